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

  @id:die-0403 @rule:706.1a
  Scenario: A die of eight sides shows no more than eight
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Bag of Tricks | Alice      |
    And Alice's library holds, from the top
      | card              |
      | Grizzly Bears     |
      | Shock             |
      | Colossal Dreadmaw |
      | Opt               |
    When Alice activates "Bag of Tricks"
    And the top of the stack resolves until Alice is asked for random
    Then Alice can choose 8
    And Alice can't choose 9
    When Alice chooses 6
    Then "Colossal Dreadmaw" is on the battlefield
    And Alice has 3 cards in library
