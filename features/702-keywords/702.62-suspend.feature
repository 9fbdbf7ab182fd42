Feature: Suspend
  A card with suspend is exiled from the hand with time counters as a special action; one is removed in each of its owner's upkeeps,
  and when the last is removed its owner may play it without paying its mana cost (702.62a).

  @id:suspend-0001 @rule:702.62a @rule:116.2f @rule:118.6
  Scenario: A card without a mana cost can be suspended and not cast, and is cast for nothing when its last counter is removed
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Ancestral Vision |
    Then Alice can't cast "Ancestral Vision" targeting Alice
    When Alice takes the special action suspend with "Ancestral Vision"
    Then "Ancestral Vision" is in exile
    And "Ancestral Vision" has 4 time counters
    And the stack is empty
    And Alice has priority
    When the game advances to Alice's draw step
    Then "Ancestral Vision" has 3 time counters
    When the game advances to Alice's next draw step
    And the game advances to Alice's next draw step
    Then "Ancestral Vision" has 1 time counter
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object           | controller | targets |
      | Ancestral Vision | Alice      | Bob     |
    And Alice has 20 untapped lands on the battlefield

  @id:suspend-0002 @rule:702.62a @rule:608.2g @rule:118.9b
  Scenario: When its last time counter is removed a suspended card is cast, though it is no time to cast a sorcery
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card      |
      | Rift Bolt |
    When Alice takes the special action suspend with "Rift Bolt"
    And the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object               | controller |
      | ability of Rift Bolt | Alice      |
    When the top of the stack resolves
    Then "Rift Bolt" has no counters
    And the stack holds, from the top
      | object               | controller |
      | ability of Rift Bolt | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object    | controller | targets |
      | Rift Bolt | Alice      | Bob     |
    When the top of the stack resolves
    Then Bob has 17 life
    And "Rift Bolt" is in Alice's graveyard

  @id:suspend-0003 @rule:702.62a @rule:116.2f
  Scenario: A sorcery can be suspended only when it could be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card      |
      | Rift Bolt |
      | Shock     |
    Then Alice can take the special action suspend with "Rift Bolt"
    When Alice casts "Shock" targeting Bob
    Then Alice can't take the special action suspend with "Rift Bolt"
    When the top of the stack resolves
    Then Alice can take the special action suspend with "Rift Bolt"

  @id:suspend-0004 @rule:702.62a @rule:601.3
  Scenario: A suspended card can't be cast from exile before its last counter is removed
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card      |
      | Rift Bolt |
    Then Alice can cast "Rift Bolt" targeting Bob
    When Alice takes the special action suspend with "Rift Bolt"
    Then "Rift Bolt" has 1 time counter
    And Alice can't cast "Rift Bolt" targeting Bob

  @id:suspend-0005 @rule:702.62a @rule:601.2f @rule:202.3
  Scenario: A suspended spell is cast for its increases, and has its own mana value
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Eidolon of the Great Revel  | Bob        |
      | Mountain                    | Alice      |
    And Alice's hand holds
      | card      |
      | Rift Bolt |
    When Alice takes the special action suspend with "Rift Bolt"
    And the game advances to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then "Rift Bolt" has mana value 3
    And the stack holds, from the top
      | object                                | controller |
      | ability of Eidolon of the Great Revel | Bob        |
      | Rift Bolt                             | Alice      |

  @id:suspend-0006 @rule:702.62a @rule:302.6
  Scenario: A creature cast by suspend has haste
    Given a game between Alice and Bob
    And it is Bob's end step
    And Alice's exile holds
      | card            | state          |
      | Errant Ephemeron | 1 time counter |
    And Alice's hand holds
      | card    |
      | Memnite |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    And the top of the stack resolves
    Then "Errant Ephemeron" has haste
    When the game advances to Alice's precombat main phase
    And Alice casts "Memnite"
    And the top of the stack resolves
    Then Alice can attack Bob with "Errant Ephemeron"
    And Alice can't attack Bob with "Memnite"

  @id:suspend-0007 @rule:702.62a @rule:702.62b @rule:601.3
  Scenario: A card that is not cast as its last time counter is removed stays in exile, and is suspended no more
    Given a game between Alice and Bob
    And it is Bob's end step
    And Alice's exile holds
      | card      | state          | as     |
      | Rift Bolt | 1 time counter | First  |
      | Rift Bolt | 2 time counters | Second |
    When the game advances to Alice's upkeep
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | no     |
    Then "First" is in exile
    And "First" has no counters
    And "Second" has 1 time counter
    When the game advances to Alice's precombat main phase
    Then Alice can't cast "First" targeting Bob
    When the game advances to Bob's upkeep
    And the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object            | controller |
      | ability of Second | Alice      |

  @id:suspend-0008 @rule:702.62a @rule:701.6a @rule:601.3
  Scenario: A card whose ability to be cast is countered stays in exile
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And Alice's exile holds
      | card      | state          |
      | Rift Bolt | 1 time counter |
    And Bob's hand holds
      | card   |
      | Stifle |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Stifle" targeting ability of "Rift Bolt"
    And the stack resolves until empty
    Then "Rift Bolt" is in exile
    And "Rift Bolt" has no counters
    And Bob has 20 life
    When the game advances to Alice's precombat main phase
    Then Alice can't cast "Rift Bolt" targeting Bob
