Feature: The counter of a number
  An ability on the twelfth counter triggers as that number is reached or passed, and not again beyond it.

  @id:counter-1101 @rule:122.7
  Scenario: The counter after the twelfth does not trigger, and the twelfth does
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state            | as    |
      | Midnight Clock | Alice     | 11 hour counters | first |
      | Midnight Clock | Alice     | 12 hour counters | last  |
      | Midnight Clock | Alice     | 9 hour counters  | early |
    When Alice activates ability 2 of "last"
    And the stack resolves until empty
    Then "last" has 13 hour counters
    And "last" is on the battlefield
    When Alice activates ability 2 of "early"
    And the stack resolves until empty
    Then "early" is on the battlefield
    When Alice activates ability 2 of "first"
    And the stack resolves until empty
    Then "first" is in exile
    And Alice has 7 cards in hand
