Feature: What was cast this turn

  @id:cast-this-turn-0001 @rule:400.7d @rule:601.2i @invented
  Scenario: A permanent was cast this turn when the spell was that became it, and a token that entered this turn wasn't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Fresh Ink     | Alice      |
      | Serra Angel   | Alice      |
    And Alice's hand holds "Grizzly Bears" and "Raise the Alarm"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/2 creature
    And "Serra Angel" is a 4/4 creature
    And token "Soldier" #1 is a 1/1 creature
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is a 2/2 creature
