Feature: Entering as a copy of a Saga
  What enters as a copy of a Saga, a card or a token, is that Saga as it enters: it gets the lore counter, or asks for the
  number, that the copied Saga would. The original's own lore counters are not copied, and each Saga's chapters are its own.

  @id:saga-0120 @rule:707.5 @rule:707.2 @rule:714.3a
  @ruling:saga-lore-counters-placed
  Scenario: A permanent that enters as a copy of a Saga gets its own lore counter and triggers its own chapter I
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state           | as       |
      | History of Benalia | Alice      | 2 lore counters | Original |
      | 3 Island           | Alice      |                 |          |
    And Alice's hand holds
      | card             | as     |
      | Copy Enchantment | Double |
    When Alice casts "Double"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Double | yes    |
    Then "Double" is named "History of Benalia"
    And "Double" is on the battlefield
    And "Double" has 1 lore counter
    And the stack holds, from the top
      | object              | controller |
      | chapter I of Double | Alice      |
    And nothing else changes
    And "Original" has 2 lore counters
    When the top of the stack resolves
    Then Alice has 1 creature on the battlefield

  @id:saga-0121 @rule:707.5 @rule:714.3b @rule:702.155b @rule:714.4
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A copy of a read ahead Saga asks for its own number
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller | state          | as       |
      | The Elder Dragon War | Alice      | 1 lore counter | Original |
      | 3 Island             | Alice      |                |          |
    And Alice's hand holds
      | card             | as     |
      | Copy Enchantment | Double |
    When Alice casts "Double"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Double | yes    |
      | number    | Double | 3      |
    Then "Double" has 3 lore counters
    And "Original" has 1 lore counter
    And the stack holds, from the top
      | object                | controller |
      | chapter III of Double | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Dragon | Alice      | a 4/4 creature |
    And "Double" is in Alice's graveyard
    And nothing else changes
    And "Original" is on the battlefield

  @id:saga-0122 @rule:707.2 @rule:707.5 @rule:714.3a @rule:714.3c
  @ruling:saga-lore-counters-placed
  Scenario: A token copy of a Saga creature enters with one lore counter and triggers chapter I
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent         | controller | state           | as       |
      | Summon: Choco/Mog | Alice      | 3 lore counters | Original |
      | 3 Island          | Alice      |                 |          |
    And Alice's hand holds "Fated Infatuation"
    When Bob passes priority
    And Alice casts "Fated Infatuation" targeting "Original"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent               | controller | state          |
      | token Summon: Choco/Mog | Alice      | 1 lore counter |
    And the stack holds, from the top
      | object                               | controller |
      | chapter I of token Summon: Choco/Mog | Alice      |
    And "Fated Infatuation" is in Alice's graveyard
    And nothing else changes
    And "Original" has 3 lore counters
    When the top of the stack resolves
    Then "Original" is a 4/3 creature
    And token "Summon: Choco/Mog" is a 3/3 creature
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                        |
      | trigger order | chapter II of token Summon: Choco/Mog; chapter IV of Original |
    Then token "Summon: Choco/Mog" has 2 lore counters
    And "Original" has 4 lore counters
    And the stack holds, from the top
      | object                                | controller |
      | chapter IV of Original                | Alice      |
      | chapter II of token Summon: Choco/Mog | Alice      |
