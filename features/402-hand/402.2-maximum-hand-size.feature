Feature: The maximum hand size
  Effects may set a player's maximum hand size, to which that player discards in the cleanup step.

  @id:hand-0020 @rule:402.2 @rule:514.1 @rule:614.12a
  Scenario: The opponent chosen as an artifact enters has a maximum hand size of four
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | 4 Swamp   | Alice      |
    And Alice's hand holds "Cursed Rack" and "5 Forest"
    And Carol's hand holds "3 Island" and "2 Swamp"
    And Carol's library holds "Plains" and "Plains"
    When Alice casts "Cursed Rack"
    And the top of the stack resolves until Alice is asked for player
    Then Alice can choose Bob
    And Alice can't choose Alice
    When Alice chooses Carol
    And the game advances to Bob's upkeep
    Then Alice has 5 cards in hand
    When the game advances to Carol's end step
    And the game advances to Alice's upkeep
      | player | choice  | answer         |
      | Carol  | objects | Swamp; Swamp   |
    Then Carol's hand holds
      | card   |
      | Plains |
      | Island |
      | Island |
      | Island |
    And Carol has 4 cards in hand
