Feature: Looking at the top cards of a library and taking some of them
  The effect says how many are looked at, what may or must be taken, where it goes, and where the rest goes. A card that an effect
  doesn't move to another zone stays in the library.

  @id:library-0010 @rule:701.20e @rule:608.2c @rule:401.4
  Scenario: One of four cards that are looked at goes to the hand, and the rest lies on the bottom in the order that its owner chooses
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Hill Giant", "Forest", "Divination" and "Island"
    And Alice's hand holds "Impulse"
    When Alice casts "Impulse"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Divination"
    And Alice can't choose "Island"
    And Alice can't choose nothing
    And Bob can't see "Shock"
    When Alice chooses "Forest"
      | choice | answer                        |
      | order  | Divination; Shock; Hill Giant |
    Then Alice's hand holds "Forest" and nothing more
    And Alice's library holds, from the top
      | card       |
      | Island     |
      | Divination |
      | Shock      |
      | Hill Giant |

  @id:library-0011 @rule:701.20e @rule:608.2c
  Scenario: Of two cards that are looked at one goes to the hand and the other to the bottom
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Forest" and "Island"
    And Alice's hand holds "Sleight of Hand"
    When Alice casts "Sleight of Hand"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Forest |
    Then Alice's hand holds "Forest" and nothing more
    And Alice's library holds, from the top
      | card   |
      | Island |
      | Shock  |

  @id:library-0012 @rule:608.2c @rule:608.2d
  Scenario: Of the cards that are revealed a land may be taken, and the rest goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Forest", "Hill Giant", "Island" and "Divination"
    And Alice's hand holds "Satyr Wayfinder"
    When Alice casts "Satyr Wayfinder"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Forest"
    And Alice can choose nothing
    And Alice can't choose "Hill Giant"
    When Alice chooses "Island"
    Then Alice's hand holds "Island" and nothing more
    And "Shock" is in Alice's graveyard
    And "Forest" is in Alice's graveyard
    And "Hill Giant" is in Alice's graveyard
    And Alice's library holds "Divination" and nothing more

  @id:library-0013 @rule:608.2c @rule:110.5b
  Scenario: A land that is taken from the library enters tapped where the effect says so, and chance orders the rest
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Maze of Ith", "Hill Giant", "Divination", "Murder" and "Lightning Bolt"
    And Alice's hand holds "Elvish Rejuvenator"
    When Alice casts "Elvish Rejuvenator"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice  | answer                                |
      | objects | Maze of Ith                      |
      | random  | Murder; Shock; Divination; Hill Giant |
    Then "Maze of Ith" is on the battlefield
    And "Maze of Ith" is tapped
    And Alice's library holds, from the top
      | card           |
      | Lightning Bolt |
      | Murder         |
      | Shock          |
      | Divination     |
      | Hill Giant     |

  @id:library-0014 @rule:400.7 @rule:401.4 @rule:608.2c
  Scenario: The card that is put back on top of the library it was in lies over those that go to the bottom
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Cream of the Crop | Alice      |
    And Alice's library holds "Shock", "Forest", "Divination" and "Island"
    And Alice's hand holds "Hill Giant"
    When Alice casts "Hill Giant"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer        |
      | yes or no | yes           |
      | objects   | Divination    |
      | order     | Forest; Shock |
    Then Alice's library holds, from the top
      | card       |
      | Divination |
      | Island     |
      | Forest     |
      | Shock      |
    And Alice has 0 cards in hand

  @id:library-0017 @rule:701.20e @rule:401.4 @rule:701.24a
  Scenario: Cards are put back in the order that their owner chooses, and then the library may be shuffled
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Forest", "Divination" and "Island"
    And Alice's hand holds
      | card   | as     |
      | Ponder | First  |
      | Ponder | Second |
    When Alice casts "First"
    And the top of the stack resolves
      | choice    | answer                    |
      | order     | Divination; Forest; Shock |
      | yes or no | no                        |
    Then "Divination" is in Alice's hand
    And Alice's library holds, from the top
      | card   |
      | Forest |
      | Shock  |
      | Island |
    When Alice casts "Second"
    And the top of the stack resolves
      | choice    | answer                |
      | order     | Forest; Shock; Island |
      | yes or no | yes                   |
      | random    | Island; Forest; Shock |
    Then "Island" is in Alice's hand
    And Alice's library holds, from the top
      | card   |
      | Forest |
      | Shock  |

  @id:library-0018 @rule:701.22c @rule:101.4 @invented
  Scenario: Players who scry at once all decide before any card moves
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds "Shock", "Forest", "Divination" and "Island"
    And Bob's library holds "Murder", "Swamp", "Hill Giant" and "Plains"
    And Alice's hand holds "Shared Auguries"
    When Alice casts "Shared Auguries"
    And the top of the stack resolves until Bob is asked for arrangement
      | player | choice      | answer                      |
      | Alice  | arrangement | top: Forest / bottom: Shock |
    Then Alice's library holds, from the top
      | card       |
      | Shock      |
      | Forest     |
      | Divination |
      | Island     |
    When Bob chooses
      | player | choice      | nth | answer             |
      | Bob    | arrangement |     | top: Swamp; Murder |
      | Alice  | arrangement |     | top: Forest        |
      | Bob    | arrangement | 1   | graveyard: Swamp   |
    Then Alice's library holds, from the top
      | card       |
      | Forest     |
      | Divination |
      | Island     |
      | Shock      |
    And Bob's graveyard holds "Swamp" and nothing more
    And Bob's library holds, from the top
      | card       |
      | Murder     |
      | Hill Giant |
      | Plains     |

  @id:library-0019 @rule:401.7
  Scenario: A creature is put second from the top, or on the bottom of a library without so many cards
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Alice      |
    And Bob's library holds "Shock", "Forest" and "Island"
    And the players have
      | player | library |
      | Alice  | 0       |
    And Alice's hand holds
      | card | as     |
      | Oust | First  |
      | Oust | Second |
    When Alice casts "First" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob's library holds, from the top
      | card          |
      | Shock         |
      | Grizzly Bears |
      | Forest        |
      | Island        |
    And Bob has 23 life
    When Alice casts "Second" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice's library holds "Hill Giant" and nothing more

  @id:library-0020 @rule:701.24a
  Scenario: The player who is targeted shuffles their own library
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Soldier of Fortune | Alice      |
    And Alice's library holds "Divination" and "Murder"
    And Bob's library holds "Shock", "Hill Giant" and "Forest"
    When Alice activates "Soldier of Fortune" targeting Bob
    And the top of the stack resolves
      | choice | answer                    |
      | random | Forest; Shock; Hill Giant |
    Then Bob's library holds, from the top
      | card       |
      | Forest     |
      | Shock      |
      | Hill Giant |
    And Alice's library holds, from the top
      | card       |
      | Divination |
      | Murder     |
