Feature: Choices made on resolution

  @id:choosing-0001 @rule:608.2d
  Scenario: Of creatures with the least toughness one is chosen, and no other
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{C}{C} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Ornithopter   | Alice      |
      | Llanowar Elves | Bob       |
    And Alice's hand holds "Sandcrafter Mage"
    When Alice casts "Sandcrafter Mage"
    And the stack resolves until empty until Alice is asked for objects
    Then Alice can choose "Ornithopter"
    And Alice can choose "Sandcrafter Mage"
    And Alice can't choose "Hill Giant"
    And Alice can't choose "Llanowar Elves"

  @id:choosing-0002 @rule:608.2c
  Scenario: The creature with the greatest toughness is looked for among those of all players
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent        | controller |
      | Abzan Beastmaster | Alice     |
      | Hill Giant       | Alice      |
      | Serra Angel      | Bob        |
    When the game advances to Alice's upkeep
    And the stack resolves until empty
    Then Alice has 0 cards in hand
    And Alice has priority
    When Alice passes priority
    Then Bob has priority

  @id:choosing-0003 @rule:608.2c
  Scenario: A tie for the greatest toughness is enough, and power counts for nothing
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent        | controller |
      | Abzan Beastmaster | Alice     |
      | Steel Wall       | Alice      |
      | Serra Angel      | Bob        |
    When the game advances to Alice's upkeep
    And the stack resolves until empty
    Then Alice has 1 card in hand

  @id:choosing-0004 @rule:608.2d @invented
  Scenario: The player who is said to choose a player chooses, and the same player is meant after it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And Alice's hand holds "Rigged Ballot"
    When Alice casts "Rigged Ballot" targeting Bob
    And the stack resolves until empty
      | player | choice | answer |
      | Bob    | player | Carol  |
    Then Carol has 2 cards in hand
    And Carol has 17 life
    And Bob has 20 life

  @id:choosing-0005 @rule:608.2c @rule:401.1 @invented
  Scenario: The top two cards of a library are the two on top
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And Alice's library holds, from the top
      | card          |
      | Shock         |
      | Grizzly Bears |
      | Opt           |
    And Alice's hand holds "Lifted Pages"
    When Alice casts "Lifted Pages"
    And the stack resolves until empty
    Then Alice's hand holds "Shock" and "Grizzly Bears" and nothing more

  @id:resolve-0904 @rule:608.2d
  Scenario: An opponent is chosen as the ability resolves, and what follows is about that player
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Alice      |
    And Alice's hand holds "Sandstone Oracle" and "Opt"
    And Bob's hand holds
      | card          |
      | Opt           |
      | Shock         |
      | Grizzly Bears |
    When Alice casts "Sandstone Oracle"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for player
    Then Alice can choose Carol
    And Alice can't choose Alice
    When Alice chooses Bob
    Then Alice has 3 cards in hand
