Feature: Effects that have begun, and the well-known hard boards
  An effect with parts in several layers goes on applying to the same objects once its first part has applied, even when the
  ability that makes it is lost on the way. An ability that is lost before its first part applies does nothing.

  @id:layer-0201 @rule:613.6 @rule:613.1d @rule:613.1f @rule:613.7a
  Scenario: Opalescence under an older Humility makes enchantments creatures as big as their mana values
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Humility      | Alice      |
      | Opalescence   | Bob        |
      | Grizzly Bears | Bob        |
    When state-based actions are checked
    Then "Humility" is a 4/4 enchantment creature
    And "Humility" has no abilities
    And "Opalescence" isn't a creature
    And "Grizzly Bears" is a 1/1 creature

  @id:layer-0202 @rule:613.6 @rule:613.7a
  Scenario: Opalescence under a younger Humility makes Humility a creature that sets itself to 1/1
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Opalescence   | Bob        |
      | Humility      | Alice      |
      | Crusade       | Bob        |
      | Savannah Lions | Alice     |
    When state-based actions are checked
    Then "Humility" is a 1/1 enchantment creature
    And "Humility" has no abilities
    And "Crusade" is a 1/1 enchantment creature
    And "Crusade" has no abilities
    And "Savannah Lions" is a 1/1 creature

  @id:layer-0203 @rule:613.6 @rule:613.1f @rule:611.3a
  Scenario: Enchantments that become creatures under Humility lose the bonuses that they give
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Humility        | Alice      |
      | Glorious Anthem | Bob        |
      | Grizzly Bears   | Bob        |
      | 4 Plains        | Bob        |
    And Bob's hand holds "Opalescence"
    And it is Bob's precombat main phase
    When state-based actions are checked
    Then "Grizzly Bears" is a 2/2 creature
    When Bob casts "Opalescence"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 1/1 creature
    And "Glorious Anthem" is a 3/3 enchantment creature
    And "Glorious Anthem" has no abilities

  @id:layer-0204 @rule:613.6 @rule:613.1d
  Scenario: Two copies of Opalescence make each other creatures and all others, Humility or not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Opalescence | Alice      |
      | Opalescence | Bob        |
      | Humility    | Bob        |
    When state-based actions are checked
    Then Alice's "Opalescence" is a 1/1 enchantment creature
    And Bob's "Opalescence" is a 1/1 enchantment creature
    And "Humility" is a 1/1 enchantment creature
    And Alice's "Opalescence" has no abilities

  @id:layer-0205 @rule:613.6 @rule:613.1d @rule:613.1f
  Scenario: A land creature that loses all abilities still makes lands Swamps, for that applied before
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Kormus Bell              | Alice      |
      | Urborg, Tomb of Yawgmoth | Alice      |
      | Humility                 | Bob        |
      | Forest                   | Bob        |
      | Grizzly Bears            | Bob        |
    When state-based actions are checked
    Then "Forest" is a 1/1 black Forest Swamp land creature
    And "Urborg, Tomb of Yawgmoth" is a 1/1 black Swamp land creature
    And "Urborg, Tomb of Yawgmoth" has no abilities
    And "Grizzly Bears" is a 1/1 green creature

  @id:layer-0206 @rule:613.6 @rule:613.1d
  Scenario: An artifact that March of the Machines made a creature keeps its size though it is no noncreature artifact any more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | March of the Machines | Alice      |
      | Darksteel Ingot       | Bob        |
      | Mind Stone            | Bob        |
      | Dress Down            | Bob        |
    When state-based actions are checked
    Then "Darksteel Ingot" is a 3/3 artifact creature
    And "Darksteel Ingot" has no abilities
    And "Mind Stone" is a 2/2 artifact creature
    And "Mind Stone" has no abilities

  @id:layer-0207 @rule:613.6 @rule:613.1f
  Scenario: A creature that gives others a type does so though it loses its abilities in a later layer
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state              | as     |
      | Ashaya, Soul of the Wild | Alice      |                    | Ashaya |
      | Grizzly Bears            | Alice      |                    |        |
      | Lignify                  | Bob        | attached to Ashaya |        |
    When state-based actions are checked
    Then "Grizzly Bears" is a Forest Bear land creature
    And "Ashaya, Soul of the Wild" is a 0/4 Forest Treefolk land creature
    And "Ashaya, Soul of the Wild" isn't an Elemental

  @id:layer-0208 @rule:613.6 @rule:613.1f @rule:613.4c
  Scenario: A creature that loses its abilities gives no bonus, for a bonus applies in a later layer
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state                         |
      | Master of Etherium | Alice      |                               |
      | Memnite            | Alice      |                               |
      | 2 Island           | Bob        |                               |
    And it is Bob's precombat main phase
    And Bob's hand holds "Turn to Frog"
    When state-based actions are checked
    Then "Memnite" is a 2/2 creature
    And "Master of Etherium" is a 2/2 creature
    When Bob casts "Turn to Frog" targeting "Master of Etherium"
    And the top of the stack resolves
    Then "Memnite" is a 1/1 creature
    And "Master of Etherium" is a 1/1 blue Frog artifact creature

  @id:layer-0209 @rule:613.7a @rule:613.7e @rule:613.1f
  Scenario: An ability that an Equipment was given later than its own keeps its place when both get a new timestamp
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                       |
      | Colossus Hammer | Alice      |                             |
      | Rune of Flight  | Alice      | attached to Colossus Hammer |
      | Grizzly Bears   | Alice      |                             |
      | Suntail Hawk    | Alice      |                             |
      | 16 Wastes       | Alice      |                             |
    When Alice activates ability 2 of "Colossus Hammer" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 12/12 creature
    And "Grizzly Bears" has flying
    When Alice activates ability 2 of "Colossus Hammer" targeting "Suntail Hawk"
    And the top of the stack resolves
    Then "Suntail Hawk" is an 11/11 creature
    And "Suntail Hawk" has flying
    And "Grizzly Bears" lacks flying

  @id:layer-0210 @rule:613.7a @rule:613.1f @rule:613.4b
  Scenario: An animated land loses its abilities to an older Humility but keeps its own later size
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Humility  | Bob        |
      | Mutavault | Alice      |
      | Wastes    | Alice      |
    When Alice activates ability 2 of "Mutavault"
    And the top of the stack resolves
    Then "Mutavault" is a 2/2 land creature
    And "Mutavault" has no abilities

  @id:layer-0211 @rule:613.7b @rule:613.4b
  Scenario: An animated land is set to 1/1 by a Humility that came later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mutavault | Alice      |
      | 5 Plains  | Alice      |
    And Alice's hand holds "Humility"
    When Alice casts "Humility"
    And Alice activates ability 2 of "Mutavault"
    And the top of the stack resolves
    Then "Mutavault" is a 2/2 land creature
    When the top of the stack resolves
    Then "Mutavault" is a 1/1 land creature
    And "Mutavault" has no abilities

  @id:layer-0212 @rule:613.1d @rule:305.7 @rule:602.1
  Scenario: A land that becomes a Mountain keeps what a spell made of it and loses the ability that did
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Mutavault  | Alice      |
      | Wastes     | Alice      |
      | 3 Mountain | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Blood Moon"
    When Bob casts "Blood Moon"
    And Bob passes priority
    And Alice activates ability 2 of "Mutavault"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    Then "Mutavault" is a 2/2 land creature
    When the top of the stack resolves
    Then "Mutavault" is a 2/2 Mountain Goblin land creature
    And "Mutavault" lacks ability 2
    When Bob passes priority
    Then Alice can't activate ability 2 of "Mutavault"
    And Alice can activate "Mutavault"

  @id:layer-0213 @rule:613.1d @rule:305.7
  Scenario: A land creature that Blood Moon makes a Mountain is still a creature of its size
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Blood Moon  | Bob        |
      | Dryad Arbor | Alice      |
      | Forest      | Alice      |
    When state-based actions are checked
    Then "Dryad Arbor" is a 1/1 green Mountain Dryad land creature
    And "Dryad Arbor" isn't a Forest
    When Alice activates "Dryad Arbor"
    Then Alice has {R} in her mana pool

  @id:layer-0214 @rule:613.1d @rule:305.7 @rule:305.6 @rule:205.1a @rule:506.3
  Scenario: A creature that becomes a Forest land is no creature, and has no ability but that for green mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                   |
      | Serra Angel         | Bob        | 1 +1/+1 counter         |
      | Song of the Dryads  | Alice      | attached to Serra Angel |
      | Glorious Anthem     | Bob        |                         |
      | Hill Giant          | Bob        |                         |
    And it is Bob's precombat main phase
    When state-based actions are checked
    Then the characteristics of "Serra Angel" are
      | characteristic | value  |
      | types          | Land   |
      | subtypes       | Forest |
      | colors         | none   |
      | power          | none   |
      | toughness      | none   |
    And "Serra Angel" lacks flying
    And "Serra Angel" has 1 +1/+1 counter
    And Bob can attack Alice with "Hill Giant"
    And Bob can't attack Alice with "Serra Angel"
    When Bob activates "Serra Angel"
    Then Bob has {G} in his mana pool

  @id:layer-0215 @rule:613.3 @rule:604.3 @rule:613.1d
  Scenario: A changeling that becomes a Treefolk is a Treefolk only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                          |
      | Goblin King         | Bob        |                                |
      | Woodland Changeling | Alice      |                                |
      | Grizzly Bears       | Alice      |                                |
      | 2 Forest            | Bob        |                                |
    And it is Bob's precombat main phase
    And Bob's hand holds "Lignify"
    When state-based actions are checked
    Then "Woodland Changeling" is a 3/3 Goblin creature
    When Bob casts "Lignify" targeting "Woodland Changeling"
    And the top of the stack resolves
    Then "Woodland Changeling" is a 0/4 Treefolk creature
    And "Woodland Changeling" isn't a Goblin
    And "Woodland Changeling" has no abilities

  @id:layer-0218 @rule:613.1f @rule:613.4a @rule:604.3 @rule:107.2
  Scenario: A creature card that defines its own power loses that in a graveyard whose cards lose all abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Plains    | Alice      |
      | Swamp     | Bob        |
    And it is Bob's precombat main phase
    And Alice's graveyard holds "Maro" and "Wall of Stone"
    And Alice's hand holds "Opt", "Shock" and "Duress"
    And Bob's hand holds "Yixlid Jailer"
    And the players have
      | player | mana   |
      | Bob    | {C}{B} |
    When state-based actions are checked
    Then "Maro" has power 3
    When Bob casts "Yixlid Jailer"
    And the top of the stack resolves
    Then "Maro" has power 0
    And "Maro" has no abilities
    And "Yixlid Jailer" has power 2

  @id:layer-0219 @rule:613.1f @rule:613.1d @rule:305.6 @rule:602.1
  Scenario: A land that loses all abilities keeps its land type and loses even the mana ability that comes with it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Living Lands     | Alice      |
      | Forest           | Alice      |
      | Island           | Alice      |
      | Dress Down       | Bob        |
    When state-based actions are checked
    Then "Forest" is a 1/1 Forest land creature
    And "Forest" has no abilities
    And Alice can't activate "Forest"
    And Alice can activate "Island"

  @id:layer-0220 @rule:613.4b @rule:613.7a @rule:613.9
  Scenario: Of two effects that set a creature's power and toughness the younger one decides
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     |
      | Lignify         | Bob        | attached to Hill Giant    |
      | Godhead of Awe  | Alice      |                           |
      | Hill Giant      | Alice      |                           |
      | Serra Angel     | Alice      |                           |
      | Lignify         | Bob        | attached to Serra Angel   |
    When state-based actions are checked
    Then "Hill Giant" is a 1/1 Treefolk creature
    And "Serra Angel" is a 0/4 Treefolk creature
    And "Godhead of Awe" is a 4/4 creature

  @id:layer-0221 @rule:613.7e @rule:613.1f
  Scenario: An Equipment that takes flying has a new timestamp as it becomes attached and so beats an older Aura
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     |
      | Colossus Hammer | Alice      |                           |
      | Grizzly Bears   | Alice      |                           |
      | Hill Giant      | Alice      |                           |
      | Flight          | Alice      | attached to Grizzly Bears |
      | 8 Wastes        | Alice      |                           |
      | Island          | Alice      |                           |
    And Alice's hand holds "Flight"
    When Alice activates "Colossus Hammer" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 12/12 creature
    And "Grizzly Bears" lacks flying
    When Alice casts "Flight" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has flying

  @id:layer-0222 @rule:613.7c @rule:613.1f
  Scenario: A keyword counter gives its keyword to a creature that has lost its abilities before, until it loses them again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Alice      |
      | 3 Forest   | Alice      |
      | 4 Island   | Alice      |
    And Alice's hand holds
      | card         | as     |
      | Fully Grown  |        |
      | Turn to Frog | first  |
      | Turn to Frog | second |
    When Alice casts "first" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice casts "Fully Grown" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 4/4 blue Frog creature
    And "Hill Giant" has trample
    When Alice casts "second" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 1 trample counter
    And "Hill Giant" lacks trample
