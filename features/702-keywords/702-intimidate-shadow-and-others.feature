Feature: Intimidate, shadow, horsemanship, fear and skulk
  Who can block a creature with a rarer evasion ability, and what such a creature can block itself.

  @id:intimidate-0001 @rule:702.13b
  Scenario: An artifact creature, or one with one color in common, blocks a creature with intimidate
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Bladetusk Boar    | Alice      |
      | Grizzly Bears     | Bob        |
      | Memnite           | Bob        |
      | Boggart Ram-Gang  | Bob        |
    When Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Grizzly Bears"
    And Bob can block "Bladetusk Boar" with "Memnite"
    And Bob can block "Bladetusk Boar" with "Boggart Ram-Gang"
    And Bob can't block "Bladetusk Boar" with "Memnite" and "Grizzly Bears"
    When Bob blocks "Bladetusk Boar" with "Memnite" and "Boggart Ram-Gang"
    Then "Bladetusk Boar" is blocked

  @id:intimidate-0002 @rule:702.13b
  Scenario: No colored creature blocks a creature with intimidate that is colorless
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Bladetusk Boar      | Alice      |
      | Vestige of Emrakul  | Bob        |
      | Memnite             | Bob        |
      | Boggart Ram-Gang    | Bob        |
      | Island              | Alice      |
    And Alice's hand holds "Moonlace"
    When Alice casts "Moonlace" targeting "Bladetusk Boar"
    And the top of the stack resolves
    And Alice attacks with "Bladetusk Boar"
    Then Bob can't block "Bladetusk Boar" with "Boggart Ram-Gang"
    And Bob can't block "Bladetusk Boar" with "Vestige of Emrakul"
    And Bob can block "Bladetusk Boar" with "Memnite"

  @id:shadow-0001 @rule:702.28b
  Scenario: A creature with shadow is blocked by nothing without shadow, and blocks nothing without it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | as   |
      | Soltari Foot Soldier | Alice     | Hers |
      | Elvish Mystic       | Alice      |      |
      | Soltari Foot Soldier | Bob       | His  |
      | Grizzly Bears       | Bob        |      |
    When Alice attacks with "Hers" and "Elvish Mystic"
    And Bob tries to block "Hers" with "Grizzly Bears"
    Then the action is refused
    And Bob can't block "Elvish Mystic" with "His"
    And Bob can block "Elvish Mystic" with "Grizzly Bears"
    When Bob blocks "Hers" with "His"
    Then "Hers" is blocked

  @id:horsemanship-0001 @rule:702.31b
  Scenario: A creature with horsemanship is blocked by none without, and blocks one with or without
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as   |
      | Shu Cavalry   | Alice      | Hers |
      | Elvish Mystic | Alice      |      |
      | Shu Cavalry   | Bob        | His  |
      | Giant Spider  | Bob        |      |
    When Alice attacks with "Hers" and "Elvish Mystic"
    And Bob tries to block "Hers" with "Giant Spider"
    Then the action is refused
    And Bob can block "Elvish Mystic" with "His"
    When Bob blocks "Hers" with "His"
    Then "Hers" is blocked

  @id:fear-0001 @rule:702.36b
  Scenario: An artifact creature or a black creature blocks a creature with fear, whatever its own color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Severed Legion     | Alice      |
      | Bog Wraith         | Bob        |
      | Memnite            | Bob        |
      | Grizzly Bears      | Bob        |
    When Alice attacks with "Severed Legion"
    And Bob tries to block "Severed Legion" with "Grizzly Bears"
    Then the action is refused
    When Bob blocks "Severed Legion" with "Memnite" and "Bog Wraith"
    Then "Severed Legion" is blocked

  @id:fear-0002 @rule:702.36b
  Scenario: A creature with fear that is blue is blocked by a black creature and not by a blue one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Severed Legion | Alice      |
      | Island         | Alice      |
      | Bog Wraith     | Bob        |
      | Mist Intruder  | Bob        |
      | Wind Drake | Bob        |
    And Alice's hand holds "Thoughtlace"
    When Alice casts "Thoughtlace" targeting "Severed Legion"
    And the top of the stack resolves
    And Alice attacks with "Severed Legion"
    Then Bob can't block "Severed Legion" with "Wind Drake"
    And Bob can't block "Severed Legion" with "Mist Intruder"
    And Bob can block "Severed Legion" with "Bog Wraith"

  @id:skulk-0001 @rule:702.118b
  Scenario: A creature of the same power blocks a creature with skulk, one of greater power doesn't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Farbog Revenant  | Alice      |
      | Grizzly Bears    | Bob        |
      | Memnite          | Bob        |
      | Wall of Stone    | Bob        |
    When Alice attacks with "Farbog Revenant"
    Then Bob can't block "Farbog Revenant" with "Grizzly Bears"
    And Bob can block "Farbog Revenant" with "Memnite" and "Wall of Stone"

  @id:skulk-0002 @rule:702.118b @rule:509.1b
  Scenario: Skulk looks at the powers as blockers are declared
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Farbog Revenant  | Alice      |
      | 2 Forest         | Alice      |
      | Grizzly Bears    | Bob        |
    And Alice's hand holds "Battlegrowth"
    When Alice casts "Battlegrowth" targeting "Farbog Revenant"
    And the top of the stack resolves
    And Alice attacks with "Farbog Revenant"
    Then Bob can block "Farbog Revenant" with "Grizzly Bears"
    When Bob blocks "Farbog Revenant" with "Grizzly Bears"
    Then "Farbog Revenant" is blocked
