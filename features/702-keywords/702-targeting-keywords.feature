Feature: Hexproof and shroud
  Hexproof stops targeting by opponents, shroud by everybody.

  @id:basic-0011 @rule:702.11b
  Scenario: An opponent cannot target a creature with hexproof and its controller can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Forest          | Alice      |
      | Mountain        | Bob        |
      | Gladecover Scout | Alice     |
    And Alice's hand holds "Giant Growth"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Giant Growth" targeting "Gladecover Scout"
    And the top of the stack resolves
    Then "Gladecover Scout" is a 4/4 creature
    When Alice passes priority
    And Bob tries to cast "Lightning Bolt" targeting "Gladecover Scout"
    Then the action is refused
    And Bob can cast "Lightning Bolt" targeting Alice

  @id:basic-0012 @rule:702.11c
  Scenario: An opponent cannot target a player who has hexproof and that player can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | 3 Swamp            | Alice      |
      | 2 Swamp            | Bob        |
      | Leyline of Sanctity | Bob       |
    And it is Bob's precombat main phase
    And Bob's hand holds "Sign in Blood"
    And Alice's hand holds "Mind Rot"
    When Bob casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    When the game advances to Alice's precombat main phase
    And Alice tries to cast "Mind Rot" targeting Bob
    Then the action is refused
    And Alice can cast "Mind Rot" targeting Alice

  @id:basic-0013 @rule:702.11b @rule:701.8a
  Scenario: Hexproof does not stop a spell that destroys all creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 4 Plains         | Alice      |
      | Gladecover Scout | Bob        |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard

  @id:basic-0014 @rule:702.18a @rule:301.5
  Scenario: Once Lightning Greaves are on a creature even its controller cannot target it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | 2 Forest          | Alice      |
      | Lightning Greaves | Alice      |
      | Grizzly Bears     | Alice      |
      | Hill Giant        | Alice      |
    And Alice's hand holds "Giant Growth"
    Then Alice can cast "Giant Growth" targeting "Grizzly Bears"
    When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Lightning Greaves" is attached to "Grizzly Bears"
    And "Grizzly Bears" has shroud
    When Alice tries to cast "Giant Growth" targeting "Grizzly Bears"
    Then the action is refused
    When Alice casts "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 6/6 creature

  @id:basic-0015 @rule:702.18a
  Scenario: A player who has shroud cannot target themselves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Swamp       | Alice      |
      | True Believer | Alice      |
    And Alice's hand holds "Sign in Blood"
    When Alice tries to cast "Sign in Blood" targeting Alice
    Then the action is refused
    When Alice casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And Alice has 20 life

  @id:basic-0016 @rule:608.2b @rule:702.18a
  Scenario: A spell whose only target gains shroud does not resolve
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Lightning Greaves | Alice      |
      | Grizzly Bears     | Alice      |
      | 2 Mountain        | Bob        |
    And the stack holds, from the top
      | object                         | controller | targets       |
      | ability 2 of Lightning Greaves | Alice      | Grizzly Bears |
      | Lightning Bolt                 | Bob        | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" has shroud
    When the top of the stack resolves
    Then "Grizzly Bears" has 0 damage
    And "Lightning Bolt" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield
