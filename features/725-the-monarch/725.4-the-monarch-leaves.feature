Feature: The monarch leaves the game
  As the monarch leaves the game, the active player becomes the monarch in the same event. When the active player leaves too, or
  has left before, it is the next player in turn order; since 2025-11-14 the next of those who can become the monarch.

  @id:monarch-0040 @rule:725.4 @rule:104.3a
  @ruling:monarch-leaves
  Scenario: The player whose turn it is succeeds a monarch who leaves
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    When Alice concedes
    Then Alice has lost the game
    And Carol is the monarch
    And Bob isn't the monarch
    And the stack is empty
    And the game goes on

  @id:monarch-0041 @rule:725.4 @rule:104.3a
  @ruling:monarch-leaves
  Scenario: The next player in turn order succeeds a monarch who leaves on their own turn
    Given a game between Alice, Bob, Carol and Dave
    And it is Bob's precombat main phase
    And the players have
      | player | designations |
      | Bob    | monarch      |
    When Bob concedes
    Then Carol is the monarch
    And Alice isn't the monarch
    And the game goes on

  @id:monarch-0042 @rule:725.4 @rule:101.2
  @until:2025-11-13
  Scenario: Nobody succeeds when the next player in turn order can't become the monarch, before 2025-11-14
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | Mountain        | Bob        |
      | Forest          | Bob        |
      | Plains          | Bob        |
    And Bob's hand holds "Jared Carthalion, True Heir"
    When Alice passes priority
    And Bob casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Alice  |
    Then Alice is the monarch
    When Alice concedes
    Then nobody is the monarch
    And the game goes on

  @id:monarch-0043 @rule:725.4 @rule:101.2
  @from:2025-11-14
  Scenario: The next player in turn order who can become the monarch succeeds, since 2025-11-14
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | Mountain        | Bob        |
      | Forest          | Bob        |
      | Plains          | Bob        |
    And Bob's hand holds "Jared Carthalion, True Heir"
    When Alice passes priority
    And Bob casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Alice  |
    Then Alice is the monarch
    When Alice concedes
    Then Carol is the monarch
    And Bob isn't the monarch

  @id:monarch-0044 @rule:725.4 @rule:101.2
  Scenario: The game goes on without a monarch when no player left can become it
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | Mountain        | Bob        |
      | Forest          | Bob        |
      | Plains          | Bob        |
      | Vedalken Orrery | Carol      |
      | Mountain        | Carol      |
      | Forest          | Carol      |
      | Plains          | Carol      |
    And Bob's hand holds "Jared Carthalion, True Heir"
    And Carol's hand holds "Jared Carthalion, True Heir"
    When Alice passes priority
    And Bob casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Alice  |
    And Alice passes priority
    And Bob passes priority
    And Carol casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Alice  |
    Then Alice is the monarch
    When Alice concedes
    Then nobody is the monarch
    And the game goes on

  @id:monarch-0045 @rule:725.2 @rule:725.4 @rule:800.4d
  @ruling:monarch-killed-by-combat-damage
  Scenario: Combat damage that kills the monarch crowns the attacker because the monarch leaves, not by its trigger
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | designations |
      | Bob    | 2    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And Alice is the monarch
    And the stack is empty
    And the game goes on

  @id:monarch-0046 @rule:725.2 @rule:725.4 @rule:800.4d
  @ruling:monarch-killed-by-combat-damage
  Scenario: Succession triggers abilities that look for becoming the monarch
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life | designations |
      | Bob    | 4    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Custodi Lich  | Alice      |
      | Grizzly Bears | Dave       |
    When Alice attacks Bob with "Custodi Lich"
    And the game advances to Alice's combat damage step
      | choice  | source       | answer |
      | targets | Custodi Lich | Dave   |
    Then Bob has lost the game
    And Alice is the monarch
    And the stack holds, from the top
      | object                    | controller | targets |
      | ability 2 of Custodi Lich | Alice      | Dave    |

  @id:monarch-0047 @rule:725.4 @rule:104.3b
  @ruling:monarch-leaves
  Scenario: When monarch and active player leave together, the next player in turn order succeeds
    Given a game between Alice, Bob, Carol, Dave, Eve and Frank
    And it is Carol's precombat main phase
    And the players have
      | player | life | mana      | designations |
      | Bob    | 2    |           | monarch      |
      | Carol  | 2    | {R}{R}{R} |              |
      | Dave   | 1    |           |              |
    And Carol's hand holds "Earthquake"
    When Carol casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Bob has lost the game
    And Carol has lost the game
    And Dave has lost the game
    And Eve is the monarch
    And the game goes on

  @id:monarch-0048 @rule:725.4 @rule:800.4j
  Scenario: Without an active player the next player in turn order succeeds
    Given a game between Alice, Bob, Carol and Dave
    And it is Bob's precombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    When Bob concedes
    Then Alice is the monarch
    When Alice concedes
    Then Carol is the monarch
    And Dave isn't the monarch
    And it is Bob's precombat main phase

  @id:monarch-0049 @rule:725.2 @rule:725.4 @rule:800.4a
  Scenario: The draw of a monarch who leaves goes with them, and the successor has none
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Alice      |
    When Alice concedes
    Then Bob is the monarch
    And the stack is empty
    And Bob has 0 cards in hand
    And it is Alice's end step

  @id:monarch-0050 @rule:725.4 @rule:725.2
  Scenario: A successor who becomes the monarch before their end step draws in it
    Given a game between Alice, Bob and Carol
    And it is Carol's postcombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    When Alice concedes
    And the game advances to Carol's end step
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of the monarch | Carol      |
    When the top of the stack resolves
    Then Carol has 1 card in hand

  @id:monarch-0051 @rule:725.4 @rule:725.1
  Scenario: A player who leaves without being the monarch takes no crown along
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | designations |
      | Dave   | monarch      |
    When Alice concedes
    Then Alice has lost the game
    And Dave is the monarch
    When Bob concedes
    Then Bob has lost the game
    And Dave is the monarch
    And the game goes on

  @id:monarch-0052 @rule:725.4 @rule:104.2a
  Scenario: A monarch who leaves a game of two loses it
    Given a game between Alice and Bob
    And the players have
      | player | designations |
      | Alice  | monarch      |
    When Alice concedes
    Then Bob has won the game

  @id:monarch-0053 @rule:725.4 @rule:101.2
  @disputed
  Scenario: Nobody succeeds when the active player is in the game and can't become the monarch
    One reading, which the steps follow: the rule names the active player alone as long as that player stays, who can't
    (101.2), and looks for the next in turn order only when the active player is leaving or gone.
    The other: the game has no monarch only when no player at all can become it, so the crown passes on to Carol.
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {R}{G}{W} |
    And Alice's hand holds "Jared Carthalion, True Heir"
    When Alice casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Bob    |
    Then Bob is the monarch
    When Bob concedes
    Then Alice isn't the monarch
    And nobody is the monarch

  @id:monarch-0096 @rule:725.4 @rule:704.5a
  @ruling:monarch-leaves
  Scenario: A monarch killed on another player's turn is succeeded by that player, not by whoever dealt the damage
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | life | designations |
      | Bob    | 3    | monarch      |
    And the battlefield holds
      | permanent        | controller |
      | Palace Sentinels | Bob        |
      | Mountain         | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Carol passes priority
    And Dave passes priority
    And Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And Carol is the monarch
    And Alice isn't the monarch
    And the stack is empty

  @id:monarch-0097 @rule:725.2 @rule:725.4 @rule:800.4d
  @ruling:monarch-killed-by-combat-damage
  Scenario: When the combat damage that kills the monarch leaves the attacker's player dead too, the next player in turn order is crowned
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life | designations |
      | Alice  | 2    |              |
      | Bob    | 2    | monarch      |
    And the battlefield holds
      | permanent         | controller |
      | Vampire Nighthawk | Alice      |
      | Tainted Remedy    | Carol      |
    When Alice attacks Bob with "Vampire Nighthawk"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And Alice has lost the game
    And Carol is the monarch
    And the stack is empty
    And the game goes on

  @id:monarch-0098 @rule:725.2 @rule:725.4
  @ruling:monarch-killed-by-combat-damage @ruling:monarch-leaves
  Scenario: A monarch whom another's creature killed in combat with others attacking elsewhere is succeeded once
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | designations |
      | Bob    | 4    | monarch      |
    And the battlefield holds
      | permanent        | controller |
      | Grizzly Bears    | Alice      |
      | Silvercoat Lion  | Alice      |
      | Palace Sentinels | Bob        |
      | Hill Giant       | Carol      |
    When Alice attacks Bob with "Grizzly Bears" and "Silvercoat Lion"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And Alice is the monarch
    And the stack is empty
