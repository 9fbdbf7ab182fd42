Feature: Exceptions about types, colors, sizes and costs
  An "except" clause may set or add what is copied otherwise, or keep what the object has itself.

  @id:copy-0290 @rule:707.9b @rule:205.1a
  Scenario: A copy that is a Vehicle artifact and loses all other card types is no creature until it is crewed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | Hill Giant  | Alice      |
      | 2 Island    | Alice      |
    And Alice's hand holds "Imposter Mech"
    When Alice casts "Imposter Mech"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the characteristics of "Imposter Mech" are
      | characteristic | value       |
      | name           | Serra Angel |
      | types          | Artifact    |
      | subtypes       | Vehicle     |
    When Alice activates crew of "Imposter Mech"
      | choice | answer     |
      | tap    | Hill Giant |
    And the top of the stack resolves
    Then "Imposter Mech" is a 4/4 Vehicle artifact creature
    And "Imposter Mech" isn't an Angel

  @id:copy-0291 @rule:707.9b @rule:707.9c @rule:707.9d @invented
  Scenario: A copy that keeps its size and is of one creature type only has neither what it copies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Amoeboid Changeling | Bob        |
      | Tarmogoyf           | Bob        |
      | 3 Island            | Alice      |
      | 3 Island            | Alice      |
    And Alice's hand holds
      | card                | as     |
      | Stubborn Understudy | First  |
      | Stubborn Understudy | Second |
    When Alice casts "First"
    And the top of the stack resolves
      | choice    | answer              |
      | yes or no | yes                 |
      | objects   | Amoeboid Changeling |
    Then "First" is a 1/3 Shapeshifter creature
    And "First" isn't a Goblin
    And "First" is named "Amoeboid Changeling"
    When Alice casts "Second"
    And the top of the stack resolves
      | choice    | answer    |
      | yes or no | yes       |
      | objects   | Tarmogoyf |
    Then "Second" is a 1/3 green Shapeshifter creature
    And "Second" isn't a Lhurgoyf

  @id:copy-0292 @rule:707.9b @rule:105.2
  Scenario: A color in addition leaves the copy its other colors, and a size that is set takes the place of the copied one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller |
      | The Jolly Balloon Man  | Alice      |
      | Serra Angel            | Alice      |
      | Mountain               | Alice      |
    When Alice activates "The Jolly Balloon Man" targeting "Serra Angel"
    And the top of the stack resolves
    Then the characteristics of token "Serra Angel" are
      | characteristic | value          |
      | colors         | white; red     |
      | subtypes       | Angel; Balloon |
      | power          | 1              |
    And token "Serra Angel" has haste

  @id:copy-0293 @rule:707.9b @rule:702.128a @rule:202.3b
  Scenario: An embalmed token has no mana cost, and mana value 0
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Ratchet Bomb  | Bob        |
    And Alice's graveyard holds "Sacred Cat"
    When Alice activates embalm of "Sacred Cat"
    And the top of the stack resolves
    Then token "Sacred Cat" has mana value 0
    When Alice passes priority
    And Bob activates ability 2 of "Ratchet Bomb"
    And the top of the stack resolves
    Then token "Sacred Cat" is gone
