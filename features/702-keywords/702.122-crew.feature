Feature: Crew
  Crewing taps other untapped creatures of enough power, whenever they came, and as often as their controller likes.

  @id:artifact-0013 @rule:702.122a
  Scenario: A crewed Vehicle can be crewed again, and it can crew another one but not itself
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | as    |
      | Smuggler's Copter | Alice      | one   |
      | Smuggler's Copter | Alice      | two   |
      | Grizzly Bears     | Alice      | bears |
      | Hill Giant        | Alice      | giant |
      | Elite Vanguard    | Alice      |       |
    When Alice activates "one"
      | choice | answer |
      | tap    | bears  |
    And the top of the stack resolves
    And Alice activates "one" until Alice is asked for objects
    Then Alice can choose "giant"
    And Alice can't choose "one"
    And Alice can't choose "two"
    And Alice can't choose "bears"
    When Alice chooses "giant"
    And the top of the stack resolves
    And Alice activates "two"
      | choice | answer |
      | tap    | one    |
    Then "one" is tapped
    When the top of the stack resolves
    Then "two" is a 3/3 creature

  @id:artifact-0014 @rule:702.122a @rule:118.3
  Scenario: Crewing needs untapped creatures of one's own, of enough power together
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state  | as    |
      | Smuggler's Copter | Alice      |        |       |
      | Steel Wall        | Alice      |        | wall  |
      | Hill Giant        | Alice      | tapped | giant |
      | Grizzly Bears     | Bob        |        | his   |
      | Elite Vanguard    | Alice      |        | guard |
    When Alice activates "Smuggler's Copter" until Alice is asked for objects
    Then Alice can't choose "wall"
    And Alice can't choose "giant"
    And Alice can't choose "his"
    And Alice can't choose declines
    When Alice chooses "guard" and "wall"
    Then "wall" is tapped
    When the top of the stack resolves
    Then "Smuggler's Copter" is a creature
