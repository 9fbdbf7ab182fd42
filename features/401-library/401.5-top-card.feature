Feature: The top card of a library

  @id:library-0001 @rule:401.5
  Scenario: A top card that is played with revealed is seen by all, one at a time
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's library holds, from the top "Shock" and "Giant Growth"
    Then Bob sees "Shock"
    And Bob can't see "Giant Growth"
    When the game advances to Alice's draw step
    Then Bob sees "Giant Growth"
    And Bob can't see "Shock"

  @id:library-0002 @rule:401.5 @rule:701.20c
  Scenario: Who may look at the top card sees it, and nobody else does
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent       | controller |
      | Bolas's Citadel | Alice      |
    And Alice's library holds, from the top "Shock" and "Giant Growth"
    Then Alice sees "Shock"
    And Alice can't see "Giant Growth"
    And Bob can't see "Shock"
    When the game advances to Alice's draw step
    Then Alice sees "Giant Growth"
    And Bob can't see "Giant Growth"
