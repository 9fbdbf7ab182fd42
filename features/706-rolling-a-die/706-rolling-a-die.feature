Feature: Rolling a die
  Chance decides, and a scenario says what chance decided.

  @id:die-0001 @rule:706.2 @invented
  Scenario: The result of a roll is the number that the die shows, whatever else has that number
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Dicing Goblins"
    When Alice casts "Dicing Goblins"
    And the stack resolves until empty
      | player | choice | answer |
      | Alice  | random | 10     |
    Then Alice has 30 life

  @id:die-0002 @rule:706.2 @rule:706.1 @invented
  Scenario: A die of twenty sides shows no more than twenty
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Dicing Goblins"
    When Alice casts "Dicing Goblins"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for random
    Then Alice can choose 20
    And Alice can't choose 21
