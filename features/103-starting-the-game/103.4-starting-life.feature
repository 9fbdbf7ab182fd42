Feature: Starting life totals
  Twenty, where no variant says otherwise.

  @id:starting-life-0001 @rule:103.4
  Scenario: A player with more than 20 life has more than the starting life total
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 21   |
    And the battlefield holds
      | permanent     | controller |
      | Cosmos Elixir | Alice      |
    When the game advances to Alice's end step
    And the top of the stack resolves
    Then Alice has 1 card in hand
    And Alice has 21 life

  @id:starting-life-0002 @rule:103.4c
  Scenario: In a Commander game a player with 40 life has no more than the starting life total
    Given a Commander game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent     | controller |
      | Cosmos Elixir | Alice      |
    When the game advances to Alice's end step
    And the top of the stack resolves
    Then Alice has 42 life
    And Alice has 0 cards in hand
