Feature: When and how often loyalty abilities are activated
  A loyalty ability is activated in one's own main phase with an empty stack, and only one a turn of each permanent. Its cost is
  counters: what can't be removed can't be paid, and what is paid is no effect.

  @id:loyalty-0001 @rule:606.3
  Scenario: One loyalty ability a turn is activated of each permanent
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state              |
      | Garruk Wildspeaker | Alice     | 3 loyalty counters |
      | Jace Beleren       | Alice     | 3 loyalty counters |
    When Alice activates ability 2 of "Garruk Wildspeaker"
    And the top of the stack resolves
    Then "Garruk Wildspeaker" has 2 loyalty counters
    And Alice can't activate ability 2 of "Garruk Wildspeaker"
    And Alice can activate ability 1 of "Jace Beleren"
    When Alice activates ability 1 of "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    When the game advances to Alice's postcombat main phase
    Then Alice can't activate ability 2 of "Garruk Wildspeaker"
    And Alice can't activate ability 1 of "Jace Beleren"

  @id:loyalty-0002 @rule:606.3
  Scenario: A loyalty ability waits for one's own main phase with an empty stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters |
      | Jace Beleren       | Bob        | 3 loyalty counters |
      | Mountain           | Alice      |                    |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    Then Alice can't activate ability 2 of "Garruk Wildspeaker"
    When the game advances to Alice's precombat main phase
    Then Alice can activate ability 2 of "Garruk Wildspeaker"
    When Alice passes priority
    Then Bob can't activate ability 1 of "Jace Beleren"
    When the game advances to Alice's beginning of combat
    Then Alice can't activate ability 2 of "Garruk Wildspeaker"
    When the game advances to Alice's postcombat main phase
    Then Alice can activate ability 2 of "Garruk Wildspeaker"
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't activate ability 2 of "Garruk Wildspeaker"

  @id:loyalty-0003 @rule:606.3 @rule:602.5a @rule:602.2
  Scenario: A planeswalker that has just come under control may be used at once
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Bob        | 3 loyalty counters |
    And Alice's hand holds
      | card       |
      | Confiscate |
    Then Alice can't activate ability 1 of "Jace Beleren"
    When Alice casts "Confiscate" targeting "Jace Beleren"
    And the top of the stack resolves
    And Alice activates ability 1 of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters
    When the game advances to Bob's precombat main phase
    Then Bob can't activate ability 1 of "Jace Beleren"

  @id:loyalty-0004 @rule:606.3
  Scenario: A loyalty ability that was activated counts though control has changed and come back
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {C}{C}                   |
      | Bob    | {U}{U}{U}{U}{U}{U}       |
    And the battlefield holds
      | permanent        | controller | state              |
      | Jace Beleren     | Alice      | 3 loyalty counters |
      | Garruk Wildspeaker | Alice    | 3 loyalty counters |
      | 2 Forest         | Alice      |                    |
      | Vedalken Orrery  | Bob        |                    |
    And Alice's hand holds
      | card        |
      | Krosan Grip |
    And Bob's hand holds
      | card       |
      | Confiscate |
    When Alice activates ability 1 of "Jace Beleren"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Confiscate" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is controlled by Bob
    When Alice casts "Krosan Grip" targeting "Confiscate"
    And the top of the stack resolves
    Then "Jace Beleren" is controlled by Alice
    And Alice can't activate ability 2 of "Jace Beleren" targeting Alice
    And Alice can activate ability 2 of "Garruk Wildspeaker"

  @id:loyalty-0005 @rule:606.3 @rule:400.7
  Scenario: A planeswalker that left and came back is another permanent
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {U}{U}{U}{U}{U}{U}    |
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Alice      | 3 loyalty counters |
    And Alice's hand holds
      | card     |
      | Disperse |
    When Alice activates ability 2 of "Jace Beleren" targeting Bob
    And the top of the stack resolves
    Then Alice can't activate ability 1 of "Jace Beleren"
    When Alice casts "Disperse" targeting "Jace Beleren"
    And the top of the stack resolves
    And Alice casts "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And Alice can activate ability 1 of "Jace Beleren"

  @id:loyalty-0006 @rule:606.3 @rule:602.2b
  Scenario: A countered loyalty ability has been activated and paid for
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {U}  |
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Alice      | 3 loyalty counters |
    And Bob's hand holds
      | card   |
      | Stifle |
    When Alice activates ability 1 of "Jace Beleren"
    And Alice passes priority
    And Bob casts "Stifle" targeting ability 1 of "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And Alice has 0 cards in hand
    And Alice can't activate ability 1 of "Jace Beleren"

  @id:loyalty-0007 @rule:606.3 @rule:605.1a @rule:602.5
  Scenario: A prohibition on a planeswalker's activated abilities covers its loyalty abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state                          |
      | Pithing Needle     | Bob        | chosen card name: Jace Beleren |
      | Jace Beleren       | Alice      | 3 loyalty counters             |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters             |
    Then Alice can't activate ability 1 of "Jace Beleren"
    When Alice activates ability 2 of "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" has 2 loyalty counters

  @id:loyalty-0101 @rule:606.6
  Scenario: A loyalty cost that is more than there is can't be paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters |
    Then Alice can't activate ability 3 of "Garruk Wildspeaker"
    And Alice can activate ability 2 of "Garruk Wildspeaker"
    When Alice tries to activate ability 3 of "Garruk Wildspeaker"
    Then the action is refused
    And "Garruk Wildspeaker" has 3 loyalty counters
    And Alice can activate ability 2 of "Garruk Wildspeaker"

  @id:loyalty-0102 @rule:606.6 @rule:113.7a @rule:704.5i
  Scenario: A planeswalker may pay its last counters, and its ability resolves without it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Alice      | 4 loyalty counters |
      | Grizzly Bears      | Alice      |                    |
    When Alice activates ability 3 of "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" is in Alice's graveyard
    And the stack holds, from the top
      | object                          | controller |
      | ability 3 of Garruk Wildspeaker | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is 5/5
    And "Grizzly Bears" has trample

  @id:loyalty-0103 @rule:606.4 @rule:606.6
  Scenario: Loyalty counters from elsewhere pay loyalty costs
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters |
    And Alice's hand holds
      | card            |
      | Steady Progress |
    Then Alice can't activate ability 3 of "Garruk Wildspeaker"
    When Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | answer             |
      | objects | Garruk Wildspeaker |
    Then "Garruk Wildspeaker" has 4 loyalty counters
    And Alice can activate ability 3 of "Garruk Wildspeaker"

  @id:loyalty-0104 @rule:606.4 @rule:614.16
  Scenario: Counters put to pay a loyalty cost are no effect's, and what doubles an effect's tokens and counters leaves them alone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Doubling Season    | Alice      |                    |
      | Jace Beleren       | Alice      | 3 loyalty counters |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters |
    When Alice activates ability 1 of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters
    When the top of the stack resolves
    And Alice activates ability 2 of "Garruk Wildspeaker"
    And the top of the stack resolves
    Then "Garruk Wildspeaker" has 2 loyalty counters
    And Alice has 2 creatures on the battlefield

  @id:loyalty-0105 @rule:606.4 @rule:614.1a
  Scenario: A replacement of whatever counters a player puts applies to a loyalty cost
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller | state              |
      | Vorinclex, Monstrous Raider | Alice      |                    |
      | Jace Beleren                | Alice      | 3 loyalty counters |
    When Alice activates ability 1 of "Jace Beleren"
    Then "Jace Beleren" has 7 loyalty counters

  @id:loyalty-0106 @rule:606.5 @rule:606.6
  Scenario: An additional cost of a loyalty counter is put together with the ability's own
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Carth the Lion     | Alice      |                    |
      | Garruk Wildspeaker | Alice      | 4 loyalty counters |
      | Jace Beleren       | Alice      | 3 loyalty counters |
    When Alice activates ability 3 of "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" has 1 loyalty counter
    When the top of the stack resolves
    And Alice activates ability 1 of "Jace Beleren"
    Then "Jace Beleren" has 6 loyalty counters

  @id:loyalty-0107 @rule:606.6 @rule:606.5
  Scenario: Whether a loyalty cost can be paid is judged by the whole of it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Carth the Lion     | Alice      |                    |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters |
    When Alice activates ability 3 of "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" is in Alice's graveyard
    And the stack holds, from the top
      | object                          | controller |
      | ability 1 of Carth the Lion     | Alice      |
      | ability 3 of Garruk Wildspeaker | Alice      |

  @id:loyalty-0008 @rule:606.3 @rule:101.1
  Scenario: An effect may allow two loyalty abilities of each permanent in a turn, and no third
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Oath of Teferi     | Alice      |                    |
      | Garruk Wildspeaker | Alice      | 4 loyalty counters |
      | Jace Beleren       | Alice      | 3 loyalty counters |
    When Alice activates ability 2 of "Garruk Wildspeaker"
    And the top of the stack resolves
    And Alice activates ability 2 of "Garruk Wildspeaker"
    And the top of the stack resolves
    Then "Garruk Wildspeaker" has 2 loyalty counters
    And Alice has 2 creatures on the battlefield
    And Alice can't activate ability 2 of "Garruk Wildspeaker"
    And Alice can activate ability 1 of "Jace Beleren"

  @id:loyalty-0108 @rule:606.6 @rule:107.3a @rule:601.2b
  Scenario: A loyalty cost of X is at most as many counters as there are
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller | state              |
      | Ugin, the Spirit Dragon | Alice      | 4 loyalty counters |
      | Savannah Lions          | Bob        |                    |
      | Grizzly Bears           | Bob        |                    |
      | Hill Giant              | Bob        |                    |
      | Memnite                 | Bob        |                    |
    Then Alice can't activate ability 2 of "Ugin, the Spirit Dragon"
      | choice | answer |
      | x      | 5      |
    When Alice activates ability 2 of "Ugin, the Spirit Dragon"
      | choice | answer |
      | x      | 2      |
    Then "Ugin, the Spirit Dragon" has 2 loyalty counters
    When the top of the stack resolves
    Then "Savannah Lions" is in exile
    And "Grizzly Bears" is in exile
    And "Hill Giant" is on the battlefield
    And "Memnite" is on the battlefield
