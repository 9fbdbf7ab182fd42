Feature: Historic

  @id:historic-0001 @rule:700.6
  Scenario: Legendary objects, artifacts and Sagas are historic, and nothing else
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {W}{W}{W}{C}{G}{G} |
    And the battlefield holds
      | permanent          | controller |
      | Diligent Excavator | Alice      |
    And Alice's hand holds
      | card                      |
      | Ornithopter               |
      | Isamaru, Hound of Konda   |
      | History of Benalia        |
      | Grizzly Bears             |
    When Alice casts "Ornithopter"
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 2 cards in graveyard
    When Alice casts "Isamaru, Hound of Konda"
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 4 cards in graveyard
    When Alice casts "History of Benalia"
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    And the top of the stack resolves
    Then Bob has 6 cards in graveyard
    When the stack resolves until empty
    And Alice casts "Grizzly Bears"
    Then the stack holds, from the top
      | object        |
      | Grizzly Bears |
