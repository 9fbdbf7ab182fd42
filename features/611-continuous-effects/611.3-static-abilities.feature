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

  @id:continuous-0302 @rule:611.3a @rule:903.3
  Scenario: Only commanders get what commander creatures get
    Given a Commander game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state     |
      | Bastion Protector | Alice     |           |
      | Isamaru, Hound of Konda | Alice | commander |
      | Grizzly Bears    | Alice      |           |
    Then "Isamaru, Hound of Konda" is 4/4
    And "Isamaru, Hound of Konda" has indestructible
    And "Grizzly Bears" is 2/2
    When Alice passes priority
    Then Bob has priority

  @id:continuous-0303 @rule:611.3a @rule:201.2 @invented
  Scenario: What is named so gets it, and no other creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Bearherd Banner | Alice      |
      | Grizzly Bears   | Bob        |
      | Hill Giant      | Alice      |
    Then "Grizzly Bears" is 3/3
    And "Hill Giant" is 3/3
    When Alice passes priority
    Then Bob has priority

  @id:continuous-0304 @rule:611.3a @rule:702.11b
  Scenario: Hexproof for the turn in which it entered is gone in the next
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Bob        |
      | Grizzly Bears | Alice      |
    And Alice's graveyard holds "Thrasta, Tempest's Roar"
    And Alice's hand holds "Zombify"
    And Bob's hand holds "Shock"
    When Alice casts "Zombify" targeting "Thrasta, Tempest's Roar"
    And the stack resolves until empty
    And Alice passes priority
    Then Bob can cast "Shock" targeting "Grizzly Bears"
    And Bob can't cast "Shock" targeting "Thrasta, Tempest's Roar"
    When the game advances to Bob's upkeep
    Then Bob can cast "Shock" targeting "Thrasta, Tempest's Roar"
