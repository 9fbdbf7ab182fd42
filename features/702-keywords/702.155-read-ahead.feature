Feature: Read ahead
  The controller of a Saga with read ahead chooses, as it enters, a number between one and its final chapter number, and it
  enters with that many lore counters. On the turn it entered, a chapter triggers only if the Saga has exactly as many lore
  counters as the chapter's number; from the next turn on, chapters trigger as those of any Saga.

  @id:saga-0100 @rule:702.155b @rule:714.3b @rule:702.155a
  Scenario: A read ahead Saga started at one triggers chapter I
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Mountain    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 1      |
    Then "The Elder Dragon War" has 1 lore counter
    And the stack holds, from the top
      | object                            | controller |
      | chapter I of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then Bob has 18 life
    And "Grizzly Bears" is in Bob's graveyard
    And nothing else changes
    And "The Elder Dragon War" is on the battlefield

  @id:saga-0101 @rule:702.155a @rule:714.3b
  Scenario: A read ahead Saga started at two skips chapter I
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Mountain    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "The Elder Dragon War", "Memnite"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 2      |
    Then "The Elder Dragon War" has 2 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter II of The Elder Dragon War | Alice      |
    When the top of the stack resolves
      | choice  | source                             | answer  |
      | objects | chapter II of The Elder Dragon War | Memnite |
    Then "Memnite" is in Alice's graveyard
    And Alice has 1 card in hand
    And the stack is empty
    And nothing else changes
    And "Grizzly Bears" is on the battlefield
    And Bob has 20 life

  @id:saga-0102 @rule:702.155a @rule:714.3b @rule:714.4
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A read ahead Saga started at its final number makes its last chapter and is sacrificed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Mountain    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 3      |
    Then "The Elder Dragon War" has 3 lore counters
    And "The Elder Dragon War" is on the battlefield
    And the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is                 | has    |
      | token Dragon | Alice      | a 4/4 red creature | flying |
    And "The Elder Dragon War" is in Alice's graveyard
    And nothing else changes

  @id:saga-0103 @rule:714.3b @rule:702.155b
  Scenario: The number chosen for a read ahead Saga lies between one and its final chapter number
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves until Alice is asked for number about "The Elder Dragon War"
    Then Alice can choose 1
    And Alice can choose 3
    And Alice can't choose 0
    And Alice can't choose 4
    When Alice chooses 3
    Then "The Elder Dragon War" has 3 lore counters

  @id:saga-0104 @rule:702.155a @rule:714.2b
  Scenario: A further lore counter on the turn a read ahead Saga entered triggers the chapter of exactly that number
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 4 Mountain       | Alice      |
      | Keldon Warcaller | Alice      |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 2      |
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "The Elder Dragon War" has 3 lore counters
    And the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |

  @id:saga-0105 @rule:702.155a @rule:714.3b @rule:714.2b @rule:122.6a
  Scenario: A read ahead Saga that enters with more lore counters than chosen triggers the chapter of its exact count
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Vorinclex, Monstrous Raider | Alice      |
      | 4 Mountain                  | Alice      |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 1      |
    Then "The Elder Dragon War" has 2 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter II of The Elder Dragon War | Alice      |

  @id:saga-0106 @rule:702.155a @rule:714.2b @rule:603.3b
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-chapters-together
  Scenario: On a later turn a read ahead Saga triggers every chapter crossed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                   | controller | state          |
      | The Elder Dragon War        | Alice      | 1 lore counter |
      | Vorinclex, Monstrous Raider | Alice      |                |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                                  |
      | trigger order | chapter III of The Elder Dragon War; chapter II of The Elder Dragon War |
    Then "The Elder Dragon War" has 3 lore counters
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of The Elder Dragon War  | Alice      |
      | chapter III of The Elder Dragon War | Alice      |

  @id:saga-0107 @rule:714.3b @rule:614.16 @rule:702.155a
  @from:2026-04-17
  Scenario: Doubling Season doubles the chosen number of lore counters and the chapter of the doubled count triggers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Doubling Season | Alice      |
      | 4 Mountain      | Alice      |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 1      |
    Then "The Elder Dragon War" has 2 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter II of The Elder Dragon War | Alice      |

  @id:saga-0108 @rule:714.3b @rule:702.155b @rule:702.155a
  @until:2026-04-16
  Scenario: The number for a read ahead Saga is asked for while the rules alone say so (until 2026-04-16)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
    And Alice's hand holds "The Elder Dragon War"
    When Alice casts "The Elder Dragon War"
    And the top of the stack resolves until Alice is asked for number about "The Elder Dragon War"
    Then Alice can choose 3
    And Alice can't choose 4
    When Alice chooses 2
    Then "The Elder Dragon War" is on the battlefield
    And "The Elder Dragon War" has 2 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter II of The Elder Dragon War | Alice      |

  @id:saga-0130 @rule:702.155b @rule:614.12 @invented
  Scenario: A Saga that will have read ahead on the battlefield, by another permanent's grant, enters with a chosen number
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Chronicle Warden | Alice      |
    And Alice's hand holds "History of Benalia"
    When Alice casts "History of Benalia"
    And the top of the stack resolves
      | choice | answer |
      | number | 3      |
    Then "History of Benalia" has 3 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |
