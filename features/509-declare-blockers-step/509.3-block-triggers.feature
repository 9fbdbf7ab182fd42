Feature: Block triggers, and creatures that enter blocking
  Some abilities trigger once for a creature that blocks or becomes blocked, some once for each creature on the other side.

  @id:combat-0331 @rule:509.3c @rule:509.3d
  Scenario: Blocked by two creatures, one ability triggers once and the other twice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Slashing Tiger  | Alice      |
      | Cave Tiger      | Alice      |
      | Grizzly Bears   | Bob        |
      | Silvercoat Lion | Bob        |
      | Savannah Lions  | Bob        |
      | Memnite         | Bob        |
    When Alice attacks Bob with "Slashing Tiger" and "Cave Tiger"
    And Bob blocks
      | blocker         | blocks         | player | choice        | answer                                                                            |
      | Grizzly Bears   | Slashing Tiger |        |               |                                                                                   |
      | Silvercoat Lion | Slashing Tiger |        |               |                                                                                   |
      | Savannah Lions  | Cave Tiger     |        |               |                                                                                   |
      | Memnite         | Cave Tiger     |        |               |                                                                                   |
      |                 |                | Alice  | trigger order | ability of Slashing Tiger; ability of Cave Tiger #1; ability of Cave Tiger #2 |
    And the stack resolves until empty
    Then "Slashing Tiger" is a 5/5 creature
    And "Cave Tiger" is a 4/4 creature

  @id:combat-0332 @rule:509.3c @rule:509.3d
  Scenario: An effect that makes a creature blocked triggers what watches for that, but not for blockers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | as    |
      | Slashing Tiger | Alice      |       |
      | Cave Tiger     | Alice      |       |
      | Trap Runner    | Bob        | one   |
      | Trap Runner    | Bob        | other |
    When Alice attacks Bob with "Slashing Tiger" and "Cave Tiger"
    And Bob blocks
    And Alice passes priority
    And Bob activates "one" targeting "Slashing Tiger"
    And Bob activates "other" targeting "Cave Tiger"
    And the stack resolves until empty
    Then "Slashing Tiger" is a 5/5 creature
    And "Cave Tiger" is blocked
    And "Cave Tiger" is a 2/2 creature

  @id:combat-0333 @rule:509.3b @rule:509.3a @rule:702.45a
  Scenario: A creature that blocks two creatures triggers once for blocking, and twice for blocking a creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller | state                           | as     |
      | Grizzly Bears           | Alice      |                                 |        |
      | Hill Giant              | Alice      |                                 |        |
      | Brimaz, King of Oreskos | Bob        |                                 | Brimaz |
      | Echo Circlet            | Bob        | attached to Brimaz              |        |
      | Inner-Chamber Guard     | Bob        |                                 |        |
      | Echo Circlet            | Bob        | attached to Inner-Chamber Guard |        |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Bob blocks
      | blocker             | blocks                    | player | choice        | answer                                                                           |
      | Brimaz              | Grizzly Bears; Hill Giant |        |               |                                                                                  |
      | Inner-Chamber Guard | Grizzly Bears; Hill Giant |        |               |                                                                                  |
      |                     |                           | Bob    | trigger order | ability 3 of Brimaz #1; ability 3 of Brimaz #2; ability of Inner-Chamber Guard |
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Inner-Chamber Guard | Bob        |
      | ability 3 of Brimaz            | Bob        |
      | ability 3 of Brimaz            | Bob        |
    When the top of the stack resolves
    Then "Inner-Chamber Guard" is a 2/4 creature

  @id:combat-0334 @rule:509.3d @rule:509.4
  Scenario: A creature that enters blocking triggers what watches for the attacker's becoming blocked by a creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Cave Tiger              | Alice      |
      | Slashing Tiger          | Alice      |
      | Brimaz, King of Oreskos | Bob        |
    When Alice attacks Bob with "Slashing Tiger" and "Cave Tiger"
    And Bob blocks "Cave Tiger" with "Brimaz, King of Oreskos"
    And the stack resolves until empty
    Then token "Cat Soldier" is blocking Cave Tiger
    And token "Cat Soldier" is untapped
    And "Cave Tiger" is a 4/4 creature
    And "Slashing Tiger" is unblocked
    And "Slashing Tiger" is a 3/3 creature

  @id:combat-0335 @rule:509.3c @rule:509.4
  Scenario: A creature that enters blocking a blocked creature does not make it become blocked again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Slashing Tiger          | Alice      |
      | Brimaz, King of Oreskos | Bob        |
    When Alice attacks Bob with "Slashing Tiger"
    And Bob blocks "Slashing Tiger" with "Brimaz, King of Oreskos"
    And the stack resolves until empty
    Then token "Cat Soldier" is blocking Slashing Tiger
    And "Slashing Tiger" is a 5/5 creature
    When the game advances to Alice's combat damage step
      | player | choice   | answer                              |
      | Alice  | division | 4 to Brimaz, King of Oreskos; 1 to token Cat Soldier |
    Then "Slashing Tiger" has 4 damage
    And "Brimaz, King of Oreskos" is in Bob's graveyard

  @id:combat-0336 @rule:509.4b
  Scenario: A creature enters blocking what it could not have blocked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller |
      | Hill Giant              | Alice      |
      | Brimaz, King of Oreskos | Bob        |
    And Alice's hand holds "Jump"
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
    And Alice casts "Jump" targeting "Hill Giant"
    And the stack resolves until empty
    Then "Hill Giant" has flying
    And token "Cat Soldier" lacks flying
    And token "Cat Soldier" is blocking Hill Giant

  @id:combat-0337 @rule:509.4a
  Scenario: A creature that is to enter blocking one that has left combat enters and blocks nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Hill Giant              | Alice      |
      | Grizzly Bears           | Alice      |
      | Reconnaissance          | Alice      |
      | Brimaz, King of Oreskos | Bob        |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
    And Alice activates "Reconnaissance" targeting "Hill Giant"
    And the stack resolves until empty
    Then "Hill Giant" isn't attacking
    And "Hill Giant" is untapped
    And token "Cat Soldier" is on the battlefield
    And token "Cat Soldier" isn't blocking

  @id:combat-0338 @rule:509.3g
  Scenario: An ability that triggers when its creature isn't blocked does so as blockers are declared
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Abyssal Nightstalker | Alice    |
      | Grizzly Bears      | Bob        |
    And Bob's hand holds
      | card  |
      | Shock |
      | Opt   |
    When Alice attacks Bob with "Abyssal Nightstalker"
    And Bob blocks
    Then the stack holds, from the top
      | object                          | controller |
      | ability of Abyssal Nightstalker | Alice      |
    When the top of the stack resolves
      | player | choice  | answer |
      | Bob    | objects | Opt    |
    Then Bob's hand holds "Shock" and nothing more

  @id:combat-0339 @rule:509.3g @rule:509.1h
  Scenario: A creature whose blocker has been removed was blocked, and does not trigger
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent            | controller |
      | Abyssal Nightstalker | Alice      |
      | Grizzly Bears        | Bob        |
    And Alice's hand holds "Unsummon"
    When Alice attacks Bob with "Abyssal Nightstalker"
    And Bob blocks "Abyssal Nightstalker" with "Grizzly Bears"
    And Alice casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob's hand holds "Grizzly Bears" and nothing more
    And "Abyssal Nightstalker" is blocked
    When the game advances to Alice's postcombat main phase
    Then Bob's hand holds "Grizzly Bears" and nothing more
    And Bob has 20 life

  @id:combat-0340 @rule:509.2a @rule:509.2
  Scenario: Abilities that trigger on blocks resolve before damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Hill Giant   | Alice      |
      | Loyal Sentry | Bob        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Loyal Sentry"
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Loyal Sentry | Bob        |
    And Alice has priority
    When the top of the stack resolves
    Then it is Alice's declare blockers step
    And "Hill Giant" is in Alice's graveyard
    When the game advances to Alice's combat damage step
    Then "Hill Giant" is in Alice's graveyard
    And "Loyal Sentry" is in Bob's graveyard
    And Bob has 20 life
