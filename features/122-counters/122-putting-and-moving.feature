Feature: Effects that put, move and remove counters
  A number of counters goes where the effect says: on permanents, on players, on what it has exiled.

  @id:counter-0050 @rule:702.62b @rule:122.1
  Scenario: A spell that is exiled with time counters by its own effect is suspended again
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
    And Alice's hand holds "Arc Blade"
    When Alice casts "Arc Blade" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And "Arc Blade" is in exile
    And "Arc Blade" has 3 time counters
    When the game advances to Alice's draw step
    Then "Arc Blade" has 2 time counters

  @id:counter-0051 @rule:122.5
  Scenario: All counters of all kinds are moved from one creature onto another
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                              |
      | Grizzly Bears | Bob        | 2 +1/+1 counters, 1 flying counter |
      | Hill Giant    | Alice      |                                    |
    And Alice's hand holds "Fate Transfer"
    When Alice casts "Fate Transfer" targeting "Grizzly Bears", then "Hill Giant"
    And the top of the stack resolves
    Then "Grizzly Bears" has no counters
    And "Hill Giant" has 2 +1/+1 counters
    And "Hill Giant" has flying

  @id:counter-0052 @rule:122.1 @rule:122.1f
  Scenario: Each opponent gets a poison counter, and who makes them get it doesn't
    Given a game between Alice, Bob and Cara
    And the board "lands"
    And Alice's hand holds "Prologue to Phyresis"
    When Alice casts "Prologue to Phyresis"
    And the top of the stack resolves
    Then Bob has 1 poison counter
    And Cara has 1 poison counter
    And Alice has 0 poison counters

  @id:counter-0053 @rule:701.34a
  Scenario: Who proliferates twice chooses anew the second time
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller | state          |
      | Contagion Engine | Alice      |                |
      | Grizzly Bears    | Alice      | 1 +1/+1 counter |
      | Hill Giant       | Alice      | 1 +1/+1 counter |
    When Alice activates ability 2 of "Contagion Engine"
    And the top of the stack resolves
      | choice  | nth | answer                    |
      | objects | 1   | Grizzly Bears; Hill Giant |
      | objects | 2   | Hill Giant                |
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Hill Giant" has 3 +1/+1 counters

  @id:counter-0054 @rule:107.14 @rule:122.1
  Scenario: Who gets two energy has two energy counters
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock" and "Forest"
    And Alice's hand holds "Attune with Aether"
    When Alice casts "Attune with Aether"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Forest |
    Then Alice has 2 energy counters
    And Bob has 0 energy counters
    And Alice's hand holds "Forest" and nothing more
