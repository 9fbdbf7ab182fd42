Feature: End of combat
  Creatures attack and block until the step ends; what waits for the end of combat happens as it begins.

  @id:combat-0501 @rule:511.3 @rule:511.1
  Scenario: Creatures still attack and block in the end of combat step, and no more after it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Wall of Stone | Alice      |
      | Hill Giant    | Alice      |
      | Giant Spider  | Bob        |
      | 4 Plains      | Bob        |
    And Bob's hand holds "Divine Verdict"
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Giant Spider"
    And the game advances to Alice's end of combat
    Then "Hill Giant" is attacking Bob
    And "Giant Spider" is blocking Hill Giant
    When Alice passes priority
    Then Bob can cast "Divine Verdict" targeting "Hill Giant"
    And Bob can cast "Divine Verdict" targeting "Giant Spider"
    And Bob can't cast "Divine Verdict" targeting "Wall of Stone"
    When the game advances to Alice's postcombat main phase
    And Alice passes priority
    Then "Hill Giant" isn't attacking
    And "Giant Spider" isn't blocking
    And Bob can't cast "Divine Verdict" targeting "Hill Giant"

  @id:combat-0502 @rule:511.2
  Scenario: What is to happen at end of combat triggers as the step begins, after damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Wall of Tears | Bob        |
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Tears"
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    When the game advances to Alice's combat damage step
    Then "Wall of Tears" has 2 damage
    And "Grizzly Bears" is on the battlefield
    When the game advances to Alice's end of combat
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Wall of Tears | Bob        |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @id:combat-0503 @rule:511.2
  Scenario: An effect until end of combat lasts through the end of combat step and ends with the phase
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Jade Statue   | Bob        |
      | 2 Plains      | Bob        |
    And it is Alice's beginning of combat
    When Alice passes priority
    And Bob activates "Jade Statue"
    And the top of the stack resolves
    And Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Jade Statue"
    And the game advances to Alice's end of combat
    Then "Jade Statue" is a 3/6 artifact creature
    And "Jade Statue" has 3 damage
    And "Hill Giant" is in Alice's graveyard
    When the game advances to Alice's postcombat main phase
    Then "Jade Statue" isn't a creature
    And "Jade Statue" is an artifact

  @id:combat-0504 @rule:511.2 @rule:508.8
  Scenario: An effect until end of combat ends with the combat phase in which nobody attacked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Jade Statue   | Alice      |
      | 2 Plains      | Alice      |
    And it is Alice's beginning of combat
    When Alice activates "Jade Statue"
    And the top of the stack resolves
    Then "Jade Statue" is a 3/6 artifact creature
    When Alice attacks
    And the game advances to Alice's end of combat
    Then "Jade Statue" is a 3/6 artifact creature
    When the game advances to Alice's postcombat main phase
    Then "Jade Statue" isn't a creature
