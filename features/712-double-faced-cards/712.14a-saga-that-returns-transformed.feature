Feature: A Saga that returns transformed
  The last chapter of some Sagas exiles its Saga and returns it with its other face up. What returns is a new object under
  the control of the chapter's controller: it is no Saga, it has no lore counters, and nothing was sacrificed. When the Saga
  is no longer the object that the chapter came from, the chapter finds nothing to exile; when the chapter never resolves,
  the Saga is finished like any other.

  @id:saga-0110 @rule:712.14a @rule:714.4 @rule:714.3a @rule:400.7
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga that returns transformed has no lore counters and is not sacrificed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state           |
      | Okiba Reckoner Raid | Alice      | 2 lore counters |
      | Havoc Jester        | Alice      |                 |
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                             | controller |
      | chapter III of Okiba Reckoner Raid | Alice      |
    When the top of the stack resolves
    Then "Nezumi Road Captain" is on the battlefield
    And "Nezumi Road Captain" is a 2/2 black Rat creature
    And "Nezumi Road Captain" has menace
    And "Nezumi Road Captain" has no counters
    And "Nezumi Road Captain" is controlled by Alice
    And the stack is empty
    And nothing else changes

  @id:saga-0111 @rule:400.7 @rule:113.7a @rule:714.2b
  @ruling:saga-chapter-independent-of-saga
  Scenario: A Saga returned to hand before its last chapter resolves does not come back transformed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state           |
      | Okiba Reckoner Raid | Alice      | 2 lore counters |
      | 2 Island            | Bob        |                 |
    And Bob's hand holds "Disperse"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Disperse" targeting "Okiba Reckoner Raid"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                             | controller |
      | chapter III of Okiba Reckoner Raid | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And nothing else changes
    And "Okiba Reckoner Raid" is in Alice's hand

  @id:saga-0112 @rule:714.4 @rule:701.6a
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga whose transforming chapter is countered is sacrificed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state           |
      | Okiba Reckoner Raid | Alice      | 2 lore counters |
      | Island              | Bob        |                 |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Stifle" targeting chapter III of "Okiba Reckoner Raid"
    And the top of the stack resolves
    Then "Okiba Reckoner Raid" is in Alice's graveyard
    And "Stifle" is in Bob's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0113 @rule:400.7 @rule:113.7a @rule:714.3a
  @ruling:saga-chapter-independent-of-saga
  Scenario: The last chapter of a Saga's former self does not transform the new one
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent           | controller | state           |
      | Okiba Reckoner Raid | Alice      | 2 lore counters |
      | 2 Plains            | Alice      |                 |
    And Alice's hand holds "Flicker of Fate"
    When the game advances to Alice's precombat main phase
    And Alice casts "Flicker of Fate" targeting "Okiba Reckoner Raid"
    And the top of the stack resolves
    Then "Okiba Reckoner Raid" has 1 lore counter
    And the stack holds, from the top
      | object                             | controller |
      | chapter I of Okiba Reckoner Raid   | Alice      |
      | chapter III of Okiba Reckoner Raid | Alice      |
    When the stack resolves until empty
    Then Alice has 21 life
    And Bob has 19 life
    And nothing else changes
    And "Okiba Reckoner Raid" is on the battlefield
    And "Okiba Reckoner Raid" isn't a creature
    And "Okiba Reckoner Raid" has 1 lore counter

  @id:saga-0114 @rule:712.14a @rule:603.3a @rule:110.2a
  Scenario: A stolen Saga returns transformed under the control of the player whose chapter it was
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the battlefield holds
      | permanent           | controller | owner | state           |
      | Okiba Reckoner Raid | Bob        | Alice | 2 lore counters |
    When the game advances to Bob's precombat main phase
    And the top of the stack resolves
    Then the battlefield holds
      | permanent           | controller | owner | is             |
      | Nezumi Road Captain | Bob        | Alice | a 2/2 creature |
