Feature: 107.3 X

  @id:number-0001 @rule:107.3m @invented
  Scenario: A permanent's X is that of its spell as it enters, and 0 as it attacks, in its static and its activated abilities
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Tallying Hydra"
    When Alice casts "Tallying Hydra"
      | choice | answer |
      | x      | 3      |
    And the stack resolves until empty
    Then Alice has 23 life
    And "Tallying Hydra" is a 1/1 creature
    When Alice activates "Tallying Hydra"
    And the stack resolves until empty
    Then Bob has 20 life
    When the game advances to Alice's next upkeep
    And Alice attacks Bob with "Tallying Hydra"
    And the stack resolves until empty
    Then Alice has 23 life

  @id:number-0002 @rule:107.3m @rule:603.4 @invented
  Scenario: What a permanent does as it enters knows the X of its spell, in its conditions and in what it delays
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Long-Counting Hydra"
    When Alice casts "Long-Counting Hydra"
      | choice | answer |
      | x      | 3      |
    And the stack resolves until empty
    Then "Long-Counting Hydra" has 1 +1/+1 counter
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then Alice has 23 life

  @id:number-0003 @rule:107.3m @rule:603.4 @invented
  Scenario: With a smaller X neither the replacement effect nor the trigger of the entering permanent applies
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Long-Counting Hydra"
    When Alice casts "Long-Counting Hydra"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then "Long-Counting Hydra" has no counters
    And the stack is empty
    When Alice passes priority
    Then Bob has priority
