Feature: Removed from combat
  What leaves combat stops attacking or blocking; what it had blocked stays blocked, and restrictions come too late.

  @id:combat-0401 @rule:506.4 @rule:509.1h
  Scenario: A blocker whose controller changes is removed from combat, and what it blocked stays blocked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Vedalken Orrery | Alice      |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Act of Treason"
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    Then "Grizzly Bears" is blocking Hill Giant
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    And "Grizzly Bears" isn't blocking
    And "Hill Giant" is blocked
    When the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Hill Giant" has 0 damage
    And "Grizzly Bears" has 0 damage

  @id:combat-0402 @rule:506.4
  Scenario: An attacker whose controller changes stops attacking, also when it comes back
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as    |
      | Hill Giant      | Alice      |       |
      | Grizzly Bears   | Alice      |       |
      | Vedalken Orrery | Alice      |       |
      | Vedalken Orrery | Bob        | other |
    And Alice's hand holds "Act of Treason"
    And Bob's hand holds "Act of Treason"
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Act of Treason" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" isn't attacking
    And "Grizzly Bears" is attacking Bob
    When Alice casts "Act of Treason" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Alice
    And "Hill Giant" isn't attacking
    When the game advances to Alice's combat damage step
    Then Bob has 18 life

  @id:combat-0403 @rule:506.4 @rule:701.19a
  Scenario: An attacker that regenerates is removed from combat and deals no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Drudge Skeletons | Alice     |
      | Grizzly Bears   | Alice      |
    And Bob's hand holds "Shock"
    When Alice attacks Bob with "Drudge Skeletons" and "Grizzly Bears"
    And Alice activates "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is attacking Bob
    When Alice passes priority
    And Bob casts "Shock" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" isn't attacking
    When the game advances to Alice's combat damage step
    Then Bob has 18 life

  @id:combat-0404 @rule:506.4 @rule:509.1h
  Scenario: A blocker that regenerates from first-strike damage deals none and is dealt none in the second step
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Fencing Ace      | Alice      |
      | Drudge Skeletons | Bob        |
    When Alice attacks Bob with "Fencing Ace"
    And Bob blocks "Fencing Ace" with "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the game advances to Alice's first-strike combat damage step
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" isn't blocking
    And "Fencing Ace" is blocked
    When the game advances to Alice's postcombat main phase
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" has 0 damage
    And "Fencing Ace" is on the battlefield
    And Bob has 20 life

  @id:combat-0405 @rule:506.4
  Scenario: An attacker that stops being a creature is removed from combat, and does not return to it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as    |
      | Kormus Bell     | Alice      |       |
      | Swamp           | Alice      | bog   |
      | Grizzly Bears   | Alice      |       |
      | Vedalken Orrery | Alice      |       |
    And Alice's hand holds "Kormus Bell"
    And Bob's hand holds "Disenchant"
    When Alice attacks Bob with "bog" and "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Kormus Bell"
    And the top of the stack resolves
    Then "bog" isn't attacking
    When Alice casts "Kormus Bell" from hand
    And the top of the stack resolves
    Then "bog" is a 1/1 creature
    And "bog" isn't attacking
    When the game advances to Alice's combat damage step
    Then Bob has 18 life

  @id:combat-0406 @rule:506.4 @rule:506.4c
  Scenario: A creature attacks nothing any more when its planeswalker becomes something else, and can be blocked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state              |
      | Hill Giant      | Alice      |                    |
      | Air Elemental   | Alice      |                    |
      | Vedalken Orrery | Alice      |                    |
      | Jace Beleren    | Bob        | 3 loyalty counters |
      | Grizzly Bears   | Bob        |                    |
    And Alice's hand holds "Song of the Dryads"
    When Alice attacks
      | attacker      | attacks      |
      | Hill Giant    | Jace Beleren |
      | Air Elemental | Jace Beleren |
    And Alice casts "Song of the Dryads" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is a land
    And "Hill Giant" is attacking
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    Then "Hill Giant" is blocked
    And "Air Elemental" is unblocked
    When the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Jace Beleren" has 0 damage
    And "Grizzly Bears" is in Bob's graveyard

  @id:combat-0407 @rule:506.4a
  Scenario: A creature that can no longer attack goes on attacking
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Vedalken Orrery | Bob        |
    And Bob's hand holds "Pacifism"
    When Alice attacks Bob with "Hill Giant"
    And Alice passes priority
    And Bob casts "Pacifism" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Pacifism" is attached to "Hill Giant"
    And "Hill Giant" is attacking Bob
    When the game advances to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-0408 @rule:506.4b
  Scenario: A blocker that becomes tapped still blocks and deals damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Grizzly Bears      | Alice      |
      | Gideon's Lawkeeper | Alice      |
      | 1 Plains           | Alice      |
      | Hill Giant         | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Hill Giant"
    And Alice activates "Gideon's Lawkeeper" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is tapped
    And "Hill Giant" is blocking Grizzly Bears
    When the game advances to Alice's combat damage step
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" has 2 damage

  @id:combat-0409 @rule:506.4 @rule:506.4b
  Scenario: An effect removes an attacker from combat; another one is merely untapped and goes on attacking
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Hill Giant     | Alice      |
      | Grizzly Bears  | Alice      |
      | Reconnaissance | Alice      |
      | Maze of Ith    | Bob        |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Alice activates "Reconnaissance" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" isn't attacking
    And "Hill Giant" is untapped
    When Alice passes priority
    And Bob activates "Maze of Ith" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is untapped
    And "Grizzly Bears" is attacking Bob
    When the game advances to Alice's combat damage step
    Then Bob has 20 life

  @id:combat-0410 @rule:506.4 @rule:511.3 @rule:510.2
  Scenario: A creature removed from combat in the end of combat step has dealt its damage all the same
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Hill Giant     | Alice      |
      | Reconnaissance | Alice      |
    When Alice attacks Bob with "Hill Giant"
    And the game advances to Alice's end of combat
    Then Bob has 17 life
    And "Hill Giant" is attacking Bob
    When Alice activates "Reconnaissance" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is untapped
    And "Hill Giant" isn't attacking
    And Bob has 17 life

  @id:combat-0411 @rule:506.4 @rule:509.1g
  Scenario: A blocker goes on blocking when what it blocked has left combat
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Hill Giant     | Alice      |
      | Reconnaissance | Alice      |
      | Grizzly Bears  | Bob        |
      | Silvercoat Lion | Bob       |
      | 1 Plains       | Bob        |
    And Bob's hand holds "Righteousness"
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice activates "Reconnaissance" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" isn't attacking
    When Alice passes priority
    Then Bob can cast "Righteousness" targeting "Grizzly Bears"
    And Bob can't cast "Righteousness" targeting "Silvercoat Lion"
    When Bob casts "Righteousness" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 9/9 creature
    When the game advances to Alice's combat damage step
    Then Alice has 20 life
    And "Hill Giant" has 0 damage

  @id:combat-0412 @rule:506.4c @rule:506.4
  Scenario: A creature whose planeswalker changes its controller attacks nothing and deals no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state              |
      | Hill Giant      | Alice      |                    |
      | Grizzly Bears   | Alice      |                    |
      | Vedalken Orrery | Alice      |                    |
      | Jace Beleren    | Bob        | 3 loyalty counters |
    And Alice's hand holds "Confiscate"
    When Alice attacks
      | attacker      | attacks      |
      | Hill Giant    | Jace Beleren |
      | Grizzly Bears | Bob          |
    And Alice casts "Confiscate" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is controlled by Alice
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And "Jace Beleren" has loyalty 3
    And Alice has 20 life

  @id:combat-0413 @rule:506.4 @rule:702.26b
  Scenario: A blocker that phases out is removed from combat, and what it blocked stays blocked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Bob        |
    And Bob's hand holds "Reality Ripple"
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Silvercoat Lion"
    And Alice passes priority
    And Bob casts "Reality Ripple" targeting "Silvercoat Lion"
    And the top of the stack resolves
    Then "Hill Giant" is blocked
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And "Hill Giant" has 0 damage

  @id:combat-0414 @rule:506.4 @rule:509.1g
  Scenario: An attacker that phases out deals no damage, and its blocker goes on blocking
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Bob        |
    And Alice's hand holds "Reality Ripple"
    And Bob's hand holds "Righteousness"
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Silvercoat Lion"
    And Alice casts "Reality Ripple" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice passes priority
    Then Bob can cast "Righteousness" targeting "Silvercoat Lion"
    And Bob can't cast "Righteousness" targeting "Grizzly Bears"
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And "Silvercoat Lion" has 0 damage

  @id:combat-0415 @rule:506.4c @rule:510.1b
  Scenario: A creature whose battle has left combat deals no damage, and one that attacks the protector does
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |
      | Hill Giant            | Alice      |                                           |
      | Grizzly Bears         | Alice      |                                           |
    And Bob's hand holds "Boomerang"
    When Alice attacks
      | attacker      | attacks               |
      | Hill Giant    | Invasion of Innistrad |
      | Grizzly Bears | Bob                   |
    And Alice passes priority
    And Bob casts "Boomerang" targeting "Invasion of Innistrad"
    And the top of the stack resolves
    Then "Invasion of Innistrad" is in Alice's hand
    And "Hill Giant" is attacking
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And Alice has 20 life
