Feature: Vehicles
  A Vehicle is a creature when it is crewed, and until then it has no power and toughness.

  @id:artifact-0011 @rule:301.7a @rule:301.7b @rule:702.122a
  Scenario: A Vehicle has its printed power and toughness as soon as it is a creature, until end of turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Smuggler's Copter | Alice     |
      | Grizzly Bears    | Alice      |
    Then "Smuggler's Copter" isn't a creature
    And the characteristics of "Smuggler's Copter" are
      | characteristic | value    |
      | power          | none     |
      | toughness      | none     |
      | types          | Artifact |
    When Alice activates "Smuggler's Copter"
      | choice | answer        |
      | tap    | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is tapped
    And "Smuggler's Copter" is a 3/3 artifact creature
    When the game advances to Bob's upkeep
    Then "Smuggler's Copter" isn't a creature
