Feature: Lands
  Lands are played, one a turn, when their player could cast a sorcery; they are put onto the battlefield by effects at
  any time.

  @id:land-0001 @rule:305.1 @rule:305.2b @rule:305.3
  Scenario: A land is played in its player's main phase with an empty stack, once a turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
    And Alice's hand holds
      | card   | as     |
      | Forest | first  |
      | Forest | second |
      | Shock  |        |
    And Bob's hand holds "Island"
    Then Alice can play "first"
    When Alice casts "Shock" targeting Bob
    Then Alice can't play "first"
    When Alice passes priority
    Then Bob can't play "Island"
    When the game advances to Alice's postcombat main phase
    And Alice plays "first"
    Then the stack is empty
    And "first" is on the battlefield
    And Alice has priority
    And Alice can't play "second"
    And Alice has 0 land plays left

  @id:land-0002 @rule:305.4 @rule:305.2b
  Scenario: A land that an effect puts onto the battlefield is not the land of the turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Forest  | Alice      |
    And Alice's library holds "Mountain" and "Grizzly Bears"
    And Alice's hand holds "Rampant Growth" and "Swamp" and "Island"
    When Alice casts "Rampant Growth"
    And the top of the stack resolves
      | choice  | answer   |
      | objects | Mountain |
    Then "Mountain" is on the battlefield
    And Alice has 1 land play left
    When Alice plays "Swamp"
    Then "Swamp" is on the battlefield
    And Alice can't play "Island"

  @id:land-0003 @rule:305.2 @rule:305.2a
  Scenario: Effects that allow additional lands add up, and the number is compared with the lands already played
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | as  |
      | Exploration | Alice      | one |
      | Exploration | Alice      | two |
      | 4 Plains    | Alice      |     |
    And Alice's hand holds
      | card       | as     |
      | Forest     | first  |
      | Forest     | second |
      | Forest     | third  |
      | Forest     | fourth |
      | Disenchant | d1     |
      | Disenchant | d2     |
    Then Alice has 3 land plays left
    When Alice plays "first"
    And Alice casts "d1" targeting "one"
    And the top of the stack resolves
    Then Alice can play "second"
    When Alice plays "second"
    Then Alice can't play "third"
    When Alice casts "d2" targeting "two"
    And the top of the stack resolves
    Then Alice can't play "third"
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    Then Alice can play "third"
    And Alice has 1 land play left

  @id:land-0004 @rule:305.9 @rule:305.2b
  Scenario: A card that is a land and a creature is played as a land, and cannot be cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Omniscience | Alice    |
    And Alice's hand holds
      | card        | as     |
      | Dryad Arbor | first  |
      | Dryad Arbor | second |
      | Grizzly Bears |      |
    Then Alice can cast "Grizzly Bears"
    And Alice can't cast "first"
    When Alice plays "first"
    Then the stack is empty
    And "first" is a 1/1 green land creature
    And Alice can't play "second"
    And Alice can't cast "second"

  @id:land-0005 @rule:305.6 @rule:305.8 @rule:118.3
  Scenario: A land with two basic land types taps for either mana, and is no basic land
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as  |
      | Temple Garden | Alice      | one |
      | Grizzly Bears | Bob        |     |
      | Wastes        | Alice      |     |
    And Alice's hand holds "Swords to Plowshares" and "Giant Growth" and "Shock"
    Then "one" isn't basic
    And "Wastes" is basic
    And Alice can't cast "Shock"
    And Alice can cast "Swords to Plowshares" targeting "Grizzly Bears"
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    Then "one" is tapped
    And Alice can't cast "Swords to Plowshares"

  @id:land-0006 @rule:305.6 @rule:118.3
  Scenario: A land that gains a basic land type has its mana ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                     | controller |
      | Wastes                        | Alice      |
      | Urborg, Tomb of Yawgmoth      | Bob        |
    And Alice's hand holds "Dark Ritual" and "Shock"
    Then Alice can't cast "Shock"
    When Alice casts "Dark Ritual"
    And the top of the stack resolves
    Then Alice has {B}{B}{B} in her mana pool

  @id:land-0007 @rule:305.6 @rule:605.1a
  Scenario: A land with two basic land types has the mana ability of each
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as  |
      | Temple Garden | Alice      | one |
      | Temple Garden | Alice      | two |
    When Alice activates ability from "Forest" of "one"
    Then Alice has {G} in her mana pool
    When Alice activates ability from "Plains" of "two"
    Then Alice has {G}{W} in her mana pool

  @id:land-0008 @rule:305.7 @rule:613.1f @rule:602.1
  Scenario: A land that loses its abilities to an Aura has the mana ability that the Aura grants, and not its own
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Temple Garden | Alice      |
    And Bob's hand holds "Imprisoned in the Moon"
    And it is Bob's precombat main phase
    When Bob casts "Imprisoned in the Moon" targeting "Temple Garden"
    And the top of the stack resolves
    Then "Temple Garden" has ability from "Imprisoned in the Moon"
    When Bob passes priority
    Then Alice can't activate ability from "Forest" of "Temple Garden"
    When Alice activates ability from "Imprisoned in the Moon" of "Temple Garden"
    Then Alice has {C} in her mana pool

  @id:land-0041 @rule:305.6
  Scenario: Basic land types are counted, on nonbasic lands too, each once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Matca Rioters | Alice      |
      | 2 Forest      | Alice      |
      | Temple Garden | Alice      |
      | Wastes        | Alice      |
      | Island        | Bob        |
    Then "Matca Rioters" is 2/2
    When Alice passes priority
    Then Bob has priority
