Feature: Flipping a coin
  Only the player who flips wins or loses the flip.

  @id:coin-0001 @rule:705.2
  Scenario: A spell is countered when the player who casts it loses the flip, and not when they win it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Planar Chaos | Alice      |
    And Bob's hand holds
      | card           | as     |
      | Lightning Bolt | first  |
      | Lightning Bolt | second |
    When Alice passes priority
    And Bob casts "first" targeting Alice
    And the stack resolves until empty
      | player | choice | answer |
      | Bob    | random | lose   |
    Then Alice has 20 life
    When Alice passes priority
    And Bob casts "second" targeting Alice
    And the stack resolves until empty
      | player | choice | answer |
      | Bob    | random | win    |
    Then Alice has 17 life

  @id:coin-0002 @rule:705.2
  Scenario: A flip that is lost makes what the text says for a loss, and nothing of what it says for a win
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | as     |
      | Bottle of Suleiman | Alice      | first  |
      | Bottle of Suleiman | Alice      | second |
    When Alice activates "first"
    And the stack resolves until empty
      | player | choice | answer |
      | Alice  | random | lose   |
    Then Alice has 15 life
    And Alice has 0 tokens on the battlefield
    When Alice activates "second"
    And the stack resolves until empty
      | player | choice | answer |
      | Alice  | random | win    |
    Then Alice has 15 life
    And Alice has 1 token on the battlefield
