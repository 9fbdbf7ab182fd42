Feature: Casting an adventurer card
  Its player chooses to cast it normally or as an Adventure (715.3); as an Adventure it has that part's characteristics only, and is
  exiled as it resolves, from where it can be cast later, not as an Adventure (715.3d).

  @id:adventure-0001 @rule:715.3d @rule:715.4
  Scenario: A resolved Adventure is exiled, and its creature can be cast from exile
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Lovestruck Beast |
    When Alice casts "Lovestruck Beast"
      | choice | answer         |
      | face   | Heart's Desire |
    Then "Lovestruck Beast" has mana value 1
    When the top of the stack resolves
    Then "Lovestruck Beast" is in exile
    And "Lovestruck Beast" has mana value 3
    And Alice has 1 creature on the battlefield
    When Alice casts "Lovestruck Beast" from exile
    And the top of the stack resolves
    Then "Lovestruck Beast" is a 5/5 creature
    And "Lovestruck Beast" is on the battlefield

  @id:adventure-0002 @rule:715.3d
  Scenario: An adventurer card on an adventure can't be cast as an Adventure again
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Lovestruck Beast |
    When Alice casts "Lovestruck Beast"
      | choice | answer         |
      | face   | Heart's Desire |
    And the top of the stack resolves
    Then Alice can't cast "Lovestruck Beast" from exile
      | choice | answer         |
      | face   | Heart's Desire |
    And Alice can cast "Lovestruck Beast" from exile
      | choice | answer           |
      | face   | Lovestruck Beast |

  @id:adventure-0003 @rule:715.3d @rule:701.6a @rule:601.3
  Scenario: An Adventure that is countered goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    Then "Bonecrusher Giant" is in Alice's graveyard
    And Alice can't cast "Bonecrusher Giant"
    And Bob has 20 life

  @id:adventure-0004 @rule:715.3d @rule:608.2b
  Scenario: An Adventure whose target is gone goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
    And Bob's hand holds
      | card       |
      | Cloudshift |
    When Alice casts "Bonecrusher Giant" targeting "Grizzly Bears"
      | choice | answer |
      | face   | Stomp  |
    And Alice passes priority
    And Bob casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Bonecrusher Giant" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:adventure-0005 @rule:715.3a @rule:715.3b @rule:307.1
  Scenario: The time to cast an adventurer card is that of the part that is cast
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
    When Bob passes priority
    Then Alice can't cast "Bonecrusher Giant"
      | choice | answer            |
      | face   | Bonecrusher Giant |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And the top of the stack resolves
    Then Bob has 18 life
    And "Bonecrusher Giant" is in exile
    When Bob passes priority
    Then Alice can't cast "Bonecrusher Giant" from exile

  @id:adventure-0006 @rule:715.3a @rule:601.2f
  Scenario: What makes noncreature spells cost more concerns an adventurer card cast as its instant, not its creature
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent                   | controller |
      | Thalia, Guardian of Thraben | Bob        |
    And Alice's hand holds
      | card              | as    |
      | Bonecrusher Giant | First |
    Then Alice can cast "First"
      | choice | answer            |
      | face   | Bonecrusher Giant |
    When Alice casts "First" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    Then Alice has no mana
    And "First" has mana value 2

  @id:adventure-0007 @rule:715.3c @rule:707.10
  Scenario: A copy of an Adventure does what the Adventure does, and leaves no card to be cast later
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
      | Reverberate       |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And Alice casts "Reverberate" targeting "Bonecrusher Giant"
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    Then the stack holds, from the top
      | object            | controller | targets |
      | copy of Stomp     | Alice      | Bob     |
      | Bonecrusher Giant | Alice      | Bob     |
    When the top of the stack resolves
    Then Bob has 18 life
    And Alice has no cards in exile
    When the top of the stack resolves
    Then Bob has 16 life
    And "Bonecrusher Giant" is in exile
    And Alice can cast "Bonecrusher Giant" from exile

  @id:adventure-0008 @rule:715.3 @rule:601.3
  Scenario: A permission to play cards that an effect exiled lets either part of an adventurer card be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Reckless Impulse |
    And Alice's library holds, from the top
      | card              | as     |
      | Bonecrusher Giant | First  |
      | Lovestruck Beast  | Second |
      | Opt               |        |
    When Alice casts "Reckless Impulse"
    And the top of the stack resolves
    And Alice casts "First" from exile targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And the top of the stack resolves
    Then Bob has 18 life
    And "First" is in exile
    When Alice casts "Second" from exile
      | choice | answer           |
      | face   | Lovestruck Beast |
    And the top of the stack resolves
    Then "Second" is a 5/5 creature
    When Alice casts "First" from exile
      | choice | answer            |
      | face   | Bonecrusher Giant |
    And the top of the stack resolves
    Then "First" is a 4/3 creature

  @id:adventure-0009 @rule:715.3d @rule:400.7 @rule:601.3
  Scenario: An adventurer card whose creature was cast from exile and countered can't be cast again
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
    And Bob's hand holds
      | card            |
      | Essence Scatter |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And the top of the stack resolves
    Then Alice can cast "Bonecrusher Giant" from exile
    When Alice casts "Bonecrusher Giant" from exile
    And Alice passes priority
    And Bob casts "Essence Scatter" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    Then "Bonecrusher Giant" is in Alice's graveyard
    And Alice can't cast "Bonecrusher Giant"

  @id:adventure-0010 @rule:715.3 @rule:118.9 @rule:118.3
  Scenario: A permission to cast spells without paying applies to an Adventure, which is no alternative cost
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card              |
      | Bonecrusher Giant |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice           | answer      |
      | face             | Stomp       |
      | alternative cost | Omniscience |
    And the top of the stack resolves
    Then Bob has 18 life
    And "Bonecrusher Giant" is in exile
    And Alice can't cast "Bonecrusher Giant" from exile

  @id:adventure-0011 @rule:715.3d @rule:601.3
  Scenario: An adventurer card that was exiled for another reason can't be cast from exile
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | as      |
      | Bonecrusher Giant | Alice      | Fighter |
    And Alice's hand holds
      | card              | as   |
      | Bonecrusher Giant | Held |
    And Bob's hand holds
      | card                 |
      | Swords to Plowshares |
    When Alice passes priority
    And Bob casts "Swords to Plowshares" targeting "Fighter"
    And the stack resolves until empty
    Then Alice has 24 life
    And Alice has 1 card in exile
    And Alice can't cast "Fighter" from exile
    And Alice can cast "Held"
      | choice | answer            |
      | face   | Bonecrusher Giant |

  @id:adventure-0012 @rule:715.4 @rule:715.2
  Scenario: In a graveyard an adventurer card has its normal characteristics only
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {U}{U}{U}{U}{U}{U}{B}{B}{B}{B} |
    And Alice's hand holds
      | card                |
      | Torrential Gearhulk |
      | Zombify             |
    And Alice's graveyard holds
      | card              |
      | Bonecrusher Giant |
    Then the characteristics of "Bonecrusher Giant" are
      | characteristic | value    |
      | types          | Creature |
      | mana value     | 3        |
    When Alice casts "Torrential Gearhulk"
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts "Zombify" targeting "Bonecrusher Giant"
    And the top of the stack resolves
    Then "Bonecrusher Giant" is a 4/3 creature
    And "Bonecrusher Giant" is on the battlefield

  @id:adventure-0013 @rule:715.3a @rule:715.3b @rule:715.3d
  Scenario: An adventurer card is cast by the name of its Adventure, has that name as a spell, and goes on an adventure
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And Alice's hand holds "Bonecrusher Giant"
    When Alice casts "Stomp" targeting Bob
    Then the stack holds, from the top
      | object | controller | targets |
      | Stomp  | Alice      | Bob     |
    When the top of the stack resolves
    Then Bob has 18 life
    And "Bonecrusher Giant" is in exile

  @id:adventure-0020 @rule:616.1 @rule:715.3d @rule:601.3
  Scenario: The controller of a spell that resolves as an Adventure chooses between its own exile and another one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Rest in Peace | Bob        |
    And Alice's hand holds
      | card             | as     |
      | Lovestruck Beast | first  |
      | Lovestruck Beast | second |
    When Alice casts "first"
      | choice | answer         |
      | face   | Heart's Desire |
    And the top of the stack resolves
      | choice      | answer |
      | replacement | first  |
    And Alice casts "second"
      | choice | answer         |
      | face   | Heart's Desire |
    And the top of the stack resolves
      | choice      | answer        |
      | replacement | Rest in Peace |
    Then "first" is in exile
    And "second" is in exile
    And Alice can cast "first" from exile
    And Alice can't cast "second" from exile
