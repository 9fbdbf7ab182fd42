Feature: Transformed permanents

  @id:transformed-0001 @rule:701.27g @invented
  Scenario: A permanent with its back face up is transformed, and one with its front face up isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent             | controller | state     |
      | Lodger of the Mill    | Bob        | back face |
      | Ludevic's Test Subject | Bob       |           |
      | Grizzly Bears         | Bob        |           |
    And Alice's hand holds "Registrar's Verdict"
    Then Alice can cast "Registrar's Verdict"
      | choice  | answer             |
      | modes   | 3                  |
      | targets | Lodger of the Mill |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer                 |
      | modes   | 3                      |
      | targets | Ludevic's Test Subject |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 3             |
      | targets | Grizzly Bears |
    When Alice passes priority
    Then Bob has priority
