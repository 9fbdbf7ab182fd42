Feature: Timestamps of permanents that enter together
  Their controller orders them, and the order decides between effects in one layer.

  @id:layer-0401 @rule:613.7m @rule:613.4b
  Scenario: Opalescence that is chosen to be younger than the Humility returned with it makes Humility 4/4
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's graveyard holds
      | card        |
      | Opalescence |
      | Humility    |
    And Alice's hand holds "Replenish"
    When Alice casts "Replenish"
    And the top of the stack resolves
      | player | choice | answer                |
      | Alice  | order  | Humility; Opalescence |
    Then "Humility" is a 4/4 enchantment creature
    And "Opalescence" isn't a creature
    And "Grizzly Bears" is a 1/1 creature

  @id:layer-0402 @rule:613.7m @rule:613.4b
  Scenario: Humility that is chosen to be younger than the Opalescence returned with it makes itself 1/1
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's graveyard holds
      | card        |
      | Humility    |
      | Opalescence |
    And Alice's hand holds "Replenish"
    When Alice casts "Replenish"
    And the top of the stack resolves
      | player | choice | answer                |
      | Alice  | order  | Opalescence; Humility |
    Then "Humility" is a 1/1 enchantment creature
    And "Opalescence" isn't a creature
    And "Grizzly Bears" is a 1/1 creature
