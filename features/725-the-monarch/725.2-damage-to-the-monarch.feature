Feature: Combat damage to the monarch
  The second inherent ability triggers for each creature that deals combat damage to the monarch. It belongs to the player who
  is the monarch then, and makes the creature's controller the monarch.

  @id:monarch-0020 @rule:725.2 @rule:725.3
  @ruling:monarch-inherent-triggers
  Scenario: The controller of a creature that deals combat damage to the monarch becomes the monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    When Alice attacks Carol with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of the monarch | Carol      |
    And Carol is the monarch
    When the top of the stack resolves
    Then Alice is the monarch
    And Carol isn't the monarch
    And nothing else changes

  @id:monarch-0021 @rule:725.2 @rule:120.2a
  Scenario: Damage that is no combat damage doesn't pass the crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
    Then Bob has 19 life
    And "Prodigal Pyromancer" is tapped
    And the stack is empty
    And nothing else changes

  @id:monarch-0022 @rule:725.2 @rule:101.4 @rule:603.3b
  @ruling:monarch-inherent-triggers
  Scenario: The trigger belongs to the old monarch and resolves before the attacker's own
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent        | controller |
      | Hypnotic Specter | Alice      |
    And Bob's hand holds "Forest"
    When Alice attacks Bob with "Hypnotic Specter"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                        | controller |
      | ability 2 of the monarch      | Bob        |
      | ability 2 of Hypnotic Specter | Alice      |
    When the top of the stack resolves
    Then Alice is the monarch
    And Bob has 1 card in hand
    When the top of the stack resolves
    Then Bob has 0 cards in hand

  @id:monarch-0023 @rule:725.2
  @ruling:monarch-inherent-triggers
  Scenario: Only the old monarch controls the trigger that takes the crown away
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent          | controller | as   |
      | Grizzly Bears      | Alice      |      |
      | 2 Wastes           | Alice      |      |
      | Strionic Resonator | Alice      | hers |
      | 2 Wastes           | Bob        |      |
      | Strionic Resonator | Bob        | his  |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then Alice can't activate "hers" targeting ability 2 of the monarch
    When Alice passes priority
    Then Bob can activate "his" targeting ability 2 of the monarch

  @id:monarch-0024 @rule:725.2 @rule:608.2h
  Scenario: The controller of a creature that has died meanwhile becomes the monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Mountain      | Bob        |
    And Bob's hand holds "Lightning Bolt"
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the top of the stack resolves
    Then Alice is the monarch

  @id:monarch-0025 @rule:725.2 @rule:608.2h
  Scenario: The player who controls the creature as the trigger resolves becomes the monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | 5 Island      | Carol      |
    And Carol's hand holds "Dominate"
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    And Alice passes priority
    And Bob passes priority
    And Carol casts "Dominate"
      | choice  | answer        |
      | x       | 2             |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Carol
    When the top of the stack resolves
    Then Carol is the monarch
    And Alice isn't the monarch

  @id:monarch-0026 @rule:725.2 @rule:510.4
  Scenario: A double striker takes the crown with its first damage, and its second finds no monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent    | controller |
      | Fencing Ace  | Alice      |
    When Alice attacks Bob with "Fencing Ace"
    And the game advances to Alice's first-strike combat damage step
    And the top of the stack resolves
    Then Alice is the monarch
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And the stack is empty
    And Alice is the monarch

  @id:monarch-0027 @rule:725.2 @rule:802.3
  Scenario: Of creatures that attack several players only those that damage the monarch take the crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
      | Wall of Stone  | Carol      |
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Carol   |
    And Carol blocks "Hill Giant" with "Wall of Stone"
    And the game advances to Alice's combat damage step
    Then Bob has 18 life
    And the stack is empty
    And Carol is the monarch

  @id:monarch-0028 @rule:725.2 @rule:725.3
  Scenario: Two creatures that damage the monarch trigger twice, and the player becomes the monarch once
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
      | Custodi Lich   | Alice      |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of the monarch | Bob        |
      | ability 2 of the monarch | Bob        |
    When the top of the stack resolves
      | choice  | source       | answer |
      | targets | Custodi Lich | Carol  |
    Then Alice is the monarch
    And the stack holds, from the top
      | object                    | controller | targets |
      | ability 2 of Custodi Lich | Alice      | Carol   |
      | ability 2 of the monarch  | Bob        |         |
    When the top of the stack resolves
    And the top of the stack resolves
    Then the stack is empty
    And Alice is the monarch

  @id:monarch-0029 @rule:725.2 @rule:614.9
  Scenario: Damage that is redirected from the monarch to a creature takes no crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent              | controller |
      | Grizzly Bears          | Alice      |
      | Protector of the Crown | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then "Protector of the Crown" has 2 damage
    And Bob has 20 life
    And the stack is empty
    And Bob is the monarch

  @id:monarch-0030 @rule:725.2 @rule:615.1
  Scenario: Prevented combat damage takes no crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Forest        | Bob        |
    And Bob's hand holds "Fog"
    When Alice attacks Bob with "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Fog"
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then "Fog" is in Bob's graveyard
    And "Grizzly Bears" is tapped
    And Bob has 20 life
    And the stack is empty
    And Bob is the monarch

  @id:monarch-0031 @rule:725.2 @rule:120.3b
  Scenario: Combat damage that a creature with infect deals takes the crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Glistener Elf | Alice      |
    When Alice attacks Bob with "Glistener Elf"
    And the game advances to Alice's combat damage step
    Then Bob has 1 poison counter
    And Bob has 20 life
    When the top of the stack resolves
    Then Alice is the monarch

  @id:monarch-0032 @rule:725.2 @rule:506.2
  Scenario: Combat damage to a planeswalker of the monarch takes no crown
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent     | controller | state              |
      | Grizzly Bears | Alice      |                    |
      | Jace Beleren  | Bob        | 3 loyalty counters |
    When Alice attacks "Jace Beleren" with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then "Jace Beleren" has loyalty 1
    And the stack is empty
    And Bob is the monarch

  @id:monarch-0095 @rule:725.2 @rule:113.8 @rule:603.2d
  @ruling:monarch-inherent-triggers
  Scenario: The loss of the crown to combat damage triggers once, for it is no ability of the creature that deals it nor of what crowned
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent                  | controller |
      | Delney, Streetwise Lookout | Alice      |
      | Grizzly Bears              | Alice      |
      | Delney, Streetwise Lookout | Bob        |
      | Palace Sentinels           | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of the monarch | Bob        |
    When the top of the stack resolves
    Then Alice is the monarch
