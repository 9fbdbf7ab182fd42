Feature: Copies of flip cards

  @id:flip-copy-0001 @rule:707.2 @rule:710.2 @invented
  Scenario: A copy of a flipped permanent is not flipped, and has the normal characteristics
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller | state   | as    |
      | Two-Minded Hound | Alice      | flipped | Hound |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
      | Alice  | objects   | Hound  |
    Then "Clone" is a 2/2 red creature
    And "Clone" isn't legendary
    And "Clone" has mana value 3
    And "Hound" is a 5/5 legendary red creature
    And "Hound" has mana value 3

  @id:flip-copy-0002 @rule:707.3 @rule:710.2 @invented
  Scenario: What becomes a copy of a flip card looks like that card flipped or not, as it is itself
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller | state   | as    |
      | Two-Minded Hound | Alice      | flipped | Hound |
      | Two-Minded Hound | Alice      |         | Plain |
      | Grizzly Bears    | Alice      |         |       |
    And Alice's hand holds "Mirrorweave"
    When Alice casts "Mirrorweave" targeting "Plain"
    And the stack resolves until empty
    Then "Hound" is a 5/5 legendary red creature
    And "Grizzly Bears" is a 2/2 red creature
