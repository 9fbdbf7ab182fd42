Feature: Searching, scrying, surveilling and milling
  Who searches for a stated quality may find nothing; who searches for a card must find one. Scry and surveil move what was looked at.

  @id:basic-0170 @rule:701.23b
  Scenario: A player who searches for a basic land card may find none although there is one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Forest  | Alice      |
    And Alice's library holds "Forest", "Grizzly Bears" and "Island"
    And Alice's hand holds "Rampant Growth"
    When Alice casts "Rampant Growth"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Island"
    And Alice can't choose "Grizzly Bears"
    When Alice chooses nothing
    Then Alice has 2 lands on the battlefield
    And Alice has 3 cards in library

  @id:basic-0171 @rule:701.23d
  Scenario: A player who searches for a card must find one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Swamp   | Alice      |
    And Alice's library holds "Forest", "Grizzly Bears" and "Island"
    And Alice's hand holds "Diabolic Tutor"
    When Alice casts "Diabolic Tutor"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can't choose nothing
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And Alice has 2 cards in library

  @id:basic-0172 @rule:701.23d @rule:701.24a
  Scenario: A player whose library is empty searches it and finds nothing
    Given a game between Alice and Bob
    And the players have
      | player | library |
      | Alice  | 0       |
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's hand holds "Vampiric Tutor"
    When Alice casts "Vampiric Tutor"
    And the top of the stack resolves
    Then Alice has 18 life
    And Alice has 0 cards in hand
    And the game goes on

  @id:basic-0173 @rule:701.22a
  Scenario: Scry puts one of the cards on the bottom and leaves the other on top
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Island    | Alice      |
    And Alice's library holds "Forest", "Plains" and "Swamp"
    And Alice's hand holds "Preordain"
    When Alice casts "Preordain"
    And the top of the stack resolves
      | choice      | answer                       |
      | arrangement | top: Plains / bottom: Forest |
    Then Alice's hand holds "Plains" and nothing more
    And Alice's library holds, from the top
      | card   |
      | Swamp  |
      | Forest |

  @id:basic-0174 @rule:701.25a
  Scenario: Surveil puts the card into the graveyard, or leaves it on top
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
    And Alice's library holds "Forest", "Plains", "Swamp" and "Mountain"
    And Alice's hand holds
      | card     | as     |
      | Consider | First  |
      | Consider | Second |
    When Alice casts "First"
    And the top of the stack resolves
      | choice      | answer            |
      | arrangement | graveyard: Forest |
    Then "Forest" is in Alice's graveyard
    And "Plains" is in Alice's hand
    When Alice casts "Second"
    And the top of the stack resolves
      | choice      | answer     |
      | arrangement | top: Swamp |
    Then "Swamp" is in Alice's hand
    And "Mountain" is in Alice's library

  @id:basic-0175 @rule:701.17b @rule:701.17a
  Scenario: A player with too few cards mills what is there, and loses only by drawing
    Given a game between Alice and Bob
    And the players have
      | player | library |
      | Bob    | 3       |
    And the battlefield holds
      | permanent | controller |
      | Island    | Alice      |
    And Alice's hand holds "Tome Scour"
    When Alice casts "Tome Scour" targeting Bob
    And the top of the stack resolves
    Then Bob has 0 cards in library
    And Bob has 3 cards in graveyard
    And the game goes on
    When the game advances to Bob's upkeep
    And Bob passes priority
    And Alice passes priority
    Then Alice has won the game

  @id:library-0021 @rule:701.23a @rule:608.2d
  Scenario: The controller of what was exiled searches their own library
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's library holds "Plains"
    And Bob's library holds "Forest" and "Shock"
    And Alice's hand holds "Path to Exile"
    When Alice casts "Path to Exile" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice    | answer |
      | Bob    | yes or no | yes    |
      | Bob    | objects   | Forest |
    Then "Grizzly Bears" is in Bob's exile
    And Bob has 21 lands on the battlefield
    And Bob has 1 card in library
    And Alice has 1 card in library
