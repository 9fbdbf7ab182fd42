Feature: Goad
  Until the goader's next turn a goaded creature attacks each combat if able, and another player than the goader if able.

  @id:goad-0001 @rule:701.15b @rule:508.1d @rule:802.3a
  Scenario: A goaded creature attacks, and not the player who goaded it
    Given a game between Alice, Bob and Carol
    And it is Alice's precombat main phase
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Disrupt Decorum"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Carol with "Grizzly Bears"
    And Bob can't attack Alice with "Grizzly Bears"
    When Bob tries to attack
    Then the action is refused

  @id:goad-0002 @rule:701.15b @rule:508.1d
  Scenario: A goaded creature attacks the goader when there is nobody else
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Disrupt Decorum"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Alice with "Grizzly Bears"

  @id:goad-0003 @rule:701.15a @rule:611.2a @rule:802.3
  Scenario: A creature is goaded until the goader's next turn begins
    Given a game between Alice, Bob and Carol
    And it is Carol's precombat main phase
    And the players have
      | player | mana   |
      | Carol  | {U}{U} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Carol's hand holds "Jeering Homunculus"
    When Carol casts "Jeering Homunculus"
    And the stack resolves until empty
      | player | choice    | source             | answer        |
      | Carol  | targets   | Jeering Homunculus | Grizzly Bears |
      | Carol  | yes or no | Jeering Homunculus | yes           |
    And the game advances to Alice's beginning of combat
    Then Alice can't attack Carol with "Grizzly Bears"
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Carol's upkeep
    And the game advances to Alice's beginning of combat
    Then Alice can attack Carol with "Grizzly Bears"
    When Alice attacks
    Then "Grizzly Bears" is untapped
    And Bob has 18 life

  @id:goad-0004 @rule:701.15c @rule:508.1d @rule:802.3a
  Scenario: A creature goaded by two players attacks the third
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | mana   |
      | Carol  | {U}{U} |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Vedalken Orrery | Bob        |
      | 2 Island        | Bob        |
    And Carol's hand holds "Jeering Homunculus"
    And Bob's hand holds "Jeering Homunculus"
    When Carol casts Carol's "Jeering Homunculus"
    And the stack resolves until empty
      | player | choice    | source             | answer        |
      | Carol  | targets   | Jeering Homunculus | Grizzly Bears |
      | Carol  | yes or no | Jeering Homunculus | yes           |
    And the game advances to Alice's beginning of combat
    And Alice passes priority
    And Bob casts Bob's "Jeering Homunculus"
    And the stack resolves until empty
      | player | choice    | source             | answer        |
      | Bob    | targets   | Jeering Homunculus | Grizzly Bears |
      | Bob    | yes or no | Jeering Homunculus | yes           |
    Then Alice can attack Dave with "Grizzly Bears"
    And Alice can't attack Carol with "Grizzly Bears"
    And Alice can't attack Bob with "Grizzly Bears"

  @id:goad-0005 @rule:701.15b @rule:613.1f
  Scenario: A goaded creature that has lost its abilities is goaded all the same
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | Island      | Carol      |
      | 2 Forest    | Carol      |
    And Alice's hand holds "Disrupt Decorum"
    And Carol's hand holds "Turn to Frog"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    And Bob passes priority
    And Carol casts "Turn to Frog" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" has no abilities
    And Bob can attack Carol with "Serra Angel"
    And Bob can't attack Alice with "Serra Angel"

  @id:goad-0006 @rule:701.15a @rule:611.2c
  Scenario: A creature that enters after all were goaded is not goaded
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Mountain      | Bob        |
    And Alice's hand holds "Disrupt Decorum"
    And Bob's hand holds "Raging Goblin"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's precombat main phase
    And Bob casts "Raging Goblin"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Carol with "Grizzly Bears"
    And Bob can't attack Carol with "Raging Goblin"
    And Bob can attack
      | attacker      | attacks |
      | Grizzly Bears | Carol   |
      | Raging Goblin | Alice   |

  @id:goad-0007 @rule:701.15a @rule:800.4m
  Scenario: A creature stays goaded until the turn of a goader who has left would have begun
    Given a game between Alice, Bob, Carol and Dave
    And it is Bob's precombat main phase
    And the players have
      | player | mana         |
      | Bob    | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Carol      |
      | Savannah Lions | Dave       |
      | Elite Vanguard | Dave       |
    And Bob's hand holds "Disrupt Decorum"
    When Bob casts "Disrupt Decorum"
    And the top of the stack resolves
    And Bob concedes
    And the game advances to Carol's beginning of combat
    Then Carol can attack Alice with "Grizzly Bears"
    When Carol tries to attack
    Then the action is refused

  @id:goad-0008 @rule:701.15c @rule:701.15b @rule:802.3a
  Scenario: A creature goaded by all opponents attacks whichever its controller likes
    Given a game between Alice, Bob and Carol
    And it is Carol's precombat main phase
    And the battlefield holds
      | permanent           | controller |
      | Grizzly Bears       | Alice      |
      | 2 Island            | Carol      |
      | Vedalken Orrery     | Bob        |
      | 2 Island            | Bob        |
    And Carol's hand holds "Jeering Homunculus"
    And Bob's hand holds "Jeering Homunculus"
    When Carol casts Carol's "Jeering Homunculus"
    And the stack resolves until empty
      | player | choice    | source             | answer        |
      | Carol  | targets   | Jeering Homunculus | Grizzly Bears |
      | Carol  | yes or no | Jeering Homunculus | yes           |
    And the game advances to Alice's beginning of combat
    Then Alice can't attack Carol with "Grizzly Bears"
    And Alice can attack Bob with "Grizzly Bears"
    When Alice passes priority
    And Bob casts Bob's "Jeering Homunculus"
    And the stack resolves until empty
      | player | choice    | source             | answer        |
      | Bob    | targets   | Jeering Homunculus | Grizzly Bears |
      | Bob    | yes or no | Jeering Homunculus | yes           |
    Then Alice can attack Carol with "Grizzly Bears"
    And Alice can attack Bob with "Grizzly Bears"
    When Alice tries to attack
    Then the action is refused
