Feature: Hands

  @id:hand-0001 @rule:402.3 @rule:701.20c
  Scenario: A hand that is played with revealed is seen by all until the effect is over, and other hands are not
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Telepathy | Alice      |
    And Alice's hand holds "Giant Growth" and "Disenchant"
    And Bob's hand holds "Shock"
    Then Alice sees "Shock"
    And Bob can't see "Giant Growth"
    When Alice casts "Disenchant" targeting "Telepathy"
    And the top of the stack resolves
    Then Alice can't see "Shock"
