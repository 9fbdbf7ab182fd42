Feature: How a game of many players ends
  A player wins when all opponents have left, whatever effects say, or when an effect says so; all who are left and lose at once
  draw. A player who loses leaves, and the game goes on for the others.

  @id:ending-0001 @rule:104.4a @rule:704.5a @rule:800.4
  Scenario: The game is a draw when all the players in it lose at once
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | mana      |
      | Alice  | 2    | {R}{R}{R} |
      | Bob    | 1    |           |
      | Carol  | 2    |           |
    And Alice's hand holds "Earthquake"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then the game is a draw

  @id:ending-0002 @rule:104.2a @rule:704.3 @rule:800.4
  Scenario: The last player wins when all others lose at once
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life | mana      |
      | Alice  | 2    | {R}{R}{R} |
      | Bob    | 1    |           |
      | Carol  | 3    |           |
      | Dave   | 2    |           |
    And Alice's hand holds "Earthquake"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Carol has won the game
    And Alice has lost the game
    And Dave has lost the game

  @id:ending-0003 @rule:104.2b @rule:104.1 @rule:800.4
  Scenario: An effect by which one player wins ends the game for all
    Given a game between Alice, Bob, Carol and Dave
    And it is Dave's end step
    And the players have
      | player | life |
      | Alice  | 40   |
    And the battlefield holds
      | permanent         | controller |
      | Felidar Sovereign | Alice      |
    When the game advances to Alice's upkeep
    Then the game goes on
    When the top of the stack resolves
    Then Alice has won the game

  @id:ending-0004 @rule:104.2a @rule:104.3a
  Scenario: A player whose last opponent concedes wins, although an effect says that they can't
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | owner |
      | Platinum Angel | Bob        | Alice |
    When Carol concedes
    Then the game goes on
    When Bob concedes
    Then Alice has won the game

  @id:ending-0005 @rule:101.2 @rule:104.3b @rule:104.3a @rule:800.4
  Scenario: A player who can't lose stays at 0 life and still can concede
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | mana      |
      | Alice  | 20   | {R}{R}{R} |
      | Bob    | 2    |           |
    And the battlefield holds
      | permanent      | controller |
      | Platinum Angel | Bob        |
    And Alice's hand holds "Earthquake"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Bob has 0 life
    And the game goes on
    When Bob concedes
    Then Bob has lost the game
    And "Platinum Angel" is gone

  @id:ending-0006 @rule:104.3d @rule:704.5c @rule:800.4a
  Scenario: A player with ten poison counters loses and leaves, and the others play on
    Given a game between Alice, Bob and Carol
    And the players have
      | player | counters           |
      | Bob    | 9 poison counters  |
      | Carol  | 9 poison counters  |
    And the battlefield holds
      | permanent     | controller |
      | Glistener Elf | Alice      |
      | Forest        | Bob        |
    When Alice attacks Bob with "Glistener Elf"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And "Forest" is gone
    And Carol has 9 poison counters
    And the game goes on

  @id:ending-0007 @rule:104.3e @rule:104.5 @rule:800.4a
  Scenario: A player whom an effect makes lose leaves at once, and the game goes on
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana                           |
      | Alice  | {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} |
    And the battlefield holds
      | permanent           | controller |
      | Door to Nothingness | Alice      |
      | Grizzly Bears       | Bob        |
    When Alice activates ability 2 of "Door to Nothingness" targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And "Grizzly Bears" is gone
    And the game goes on
    And Carol has 20 life

  @id:ending-0008 @rule:104.3c @rule:704.5b @rule:800.4j
  Scenario: A player who draws from an empty library loses, and their turn goes on without them
    Given a game between Alice, Bob and Carol
    And it is Alice's upkeep
    And the players have
      | player | library |
      | Alice  | 0       |
    When the game advances to Alice's draw step
    Then Alice has lost the game
    And it is Alice's draw step
    And Bob has priority
    And the game goes on

  @id:ending-0009 @rule:104.3a @rule:104.2a
  Scenario: A player wins as the last of five opponents concedes
    Given a game between Alice, Bob, Carol, Dave, Eve and Frank
    And it is Dave's precombat main phase
    When Alice concedes
    And Dave concedes
    And Frank concedes
    And Bob concedes
    Then the game goes on
    And it is Dave's precombat main phase
    And Eve has priority
    When Carol concedes
    Then Eve has won the game

  @id:ending-0010 @rule:104.4b @rule:732.4 @rule:800.4
  Scenario: A loop of mandatory actions is a draw for all the players
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent     | controller | as    |
      | Oblivion Ring | Alice      | first |
    And Alice's hand holds
      | card          | as     |
      | Oblivion Ring | third  |
    And Bob's exile holds
      | card          | state             | as     |
      | Oblivion Ring | exiled with first | second |
    When Alice casts "third"
    And the stack resolves until empty
    Then the game is a draw
