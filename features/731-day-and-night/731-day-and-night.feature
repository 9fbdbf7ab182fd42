Feature: Day and night
  Once it is day or night, it is exactly one of them.

  @id:day-0001 @rule:731.1 @invented
  Scenario: It becomes night, and then day, by what says so
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Unnatural Moonrise" and "Break of Dawn"
    When Alice casts "Unnatural Moonrise" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then it is night
    When Alice casts "Break of Dawn"
    And the stack resolves until empty
    Then it is day
