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

  @id:color-0002 @rule:105.2a
  Scenario: Monocolored is what has exactly one color
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{C} |
    And the battlefield holds
      | permanent          | controller |
      | Azorius First-Wing | Bob        |
      | Ornithopter        | Bob        |
      | Hill Giant         | Bob        |
    And Alice's hand holds "Ultimate Price"
    Then Alice can cast "Ultimate Price" targeting "Hill Giant"
    And Alice can't cast "Ultimate Price" targeting "Azorius First-Wing"
    And Alice can't cast "Ultimate Price" targeting "Ornithopter"
    When Alice passes priority
    Then Bob has priority

  @id:color-0003 @rule:105.2b
  Scenario: Multicolored is what has two colors or more
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{C}{C}{C} |
    And the battlefield holds
      | permanent          | controller |
      | Azorius First-Wing | Bob        |
      | Ornithopter        | Bob        |
      | Hill Giant         | Bob        |
    And Alice's hand holds "Ravnica at War"
    When Alice casts "Ravnica at War"
    And the stack resolves until empty
    Then the battlefield holds, and nothing more
      | permanent   |
      | Ornithopter |
      | Hill Giant  |
