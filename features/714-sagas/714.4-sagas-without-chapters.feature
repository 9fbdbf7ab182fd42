Feature: Sagas without chapters
  A Saga can lose its chapters: a Saga land by becoming a basic land type, a Saga creature by losing its abilities. It stays
  a Saga. What becomes of it has changed twice. Until 2025-06-05 its final chapter number, which is then 0, was always
  reached, so that it was sacrificed at once. Since 2025-06-06 it is left alone: no sacrifice, and no lore counter in the
  main phase. Since 2026-04-17 the lore counter it enters with depends on an ability, which can be lost like any other.

  @id:saga-0060 @rule:714.4 @rule:714.2d @rule:305.7
  @until:2025-06-05
  Scenario: A Saga land that loses its chapters to a basic land type is sacrificed at once (until 2025-06-05)
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent   | controller | state          |
      | Urza's Saga | Alice      | 1 lore counter |
      | 3 Mountain  | Bob        |                |
    And Bob's hand holds "Blood Moon"
    When Bob casts "Blood Moon"
    And the top of the stack resolves
    Then "Urza's Saga" is in Alice's graveyard
    And "Blood Moon" is on the battlefield
    And the stack is empty
    And nothing else changes

  @id:saga-0061 @rule:714.4 @rule:714.3c @rule:305.7 @rule:205.1a
  @ruling:saga-without-chapters @from:2025-06-06
  Scenario: A Saga land without chapters is neither sacrificed nor given a lore counter
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent          | controller | state          |
      | Urza's Saga        | Alice      | 1 lore counter |
      | History of Benalia | Alice      | 1 lore counter |
      | 3 Mountain         | Bob        |                |
    And Bob's hand holds "Blood Moon"
    When Bob casts "Blood Moon"
    And the top of the stack resolves
    Then "Blood Moon" is on the battlefield
    And nothing else changes
    And "Urza's Saga" is on the battlefield
    And "Urza's Saga" has no chapter abilities
    And the characteristics of "Urza's Saga" are
      | characteristic | value             |
      | types          | Enchantment; Land |
      | subtypes       | Mountain; Saga    |
    When the game advances to Alice's precombat main phase
    Then "Urza's Saga" has 1 lore counter
    And "Urza's Saga" is on the battlefield
    And "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |

  @id:saga-0062 @rule:714.4 @rule:305.7 @rule:613.1d @rule:613.1f
  @ruling:saga-without-chapters @from:2025-06-06
  Scenario: A Saga land keeps the abilities its chapters gave it when it becomes a Mountain
    Given a game between Alice and Bob
    And Alice's hand holds "Urza's Saga"
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Bob        |
    And Bob's hand holds "Blood Moon"
    When Alice plays "Urza's Saga"
    And the stack resolves until empty
    And the game advances to Bob's precombat main phase
    And Bob casts "Blood Moon"
    And the top of the stack resolves
    And Bob passes priority
    Then "Urza's Saga" is on the battlefield
    And "Urza's Saga" has no chapter abilities
    And "Urza's Saga" has 1 lore counter
    When Alice activates ability 4 of "Urza's Saga"
    Then Alice has {C} in her mana pool

  @id:saga-0063 @rule:714.4 @rule:714.2b @rule:305.7
  @ruling:saga-without-chapters @ruling:saga-sacrificed-when-chapter-leaves-stack @from:2025-06-06
  Scenario: A Saga land at its final number is sacrificed when it gets its chapters back, and no chapter triggers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state           |
      | Urza's Saga | Alice      | 3 lore counters |
      | Blood Moon  | Bob        |                 |
      | 2 Plains    | Alice      |                 |
    And Alice's hand holds "Disenchant"
    When Alice casts "Disenchant" targeting "Blood Moon"
    Then "Urza's Saga" is on the battlefield
    When the top of the stack resolves
    Then "Urza's Saga" is in Alice's graveyard
    And "Blood Moon" is in Bob's graveyard
    And "Disenchant" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0064 @rule:714.3c @rule:714.2b @rule:305.7
  @ruling:saga-without-chapters @from:2025-06-06
  Scenario: A Saga land that gets its chapters back goes on from its count
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent   | controller | state          |
      | Urza's Saga | Alice      | 1 lore counter |
      | Blood Moon  | Bob        |                |
      | 2 Plains    | Alice      |                |
    And Alice's hand holds "Disenchant"
    When Alice casts "Disenchant" targeting "Blood Moon"
    And the top of the stack resolves
    Then "Urza's Saga" has 1 lore counter
    And the stack is empty
    When the game advances to Alice's precombat main phase
    Then "Urza's Saga" has 2 lore counters
    And the stack holds, from the top
      | object                    | controller |
      | chapter II of Urza's Saga | Alice      |

  @id:saga-0065 @rule:714.4 @rule:714.2d @rule:305.7 @rule:614.12
  @until:2025-06-05
  Scenario: A Saga land played as a mere Mountain is sacrificed at once (until 2025-06-05)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
    And Alice's hand holds "Urza's Saga"
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0066 @rule:714.4 @rule:714.2b @rule:305.7 @rule:614.12
  @ruling:saga-without-chapters @from:2025-06-06
  Scenario: A Saga land played as a mere Mountain stays and triggers no chapter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
    And Alice's hand holds "Urza's Saga"
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" is on the battlefield
    And the stack is empty
    And nothing else changes
    And "Urza's Saga" has no chapter abilities
    When Alice activates "Urza's Saga"
    Then Alice has {R} in her mana pool

  @id:saga-0067 @rule:714.3a @rule:305.7
  @ruling:saga-lore-counters-placed @ruling:saga-without-chapters @from:2025-06-06 @until:2026-04-16
  Scenario: A Saga land played as a mere Mountain gets the lore counter that the rules put (2025-06-06 to 2026-04-16)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
    And Alice's hand holds "Urza's Saga"
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" is on the battlefield
    And "Urza's Saga" has 1 lore counter
    And the stack is empty
    And nothing else changes

  @id:saga-0068 @rule:714.3a @rule:305.7 @rule:614.12 @rule:205.1a
  @ruling:saga-lore-counters-placed @ruling:saga-without-chapters @from:2026-04-17 @disputed
  Scenario: A Saga land played as a mere Mountain enters with a lore counter (from 2026-04-17)
    One reading, which the steps follow: 305.7 takes what comes from the rules text, the old land types and copiable effects;
    the ability to enter with a lore counter comes from none of them but goes with the enchantment type Saga (714.3a), which
    the land keeps (205.1a), so it applies as the land enters.
    The other: it is one of the land's own abilities that change how it enters, and a land that enters as a mere Mountain has
    lost those before they apply; a ruling on such lands from 2020-08-07 says so, but is older than the text of 714.3a.
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
    And Alice's hand holds "Urza's Saga"
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" is on the battlefield
    And "Urza's Saga" has 1 lore counter
    And the stack is empty

  @id:saga-0069 @rule:714.4 @rule:714.2d @rule:613.1f
  @until:2025-06-05
  Scenario: A Saga creature that enters without abilities is sacrificed at once (until 2025-06-05)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Humility  | Bob        |
      | 3 Plains  | Alice      |
    And Alice's hand holds "Summon: Choco/Mog"
    When Alice casts "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0070 @rule:714.3a @rule:714.4 @rule:613.1f @rule:714.2b
  @ruling:saga-lore-counters-placed @ruling:saga-without-chapters @from:2025-06-06 @until:2026-04-16
  Scenario: A Saga creature that enters without abilities gets the lore counter of the rules (2025-06-06 to 2026-04-16)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Humility         | Bob        |
      | Keldon Warcaller | Alice      |
      | 5 Plains         | Alice      |
    And Alice's hand holds "Summon: Choco/Mog", "Disenchant"
    When Alice casts "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is on the battlefield
    And "Summon: Choco/Mog" is a 1/1 Saga creature
    And "Summon: Choco/Mog" has no abilities
    And "Summon: Choco/Mog" has 1 lore counter
    And the stack is empty
    And nothing else changes
    When Alice casts "Disenchant" targeting "Humility"
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" has 2 lore counters
    And the stack holds, from the top
      | object                          | controller |
      | chapter II of Summon: Choco/Mog | Alice      |

  @id:saga-0071 @rule:714.3a @rule:614.12 @rule:613.1f @rule:714.4
  @ruling:saga-lore-counters-placed @ruling:saga-without-chapters @from:2026-04-17
  Scenario: A Saga creature that enters without abilities gets no lore counter (from 2026-04-17)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Humility         | Bob        |
      | Keldon Warcaller | Alice      |
      | 5 Plains         | Alice      |
    And Alice's hand holds "Summon: Choco/Mog", "Disenchant"
    When Alice casts "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is on the battlefield
    And "Summon: Choco/Mog" is a 1/1 Saga creature
    And "Summon: Choco/Mog" has no abilities
    And "Summon: Choco/Mog" has no counters
    And the stack is empty
    And nothing else changes
    When Alice casts "Disenchant" targeting "Humility"
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" has 1 lore counter
    And the stack holds, from the top
      | object                         | controller |
      | chapter I of Summon: Choco/Mog | Alice      |

  @id:saga-0072 @rule:714.3c @rule:714.4 @rule:613.1f
  @ruling:saga-without-chapters @from:2025-06-06
  Scenario: A Saga creature that has lost its abilities for the turn gets no lore counter in the main phase and stays
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | Summon: Choco/Mog  | Alice      | 2 lore counters |
      | History of Benalia | Alice      | 1 lore counter  |
      | 2 Island           | Bob        |                 |
    And Bob's hand holds "Ovinize"
    When Alice passes priority
    And Bob casts "Ovinize" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Ovinize" is in Bob's graveyard
    And nothing else changes
    And "Summon: Choco/Mog" is a 0/1 Saga creature
    And "Summon: Choco/Mog" has no abilities
    And "Summon: Choco/Mog" is on the battlefield
    When the game advances to Alice's precombat main phase
    Then "Summon: Choco/Mog" has 2 lore counters
    And "Summon: Choco/Mog" is on the battlefield
    And "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |

  @id:saga-0073 @rule:714.4 @rule:514.2 @rule:514.3a @rule:113.7a
  @ruling:saga-without-chapters @ruling:saga-chapter-independent-of-saga
  @ruling:saga-sacrificed-when-chapter-leaves-stack @from:2025-06-06
  Scenario: A Saga creature past its final chapter that lost its chapters is sacrificed in the cleanup step
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state           |
      | Summon: Choco/Mog | Alice      | 3 lore counters |
      | Grizzly Bears     | Alice      |                 |
      | 2 Island          | Bob        |                 |
    And Bob's hand holds "Ovinize"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Ovinize" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    And "Summon: Choco/Mog" is on the battlefield
    And "Summon: Choco/Mog" has 4 lore counters
    And the stack is empty
    And nothing else changes
    When the game advances to Alice's end step
    Then "Summon: Choco/Mog" is on the battlefield
    When the game advances to Alice's cleanup step
    Then "Summon: Choco/Mog" is in Alice's graveyard
    And the stack is empty

  @id:saga-0074 @rule:714.4 @rule:714.2d @rule:613.1f
  @until:2025-06-05
  Scenario: A Saga creature that loses its abilities is sacrificed at once (until 2025-06-05)
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | 2 Island          | Bob        |                |
    And Bob's hand holds "Ovinize"
    When Bob casts "Ovinize" targeting "Summon: Choco/Mog"
    Then "Summon: Choco/Mog" is on the battlefield
    When the top of the stack resolves
    Then "Summon: Choco/Mog" is in Alice's graveyard
    And "Ovinize" is in Bob's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0075 @rule:714.4 @rule:714.2d @rule:113.7a
  @ruling:saga-chapter-independent-of-saga @until:2025-06-05
  Scenario: A Saga creature that loses its abilities stays until its waiting chapter has left the stack (until 2025-06-05)
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | Grizzly Bears     | Alice      |                |
      | 2 Island          | Bob        |                |
    And Bob's hand holds "Ovinize"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Ovinize" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is on the battlefield
    And the stack holds, from the top
      | object                          | controller |
      | chapter II of Summon: Choco/Mog | Alice      |
    When the top of the stack resolves
    Then "Summon: Choco/Mog" is in Alice's graveyard
    And "Grizzly Bears" is a 3/2 creature
    And the stack is empty
    And nothing else changes
