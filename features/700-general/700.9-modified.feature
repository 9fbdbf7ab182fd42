Feature: Modified permanents

  @id:modified-0001 @rule:700.9
  Scenario: A counter, an Equipment and an Aura of the same controller modify, and an opponent's Aura doesn't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     | as   |
      | Upriser Renegade | Alice     |                           |      |
      | Grizzly Bears   | Alice      | 1 +1/+1 counter           | One  |
      | Hill Giant      | Alice      |                           |      |
      | Serra Angel     | Alice      |                           |      |
      | Suntail Hawk    | Alice      |                           |      |
      | Bonesplitter    | Alice      | attached to Hill Giant    |      |
      | Holy Strength   | Alice      | attached to Serra Angel   |      |
      | Unholy Strength | Bob        | attached to Suntail Hawk  |      |
    Then "Upriser Renegade" is 7/3
    When Alice passes priority
    Then Bob has priority

  @id:modified-0002 @rule:700.9
  Scenario: A creature that is modified itself is not one of the others
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state            |
      | Upriser Renegade | Alice      | 1 +1/+1 counter  |
      | Grizzly Bears    | Alice      | 1 charge counter |
      | Hill Giant       | Bob        | 1 +1/+1 counter  |
    Then "Upriser Renegade" is 4/4
    When Alice passes priority
    Then Bob has priority
