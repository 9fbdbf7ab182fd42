Feature: Modes

  @id:modes-0001 @rule:700.2d
  Scenario: A mode that may be chosen more than once is carried out as often as it was chosen
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Fiery Confluence"
    When Alice casts "Fiery Confluence"
    | choice | answer  |
    | modes  | 1; 1; 2 |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 18 life
    And Alice has 20 life
