Feature: The intervening if
  A condition that stands right after the trigger event is looked at twice: as the event happens and on resolution. Any
  other "if" is looked at on resolution only.

  @id:trigger-0201 @rule:603.4
  Scenario: An ability whose condition has become false does nothing
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                         | controller |
      | ability 3 of Felidar Sovereign | Alice      |
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the stack resolves until empty
    Then Alice has 37 life
    And the game goes on

  @id:trigger-0202 @rule:603.4
  Scenario: An ability whose condition becomes true after its event has not triggered
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 39   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Alice's hand holds "Healing Salve"
    When the game advances to Alice's upkeep
    Then the stack is empty
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the stack resolves until empty
    Then Alice has 42 life
    When the game advances to Alice's draw step
    Then the game goes on
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then Alice has won the game

  @id:trigger-0203 @rule:603.4
  Scenario: A condition that is false only between the two looks does no harm
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Alice's hand holds "Healing Salve"
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's upkeep
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has 37 life
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the top of the stack resolves
    Then Alice has 40 life
    When the top of the stack resolves
    Then Alice has won the game

  @id:trigger-0204 @rule:603.4
  Scenario: An if within the effect is looked at on resolution only
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent              | controller |
      | Skyline Despot         | Alice      |
      | Court of Grace         | Alice      |
      | Throne of the High City | Alice     |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                      | controller |
      | ability 2 of Court of Grace | Alice      |
    When Alice activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Alice is the monarch
    When the top of the stack resolves
    Then Alice has 1 Angel on the battlefield
    And Alice has 0 Spirit on the battlefield
    And Alice has 1 Dragon on the battlefield

  @id:trigger-0205 @rule:603.4 @rule:603.10a @rule:702.93a
  Scenario: A condition about a creature that died is about the creature as it last was
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | state           | as    |
      | Young Wolf | Alice      |                 | first |
      | Young Wolf | Alice      | 1 +1/+1 counter | grown |
    And Bob's hand holds "Shock"
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
    When the top of the stack resolves
    Then "first" is on the battlefield
    And "first" has 1 +1/+1 counter
    And "grown" is in Alice's graveyard

  @id:if-0001 @rule:603.4
  Scenario: The greatest mana value among all artifacts is looked at as the ability would trigger
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent                     | controller |
      | Padeem, Consul of Innovation  | Alice      |
      | Darksteel Ingot               | Alice      |
      | Wurmcoil Engine               | Bob        |
    When the game advances to Alice's upkeep
    Then the stack is empty
    And Alice has priority
    When Alice passes priority
    Then Bob has priority

  @id:if-0002 @rule:603.4
  Scenario: A tie for the greatest mana value is enough
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent                     | controller |
      | Padeem, Consul of Innovation  | Alice      |
      | Darksteel Ingot               | Alice      |
      | Manalith                      | Bob        |
      | Sol Ring                      | Bob        |
    When the game advances to Alice's upkeep
    And the stack resolves until empty
    Then Alice has 1 card in hand

  @id:if-0003 @rule:603.4 @rule:301.5
  Scenario: The creature that the enchanted Equipment is attached to is destroyed, and nothing triggers while there is none
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent       | controller | state                     | as    |
      | Grizzly Bears   | Bob        |                           |       |
      | Bonesplitter    | Bob        | attached to Grizzly Bears | One   |
      | Colossus Hammer | Bob        |                           | Other |
      | Artificer's Hex | Alice      | attached to One           |       |
      | Artificer's Hex | Alice      | attached to Other         |       |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                       |
      | ability of Artificer's Hex   |
    When the stack resolves until empty
    Then "Grizzly Bears" is in Bob's graveyard
    And "One" is on the battlefield

  @id:if-0004 @rule:603.4 @rule:508.1
  Scenario: A player has attacked this turn when creatures were declared, not when it is that player's turn
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{C}{C} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | 3 Island      | Alice      |
    And Alice's hand holds
      | card            | as    |
      | Storm Fleet Spy | First |
      | Storm Fleet Spy | Other |
    When Alice casts "First"
    And the top of the stack resolves
    Then the stack is empty
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's postcombat main phase
    And Alice casts "Other"
    And the stack resolves until empty
    Then Alice has 1 card in hand

  @id:if-0005 @rule:603.4 @rule:702.33c
  Scenario: A spell that was kicked once was not kicked twice
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}{W}{R} |
    And Alice's hand holds "Archangel of Wrath"
    When Alice casts "Archangel of Wrath"
      | choice          | answer     |
      | additional cost | {R} kicker |
    And the top of the stack resolves
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    Then the stack holds, from the top
      | object                          |
      | ability 5 of Archangel of Wrath |

  @id:if-0006 @rule:603.4 @rule:702.33d
  Scenario: Whether another spell was kicked is looked at on that spell
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {R}{R}{C}{C}{C}{C}    |
    And the battlefield holds
      | permanent        | controller |
      | Bloodstone Goblin | Alice     |
    And Alice's hand holds
      | card            | as    |
      | Burst Lightning | First |
      | Burst Lightning | Other |
    When Alice casts "First" targeting Bob
    Then the stack holds, from the top
      | object          |
      | Burst Lightning |
    When the stack resolves until empty
    And Alice casts "Other"
      | choice          | answer |
      | targets         | Bob    |
      | additional cost | kicker |
    And the stack resolves until empty
    Then "Bloodstone Goblin" is 3/3
    And "Bloodstone Goblin" has menace

  @id:if-0007 @rule:603.10a
  Scenario: A creature that was equipped as it died was an equipped creature
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent            | controller | state                     |
      | Stone Haven Outfitter | Alice     |                           |
      | Grizzly Bears        | Alice      |                           |
      | Llanowar Elves       | Alice      |                           |
      | Bonesplitter         | Alice      | attached to Grizzly Bears |
    And Alice's hand holds
      | card  | as  |
      | Shock | One |
      | Lightning Bolt | Two |
    Then "Grizzly Bears" is 5/3
    When Alice casts "One" targeting "Llanowar Elves"
    And the stack resolves until empty
    Then Alice has 1 card in hand
    When Alice casts "Two" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 1 card in hand
