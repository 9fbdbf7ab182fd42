Feature: The intervening if
  A condition that stands right after the trigger event is looked at twice: as the event happens and on resolution. Any
  other "if" is looked at on resolution only.

  @id:trigger-0201 @rule:603.4
  Scenario: An ability whose condition has become false does nothing
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                         | controller |
      | ability 3 of Felidar Sovereign | Alice      |
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the stack resolves until empty
    Then Alice has 37 life
    And the game goes on

  @id:trigger-0202 @rule:603.4
  Scenario: An ability whose condition becomes true after its event has not triggered
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 39   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Alice's hand holds "Healing Salve"
    When the game advances to Alice's upkeep
    Then the stack is empty
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the stack resolves until empty
    Then Alice has 42 life
    When the game advances to Alice's draw step
    Then the game goes on
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then Alice has won the game

  @id:trigger-0203 @rule:603.4
  Scenario: A condition that is false only between the two looks does no harm
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    And Alice's hand holds "Healing Salve"
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's upkeep
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has 37 life
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the top of the stack resolves
    Then Alice has 40 life
    When the top of the stack resolves
    Then Alice has won the game

  @id:trigger-0204 @rule:603.4
  Scenario: An if within the effect is looked at on resolution only
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent              | controller |
      | Skyline Despot         | Alice      |
      | Court of Grace         | Alice      |
      | Throne of the High City | Alice     |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                      | controller |
      | ability 2 of Court of Grace | Alice      |
    When Alice activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Alice is the monarch
    When the top of the stack resolves
    Then Alice has 1 Angel on the battlefield
    And Alice has 0 Spirit on the battlefield
    And Alice has 1 Dragon on the battlefield

  @id:trigger-0205 @rule:603.4 @rule:603.10a @rule:702.93a
  Scenario: A condition about a creature that died is about the creature as it last was
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | state           | as    |
      | Young Wolf | Alice      |                 | first |
      | Young Wolf | Alice      | 1 +1/+1 counter | grown |
    And Bob's hand holds "Shock"
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
    When the top of the stack resolves
    Then "first" is on the battlefield
    And "first" has 1 +1/+1 counter
    And "grown" is in Alice's graveyard
