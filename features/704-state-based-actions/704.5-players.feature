Feature: State-based actions on players
  Whether a player loses is looked at whenever somebody would get priority, never while a spell resolves.

  @id:sba-0001 @rule:704.5a @rule:104.2a
  Scenario: A player at 0 life loses the game
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Bob    | 0    |
    When state-based actions are checked
    Then Bob has lost the game
    And Alice has won the game

  @id:sba-0002 @rule:704.5a @rule:704.3 @rule:104.4a
  Scenario: Two players who are at 0 life lose at the same time and the game is a draw
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 2    |
      | Bob    | 2    |
    And Alice's hand holds
      | card       |
      | Earthquake |
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then the game is a draw

  @id:sba-0003 @rule:704.4 @rule:704.5a
  Scenario: A player whose life is 0 in the middle of a resolution and 3 at its end plays on
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 3    |
    And Alice's hand holds
      | card            |
      | Lightning Helix |
      | Lightning Bolt  |
    When Alice casts "Lightning Helix" targeting Alice
    And the top of the stack resolves
    Then the game goes on
    And Alice has 3 life
    When Alice casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game

  @id:sba-0004 @rule:704.5b @rule:704.3
  Scenario: A player who draws more cards than the library holds loses when the spell has resolved
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds, from the top
      | card         |
      | Giant Growth |
      | Shock        |
    And Alice's hand holds
      | card             |
      | Ancestral Recall |
    When Alice casts "Ancestral Recall" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game
    And Bob has won the game

  @id:sba-0005 @rule:704.5b
  Scenario: An empty library costs nobody the game until a card is drawn from it
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | library |
      | Alice  | 2       |
    And Alice's hand holds
      | card         |
      | Sign in Blood |
      | Opt          |
    When Alice casts "Sign in Blood" targeting Alice
    And the top of the stack resolves
    Then the game goes on
    And Alice has 0 cards in library
    And Alice has 18 life
    When Alice casts "Opt"
    And the top of the stack resolves
    Then Alice has lost the game

  @id:sba-0006 @rule:704.5c
  Scenario: Nine poison counters do nothing and the tenth loses the game
    Given a game between Alice and Bob
    And the players have
      | player | counters           |
      | Alice  | 9 poison counters  |
      | Bob    | 9 poison counters  |
    And the battlefield holds
      | permanent      | controller |
      | Blighted Agent | Alice      |
    When state-based actions are checked
    Then the game goes on
    When Alice attacks Bob with "Blighted Agent"
    And the game advances to Alice's declare blockers step
    And Alice passes priority
    And Bob passes priority
    Then Bob has lost the game

  @id:sba-0007 @rule:704.5a @rule:101.2
  Scenario: A player at 0 life who can't lose plays on and loses when that ability is gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Platinum Angel | Bob        |
    And the players have
      | player | life |
      | Bob    | 2    |
    And Alice's hand holds
      | card      |
      | Lava Axe  |
      | Terminate |
    When Alice casts "Lava Axe" targeting Bob
    And the top of the stack resolves
    Then the game goes on
    When Alice casts "Terminate" targeting "Platinum Angel"
    And the top of the stack resolves
    Then Bob has lost the game

  @id:sba-0008 @rule:704.3 @rule:104.2b
  Scenario: A player at 0 life loses before an ability that waits is put on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Blood Artist | Bob        |
    And the players have
      | player | life |
      | Bob    | 2    |
    And Alice's hand holds
      | card       |
      | Earthquake |
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Bob has lost the game
    And Alice has 18 life
