Feature: Day and night

  @id:daytime-0001 @rule:731.1 @invented
  Scenario: What holds as long as it's day holds by day
    Given a game between Alice and Bob
    And it is day
    And the battlefield holds
      | permanent     | controller |
      | Noon Lantern  | Alice      |
      | Grizzly Bears | Alice      |
    Then "Grizzly Bears" is 3/3
    When Alice passes priority
    Then Bob has priority

  @id:daytime-0002 @rule:731.1 @invented
  Scenario: What holds as long as it's day doesn't hold by night
    Given a game between Alice and Bob
    And it is night
    And the battlefield holds
      | permanent     | controller |
      | Noon Lantern  | Alice      |
      | Grizzly Bears | Alice      |
    Then "Grizzly Bears" is 2/2
    When Alice passes priority
    Then Bob has priority
