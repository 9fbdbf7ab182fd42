Feature: The shares of the copy that a chapter makes

  @id:copy-0280 @rule:115.7f @rule:707.10 @rule:707.10c @rule:601.2d
  @ruling:copy-keeps-division
  Scenario: The copy that chapter II makes deals the original's shares of damage to whatever targets it is given
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          | as     |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |        |
      | 3 Mountain            | Alice      |                |        |
      | Hill Giant            | Bob        |                | Target |
      | Hill Giant            | Bob        |                | Other  |
    And Alice's hand holds "Arc Lightning"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Arc Lightning"
      | choice   | answer                |
      | targets  | Target; Bob           |
      | division | 1 to Target; 2 to Bob |
    And the top of the stack resolves
      | choice  | about                 | answer     |
      | targets | copy of Arc Lightning | Other; Bob |
    And the top of the stack resolves
    Then "Other" has 1 damage
    And Bob has 18 life
    And the stack holds, from the top
      | object        | controller |
      | Arc Lightning | Alice      |
    And nothing else changes

  @id:copy-0301 @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter II copies the next sorcery spell whatever other sorcery spells are on the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Vedalken Orrery       | Alice      |                 |
      | 3 Island              | Alice      |                 |
    And the stack holds, from the top
      | object                               | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
      | Ponder                               | Bob        |
      | Crush of Tentacles                              | Bob        |
    And Alice's hand holds "Divination"
    When the top of the stack resolves
    And Alice casts "Divination"
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Divination                       | Alice      |
      | Ponder                           | Bob        |
      | Crush of Tentacles                          | Bob        |

  @id:copy-0302 @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter III copies the next sorcery spell whatever other sorcery spells are on the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters |
      | Vedalken Orrery       | Alice      |                 |
      | 3 Island              | Alice      |                 |
    And the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
      | Ponder                               | Bob        |
      | Crush of Tentacles                              | Bob        |
    And Alice's hand holds "Divination"
    When the top of the stack resolves
    And Alice casts "Divination"
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Divination                       | Alice      |
      | Ponder                           | Bob        |
      | Crush of Tentacles                          | Bob        |

  @id:copy-0300 @rule:603.7b @rule:603.7c @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter III still waits for a spell after combat
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 3 Island              | Alice      |                 |
    And Alice's hand holds "Divination"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And the game advances to Alice's postcombat main phase
    And Alice casts "Divination"
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Divination                       | Alice      |
