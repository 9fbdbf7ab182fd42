Feature: Persist and undying
  What a creature had on it as it last existed on the battlefield decides whether it comes back, and it comes back to its owner.

  @id:basic-0140 @rule:702.79a
  Scenario: A creature with persist comes back with a -1/-1 counter, and then not again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Mountain    | Alice      |
      | Kitchen Finks | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    When Alice casts "Lightning Bolt" targeting "Kitchen Finks"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Kitchen Finks   | Bob        |
    When the stack resolves until empty
    Then "Kitchen Finks" is on the battlefield
    And "Kitchen Finks" has 1 -1/-1 counter
    And Bob has 22 life
    When Alice casts "Shock" targeting "Kitchen Finks"
    And the top of the stack resolves
    Then "Kitchen Finks" is in Bob's graveyard
    And the stack is empty

  @id:basic-0141 @rule:702.79a @rule:704.5q
  Scenario: A creature with persist whose counter was removed by a +1/+1 counter comes back again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state           |
      | Forest        | Alice      |                 |
      | Kitchen Finks | Alice      | 1 -1/-1 counter |
      | Mountain      | Alice      |                 |
    And Alice's hand holds "Battlegrowth" and "Lightning Bolt"
    When Alice casts "Battlegrowth" targeting "Kitchen Finks"
    And the top of the stack resolves
    Then "Kitchen Finks" has no counters
    When Alice casts "Lightning Bolt" targeting "Kitchen Finks"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "Kitchen Finks" is on the battlefield
    And "Kitchen Finks" has 1 -1/-1 counter

  @id:basic-0142 @rule:702.93a
  Scenario: A creature with undying comes back with a +1/+1 counter, and then not again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
      | Young Wolf | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    When Alice casts "Lightning Bolt" targeting "Young Wolf"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "Young Wolf" is on the battlefield
    And "Young Wolf" is a 2/2 creature
    When Alice casts "Shock" targeting "Young Wolf"
    And the top of the stack resolves
    Then "Young Wolf" is in Bob's graveyard
    And the stack is empty

  @id:basic-0143 @rule:702.93a @rule:704.5q
  Scenario: A creature with undying that dies of -1/-1 counters with a +1/+1 counter on it stays dead
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state           | as     |
      | Forest         | Alice      |                 |        |
      | Blighted Agent | Alice      |                 |        |
      | Young Wolf     | Bob        | 1 +1/+1 counter | First  |
      | Young Wolf     | Bob        |                 | Second |
      | 2 Forest       | Alice      |                 |        |
    And Alice's hand holds
      | card         | as |
      | Giant Growth |    |
      | Prey Upon    | A  |
      | Prey Upon    | B  |
    When Alice casts "Giant Growth" targeting "Blighted Agent"
    And the top of the stack resolves
    And Alice casts "A" targeting "Blighted Agent", then "First"
    And the top of the stack resolves
    Then "First" is in Bob's graveyard
    And the stack is empty
    When Alice casts "B" targeting "Blighted Agent", then "Second"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "Second" is on the battlefield
    And "Second" has 1 +1/+1 counter

  @id:basic-0144 @rule:702.79a @rule:603.10a
  Scenario: Damage of a source with infect that kills a creature with persist leaves it dead
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | as     |
      | 2 Forest       | Alice      |        |
      | Swamp          | Alice      |        |
      | Siege Wurm     | Alice      |        |
      | Kitchen Finks  | Bob        | First  |
      | Kitchen Finks  | Bob        | Second |
    And Alice's hand holds
      | card           | as |
      | Tainted Strike |    |
      | Prey Upon      | A  |
      | Prey Upon      | B  |
    When Alice casts "A" targeting "Siege Wurm", then "First"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "First" is on the battlefield
    And "First" has 1 -1/-1 counter
    And Bob has 22 life
    When Alice casts "Tainted Strike" targeting "Siege Wurm"
    And the top of the stack resolves
    And Alice casts "B" targeting "Siege Wurm", then "Second"
    And the top of the stack resolves
    Then "Second" is in Bob's graveyard
    And the stack is empty

  @id:basic-0145 @rule:702.93a @rule:110.2a
  Scenario: A stolen creature with undying comes back under its owner's control
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | 3 Mountain     | Alice      |
      | Carrion Feeder | Alice      |
      | Young Wolf     | Bob        |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Young Wolf"
    And the top of the stack resolves
    And Alice activates "Carrion Feeder"
      | choice    | answer     |
      | sacrifice | Young Wolf |
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Young Wolf     | Alice      |
      | ability of Carrion Feeder | Alice      |
    When the stack resolves until empty
    Then "Young Wolf" is controlled by Bob
    And "Young Wolf" has 1 +1/+1 counter
    And "Carrion Feeder" is a 2/2 creature

  @id:basic-0146 @rule:702.79a @rule:111.8
  Scenario: A token with persist triggers and does not come back
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state | as    |
      | Mountain      | Alice      |       |       |
      | Kitchen Finks | Bob        | token | Token |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Token"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | ability of Token | Bob        |
    When the stack resolves until empty
    Then "Token" is gone
    And Bob has 20 life
