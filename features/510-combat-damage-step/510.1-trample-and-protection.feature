Feature: Trample and the assignment of combat damage
  Lethal damage is reckoned with what is marked and what others assign, and not with what will be prevented.

  @id:combat-0031 @rule:510.1c @rule:702.19b @rule:702.16e
  Scenario: A trampling creature assigns lethal damage to a blocker that is protected from it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state                  |
      | Bog Wraith   | Alice      |                        |
      | Rancor       | Alice      | attached to Bog Wraith |
      | White Knight | Bob        |                        |
    When Alice attacks Bob with "Bog Wraith"
    And Bob blocks "Bog Wraith" with "White Knight"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 5 to "White Knight"
    And Alice can't choose 1 to "White Knight"; 4 to Bob
    And Alice can't choose 5 to Bob
    When Alice chooses 2 to "White Knight"; 3 to Bob
    Then Bob has 17 life
    And "White Knight" has 0 damage
    And "White Knight" is on the battlefield

  @id:combat-0032 @rule:510.1e @rule:702.19b
  Scenario: What another attacker assigns to the same blocker counts for a trampling creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Garruk's Companion | Alice      |
      | Hill Giant         | Alice      |
      | Palace Guard       | Bob        |
    When Alice attacks Bob with "Garruk's Companion" and "Hill Giant"
    And Bob blocks
      | blocker      | blocks                         |
      | Palace Guard | Garruk's Companion; Hill Giant |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 1 to "Palace Guard"; 2 to Bob
    And Alice can't choose 3 to Bob
    When Alice chooses 1 to "Palace Guard"; 2 to Bob
      | player | choice   | answer               |
      | Bob    | division | 1 to Hill Giant |
    Then Bob has 18 life
    And "Palace Guard" is in Bob's graveyard

  @id:combat-0033 @rule:510.1c @rule:702.19c
  Scenario: Trample over planeswalkers lets damage through to the planeswalker's controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state              |
      | Thrasta, Tempest's Roar  | Alice      |                    |
      | Grizzly Bears            | Alice      |                    |
      | Jace Beleren             | Bob        | 3 loyalty counters |
      | Silvercoat Lion          | Bob        |                    |
    When Alice attacks
      | attacker                | attacks      |
      | Thrasta, Tempest's Roar | Jace Beleren |
      | Grizzly Bears           | Jace Beleren |
    And Bob blocks "Thrasta, Tempest's Roar" with "Silvercoat Lion"
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 2 to "Silvercoat Lion"; 5 to "Jace Beleren"
    And Alice can't choose 2 to "Silvercoat Lion"; 5 to Bob
    And Alice can't choose 1 to "Silvercoat Lion"; 6 to "Jace Beleren"
    When Alice chooses 2 to "Silvercoat Lion"; 1 to "Jace Beleren"; 4 to Bob
    Then Bob has 16 life
    And "Jace Beleren" is in Bob's graveyard
    And "Silvercoat Lion" is in Bob's graveyard

  @id:combat-0034 @rule:510.1b @rule:702.19e @rule:506.4c
  Scenario: Trample over planeswalkers deals all damage to the player when planeswalker and blockers are gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller | state             |
      | Thrasta, Tempest's Roar | Alice      |                   |
      | Colossal Dreadmaw       | Alice      |                   |
      | Prodigal Pyromancer     | Alice      |                   |
      | Jace Beleren            | Bob        | 1 loyalty counter |
    When Alice attacks
      | attacker                | attacks      |
      | Thrasta, Tempest's Roar | Jace Beleren |
      | Colossal Dreadmaw       | Jace Beleren |
    And Alice activates "Prodigal Pyromancer" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    When the game advances to Alice's combat damage step
    Then Bob has 13 life

  @id:combat-0035 @rule:510.1b @rule:702.19f
  Scenario: Damage with trample that a planeswalker doesn't need does not reach its controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state              |
      | Colossal Dreadmaw | Alice      |                    |
      | Grizzly Bears     | Alice      |                    |
      | Jace Beleren      | Bob        | 3 loyalty counters |
    When Alice attacks
      | attacker          | attacks      |
      | Colossal Dreadmaw | Jace Beleren |
      | Grizzly Bears     | Bob          |
    And the game advances to Alice's combat damage step
    Then "Jace Beleren" is in Bob's graveyard
    And Bob has 18 life

  @id:combat-0036 @rule:510.1c @rule:702.2c
  Scenario: A creature with deathtouch may divide its damage so that each of several blockers dies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                           |
      | Typhoid Rats  | Alice      |                                 |
      | Bonesplitter  | Alice      | attached to Typhoid Rats        |
      | Hill Giant    | Bob        |                                 |
      | Wall of Stone | Bob        |                                 |
      | Air Elemental | Bob        |                                 |
    When Alice attacks Bob with "Typhoid Rats"
    And Bob blocks
      | blocker       | blocks       |
      | Hill Giant    | Typhoid Rats |
      | Wall of Stone | Typhoid Rats |
      | Air Elemental | Typhoid Rats |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 1 to "Hill Giant"; 1 to "Wall of Stone"; 1 to "Air Elemental"
    When Alice chooses 1 to "Hill Giant"; 1 to "Wall of Stone"; 1 to "Air Elemental"
    Then "Hill Giant" is in Bob's graveyard
    And "Wall of Stone" is in Bob's graveyard
    And "Air Elemental" is in Bob's graveyard

  @id:combat-0037 @rule:510.1c @rule:702.19b
  Scenario: A trampling creature must assign lethal damage to all of several blockers before the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Colossal Dreadmaw | Alice      |
      | Grizzly Bears     | Bob        |
      | Hill Giant        | Bob        |
    When Alice attacks Bob with "Colossal Dreadmaw"
    And Bob blocks
      | blocker       | blocks            |
      | Grizzly Bears | Colossal Dreadmaw |
      | Hill Giant    | Colossal Dreadmaw |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice can choose 6 to "Hill Giant"
    And Alice can't choose 2 to "Grizzly Bears"; 4 to Bob
    And Alice can't choose 3 to "Hill Giant"; 3 to Bob
    When Alice chooses 2 to "Grizzly Bears"; 3 to "Hill Giant"; 1 to Bob
    Then Bob has 19 life
    And "Hill Giant" is in Bob's graveyard

  @id:combat-0038 @rule:510.1d @rule:702.19a
  Scenario: Trample does nothing for a creature that blocks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Grizzly Bears     | Alice      |
      | Colossal Dreadmaw | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Colossal Dreadmaw"
    And the game advances to Alice's combat damage step
    Then Alice has 20 life
    And "Grizzly Bears" is in Alice's graveyard
    And "Colossal Dreadmaw" has 2 damage

  @id:combat-0039 @rule:510.1 @rule:510.1e
  Scenario: The attacking player assigns damage first, then the defending player, knowing it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Grizzly Bears   | Alice      |
      | Palace Guard    | Bob        |
      | Silvercoat Lion | Bob        |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Bob blocks
      | blocker         | blocks                    |
      | Palace Guard    | Hill Giant; Grizzly Bears |
      | Silvercoat Lion | Hill Giant                |
    And the game advances to Alice's combat damage step until Alice is asked for division
    Then Alice is asked for division
    When Alice chooses 1 to "Palace Guard"; 2 to "Silvercoat Lion" until Bob is asked for division
    Then "Silvercoat Lion" has 0 damage
    When Bob chooses 1 to "Hill Giant"
    Then "Hill Giant" is in Alice's graveyard
    And "Silvercoat Lion" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield
    And "Palace Guard" has 3 damage
