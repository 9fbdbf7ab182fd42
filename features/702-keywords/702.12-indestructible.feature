Feature: Indestructible
  What is indestructible is not destroyed, by effects or by lethal damage. It may be sacrificed, exiled or shrunk to death.

  @id:basic-0017 @rule:702.12b
  Scenario: A spell that destroys can target an indestructible creature and does not destroy it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Darksteel Myr | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Darksteel Myr" is on the battlefield

  @id:basic-0018 @rule:702.12b @rule:704.5g
  Scenario: Lethal damage stays marked on an indestructible creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" has 3 damage
    And "Darksteel Myr" is on the battlefield

  @id:basic-0019 @rule:704.5f @rule:702.12b
  Scenario: An indestructible creature with toughness 0 is put into the graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Swamp       | Alice      |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Last Gasp"
    When Alice casts "Last Gasp" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is in Bob's graveyard

  @id:basic-0020 @rule:702.12b @rule:704.5h
  Scenario: Deathtouch does not destroy an indestructible creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as     |
      | Typhoid Rats  | Alice      | First  |
      | Typhoid Rats  | Alice      | Second |
      | Darksteel Myr | Bob        |        |
      | Hill Giant    | Bob        |        |
    When Alice attacks with "First" and "Second"
    And Bob blocks
      | blocker       | blocks |
      | Darksteel Myr | First  |
      | Hill Giant    | Second |
    And the game advances to Alice's end of combat
    Then "Darksteel Myr" is on the battlefield
    And "Darksteel Myr" has 1 damage
    And "Hill Giant" is in Bob's graveyard

  @id:basic-0021 @rule:701.21a @rule:702.12b
  Scenario: An indestructible creature can be sacrificed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Carrion Feeder | Alice      |
      | Darksteel Myr  | Alice      |
    When Alice activates "Carrion Feeder"
      | choice    | answer        |
      | sacrifice | Darksteel Myr |
    Then "Darksteel Myr" is in Alice's graveyard
    When the top of the stack resolves
    Then "Carrion Feeder" is a 2/2 creature
