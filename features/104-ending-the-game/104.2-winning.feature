Feature: Winning the game
  An effect can say that a player wins (104.2b).

  @id:ending-0041 @rule:104.2b
  Scenario: Laboratory Maniac's controller wins by drawing from a library without cards, and not by drawing its last one
    Given a game between Alice and Bob
    And the players have
      | player | library | mana      |
      | Alice  | 0       | {B}{B}    |
    And the battlefield holds
      | permanent         | controller |
      | Laboratory Maniac | Alice      |
    And Alice's library holds "Island"
    And Alice's hand holds "Night's Whisper"
    When Alice casts "Night's Whisper"
    And the stack resolves until empty
    Then Alice has won the game
    And Alice has 1 card in hand

  @id:win-0101 @rule:104.2b @invented
  Scenario: The player of whom an effect says so wins, and the others lose
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And Alice's hand holds "Gracious Defeat"
    When Alice casts "Gracious Defeat" targeting Bob
    And the top of the stack resolves
    Then Bob has won the game
    And Alice has lost the game
    And Carol has lost the game
