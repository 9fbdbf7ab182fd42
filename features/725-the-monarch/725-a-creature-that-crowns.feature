Feature: The crown that a creature brings
  What becomes of the crown does not depend on what brought it.

  @id:monarch-0100 @rule:725.1 @rule:725.3 @rule:603.2
  @ruling:monarch-becoming-while-monarch
  Scenario: A creature that crowns its controller triggers what looks for becoming the monarch the first time alone
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {W}{W}{W}{W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Custodi Lich  | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "2 Palace Sentinels"
    When Alice casts "Palace Sentinels"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice  | source       | answer |
      | targets | Custodi Lich | Bob    |
    Then Alice is the monarch
    And the stack holds, from the top
      | object                    | controller | targets |
      | ability 2 of Custodi Lich | Alice      | Bob     |
    When the top of the stack resolves
    And Alice casts "Palace Sentinels"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Palace Sentinels | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And Alice is the monarch

  @id:monarch-0101 @rule:725.2 @rule:725.3
  @ruling:monarch-inherent-triggers
  Scenario: A creature that crowned one player takes the crown from another by an ability that the monarch controls
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent        | controller |
      | Palace Sentinels | Alice      |
    When Alice attacks Carol with "Palace Sentinels"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of the monarch | Carol      |
    And Carol is the monarch
    When the top of the stack resolves
    Then Alice is the monarch
    And Carol isn't the monarch

  @id:monarch-0102 @rule:725.2 @rule:725.4 @rule:800.4d
  @ruling:monarch-killed-by-combat-damage
  Scenario: A monarch whom the crown's next bearer kills in combat is succeeded without an ability
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | designations |
      | Bob    | 2    | monarch      |
    And the battlefield holds
      | permanent        | controller |
      | Palace Sentinels | Alice      |
    When Alice attacks Bob with "Palace Sentinels"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And the stack is empty
    And Alice is the monarch
    And the game goes on

  @id:monarch-0103 @rule:725.2 @rule:725.4 @rule:800.4d
  @ruling:monarch-killed-by-combat-damage
  Scenario: Where the player whose turn it is leaves together with the monarch, somebody else is crowned
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life | designations |
      | Alice  | 2    |              |
      | Bob    | 2    | monarch      |
    And the battlefield holds
      | permanent        | controller | state                        |
      | Palace Sentinels | Alice      |                              |
      | Basilisk Collar  | Alice      | attached to Palace Sentinels |
      | Tainted Remedy   | Carol      |                              |
    When Alice attacks Bob with "Palace Sentinels"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And Alice has lost the game
    And Carol is the monarch
    And the game goes on

  @id:monarch-0104 @rule:725.4 @rule:104.3a
  @ruling:monarch-leaves
  Scenario: A monarch crowned on the same turn leaves, and the next player in turn order is the monarch
    Given a game between Alice, Bob, Carol and Dave
    And it is Bob's precombat main phase
    And the players have
      | player | mana         |
      | Bob    | {W}{W}{W}{W} |
    And Bob's hand holds "Palace Sentinels"
    When Bob casts "Palace Sentinels"
    And the stack resolves until empty
    Then Bob is the monarch
    When Bob concedes
    Then Carol is the monarch
    And Alice isn't the monarch
    And the game goes on

  @id:monarch-0105 @rule:725.2 @rule:725.3
  @ruling:monarch-draw-belongs-to-former
  Scenario: A creature that crowns another player while the monarch's draw waits leaves the draw to the former monarch
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | 4 Plains        | Bob        |
    And Bob's hand holds "Palace Sentinels"
    And Alice's library holds "Memnite"
    And Bob's library holds "Memnite"
    When the game advances to Alice's end step
    And Alice passes priority
    And Bob casts "Palace Sentinels"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob is the monarch
    And the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Bob has 0 cards in hand
