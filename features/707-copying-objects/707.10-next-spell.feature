Feature: Copies of the next spell
  A chapter that has resolved waits for the next instant or sorcery spell that its controller casts in that turn, and copies
  it, whether or not it has targets. It waits once, for that turn only, and for a spell that is cast.

  @id:copy-0001 @rule:603.7a @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: The next spell cast after chapter II is copied though it targets nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 3 Island              | Alice      |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Divination"
    When the top of the stack resolves
    And Alice casts "Divination"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object             | controller |
      | copy of Divination | Alice      |
      | Divination         | Alice      |
    When the top of the stack resolves
    Then Alice has 2 cards in hand
    When the top of the stack resolves
    Then Alice has 4 cards in hand
    And the stack is empty

  @id:copy-0002 @rule:707.10 @rule:707.10c @rule:603.7a @rule:603.7b @rule:115.7d @rule:608.2n
  @ruling:copy-next-spell-with-or-without-targets @ruling:copy-may-get-new-targets
  Scenario: Chapter III copies the next spell twice and each copy may get a target of its own
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
      | Hill Giant            | Bob        |                 |
    And Alice's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    Then "Summon: G.F. Cerberus" is in Alice's graveyard
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
      | choice  | about                  | nth | answer     |
      | targets | copy of Lightning Bolt | 1   | Hill Giant |
      | targets | copy of Lightning Bolt | 2   | declines   |
    Then the stack holds, from the top
      | object                 | controller | targets    |
      | copy of Lightning Bolt | Alice      | Bob        |
      | copy of Lightning Bolt | Alice      | Hill Giant |
      | Lightning Bolt         | Alice      | Bob        |
    When the stack resolves until empty
    Then Bob has 14 life
    And "Hill Giant" is in Bob's graveyard
    And "Lightning Bolt" is in Alice's graveyard

  @id:copy-0003 @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Only the first spell cast after the chapter is copied
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 2 Mountain            | Alice      |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    When the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Bob has 14 life
    When Alice casts "Shock" targeting Bob
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Alice      |
    When the stack resolves until empty
    Then Bob has 12 life

  @id:copy-0004 @rule:603.7b @rule:603.7c @rule:707.10
  Scenario: The chapter waits for a spell of its own turn only
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When the top of the stack resolves
    And the game advances to Bob's upkeep
    And Bob passes priority
    And Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
    When the stack resolves until empty
    Then Bob has 17 life

  @id:copy-0005 @rule:603.7b @rule:603.7d @rule:707.10
  Scenario: A spell that another player casts is not the next spell that the chapter waits for
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
      | Mountain              | Bob        |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Shock"
    When the top of the stack resolves
    And Alice passes priority
    And Bob casts "Shock" targeting Alice
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Bob        |
    When Bob passes priority
    And Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |
      | Shock                  | Bob        |

  @id:copy-0006 @rule:603.7b @rule:707.10
  Scenario: A creature spell cast first leaves the chapter waiting for an instant or sorcery spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 2 Mountain            | Alice      |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Raging Goblin" and "Lightning Bolt"
    When the top of the stack resolves
    And Alice casts "Raging Goblin"
    Then the stack holds, from the top
      | object        | controller |
      | Raging Goblin | Alice      |
    When the stack resolves until empty
    And Alice casts "Lightning Bolt" targeting Bob
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Bob has 14 life

  @id:copy-0007 @rule:603.7a @rule:603.7b @rule:603.3b @rule:707.10
  Scenario: Two chapters that have resolved both copy the same next spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           | as     |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters | First  |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters | Second |
      | Mountain              | Alice      |                 |        |
    And the stack holds, from the top
      | object                | controller |
      | chapter II of First   | Alice      |
      | chapter III of Second | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When the stack resolves until empty
    And Alice casts "Lightning Bolt" targeting Bob
      | choice        | answer                                                    |
      | trigger order | ability of First; ability of Second |
    And the stack resolves until empty
      | choice  | about                  | nth | answer   |
      | targets | copy of Lightning Bolt | 1   | declines |
      | targets | copy of Lightning Bolt | 2   | declines |
      | targets | copy of Lightning Bolt | 3   | declines |
    Then Bob has 8 life

  @id:copy-0008 @rule:707.10 @rule:603.7b @rule:601.2i
  @ruling:copy-is-not-cast
  Scenario: A copy made meanwhile is not cast and leaves the chapter waiting
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Lithoform Engine      | Alice      |                 |
      | 4 Mountain            | Alice      |                 |
    And the stack holds, from the top
      | object                              | controller | targets |
      | chapter II of Summon: G.F. Cerberus | Alice      |         |
      | Lightning Bolt                      | Alice      | Bob     |
    And Alice's hand holds "Shock"
    When the top of the stack resolves
    And Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
      | choice  | about         | answer   |
      | targets | copy of Shock | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Shock          | Alice      |
      | Shock                  | Alice      |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |

  @id:copy-0009 @rule:707.10 @rule:608.2h @rule:603.7a
  Scenario: The spell is copied though it has been countered meanwhile
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
      | 2 Island              | Bob        |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Counterspell"
    When the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    When the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                 | controller | targets |
      | copy of Lightning Bolt | Alice      | Bob     |
    When the top of the stack resolves
    Then Bob has 17 life

  @id:copy-0010 @rule:603.7a @rule:603.7d @rule:707.10
  Scenario: The chapter's copy comes though its Saga has left the battlefield
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
      | 3 Swamp               | Bob        |                 |
    And the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Murder"
    When the top of the stack resolves
    And Alice passes priority
    And Bob casts "Murder" targeting "Summon: G.F. Cerberus"
    And the top of the stack resolves
    Then "Summon: G.F. Cerberus" is in Alice's graveyard
    When Alice casts "Lightning Bolt" targeting Bob
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Bob has 14 life

  @id:copy-0270 @rule:714.2b @rule:603.7a @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter II, having triggered in its own turn, copies a sorcery spell that has no targets
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | 3 Island              | Alice      |                |
    And Alice's hand holds "Divination"
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                              | controller |
      | chapter II of Summon: G.F. Cerberus | Alice      |
    When the top of the stack resolves
    Then "Summon: G.F. Cerberus" is on the battlefield
    And the stack is empty
    When Alice casts "Divination"
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Divination                       | Alice      |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object             | controller |
      | copy of Divination | Alice      |
      | Divination         | Alice      |
    When the stack resolves until empty
    Then Alice has 5 cards in hand
    And Bob has 0 cards in hand

  @id:copy-0271 @rule:714.2b @rule:603.7a @rule:603.7b @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter III copies a sorcery spell that has no targets twice
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 3 Island              | Alice      |                 |
    And Alice's hand holds "Divination"
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
    When the top of the stack resolves
    Then "Summon: G.F. Cerberus" is in Alice's graveyard
    When Alice casts "Divination"
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Divination                       | Alice      |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object             | controller |
      | copy of Divination | Alice      |
      | copy of Divination | Alice      |
      | Divination         | Alice      |
    When the stack resolves until empty
    Then Alice has 7 cards in hand
    And Bob has 0 cards in hand

  @id:copy-0242 @rule:603.7b @rule:603.7c @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: After its turn, chapter III waits for no spell any more
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Mountain              | Alice      |                 |
    And Alice's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And the game advances to Bob's upkeep
    And Bob passes priority
    And Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
    When the stack resolves until empty
    Then Bob has 17 life

  @id:copy-0243 @rule:603.7b @rule:603.7d @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter III waits past another player's spell, and its own player's creature spell, for an instant spell
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 3 Mountain            | Alice      |                 |
      | Mountain              | Bob        |                 |
    And Alice's hand holds "Raging Goblin", "Lightning Bolt" and "Shock"
    And Bob's hand holds "Shock"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Raging Goblin"
    Then the stack holds, from the top
      | object        | controller |
      | Raging Goblin | Alice      |
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    Then the stack holds, from the top
      | object        | controller |
      | Bob's Shock   | Bob        |
      | Raging Goblin | Alice      |
    When Bob passes priority
    And Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
      | choice  | about                  | nth | answer   |
      | targets | copy of Lightning Bolt | 1   | declines |
      | targets | copy of Lightning Bolt | 2   | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |
      | Bob's Shock            | Bob        |
      | Raging Goblin          | Alice      |
    When the stack resolves until empty
    Then Bob has 11 life
    When Alice casts "Shock" from hand targeting Bob
    Then the stack holds, from the top
      | object        | controller |
      | Alice's Shock | Alice      |

  @id:copy-0244 @rule:714.2b @rule:603.7a @rule:603.7b @rule:603.3b
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapters II and III that resolve in one turn copy the next spell three times together
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                   | controller | state          |
      | Summon: G.F. Cerberus       | Alice      | 1 lore counter |
      | Vorinclex, Monstrous Raider | Alice      |                |
      | 4 Mountain                  | Alice      |                |
    And Alice's hand holds "Lava Spike" and "Shock"
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                                   |
      | trigger order | chapter II of Summon: G.F. Cerberus; chapter III of Summon: G.F. Cerberus |
    And the stack resolves until empty
    Then "Summon: G.F. Cerberus" is in Alice's graveyard
    When Alice casts "Lava Spike" targeting Bob
      | choice        | answer                                                                     |
      | trigger order | ability of Summon: G.F. Cerberus #1; ability of Summon: G.F. Cerberus #2 |
    And the stack resolves until empty
      | choice  | about              | nth | answer   |
      | targets | copy of Lava Spike | 1   | declines |
      | targets | copy of Lava Spike | 2   | declines |
      | targets | copy of Lava Spike | 3   | declines |
    Then Bob has 8 life
    When Alice casts "Shock" targeting Bob
    And the stack resolves until empty
    Then Bob has 6 life

  @id:copy-0245 @rule:707.10 @rule:603.7b @rule:601.2i
  @ruling:copy-is-not-cast
  Scenario: A copy made meanwhile leaves chapter III waiting as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters |
      | Lithoform Engine      | Alice      |                 |
      | 4 Mountain            | Alice      |                 |
    And the stack holds, from the top
      | object                               | controller | targets |
      | chapter III of Summon: G.F. Cerberus | Alice      |         |
      | Lightning Bolt                       | Alice      | Bob     |
    And Alice's hand holds "Shock"
    When the top of the stack resolves
    And Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
      | choice  | about         | nth | answer   |
      | targets | copy of Shock | 1   | declines |
      | targets | copy of Shock | 2   | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Shock          | Alice      |
      | copy of Shock          | Alice      |
      | Shock                  | Alice      |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |

  @id:copy-0246 @rule:714.2b @rule:603.7a @rule:603.7b
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter II that resolves on another player's turn copies the next spell of that turn, from whatever zone it is cast
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | 6 Island              | Alice      |                |
    And Alice's hand holds "Steady Progress"
    And Alice's graveyard holds "Think Twice"
    When Bob passes priority
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source          | answer                |
      | objects | Steady Progress | Summon: G.F. Cerberus |
    And the top of the stack resolves
    Then the stack is empty
    And Alice has 1 card in hand
    When Bob passes priority
    And Alice casts "Think Twice" from her graveyard
      | choice           | answer    |
      | alternative cost | flashback |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object              | controller |
      | copy of Think Twice | Alice      |
      | Think Twice         | Alice      |
    When the stack resolves until empty
    Then Alice has 3 cards in hand
    And Bob has 0 cards in hand

  @id:copy-0247 @rule:714.2b @rule:603.7a @rule:603.7b
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: Chapter III that resolves on another player's turn copies the next spell of that turn, from whatever zone it is cast
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 6 Island              | Alice      |                 |
    And Alice's hand holds "Steady Progress"
    And Alice's graveyard holds "Think Twice"
    When Bob passes priority
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source          | answer                |
      | objects | Steady Progress | Summon: G.F. Cerberus |
    And the top of the stack resolves
    Then the stack is empty
    And "Summon: G.F. Cerberus" is in Alice's graveyard
    When Bob passes priority
    And Alice casts "Think Twice" from her graveyard
      | choice           | answer    |
      | alternative cost | flashback |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object              | controller |
      | copy of Think Twice | Alice      |
      | copy of Think Twice | Alice      |
      | Think Twice         | Alice      |
    When the stack resolves until empty
    Then Alice has 4 cards in hand
    And Bob has 0 cards in hand

  @id:copy-0248 @rule:603.7a @rule:603.7b
  Scenario: A spell cast before the chapter resolved is not the next one, in whatever number of the turn the next one is cast
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           | as     |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter  | Second |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters | Third  |
      | 3 Mountain            | Alice      |                 |        |
    And Alice's hand holds "Lightning Bolt", "Lava Spike" and "Shock"
    When Alice casts "Lightning Bolt" targeting Bob
    And the game advances to Alice's precombat main phase
      | choice        | answer                                 |
      | trigger order | chapter II of Second; chapter III of Third |
    Then Bob has 17 life
    When the top of the stack resolves
    And Alice casts "Shock" targeting Bob
    Then the stack holds, from the top
      | object               | controller |
      | ability of Third     | Alice      |
      | Shock                | Alice      |
      | chapter II of Second | Alice      |
    When the stack resolves until empty
      | choice  | about         | nth | answer   |
      | targets | copy of Shock | 1   | declines |
      | targets | copy of Shock | 2   | declines |
    Then Bob has 11 life
    When Alice casts "Lava Spike" targeting Bob
    Then the stack holds, from the top
      | object            | controller |
      | ability of Second | Alice      |
      | Lava Spike        | Alice      |
    When the stack resolves until empty
      | choice  | about              | answer   |
      | targets | copy of Lava Spike | declines |
    Then Bob has 5 life

  @id:copy-0249 @rule:707.10c @rule:603.7a @rule:115.7d
  @ruling:copy-may-get-new-targets
  Scenario: The copy that chapter II makes may get a new target, and the original keeps its own
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | Mountain              | Alice      |                |
      | Hill Giant            | Bob        |                |
      | Forest                | Bob        |                |
    And Alice's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves until Alice is asked for targets about copy of "Lightning Bolt"
    Then Alice can choose "Hill Giant"
    And Alice can't choose "Forest"
    When Alice chooses "Hill Giant"
    Then the stack holds, from the top
      | object                 | controller | targets    |
      | copy of Lightning Bolt | Alice      | Hill Giant |
      | Lightning Bolt         | Alice      | Bob        |

  @id:copy-0257 @rule:603.7a @rule:603.7b @rule:108.4 @rule:707.10
  @ruling:copy-next-spell-with-or-without-targets
  Scenario: The next spell may be another player's card, and need be neither the greatest nor the least on the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           | as     |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters | Second |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters | Third  |
    And the stack holds, from the top
      | object               | controller | targets     |
      | chapter II of Second | Alice      |             |
      | chapter III of Third | Alice      |             |
      | Memory Plunder       | Alice      | Think Twice |
      | Shock                | Bob        | Alice       |
      | Cryptic Command      | Bob        |             |
    And Bob's graveyard holds "Think Twice"
    When the top of the stack resolves
    And the top of the stack resolves
    And the top of the stack resolves
      | choice        | source         | answer                              |
      | yes or no     | Memory Plunder | yes                                 |
      | trigger order |                | ability of Second; ability of Third |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object              | controller |
      | copy of Think Twice | Alice      |
      | copy of Think Twice | Alice      |
      | ability of Second   | Alice      |
      | Think Twice         | Alice      |
      | Shock               | Bob        |
      | Cryptic Command     | Bob        |
    When the top of the stack resolves
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    And the stack holds, from the top
      | object              | controller |
      | copy of Think Twice | Alice      |
      | Think Twice         | Alice      |
      | Shock               | Bob        |
      | Cryptic Command     | Bob        |
