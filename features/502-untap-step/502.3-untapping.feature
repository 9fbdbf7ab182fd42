Feature: The untap step

  @id:untap-0001 @rule:502.3
  Scenario: Where only one land can untap, its controller determines which, and what is no land untaps besides
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent     | controller | state  | as    |
      | Winter Orb    | Bob        |        |       |
      | Plains        | Alice      | tapped | one   |
      | Plains        | Alice      | tapped | other |
      | Grizzly Bears | Alice      | tapped |       |
    When the game advances to Alice's upkeep
      | player | choice  | answer |
      | Alice  | objects | other  |
    Then "one" is tapped
    And "other" is untapped
    And "Grizzly Bears" is untapped

  @id:untap-0002 @rule:502.3
  Scenario: A tapped Winter Orb keeps nothing from untapping
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent  | controller | state  | as    |
      | Winter Orb | Bob        | tapped |       |
      | Plains     | Alice      | tapped | one   |
      | Plains     | Alice      | tapped | other |
    When the game advances to Alice's upkeep
    Then "one" is untapped
    And "other" is untapped

  @id:untap-0003 @rule:502.3
  Scenario: A player doesn't determine that fewer permanents untap than can
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent  | controller | state  | as    |
      | Winter Orb | Bob        |        |       |
      | Plains     | Alice      | tapped | one   |
      | Plains     | Alice      | tapped | other |
    When the game advances to Alice's upkeep until Alice is asked for objects
    Then Alice can choose one
    And Alice can't choose one and other
    When Alice chooses one
    Then "one" is untapped
    And "other" is tapped

  @id:untap-0004 @rule:502.3
  Scenario: Where two permanents can untap at the most, no more of any kind do, and limits of two effects hold together
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent     | controller | state  | as    |
      | Static Orb    | Bob        |        |       |
      | Winter Orb    | Bob        |        |       |
      | Plains        | Alice      | tapped | one   |
      | Plains        | Alice      | tapped | other |
      | Grizzly Bears | Alice      | tapped |       |
      | Hill Giant    | Alice      | tapped |       |
    When the game advances to Alice's upkeep until Alice is asked for objects
    Then Alice can choose "Grizzly Bears" and "Hill Giant"
    And Alice can choose "one" and "Grizzly Bears"
    And Alice can't choose "one" and "other"
    And Alice can't choose "one" and "Grizzly Bears" and "Hill Giant"
    When Alice chooses "one" and "Hill Giant"
    Then "one" is untapped
    And "Hill Giant" is untapped
    And "other" is tapped
    And "Grizzly Bears" is tapped

  @id:untap-0005 @rule:502.3
  Scenario: What doesn't untap isn't among what a limit lets untap
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent      | controller | state  |
      | Static Orb     | Bob        |        |
      | Meekstone      | Bob        |        |
      | Hill Giant     | Alice      | tapped |
      | Grizzly Bears  | Alice      | tapped |
      | Savannah Lions | Alice      | tapped |
    When the game advances to Alice's upkeep
    Then "Grizzly Bears" is untapped
    And "Savannah Lions" is untapped
    And "Hill Giant" is tapped

  @id:untap-0031 @rule:502.3 @rule:101.2 @invented
  Scenario: What can't untap at all is no choice where another limit lets one untap
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent   | controller | state  |
      | Rusting Fog | Bob        |        |
      | Static Orb  | Bob        |        |
      | Memnite     | Alice      | tapped |
      | Hill Giant  | Alice      | tapped |
      | Forest      | Alice      | tapped |
    When the game advances to Alice's upkeep
    Then "Memnite" is tapped
    And "Hill Giant" is untapped
    And "Forest" is untapped
