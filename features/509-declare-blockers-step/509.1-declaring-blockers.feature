Feature: Declaring blockers
  A declaration is legal when it breaks no restriction and obeys as many requirements as it could; what is blocked stays so.

  @id:combat-0301 @rule:509.1c @rule:509.1b @rule:702.111b
  Scenario: A creature that must block and another one block an attacker with menace together
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Boggart Brute    | Alice      |
      | Razorgrass Screen | Bob       |
      | Grizzly Bears    | Bob        |
    When Alice attacks Bob with "Boggart Brute"
    Then Bob can't block "Boggart Brute" with "Razorgrass Screen"
    And Bob can't block "Boggart Brute" with "Grizzly Bears"
    When Bob tries to block
    Then the action is refused
    When Bob blocks
      | blocker           | blocks        |
      | Razorgrass Screen | Boggart Brute |
      | Grizzly Bears     | Boggart Brute |
    Then "Boggart Brute" is blocked

  @id:combat-0302 @rule:509.1b @rule:702.111b
  Scenario: A creature with menace is blocked by two or three, never by one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Boggart Brute    | Alice      |
      | Hill Giant       | Alice      |
      | Grizzly Bears    | Bob        |
      | Silvercoat Lion  | Bob        |
      | Savannah Lions   | Bob        |
    When Alice attacks Bob with "Boggart Brute" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Boggart Brute" with "Grizzly Bears" and "Silvercoat Lion"
    And Bob can block "Boggart Brute" with "Grizzly Bears", "Silvercoat Lion" and "Savannah Lions"
    When Bob tries to block "Boggart Brute" with "Grizzly Bears"
    Then the action is refused

  @id:combat-0303 @rule:509.1b @rule:702.111b
  Scenario: A creature with menace can't be blocked where only one creature may block
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Boggart Brute   | Alice      |
      | Silent Arbiter  | Bob        |
      | Grizzly Bears   | Bob        |
    When Alice attacks Bob with "Boggart Brute"
    Then Bob can't block "Boggart Brute" with "Grizzly Bears"
    And Bob can't block "Boggart Brute" with "Grizzly Bears" and "Silent Arbiter"
    When Bob blocks
    And the game advances to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-0304 @rule:509.1c
  Scenario: All untapped creatures block one that all must block, and what is tapped need not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state  |
      | Taunting Elf     | Alice      |        |
      | Hill Giant       | Alice      |        |
      | Grizzly Bears    | Bob        |        |
      | Silvercoat Lion  | Bob        |        |
      | Air Elemental    | Bob        | tapped |
    When Alice attacks Bob with "Taunting Elf" and "Hill Giant"
    Then Bob can't block "Taunting Elf" with "Grizzly Bears"
    And Bob can't block "Hill Giant" with "Grizzly Bears"
    When Bob tries to block
    Then the action is refused
    When Bob blocks
      | blocker         | blocks       |
      | Grizzly Bears   | Taunting Elf |
      | Silvercoat Lion | Taunting Elf |
    Then "Hill Giant" is unblocked
    And "Taunting Elf" is blocked

  @id:combat-0305 @rule:509.1c
  Scenario: A single blocker may obey either of two requirements
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Taunting Elf     | Alice      |
      | Gaea's Protector | Alice      |
      | Hill Giant       | Alice      |
      | Grizzly Bears    | Bob        |
    When Alice attacks Bob with "Taunting Elf", "Gaea's Protector" and "Hill Giant"
    Then Bob can block "Taunting Elf" with "Grizzly Bears"
    And Bob can block "Gaea's Protector" with "Grizzly Bears"
    And Bob can't block "Hill Giant" with "Grizzly Bears"
    When Bob tries to block
    Then the action is refused

  @id:combat-0306 @rule:509.1c
  Scenario: A creature that may block any number of attackers must block all that have to be blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Taunting Elf     | Alice      |
      | Gaea's Protector | Alice      |
      | Hill Giant       | Alice      |
      | Palace Guard     | Bob        |
    When Alice attacks Bob with "Taunting Elf", "Gaea's Protector" and "Hill Giant"
    Then Bob can't block "Taunting Elf" with "Palace Guard"
    And Bob can't block "Gaea's Protector" with "Palace Guard"
    When Bob blocks
      | blocker      | blocks                         |
      | Palace Guard | Taunting Elf; Gaea's Protector |
    Then "Hill Giant" is unblocked
    And "Gaea's Protector" is blocked

  @id:combat-0307 @rule:509.1c @rule:509.1d
  Scenario: A creature that must block need not where blocking costs something
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Archangel of Tithes | Alice      |
      | Hill Giant          | Alice      |
      | Razorgrass Screen   | Bob        |
      | 1 Plains            | Bob        |
    When Alice attacks Bob with "Archangel of Tithes" and "Hill Giant"
    Then Bob can block "Hill Giant" with "Razorgrass Screen"
    When Bob blocks
    Then "Hill Giant" is unblocked
    And "Plains" is untapped

  @id:combat-0308 @rule:509.1d @rule:509.1f
  Scenario: The cost to block is paid for each blocking creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Archangel of Tithes | Alice      |
      | Hill Giant          | Alice      |
      | Grizzly Bears       | Bob        |
      | Silvercoat Lion     | Bob        |
      | 1 Plains            | Bob        |
    When Alice attacks Bob with "Archangel of Tithes" and "Hill Giant"
    Then Bob can't block "Hill Giant" with "Grizzly Bears" and "Silvercoat Lion"
    When Bob blocks "Hill Giant" with "Grizzly Bears"
    Then "Plains" is tapped
    And "Hill Giant" is blocked

  @id:combat-0309 @rule:509.1b
  Scenario: A creature that can't block alone blocks beside another one, even a different attacker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Alice      |
      | Mogg Flunkies | Bob        |
      | Savannah Lions | Bob       |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    Then Bob can block "Grizzly Bears" with "Savannah Lions"
    And Bob can't block "Grizzly Bears" with "Mogg Flunkies"
    When Bob blocks
      | blocker        | blocks        |
      | Mogg Flunkies  | Hill Giant    |
      | Savannah Lions | Grizzly Bears |
    Then "Hill Giant" is blocked
    And "Grizzly Bears" is blocked

  @id:combat-0310 @rule:509.1b @rule:702.9b @rule:702.17b
  Scenario: A flying creature is blocked by creatures with flying or reach only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Air Elemental | Alice      |
      | Grizzly Bears | Bob        |
      | Wind Drake    | Bob        |
      | Giant Spider  | Bob        |
    When Alice attacks Bob with "Air Elemental"
    Then Bob can block "Air Elemental" with "Wind Drake"
    And Bob can block "Air Elemental" with "Giant Spider"
    When Bob tries to block "Air Elemental" with "Grizzly Bears"
    Then the action is refused

  @id:combat-0311 @rule:509.1b @rule:509.1h
  Scenario: A creature that gains flying after it was blocked stays blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | 1 Island      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Jump"
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice casts "Jump" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has flying
    And "Grizzly Bears" is blocking Hill Giant
    When the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Grizzly Bears" is in Bob's graveyard

  @id:combat-0312 @rule:509.1h @rule:510.1c @rule:702.19d
  Scenario: A creature that an effect makes blocked deals no damage, and with trample all of it to the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | as    |
      | Hill Giant         | Alice      |       |
      | Garruk's Companion | Alice      |       |
      | Trap Runner        | Bob        | one   |
      | Trap Runner        | Bob        | other |
    When Alice attacks Bob with "Hill Giant" and "Garruk's Companion"
    And Bob blocks
    Then "Hill Giant" is unblocked
    When Alice passes priority
    And Bob activates "one" targeting "Hill Giant"
    And Bob activates "other" targeting "Garruk's Companion"
    And the stack resolves until empty
    Then "Hill Giant" is blocked
    And "Garruk's Companion" is blocked
    When the game advances to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-0313 @rule:509.1a
  Scenario: A tapped creature can't block, one that came this turn can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state          |
      | Hill Giant      | Alice      |                |
      | Grizzly Bears   | Bob        | tapped         |
      | Silvercoat Lion | Bob        | summoning sick |
    When Alice attacks Bob with "Hill Giant"
    Then Bob can block "Hill Giant" with "Silvercoat Lion"
    When Bob tries to block "Hill Giant" with "Grizzly Bears"
    Then the action is refused

  @id:combat-0314 @rule:509.1c @rule:509.1b
  Scenario: A requirement that would break a restriction is not counted
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Taunting Elf     | Alice      |
      | Silent Arbiter   | Alice      |
      | Grizzly Bears    | Bob        |
      | Silvercoat Lion  | Bob        |
    When Alice attacks Bob with "Taunting Elf"
    Then Bob can block "Taunting Elf" with "Grizzly Bears"
    And Bob can block "Taunting Elf" with "Silvercoat Lion"
    And Bob can't block "Taunting Elf" with "Grizzly Bears" and "Silvercoat Lion"
    When Bob tries to block
    Then the action is refused

  @id:combat-0315 @rule:509.1a
  Scenario: The defending player blocks what attacks that player and what attacks a planeswalker of that player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state              |
      | Hill Giant      | Alice      |                    |
      | Grizzly Bears   | Alice      |                    |
      | Memnite         | Alice      |                    |
      | Silvercoat Lion | Bob        |                    |
      | Palace Guard    | Bob        |                    |
      | Jace Beleren    | Bob        | 3 loyalty counters |
    When Alice attacks
      | attacker      | attacks      |
      | Hill Giant    | Jace Beleren |
      | Grizzly Bears | Bob          |
    Then Bob can block "Hill Giant" with "Silvercoat Lion"
    And Bob can't block "Memnite" with "Silvercoat Lion"
    When Bob blocks
      | blocker         | blocks                    |
      | Palace Guard    | Hill Giant; Grizzly Bears |
      | Silvercoat Lion | Grizzly Bears             |
    Then "Hill Giant" is blocked
    And "Grizzly Bears" is blocked
    And "Palace Guard" is untapped

  @id:combat-0316 @rule:509.1a @rule:509.1h
  Scenario: A creature blocks one attacker only unless it can block more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                       |
      | Hill Giant      | Alice      |                             |
      | Grizzly Bears   | Alice      |                             |
      | Memnite         | Alice      |                             |
      | Silvercoat Lion | Bob        |                             |
      | Wind Drake      | Bob        |                             |
      | Echo Circlet    | Bob        | attached to Silvercoat Lion |
    When Alice attacks Bob with "Hill Giant", "Grizzly Bears" and "Memnite"
    And Bob tries to block
      | blocker    | blocks                    |
      | Wind Drake | Hill Giant; Grizzly Bears |
    Then the action is refused
    When Bob tries to block
      | blocker         | blocks                             |
      | Silvercoat Lion | Hill Giant; Grizzly Bears; Memnite |
    Then the action is refused
    When Bob blocks
      | blocker         | blocks              |
      | Silvercoat Lion | Hill Giant; Memnite |
    Then "Memnite" is blocked
    And "Hill Giant" is blocked
    And "Grizzly Bears" is unblocked
