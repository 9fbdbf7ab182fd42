Feature: Choices and actions of several players at once
  The active player chooses first, then the others in turn order; what they chose happens at one time. Abilities that triggered
  together are put on the stack in the same order, so that the last player's resolve first.

  @id:apnap-0001 @rule:101.4 @rule:701.21a
  Scenario: Each player chooses in turn order from the active player on, and all sacrifice at once
    Given a game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the players have
      | player | mana         |
      | Bob    | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent         | controller | as   |
      | Zulaport Cutthroat | Alice      | his  |
      | Grizzly Bears     | Alice      |      |
      | Hill Giant        | Alice      |      |
      | Savannah Lions    | Bob        |      |
      | Elite Vanguard    | Bob        |      |
      | Silvercoat Lion   | Bob        |      |
      | Wall of Stone     | Carol      |      |
      | Wind Drake        | Carol      |      |
      | Air Elemental     | Carol      |      |
    And Bob's hand holds "Barter in Blood"
    When Bob casts "Barter in Blood"
    And the top of the stack resolves until Bob is asked for objects
    Then Bob can choose "Savannah Lions" and "Elite Vanguard"
    When Bob chooses "Savannah Lions" and "Elite Vanguard" until Carol is asked for objects
    Then "Savannah Lions" is on the battlefield
    And Carol can't choose "Savannah Lions" and "Wind Drake"
    And Carol can choose "Wall of Stone" and "Wind Drake"
    When Carol chooses "Wall of Stone" and "Wind Drake" until Alice is asked for objects
    Then "Savannah Lions" is on the battlefield
    And "Wall of Stone" is on the battlefield
    When Alice chooses "Zulaport Cutthroat" and "Grizzly Bears"
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Zulaport Cutthroat | Alice      |
      | ability of Zulaport Cutthroat | Alice      |
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Silvercoat Lion | Bob        |
      | Air Elemental   | Carol      |
    And "Savannah Lions" is in Bob's graveyard
    And "Wall of Stone" is in Carol's graveyard

  @id:apnap-0002 @rule:101.4 @rule:603.3b
  Scenario: Abilities of four players that trigger together resolve from the last player in turn order to the active one
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | mana   |
      | Carol  | {G}{G} |
    And the battlefield holds
      | permanent   | controller |
      | Soul Warden | Alice      |
      | Soul Warden | Bob        |
      | Soul Warden | Carol      |
      | Soul Warden | Dave       |
    And Carol's hand holds "Grizzly Bears"
    When Carol casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Bob's Soul Warden   | Bob        |
      | ability of Alice's Soul Warden | Alice      |
      | ability of Dave's Soul Warden  | Dave       |
      | ability of Carol's Soul Warden | Carol      |
    When the top of the stack resolves
    Then Bob has 21 life
    And Carol has 20 life

  @id:apnap-0003 @rule:101.4 @rule:603.3b
  Scenario: Each player orders their own abilities, and the whole group of the active player lies below
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {G}{G}    |
    And the battlefield holds
      | permanent       | controller |
      | Soul Warden     | Bob        |
      | Genesis Chamber | Bob        |
      | Soul Warden     | Alice      |
    And Alice's hand holds "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
      | player | choice        | answer                                                  |
      | Bob    | trigger order | ability of Bob's Soul Warden; ability of Genesis Chamber |
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Genesis Chamber     | Bob        |
      | ability of Bob's Soul Warden   | Bob        |
      | ability of Alice's Soul Warden | Alice      |

  @id:apnap-0004 @rule:101.4 @rule:800.4j
  Scenario: Without an active player the order begins with the next player
    Given a game between Alice, Bob, Carol and Dave
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | 2 Forest        | Bob        |
      | Soul Warden     | Bob        |
      | Soul Warden     | Carol      |
      | Soul Warden     | Dave       |
    And Bob's hand holds "Grizzly Bears"
    When Alice passes priority
    And Bob casts "Grizzly Bears"
    And Alice concedes
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Dave's Soul Warden  | Dave       |
      | ability of Carol's Soul Warden | Carol      |
      | ability of Bob's Soul Warden   | Bob        |

  @id:apnap-0005 @rule:101.4 @rule:701.21a
  Scenario: Players who have nothing to choose wait for the one who has, and all sacrifice together
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent       | controller |
      | 2 Grizzly Bears | Alice      |
      | Wall of Stone   | Bob        |
      | Wind Drake      | Bob        |
      | Air Elemental   | Bob        |
      | Hill Giant      | Carol      |
    And Alice's hand holds "Barter in Blood"
    When Alice casts "Barter in Blood"
    And the top of the stack resolves until Bob is asked for objects
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is on the battlefield
    When Bob chooses "Wall of Stone" and "Wind Drake"
    Then the battlefield holds, and nothing more
      | permanent     | controller |
      | Air Elemental | Bob        |
    And Alice has 3 cards in graveyard

  @id:apnap-0006 @rule:101.4 @rule:104.3a @rule:800.4a
  Scenario: A player concedes while another one chooses, and the rest goes on
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent       | controller |
      | Elite Vanguard  | Alice      |
      | Savannah Lions  | Alice      |
      | Silvercoat Lion | Alice      |
      | Wall of Stone   | Bob        |
      | Wind Drake      | Bob        |
      | Air Elemental   | Bob        |
      | Hill Giant      | Carol      |
      | Memnite         | Carol      |
      | Ornithopter     | Carol      |
    And Alice's hand holds "Barter in Blood"
    When Alice casts "Barter in Blood"
    And the top of the stack resolves until Alice is asked for objects
    And Bob concedes
    Then Bob has lost the game
    And "Wind Drake" is gone
    And "Elite Vanguard" is on the battlefield
    When Alice chooses "Elite Vanguard" and "Savannah Lions" until Carol is asked for objects
    And Carol chooses "Memnite" and "Ornithopter"
    Then the battlefield holds, and nothing more
      | permanent       | controller |
      | Silvercoat Lion | Alice      |
      | Hill Giant      | Carol      |

  @id:apnap-0007 @rule:101.4 @rule:104.3a @rule:800.4a
  Scenario: A player concedes instead of making their own choice, and the choices of the others stand
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent       | controller |
      | 2 Memnite       | Alice      |
      | Wall of Stone   | Bob        |
      | Wind Drake      | Bob        |
      | Air Elemental   | Bob        |
      | Hill Giant      | Carol      |
      | Savannah Lions  | Carol      |
      | Silvercoat Lion | Carol      |
    And Alice's hand holds "Barter in Blood"
    When Alice casts "Barter in Blood"
    And the top of the stack resolves
      | player | choice  | answer                     |
      | Bob    | objects | concedes                   |
      | Carol  | objects | Hill Giant; Savannah Lions |
    Then Bob has lost the game
    And the battlefield holds, and nothing more
      | permanent       | controller |
      | Silvercoat Lion | Carol      |

  @id:apnap-0008 @rule:101.4 @rule:121.2c
  Scenario: Each player draws, and one without a library loses for it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | library |
      | Bob    | 0       |
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Alice      | 3 loyalty counters |
    When Alice activates ability 1 of "Jace Beleren"
    And the top of the stack resolves
    Then Alice has 1 card in hand
    And Carol has 1 card in hand
    And Bob has lost the game
    And the game goes on
