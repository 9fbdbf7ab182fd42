Feature: The sacrifice of a finished Saga
  A Saga with a chapter, and with at least as many lore counters as its final chapter number, is sacrificed by its
  controller as a state-based action, but not while it is the source of a chapter ability that has triggered and not yet
  left the stack. Any of its own chapters counts, the final one or an earlier one, however it leaves the stack; chapters of
  other objects, and of what the card was before it changed zones, do not.

  @id:saga-0040 @rule:714.4 @rule:704.5s @rule:704.3
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga is sacrificed as soon as its final chapter has resolved, not when it triggers
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | History of Benalia | Alice      | 2 lore counters |
    When the game advances to Alice's precombat main phase
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has 3 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |
    When the top of the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And the stack is empty
    And Alice has priority
    And nothing else changes

  @id:saga-0041 @rule:714.4 @rule:701.21a
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: Its controller sacrifices a finished Saga
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           | as           |
      | History of Benalia | Alice      | 2 lore counters |              |
      | Havoc Jester       | Alice      |                 | Our Jester   |
      | Havoc Jester       | Bob        |                 | Their Jester |
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
      | choice  | source     | answer |
      | targets | Our Jester | Bob    |
    Then "History of Benalia" is in Alice's graveyard
    And the stack holds, from the top
      | object                | controller | targets |
      | ability of Our Jester | Alice      | Bob     |
    When the stack resolves until empty
    Then Bob has 19 life
    And nothing else changes

  @id:saga-0042 @rule:714.4 @rule:701.6a
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga whose final chapter is countered is sacrificed all the same
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | Island               | Bob        |                 |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Stifle" targeting chapter III of "The Elder Dragon War"
    Then "The Elder Dragon War" is on the battlefield
    When the top of the stack resolves
    Then "The Elder Dragon War" is in Alice's graveyard
    And the stack is empty
    And "Stifle" is in Bob's graveyard
    And nothing else changes
    And Alice has no creatures on the battlefield

  @id:saga-0043 @rule:714.4 @rule:608.2b
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga whose final chapter has lost its only target is sacrificed when that chapter leaves the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | Triumph of Gerrard | Alice      | 2 lore counters |
      | Grizzly Bears      | Alice      |                 |
      | Mountain           | Bob        |                 |
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Triumph of Gerrard" is on the battlefield
    And "Triumph of Gerrard" has 3 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of Triumph of Gerrard | Alice      |
    When the top of the stack resolves
    Then "Triumph of Gerrard" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0044 @rule:714.4 @rule:603.3d @rule:704.3
  @ruling:saga-sacrificed-when-chapter-leaves-stack @ruling:saga-chapters-together
  Scenario: A Saga whose final chapter finds no target is sacrificed before anyone gets priority
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | Triumph of Gerrard | Alice      | 2 lore counters |
      | Grizzly Bears      | Bob        |                 |
    When the game advances to Alice's precombat main phase
    Then "Triumph of Gerrard" is in Alice's graveyard
    And the stack is empty
    And Alice has priority

  @id:saga-0045 @rule:714.4 @rule:704.5s
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga stays while an earlier chapter of it still waits below its final one
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | 3 Island           | Alice      |                |
    And Alice's hand holds "Steady Progress"
    When the game advances to Alice's precombat main phase
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source          | answer             |
      | objects | Steady Progress | History of Benalia |
    Then the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |
      | chapter II of History of Benalia  | Alice      |
    When the top of the stack resolves
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has 3 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
    And nothing else changes
    When the top of the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |

  @id:saga-0046 @rule:714.4 @rule:113.7a
  @ruling:saga-sacrificed-when-chapter-leaves-stack @ruling:saga-counters-removed
  @ruling:saga-chapter-independent-of-saga
  Scenario: A Saga whose lore counters were removed while its final chapter waited is not sacrificed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | Vampire Hexmage      | Alice      |                 |
    When the game advances to Alice's precombat main phase
    And Alice activates "Vampire Hexmage" targeting "The Elder Dragon War"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             | has    |
      | token Dragon | Alice      | a 4/4 creature | flying |
    And "The Elder Dragon War" is on the battlefield
    And "The Elder Dragon War" has no counters
    And the stack is empty
    And nothing else changes

  @id:saga-0047 @rule:714.4 @rule:714.2d @rule:714.2e
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga with four chapters survives chapter III and goes after chapter IV
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state           |
      | Summon: Choco/Mog | Alice      | 2 lore counters |
      | Keldon Warcaller  | Alice      |                 |
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is on the battlefield
    And "Summon: Choco/Mog" has 3 lore counters
    And "Keldon Warcaller" has power 3
    And the stack is empty
    And nothing else changes
    When Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is on the battlefield
    And "Summon: Choco/Mog" has 4 lore counters
    And the stack holds, from the top
      | object                          | controller |
      | chapter IV of Summon: Choco/Mog | Alice      |
    When the top of the stack resolves
    Then "Summon: Choco/Mog" is in Alice's graveyard
    And "Keldon Warcaller" has power 4

  @id:saga-0048 @rule:714.4 @rule:704.5s
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga past its final chapter number with nothing pending is sacrificed, one below its own stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state           |
      | History of Benalia  | Alice      | 5 lore counters |
      | Okiba Reckoner Raid | Alice      | 2 lore counters |
    When state-based actions are checked
    Then "History of Benalia" is in Alice's graveyard
    And the stack is empty
    And nothing else changes
    And "Okiba Reckoner Raid" is on the battlefield
    And "Okiba Reckoner Raid" has 2 lore counters

  @id:saga-0049 @rule:714.4 @rule:113.7
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A chapter of another Saga of the same name does not keep a finished Saga
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           | as      |
      | History of Benalia | Alice      | 2 lore counters | Elder   |
      | History of Benalia | Alice      | 1 lore counter  | Younger |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                      |
      | trigger order | chapter II of Younger; chapter III of Elder |
    Then "Elder" is on the battlefield
    And "Younger" has 2 lore counters
    When the top of the stack resolves
    Then "Elder" is in Alice's graveyard
    And the stack holds, from the top
      | object                | controller |
      | chapter II of Younger | Alice      |
    And nothing else changes
    And "Younger" is on the battlefield

  @id:saga-0050 @rule:714.4 @rule:400.7 @rule:714.3a @rule:113.7a
  @ruling:saga-chapter-independent-of-saga @ruling:saga-sacrificed-when-chapter-leaves-stack
  @ruling:saga-lore-counters-placed
  Scenario: A Saga exiled and returned while its final chapter waits starts anew and stays
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | History of Benalia | Alice      | 2 lore counters |
      | 2 Plains           | Alice      |                 |
    And Alice's hand holds "Flicker of Fate"
    When the game advances to Alice's precombat main phase
    And Alice casts "Flicker of Fate" targeting "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has 1 lore counter
    And the stack holds, from the top
      | object                            | controller |
      | chapter I of History of Benalia   | Alice      |
      | chapter III of History of Benalia | Alice      |
    When the stack resolves until empty
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 4/3 creature |
    And nothing else changes
    And "History of Benalia" is on the battlefield
    And "History of Benalia" has 1 lore counter

  @id:saga-0051 @rule:714.4 @rule:400.7 @rule:113.7 @rule:702.155b
  @ruling:saga-sacrificed-when-chapter-leaves-stack @ruling:saga-chapter-independent-of-saga
  Scenario: The waiting chapter of a Saga's former self does not keep the new one from being sacrificed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | 2 Plains             | Alice      |                 |
    And Alice's hand holds "Flicker of Fate"
    When the game advances to Alice's precombat main phase
    And Alice casts "Flicker of Fate" targeting "The Elder Dragon War"
    And the top of the stack resolves
      | choice | source               | answer |
      | number | The Elder Dragon War | 3      |
    Then "The Elder Dragon War" is on the battlefield
    And "The Elder Dragon War" has 3 lore counters
    And the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |
      | chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then "The Elder Dragon War" is in Alice's graveyard
    And the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    And the stack is empty

  @id:saga-0052 @rule:714.4 @rule:701.21a @rule:603.3a
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A stolen Saga is sacrificed by the player who controls it and goes to its owner's graveyard
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the battlefield holds
      | permanent          | controller | owner | state           | as           |
      | History of Benalia | Bob        | Alice | 2 lore counters |              |
      | Havoc Jester       | Bob        |       |                 | Their Jester |
      | Havoc Jester       | Alice      |       |                 | Our Jester   |
    When the game advances to Bob's precombat main phase
    Then the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Bob        |
    When the top of the stack resolves
      | choice  | source       | answer |
      | targets | Their Jester | Alice  |
    Then "History of Benalia" is in Alice's graveyard
    And the stack holds, from the top
      | object                  | controller | targets |
      | ability of Their Jester | Bob        | Alice   |
    When the stack resolves until empty
    Then Alice has 19 life
    And nothing else changes

  @id:saga-0053 @rule:603.3a @rule:714.4 @rule:113.7a
  @ruling:saga-chapter-independent-of-saga @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A chapter stays with the player who controlled its Saga, whose new controller sacrifices it
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | Aura Thief           | Bob        |                 |
      | Havoc Jester         | Bob        |                 |
      | Mountain             | Bob        |                 |
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Aura Thief"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "The Elder Dragon War" is controlled by Bob
    And the stack holds, from the top
      | object                              | controller |
      | chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
      | choice  | source       | answer |
      | targets | Havoc Jester | Alice  |
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Dragon | Alice      | a 4/4 creature |
    And "The Elder Dragon War" is in Alice's graveyard
    And the stack holds, from the top
      | object                  | controller | targets |
      | ability of Havoc Jester | Bob        | Alice   |
    And nothing else changes

  @id:saga-0054 @rule:113.7a @rule:714.2b
  @ruling:saga-chapter-independent-of-saga
  Scenario: A chapter resolves although its Saga was destroyed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | 2 Plains           | Bob        |                |
    And Bob's hand holds "Disenchant"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Disenchant" targeting "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |
    And nothing else changes

  @id:saga-0055 @rule:714.4 @rule:704.5s
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: Abilities that a Saga land gained can be used while its last chapter waits
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Keldon Warcaller | Alice      |
      | 5 Island         | Alice      |
    And Alice's hand holds "Urza's Saga", "Steady Progress"
    And Alice's library holds, from the top "Wastes", "Memnite", "Grizzly Bears"
    And the players have
      | player | library |
      | Alice  | 5       |
    When Alice plays "Urza's Saga"
    And the stack resolves until empty
    And Alice attacks with "Keldon Warcaller"
    And the stack resolves until empty
    And Alice casts "Steady Progress"
      | choice | answer    |
      | mana   | {U}{U}{U} |
    And the top of the stack resolves
      | choice  | source          | answer      |
      | objects | Steady Progress | Urza's Saga |
    Then "Urza's Saga" is on the battlefield
    And "Urza's Saga" has 3 lore counters
    And the stack holds, from the top
      | object                     | controller |
      | chapter III of Urza's Saga | Alice      |
    When Alice activates ability 5 of "Urza's Saga"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent       | controller | is                       |
      | token Construct | Alice      | a 1/1 colorless creature |
    And "Urza's Saga" is on the battlefield
    When the top of the stack resolves
      | choice  | source                     | answer  |
      | objects | chapter III of Urza's Saga | Memnite |
    Then "Memnite" is on the battlefield
    And the battlefield holds
      | permanent       | controller | is                       |
      | token Construct | Alice      | a 2/2 colorless creature |
    And "Urza's Saga" is in Alice's graveyard

  @id:saga-0056 @rule:714.4 @rule:707.10b
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A Saga stays while its final chapter waits below a copy of it
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | Strionic Resonator   | Alice      |                 |
      | 2 Island             | Alice      |                 |
    When the game advances to Alice's precombat main phase
    And Alice activates "Strionic Resonator" targeting chapter III of "The Elder Dragon War"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                                      | controller |
      | copy of chapter III of The Elder Dragon War | Alice      |
      | chapter III of The Elder Dragon War         | Alice      |
    When the top of the stack resolves
    Then "The Elder Dragon War" is on the battlefield
    And Alice has 1 creature on the battlefield
    When the top of the stack resolves
    Then "The Elder Dragon War" is in Alice's graveyard
    And Alice has 2 creatures on the battlefield

  @id:saga-0057 @rule:714.4 @rule:707.10 @rule:707.10b @rule:603.2
  @ruling:saga-sacrificed-when-chapter-leaves-stack @disputed
  Scenario: A Saga of which only a copy of the final chapter is left on the stack stays until the copy is gone
    One reading, which the steps follow: the copy is a chapter ability with the same source (707.10b) and stands for one
    that has triggered, so that the Saga goes only when the copy, too, has left the stack.
    The other: a copy is put on the stack and has itself never triggered (707.10), so that with the original nothing that
    triggered is left there, and the Saga goes at once.
    In both readings, there is a Dragon and no Saga once the copy has resolved.
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent            | controller | state           |
      | The Elder Dragon War | Alice      | 2 lore counters |
      | Strionic Resonator   | Alice      |                 |
      | 2 Island             | Alice      |                 |
      | Island               | Bob        |                 |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's precombat main phase
    And Alice activates "Strionic Resonator" targeting chapter III of "The Elder Dragon War"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Stifle" targeting chapter III of "The Elder Dragon War" #2
    And the top of the stack resolves
    Then "The Elder Dragon War" is on the battlefield
    And the stack holds, from the top
      | object                                      | controller |
      | copy of chapter III of The Elder Dragon War | Alice      |
    When the top of the stack resolves
    Then "The Elder Dragon War" is in Alice's graveyard
    And Alice has 1 creature on the battlefield

  @id:saga-0058 @rule:714.4 @rule:704.5s @rule:113.7
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: An earlier chapter that waits alone keeps its own Saga and no other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state           | as      |
      | History of Benalia | Alice      | 3 lore counters | Elder   |
      | History of Benalia | Alice      | 3 lore counters | Younger |
    And the stack holds, from the top
      | object                | controller |
      | chapter II of Younger | Alice      |
    When state-based actions are checked
    Then "Elder" is in Alice's graveyard
    And the stack holds, from the top
      | object                | controller |
      | chapter II of Younger | Alice      |
    And nothing else changes
    And "Younger" is on the battlefield
    When the top of the stack resolves
    Then "Younger" is in Alice's graveyard
    And the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |
    And nothing else changes

  @id:saga-0059 @rule:800.4a @rule:603.3a
  Scenario: A waiting chapter ceases to exist as its controller leaves the game
    Given a game between Alice, Bob and Cara
    And it is Bob's upkeep
    And the battlefield holds
      | permanent           | controller | owner | state          |
      | Okiba Reckoner Raid | Bob        | Alice | 1 lore counter |
    When the game advances to Bob's precombat main phase
    Then the stack holds, from the top
      | object                            | controller |
      | chapter II of Okiba Reckoner Raid | Bob        |
    When Bob concedes
    Then Bob has lost the game
    And the game goes on
    And the stack is empty
    And Alice's exile holds "Okiba Reckoner Raid"
    And Alice has 20 life
    And Cara has 20 life

  @id:saga-0076 @rule:113.7a @rule:714.2b @rule:116.2b
  @ruling:saga-chapter-independent-of-saga
  Scenario: A chapter resolves although its Saga was destroyed by a creature turned face up in response
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | Nantuko Vigilante  | Bob        | face down      |
      | 2 Forest           | Bob        |                |
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob takes the special action turn face up with "Nantuko Vigilante"
    Then the stack holds, from the top
      | object                           | controller | targets            |
      | ability of Nantuko Vigilante     | Bob        | History of Benalia |
      | chapter II of History of Benalia | Alice      |                    |
    When the top of the stack resolves
    Then "History of Benalia" is in Alice's graveyard
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |
    And nothing else changes
