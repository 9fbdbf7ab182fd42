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
