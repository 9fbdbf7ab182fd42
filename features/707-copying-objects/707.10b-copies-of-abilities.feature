Feature: Copies of abilities
  A copy of an activated ability is not activated and one of a triggered ability has not triggered. It has the source and the
  decisions of the original, and nothing is paid for it.

  @id:copy-0100 @rule:707.10 @rule:707.10b @rule:707.10c
  Scenario: A copy of an activated ability has the original's source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state             | as     |
      | Prodigal Pyromancer | Alice      |                   | Wizard |
      | Loxodon Warhammer   | Alice      | attached to Wizard |       |
      | Lithoform Engine    | Alice      |                   |        |
      | 2 Island            | Alice      |                   |        |
    When Alice activates "Wizard" targeting Bob
    And Alice activates ability 1 of "Lithoform Engine" targeting ability of "Wizard"
    And the top of the stack resolves
      | choice  | about                     | answer   |
      | targets | copy of ability of Wizard | declines |
    And the top of the stack resolves
    Then Bob has 19 life
    And Alice has 21 life
    When the top of the stack resolves
    Then Bob has 18 life
    And Alice has 22 life

  @id:copy-0101 @rule:707.10 @rule:707.10c @rule:707.10b
  Scenario: A copy of a triggered ability may get a new target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Strionic Resonator | Alice      |
      | 2 Plains           | Alice      |
      | 4 Mountain         | Alice      |
      | Hill Giant         | Bob        |
      | Grizzly Bears      | Bob        |
    And Alice's hand holds "Flametongue Kavu"
    When Alice casts "Flametongue Kavu"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    And Alice activates "Strionic Resonator" targeting ability of "Flametongue Kavu"
    And the top of the stack resolves
      | choice  | about                               | answer        |
      | targets | copy of ability of Flametongue Kavu | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" has 0 damage
    When the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:copy-0102 @rule:707.10 @rule:602.2 @rule:707.10b
  Scenario: The original of an ability outlives its copy that is countered
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
      | Lithoform Engine    | Alice      |
      | 2 Island            | Alice      |
      | Island              | Bob        |
    And Bob's hand holds "Stifle"
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice activates ability 1 of "Lithoform Engine" targeting ability of "Prodigal Pyromancer"
    And the top of the stack resolves
      | choice  | about                                  | answer   |
      | targets | copy of ability of Prodigal Pyromancer | declines |
    And Alice passes priority
    And Bob casts "Stifle" targeting copy of ability of "Prodigal Pyromancer"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Prodigal Pyromancer | Alice      |
    When the top of the stack resolves
    Then Bob has 19 life

  @id:copy-0103 @rule:707.10 @rule:714.2b @rule:707.10b @rule:603.7a
  Scenario: A copied chapter does its own work and the Saga stays until both have left the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | Lithoform Engine   | Alice      |                |
      | 2 Plains           | Alice      |                |
    When the game advances to Alice's precombat main phase
    And Alice activates ability 1 of "Lithoform Engine" targeting chapter II of "History of Benalia"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                                   | controller |
      | copy of chapter II of History of Benalia | Alice      |
      | chapter II of History of Benalia         | Alice      |
    When the stack resolves until empty
    Then Alice has 2 creatures on the battlefield
    And "History of Benalia" has 2 lore counters
