Feature: Whole numbers
  The game has whole numbers only. What halves says which way to round.

  @id:whole-0001 @rule:107.1a
  Scenario: Half of an odd life total is rounded up where the card says so
    Given a game between Alice and Bob
    And the players have
      | player | life | mana      |
      | Alice  | 15   | {B}{B}{B} |
    And Alice's hand holds "Cruel Bargain"
    When Alice casts "Cruel Bargain"
    And the stack resolves until empty
    Then Alice has 7 life
    And Alice has 4 cards in hand

  @id:whole-0002 @rule:107.1a
  Scenario: Half of an odd library is rounded down where the card says so
    Given a game between Alice and Bob
    And the players have
      | player | library | mana            |
      | Alice  | 10      | {U}{U}{U}{U}{U} |
      | Bob    | 7       |                 |
    And Alice's hand holds "Traumatize"
    When Alice casts "Traumatize" targeting Bob
    And the stack resolves until empty
    Then Bob has 4 cards in library
    And Bob has 3 cards in graveyard
