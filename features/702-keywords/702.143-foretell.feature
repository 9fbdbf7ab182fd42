Feature: Foretell
  During their turn a player may pay {2} and exile a card with foretell from their hand face down, a special action (702.143a-b);
  after that turn they may cast it for its foretell cost, an alternative cost.

  @id:foretell-0001 @rule:702.143a @rule:702.143b @rule:116.2h @rule:116.3
  Scenario: Foretelling a card uses no stack and keeps priority, and the card is exiled face down
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                  |
      | Behold the Multiverse |
    When Alice takes the special action foretell with "Behold the Multiverse"
    Then "Behold the Multiverse" is in exile
    And the stack is empty
    And Alice has priority
    And Alice has 18 untapped lands on the battlefield
    And Alice sees "Behold the Multiverse"
    And Bob can't see "Behold the Multiverse"

  @id:foretell-0002 @rule:702.143a @rule:601.3
  Scenario: A foretold card can't be cast on the turn it was foretold, and can on the next turn
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                  |
      | Behold the Multiverse |
    And Alice's library holds, from the top
      | card   |
      | Forest |
      | Plains |
    When Alice takes the special action foretell with "Behold the Multiverse"
    Then Alice can't cast "Behold the Multiverse"
    When the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice has priority
    And Alice can cast "Behold the Multiverse"
    When Alice casts "Behold the Multiverse"
    And the top of the stack resolves
      | choice      | answer              |
      | arrangement | top: Forest; Plains |
    Then "Behold the Multiverse" is in Alice's graveyard
    And Alice has 2 cards in hand

  @id:foretell-0003 @rule:702.143a @rule:116.2h
  Scenario: A card can be foretold in response to a spell on its owner's turn, and not on another player's turn
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card          |
      | Saw It Coming |
      | Opt           |
    And Bob's hand holds
      | card          |
      | Saw It Coming |
    When Alice casts "Opt"
    Then Alice can take the special action foretell with "Saw It Coming"
    When Alice passes priority
    Then Bob has priority
    And Bob can't take the special action foretell with "Saw It Coming"

  @id:foretell-0004 @rule:702.143a @rule:118.9a @rule:601.2f
  Scenario: A foretold card is cast for its foretell cost, with increases, and keeps its mana value
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
      | 3 Island             | Alice      |
    And Alice's hand holds
      | card                  |
      | Behold the Multiverse |
    When Alice takes the special action foretell with "Behold the Multiverse"
    And the game advances to Alice's upkeep
    And Alice casts "Behold the Multiverse"
    Then "Behold the Multiverse" is on the stack
    And "Behold the Multiverse" has mana value 4

  @id:foretell-0005 @rule:702.143a @rule:116.2h @rule:601.2f
  Scenario: The special action costs {2}, whatever spells cost
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card                  |
      | Behold the Multiverse |
    When Alice takes the special action foretell with "Behold the Multiverse"
    Then Alice has no mana
    And "Behold the Multiverse" is in exile

  @id:foretell-0006 @rule:702.143a @rule:304.1 @rule:117.1a @rule:118.3
  Scenario: A card with foretell can't be cast from the hand for its foretell cost
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And Alice's hand holds
      | card                  |
      | Behold the Multiverse |
      | Opt                   |
    Then Alice can't cast "Behold the Multiverse"
    And Alice can cast "Opt"
    When Alice takes the special action foretell with "Behold the Multiverse"
    Then Alice has {U} in her mana pool
    And Alice has 1 card in hand

  @id:foretell-0007 @rule:702.143a @rule:118.8 @rule:118.9d @invented
  Scenario: An additional cost is paid on top of the foretell cost
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent         | controller |
      | Whispering Chorus | Alice      |
      | Grizzly Bears     | Alice      |
      | 2 Island          | Alice      |
    And Alice's hand holds "Behold the Multiverse"
    When Alice takes the special action foretell with "Behold the Multiverse"
    Then Alice has 2 untapped lands on the battlefield
    When the game advances to Alice's upkeep
    And Alice casts "Behold the Multiverse"
      | choice          | answer   |
      | additional cost | casualty |
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice has 0 untapped lands on the battlefield
    And the stack holds, from the top
      | object                             | controller |
      | ability 3 of Behold the Multiverse | Alice      |
      | Behold the Multiverse              | Alice      |

  @id:foretell-0041 @rule:702.143a @invented
  Scenario: A card in exile is foretold when it was exiled so, and no other is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Island  | Alice      |
    And Alice's exile holds "Grizzly Bears"
    And Alice's hand holds
      | card                |
      | Saw It Coming       |
      | Registrar's Verdict |
    When Alice takes the special action foretell with "Saw It Coming"
    Then Alice can cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 6             |
      | targets | Saw It Coming |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 6             |
      | targets | Grizzly Bears |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 5             |
      | targets | Saw It Coming |
