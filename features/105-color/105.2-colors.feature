Feature: The colors of objects
  An object has the colors of its mana cost, one of the five or several of them, or none.

  @id:color-0001 @rule:105.2 @rule:105.2c
  Scenario: Each color among permanents is counted once, and colorless is none
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent         | controller |
      | Grizzly Bears     | Alice      |
      | Elvish Visionary  | Alice      |
      | Azorius First-Wing | Alice     |
      | Conqueror's Flail | Alice      |
      | Forest            | Alice      |
      | Hill Giant        | Bob        |
    When Alice activates "Conqueror's Flail" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is 5/5
