Feature: What is a double-faced card

  @id:double-faced-0001 @rule:712.1 @invented
  Scenario: A card with two faces is double-faced in a graveyard as well, and another card isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And Alice's graveyard holds
      | card               |
      | Lodger of the Mill |
      | Grizzly Bears      |
      | Fire // Ice        |
    And Alice's hand holds "Registrar's Verdict"
    Then Alice can cast "Registrar's Verdict"
      | choice  | answer             |
      | modes   | 4                  |
      | targets | Lodger of the Mill |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 4             |
      | targets | Grizzly Bears |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer      |
      | modes   | 4           |
      | targets | Fire // Ice |
    When Alice passes priority
    Then Bob has priority
