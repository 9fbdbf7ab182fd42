Feature: Prevention of damage
  Prevented damage never happens. A shield of a stated amount is used up point by point, whatever the sources; one for the next
  time of a chosen source takes that damage whole, once, and only while the source is what was asked for; one of a static
  ability takes its part of every damage event.

  @id:prevention-0001 @rule:615.7
  Scenario: A shield of 3 prevents 2 damage and later 1 more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Plains     | Alice      |
      | 2 Mountain | Bob        |
    And it is Bob's precombat main phase
    And Alice's hand holds "Healing Salve"
    And Bob's hand holds "Shock" and "Lightning Bolt"
    When Bob casts "Shock" targeting Alice
    And Bob passes priority
    And Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Alice  |
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 20 life
    When Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has 18 life

  @id:prevention-0002 @rule:615.7
  Scenario: The player chooses which of simultaneous damage a shield prevents
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Hypnotic Specter | Alice      |
      | Grizzly Bears    | Alice      |
      | Plains           | Bob        |
    And Bob's hand holds "Healing Salve", "Shock" and "Opt"
    When Alice attacks Bob with "Hypnotic Specter" and "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Bob    |
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
      | player | choice   | answer                                |
      | Bob    | division | 2 to Hypnotic Specter; 1 to Grizzly Bears |
    Then Bob has 19 life
    And the stack is empty
    And Bob has 2 cards in hand

  @id:prevention-0003 @rule:615.4 @rule:615.3
  Scenario: Prevention after the damage is too late
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Plains   | Alice      |
      | 2 Mountain | Bob        |
    And it is Bob's precombat main phase
    And Alice's hand holds "Healing Salve"
    And Bob's hand holds "Lightning Bolt" and "Shock"
    When Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has 17 life
    When Bob passes priority
    And Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Alice  |
    And the top of the stack resolves
    Then Alice has 17 life
    When Bob casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 17 life

  @id:prevention-0004 @rule:615.8 @rule:609.7
  Scenario: A circle prevents the next damage of the chosen source, and no further damage of it nor any of others
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                 | controller |
      | Circle of Protection: Red | Alice      |
      | Wastes                    | Alice      |
      | Mogg Fanatic              | Bob        |
      | Shivan Dragon             | Bob        |
    And it is Bob's precombat main phase
    When Bob passes priority
    And Alice activates "Circle of Protection: Red"
    And the top of the stack resolves
      | choice  | answer       |
      | objects | Mogg Fanatic |
    And Bob attacks Alice with "Mogg Fanatic" and "Shivan Dragon"
    And the game advances to Bob's combat damage step
    Then Alice has 15 life
    When Bob activates "Mogg Fanatic" targeting Alice
    And the top of the stack resolves
    Then Alice has 14 life

  @id:prevention-0005 @rule:615.9 @rule:609.7b
  Scenario: A circle against a red source doesn't prevent the damage of that source when it is red no more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                 | controller |
      | Circle of Protection: Red | Alice      |
      | Wastes                    | Alice      |
      | Shivan Dragon             | Bob        |
      | Raging Goblin             | Bob        |
      | Swamp                     | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Darkest Hour"
    When Bob passes priority
    And Alice activates "Circle of Protection: Red"
    And the top of the stack resolves
      | choice  | answer        |
      | objects | Shivan Dragon |
    And Bob casts "Darkest Hour"
    And the top of the stack resolves
    And Bob attacks Alice with "Shivan Dragon"
    And the game advances to Bob's end of combat
    Then Alice has 15 life
    And "Shivan Dragon" is black

  @id:prevention-0006 @rule:615.10
  Scenario: A static ability prevents its 1 of each damage at the same time, for each creature it protects
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Custodi Lich       | Alice      |
      | Daunting Defender  | Alice      |
      | Samite Healer      | Alice      |
      | Hill Giant         | Alice      |
      | Mountain           | Bob        |
      | Mountain           | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Pyroclasm"
    And the players have
      | player | mana |
      | Bob    | {R}  |
    When Bob casts "Pyroclasm"
    And the top of the stack resolves
    Then "Daunting Defender" has 1 damage
    And "Custodi Lich" has 1 damage
    And "Hill Giant" has 2 damage
    And "Samite Healer" is in Alice's graveyard

  @id:prevention-0007 @rule:615.10
  Scenario: A static ability prevents 1 of the damage of each source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Urza's Armor  | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
      | Memnite       | Bob        |
    And it is Bob's precombat main phase
    When Bob attacks Alice with "Grizzly Bears", "Hill Giant" and "Memnite"
    And the game advances to Bob's end of combat
    Then Alice has 17 life

  @id:prevention-0008 @rule:615.11 @rule:611.2c
  Scenario: A shield for each creature of a color is given as the ability resolves, not to those that come later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Wojek Apothecary  | Alice      |
      | Savannah Lions    | Alice      |
      | Silvercoat Lion   | Alice      |
      | Grizzly Bears     | Alice      |
      | Plains            | Alice      |
      | 2 Mountain        | Alice      |
      | 2 Plains          | Alice      |
    And Alice's hand holds "Elite Vanguard" and "Pyroclasm"
    When Alice activates "Wojek Apothecary" targeting "Silvercoat Lion"
    And the top of the stack resolves
    And Alice casts "Elite Vanguard"
    And the top of the stack resolves
    And Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Silvercoat Lion" has 1 damage
    And "Silvercoat Lion" is on the battlefield
    And "Grizzly Bears" is in Alice's graveyard
    And "Elite Vanguard" is in Alice's graveyard

  @id:prevention-0009 @rule:615.12
  Scenario: Damage that can't be prevented leaves a shield as it is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Leyline of Punishment | Bob        |
      | 4 Plains              | Alice      |
      | 2 Mountain            | Bob        |
    And it is Bob's precombat main phase
    And Alice's hand holds "Healing Salve" and "Disenchant"
    And Bob's hand holds "Shock" and "Lightning Bolt"
    When Bob casts "Shock" targeting Alice
    And Bob passes priority
    And Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Alice  |
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 18 life
    When Bob casts "Lightning Bolt" targeting Alice
    And Bob passes priority
    And Alice casts "Disenchant" targeting "Leyline of Punishment"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 18 life

  @id:prevention-0010 @rule:615.5 @rule:615.6
  Scenario: Cards are drawn for prevented damage by whoever controls the source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Swans of Bryn Argoll | Alice      |
      | Mountain             | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Lightning Bolt"
    When Bob casts "Lightning Bolt" targeting "Swans of Bryn Argoll"
    And the top of the stack resolves
    Then "Swans of Bryn Argoll" has 0 damage
    And Bob has 3 cards in hand
    And Alice has 0 cards in hand

  @id:prevention-0011 @rule:615.12 @rule:615.5
  Scenario: No card is drawn for damage that can't be prevented
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Swans of Bryn Argoll  | Alice      |
      | Leyline of Punishment | Bob        |
      | Mountain              | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting "Swans of Bryn Argoll"
    And the top of the stack resolves
    Then "Swans of Bryn Argoll" has 2 damage
    And Bob has 0 cards in hand

  @id:prevention-0012 @rule:615.6 @rule:615.1
  Scenario: Combat damage that is prevented triggers nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Hypnotic Specter | Alice      |
      | Forest           | Bob        |
    And Bob's hand holds "Fog" and "Opt"
    When Alice attacks Bob with "Hypnotic Specter"
    And Alice passes priority
    And Bob casts "Fog"
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
    Then Bob has 20 life
    And the stack is empty
    And Bob has 1 card in hand

  @id:prevention-0013 @rule:615.5 @rule:615.6
  Scenario: Counters are put for prevented noncombat damage, while combat damage is dealt
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Stormwild Capridor | Bob        |
      | Mountain           | Alice      |
      | Wind Drake         | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Stormwild Capridor"
    And the top of the stack resolves
    Then "Stormwild Capridor" has 2 +1/+1 counters
    And "Stormwild Capridor" has 0 damage
    When Alice attacks Bob with "Wind Drake"
    And Bob blocks "Wind Drake" with "Stormwild Capridor"
    And the game advances to Alice's end of combat
    Then "Stormwild Capridor" has 2 damage
    And "Stormwild Capridor" has 2 +1/+1 counters

  @id:prevention-0014 @rule:615.12 @rule:611.2a
  Scenario: That damage can't be prevented this turn is about every source, and ends with the turn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | as     |
      | Samite Healer       | Bob        |        |
      | Prodigal Pyromancer | Alice      |        |
    And Alice's hand holds "Bonecrusher Giant" and "Shock"
    And Bob's hand holds "Healing Salve" and "Shock"
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    And the top of the stack resolves
    Then Bob has 18 life
    When Alice passes priority
    And Bob casts "Healing Salve" targeting Bob
      | choice | answer |
      | modes  | 2      |
    And the top of the stack resolves
    And Alice casts Alice's "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 16 life
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
    Then Bob has 15 life
    When the game advances to Bob's precombat main phase
    And Bob activates "Samite Healer" targeting Alice
    And the top of the stack resolves
    And Bob casts Bob's "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 19 life

  @id:prevention-0415 @rule:615.7
  Scenario: A shield for each creature and each player is one for each, players too
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Kitsune Palliator | Alice      |
      | Hill Giant        | Bob        |
    And Alice's hand holds "Earthquake" and "Shock"
    When Alice activates "Kitsune Palliator"
    And the top of the stack resolves
    And Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Alice has 19 life
    And Bob has 19 life
    And "Hill Giant" has 1 damage
    And "Kitsune Palliator" has 1 damage
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 17 life
