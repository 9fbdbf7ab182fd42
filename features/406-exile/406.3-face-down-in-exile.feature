Feature: Face-up and face-down cards in exile

  @id:exile-0001 @rule:406.3
  Scenario: A card that was exiled face down is no face-up exiled card
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {C}{G}{U}{C} |
    And Alice's exile holds
      | card          | state     |
      | Grizzly Bears |           |
      | Serra Angel   |           |
      | Hill Giant    | face down |
    And Alice's hand holds "Riftsweeper"
    When Alice casts "Riftsweeper"
    And the top of the stack resolves until Alice is asked for targets
    Then Alice can choose "Grizzly Bears"
    And Alice can't choose "Hill Giant"
