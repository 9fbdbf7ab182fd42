Feature: Copies of double-faced permanents
  What becomes a copy of a double-faced permanent gets the face that is up, and no other. A token that is created as a copy has
  both faces.

  @id:copy-0190 @rule:707.8 @rule:202.3b
  Scenario: A Clone of a transformed permanent is its back face with mana value 0
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller | state     |
      | Ludevic's Test Subject | Bob        | back face |
      | 4 Island               | Alice      |           |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then the characteristics of "Clone" are
      | characteristic | value                |
      | name           | Ludevic's Abomination |
      | power          | 13                   |
      | mana value     | 0                    |
      | colors         | blue                 |
    And "Clone" has trample
    And "Ludevic's Test Subject" has mana value 2

  @id:copy-0191 @rule:707.8 @rule:701.27c
  Scenario: A Clone of a double-faced permanent cannot transform
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller | state               |
      | Ludevic's Test Subject | Alice      | 4 hatchling counters |
      | 16 Island              | Alice      |                     |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    And Alice activates "Clone"
    And Alice activates "Clone"
    And Alice activates "Clone"
    And Alice activates "Clone"
    And Alice activates "Clone"
    And Alice activates "Ludevic's Test Subject"
    And the stack resolves until empty
    Then "Clone" is a 0/3 creature
    And "Clone" has no counters
    And "Ludevic's Test Subject" is a 13/13 creature

  @id:copy-0192 @rule:707.8a @rule:712.8
  Scenario: A token that copies a transformed permanent enters with its back face up
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller | state     |
      | Ludevic's Test Subject | Alice      | back face |
      | 3 Island               | Alice      |           |
    And Alice's hand holds "Cackling Counterpart"
    When Alice casts "Cackling Counterpart" targeting "Ludevic's Test Subject"
    And the top of the stack resolves
    Then token "Ludevic's Abomination" is a 13/13 creature

  @id:copy-0197 @rule:707.8a @rule:202.3b @rule:712.8e @disputed
  Scenario: The mana value of a token that copies a transformed permanent is that of the token's own front face
    One reading, which the steps follow: the token is double-faced itself (707.8a), so with its back face up its mana value is
    calculated from the mana cost of its front face (712.8e, first part).
    The other: it is a copy of a back face, and the mana value of whatever copies one is 0, whether double-faced or not (202.3b).
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller | state     |
      | Ludevic's Test Subject | Alice      | back face |
      | 3 Island               | Alice      |           |
    And Alice's hand holds "Cackling Counterpart"
    When Alice casts "Cackling Counterpart" targeting "Ludevic's Test Subject"
    And the top of the stack resolves
    Then token "Ludevic's Abomination" has mana value 2

  @id:copy-0193 @rule:707.8a @rule:712.8
  Scenario: A token that copies a double-faced permanent can transform
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller |
      | Ludevic's Test Subject | Alice      |
      | 13 Island              | Alice      |
    And Alice's hand holds "Cackling Counterpart"
    When Alice casts "Cackling Counterpart" targeting "Ludevic's Test Subject"
    And the top of the stack resolves
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And the stack resolves until empty
    Then token "Ludevic's Abomination" is a 13/13 creature
    And "Ludevic's Test Subject" is a 0/3 creature

  @id:copy-0194 @rule:707.9a @rule:707.2
  Scenario: The haste that Kiki-Jiki gives its token is copied with the token
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                 | controller |
      | Kiki-Jiki, Mirror Breaker | Alice      |
      | Hill Giant                | Alice      |
      | 4 Island                  | Alice      |
    And Alice's hand holds "Clone"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer           |
      | yes or no | Clone  | yes              |
      | objects   | Clone  | token Hill Giant |
    Then "Clone" has haste
    And "Hill Giant" lacks haste
