Feature: Who has the initiative
  One player at a time has the initiative. Its three inherent abilities have no source and belong to who has it when they
  trigger; it passes by combat damage and when its player leaves. What happens in the dungeon is not told here.

  @id:initiative-0001 @rule:726.1 @rule:726.3 @rule:726.2
  @invented
  Scenario: Taking the initiative takes it from another player and triggers a venture
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      | designations |
      | Alice  | {W}{W}{W} |              |
      | Bob    |           | initiative   |
    And Alice's hand holds "Herald Below"
    When Alice casts "Herald Below"
    And the top of the stack resolves
    Then Bob has the initiative
    When the top of the stack resolves
    Then Alice has the initiative
    And Bob doesn't have the initiative
    And the stack holds, from the top
      | object                      | controller |
      | ability 3 of the initiative | Alice      |

  @id:initiative-0002 @rule:726.5
  @invented
  Scenario: A player who has the initiative takes it again and ventures for it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      | designations |
      | Alice  | {W}{W}{W} | initiative   |
    And Alice's hand holds "Herald Below"
    When Alice casts "Herald Below"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has the initiative
    And the stack holds, from the top
      | object                      | controller |
      | ability 3 of the initiative | Alice      |

  @id:initiative-0003 @rule:726.2
  Scenario: Several creatures that damage who has the initiative trigger once, for the player who had it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | initiative   |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                      | controller |
      | ability 2 of the initiative | Bob        |
    When the top of the stack resolves
    Then Alice has the initiative
    And the stack holds, from the top
      | object                      | controller |
      | ability 3 of the initiative | Alice      |

  @id:initiative-0004 @rule:726.2
  Scenario: Who has the initiative ventures at their own upkeep only
    Given a game between Alice, Bob and Carol
    And it is Carol's end step
    And the players have
      | player | designations |
      | Bob    | initiative   |
    When the game advances to Alice's upkeep
    Then the stack is empty
    When the game advances to Bob's upkeep
    Then the stack holds, from the top
      | object                      | controller |
      | ability 1 of the initiative | Bob        |

  @id:initiative-0005 @rule:726.4 @rule:726.2 @rule:603.3 @rule:800.4a
  Scenario: The active player takes the initiative of a player who leaves
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | designations |
      | Alice  | initiative   |
    When Alice concedes
    Then Carol has the initiative
    And Bob doesn't have the initiative
    And the stack is empty
    When Carol passes priority
    Then the stack holds, from the top
      | object                      | controller |
      | ability 3 of the initiative | Carol      |

  @id:initiative-0006 @rule:726.4 @rule:800.4a
  Scenario: The next player takes the initiative of an active player who leaves
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the players have
      | player | designations |
      | Carol  | initiative   |
    When Carol concedes
    Then Dave has the initiative

  @id:initiative-0101 @rule:726.3 @invented
  Scenario: The player of whom an effect says so takes the initiative, whoever controls the effect
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Bold Pathfinder"
    When Alice casts "Bold Pathfinder" targeting Bob
    And the top of the stack resolves
    Then Bob has the initiative
    And Alice doesn't have the initiative

  @id:initiative-0041 @rule:726.1 @invented
  Scenario: What a player has with the initiative only that player has
    Given a game between Alice and Bob
    And the players have
      | player | designations |
      | Alice  | initiative   |
    And the battlefield holds
      | permanent     | controller |
      | Noon Lantern  | Alice      |
      | Noon Lantern  | Bob        |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
    Then "Grizzly Bears" has flying
    And "Hill Giant" lacks flying
    When Alice passes priority
    Then Bob has priority
