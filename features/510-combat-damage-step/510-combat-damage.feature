Feature: Combat damage
  Attackers assign first, then blockers; all of it is dealt at once, and since 2024 in any division among the blockers.

  @id:combat-0001 @rule:510.1b @rule:510.2
  Scenario: An unblocked creature deals damage equal to its power to the player it attacks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Alice      |
    When Alice attacks Bob with "Hill Giant"
    And the game advances to Alice's combat damage step
    Then Bob has 17 life
    And Alice has 20 life

  @id:combat-0002 @rule:510.2 @rule:704.5g
  Scenario: Blocker and attacker deal damage at the same time and both die
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Silvercoat Lion"
    And the game advances to Alice's combat damage step
    Then "Grizzly Bears" is in Alice's graveyard
    And "Silvercoat Lion" is in Bob's graveyard
    And Bob has 20 life

  @id:combat-0003 @rule:510.1c
  Scenario: Damage is divided among several blockers in any way, without an order
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Air Elemental | Alice      |
      | Giant Spider  | Bob        |
      | Wind Drake    | Bob        |
    When Alice attacks Bob with "Air Elemental"
    And Bob blocks
      | blocker      | blocks        |
      | Giant Spider | Air Elemental |
      | Wind Drake   | Air Elemental |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 4 to "Giant Spider"
    And Alice can choose 4 to "Wind Drake"
    And Alice can choose 1 to "Giant Spider"; 3 to "Wind Drake"
    And Alice can choose 3 to "Giant Spider"; 1 to "Wind Drake"
    And Alice can't choose 3 to "Giant Spider"
    And Alice can't choose 4 to Bob

  @id:combat-0004 @rule:510.1b @rule:510.1c @rule:509.1h
  Scenario: A blocked creature without trample deals nothing to the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Air Elemental | Alice      |
      | Suntail Hawk  | Bob        |
    When Alice attacks Bob with "Air Elemental"
    And Bob blocks "Air Elemental" with "Suntail Hawk"
    And the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Suntail Hawk" is in Bob's graveyard
    And "Air Elemental" has 1 damage

  @id:combat-0005 @rule:510.1c @rule:509.1h @rule:506.4
  Scenario: A creature whose blocker is gone stays blocked and deals no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Hill Giant" is blocked
    When the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Hill Giant" is on the battlefield

  @id:combat-0006 @rule:510.1c @rule:702.19d @rule:509.1h
  Scenario: A trampling creature whose blocker is gone deals all its damage to the player
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Garruk's Companion | Alice      |
      | Grizzly Bears      | Bob        |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice attacks Bob with "Garruk's Companion"
    And Bob blocks "Garruk's Companion" with "Grizzly Bears"
    And Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-0007 @rule:510.1d @rule:510.2
  Scenario: A blocker whose attacker is gone deals no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
      | Air Elemental | Alice      |
    And Alice's hand holds
      | card     |
      | Unsummon |
    When Alice attacks Bob with "Hill Giant" and "Air Elemental"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice casts "Unsummon" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand
    When the game advances to Alice's combat damage step
    Then Bob has 16 life
    And Alice has 20 life
    And "Air Elemental" has 0 damage
    And "Grizzly Bears" has 0 damage

  @id:combat-0008 @rule:510.1a
  Scenario: Creatures with power 0 and less assign no damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Birds of Paradise | Alice      |
      | Giant Spider      | Alice      |
      | Hill Giant        | Alice      |
      | 2 Swamp           | Bob        |
    And Bob's hand holds "Last Gasp"
    When Alice attacks Bob with "Birds of Paradise", "Giant Spider" and "Hill Giant"
    And Alice passes priority
    And Bob casts "Last Gasp" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a -1/1 creature
    When the game advances to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-0009 @rule:510.1a
  Scenario: Damage may be assigned by toughness where an effect says so
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller |
      | Doran, the Siege Tower | Alice      |
      | Savannah Lions         | Alice      |
      | Hill Giant             | Bob        |
    When Alice attacks Bob with "Doran, the Siege Tower" and "Savannah Lions"
    And Bob blocks "Savannah Lions" with "Hill Giant"
    And the game advances to Alice's combat damage step
    Then Bob has 15 life
    And "Hill Giant" has 1 damage

  @id:combat-0010 @rule:510.1c @rule:702.19b
  Scenario: A trampling creature must assign lethal damage to its blocker before the rest goes to the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Colossal Dreadmaw | Alice      |
      | Hill Giant        | Bob        |
    When Alice attacks Bob with "Colossal Dreadmaw"
    And Bob blocks "Colossal Dreadmaw" with "Hill Giant"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 3 to "Hill Giant"; 3 to Bob
    And Alice can choose 6 to "Hill Giant"
    And Alice can't choose 2 to "Hill Giant"; 4 to Bob
    And Alice can't choose 6 to Bob

  @id:combat-0011 @rule:510.1c @rule:702.19b
  Scenario: Damage that is marked already counts as part of what a trampling creature must assign
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state    |
      | Colossal Dreadmaw | Alice      |          |
      | Hill Giant        | Bob        | 2 damage |
    When Alice attacks Bob with "Colossal Dreadmaw"
    And Bob blocks "Colossal Dreadmaw" with "Hill Giant"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 1 to "Hill Giant"; 5 to Bob
    And Alice can't choose 6 to Bob

  @id:combat-0012 @rule:510.1c @rule:702.19b @rule:702.2c
  Scenario: One damage is lethal for a trampling creature with deathtouch
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                   |
      | Grave Titan   | Alice      |                         |
      | Rancor        | Alice      | attached to Grave Titan |
      | Hill Giant    | Bob        |                         |
      | Wall of Stone | Bob        |                         |
    When Alice attacks Bob with "Grave Titan"
    And Bob blocks
      | blocker       | blocks      |
      | Hill Giant    | Grave Titan |
      | Wall of Stone | Grave Titan |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 1 to "Hill Giant"; 1 to "Wall of Stone"; 6 to Bob
    And Alice can't choose 1 to "Hill Giant"; 7 to Bob
    When Alice chooses 1 to "Hill Giant"; 1 to "Wall of Stone"; 6 to Bob
    Then Bob has 14 life
    And "Wall of Stone" is in Bob's graveyard
    And "Hill Giant" is in Bob's graveyard

  @id:combat-0013 @rule:510.1c @rule:702.19b @rule:615.1a
  Scenario: Damage that will be prevented counts as lethal for a trampling creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Colossal Dreadmaw | Alice      |
      | Fog Bank          | Bob        |
    When Alice attacks Bob with "Colossal Dreadmaw"
    And Bob blocks "Colossal Dreadmaw" with "Fog Bank"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can't choose 1 to "Fog Bank"; 5 to Bob
    When Alice chooses 2 to "Fog Bank"; 4 to Bob
    Then Bob has 16 life
    And "Fog Bank" has 0 damage

  @id:combat-0014 @rule:510.1c @rule:702.19b @rule:510.1b
  Scenario: A trampling creature that attacks a planeswalker deals the rest to the planeswalker and not to the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Colossal Dreadmaw  | Alice      |                    |
      | Hill Giant         | Bob        |                    |
      | Garruk Wildspeaker | Bob        | 4 loyalty counters |
    When Alice attacks
      | attacker          | attacks            |
      | Colossal Dreadmaw | Garruk Wildspeaker |
    And Bob blocks "Colossal Dreadmaw" with "Hill Giant"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can't choose 3 to "Hill Giant"; 3 to Bob
    When Alice chooses 3 to "Hill Giant"; 3 to "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" has loyalty 1
    And Bob has 20 life

  @id:combat-0015 @rule:510.1b @rule:120.3c
  Scenario: Damage to a planeswalker removes loyalty and costs its controller no life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state              |
      | Grizzly Bears | Alice      |                    |
      | Hill Giant    | Alice      |                    |
      | Jace Beleren  | Bob        | 3 loyalty counters |
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
      | Hill Giant    | Bob          |
    And the game advances to Alice's combat damage step
    Then "Jace Beleren" has loyalty 1
    And Bob has 17 life

  @id:combat-0016 @rule:510.1b @rule:506.4c
  Scenario: A creature whose planeswalker has left deals no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state             |
      | Grizzly Bears       | Alice      |                   |
      | Prodigal Pyromancer | Alice      |                   |
      | Jace Beleren        | Bob        | 1 loyalty counter |
    And Alice's hand holds
      | card          |
      | Trumpet Blast |
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
    And Alice activates "Prodigal Pyromancer" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    When Alice casts "Trumpet Blast"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/2 creature
    And "Prodigal Pyromancer" is a 1/1 creature
    When the game advances to Alice's combat damage step
    Then Bob has 20 life

  @id:combat-0017 @rule:510.2 @rule:120.3f @rule:702.15b
  Scenario: Lifelink gains life with the damage, before a player at 0 life would lose
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Grizzly Bears     | Alice      |
      | Hill Giant        | Alice      |
      | Vampire Nighthawk | Bob        |
    And the players have
      | player | life |
      | Bob    | 3    |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Vampire Nighthawk"
    And the game advances to Alice's combat damage step
    Then Bob has 2 life
    And the game goes on

  @id:combat-0018 @rule:510.2 @rule:702.15b @rule:702.15f
  Scenario: A creature that has lifelink twice gains the damage that it deals to several once, in full
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                        |
      | Baneslayer Angel  | Alice      |                              |
      | Loxodon Warhammer | Alice      | attached to Baneslayer Angel |
      | Wind Drake        | Bob        |                              |
    When Alice attacks Bob with "Baneslayer Angel"
    And Bob blocks "Baneslayer Angel" with "Wind Drake"
    And the game advances to Alice's first-strike combat damage step
      | player | choice   | answer                 |
      | Alice  | division | 2 to Wind Drake; 6 to Bob |
    Then Bob has 14 life
    And Alice has 28 life

  @id:combat-0019 @rule:510.1d
  Scenario: A creature that blocks several attackers divides its damage among them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                    |
      | Grizzly Bears  | Alice      |                          |
      | Savannah Lions | Alice      |                          |
      | Palace Guard   | Bob        |                          |
      | Bonesplitter   | Bob        | attached to Palace Guard |
    When Alice attacks Bob with "Grizzly Bears" and "Savannah Lions"
    And Bob blocks
      | blocker      | blocks                        |
      | Palace Guard | Grizzly Bears; Savannah Lions |
    And the game advances to Alice's combat damage step until Bob is asked for division
    Then Bob can choose 3 to "Grizzly Bears"
    And Bob can't choose 2 to "Savannah Lions"
    When Bob chooses 2 to "Grizzly Bears"; 1 to "Savannah Lions"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Savannah Lions" is in Alice's graveyard
    And "Palace Guard" is in Bob's graveyard

  @id:combat-0020 @rule:510.2 @rule:615.1a
  Scenario: All combat damage is prevented, to creatures and to the player
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Hill Giant      | Alice      |
      | Silvercoat Lion | Bob        |
    And Bob's hand holds
      | card |
      | Fog  |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Silvercoat Lion"
    And Alice passes priority
    And Bob casts "Fog"
    And the top of the stack resolves
    Then "Fog" is in Bob's graveyard
    When the game advances to Alice's combat damage step
    Then "Grizzly Bears" has 0 damage
    And "Silvercoat Lion" has 0 damage
    And Bob has 20 life

  @id:combat-0021 @rule:510.1c
  Scenario: A blocked creature may assign all its damage as though it weren't blocked, but not divide it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Thorn Elemental | Alice      |
      | Grizzly Bears   | Bob        |
    When Alice attacks Bob with "Thorn Elemental"
    And Bob blocks "Thorn Elemental" with "Grizzly Bears"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 7 to "Grizzly Bears"
    And Alice can't choose 2 to "Grizzly Bears"; 5 to Bob
    When Alice chooses 7 to Bob
    Then Bob has 13 life
    And "Grizzly Bears" is on the battlefield

  @id:combat-0022 @rule:510.3a @rule:510.2
  Scenario: Abilities that trigger on combat damage are put on the stack after it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Hypnotic Specter | Alice      |
      | Grizzly Bears    | Alice      |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice attacks Bob with "Hypnotic Specter"
    And the game advances to Alice's combat damage step
    Then Bob has 18 life
    And the stack holds, from the top
      | object                       | controller |
      | ability of Hypnotic Specter | Alice      |
    And Alice has priority
