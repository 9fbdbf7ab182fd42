Feature: Evoke
  Evoke is an alternative cost; when the permanent enters, it is sacrificed if the evoke cost was paid (702.74a).

  @id:evoke-0001 @rule:702.74a @rule:603.3b
  Scenario: The sacrifice of an evoked creature and its own ability can be put on the stack in either order
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And Alice's hand holds
      | card        |
      | Mulldrifter |
    When Alice casts "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    Then Alice has no mana
    And "Mulldrifter" has mana value 5
    When the top of the stack resolves
      | choice        | answer                                               |
      | trigger order | evoke of Mulldrifter; ability 2 of Mulldrifter |
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    And "Mulldrifter" is on the battlefield
    When the top of the stack resolves
    Then "Mulldrifter" is in Alice's graveyard

  @id:evoke-0002 @rule:702.74a
  Scenario: A creature with evoke that was cast for its mana cost is not sacrificed
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mulldrifter |
    When Alice casts "Mulldrifter"
      | choice           | answer    |
      | alternative cost | mana cost |
    And the stack resolves until empty
    Then "Mulldrifter" is on the battlefield
    And Alice has 2 cards in hand

  @id:evoke-0003 @rule:702.74a @rule:118.9a @rule:118.3
  Scenario: A creature cast without paying its mana cost can't be evoked as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card        |
      | Mulldrifter |
    Then Alice can't cast "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    When Alice casts "Mulldrifter"
      | choice           | answer      |
      | alternative cost | Omniscience |
    And the stack resolves until empty
    Then "Mulldrifter" is on the battlefield
    And Alice has 2 cards in hand

  @id:evoke-0004 @rule:702.74a @rule:400.7
  Scenario: An evoked creature that left and came back is not sacrificed
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mulldrifter |
      | Cloudshift  |
    When Alice casts "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    And the top of the stack resolves
      | choice        | answer                                         |
      | trigger order | evoke of Mulldrifter; ability 2 of Mulldrifter |
    And Alice casts "Cloudshift" targeting "Mulldrifter"
    And the stack resolves until empty
    Then "Mulldrifter" is on the battlefield
    And Alice has 4 cards in hand

  @id:evoke-0005 @rule:702.74a @rule:302.1
  Scenario: Evoke changes nothing about when the creature can be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Mulldrifter    |
      | Lightning Bolt |
    Then Alice can cast "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't cast "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
