Feature: Dependency
  Within a layer an effect waits for those on which it depends: those that would change its text or existence, what it applies
  to, or what it does there. Timestamps decide only what dependency leaves open, and they decide loops. After each effect the
  question is asked anew.

  @id:layer-0101 @rule:613.8a @rule:305.7
  Scenario: Dependency in existence: a land whose ability makes lands Swamps loses it to an older Blood Moon
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Blood Moon               | Bob        |
      | Urborg, Tomb of Yawgmoth | Alice      |
      | Mutavault                | Alice      |
      | Forest                   | Alice      |
    When state-based actions are checked
    Then the characteristics of "Urborg, Tomb of Yawgmoth" are
      | characteristic | value     |
      | supertypes     | Legendary |
      | types          | Land      |
      | subtypes       | Mountain  |
    And the characteristics of "Mutavault" are
      | characteristic | value    |
      | subtypes       | Mountain |
    And the characteristics of "Forest" are
      | characteristic | value  |
      | subtypes       | Forest |

  @id:layer-0102 @rule:613.8a @rule:613.8b @rule:305.7
  Scenario: Dependency in existence: a land whose ability makes lands Swamps loses it to a younger Blood Moon as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Urborg, Tomb of Yawgmoth | Alice      |
      | Blood Moon               | Bob        |
      | Mutavault                | Alice      |
      | Forest                   | Alice      |
    When state-based actions are checked
    Then the characteristics of "Urborg, Tomb of Yawgmoth" are
      | characteristic | value    |
      | subtypes       | Mountain |
    And the characteristics of "Mutavault" are
      | characteristic | value    |
      | subtypes       | Mountain |
    And the characteristics of "Forest" are
      | characteristic | value  |
      | subtypes       | Forest |

  @id:layer-0103 @rule:613.8a @rule:613.4b
  Scenario: Dependency in what it applies to: all Swamps become creatures though the lands became Swamps later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Kormus Bell              | Alice      |
      | Urborg, Tomb of Yawgmoth | Alice      |
      | Forest                   | Bob        |
    When state-based actions are checked
    Then "Forest" is a 1/1 black Forest Swamp land creature
    And "Urborg, Tomb of Yawgmoth" is a 1/1 black Swamp land creature

  @id:layer-0104 @rule:613.8a @rule:613.8b
  Scenario: Dependency in what it applies to: the enchantments of a younger effect become creatures, and lands die of it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Opalescence       | Alice      |
      | Enchanted Evening | Bob        |
      | Bonesplitter      | Alice      |
      | Forest            | Alice      |
      | Mutavault         | Bob        |
    When state-based actions are checked
    Then "Forest" is in Alice's graveyard
    And "Mutavault" is in Bob's graveyard
    And "Bonesplitter" is a 1/1 artifact enchantment creature
    And "Enchanted Evening" is a 5/5 enchantment creature
    And "Opalescence" isn't a creature
    And nothing else changes

  @id:layer-0105 @rule:613.8a @rule:613.6
  Scenario: Dependency in what it applies to: what a younger effect makes a Goblin is black and larger by an older one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Dralnu's Crusade | Bob        |
      | Mutavault        | Alice      |
      | Wastes           | Alice      |
      | Grizzly Bears    | Alice      |
      | Raging Goblin    | Bob        |
    When Alice activates ability 2 of "Mutavault"
      | choice  | answer |
      | sources | Wastes |
    Then "Mutavault" is colorless
    When the top of the stack resolves
    Then "Mutavault" is a 3/3 black Goblin Zombie land creature
    And "Raging Goblin" is a 2/2 black Goblin Zombie creature
    And "Grizzly Bears" is a 2/2 green creature
    And "Grizzly Bears" isn't a Zombie

  @id:layer-0106 @rule:613.1d @rule:613.4c @rule:613.4a
  Scenario: A bonus for artifact creatures applies to what an effect of an earlier layer made one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Master of Etherium    | Alice      |
      | Memnite               | Alice      |
      | March of the Machines | Alice      |
      | Sol Ring              | Alice      |
    When state-based actions are checked
    Then "Sol Ring" is a 2/2 artifact creature
    And "Memnite" is a 2/2 artifact creature
    And "Master of Etherium" is a 3/3 artifact creature

  @id:layer-0107 @rule:613.8a @rule:305.7
  Scenario: Lands that are every basic land type are Plains only under an effect that turns Mountains into Plains
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Conversion     | Bob        |
      | Prismatic Omen | Alice      |
      | Mutavault      | Alice      |
      | Mountain       | Bob        |
    When state-based actions are checked
    Then the characteristics of "Mutavault" are
      | characteristic | value  |
      | subtypes       | Plains |
    And the characteristics of "Mountain" are
      | characteristic | value  |
      | subtypes       | Plains |

  @id:layer-0108 @rule:613.8a @rule:613.8c @rule:305.7
  Scenario: Mountains that Blood Moon makes are Plains by an older Conversion
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Conversion | Alice      |
      | Blood Moon | Bob        |
      | Mutavault  | Alice      |
      | Forest     | Alice      |
    When state-based actions are checked
    Then the characteristics of "Mutavault" are
      | characteristic | value  |
      | subtypes       | Plains |
    And "Mutavault" lacks ability 2
    And the characteristics of "Forest" are
      | characteristic | value  |
      | subtypes       | Forest |

  @id:layer-0109 @rule:613.8b @rule:613.8a
  Scenario: Loop of dependency: the older of two effects that feed each other goes first, here the one that makes Forests creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Living Lands             | Alice      |
      | Ashaya, Soul of the Wild | Alice      |
      | Hill Giant               | Alice      |
      | Forest                   | Alice      |
    When state-based actions are checked
    Then "Hill Giant" is a 3/3 Forest Giant land creature
    And "Ashaya, Soul of the Wild" is a 3/3 Forest Elemental land creature
    And "Forest" is a 1/1 Forest land creature

  @id:layer-0110 @rule:613.8b @rule:613.8a
  Scenario: Loop of dependency: the older of two effects that feed each other goes first, here the one that makes creatures Forests
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Ashaya, Soul of the Wild | Alice      |
      | Living Lands             | Alice      |
      | Hill Giant               | Alice      |
      | Forest                   | Alice      |
    When state-based actions are checked
    Then "Hill Giant" is a 1/1 Forest Giant land creature
    And "Ashaya, Soul of the Wild" is a 1/1 Forest Elemental land creature
    And "Forest" is a 1/1 Forest land creature

  @id:layer-0111 @rule:613.8a @rule:305.7 @rule:604.3 @rule:704.5f
  Scenario: Creatures that are nonbasic lands by a younger effect are Mountains, and lose even what defines their power
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Blood Moon               | Bob        |
      | Ashaya, Soul of the Wild | Alice      |
      | Serra Angel              | Alice      |
      | 2 Forest                 | Alice      |
    When state-based actions are checked
    Then "Ashaya, Soul of the Wild" is in Alice's graveyard
    And "Serra Angel" is a 4/4 white Angel creature
    And "Serra Angel" isn't a land
    And "Serra Angel" has flying

  @id:layer-0112 @rule:613.8a @rule:613.1f @rule:613.9
  Scenario: No dependency: an effect that takes all abilities and a younger one that gives one work in order of timestamps
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state                   |
      | Serra Angel  | Alice      |                         |
      | Suntail Hawk | Alice      |                         |
      | Flight       | Alice      | attached to Serra Angel |
      | Dress Down   | Bob        |                         |
      | Levitation   | Bob        |                         |
      | Raging Goblin | Bob       |                         |
    When state-based actions are checked
    Then "Serra Angel" has no abilities
    And "Suntail Hawk" has no abilities
    And "Raging Goblin" has flying
    And "Raging Goblin" lacks haste

  @id:layer-0113 @rule:613.8a @rule:613.1f
  Scenario: Dependency in existence: a lord whose ability a younger effect takes gives neither an ability nor a bonus
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Goblin King      | Alice      |
      | Raging Goblin    | Alice      |
      | Dress Down       | Bob        |
    When state-based actions are checked
    Then "Raging Goblin" is a 1/1 creature
    And "Raging Goblin" has no abilities
    And "Goblin King" is a 2/2 creature
    And "Goblin King" has no abilities

  @id:layer-0114 @rule:613.8a @rule:613.1f
  Scenario: Dependency in existence: an ability that is lost to a younger effect has given nothing first
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Archetype of Imagination | Alice      |
      | Dress Down               | Bob        |
      | Suntail Hawk             | Bob        |
      | Grizzly Bears            | Alice      |
      | Levitation               | Bob        |
    When state-based actions are checked
    Then "Grizzly Bears" lacks flying
    And "Suntail Hawk" has flying
    And "Archetype of Imagination" has no abilities

  @id:layer-0115 @rule:613.3 @rule:613.8a @rule:604.3
  Scenario: A characteristic-defining ability applies first, so that a color effect overrides it with an older timestamp
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Darkest Hour        | Alice      |
      | Vestige of Emrakul  | Bob        |
      | Grizzly Bears       | Bob        |
    When state-based actions are checked
    Then "Vestige of Emrakul" is a 3/4 black creature
    And "Grizzly Bears" is a 2/2 black creature

  @id:layer-0116 @rule:613.8b @rule:613.8a @rule:613.8c
  Scenario: An effect that waits for two others applies just after the later of them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Kormus Bell       | Alice      |
      | Conversion        | Bob        |
      | Blood Moon        | Bob        |
      | Prismatic Omen    | Alice      |
      | Mutavault         | Alice      |
      | Swamp             | Alice      |
      | Swamp             | Bob        |
    When state-based actions are checked
    Then the characteristics of Alice's "Swamp" are
      | characteristic | value  |
      | types          | Land   |
      | subtypes       | Plains |
    And Bob's "Swamp" is a 1/1 black Swamp land creature
    And "Mutavault" isn't a creature

  @id:layer-0117 @invented @rule:613.8a @rule:613.4c
  Scenario: Dependency in what it does: a bonus for each strong creature counts those that a younger bonus makes strong
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Muster of the Strong | Alice      |
      | Grizzly Bears        | Alice      |
      | Hill Giant           | Bob        |
      | Silvercoat Lion      | Bob        |
      | 3 Plains             | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Glorious Anthem"
    When state-based actions are checked
    Then "Grizzly Bears" is a 2/2 creature
    When Bob casts "Glorious Anthem"
    And the top of the stack resolves
    Then "Hill Giant" is a 4/4 creature
    And "Silvercoat Lion" is a 3/3 creature
    And "Grizzly Bears" is a 3/2 creature
