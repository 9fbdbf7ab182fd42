Feature: Saga creatures
  A Saga creature is a Saga and a creature in one. The text below its type line has nothing to do with its chapters and works
  with any number of lore counters; its chapters do as those of any Saga, whatever happens to the creature; and it is
  sacrificed like any Saga, though it be indestructible.

  @id:saga-0080 @rule:714.1a @rule:702.9b
  @ruling:saga-creature-second-text
  Scenario: An ability below the type line of a Saga creature works with no lore counter as with two
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           | as        |
      | Summon: Primal Garuda | Alice      |                 | Fledgling |
      | Summon: Primal Garuda | Alice      | 2 lore counters | Elder     |
      | Grizzly Bears         | Alice      |                 | Ursa      |
      | Grizzly Bears         | Bob        |                 | Guard     |
    When Alice attacks with "Fledgling", "Elder" and "Ursa"
    Then "Fledgling" has flying
    And "Elder" has flying
    When the game advances until Bob is asked for blockers
    Then Bob can't block "Fledgling" with "Guard"
    And Bob can't block "Elder" with "Guard"
    And Bob can block "Ursa" with "Guard"
    When Bob blocks "Ursa" with "Guard"
    Then "Guard" is blocking "Ursa"

  @id:saga-0081 @rule:714.4 @rule:714.1a @rule:701.21a @rule:702.12b
  @ruling:saga-creature-second-text @ruling:saga-sacrificed-when-chapter-leaves-stack
  Scenario: An indestructible Saga creature is sacrificed after its final chapter
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent                | controller | state           |
      | Summon: Knights of Round | Alice      | 4 lore counters |
      | Grizzly Bears            | Alice      |                 |
    When the game advances to Alice's precombat main phase
    Then "Summon: Knights of Round" has indestructible
    And the stack holds, from the top
      | object                                | controller |
      | chapter V of Summon: Knights of Round | Alice      |
    When the top of the stack resolves
    Then "Summon: Knights of Round" is in Alice's graveyard
    And "Grizzly Bears" is a 4/4 creature
    And "Grizzly Bears" has 1 indestructible counter
    And nothing else changes

  @id:saga-0082 @rule:714.2b @rule:113.7a @rule:608.2h
  @ruling:saga-chapter-independent-of-saga
  Scenario: A chapter of a Saga creature that has died still deals that creature's damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state  |
      | 4 Plains      | Alice      |        |
      | Grizzly Bears | Bob        | tapped |
      | Mountain      | Bob        |        |
    And Alice's hand holds "Summon: Primal Garuda"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Summon: Primal Garuda"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Summon: Primal Garuda"
    And the top of the stack resolves
    Then "Summon: Primal Garuda" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield
    And the stack holds, from the top
      | object                             | controller | targets       |
      | chapter I of Summon: Primal Garuda | Alice      | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And the stack is empty
    And nothing else changes

  @id:saga-0083 @rule:714.3a @rule:113.7a @rule:400.7
  @ruling:saga-chapter-independent-of-saga @ruling:saga-lore-counters-placed
  Scenario: A Saga creature returned to hand leaves its chapter on the stack and starts anew when cast again
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | Grizzly Bears     | Alice      |                |
      | 3 Plains          | Alice      |                |
      | 2 Island          | Bob        |                |
    And Bob's hand holds "Disperse"
    When the game advances to Alice's precombat main phase
    And Alice passes priority
    And Bob casts "Disperse" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is in Alice's hand
    And the stack holds, from the top
      | object                          | controller |
      | chapter II of Summon: Choco/Mog | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    When Alice casts "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" has 1 lore counter
    And the stack holds, from the top
      | object                         | controller |
      | chapter I of Summon: Choco/Mog | Alice      |

  @id:saga-0084 @rule:714.3c @rule:603.3a @rule:714.1a
  @ruling:saga-lore-counters-placed
  Scenario: The chapters of a stolen Saga creature help its new controller's creatures
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent         | controller | state          | as     |
      | Summon: Choco/Mog | Alice      | 1 lore counter |        |
      | Grizzly Bears     | Alice      |                | Ours   |
      | Grizzly Bears     | Bob        |                | Theirs |
      | 2 Island          | Bob        |                |        |
    And Bob's hand holds "Steal Enchantment"
    When Bob casts "Steal Enchantment" targeting "Summon: Choco/Mog"
    And the top of the stack resolves
    Then "Summon: Choco/Mog" is controlled by Bob
    When the game advances to Bob's next precombat main phase
    Then "Summon: Choco/Mog" has 2 lore counters
    And the stack holds, from the top
      | object                          | controller |
      | chapter II of Summon: Choco/Mog | Bob        |
    When the top of the stack resolves
    Then "Theirs" has power 3
    And "Ours" has power 2

  @id:saga-0085 @rule:714.1a @rule:302.6
  @ruling:saga-creature-second-text
  Scenario: A Saga creature that came this turn cannot attack and can on its controller's next turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Plains      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Summon: Choco/Mog"
    When Alice casts "Summon: Choco/Mog"
    And the stack resolves until empty
    And the game advances until Alice is asked for attackers
    Then Alice can attack with "Grizzly Bears"
    And Alice can't attack with "Summon: Choco/Mog"
    When Alice attacks
    And the game advances to Alice's precombat main phase
    And the stack resolves until empty
    And the game advances until Alice is asked for attackers
    Then Alice can attack with "Summon: Choco/Mog"

  @id:saga-0140 @rule:714.2b @rule:611.2c @rule:514.2 @rule:613.4c
  Scenario: A chapter's bonus goes to each of its controller's other creatures of that time, and ends as the turn does
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}{W} |
    And the battlefield holds
      | permanent       | controller | state  |
      | Grizzly Bears   | Alice      |        |
      | Hill Giant      | Alice      | tapped |
      | Silvercoat Lion | Bob        |        |
    And Alice's hand holds "Summon: Choco/Mog"
    When Alice casts "Summon: Choco/Mog"
    Then Alice has no mana
    And the characteristics of "Summon: Choco/Mog" are
      | characteristic | value                 |
      | name           | Summon: Choco/Mog     |
      | mana cost      | {2}{W}                |
      | types          | Enchantment; Creature |
      | supertypes     | none                  |
      | subtypes       | Bird; Moogle; Saga    |
      | colors         | white                 |
      | power          | 3                     |
      | toughness      | 3                     |
    When the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    And "Hill Giant" is a 4/3 creature
    And "Summon: Choco/Mog" is a 3/3 creature
    And "Silvercoat Lion" is a 2/2 creature
    When the game advances to Alice's end step
    Then "Grizzly Bears" is a 3/2 creature
    And "Hill Giant" is a 4/3 creature
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is a 2/2 creature
    And "Hill Giant" is a 3/3 creature

  @id:saga-0145 @rule:714.2b @rule:611.2c @rule:613.4c
  Scenario: A chapter's bonus stays with the creatures of the time when it resolved: not one that comes or turns into one later
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | state          |
      | Summon: Choco/Mog | Alice      | 1 lore counter |
      | Grizzly Bears     | Alice      |                |
      | Mutavault         | Alice      |                |
      | Forest            | Alice      |                |
      | Wastes            | Alice      |                |
    And Alice's hand holds "Llanowar Elves"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Llanowar Elves"
      | choice  | answer |
      | sources | Forest |
    And the top of the stack resolves
    And Alice activates ability 2 of "Mutavault"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    Then "Grizzly Bears" is a 3/2 creature
    And "Llanowar Elves" is a 1/1 creature
    And "Mutavault" is a 2/2 creature

  @id:saga-0141 @rule:714.2b @rule:108.4 @rule:611.2c
  Scenario: A chapter's bonus goes to a creature that its controller has taken from another player
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller | owner | state          | as     |
      | Summon: Choco/Mog | Alice      |       | 1 lore counter |        |
      | Grizzly Bears     | Alice      | Bob   |                | Stolen |
      | Grizzly Bears     | Bob        | Alice |                | Lent   |
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    Then "Stolen" is a 3/2 creature
    And "Lent" is a 2/2 creature

  @id:saga-0142 @rule:714.2b @rule:701.25a @rule:202.2
  Scenario: The player who surveils may leave the card on top, and looks at one card only
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {C}{C}{R}{R} |
    And Alice's hand holds "Summon: G.F. Cerberus"
    And Alice's library holds, from the top "Grizzly Bears", "Memnite"
    And Bob's library holds, from the top "Hill Giant"
    When Alice casts "Summon: G.F. Cerberus"
    Then Alice has no mana
    And the characteristics of "Summon: G.F. Cerberus" are
      | characteristic | value                 |
      | name           | Summon: G.F. Cerberus |
      | mana cost      | {2}{R}{R}             |
      | types          | Enchantment; Creature |
      | supertypes     | none                  |
      | subtypes       | Dog; Saga             |
      | colors         | red                   |
      | power          | 3                     |
      | toughness      | 3                     |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object                             | controller |
      | chapter I of Summon: G.F. Cerberus | Alice      |
    When the top of the stack resolves until Alice is asked for arrangement about chapter I of "Summon: G.F. Cerberus"
    Then Alice sees "Grizzly Bears"
    And Alice can't see "Memnite"
    When Alice chooses
      | choice      | answer             |
      | arrangement | top: Grizzly Bears |
    Then Alice's library holds, and nothing more, from the top
      | card          |
      | Grizzly Bears |
      | Memnite       |
    And Alice's graveyard is empty
    And Bob's graveyard is empty
    And "Summon: G.F. Cerberus" is on the battlefield
    And "Summon: G.F. Cerberus" has 1 lore counter

  @id:saga-0143 @rule:714.2b @rule:701.25a @rule:603.3a
  Scenario: The controller of a chapter surveils on another player's turn too
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | 4 Mountain      | Alice      |
    And Alice's hand holds "Summon: G.F. Cerberus"
    And Alice's library holds, from the top "Grizzly Bears", "Memnite"
    And Bob's library holds, from the top "Hill Giant"
    When Bob passes priority
    And Alice casts "Summon: G.F. Cerberus"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice      | answer                   |
      | Alice  | arrangement | graveyard: Grizzly Bears |
    Then Alice's graveyard holds "Grizzly Bears" and nothing more
    And Bob's graveyard is empty
    And the stack is empty
