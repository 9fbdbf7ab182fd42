Feature: Whom a creature can, can't or must block
  Restrictions, requirements and permissions of blocking may speak of one attacker, and leave the others alone.

  @id:combat-0360 @rule:509.1b
  Scenario: A creature that can't block a player's creatures blocks another player's
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | state                     |
      | Grizzly Bears  | Alice      |                           |
      | Silvercoat Lion | Bob       |                           |
      | Hill Giant     | Carol      |                           |
      | Spectral Grasp | Alice      | attached to Hill Giant    |
    When Alice attacks Carol with "Grizzly Bears"
    Then Carol can't block "Grizzly Bears" with "Hill Giant"
    When the game advances to Bob's beginning of combat
    And Bob attacks Carol with "Silvercoat Lion"
    Then Carol can block "Silvercoat Lion" with "Hill Giant"

  @id:combat-0361 @rule:509.1b
  Scenario: One creature may block what can't be blocked by more than one, two may not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Charging Rhino  | Alice      |
      | Grizzly Bears   | Bob        |
      | Silvercoat Lion | Bob        |
    When Alice attacks Bob with "Charging Rhino"
    Then Bob can block "Charging Rhino" with "Grizzly Bears"
    And Bob can't block "Charging Rhino" with "Grizzly Bears" and "Silvercoat Lion"

  @id:combat-0362 @rule:509.1b @rule:508.5 @invented
  Scenario: What can't be blocked unless the defending player has many creatures looks at the player whom it attacks
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller | as    |
      | Lonesome Lurker | Alice      | One   |
      | Lonesome Lurker | Alice      | Other |
      | 2 Grizzly Bears | Bob        |       |
      | 3 Hill Giant    | Carol      |       |
    When Alice attacks
      | attacker | attacks |
      | One      | Bob     |
      | Other    | Carol   |
    Then Bob can't block "One" with "Grizzly Bears" #1
    And Carol can block "Other" with "Hill Giant" #1

  @id:combat-0363 @rule:509.1c
  Scenario: A creature that must block one attacker doesn't block another instead
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Silvercoat Lion | Alice      |
      | Forest          | Alice      |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Hunt Down"
    When Alice casts "Hunt Down" targeting "Grizzly Bears", then "Hill Giant"
    And the top of the stack resolves
    And Alice attacks Bob with "Hill Giant" and "Silvercoat Lion"
    Then Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can't block "Silvercoat Lion" with "Grizzly Bears"
    When Bob tries to block
    Then the action is refused

  @id:combat-0364 @rule:509.1a
  Scenario: A creature that can block any number of creatures blocks three
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hill Giant      | Alice      |
      | Silvercoat Lion | Alice      |
      | Grizzly Bears   | Alice      |
      | Palace Guard    | Bob        |
      | Fog Bank        | Bob        |
    When Alice attacks Bob with "Hill Giant", "Silvercoat Lion" and "Grizzly Bears"
    And Bob tries to block
      | blocker  | blocks                                     |
      | Fog Bank | Hill Giant; Silvercoat Lion; Grizzly Bears |
    Then the action is refused
    When Bob blocks
      | blocker      | blocks                                     |
      | Palace Guard | Hill Giant; Silvercoat Lion; Grizzly Bears |
    Then "Hill Giant" is blocked
    And "Silvercoat Lion" is blocked
    And "Grizzly Bears" is blocked

  @id:combat-0365 @rule:702.17b @rule:702.9b @rule:609.4
  Scenario: A creature that can block Dragons as though it had reach blocks no other creature with flying
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Shivan Dragon | Alice      |
      | Serra Angel   | Alice      |
      | Dragon Hunter | Bob        |
    When Alice attacks Bob with "Shivan Dragon" and "Serra Angel"
    Then Bob can block "Shivan Dragon" with "Dragon Hunter"
    And Bob can't block "Serra Angel" with "Dragon Hunter"

  @id:combat-0366 @rule:702.9b @rule:609.4 @invented
  Scenario: A creature that can be blocked as though it hadn't flying still has it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Serra Angel   | Alice      |
      | Leaden Air    | Bob        |
      | Grizzly Bears | Bob        |
    When Alice attacks Bob with "Serra Angel"
    Then "Serra Angel" has flying
    And Bob can block "Serra Angel" with "Grizzly Bears"
