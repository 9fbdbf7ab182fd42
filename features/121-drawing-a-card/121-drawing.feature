Feature: Drawing cards
  Cards are drawn one at a time, from the top of one's library; a draw from an empty one loses the game at the next
  check.

  @id:draw-0001 @rule:121.2
  Scenario: Two cards are drawn one after the other, and each draw triggers
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Underworld Dreams | Bob       |
    And Alice's hand holds "Divination"
    When Alice casts "Divination"
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    And the stack holds, from the top
      | object                       | controller |
      | ability of Underworld Dreams | Bob        |
      | ability of Underworld Dreams | Bob        |

  @id:draw-0002 @rule:121.2b
  Scenario: An instruction to draw two cards is carried out in part for a player who can't draw more than one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                | controller |
      | Spirit of the Labyrinth  | Bob        |
    And Alice's hand holds
      | card         | as     |
      | Divination   | first  |
      | Divination   | second |
    When Alice casts "first"
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    When Alice casts "second"
    And the top of the stack resolves
    Then Alice has 1 card in hand
    And the game goes on

  @id:draw-0003 @rule:121.4 @rule:704.5b @rule:121.2b
  Scenario: A draw from an empty library loses, one that can't happen does not
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | library |
      | Alice  | 1       |
    And the battlefield holds
      | permanent                | controller |
      | Spirit of the Labyrinth  | Bob        |
    And Alice's hand holds
      | card         | as     |
      | Divination   | first  |
      | Divination   | second |
      | Shock        |        |
    When Alice casts "first"
    And the top of the stack resolves
    Then Alice has 0 cards in library
    And the game goes on
    When Alice casts "Shock" targeting "Spirit of the Labyrinth"
    And the top of the stack resolves
    And Alice casts "second"
    And the top of the stack resolves
    Then Alice has lost the game

  @id:draw-0004 @rule:121.5
  Scenario: A card that is put into a hand from the library is not drawn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Underworld Dreams | Bob       |
    And Alice's library holds "Raging Goblin" and "Island" and "Swamp" and "Plains"
    And Alice's hand holds "Goblin Matron" and "Think Twice"
    When Alice casts "Goblin Matron"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer        |
      | yes or no | yes           |
      | objects   | Raging Goblin |
    Then "Raging Goblin" is in Alice's hand
    And the stack is empty
    And Alice has 20 life
    When Alice casts "Think Twice"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Underworld Dreams | Bob       |

  @id:draw-0005 @rule:121.6a @rule:121.4
  Scenario: A draw that is replaced is no draw, also from an empty library
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | library |
      | Alice  | 0       |
    And the battlefield holds
      | permanent        | controller |
      | Words of Worship | Alice      |
    And Alice's hand holds "Think Twice"
    When Alice activates "Words of Worship"
    And the top of the stack resolves
    And Alice casts "Think Twice"
    And the top of the stack resolves
    Then Alice has 25 life
    And the game goes on

  @id:draw-0006 @rule:121.6b
  Scenario: When one of two draws is replaced, the other one is still made
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Words of Worship | Alice      |
    And Alice's hand holds "Divination"
    When Alice activates "Words of Worship"
    And the top of the stack resolves
    And Alice casts "Divination"
    And the top of the stack resolves
    Then Alice has 25 life
    And Alice has 1 card in hand

  @id:draw-0007 @rule:121.3 @rule:121.4
  Scenario: A player with an empty library may choose to draw a card, and loses
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | library |
      | Alice  | 0       |
    And the battlefield holds
      | permanent     | controller |
      | Rhystic Study | Alice      |
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    And the top of the stack resolves
      | player | choice    | answer   |
      | Bob    | yes or no | declines |
      | Alice  | yes or no | yes      |
    Then Alice has lost the game

  @id:draw-0008 @rule:121.2c
  Scenario: When several players draw, the active player draws first
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | state              |
      | Jace Beleren       | Alice      | 3 loyalty counters |
      | Words of Worship   | Alice      |                    |
      | Thought Reflection | Alice      |                    |
    When Alice activates "Words of Worship"
    And the top of the stack resolves
    And Alice activates ability 1 of "Jace Beleren"
    And the top of the stack resolves until Alice is asked for replacement
    Then Bob has 0 cards in hand
    When Alice chooses "Words of Worship"
    Then Alice has 25 life
    And Alice has 0 cards in hand
    And Bob has 1 card in hand

  @id:draw-0009 @rule:121.3 @rule:121.2b
  Scenario: A player who can't draw any more is not offered to draw a card
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller |
      | Smuggler's Copter       | Alice      |
      | Grizzly Bears           | Alice      |
      | Spirit of the Labyrinth | Bob        |
    And Alice's hand holds "Divination", "Shock"
    When Alice casts "Divination"
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    When Alice activates "Smuggler's Copter"
      | choice | answer        |
      | tap    | Grizzly Bears |
    And the top of the stack resolves
    And Alice attacks Bob with "Smuggler's Copter"
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    And Alice has 1 card in graveyard

