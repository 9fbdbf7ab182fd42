Feature: The mana pool
  Mana that is not spent is gone as the step or phase ends.

  @id:pool-0001 @rule:106.4 @rule:500.5
  Scenario: Unspent mana is kept from spell to spell within a phase, and lost as the phase ends
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's hand holds
      | card        | as     |
      | Dark Ritual | first  |
      | Dark Ritual | second |
    When Alice casts "first"
    And the top of the stack resolves
    Then Alice has {B}{B}{B} in her mana pool
    When Alice casts "second"
    And the top of the stack resolves
    Then Alice has {B}{B}{B}{B}{B} in her mana pool
    When the game advances to Alice's postcombat main phase
    Then Alice has no mana

  @id:pool-0002 @rule:106.4 @rule:500.5
  Scenario: Mana that is added in the upkeep is gone in the draw step
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's hand holds "Dark Ritual"
    When Alice casts "Dark Ritual"
    And the top of the stack resolves
    Then Alice has {B}{B}{B} in her mana pool
    When the game advances to Alice's draw step
    Then Alice has no mana

  @id:pool-0010 @rule:106.4 @rule:500.5
  Scenario: Mana that no player loses as phases end is spent in a later one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | as    |
      | Upwelling | Bob        |       |
      | Forest    | Alice      | one   |
      | Forest    | Alice      | other |
    And Alice's hand holds "Grizzly Bears"
    When Alice activates "one"
    And Alice activates "other"
    And the game advances to Alice's postcombat main phase
    Then Alice has {G}{G} in her mana pool
    When Alice casts "Grizzly Bears"
    Then Alice has no mana

  @id:pool-0011 @rule:106.4 @rule:500.5 @invented
  Scenario: Mana of the color that its player keeps stays, other mana is lost, and so is that of other players
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{G}{C} |
      | Bob    | {R}          |
    And the battlefield holds
      | permanent     | controller |
      | Ember Cistern | Alice      |
    When the game advances to Alice's postcombat main phase
    Then Alice has {R}{R} in her mana pool
    And Bob has no mana
