Feature: Beginning of combat
  Abilities that trigger as combat begins wait on the stack before attackers are declared.

  @id:combat-0191 @rule:507.2 @rule:508.1d @rule:702.10b
  Scenario: A token made as combat begins attacks the same turn, and must when an effect says so
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Goblin Rabblemaster | Alice     |
    When the game advances to Alice's beginning of combat
    Then the stack holds, from the top
      | object                            | controller |
      | ability 2 of Goblin Rabblemaster | Alice      |
    And Alice has priority
    When the top of the stack resolves
    Then Alice can attack Bob with token "Goblin"
    And Alice can't attack Bob with "Goblin Rabblemaster"
    When Alice tries to attack
    Then the action is refused
    When Alice attacks Bob with "Goblin Rabblemaster" and token "Goblin"
    And the stack resolves until empty
    Then "Goblin Rabblemaster" is a 3/2 creature
