Feature: Exchanging control

  @id:exchange-0401 @rule:701.12b
  Scenario: An ability that exchanges control of its own source and a target gives the source away for it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Avarice Totem | Alice      |
      | Hill Giant    | Bob        |
    When Alice activates "Avarice Totem" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Alice
    And "Avarice Totem" is controlled by Bob
    When Alice passes priority
    Then Bob can activate "Avarice Totem" targeting "Hill Giant"

  @id:exchange-0402 @rule:701.12a
  Scenario: Where the source of an exchange has been destroyed, nobody gets the other permanent
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Avarice Totem | Alice      |
      | Hill Giant    | Bob        |
    And Bob's hand holds "Shatter"
    When Alice activates "Avarice Totem" targeting "Hill Giant"
    And Alice passes priority
    And Bob casts "Shatter" targeting "Avarice Totem"
    And the top of the stack resolves
    Then "Avarice Totem" is in Alice's graveyard
    When the top of the stack resolves
    Then the stack is empty
    And "Hill Giant" is controlled by Bob
    And nothing else changes

  @id:exchange-0403 @rule:701.12c
  Scenario: Life totals are exchanged with the opponent who is the target, and not with another
    Given a game between Alice, Bob and Carol
    And it is Alice's upkeep
    And the players have
      | player | life |
      | Alice  | 3    |
      | Bob    | 11   |
      | Carol  | 17   |
    And the battlefield holds
      | permanent           | controller |
      | Magus of the Mirror | Alice      |
    When Alice activates "Magus of the Mirror" targeting Carol
    And the top of the stack resolves
    Then Alice has 17 life
    And Carol has 3 life
    And Bob has 11 life
