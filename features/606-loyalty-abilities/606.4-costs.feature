Feature: The cost of loyalty abilities
  The loyalty symbol of an ability is its cost; effects may add to it, and they add to nothing else.

  @id:loyalty-0120 @rule:606.4 @rule:602.2b @invented
  Scenario: What loyalty abilities cost in addition, other abilities of a planeswalker don't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                    |
      | Jace Beleren    | Alice      | 3 loyalty counters       |
      | Patron's Locket | Alice      | attached to Jace Beleren |
      | Carth the Lion  | Alice      |                          |
      | 2 Plains        | Alice      |                          |
    When Alice activates ability from "Patron's Locket" of "Jace Beleren"
    Then "Jace Beleren" has 3 loyalty counters
    When the top of the stack resolves
    And Alice activates ability 2 of "Jace Beleren" targeting Alice
    Then "Jace Beleren" has 3 loyalty counters
    When Alice passes priority
    Then Bob has priority
