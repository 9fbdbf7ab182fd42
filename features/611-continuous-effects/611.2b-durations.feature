Feature: For how long effects last

  @id:duration-0001 @rule:611.2b
  Scenario: What lasts for as long as its source remains tapped is over when that untaps
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Kill Switch        | Alice      |
      | Bottle of Suleiman | Alice      |
      | Mind Stone         | Bob        |
    When Bob passes priority
    And Alice activates "Kill Switch"
    And the top of the stack resolves
    Then "Mind Stone" is tapped
    When the game advances to Alice's upkeep
    Then "Kill Switch" is untapped
    And "Bottle of Suleiman" is tapped
    When the game advances to Bob's upkeep
    Then "Mind Stone" is untapped

  @id:duration-0002 @rule:611.2b
  Scenario: What lasts for as long as its source remains tapped goes on while it is
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Kill Switch        | Alice      |
      | Mind Stone         | Bob        |
    When Alice activates "Kill Switch"
    And the top of the stack resolves
    And the game advances to Bob's upkeep
    Then "Mind Stone" is tapped
    When the game advances to Alice's upkeep
    And the game advances to Bob's upkeep
    Then "Mind Stone" is untapped
