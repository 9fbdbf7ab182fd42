Feature: First strike and double strike
  Two combat damage steps: who deals damage in the second depends on who had first strike as the first began.

  @id:combat-0101 @rule:510.4 @rule:702.7b
  Scenario: A creature with first strike kills before it is dealt damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Black Knight  | Alice      |
      | Grizzly Bears | Bob        |
    When Alice attacks Bob with "Black Knight"
    And Bob blocks "Black Knight" with "Grizzly Bears"
    And the game advances to Alice's postcombat main phase
    Then "Grizzly Bears" is in Bob's graveyard
    And "Black Knight" is on the battlefield
    And "Black Knight" has 0 damage

  @id:combat-0102 @rule:510.4 @rule:702.4b
  Scenario: A creature with double strike deals its damage twice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Fencing Ace | Alice      |
    When Alice attacks Bob with "Fencing Ace"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 19 life
    And Alice has priority
    When the game advances to Alice's combat damage step
    Then Bob has 18 life

  @id:combat-0103 @rule:510.4
  Scenario: Creatures without first strike deal damage in the second step only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Black Knight  | Alice      |
      | Grizzly Bears | Alice      |
    When Alice attacks Bob with "Black Knight" and "Grizzly Bears"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 18 life
    When the game advances to Alice's combat damage step
    Then Bob has 16 life

  @id:combat-0104 @rule:510.4 @rule:702.7c
  Scenario: A creature that loses first strike after the first step deals no damage in the second
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Youthful Knight | Alice      |
      | Grizzly Bears   | Alice      |
    And Alice's hand holds
      | card           |
      | Ovinize        |
      | Titanic Growth |
    When Alice attacks Bob with "Youthful Knight"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 18 life
    When Alice casts "Ovinize" targeting "Youthful Knight"
    And the top of the stack resolves
    And Alice casts "Titanic Growth" targeting "Youthful Knight"
    And the top of the stack resolves
    Then "Youthful Knight" lacks first strike
    When the game advances to Alice's combat damage step
    Then Bob has 18 life

  @id:combat-0105 @rule:510.4 @rule:702.4c
  Scenario: A creature that loses double strike after the first step deals no damage in the second
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Fencing Ace | Alice      |
    And Alice's hand holds
      | card           |
      | Ovinize        |
      | Titanic Growth |
    When Alice attacks Bob with "Fencing Ace"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 19 life
    When Alice casts "Ovinize" targeting "Fencing Ace"
    And the top of the stack resolves
    And Alice casts "Titanic Growth" targeting "Fencing Ace"
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then Bob has 19 life

  @id:combat-0106 @rule:510.4 @rule:702.4d
  Scenario: A creature with first strike that gains double strike after the first step deals damage in the second as well
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Black Knight    | Alice      |
      | Youthful Knight | Alice      |
    And Alice's hand holds
      | card        |
      | Boros Charm |
    When Alice attacks Bob with "Black Knight" and "Youthful Knight"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 16 life
    When Alice casts "Boros Charm"
      | choice  | answer          |
      | modes   | 3               |
      | targets | Youthful Knight |
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then Bob has 14 life

  @id:combat-0107 @rule:510.4
  Scenario: A creature that was given double strike before damage deals it in both steps
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Alice      |
    And Alice's hand holds
      | card        |
      | Boros Charm |
    When Alice attacks Bob with "Hill Giant"
    And Alice casts "Boros Charm"
      | choice  | answer     |
      | modes   | 3          |
      | targets | Hill Giant |
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then Bob has 14 life

  @id:combat-0108 @rule:510.4 @rule:702.4b @rule:509.1h
  Scenario: A creature with double strike that killed its blocker deals nothing in the second step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Fencing Ace  | Alice      |
      | Memnite      | Bob        |
    When Alice attacks Bob with "Fencing Ace"
    And Bob blocks "Fencing Ace" with "Memnite"
    And the game advances to Alice's postcombat main phase
    Then "Memnite" is in Bob's graveyard
    And Bob has 20 life
    And "Fencing Ace" is on the battlefield

  @id:combat-0109 @rule:510.4 @rule:702.19d
  Scenario: A trampling creature with double strike that killed its blocker deals all its damage to the player in the second step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                   |
      | Fencing Ace   | Alice      |                         |
      | Rancor        | Alice      | attached to Fencing Ace |
      | Grizzly Bears | Bob        |                         |
    When Alice attacks Bob with "Fencing Ace"
    And Bob blocks "Fencing Ace" with "Grizzly Bears"
    And the game advances to Alice's first-strike combat damage step
      | player | choice   | answer                        |
      | Alice  | division | 2 to Grizzly Bears; 1 to Bob |
    Then Bob has 19 life
    When the game advances to Alice's combat damage step
    Then Bob has 16 life

  @id:combat-0110 @rule:510.4 @rule:702.7b
  Scenario: Two creatures with first strike deal damage to each other at the same time
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Youthful Knight             | Alice      |
      | Thalia, Guardian of Thraben | Bob        |
    When Alice attacks Bob with "Youthful Knight"
    And Bob blocks "Youthful Knight" with "Thalia, Guardian of Thraben"
    And the game advances to Alice's first-strike combat damage step
    Then "Youthful Knight" is in Alice's graveyard
    And "Thalia, Guardian of Thraben" is in Bob's graveyard

  @id:combat-0111 @rule:510.4 @rule:702.7c
  Scenario: A creature that gains first strike after the first step still deals its damage in the second
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Black Knight  | Alice      |
      | Grizzly Bears | Alice      |
      | 1 Mountain    | Alice      |
    And Alice's hand holds "Kindled Fury"
    When Alice attacks Bob with "Black Knight" and "Grizzly Bears"
    And the game advances to Alice's first-strike combat damage step
    Then Bob has 18 life
    When Alice casts "Kindled Fury" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has first strike
    When the game advances to Alice's combat damage step
    Then Bob has 15 life

  @id:combat-0112 @rule:510.4
  Scenario: First strike gained by a blocker decides that there are two steps, and it strikes before the attacker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Bob        |
      | 1 Mountain      | Bob        |
    And Bob's hand holds "Kindled Fury"
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Silvercoat Lion"
    And Alice passes priority
    And Bob casts "Kindled Fury" targeting "Silvercoat Lion"
    And the top of the stack resolves
    And the game advances to Alice's first-strike combat damage step
    Then "Hill Giant" is in Alice's graveyard
    And Bob has 20 life
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And "Silvercoat Lion" is on the battlefield

  @id:combat-0113 @rule:510.4
  Scenario: Without first strike there is one step of combat damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Black Knight  | Alice      |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's declare blockers step
    Then Bob has 20 life
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's combat damage step
    And Bob has 18 life
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's end of combat

  @id:combat-0114 @rule:510.4
  Scenario: Who has struck first in one combat phase is no matter in the next
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Youthful Knight | Alice      |
      | Grizzly Bears   | Alice      |
    And Alice's hand holds
      | card               |
      | Relentless Assault |
      | Ovinize            |
      | Titanic Growth     |
    When Alice attacks Bob with "Youthful Knight"
    And the game advances to Alice's postcombat main phase
    Then Bob has 18 life
    When Alice casts "Relentless Assault"
    And the top of the stack resolves
    And Alice casts "Ovinize" targeting "Youthful Knight"
    And the top of the stack resolves
    And Alice casts "Titanic Growth" targeting "Youthful Knight"
    And the top of the stack resolves
    And Alice attacks Bob with "Youthful Knight" and "Grizzly Bears"
    And the game advances to Alice's declare blockers step
    And Alice passes priority
    And Bob passes priority
    Then it is Alice's combat damage step
    And Bob has 12 life

  @id:combat-0115 @rule:510.4 @rule:702.15b
  Scenario: A creature with double strike and lifelink gains life in both steps
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                   |
      | Fencing Ace       | Alice      |                         |
      | Loxodon Warhammer | Alice      | attached to Fencing Ace |
    When Alice attacks Bob with "Fencing Ace"
    And the game advances to Alice's first-strike combat damage step
    Then Alice has 24 life
    And Bob has 16 life
    When the game advances to Alice's combat damage step
    Then Alice has 28 life
    And Bob has 12 life

  @id:combat-0116 @rule:510.4 @rule:510.1c
  Scenario: A creature killed by first-strike damage deals none, its fellow blocker does
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                      |
      | Fencing Ace     | Alice      |                            |
      | Bonesplitter    | Alice      | attached to Fencing Ace    |
      | Hill Giant      | Bob        |                            |
      | Grizzly Bears   | Bob        |                            |
    When Alice attacks Bob with "Fencing Ace"
    And Bob blocks
      | blocker       | blocks      |
      | Hill Giant    | Fencing Ace |
      | Grizzly Bears | Fencing Ace |
    And the game advances to Alice's first-strike combat damage step
      | player | choice   | answer          |
      | Alice  | division | 3 to Hill Giant |
    Then "Hill Giant" is in Bob's graveyard
    And "Fencing Ace" has 0 damage
    When the game advances to Alice's combat damage step
    Then "Fencing Ace" is in Alice's graveyard
    And "Grizzly Bears" is in Bob's graveyard
