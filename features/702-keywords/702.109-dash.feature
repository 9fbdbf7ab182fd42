Feature: Dash and blitz
  Dash and blitz are alternative costs (702.109a, 702.152a). For whoever paid one, the permanent has haste, and a delayed
  trigger returns or sacrifices it at the beginning of the next end step.

  @id:dash-0001 @rule:702.109a @rule:603.7
  Scenario: A creature that was dashed has haste and returns to its owner's hand at the next end step
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mardu Scout |
    When Alice casts "Mardu Scout"
      | choice           | answer |
      | alternative cost | dash   |
    And the top of the stack resolves
    Then "Mardu Scout" has haste
    When Alice attacks Bob with "Mardu Scout"
    And the game advances to Alice's postcombat main phase
    Then Bob has 17 life
    And "Mardu Scout" is on the battlefield
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Mardu Scout | Alice      |
    When the top of the stack resolves
    Then "Mardu Scout" is in Alice's hand

  @id:dash-0002 @rule:702.109a
  Scenario: A creature with dash that was cast for its mana cost has no haste and stays
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mardu Scout |
    When Alice casts "Mardu Scout"
      | choice           | answer    |
      | alternative cost | mana cost |
    And the top of the stack resolves
    Then "Mardu Scout" lacks haste
    When the game advances to Alice's end step
    Then the stack is empty
    And "Mardu Scout" is on the battlefield

  @id:dash-0003 @rule:702.109a @rule:400.7
  Scenario: A dashed creature that left and came back stays, and has no haste
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mardu Scout |
      | Cloudshift  |
    When Alice casts "Mardu Scout"
      | choice           | answer |
      | alternative cost | dash   |
    And the top of the stack resolves
    And Alice casts "Cloudshift" targeting "Mardu Scout"
    And the top of the stack resolves
    Then "Mardu Scout" is on the battlefield
    And "Mardu Scout" lacks haste
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then "Mardu Scout" is on the battlefield

  @id:dash-0004 @rule:702.109a @rule:707.2 @rule:400.7d
  Scenario: A copy of a dashed creature was not dashed
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Mardu Scout |
      | Clone       |
    When Alice casts "Mardu Scout"
      | choice           | answer |
      | alternative cost | dash   |
    And the top of the stack resolves
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Clone" is a 3/1 creature
    And "Clone" lacks haste
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then "Mardu Scout" is in Alice's hand
    And "Clone" is on the battlefield

  @id:dash-0005 @rule:702.109a @rule:302.1
  Scenario: Dash changes nothing about when the creature can be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Mardu Scout    |
      | Lightning Bolt |
    Then Alice can cast "Mardu Scout"
      | choice           | answer |
      | alternative cost | dash   |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't cast "Mardu Scout"
      | choice           | answer |
      | alternative cost | dash   |

  @id:blitz-0001 @rule:702.152a @rule:603.7
  Scenario: A creature cast for its blitz cost has haste, is sacrificed at the next end step, and draws a card as it dies
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Mayhem Patrol |
    When Alice casts "Mayhem Patrol"
      | choice           | answer |
      | alternative cost | blitz  |
    And the top of the stack resolves
    Then "Mayhem Patrol" has haste
    When the game advances to Alice's end step
    And the top of the stack resolves
    Then "Mayhem Patrol" is in Alice's graveyard
    When the stack resolves until empty
    Then Alice has 1 card in hand

  @id:blitz-0002 @rule:702.152a
  Scenario: A creature with blitz cast for its mana cost draws no card as it dies
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Mayhem Patrol |
      | Murder       |
    When Alice casts "Mayhem Patrol"
      | choice           | answer    |
      | alternative cost | mana cost |
    And the top of the stack resolves
    Then "Mayhem Patrol" lacks haste
    When Alice casts "Murder" targeting "Mayhem Patrol"
    And the stack resolves until empty
    Then "Mayhem Patrol" is in Alice's graveyard
    And Alice's hand is empty

  @id:blitz-0003 @rule:702.152a @rule:603.7c @rule:400.7
  Scenario: A creature cast for its blitz cost that dies earlier draws its card then, and is not sacrificed when it is back
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card          |
      | Mayhem Patrol |
      | Murder        |
      | Zombify       |
    When Alice casts "Mayhem Patrol"
      | choice           | answer |
      | alternative cost | blitz  |
    And the top of the stack resolves
    And Alice casts "Murder" targeting "Mayhem Patrol"
    And the stack resolves until empty
    Then Alice has 2 cards in hand
    When Alice casts "Zombify" targeting "Mayhem Patrol"
    And the top of the stack resolves
    Then "Mayhem Patrol" lacks haste
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then "Mayhem Patrol" is on the battlefield
    And Alice has 1 card in hand

  @id:blitz-0004 @rule:702.152a @rule:707.2 @rule:400.7d
  Scenario: A copy of a creature that was cast for its blitz cost was not cast for it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card          |
      | Mayhem Patrol |
      | Clone         |
    When Alice casts "Mayhem Patrol"
      | choice           | answer |
      | alternative cost | blitz  |
    And the top of the stack resolves
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Clone" lacks haste
    And "Mayhem Patrol" has haste
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then "Mayhem Patrol" is in Alice's graveyard
    And "Clone" is on the battlefield
    And Alice has 1 card in hand
