Feature: Each layer and sublayer
  Effects apply layer by layer, whatever their timestamps: copies, face-down values, control, text, types, colors, abilities,
  and at last power and toughness. So what an early layer makes of an object is what a later layer sees, and an effect of a
  late layer that is older still applies after one of an early layer that is younger.

  @id:layer-0001 @rule:613.1a @rule:613.2c @rule:613.4c
  Scenario: A power bonus that began before a creature became a copy is added to the copied values
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Serra Angel   | Alice      |
      | Forest        | Alice      |
      | 5 Plains      | Alice      |
    And Alice's hand holds "Giant Growth" and "Mirrorweave"
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Mirrorweave" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 7/7 white Angel creature
    And "Grizzly Bears" has flying
    And "Hill Giant" is a 4/4 white Angel creature
    When the game advances to Alice's end step
    And the game advances to Bob's upkeep
    Then "Grizzly Bears" is a 2/2 green Bear creature
    And "Grizzly Bears" lacks flying

  @id:layer-0002 @rule:613.2b @rule:613.2a @rule:708.2a
  Scenario: A face-down creature that becomes a copy of another one still looks like a face-down creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state     |
      | Nantuko Vigilante | Alice      | face down |
      | Grizzly Bears     | Alice      |           |
      | Serra Angel       | Alice      |           |
      | 4 Plains          | Alice      |           |
    And Alice's hand holds "Mirrorweave"
    When Alice casts "Mirrorweave" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/4 white Angel creature
    And the characteristics of "Nantuko Vigilante" are
      | characteristic | value    |
      | name           | none     |
      | colors         | none     |
      | types          | Creature |
      | subtypes       | none     |
      | power          | 2        |
      | toughness      | 2        |
    And "Nantuko Vigilante" has no abilities

  @id:layer-0003 @rule:613.2c @rule:613.2b @rule:707.2
  Scenario: Creatures that become copies of a face-down creature have its face-down values
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state     |
      | Nantuko Vigilante | Alice      | face down |
      | Serra Angel       | Bob        |           |
      | 4 Plains          | Alice      |           |
    And Alice's hand holds "Mirrorweave"
    When Alice casts "Mirrorweave" targeting "Nantuko Vigilante"
    And the top of the stack resolves
    Then the characteristics of "Serra Angel" are
      | characteristic | value    |
      | name           | none     |
      | colors         | none     |
      | types          | Creature |
      | subtypes       | none     |
      | power          | 2        |
      | toughness      | 2        |
    And "Serra Angel" has no abilities
    And "Serra Angel" is face up

  @id:layer-0004 @rule:613.1b @rule:613.7b @rule:613.7a
  Scenario: Of two control effects the younger one decides, and the older one again when that is gone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | owner | state                     |
      | Grizzly Bears | Alice      | Bob   |                           |
      | Control Magic | Alice      |       | attached to Grizzly Bears |
      | 3 Mountain    | Bob        |       |                           |
    And it is Bob's precombat main phase
    And Bob's hand holds "Act of Treason"
    When Bob casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Grizzly Bears" has haste
    And "Control Magic" is attached to "Grizzly Bears"
    When the game advances to Alice's upkeep
    Then "Grizzly Bears" is controlled by Alice

  @id:layer-0005 @rule:613.1b @rule:613.4c @rule:611.3a
  Scenario: A bonus for one player's creatures follows the creature as its controller changes
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Glorious Anthem | Alice      |
      | Grizzly Bears   | Bob        |
      | Hill Giant      | Alice      |
      | 3 Mountain      | Alice      |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    Then "Grizzly Bears" is a 2/2 creature
    And "Hill Giant" is a 4/4 creature
    When the top of the stack resolves
    Then "Grizzly Bears" is a 3/3 creature
    And "Grizzly Bears" is controlled by Alice

  @id:layer-0006 @rule:613.1c @rule:612.2 @rule:305.7
  Scenario: A changed land type in rules text is used by the type-changing effect of that text
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
      | Mutavault  | Bob        |
      | 1 Island   | Alice      |
    And Alice's hand holds "Magical Hack"
    When Alice casts "Magical Hack" targeting "Blood Moon"
    And the top of the stack resolves
      | choice | nth | answer   |
      | name   | 1   | Mountain |
      | name   | 2   | Plains   |
    Then the characteristics of "Mutavault" are
      | characteristic | value  |
      | types          | Land   |
      | subtypes       | Plains |
    And "Mutavault" lacks ability 2
    And "Island" is an Island land

  @id:layer-0007 @rule:613.1d @rule:613.4b @rule:613.6
  Scenario: Lands that become creatures are creatures before anything looks for creatures to color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Glorious Anthem | Alice      |
      | Darkest Hour    | Alice      |
      | Living Lands    | Alice      |
      | Forest          | Alice      |
      | Island          | Alice      |
    When state-based actions are checked
    Then "Forest" is a 2/2 black Forest land creature
    And "Island" isn't a creature
    And "Island" is colorless

  @id:layer-0008 @rule:613.1e @rule:613.4c @rule:613.5
  Scenario: A white creature that is made black loses the bonus of white creatures, older though that bonus is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Honor of the Pure | Alice      |
      | Grizzly Bears     | Alice      |
      | Savannah Lions    | Alice      |
    And Alice's hand holds "Darkest Hour"
    And the players have
      | player | mana   |
      | Alice  | {B}    |
    When state-based actions are checked
    Then "Savannah Lions" is a 3/2 white creature
    And "Grizzly Bears" is a 2/2 green creature
    When Alice casts "Darkest Hour"
    And the top of the stack resolves
    Then "Savannah Lions" is a 2/1 black creature
    And "Grizzly Bears" is a 2/2 black creature

  @id:layer-0009 @rule:613.7a @rule:613.1f @rule:613.9
  Scenario: Of an effect that gives flying and one that takes it the younger one decides
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                     |
      | Grizzly Bears  | Alice      |                           |
      | Hill Giant     | Alice      |                           |
      | Flight         | Alice      | attached to Grizzly Bears |
      | Gravity Sphere | Bob        |                           |
      | Flight         | Alice      | attached to Hill Giant    |
      | Suntail Hawk   | Alice      |                           |
    When state-based actions are checked
    Then "Grizzly Bears" lacks flying
    And "Hill Giant" has flying
    And "Suntail Hawk" lacks flying

  @id:layer-0010 @rule:613.1f @rule:113.11
  Scenario: An effect that says that creatures can't have flying wins over a younger one that gives it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state                     |
      | Archetype of Imagination | Bob        |                           |
      | Grizzly Bears            | Alice      |                           |
      | Suntail Hawk             | Alice      |                           |
      | Flight                   | Alice      | attached to Grizzly Bears |
      | Hill Giant               | Bob        |                           |
    When state-based actions are checked
    Then "Grizzly Bears" lacks flying
    And "Suntail Hawk" lacks flying
    And "Hill Giant" has flying

  @id:layer-0011 @rule:613.4b @rule:613.4c @rule:613.5
  Scenario: Setting power and toughness comes before counters and bonuses that are older
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state           |
      | Glorious Anthem | Alice      |                 |
      | Hill Giant      | Alice      | 1 +1/+1 counter |
      | Forest          | Alice      |                 |
      | 2 Island        | Alice      |                 |
    And Alice's hand holds "Giant Growth" and "Turn to Frog"
    When Alice casts "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is an 8/8 creature
    When Alice casts "Turn to Frog" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 6/6 blue Frog creature

  @id:layer-0012 @rule:613.4a @rule:613.4b @rule:604.3
  Scenario: Power and toughness that are set overwrite those that the creature's own ability defines
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Sorceress Queen | Bob       |
      | Maro           | Alice      |
    And Alice's hand holds "Shock", "Opt" and "Duress"
    And it is Bob's precombat main phase
    When state-based actions are checked
    Then "Maro" is a 3/3 creature
    When Bob activates "Sorceress Queen" targeting "Maro"
    And the top of the stack resolves
    Then "Maro" is a 0/2 creature
    When the game advances to Alice's upkeep
    Then "Maro" is a 3/3 creature

  @id:layer-0013 @rule:613.4a @rule:604.3 @rule:613.4c
  Scenario: Bonuses are added to power and toughness that an ability of the creature defines, and both follow
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state            |
      | Holy Strength | Alice      | attached to Maro |
      | Maro          | Alice      | 1 +1/+1 counter  |
      | Mountain      | Alice      |                  |
    And Alice's hand holds "Shock", "Opt" and "Duress"
    When state-based actions are checked
    Then "Maro" is a 5/6 creature
    When Alice casts "Shock" targeting Bob
    Then "Maro" is a 4/5 creature

  @id:layer-0014 @rule:613.4d @rule:613.4c @rule:613.5
  Scenario: A bonus that comes after a switch is applied before it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Giant Spider | Alice     |
      | 3 Mountain  | Alice      |
    And Alice's hand holds "About Face" and "Brute Strength"
    When Alice casts "About Face" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a 4/2 creature
    When Alice casts "Brute Strength" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a 5/5 creature
    And "Giant Spider" has trample

  @id:layer-0015 @rule:613.4d @rule:613.7b
  Scenario: Two switches cancel each other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state           |
      | Giant Spider | Alice      | 1 +1/+1 counter |
      | 1 Mountain   | Alice      |                 |
      | 1 Island     | Alice      |                 |
    And Alice's hand holds "About Face" and "Twisted Image"
    When Alice casts "About Face" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a 5/3 creature
    When Alice casts "Twisted Image" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a 3/5 creature

  @id:layer-0016 @rule:613.4d @rule:613.4c @rule:613.5
  Scenario: What a bonus gave to toughness before a switch is power after it, and is lost with the bonus
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Giant Spider    | Alice      |
      | Spidersilk Armor | Alice     |
      | Mountain        | Alice      |
      | 2 Plains        | Bob        |
    And Alice's hand holds "About Face"
    And Bob's hand holds "Disenchant"
    When Alice casts "About Face" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a 5/2 creature
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Spidersilk Armor"
    And the top of the stack resolves
    Then "Giant Spider" is a 4/2 creature

  @id:layer-0403 @rule:205.1b @rule:613.1d
  Scenario: Becoming an artifact creature of a creature type keeps card types, and takes the place of all creature types
    Given a game between Alice and Bob
    And the board "lands"
    And it is Alice's beginning of combat
    And the battlefield holds
      | permanent            | controller |
      | Jade Statue          | Alice      |
      | Amoeboid Changeling  | Alice      |
      | Enchanted Evening    | Alice      |
    When Alice activates "Jade Statue"
    And the top of the stack resolves
    And Alice activates ability 2 of "Amoeboid Changeling" targeting "Jade Statue"
    And the top of the stack resolves
    Then "Jade Statue" is a Goblin
    When Alice activates "Jade Statue"
    And the top of the stack resolves
    Then "Jade Statue" isn't a Goblin
    And "Jade Statue" is a Golem
    And "Jade Statue" is an enchantment
    And "Jade Statue" is a 3/6 artifact creature
