Feature: The lore counter of the precombat main phase
  As a player's precombat main phase begins, that player puts one lore counter on each Saga they control that has a
  chapter. It is a turn-based action: it comes after the draw step, does not use the stack, is no effect of anything, and
  happens in no other main phase.

  @id:saga-0030 @rule:714.3c @rule:505.4 @rule:703.4f @rule:703.4d
  @ruling:saga-lore-counters-placed
  Scenario: The lore counter comes after the draw step and without the stack
    Given a game between Bob and Alice
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
    When the game advances to Alice's draw step
    Then "History of Benalia" has 1 lore counter
    And the stack is empty
    And Alice has 1 card in hand
    When the game advances to Alice's precombat main phase
    Then "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
    And Alice has priority

  @id:saga-0031 @rule:714.3c @rule:703.4f @rule:603.3b
  @ruling:saga-lore-counters-placed @ruling:saga-chapters-together
  Scenario: Each Saga of the active player gets a lore counter and nobody else's does
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state          | as     |
      | History of Benalia  | Alice      | 1 lore counter | Ours   |
      | Okiba Reckoner Raid | Alice      | 1 lore counter |        |
      | History of Benalia  | Bob        | 1 lore counter | Theirs |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                |
      | trigger order | chapter II of Ours; chapter II of Okiba Reckoner Raid |
    Then "Ours" has 2 lore counters
    And "Okiba Reckoner Raid" has 2 lore counters
    And "Theirs" has 1 lore counter
    And the stack holds, from the top
      | object                            | controller |
      | chapter II of Okiba Reckoner Raid | Alice      |
      | chapter II of Ours                | Alice      |
    When the game advances to Bob's precombat main phase
    Then "Theirs" has 2 lore counters
    And "Ours" has 2 lore counters
    And "Okiba Reckoner Raid" has 2 lore counters
    And the stack holds, from the top
      | object               | controller |
      | chapter II of Theirs | Bob        |

  @id:saga-0032 @rule:714.3c @rule:703.4f @rule:102.1
  @ruling:saga-lore-counters-placed
  Scenario: With three players only the active player's Saga gets a lore counter
    Given a game between Alice, Bob and Cara
    And it is Bob's upkeep
    And the battlefield holds
      | permanent           | controller | state          | as     |
      | Okiba Reckoner Raid | Alice      | 1 lore counter | First  |
      | Okiba Reckoner Raid | Bob        | 1 lore counter | Second |
      | Okiba Reckoner Raid | Cara       | 1 lore counter | Third  |
    When the game advances to Bob's precombat main phase
    Then "Second" has 2 lore counters
    And "First" has 1 lore counter
    And "Third" has 1 lore counter
    And the stack holds, from the top
      | object               | controller |
      | chapter II of Second | Bob        |
    When the stack resolves until empty
    Then Alice has 19 life
    And Bob has 21 life
    And Cara has 19 life
    And nothing else changes

  @id:saga-0033 @rule:714.3c @rule:505.4
  @ruling:saga-lore-counters-placed
  Scenario: A Saga cast in the precombat main phase gets its next lore counter on its controller's next turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Plains  | Alice      |
    And Alice's hand holds "History of Benalia"
    When Alice casts "History of Benalia"
    And the stack resolves until empty
    And the game advances to Alice's postcombat main phase
    Then "History of Benalia" has 1 lore counter
    And the stack is empty
    When the game advances to Bob's precombat main phase
    Then "History of Benalia" has 1 lore counter
    And the stack is empty
    When the game advances to Alice's precombat main phase
    Then "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |

  @id:saga-0034 @rule:714.3c @rule:505.1a @rule:505.4
  @ruling:saga-lore-counters-placed
  Scenario: An additional main phase after an additional combat phase brings no lore counter
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | 4 Mountain         | Alice      |                |
    And Alice's hand holds "Relentless Assault"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    Then "History of Benalia" has 2 lore counters
    When Alice casts "Relentless Assault"
    And the top of the stack resolves
    And the game advances to Alice's postcombat main phase
    Then it is Alice's postcombat main phase
    And "History of Benalia" has 2 lore counters
    And the stack is empty
    When the game advances to Alice's next postcombat main phase
    Then "History of Benalia" has 2 lore counters
    And the stack is empty

  @id:saga-0035 @rule:714.3c @rule:614.17
  @ruling:saga-lore-counters-placed
  Scenario: A Saga gets no lore counter in its controller's main phase while no counters can be put
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | History of Benalia | Alice      | 2 lore counters |
      | Solemnity          | Bob        |                 |
      | Keldon Warcaller   | Alice      |                 |
      | 2 Plains           | Alice      |                 |
    And Alice's hand holds "Disenchant"
    When the game advances to Alice's precombat main phase
    Then "History of Benalia" has 2 lore counters
    And the stack is empty
    When Alice casts "Disenchant" targeting "Solemnity"
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "History of Benalia" has 3 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |

  @id:saga-0036 @rule:714.3c @rule:614.16 @rule:703.2
  @ruling:saga-lore-counters-placed
  Scenario: Doubling Season leaves the lore counter of the main phase alone
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state          |
      | Okiba Reckoner Raid | Alice      | 1 lore counter |
      | Doubling Season     | Alice      |                |
      | Keldon Warcaller    | Alice      |                |
    When the game advances to Alice's precombat main phase
    Then "Okiba Reckoner Raid" has 2 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter II of Okiba Reckoner Raid | Alice      |
    When the stack resolves until empty
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "Okiba Reckoner Raid" has 4 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter III of Okiba Reckoner Raid | Alice      |

  @id:saga-0037 @rule:714.3c @rule:603.3a
  @ruling:saga-lore-counters-placed
  Scenario: A stolen Saga gets its lore counter on its new controller's turn and works for that player
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | 2 Island           | Bob        |                |
    And Bob's hand holds "Steal Enchantment"
    When Bob casts "Steal Enchantment" targeting "History of Benalia"
    And the top of the stack resolves
    And the game advances to Alice's precombat main phase
    Then "History of Benalia" is controlled by Bob
    And "History of Benalia" has 1 lore counter
    And the stack is empty
    When the game advances to Bob's precombat main phase
    Then "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Bob        |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Bob        | a 2/2 creature |
    And nothing else changes
