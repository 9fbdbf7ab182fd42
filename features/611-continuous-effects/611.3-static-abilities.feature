Feature: Continuous effects of static abilities
  Such an effect holds at each moment for what its text says then.

  @id:continuous-0301 @rule:611.3a @rule:301.5 @rule:601.3
  Scenario: What holds while an Equipment is attached, in its controller's turns, begins and ends with both
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}    |
    And the battlefield holds
      | permanent         | controller |
      | Grizzly Bears     | Alice      |
      | Conqueror's Flail | Alice      |
      | Mountain          | Bob        |
    And Bob's hand holds "Shock"
    When Alice activates "Conqueror's Flail" targeting "Grizzly Bears"
    And Alice passes priority
    Then Bob can cast "Shock" targeting "Grizzly Bears"
    When Bob passes priority
    And Alice passes priority
    Then Bob can't cast "Shock" targeting "Grizzly Bears"
    When the game advances to Bob's upkeep
    Then Bob can cast "Shock" targeting "Grizzly Bears"
