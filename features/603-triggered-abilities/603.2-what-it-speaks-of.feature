Feature: An ability triggers on what it speaks of, and on nothing else
  Each scenario has both: what is not meant, and then what is.

  @id:trigger-1601 @rule:603.2 @rule:602.2a
  Scenario: Activating an ability of a planeswalker is no activation of one of an artifact, creature or land
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
  Scenario: What looks for becoming the target of a spell doesn't trigger on an ability's targeting it
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
  Scenario: Of two unblocked attackers only the one that the ability speaks of gets bigger
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
  Scenario: A token that is sacrificed is none of the permanents that an ability says are not tokens
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
  Scenario: Prevented damage counts only where it would have been dealt to the player that the ability speaks of
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

  @id:library-0021 @rule:701.23a @rule:608.2d
  Scenario: The controller of what was exiled searches a library of their own, if they want to
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's library holds "Plains"
    And Bob's library holds "Forest" and "Shock"
    And Alice's hand holds "Path to Exile"
    When Alice casts "Path to Exile" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice    | answer |
      | Bob    | yes or no | yes    |
      | Bob    | objects   | Forest |
    Then "Grizzly Bears" is in Bob's exile
    And Bob has 21 lands on the battlefield
    And Bob has 1 card in library
    And Alice has 1 card in library
