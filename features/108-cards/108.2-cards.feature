Feature: What is a card

  @id:card-0001 @rule:108.2b @rule:111.7
  Scenario: What exiles cards doesn't exile a token, which dies
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent           | controller | state | as     |
      | Leyline of the Void | Alice      |       |        |
      | Blood Artist        | Alice      |       |        |
      | Grizzly Bears       | Bob        |       |        |
      | Llanowar Elves      | Bob        | token | Copied |
    And Alice's hand holds
      | card  | as  |
      | Shock | One |
      | Shock | Two |
    When Alice casts "One" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And the stack is empty
    When Alice casts "Two" targeting "Copied"
    And the top of the stack resolves
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 19 life
