Feature: Optional triggered abilities
  They go on the stack whether their controller wants them or not; "may" and "unless" are for the resolution.

  @id:trigger-0301 @rule:603.5
  Scenario: An optional ability goes on the stack, and the choice is made as it resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Soul's Attendant | Alice     |
    And Alice's hand holds
      | card            |
      | Grizzly Bears   |
      | Silvercoat Lion |
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Soul's Attendant | Alice      |
    When the top of the stack resolves until Alice is asked for yes or no
    Then Alice can choose yes
    When Alice chooses no
    Then Alice has 20 life
    And the stack is empty
    When Alice casts "Silvercoat Lion"
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice has 21 life

  @id:trigger-0302 @rule:603.5 @rule:118.12a
  Scenario: An ability that does something unless a player pays goes on the stack, and that player decides on resolution
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Rhystic Study | Alice      |
    And Bob's hand holds
      | card           |
      | Shock          |
      | Lightning Bolt |
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Rhystic Study | Alice      |
      | Shock                    | Bob        |
    When the top of the stack resolves until Bob is asked for yes or no
    And Bob chooses yes
    Then Alice has 0 cards in hand
    When the top of the stack resolves
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
      | player | choice    | answer |
      | Bob    | yes or no | no     |
      | Alice  | yes or no | yes    |
    Then Alice has 1 card in hand
