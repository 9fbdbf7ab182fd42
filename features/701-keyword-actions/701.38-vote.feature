Feature: Voting

  @id:vote-0001 @rule:701.38a @rule:701.38b
  Scenario: Each player votes in turn order, and what has more votes happens
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Carol      |
    And Carol's graveyard holds "Grizzly Bears"
    And Alice's hand holds "Magister of Worth"
    When Alice casts "Magister of Worth"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice | answer       |
      | Alice  | vote   | condemnation |
      | Bob    | vote   | grace        |
      | Carol  | vote   | grace        |
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is on the battlefield

  @id:vote-0002 @rule:701.38a
  Scenario: A tied vote does what the text says of a tie
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
    And Bob's graveyard holds "Grizzly Bears"
    And Alice's hand holds "Magister of Worth"
    When Alice casts "Magister of Worth"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice | answer       |
      | Alice  | vote   | grace        |
      | Bob    | vote   | condemnation |
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" is in Bob's graveyard
    And "Magister of Worth" is on the battlefield
