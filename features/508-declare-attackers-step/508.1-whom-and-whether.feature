Feature: Whom a creature may, can't or must attack
  Restrictions and requirements may speak of one player, and leave the others alone; permissions lift what keeps a creature home.

  @id:combat-0350 @rule:508.1c @rule:508.5
  Scenario: A creature that can't attack a player or that player's planeswalkers attacks another player and planeswalker
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | state                     | as        |
      | Hill Giant     | Alice      |                           |           |
      | Spectral Grasp | Bob        | attached to Hill Giant    |           |
      | Jace Beleren   | Bob        | 3 loyalty counters        | Bobs Jace |
      | Jace Beleren   | Carol      | 3 loyalty counters        | Her Jace  |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Carol with "Hill Giant"
    And Alice can't attack Bob with "Hill Giant"
    When Alice tries to attack
      | attacker   | attacks   |
      | Hill Giant | Bobs Jace |
    Then the action is refused
    When Alice attacks
      | attacker   | attacks  |
      | Hill Giant | Her Jace |
    Then "Hill Giant" is attacking Her Jace

  @id:combat-0351 @rule:508.1d
  Scenario: A creature that must attack one player is not free to attack another
    Given a game between Bob, Alice and Carol
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Bob        |
      | Alluring Siren | Alice      |
    When Bob passes priority
    And Alice activates "Alluring Siren" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Alice with "Grizzly Bears"
    And Bob can't attack Carol with "Grizzly Bears"
    When Bob tries to attack
    Then the action is refused

  @id:combat-0352 @rule:701.15b @rule:508.1d
  Scenario: A goaded creature attacks a player other than the one who goads it
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | state                  |
      | Hill Giant     | Alice      |                        |
      | Redemption Arc | Bob        | attached to Hill Giant |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Carol with "Hill Giant"
    And Alice can't attack Bob with "Hill Giant"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0353 @rule:701.15b @rule:508.1d
  Scenario: With nobody else to attack, a goaded creature attacks the player who goads it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                  |
      | Hill Giant     | Alice      |                        |
      | Redemption Arc | Bob        | attached to Hill Giant |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Hill Giant"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0354 @rule:302.6 @rule:609.4 @rule:508.1a
  Scenario: A creature that can attack as though it had haste attacks at once, and still can't pay {T}
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state           | as     |
      | Llanowar Elves  | Alice      | summoning sick  | First  |
      | Llanowar Elves  | Alice      | summoning sick  | Second |
      | Instill Energy  | Alice      | attached to First |      |
    When the game advances to Alice's beginning of combat
    Then "First" lacks haste
    And Alice can't activate "First"
    And Alice can attack Bob with "First"
    And Alice can't attack Bob with "Second"
    When Alice passes priority
    Then Bob has priority

  @id:combat-0355 @rule:702.3b @rule:609.4
  Scenario: A creature with defender attacks where an effect lets it as though it hadn't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state             | as     |
      | Wall of Omens | Alice      |                   | First  |
      | Wall of Omens | Alice      |                   | Second |
      | Animate Wall  | Alice      | attached to First |        |
    When the game advances to Alice's beginning of combat
    Then "First" has defender
    And Alice can attack Bob with "First"
    And Alice can't attack Bob with "Second"
    When Alice passes priority
    Then Bob has priority

  @id:combat-0356 @rule:508.1c @rule:101.2 @invented
  Scenario: A player whom an effect keeps from attacking attacks nobody, and the others may attack
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent         | controller |
      | Writ of Restraint | Carol      |
      | Grizzly Bears     | Alice      |
      | Hill Giant        | Bob        |
      | 2 Mountain        | Alice      |
    And Alice's hand holds "Shock"
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Alice can't attack Bob with "Grizzly Bears"
    And Alice can't attack Carol with "Grizzly Bears"
    When the game advances to Bob's beginning of combat
    Then Bob can attack Alice with "Hill Giant"
