Feature: Banding, as it divides damage

  @id:banding-0001 @rule:702.22j @rule:510.1c
  Scenario: The defending player divides the damage of an attacker that a creature with banding blocks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Mesa Pegasus  | Bob        |
      | Wall of Stone | Bob        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks
      | blocker       | blocks     |
      | Mesa Pegasus  | Hill Giant |
      | Wall of Stone | Hill Giant |
    And the game advances to Alice's combat damage step
      | player | choice   | answer             |
      | Bob    | division | 3 to Wall of Stone |
    Then "Mesa Pegasus" is on the battlefield
    And "Wall of Stone" has 3 damage

  @id:banding-0002 @rule:702.22j
  Scenario: The defending player need not assign lethal damage, and none tramples over, where a creature with banding blocks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Vestige of Emrakul   | Alice      |
      | Mesa Pegasus         | Bob        |
      | Grizzly Bears        | Bob        |
    When Alice attacks Bob with "Vestige of Emrakul"
    And Bob blocks
      | blocker       | blocks             |
      | Mesa Pegasus  | Vestige of Emrakul |
      | Grizzly Bears | Vestige of Emrakul |
    And the game advances to Alice's combat damage step
      | player | choice   | answer             |
      | Bob    | division | 3 to Grizzly Bears |
    Then Bob has 20 life
    And "Mesa Pegasus" is on the battlefield
    And "Grizzly Bears" is in Bob's graveyard

  @id:banding-0003 @rule:702.22k @rule:510.1d
  Scenario: The active player divides the damage of a creature that blocks a creature with banding
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Benalish Hero     | Alice      |
      | Hill Giant        | Alice      |
      | Palace Guard      | Bob        |
    When Alice attacks Bob with "Benalish Hero" and "Hill Giant"
    And Bob blocks
      | blocker      | blocks                    |
      | Palace Guard | Benalish Hero; Hill Giant |
    And the game advances to Alice's combat damage step
      | player | choice   | answer          |
      | Alice  | division | 1 to Hill Giant |
    Then "Benalish Hero" is on the battlefield
    And "Hill Giant" has 1 damage
