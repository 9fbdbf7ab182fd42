Feature: Mana value
  The total amount of mana in a mana cost; 0 of what has none.

  @id:mana-value-0001 @rule:202.3a @rule:202.3
  Scenario: Creatures with even mana values are exiled, one without a mana cost among them
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent      | controller |
      | Dryad Arbor    | Bob        |
      | Llanowar Elves | Bob        |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Bob        |
      | Serra Angel    | Bob        |
    And Alice's hand holds "Extinction Event"
    When Alice casts "Extinction Event"
    And the stack resolves until empty
      | answer |
      | even   |
    Then the battlefield holds, and nothing more
      | permanent      |
      | Llanowar Elves |
      | Serra Angel    |

  @id:mana-value-0002 @rule:202.3a @rule:202.3
  Scenario: Creatures with odd mana values are exiled, and 0 is not odd
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent      | controller |
      | Dryad Arbor    | Bob        |
      | Ornithopter    | Alice      |
      | Llanowar Elves | Alice      |
      | Serra Angel    | Bob        |
    And Alice's hand holds "Extinction Event"
    When Alice casts "Extinction Event"
    And the stack resolves until empty
      | answer |
      | odd    |
    Then the battlefield holds, and nothing more
      | permanent   |
      | Dryad Arbor |
      | Ornithopter |

  @id:mana-value-0003 @rule:202.3 @rule:202.3a
  Scenario: Five different mana values in a graveyard are counted, that of a land among them
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{B} |
    And Alice's graveyard holds
      | card          |
      | Forest        |
      | Shock         |
      | Grizzly Bears |
      | Hill Giant    |
      | Serra Angel   |
    And Alice's hand holds "Tainted Indulgence"
    When Alice casts "Tainted Indulgence"
    And the stack resolves until empty
    Then Alice has 2 cards in hand

  @id:mana-value-0004 @rule:202.3
  Scenario: Equal mana values in a graveyard count as one
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{B} |
    And Alice's library holds, from the top
      | card   |
      | Opt    |
      | Island |
      | Swamp  |
    And Alice's graveyard holds
      | card          |
      | Forest        |
      | Shock         |
      | Grizzly Bears |
      | Goblin Bushwhacker |
      | Serra Angel   |
      | Baneslayer Angel |
    And Alice's hand holds "Tainted Indulgence"
    When Alice casts "Tainted Indulgence"
    And the stack resolves until empty
      | choice  | answer |
      | objects | Opt    |
    Then Alice's hand holds "Island" and nothing more
    And "Opt" is in Alice's graveyard

  @id:mana-cost-0001 @rule:202.1
  Scenario: What looks for a mana cost finds no other cost with the same mana value
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state          |
      | Urza's Saga | Alice      | 2 lore counters |
    And it is Alice's upkeep
    And Alice's library holds, from the top
      | card            |
      | Opt             |
      | Sol Ring        |
      | Ornithopter     |
      | Walking Ballista |
      | Mind Stone      |
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Sol Ring"
    And Alice can choose "Ornithopter"
    And Alice can't choose "Walking Ballista"
    And Alice can't choose "Mind Stone"
    When Alice chooses "Sol Ring"
    Then "Sol Ring" is on the battlefield
