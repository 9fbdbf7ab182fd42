Feature: Chapter abilities
  A chapter is a triggered ability. It triggers when lore counters that are put on its Saga take their number from below
  the chapter's number up to it or past it: so once for each crossing, for every number that is crossed, and never on the
  way down. After that it waits on the stack like any triggered ability, whatever becomes of the Saga.

  @id:saga-0001 @rule:714.2b @rule:714.3c
  @ruling:saga-chapter-not-retriggered @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: The third lore counter triggers chapter III and leaves chapters I and II quiet
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
    And "Summon: G.F. Cerberus" has 3 lore counters
    And "Summon: G.F. Cerberus" is on the battlefield

  @id:saga-0002 @rule:714.2b @rule:714.3c @rule:603.3b
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-chapters-together
  Scenario: Two lore counters put at once trigger each chapter they reach or cross
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                   | controller | state          |
      | History of Benalia          | Alice      | 1 lore counter |
      | Vorinclex, Monstrous Raider | Alice      |                |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                              |
      | trigger order | chapter II of History of Benalia; chapter III of History of Benalia |
    Then "History of Benalia" has 3 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |
      | chapter II of History of Benalia  | Alice      |

  @id:saga-0003 @rule:714.2b @rule:603.3b @rule:608.1
  @ruling:saga-chapters-together
  Scenario: Chapter III put on the stack after chapter II resolves first and misses the new Knight
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                   | controller | state          |
      | History of Benalia          | Alice      | 1 lore counter |
      | Vorinclex, Monstrous Raider | Alice      |                |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                              |
      | trigger order | chapter II of History of Benalia; chapter III of History of Benalia |
    And the stack resolves until empty
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |
    And Alice has 2 creatures on the battlefield
    And "History of Benalia" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0004 @rule:714.2b @rule:603.3b @rule:608.1
  @ruling:saga-chapters-together
  Scenario: Chapter II put on the stack after chapter III resolves first and its Knight gets the bonus
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                   | controller | state          |
      | History of Benalia          | Alice      | 1 lore counter |
      | Vorinclex, Monstrous Raider | Alice      |                |
    When the game advances to Alice's precombat main phase
      | choice        | answer                                                              |
      | trigger order | chapter III of History of Benalia; chapter II of History of Benalia |
    Then the stack holds, from the top
      | object                            | controller |
      | chapter II of History of Benalia  | Alice      |
      | chapter III of History of Benalia | Alice      |
    When the stack resolves until empty
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 4/3 creature |
    And Alice has 2 creatures on the battlefield
    And "History of Benalia" is in Alice's graveyard

  @id:saga-0005 @rule:714.2c @rule:714.2b @rule:714.3a
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-chapters-together
  Scenario: A chapter line with two numerals is two abilities and both trigger when both numbers are reached
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Vorinclex, Monstrous Raider | Alice      |
      | 3 Plains                    | Alice      |
    And Alice's hand holds "History of Benalia"
    When Alice casts "History of Benalia"
    And the top of the stack resolves
      | choice        | answer                                                            |
      | trigger order | chapter I of History of Benalia; chapter II of History of Benalia |
    Then "History of Benalia" has 2 lore counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
      | chapter I of History of Benalia  | Alice      |
    When the stack resolves until empty
    Then the battlefield holds
      | permanent      | controller | is             |
      | 2 token Knight | Alice      | a 2/2 creature |
    And Alice has 3 creatures on the battlefield
    And "History of Benalia" is on the battlefield

  @id:saga-0006 @rule:714.2b @rule:701.34a
  @ruling:saga-chapter-not-retriggered @ruling:saga-chapter-independent-of-saga
  Scenario: A lore counter beyond the last chapter triggers nothing
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | History of Benalia | Alice      | 2 lore counters |
      | 3 Island           | Alice      |                 |
    And Alice's hand holds "Steady Progress"
    When the game advances to Alice's precombat main phase
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source          | answer             |
      | objects | Steady Progress | History of Benalia |
    Then "History of Benalia" has 4 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter III of History of Benalia | Alice      |
    And "History of Benalia" is on the battlefield

  @id:saga-0007 @rule:714.2b @rule:113.7a @rule:603.4
  @ruling:saga-chapter-independent-of-saga
  Scenario: A chapter on the stack resolves although the lore counters are gone
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | Vampire Hexmage    | Alice      |                |
    When the game advances to Alice's precombat main phase
    And Alice activates "Vampire Hexmage" targeting "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" has no counters
    And the stack holds, from the top
      | object                           | controller |
      | chapter II of History of Benalia | Alice      |
    And nothing else changes
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is             |
      | token Knight | Alice      | a 2/2 creature |
    And "History of Benalia" is on the battlefield

  @id:saga-0008 @rule:714.3 @rule:714.2b @rule:714.3c
  @ruling:saga-counters-removed
  Scenario: A Saga whose lore counters were all removed begins again at chapter I
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | The First Iroan Games | Alice      | 2 lore counters |
      | Vampire Hexmage       | Alice      |                 |
    When Alice activates "Vampire Hexmage" targeting "The First Iroan Games"
    And the top of the stack resolves
    Then "The First Iroan Games" has no counters
    And the stack is empty
    And nothing else changes
    When the game advances to Alice's precombat main phase
    Then "The First Iroan Games" has 1 lore counter
    And the stack holds, from the top
      | object                             | controller |
      | chapter I of The First Iroan Games | Alice      |

  @id:saga-0009 @rule:714.2b
  @ruling:saga-counters-removed @ruling:saga-chapter-not-retriggered
  Scenario: Removing a lore counter triggers nothing and the next one triggers the same chapter again
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | The First Iroan Games | Alice      | 2 lore counters |
      | Keldon Warcaller      | Alice      |                 |
      | 2 Forest              | Alice      |                 |
    And Alice's hand holds "Medicine Runner"
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                               | controller |
      | chapter III of The First Iroan Games | Alice      |
    When the top of the stack resolves
    And Alice casts "Medicine Runner"
    And the top of the stack resolves
      | choice  | source          | answer                |
      | targets | Medicine Runner | The First Iroan Games |
    And the top of the stack resolves
      | choice    | source          | answer |
      | yes or no | Medicine Runner | yes    |
    Then "The First Iroan Games" has 2 lore counters
    And the stack is empty
    And nothing else changes
    When Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "The First Iroan Games" has 3 lore counters
    And the stack holds, from the top
      | object                               | controller |
      | chapter III of The First Iroan Games | Alice      |
    And nothing else changes

  @id:saga-0010 @rule:603.3d @rule:714.2b @rule:714.3a @rule:614.16
  @ruling:saga-chapters-together @from:2026-04-17
  Scenario: A chapter without a legal target as it would go on the stack is gone, though another chapter will make one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Doubling Season | Alice      |
      | 3 Forest        | Alice      |
    And Alice's hand holds "The First Iroan Games"
    When Alice casts "The First Iroan Games"
    And the top of the stack resolves
      | choice        | answer                                                                  |
      | trigger order | chapter II of The First Iroan Games; chapter I of The First Iroan Games |
    Then "The First Iroan Games" has 2 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter I of The First Iroan Games | Alice      |
    When the stack resolves until empty
    Then the battlefield holds
      | permanent             | controller | is             | has         |
      | 2 token Human Soldier | Alice      | a 1/1 creature | no counters |
    And Alice has 2 creatures on the battlefield
    And nothing else changes

  @id:saga-0011 @rule:603.3d @rule:608.2b @rule:714.2b
  @ruling:saga-chapters-together
  Scenario: The targets of two waiting chapters are fixed as each is put on the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | as    |
      | Triumph of Gerrard | Alice      |       |
      | Grizzly Bears      | Alice      | Ursa  |
      | Grizzly Bears      | Alice      | Bruno |
      | 3 Island           | Alice      |       |
    And Alice's hand holds "Steady Progress"
    When the game advances to Alice's precombat main phase
      | choice  | source                          | answer |
      | targets | chapter I of Triumph of Gerrard | Ursa   |
    And Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice  | source                           | answer             |
      | objects | Steady Progress                  | Triumph of Gerrard |
      | targets | chapter II of Triumph of Gerrard | Bruno              |
    Then the stack holds, from the top
      | object                           | controller | targets |
      | chapter II of Triumph of Gerrard | Alice      | Bruno   |
      | chapter I of Triumph of Gerrard  | Alice      | Ursa    |
    When the stack resolves until empty
    Then "Bruno" is a 3/3 creature
    And "Bruno" has 1 +1/+1 counter
    And "Ursa" has no counters
    And the stack is empty
    And nothing else changes

  @id:saga-0012 @rule:714.2 @rule:603.3 @rule:701.6a
  @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: A chapter ability can be countered on the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state          |
      | History of Benalia | Alice      | 1 lore counter |
      | Island             | Bob        |                |
    And Bob's hand holds "Stifle"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Stifle" targeting chapter II of "History of Benalia"
    And the top of the stack resolves
    Then the stack is empty
    And "Stifle" is in Bob's graveyard
    And nothing else changes
    And "History of Benalia" has 2 lore counters
    And "History of Benalia" is on the battlefield
    And Alice has no creatures on the battlefield

  @id:saga-0013 @rule:714.2b @rule:701.34a @rule:603.3b
  @ruling:saga-chapters-trigger-and-use-the-stack @ruling:saga-chapters-together
  Scenario: Proliferating two Sagas triggers the next chapter of each
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | History of Benalia    | Alice      | 1 lore counter  |
      | Okiba Reckoner Raid   | Alice      | 1 lore counter  |
      | The First Iroan Games | Alice      | 2 lore counters |
      | 3 Island              | Alice      |                 |
    And Alice's hand holds "Steady Progress"
    When Alice casts "Steady Progress"
    And the top of the stack resolves
      | choice        | source          | answer                                                              |
      | objects       | Steady Progress | History of Benalia; Okiba Reckoner Raid                             |
      | trigger order |                 | chapter II of History of Benalia; chapter II of Okiba Reckoner Raid |
    Then the stack holds, from the top
      | object                            | controller |
      | chapter II of Okiba Reckoner Raid | Alice      |
      | chapter II of History of Benalia  | Alice      |
    And "History of Benalia" has 2 lore counters
    And "Okiba Reckoner Raid" has 2 lore counters
    And "Steady Progress" is in Alice's graveyard
    And Alice has 1 card in hand
    And nothing else changes
    And "The First Iroan Games" has 2 lore counters

  @id:saga-0014 @rule:714.2 @rule:605.1b
  @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: A chapter that adds mana uses the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | state           |
      | Summon: G.F. Ifrit | Alice      | 2 lore counters |
    When the game advances to Alice's precombat main phase
    Then the stack holds, from the top
      | object                            | controller |
      | chapter III of Summon: G.F. Ifrit | Alice      |
    And Alice has no mana
    When the top of the stack resolves
    Then Alice has {R} in her mana pool
    And the stack is empty
    And "Summon: G.F. Ifrit" is on the battlefield
    And nothing else changes

  @id:saga-0015 @rule:714.2b @rule:603.3d @rule:115.1
  @ruling:saga-chapters-together
  Scenario: The controller of a chapter chooses among its legal targets as it goes on the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent          | controller | as    |
      | Triumph of Gerrard | Alice      |       |
      | Grizzly Bears      | Alice      | Ursa  |
      | Grizzly Bears      | Alice      | Bruno |
      | Memnite            | Alice      |       |
      | Havoc Jester       | Bob        |       |
    When the game advances to Alice's precombat main phase until Alice is asked for targets about chapter I of "Triumph of Gerrard"
    Then Alice is offered
      | option |
      | Ursa   |
      | Bruno  |
    And Alice can't choose "Memnite"
    And Alice can't choose "Havoc Jester"
    And Alice can choose "Bruno"
    When Alice chooses "Bruno"
    Then the stack holds, from the top
      | object                          | controller | targets |
      | chapter I of Triumph of Gerrard | Alice      | Bruno   |

  @id:saga-0016 @rule:714.2 @rule:701.25a @rule:400.2
  Scenario: A chapter that looks at a hidden card shows it to its controller alone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
    And Alice's hand holds "Summon: G.F. Cerberus"
    And Alice's library holds, from the top "Grizzly Bears", "Memnite"
    When Alice casts "Summon: G.F. Cerberus"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for arrangement about chapter I of "Summon: G.F. Cerberus"
    Then Alice sees "Grizzly Bears"
    And Bob can't see "Grizzly Bears"
    And Alice can't see "Memnite"
    When Alice chooses
      | choice      | answer                   |
      | arrangement | graveyard: Grizzly Bears |
    Then Alice's graveyard holds "Grizzly Bears" and nothing more
    And the stack is empty

  @id:saga-0017 @rule:714.2b @rule:603.3d @rule:115.6
  @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: A chapter that may have no target goes on the stack without one and resolves
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent    | controller | state           |
      | Oath of Eorl | Alice      | 2 lore counters |
    When the game advances to Alice's precombat main phase
    Then nobody is the monarch
    And the stack holds, from the top
      | object                      | controller | targets |
      | chapter III of Oath of Eorl | Alice      | none    |
    When the top of the stack resolves
    Then Alice is the monarch
    And "Oath of Eorl" is in Alice's graveyard
    And nothing else changes

  @id:saga-0018 @rule:608.2b @rule:115.6 @rule:714.4
  @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: A chapter that has lost the one target it chose does nothing of what it says
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent        | controller | state           |
      | Oath of Eorl     | Alice      | 2 lore counters |
      | Keldon Warcaller | Alice      |                 |
      | Mountain         | Bob        |                 |
    And Bob's hand holds "Lightning Bolt"
    When the game advances to Alice's precombat main phase
      | choice  | source                      | answer           |
      | targets | chapter III of Oath of Eorl | Keldon Warcaller |
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Keldon Warcaller"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | chapter III of Oath of Eorl | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And "Oath of Eorl" is in Alice's graveyard
    And nothing else changes
    And nobody is the monarch

  @id:saga-0144 @rule:714.2b @rule:603.3b @rule:603.3d @rule:608.2b
  @ruling:saga-chapters-together
  Scenario: Two chapters of one event that both have targets get them as each is put on the stack, before either resolves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller | as    |
      | Vorinclex, Monstrous Raider | Alice      |       |
      | Colossal Dreadmaw           | Alice      | Ursa  |
      | Colossal Dreadmaw           | Alice      | Bruno |
      | 2 Plains                    | Alice      |       |
    And Alice's hand holds "Triumph of Gerrard"
    When Alice casts "Triumph of Gerrard"
    And the top of the stack resolves until Alice is asked for targets about chapter II of "Triumph of Gerrard"
      | choice        | answer                                                            |
      | trigger order | chapter II of Triumph of Gerrard; chapter I of Triumph of Gerrard |
    Then "Triumph of Gerrard" has 2 lore counters
    And "Ursa" has no counters
    And "Bruno" has no counters
    And Alice can choose "Bruno"
    When Alice chooses "Ursa"
      | choice  | source                          | answer |
      | targets | chapter I of Triumph of Gerrard | Bruno  |
    Then the stack holds, from the top
      | object                           | controller | targets |
      | chapter I of Triumph of Gerrard  | Alice      | Bruno   |
      | chapter II of Triumph of Gerrard | Alice      | Ursa    |
    When the top of the stack resolves
    Then "Bruno" has 2 +1/+1 counters
    And the stack holds, from the top
      | object                           | controller | targets |
      | chapter II of Triumph of Gerrard | Alice      | Ursa    |
    When the top of the stack resolves
    Then "Ursa" has no counters
    And "Bruno" has 2 +1/+1 counters

  @id:saga-0441 @rule:714.2a @invented
  Scenario: A chapter ability on the stack is one, and an activated ability isn't
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the players have
      | player | mana |
      | Bob    | {C}  |
    And the battlefield holds
      | permanent           | controller | state          |
      | History of Benalia  | Alice      | 1 lore counter |
      | Prodigal Pyromancer | Alice      |                |
      | Island              | Bob        |                |
    And Bob's hand holds "Registrar's Verdict"
    When the game advances to Alice's precombat main phase
    And Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    Then Bob can cast "Registrar's Verdict"
      | choice  | answer                           |
      | modes   | 2                                |
      | targets | chapter II of History of Benalia |
    And Bob can't cast "Registrar's Verdict"
      | choice  | answer                         |
      | modes   | 2                              |
      | targets | ability of Prodigal Pyromancer |

  @id:saga-0842 @rule:714.2b @rule:700.2b
  Scenario: The mode of a chapter ability is chosen as it goes on the stack, and each time anew
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent               | controller | state          |
      | Life of Toshiro Umezawa | Alice      | 1 lore counter |
      | Grizzly Bears           | Bob        |                |
    When the game advances to Alice's precombat main phase
      | player | choice | answer |
      | Alice  | modes  | 3      |
    Then the stack holds, from the top
      | object                                | controller | modes |
      | chapter II of Life of Toshiro Umezawa | Alice      | 3     |
    When the top of the stack resolves
    Then Alice has 22 life
    And "Grizzly Bears" is 2/2
