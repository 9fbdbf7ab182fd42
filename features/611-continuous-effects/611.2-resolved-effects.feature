Feature: Continuous effects of resolved spells and abilities
  An effect on the characteristics or the controller of objects is fixed on the objects that it meets as it begins; one on the
  rules of the game is not. Its numbers are determined once. A "for as long as" duration that is over before the effect begins
  makes it do nothing.

  @id:continuous-0001 @rule:611.2c
  Scenario: A bonus for all of a player's creatures leaves out those that come later and stays on those that leave that player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
      | 5 Forest      | Alice      |
      | Mountain      | Alice      |
      | 4 Island      | Bob        |
    And Alice's hand holds "Overrun" and "Raging Goblin"
    And Bob's hand holds "Ray of Command"
    When Alice casts "Overrun"
    And the top of the stack resolves
    And Alice casts "Raging Goblin"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 5/5 creature
    And "Grizzly Bears" has trample
    And "Raging Goblin" is a 1/1 creature
    And "Raging Goblin" lacks trample
    When Alice passes priority
    And Bob casts "Ray of Command" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Grizzly Bears" is a 5/5 creature
    And "Hill Giant" is a 3/3 creature

  @id:continuous-0002 @rule:611.2c @rule:611.3a
  Scenario: A land that becomes a creature later in the turn gets the bonus of an enchantment, not that of a resolved spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Glorious Anthem | Alice      |
      | Mutavault       | Alice      |
      | Grizzly Bears   | Alice      |
      | Wastes          | Alice      |
    And the players have
      | player | mana            |
      | Alice  | {G}{G}{G}{G}{G} |
    And Alice's hand holds "Overrun"
    When Alice casts "Overrun"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 6/6 creature
    When Alice activates ability 2 of "Mutavault"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    Then "Mutavault" is a 3/3 creature
    And "Mutavault" lacks trample

  @id:continuous-0003 @rule:611.2c @rule:615.3
  Scenario: An effect that prevents combat damage also prevents that of creatures which came later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Alice      |
      | Forest     | Alice      |
      | Mountain   | Alice      |
    And Alice's hand holds "Fog" and "Raging Goblin"
    When Alice casts "Fog"
    And the top of the stack resolves
    And Alice casts "Raging Goblin"
    And the top of the stack resolves
    And Alice attacks Bob with "Hill Giant" and "Raging Goblin"
    And the game advances to Alice's end of combat
    Then Bob has 20 life
    And "Raging Goblin" is tapped

  @id:continuous-0004 @rule:611.2d @rule:608.2h
  Scenario: The size of a bonus that counts creatures is determined as the spell resolves, and then stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Silvercoat Lion | Alice    |
      | Forest        | Alice      |
      | Mountain      | Bob        |
    And Alice's hand holds "Might of the Masses" and "Memnite"
    And Bob's hand holds "Shock"
    When Alice casts "Might of the Masses" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Shock" targeting "Silvercoat Lion"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is a 3/3 creature
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    And "Grizzly Bears" is a 3/3 creature

  @id:continuous-0005 @rule:611.2b
  Scenario: Control for as long as a creature is controlled never begins when that creature has left
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Sol Ring   | Bob        |
      | Manalith   | Bob        |
      | 4 Island   | Alice      |
      | Mountain   | Bob        |
    And Alice's hand holds "Master Thief"
    And Bob's hand holds "Shock"
    When Alice casts "Master Thief"
    And the top of the stack resolves
      | choice  | answer   |
      | targets | Sol Ring |
    And Alice passes priority
    And Bob casts "Shock" targeting "Master Thief"
    And the top of the stack resolves
    Then "Master Thief" is in Alice's graveyard
    When the top of the stack resolves
    Then "Sol Ring" is controlled by Bob
    And the stack is empty
    And nothing else changes

  @id:continuous-0006 @rule:611.2b
  Scenario: Control for as long as a creature is controlled ends as its controller loses the creature and does not come back with it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Sol Ring   | Bob        |
      | Manalith   | Bob        |
      | 4 Island   | Alice      |
      | 3 Mountain | Bob        |
    And Alice's hand holds "Master Thief"
    And Bob's hand holds "Act of Treason"
    When Alice casts "Master Thief"
    And the top of the stack resolves
      | choice  | answer   |
      | targets | Sol Ring |
    And the top of the stack resolves
    Then "Sol Ring" is controlled by Alice
    When the game advances to Bob's precombat main phase
    And Bob casts "Act of Treason" targeting "Master Thief"
    And the top of the stack resolves
    Then "Master Thief" is controlled by Bob
    And "Sol Ring" is controlled by Bob
    When the game advances to Alice's upkeep
    Then "Master Thief" is controlled by Alice
    And "Sol Ring" is controlled by Bob

  @id:continuous-0007 @rule:611.2b
  Scenario: Control for as long as a creature remains on the battlefield outlasts a change of who controls it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | 4 Island      | Alice      |
      | 3 Mountain    | Bob        |
      | Swamp         | Bob        |
    And Alice's hand holds "Sower of Temptation"
    And Bob's hand holds "Act of Treason" and "Shock"
    When Alice casts "Sower of Temptation"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    When the game advances to Bob's precombat main phase
    And Bob casts "Act of Treason" targeting "Sower of Temptation"
    And the top of the stack resolves
    Then "Sower of Temptation" is controlled by Bob
    And "Grizzly Bears" is controlled by Alice
    When the game advances to Bob's upkeep
    And Bob casts "Shock" targeting "Sower of Temptation"
    And the top of the stack resolves
    Then "Sower of Temptation" is in Alice's graveyard
    And "Grizzly Bears" is controlled by Bob

  @id:continuous-0008 @rule:611.2a @rule:514.2
  Scenario: An effect until end of turn ends in the cleanup step together with the damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Forest        | Alice      |
      | Mountain      | Bob        |
    And Alice's hand holds "Giant Growth"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 3 damage
    And "Grizzly Bears" is a 5/5 creature
    When the game advances to Alice's end step
    Then "Grizzly Bears" is a 5/5 creature
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is a 2/2 creature
    And "Grizzly Bears" has 0 damage
    And "Grizzly Bears" is on the battlefield

  @id:continuous-0009 @rule:611.2a
  Scenario: A text change without a duration outlasts the turn
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
      | name   | 2   | Forest   |
    And the game advances to Bob's precombat main phase
    Then "Mutavault" is a Forest land
    When Bob activates "Mutavault"
    Then Bob has {G} in his mana pool

  @id:continuous-0010 @rule:611.2c @rule:613.6
  Scenario: Lands that a spell made creatures are creatures still, and one that comes later is none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Forest  | Alice      |
      | Wastes    | Bob        |
    And Alice's hand holds "Natural Affinity" and "Mutavault"
    When Alice casts "Natural Affinity"
    And the top of the stack resolves
    And Alice plays "Mutavault"
    Then "Wastes" is a 2/2 land creature
    And "Mutavault" isn't a creature
    And Alice has 3 creatures on the battlefield

  @id:continuous-0011 @rule:611.3a @rule:611.3b
  Scenario: The effect of a permanent ends as that permanent leaves, at once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state    |
      | Glorious Anthem | Alice      |          |
      | Grizzly Bears   | Alice      | 2 damage |
      | Hill Giant      | Alice      | 2 damage |
      | 2 Plains        | Bob        |          |
    And it is Bob's precombat main phase
    And Bob's hand holds "Disenchant"
    When Bob casts "Disenchant" targeting "Glorious Anthem"
    Then "Grizzly Bears" is a 3/3 creature
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is a 3/3 creature

  @id:continuous-0012 @rule:611.3c @rule:704.5f
  Scenario: A creature with toughness 0 enters with the bonus of an enchantment and lives
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Glorious Anthem | Alice      |
      | Memnite         | Alice      |
      | 4 Island        | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer   |
      | yes or no | declines |
    Then "Clone" is on the battlefield
    And "Clone" is a 1/1 blue Shapeshifter creature

  @id:continuous-0013 @rule:611.3c @rule:613.1d
  Scenario: A land that enters as a creature by an enchantment triggers what looks for creatures that enter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Living Lands | Bob        |
      | Soul Warden  | Bob        |
    And Alice's hand holds "Forest"
    When Alice plays "Forest"
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of Soul Warden | Bob        |
    When the top of the stack resolves
    Then Bob has 21 life
    And "Forest" is a 1/1 land creature

  @id:continuous-0014 @rule:611.3a @rule:102.3
  Scenario: A condition about an opponent's life holds when it is true of one opponent, and their life is not added up
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | mana         |
      | Alice  | 20   | {R}{R}{W}{W} |
      | Bob    | 12   |              |
      | Carol  | 20   |              |
    And the battlefield holds
      | permanent  | controller |
      | Bloodghast | Alice      |
    And Alice's hand holds "Shock" and "Healing Salve"
    Then "Bloodghast" lacks haste
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then "Bloodghast" has haste
    When Alice casts "Healing Salve" targeting Bob
      | choice | answer |
      | modes  | 1      |
    And the top of the stack resolves
    Then "Bloodghast" lacks haste
