Feature: Several instances of a keyword that is an additional cost and a trigger
  Each instance is paid for itself, and triggers for what was paid for it.

  @id:instance-0001 @rule:702.56b
  Scenario: A spell with two instances of replicate, one of them paid once, is copied once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Djinn Illuminatus | Alice      |
    And Alice's hand holds "Pyromatics"
    When Alice casts "Pyromatics" targeting Bob
      | choice          | answer    |
      | additional cost | replicate |
    And the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    And the stack resolves until empty
    Then Bob has 18 life

  @id:instance-0002 @rule:702.56b
  Scenario: Each of two instances of replicate makes as many copies as it was paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Djinn Illuminatus | Alice      |
    And Alice's hand holds "Pyromatics"
    When Alice casts "Pyromatics" targeting Bob
      | choice          | answer                            |
      | additional cost | replicate; replicate; replicate 2 |
      | trigger order   | ability 3 of Pyromatics; ability 1 of Pyromatics |
    And the stack resolves until empty
      | choice  | answer   |
      | targets | declines |
      | targets | declines |
      | targets | declines |
    Then Bob has 16 life

  @id:instance-0003 @rule:702.78b @invented
  Scenario: Two creatures that are tapped for one instance of conspire make one copy
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Whispering Chorus | Alice      |
      | 2 Raging Goblin   | Alice      |
    And Alice's hand holds "Burn Trail"
    When Alice casts "Burn Trail" targeting Bob
      | choice          | answer   |
      | additional cost | conspire |
    And the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    And the stack resolves until empty
    Then Bob has 14 life

  @id:instance-0004 @rule:702.153b @invented
  Scenario: One creature sacrificed for one instance of casualty makes one copy
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Whispering Chorus | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
      | choice          | answer        |
      | additional cost | casualty      |
    And the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    And the stack resolves until empty
    Then Bob has 16 life

  @id:instance-0005 @rule:702.175b @invented
  Scenario: A creature with two instances of offspring, one of them paid, makes one token
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Two-Born Otter"
    When Alice casts "Two-Born Otter"
      | choice          | answer      |
      | additional cost | offspring 2 |
    And the stack resolves until empty
    Then Alice has 1 token "Two-Born Otter" on the battlefield
    And token "Two-Born Otter" is 1/1

  @id:instance-0006 @rule:702.157a
  Scenario: Squad makes a token for each time it was paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | 3 Forest  | Alice      |
    And Alice's hand holds "Galadhrim Brigade"
    When Alice casts "Galadhrim Brigade"
      | choice          | answer       |
      | additional cost | squad; squad |
    And the stack resolves until empty
    Then Alice has 2 token "Galadhrim Brigade" on the battlefield
