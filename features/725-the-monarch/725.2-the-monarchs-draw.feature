Feature: The monarch draws at the end step
  The first inherent ability triggers as the monarch's own end step begins. It has no source, it belongs to the player who was
  the monarch then, and that player draws, whoever is the monarch by the time it resolves.

  @id:monarch-0010 @rule:725.2 @rule:513.1
  Scenario: The monarch draws at their own end step and at no other
    Given a game between Alice, Bob, Carol and Dave
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Bob    | monarch      |
    When the game advances to Alice's end step
    Then the stack is empty
    And Bob has 0 cards in hand
    When the game advances to Bob's end step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Bob        |
    And Bob has 1 card in hand
    When the top of the stack resolves
    Then Bob has 2 cards in hand
    And Alice has 0 cards in hand
    And nothing else changes

  @id:monarch-0011 @rule:725.2 @rule:725.3
  @ruling:monarch-draw-belongs-to-former @ruling:monarch-inherent-triggers
  Scenario: The draw belongs to the player who was the monarch when it triggered
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent               | controller |
      | Throne of the High City | Carol      |
      | 4 Wastes                | Carol      |
    When the game advances to Alice's end step
    And Alice passes priority
    And Bob passes priority
    And Carol activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Carol is the monarch
    And the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Carol has 0 cards in hand
    And nothing else changes

  @id:monarch-0012 @rule:725.2 @rule:603.2
  Scenario: Who becomes the monarch during their own end step doesn't draw in it
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent               | controller |
      | Throne of the High City | Alice      |
      | 4 Wastes                | Alice      |
    When the game advances to Alice's end step
    And Alice activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Alice is the monarch
    And the stack is empty
    And Alice has 0 cards in hand

  @id:monarch-0013 @rule:725.2 @rule:113.3c
  Scenario: The monarch's draw is a triggered ability that can be countered
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent | controller |
      | Island    | Bob        |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's end step
    And Alice passes priority
    And Bob casts "Stifle" targeting ability 1 of the monarch
    And the top of the stack resolves
    Then the stack is empty
    And Alice has 0 cards in hand
    And "Stifle" is in Bob's graveyard

  @id:monarch-0014 @rule:725.2
  @ruling:monarch-inherent-triggers
  Scenario: The former monarch controls the draw, also after losing the crown
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent               | controller | as             |
      | Throne of the High City | Bob        |                |
      | 7 Wastes                | Bob        |                |
      | 2 Wastes                | Alice      |                |
      | Strionic Resonator      | Alice      | hers           |
      | Strionic Resonator      | Bob        | his            |
    When the game advances to Alice's end step
    And Alice passes priority
    And Bob activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Bob is the monarch
    And Alice can activate "hers" targeting ability 1 of the monarch
    When Alice activates "hers" targeting ability 1 of the monarch
    And Alice passes priority
    Then Bob can't activate "his" targeting ability 1 of the monarch
    When the stack resolves until empty
    Then Alice has 2 cards in hand
    And Bob has 0 cards in hand

  @id:monarch-0015 @rule:725.2 @rule:101.4 @rule:603.3b
  Scenario: The monarch puts the draw in order with their own abilities that trigger at the end step
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Throne Warden | Alice      |
      | Throne Warden | Bob        |
    When the game advances to Alice's end step
      | choice        | answer                                                 |
      | trigger order | ability 1 of the monarch; ability of Alice's Throne Warden |
    Then the stack holds, from the top
      | object                            | controller |
      | ability of Alice's Throne Warden | Alice      |
      | ability 1 of the monarch          | Alice      |
    When the top of the stack resolves
    Then Alice's "Throne Warden" has 1 +1/+1 counter
    And Alice has 0 cards in hand

  @id:monarch-0016 @rule:725.2 @rule:603.4
  Scenario: An intervening condition on being the monarch fails when the crown is gone, the inherent draw goes on
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent               | controller |
      | Throne Warden           | Alice      |
      | Throne of the High City | Bob        |
      | 4 Wastes                | Bob        |
    When the game advances to Alice's end step
      | choice        | answer                                           |
      | trigger order | ability 1 of the monarch; ability of Throne Warden |
    And Alice passes priority
    And Bob activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "Throne Warden" has no counters
    And Alice has 1 card in hand
    And Bob is the monarch
    And the stack is empty

  @id:monarch-0093 @rule:725.2 @rule:113.8 @rule:603.2d
  @ruling:monarch-inherent-triggers
  Scenario: What makes the abilities of creatures trigger again leaves the monarch's draw alone, which has no source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                  | controller |
      | Delney, Streetwise Lookout | Alice      |
      | 4 Plains                   | Alice      |
    And Alice's hand holds "Palace Sentinels"
    When Alice casts "Palace Sentinels"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Palace Sentinels | Alice      |
      | ability of Palace Sentinels | Alice      |
    When the stack resolves until empty
    Then Alice is the monarch
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Alice      |
    When the stack resolves until empty
    Then Alice has 1 card in hand

  @id:monarch-0094 @rule:725.2 @rule:113.8
  @ruling:monarch-inherent-triggers
  Scenario: The monarch draws though what crowned them has gone or has lost its abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 8 Plains  | Alice      |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Palace Sentinels", "Humility" and "Murder"
    When Alice casts "Palace Sentinels"
    And the stack resolves until empty
    And Alice casts "Humility"
    And the top of the stack resolves
    Then "Palace Sentinels" has no abilities
    And Alice is the monarch
    When the game advances to Alice's end step
    And Alice casts "Murder" targeting "Palace Sentinels"
    And the top of the stack resolves
    Then "Palace Sentinels" is in Alice's graveyard
    And the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
