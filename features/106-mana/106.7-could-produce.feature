Feature: Mana of a type that a permanent could produce

  @id:could-produce-0001 @rule:106.7 @rule:118.3
  Scenario: Exotic Orchard makes a color that an opponent's tapped land could produce, and no other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state  |
      | Exotic Orchard | Alice      |        |
      | Forest         | Alice      |        |
      | Mountain       | Bob        | tapped |
      | Wastes         | Bob        |        |
    And Alice's hand holds "Shock" and "Opt"
    Then Alice can cast "Shock" targeting Bob
    And Alice can't cast "Opt"
    When Alice activates "Exotic Orchard"
    Then Alice has {R} in her mana pool

  @id:could-produce-0002 @rule:106.7
  Scenario: Two Exotic Orchards on both sides make what any other land of theirs could produce
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Exotic Orchard | Alice      |
      | Forest         | Alice      |
      | Exotic Orchard | Bob        |
    When Alice activates "Exotic Orchard"
    Then Alice has {G} in her mana pool

  @id:could-produce-0003 @rule:106.7
  Scenario: Exotic Orchards alone make no mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Exotic Orchard | Alice      |
      | Exotic Orchard | Bob        |
    When Alice activates "Exotic Orchard" #1
    Then Alice has no mana
    And Alice's "Exotic Orchard" is tapped

  @id:could-produce-0004 @rule:106.7 @rule:106.1b
  Scenario: Reflecting Pool makes colorless mana, which is a type and no color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Reflecting Pool | Alice      |
      | Wastes          | Alice      |
      | Forest          | Bob        |
    When Alice activates "Reflecting Pool"
    Then Alice has {C} in her mana pool

  @id:could-produce-0005 @rule:106.7
  Scenario: Reflecting Pool makes what another ability of its own could produce
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                 | controller |
      | Reflecting Pool           | Alice      |
      | Urborg, Tomb of Yawgmoth  | Bob        |
    When Alice activates ability 1 of "Reflecting Pool"
    Then Alice has {B} in her mana pool
