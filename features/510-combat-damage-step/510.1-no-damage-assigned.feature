Feature: Creatures that assign no combat damage
  An effect may keep a creature from assigning combat damage, and it deals none.

  @id:combat-0370 @rule:510.1 @rule:510.1a
  Scenario: A blocked creature that has dealt its damage elsewhere assigns none in the combat damage step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Laccolith Grunt | Alice      |
      | Grizzly Bears   | Bob        |
      | Hill Giant      | Bob        |
    When Alice attacks Bob with "Laccolith Grunt"
    And Bob blocks "Laccolith Grunt" with "Grizzly Bears"
      | player | choice  | answer     |
      | Alice  | targets | Hill Giant |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Hill Giant" has 2 damage
    When the game advances to Alice's combat damage step
    Then "Grizzly Bears" is on the battlefield
    And "Laccolith Grunt" is in Alice's graveyard
