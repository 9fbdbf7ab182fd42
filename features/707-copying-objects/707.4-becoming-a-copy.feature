Feature: Becoming a copy on the battlefield
  A permanent that becomes a copy stays the same permanent: nothing enters or leaves, what affects it goes on affecting it, and
  its counters stay. The latest copy effect decides how it looks.

  @id:copy-0180 @rule:707.4 @rule:707.9a
  Scenario: Unstable Shapeshifter becomes a copy and keeps its pump
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Unstable Shapeshifter | Alice      |
      | Forest                | Alice      |
      | 2 Plains              | Alice      |
    And Alice's hand holds "Giant Growth" and "Silvercoat Lion"
    When Alice casts "Giant Growth" targeting "Unstable Shapeshifter"
    And the top of the stack resolves
    And Alice casts "Silvercoat Lion"
    And the stack resolves until empty
    Then "Unstable Shapeshifter" is named "Silvercoat Lion"
    And "Unstable Shapeshifter" is a 5/5 white creature
    And "Unstable Shapeshifter" has ability 1

  @id:copy-0181 @rule:707.4 @rule:603.6a
  Scenario: Becoming a copy triggers nothing that waits for entering
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Unstable Shapeshifter | Alice      |
      | 2 Plains              | Alice      |
    And Alice's hand holds "Wall of Omens"
    When Alice casts "Wall of Omens"
    And the top of the stack resolves
      | choice        | answer                                                    |
      | trigger order | ability of Wall of Omens; ability of Unstable Shapeshifter |
    And the stack resolves until empty
    Then "Unstable Shapeshifter" is named "Wall of Omens"
    And Alice has 1 card in hand

  @id:copy-0182 @rule:707.3 @rule:707.9a
  Scenario: A Clone of Unstable Shapeshifter as a copy has the ability that it kept
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Unstable Shapeshifter | Alice      |
      | 2 Plains              | Alice      |
      | 4 Island              | Alice      |
    And Alice's hand holds "Silvercoat Lion" and "Clone"
    When Alice casts "Silvercoat Lion"
    And the stack resolves until empty
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer                |
      | yes or no | Clone  | yes                   |
      | objects   | Clone  | Unstable Shapeshifter |
    Then "Clone" is named "Silvercoat Lion"
    And "Clone" has ability 1
    And "Silvercoat Lion" has no abilities

  @id:copy-0183 @rule:707.2b @rule:707.4 @rule:611.2c
  Scenario: Mirrorweave copies each other creature for the turn and nothing that enters later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state            |
      | 4 Plains      | Alice      |                  |
      | Forest        | Alice      |                  |
      | Grizzly Bears | Alice      |                  |
      | Serra Angel   | Bob        | 1 +1/+1 counters |
    And Alice's hand holds "Mirrorweave" and "Llanowar Elves"
    When Alice casts "Mirrorweave" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Serra Angel" is named "Grizzly Bears"
    And "Serra Angel" is a 3/3 green creature
    And "Serra Angel" lacks flying
    When Alice casts "Llanowar Elves"
    And the top of the stack resolves
    Then "Llanowar Elves" is a 1/1 creature
    When the game advances to Bob's upkeep
    Then "Serra Angel" is named "Serra Angel"
    And "Serra Angel" is a 5/5 white creature
    And "Serra Angel" has flying

  @id:copy-0184 @rule:613.7 @rule:707.4 @rule:613.2a
  Scenario: Of two copy effects the later one decides
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 8 Plains      | Alice      |
      | Grizzly Bears | Alice      |
      | Serra Angel   | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card        | as     |
      | Mirrorweave | First  |
      | Mirrorweave | Second |
    When Alice casts "Second" targeting "Serra Angel"
    And Alice casts "First" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Hill Giant" is a 2/2 green creature
    And "Serra Angel" is a 2/2 green creature
    When the top of the stack resolves
    Then "Hill Giant" is a 2/2 green creature
    And "Hill Giant" is named "Grizzly Bears"
    And "Grizzly Bears" is a 2/2 green creature

  @id:copy-0185 @rule:707.2b @rule:707.4
  Scenario: A land that became a copy stays one when its original changes
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Thespian's Stage | Alice      |
      | Mutavault        | Bob        |
      | 2 Wastes         | Alice      |
      | 2 Mountain       | Alice      |
      | Mountain         | Alice      |
    And Alice's hand holds "Stone Rain"
    When Alice activates ability 2 of "Thespian's Stage" targeting "Mutavault"
    And the top of the stack resolves
    And Alice casts "Stone Rain" targeting "Mutavault" in Bob's battlefield
    And the top of the stack resolves
    Then "Thespian's Stage" is named "Mutavault"
    And "Thespian's Stage" has ability 3

  @id:copy-0186 @rule:707.11 @rule:707.4
  Scenario: An ability on the stack keeps to its permanent that has become a copy of something else
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | as      |
      | Unstable Shapeshifter | Alice      | Shifter |
      | 4 Island              | Alice      |         |
      | 2 Forest              | Alice      |         |
    And Alice's hand holds "Ludevic's Test Subject" and "Ambush Viper"
    When Alice casts "Ludevic's Test Subject"
    And the stack resolves until empty
    Then "Shifter" is a 0/3 creature
    When Alice activates ability 2 of "Shifter"
    And Alice casts "Ambush Viper"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Shifter" is named "Ambush Viper"
    When the top of the stack resolves
    Then "Shifter" has 1 hatchling counter
    And "Ludevic's Test Subject" has no counters

  @id:copy-0187 @rule:707.3 @rule:613.7 @rule:707.4
  Scenario: A Clone of what has become a copy twice is what it became last
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Unstable Shapeshifter | Alice      |
      | 2 Plains              | Alice      |
      | 2 Forest              | Alice      |
      | 4 Island              | Alice      |
    And Alice's hand holds "Silvercoat Lion", "Grizzly Bears" and "Clone"
    When Alice casts "Silvercoat Lion"
    And the stack resolves until empty
    Then "Unstable Shapeshifter" is named "Silvercoat Lion"
    When Alice casts "Grizzly Bears"
    And the stack resolves until empty
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer                |
      | yes or no | Clone  | yes                   |
      | objects   | Clone  | Unstable Shapeshifter |
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is a 2/2 green creature
