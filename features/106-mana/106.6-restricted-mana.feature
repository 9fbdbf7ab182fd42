Feature: Mana that can be spent on some things only

  @id:mana-only-0001 @rule:106.6 @rule:118.3
  Scenario: Mana for artifact spells pays for an artifact and for nothing else
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Mishra's Workshop | Alice     |
      | Mountain         | Alice      |
    And Alice's hand holds "Kill Switch" and "Hill Giant"
    Then Alice can't cast "Hill Giant"
    When Alice casts "Kill Switch"
    And the top of the stack resolves
    Then "Kill Switch" is on the battlefield
