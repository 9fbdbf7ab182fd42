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

  @id:duration-0403 @rule:611.2b
  Scenario: What lasts for as long as an Equipment remains attached to a creature is over when that moves on
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | Blade of Shared Souls | Alice      |
      | Air Elemental         | Alice      |
      | Grizzly Bears         | Alice      |
      | Hill Giant            | Alice      |
    When Alice activates "Blade of Shared Souls" targeting "Grizzly Bears"
    And the stack resolves until empty
      | player | choice    | source                | answer        |
      | Alice  | targets   | Blade of Shared Souls | Air Elemental |
      | Alice  | yes or no | Blade of Shared Souls | yes           |
    Then "Grizzly Bears" is a 4/4 Elemental creature
    When Alice activates "Blade of Shared Souls" targeting "Hill Giant"
    And the stack resolves until empty
      | player | choice    | source                | answer        |
      | Alice  | targets   | Blade of Shared Souls | Air Elemental |
      | Alice  | yes or no | Blade of Shared Souls | no            |
    Then "Grizzly Bears" is a 2/2 Bear creature
    And "Hill Giant" is a 3/3 Giant creature

  @id:duration-0404 @rule:611.2b
  Scenario: An Equipment that moved on before its ability resolves makes nothing of the creature that it was attached to
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | Blade of Shared Souls | Alice      |
      | Air Elemental         | Alice      |
      | Grizzly Bears         | Alice      |
      | Hill Giant            | Bob        |
    And Bob's hand holds "Magnetic Theft"
    When Alice activates "Blade of Shared Souls" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice  | source                | answer        |
      | Alice  | targets | Blade of Shared Souls | Air Elemental |
    And Alice passes priority
    And Bob casts "Magnetic Theft"
      | choice    | answer                |
      | targets   | Blade of Shared Souls |
      | targets 2 | Hill Giant            |
    And the top of the stack resolves
      | player | choice  | source                | answer        |
      | Alice  | targets | Blade of Shared Souls | Air Elemental |
    And the stack resolves until empty
      | player | choice    | source                | nth | answer |
      | Alice  | yes or no | Blade of Shared Souls | 1   | yes    |
      | Alice  | yes or no | Blade of Shared Souls | 2   | yes    |
    Then "Grizzly Bears" is a 2/2 Bear creature
    And "Hill Giant" is a 4/4 Elemental creature

  @id:duration-0405 @rule:611.2a
  Scenario: What lasts until its source leaves the battlefield outlasts the turn, and is over when that leaves
    Given a game between Alice and Bob
    And it is Alice's beginning of combat
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Graceful Antelope | Alice      |
      | Mishra's Factory  | Bob        |
    And Bob's hand holds "Unsummon"
    When Alice attacks Bob with "Graceful Antelope"
    And the game advances to Alice's postcombat main phase
      | player | choice    | source            | answer           |
      | Alice  | targets   | Graceful Antelope | Mishra's Factory |
      | Alice  | yes or no | Graceful Antelope | yes              |
    And the game advances to Bob's precombat main phase
    Then "Mishra's Factory" is a Plains
    When Bob casts "Unsummon" targeting "Graceful Antelope"
    And the top of the stack resolves
    Then "Mishra's Factory" isn't a Plains
    And "Mishra's Factory" is a land

  @id:duration-0406 @rule:702.26f @rule:702.26d
  Scenario: What lasts until its source leaves the battlefield goes on while that is phased out
    Given a game between Alice and Bob
    And it is Alice's beginning of combat
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Graceful Antelope | Alice      |
      | Mishra's Factory  | Bob        |
    And Bob's hand holds "Reality Ripple"
    When Alice attacks Bob with "Graceful Antelope"
    And the game advances to Alice's postcombat main phase
      | player | choice    | source            | answer           |
      | Alice  | targets   | Graceful Antelope | Mishra's Factory |
      | Alice  | yes or no | Graceful Antelope | yes              |
    And Alice passes priority
    And Bob casts "Reality Ripple" targeting "Graceful Antelope"
    And the top of the stack resolves
    Then "Mishra's Factory" is a Plains
    When Alice passes priority
    Then "Mishra's Factory" is a Plains

  @id:duration-0407 @rule:611.2a
  Scenario: What a player gains until that player's next turn outlasts this turn, and no further turn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | The Stasis Coffin | Alice      |
    And Bob's hand holds "Shock"
    When Alice activates "The Stasis Coffin"
    And the top of the stack resolves
    And the game advances to Bob's upkeep
    Then Bob can cast "Shock" targeting Bob
    And Bob can't cast "Shock" targeting Alice
    When the game advances to Alice's upkeep
    And Alice passes priority
    And Bob casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 18 life
