Feature: Fight
  Each of two creatures deals damage equal to its power to the other, if both are still there and legal. It isn't combat damage.

  @id:basic-0110 @rule:701.14a
  Scenario: Two creatures that fight deal damage to each other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Grizzly Bears", then "Hill Giant"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" has 2 damage
    And "Hill Giant" is untapped

  @id:basic-0111 @rule:701.14b @rule:608.2b
  Scenario: Neither creature deals damage when one of them is gone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Grizzly Bears | Alice      |
      | Mountain      | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Prey Upon"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Prey Upon" targeting "Grizzly Bears", then "Hill Giant"
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" has 0 damage

  @id:basic-0112 @rule:701.14b @rule:608.2b
  Scenario: Neither creature deals damage when one of them is an illegal target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Grizzly Bears | Alice      |
      | Forest        | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Prey Upon"
    And Bob's hand holds "Ranger's Guile"
    When Alice casts "Prey Upon" targeting "Grizzly Bears", then "Hill Giant"
    And Alice passes priority
    And Bob casts "Ranger's Guile" targeting "Hill Giant"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Prey Upon" is in Alice's graveyard
    And "Hill Giant" has 0 damage
    And "Grizzly Bears" has 0 damage
    And "Grizzly Bears" is on the battlefield

  @id:basic-0113 @rule:701.14d
  Scenario: Damage of a fight isn't combat damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Forest      | Alice      |
      | Grizzly Bears | Alice      |
      | Raging Goblin | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Prey Upon" and "Fog"
    When Alice casts "Fog"
    And the top of the stack resolves
    And Alice casts "Prey Upon" targeting "Grizzly Bears", then "Hill Giant"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" has 2 damage
    When Alice attacks with "Raging Goblin"
    And the game advances to Alice's end of combat
    Then Bob has 20 life

  @id:basic-0114 @rule:701.14a @rule:702.15b @rule:702.2b
  Scenario: Lifelink and deathtouch work in a fight, for the controller of the creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Forest                | Alice      |
      | Typhoid Rats          | Alice      |
      | Knight of Meadowgrain | Bob        |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Typhoid Rats", then "Knight of Meadowgrain"
    And the top of the stack resolves
    Then "Knight of Meadowgrain" is in Bob's graveyard
    And "Typhoid Rats" is in Alice's graveyard
    And Bob has 22 life
    And Alice has 20 life

  @id:basic-0115 @rule:701.14a @rule:702.7b
  Scenario: First strike means nothing in a fight
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Forest          | Alice      |
      | Youthful Knight | Alice      |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Youthful Knight", then "Grizzly Bears"
    And the top of the stack resolves
    Then "Youthful Knight" is in Alice's graveyard
    And "Grizzly Bears" is in Bob's graveyard

  @id:basic-0116 @rule:701.14c @invented
  Scenario: A creature that fights itself deals damage to itself equal to twice its power
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Forest      | Alice      |
      | Giant Spider  | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Quarrel at the Pool"
    When Alice casts "Quarrel at the Pool" targeting "Giant Spider", then "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is in Alice's graveyard
    And "Hill Giant" has 0 damage
