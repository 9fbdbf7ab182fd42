Feature: Chapters of Saga creatures
  What holds for every Saga holds for those that are creatures: a chapter is a triggered ability on the stack, it no longer
  depends on its Saga, and the Saga is sacrificed once it has left the stack.

  @id:saga-0150 @rule:714.2 @rule:714.4 @rule:701.6a
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga creature whose final chapter is countered in response is sacrificed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Island                | Bob        |                 |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
    And "Summon: G.F. Cerberus" is on the battlefield
    When Alice passes priority
    And Bob casts "Stifle" targeting chapter III of "Summon: G.F. Cerberus"
    Then "Summon: G.F. Cerberus" is on the battlefield
    When the top of the stack resolves
    Then the stack is empty
    And "Summon: G.F. Cerberus" is in Alice's graveyard

  @id:saga-0151 @rule:714.2b @rule:714.3a @rule:603.3b
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-chapters-together @ruling:saga-lore-counters-placed
  Scenario: Each numeral of a chapter line is an ability, and their controller orders those that trigger at once
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent                   | controller |
      | Vorinclex, Monstrous Raider | Alice      |
      | Grizzly Bears               | Alice      |
    And Alice's hand holds "Summon: Choco/Mog"
    When Alice casts "Summon: Choco/Mog"
    And the top of the stack resolves
      | choice        | answer                                                         |
      | trigger order | chapter II of Summon: Choco/Mog; chapter I of Summon: Choco/Mog |
    Then "Summon: Choco/Mog" has 2 lore counters
    And the stack holds, from the top
      | object                          | controller |
      | chapter I of Summon: Choco/Mog  | Alice      |
      | chapter II of Summon: Choco/Mog | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    When the top of the stack resolves
    Then "Grizzly Bears" is a 4/2 creature

  @id:saga-0152 @rule:714.2b @rule:113.7a
  @ruling:saga-chapter-independent-of-saga @ruling:saga-counters-removed
  Scenario: A chapter of a Saga creature outlasts its lore counters, whose removal triggers nothing, and triggers again later
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | Grizzly Bears     | Alice      |                |
      | Vampire Hexmage   | Alice      |                |
    And Alice's library holds "2 Plains"
    And Bob's library holds "2 Plains"
    When the game advances to Alice's precombat main phase
    And Alice activates "Vampire Hexmage" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" has no counters
    And the stack holds, from the top
      | object                          | controller |
      | chapter II of Summon: Choco/Mog | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    And the stack is empty
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    Then "Summon: Choco/Mog" has 1 lore counter
    And the stack holds, from the top
      | object                         | controller |
      | chapter I of Summon: Choco/Mog | Alice      |

  @id:saga-0153 @rule:714.2b @rule:113.7a
  @ruling:saga-chapter-independent-of-saga
  Scenario: A waiting chapter of a Saga creature resolves although another lore counter was put in response
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | Grizzly Bears     | Alice      |                |
      | 3 Island          | Alice      |                |
    And Alice's hand holds "Steady Progress"
    And Alice's library holds "2 Plains"
    When the game advances to Alice's precombat main phase
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source          | answer            |
      | objects | Steady Progress | Summon: Choco/Mog |
    Then "Summon: Choco/Mog" has 3 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter III of Summon: Choco/Mog | Alice      |
      | chapter II of Summon: Choco/Mog  | Alice      |
    When the stack resolves until empty
    Then "Grizzly Bears" is a 4/2 creature

  @id:saga-0154 @rule:714.3c @rule:703.4f
  @ruling:saga-lore-counters-placed
  Scenario: Each Saga creature of the active player gets a lore counter without the stack, and no other does
    Given a game between Alice and Bob
    And it is Alice's draw step
    And the battlefield holds
      | permanent             | controller | state          | as     |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |        |
      | Summon: Choco/Mog     | Alice      | 1 lore counter | Ours   |
      | Summon: Choco/Mog     | Bob        | 1 lore counter | Theirs |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                  |
      | trigger order | chapter II of Summon: G.F. Cerberus; chapter II of Ours |
    Then "Summon: G.F. Cerberus" has 2 lore counters
    And "Ours" has 2 lore counters
    And "Theirs" has 1 lore counter
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Ours                  | Alice      |
      | chapter II of Summon: G.F. Cerberus | Alice      |

  @id:saga-0155 @rule:714.4 @rule:701.21a
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A stolen Saga creature stays until its final chapter has resolved, and who controls it sacrifices it
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | owner | state           | as           |
      | Summon: Choco/Mog | Alice      | Bob   | 3 lore counters |              |
      | Havoc Jester      | Alice      | Alice |                 | Our Jester   |
      | Havoc Jester      | Bob        | Bob   |                 | Their Jester |
    When the game advances to Alice's precombat main phase
    Then "Summon: Choco/Mog" is on the battlefield
    When the top of the stack resolves
      | choice  | source     | answer |
      | targets | Our Jester | Bob    |
    Then "Summon: Choco/Mog" is in Bob's graveyard
    And the stack holds, from the top
      | object                | controller | targets |
      | ability of Our Jester | Alice      | Bob     |
