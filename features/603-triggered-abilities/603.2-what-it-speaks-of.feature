Feature: An ability triggers on what it speaks of, and on nothing else
  Each scenario has both: what is not meant, and then what is.

  @id:trigger-1601 @rule:603.2 @rule:602.2a
  Scenario: A planeswalker's ability doesn't trigger what looks for abilities of artifacts, creatures and lands
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent           | controller | state              |
      | Harsh Mentor        | Alice      |                    |
      | Jace Beleren        | Bob        | 3 loyalty counters |
      | Prodigal Pyromancer | Bob        |                    |
    When Bob activates ability 1 of "Jace Beleren"
    And the stack resolves until empty
    Then Bob has 20 life
    When Bob activates "Prodigal Pyromancer" targeting Alice
    And the stack resolves until empty
    Then Bob has 18 life
    And Alice has 19 life

  @id:trigger-1602 @rule:603.2 @rule:115.1
  Scenario: An ability that targets a permanent doesn't trigger what looks for its becoming the target of a spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Bonecrusher Giant   | Alice      |
      | Prodigal Pyromancer | Bob        |
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob activates "Prodigal Pyromancer" targeting "Bonecrusher Giant"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Prodigal Pyromancer | Bob        |
    When Bob casts "Shock" targeting "Bonecrusher Giant"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Bonecrusher Giant   | Alice      |
      | Shock                          | Bob        |
      | ability of Prodigal Pyromancer | Bob        |
    When the top of the stack resolves
    Then Bob has 18 life

  @id:trigger-1603 @rule:603.2 @rule:509.3g
  Scenario: An unblocked attacker of another kind gets no bonus
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Stinkdrinker Bandit | Alice      |
      | Grizzly Bears       | Alice      |
    When Alice attacks Bob with "Stinkdrinker Bandit" and "Grizzly Bears"
    And the game advances to Alice's declare blockers step
    And the stack resolves until empty
    Then "Stinkdrinker Bandit" is a 4/2 black Goblin Rogue creature
    And "Grizzly Bears" is a 2/2 green Bear creature

  @id:trigger-1604 @rule:603.2 @rule:111.7
  Scenario: A sacrificed token doesn't trigger what looks for a nontoken permanent
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state |
      | It That Betrays | Alice      |       |
      | Viscera Seer    | Bob        |       |
      | Grizzly Bears   | Bob        | token |
      | Hill Giant      | Bob        |       |
    When Alice passes priority
    And Bob activates "Viscera Seer"
      | choice    | answer              |
      | sacrifice | token Grizzly Bears |
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Viscera Seer | Bob        |
    When Bob activates "Viscera Seer"
      | choice    | answer     |
      | sacrifice | Hill Giant |
    And the top of the stack resolves
    Then the battlefield holds
      | permanent  | controller | owner |
      | Hill Giant | Alice      | Bob   |

  @id:trigger-1605 @rule:603.2 @rule:615.13
  Scenario: Damage prevented to another player doesn't trigger what looks for damage to its controller
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                 | controller |
      | Circle of Protection: Red | Bob        |
    And Alice's hand holds "Selfless Squire" and "Shock"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Selfless Squire"
    And the stack resolves until empty
    And Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob activates "Circle of Protection: Red"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Shock  |
    And the stack resolves until empty
    Then Bob has 20 life
    And "Selfless Squire" has 0 +1/+1 counters
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the stack resolves until empty
    Then Alice has 20 life
    And "Selfless Squire" has 3 +1/+1 counters
