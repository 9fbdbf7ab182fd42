Feature: Decisions that a copy of a spell keeps
  A copy has every decision that was made as the original was cast: modes, targets, X, the costs that were paid, how an effect
  is divided. It has nothing that was not a decision, and nothing is chosen or paid for it anew.

  @id:copy-0020 @rule:707.10 @rule:107.3b
  @ruling:copy-keeps-x
  Scenario: A copy has the X of the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object | controller | targets | x |
      | Blaze  | Alice      | Bob     | 4 |
    And Bob's hand holds "Twincast"
    When Alice passes priority
    And Bob casts "Twincast" targeting "Blaze"
    And the top of the stack resolves
      | choice  | about         | answer |
      | targets | copy of Blaze | Alice  |
    Then the stack holds, from the top
      | object        | controller | targets | x |
      | copy of Blaze | Bob        | Alice   | 4 |
      | Blaze         | Alice      | Bob     | 4 |
    When the stack resolves until empty
    Then Alice has 16 life
    And Bob has 16 life

  @id:copy-0021 @rule:700.2g @rule:707.10 @rule:707.10c
  @ruling:copy-keeps-modes
  Scenario: A copy has the original's mode and no other can be chosen for it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And the stack holds, from the top
      | object      | controller | targets       | modes |
      | Izzet Charm | Alice      | Grizzly Bears | 2     |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Izzet Charm"
    And the top of the stack resolves until Alice is asked for targets about copy of "Izzet Charm"
    Then Alice is asked for targets about copy of "Izzet Charm"
    And Alice can choose "Hill Giant"
    And Alice can't choose "Izzet Charm"
    And Alice can't choose Bob
    When Alice chooses "Hill Giant"
    Then the stack holds, from the top
      | object              | controller | targets       | modes |
      | copy of Izzet Charm | Alice      | Hill Giant    | 2     |
      | Izzet Charm         | Alice      | Grizzly Bears | 2     |
    When the top of the stack resolves
    Then "Hill Giant" has 2 damage
    And "Izzet Charm" is on the stack
    And nothing else changes

  @id:copy-0022 @rule:707.10 @rule:118.8 @rule:702.33b
  @ruling:copy-keeps-additional-costs
  Scenario: A copy of a kicked spell is kicked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller | state    |
      | Mountain   | Alice      |          |
      | 4 Mountain | Alice      |          |
      | 2 Island   | Alice      |          |
    And Alice's hand holds "Burst Lightning" and "Twincast"
    When Alice casts "Burst Lightning"
      | choice          | answer |
      | targets         | Bob    |
      | additional cost | kicker |
    And Alice casts "Twincast" targeting "Burst Lightning"
    And the top of the stack resolves
      | choice  | about                   | answer   |
      | targets | copy of Burst Lightning | declines |
    And the top of the stack resolves
    Then Bob has 16 life
    When the top of the stack resolves
    Then Bob has 12 life

  @id:copy-0023 @rule:707.10 @rule:118.8
  @ruling:copy-keeps-additional-costs
  Scenario: Kicker cannot be paid for a copy of a spell that was not kicked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 6 Mountain | Alice      |
      | 2 Island   | Alice      |
    And the stack holds, from the top
      | object          | controller | targets |
      | Burst Lightning | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Burst Lightning"
    And the top of the stack resolves
      | choice  | about                   | answer   |
      | targets | copy of Burst Lightning | declines |
    And the stack resolves until empty
    Then Bob has 16 life

  @id:copy-0024 @rule:707.10 @rule:118.8 @rule:608.2h
  @ruling:copy-keeps-additional-costs
  Scenario: A copy of Fling uses the creature that was sacrificed for the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Alice      |
      | 2 Mountain    | Alice      |
      | 2 Island      | Alice      |
    And Alice's hand holds "Fling" and "Twincast"
    When Alice casts "Fling"
      | choice    | answer     |
      | targets   | Bob        |
      | sacrifice | Hill Giant |
    And Alice casts "Twincast" targeting "Fling"
    And the top of the stack resolves
      | choice  | about         | answer   |
      | targets | copy of Fling | declines |
    And the top of the stack resolves
    Then Bob has 17 life
    And "Grizzly Bears" is on the battlefield
    And the stack holds, from the top
      | object | controller |
      | Fling  | Alice      |
    And nothing else changes

  @id:copy-0025 @rule:115.7f @rule:707.10 @rule:707.10c @rule:601.2d
  @ruling:copy-keeps-division
  Scenario: A copy deals the original's shares to the targets that it is given
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as     |
      | 3 Mountain    | Alice      |        |
      | 2 Island      | Alice      |        |
      | Hill Giant    | Bob        | Target |
      | Hill Giant    | Bob        | Other  |
    And Alice's hand holds "Arc Lightning" and "Twincast"
    When Alice casts "Arc Lightning"
      | choice   | answer                |
      | targets  | Target; Bob           |
      | division | 1 to Target; 2 to Bob |
    And Alice casts "Twincast" targeting "Arc Lightning"
    And the top of the stack resolves
      | choice  | about                 | answer     |
      | targets | copy of Arc Lightning | Other; Bob |
    And the top of the stack resolves
    Then "Other" has 1 damage
    And Bob has 18 life
    And the stack holds, from the top
      | object        | controller |
      | Arc Lightning | Alice      |
    And nothing else changes

  @id:copy-0026 @rule:115.7f @rule:707.10c @rule:601.2d
  @ruling:copy-keeps-division
  Scenario: A copy keeps the number of targets among which the original divides its damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Mountain    | Alice      |
      | 2 Island      | Alice      |
      | Hill Giant    | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Arc Lightning" and "Twincast"
    When Alice casts "Arc Lightning"
      | choice   | answer                    |
      | targets  | Hill Giant; Bob           |
      | division | 1 to Hill Giant; 2 to Bob |
    And Alice casts "Twincast" targeting "Arc Lightning"
    And the top of the stack resolves until Alice is asked for targets about copy of "Arc Lightning"
    Then Alice can choose "Grizzly Bears" and Bob
    And Alice can choose "Hill Giant" and "Grizzly Bears"
    And Alice can't choose Bob
    And Alice can't choose "Hill Giant", "Grizzly Bears" and Bob
    When Alice chooses "Hill Giant" and "Grizzly Bears"
    And the top of the stack resolves
    Then "Hill Giant" has 1 damage
    And "Grizzly Bears" is in Bob's graveyard
    And the stack holds, from the top
      | object        | controller |
      | Arc Lightning | Alice      |
    And nothing else changes

  @id:copy-0027 @rule:707.10 @rule:107.3b @rule:601.2h
  Scenario: A copy does not know the mana that was spent on the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{R} |
    And Alice's hand holds "Painful Truths" and "Twincast"
    When Alice casts "Painful Truths"
    And Alice casts "Twincast" targeting "Painful Truths"
    And the stack resolves until empty
    Then Alice has 18 life
    And Alice has 2 cards in hand

  @id:copy-0028 @rule:707.10 @rule:608.2d
  Scenario: What is chosen as a spell resolves is chosen for the copy and for the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
    And the stack holds, from the top
      | object       | controller | targets |
      | Thoughtseize | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Grizzly Bears", "Hill Giant", "Wind Drake" and "Island"
    When Alice casts "Twincast" targeting "Thoughtseize"
    And the top of the stack resolves
      | choice  | about                | answer   |
      | targets | copy of Thoughtseize | declines |
    And the top of the stack resolves
      | choice  | answer     |
      | objects | Hill Giant |
    Then "Hill Giant" is in Bob's graveyard
    And Alice has 18 life
    When the top of the stack resolves
      | choice  | answer        |
      | objects | Grizzly Bears |
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob's hand holds, and nothing more
      | card       |
      | Island     |
      | Wind Drake |
    And Alice has 16 life

  @id:copy-0029 @rule:707.10 @rule:707.9b
  Scenario: Fork's copy is red and the original stays blue
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
    And the stack holds, from the top
      | object           | controller | targets |
      | Ancestral Recall | Bob        | Bob     |
    And Alice's hand holds "Fork"
    When Alice casts "Fork" targeting "Ancestral Recall"
    And the top of the stack resolves
      | choice  | about                    | answer |
      | targets | copy of Ancestral Recall | Alice  |
    Then the characteristics of copy of "Ancestral Recall" are
      | characteristic | value            |
      | name           | Ancestral Recall |
      | colors         | red              |
      | mana cost      | {U}              |
    And "Ancestral Recall" is blue
    When the top of the stack resolves
    Then Alice has 3 cards in hand

  @id:copy-0030 @rule:707.10 @rule:108.3 @rule:112.2
  Scenario: Who copies another player's spell owns and controls the copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Grizzly Bears | Alice      |
    And the stack holds, from the top
      | object  | controller | targets       |
      | Capsize | Bob        | Grizzly Bears |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Capsize"
    And the top of the stack resolves
      | choice  | about           | answer   |
      | targets | copy of Capsize | declines |
    Then copy of "Capsize" is controlled by Alice
    And copy of "Capsize" is owned by Alice
    And "Capsize" is controlled by Bob
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand

  @id:copy-0031 @rule:707.10 @rule:707.10a @rule:702.27a @rule:704.5e
  Scenario: A copy of a spell with buyback is returned to nobody's hand for good
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 8 Island      | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Capsize" and "Twincast"
    When Alice casts "Capsize"
      | choice          | answer        |
      | targets         | Grizzly Bears |
      | additional cost | buyback       |
    And Alice casts "Twincast" targeting "Capsize"
    And the top of the stack resolves
      | choice  | about           | answer     |
      | targets | copy of Capsize | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And copy of "Capsize" is gone
    And Alice has 0 cards in hand
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @id:copy-0032 @rule:707.10 @rule:707.2
  Scenario: A copy of a copy has the same decisions
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Island   | Alice      |
      | 2 Mountain | Alice      |
    And the stack holds, from the top
      | object          | controller | targets | costs  |
      | Burst Lightning | Alice      | Bob     | kicker |
    And Alice's hand holds "Twincast" and "Reverberate"
    When Alice casts "Twincast" targeting "Burst Lightning"
    And the top of the stack resolves
      | choice  | about                   | answer   |
      | targets | copy of Burst Lightning | declines |
    And Alice casts "Reverberate" targeting copy of "Burst Lightning"
    And the top of the stack resolves
      | choice  | about                   | answer   |
      | targets | copy of Burst Lightning | declines |
    Then the stack holds, from the top
      | object                  | controller | targets |
      | copy of Burst Lightning | Alice      | Bob     |
      | copy of Burst Lightning | Alice      | Bob     |
      | Burst Lightning         | Alice      | Bob     |
    When the stack resolves until empty
    Then Bob has 8 life

  @id:copy-0033 @rule:707.10 @rule:707.10a @rule:701.6a @rule:704.5e
  Scenario: Countering the copy leaves the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Counterspell"
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    And Alice passes priority
    And Bob casts "Counterspell" targeting copy of "Lightning Bolt"
    And the top of the stack resolves
    Then copy of "Lightning Bolt" is gone
    And the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
    And "Counterspell" is in Bob's graveyard
    And "Twincast" is in Alice's graveyard
    And nothing else changes
    When the top of the stack resolves
    Then Bob has 17 life

  @id:copy-0034 @rule:707.10 @rule:701.6a
  Scenario: Countering the original leaves the copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Counterspell"
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
    When the top of the stack resolves
    Then Bob has 17 life

  @id:copy-0035 @rule:608.2b @rule:707.10
  Scenario: A copying spell whose original is gone copies nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Counterspell"
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    When the top of the stack resolves
    Then the stack is empty
    And "Twincast" is in Alice's graveyard
    And nothing else changes

  @id:copy-0036 @rule:707.10a @rule:704.5e @rule:707.10
  Scenario: A copy that is returned to a hand ceases to exist
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Remand"
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    And Alice passes priority
    And Bob casts "Remand" targeting copy of "Lightning Bolt"
    And the top of the stack resolves
    Then copy of "Lightning Bolt" is gone
    And Alice has 0 cards in hand
    And Bob has 1 card in hand
    And "Lightning Bolt" is on the stack

  @id:copy-0037 @rule:707.10 @rule:702.34a
  Scenario: A copy of a spell cast with flashback leaves nothing in exile
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 11 Island     | Alice      |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's graveyard holds "Cackling Counterpart"
    And Alice's hand holds "Twincast"
    When Alice casts "Cackling Counterpart" from her graveyard
      | choice           | answer        |
      | alternative cost | flashback     |
      | targets          | Grizzly Bears |
    And Alice casts "Twincast" targeting "Cackling Counterpart"
    And the top of the stack resolves
      | choice  | about                        | answer     |
      | targets | copy of Cackling Counterpart | Hill Giant |
    And the stack resolves until empty
    Then the battlefield holds
      | permanent           | controller |
      | token Grizzly Bears | Alice      |
      | token Hill Giant    | Alice      |
    And Alice's exile holds, and nothing more
      | card                 |
      | Cackling Counterpart |
    And Alice's graveyard holds, and nothing more
      | card     |
      | Twincast |

  @id:copy-0038 @rule:707.10 @rule:107.3b @rule:601.2b
  Scenario: A copy of a spell cast without paying its mana cost has X 0 as the original has
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
      | 6 Island    | Alice      |
    And Alice's hand holds "Blaze" and "Twincast"
    When Alice casts "Blaze"
      | choice           | answer               |
      | targets          | Bob                  |
      | alternative cost | Omniscience |
    And Alice casts "Twincast" targeting "Blaze"
      | choice           | answer               |
      | alternative cost | Omniscience |
    And the top of the stack resolves
      | choice  | about         | answer   |
      | targets | copy of Blaze | declines |
    Then the stack holds, from the top
      | object        | controller | targets | x |
      | copy of Blaze | Alice      | Bob     | 0 |
      | Blaze         | Alice      | Bob     | 0 |
    When the stack resolves until empty
    Then Bob has 20 life
    And the stack is empty

  @id:copy-0039 @rule:707.10 @rule:709.4 @rule:709.3
  Scenario: A copy of half a split card is that half
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Island   | Alice      |
      | Hill Giant | Bob        |
    And Alice's hand holds "Fire // Ice" and "Twincast"
    When Alice casts "Fire // Ice"
      | choice   | answer          |
      | face     | Ice             |
      | targets  | Hill Giant      |
    And Alice casts "Twincast" targeting "Fire // Ice"
    And the top of the stack resolves
      | choice  | about       | answer   |
      | targets | copy of Ice | declines |
    Then the characteristics of copy of "Ice" are
      | characteristic | value  |
      | name           | Ice    |
      | colors         | blue   |
      | mana cost      | {1}{U} |
    When the top of the stack resolves
    Then "Hill Giant" is tapped
    And Alice has 1 card in hand

  @id:copy-0040 @rule:707.10 @rule:715.3c @rule:715.3d
  Scenario: A copy of an Adventure is that Adventure and leaves no card in exile
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | 2 Island      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Rimrock Knight" and "Twincast"
    When Alice casts "Rimrock Knight"
      | choice  | answer        |
      | face    | Boulder Rush  |
      | targets | Grizzly Bears |
    And Alice casts "Twincast" targeting "Rimrock Knight"
    And the top of the stack resolves
    Then the characteristics of copy of "Boulder Rush" are
      | characteristic | value        |
      | name           | Boulder Rush |
      | types          | Instant      |
      | mana cost      | {R}          |
    When the top of the stack resolves
    Then "Grizzly Bears" is a 4/2 creature
    And Alice's exile is empty
    When the top of the stack resolves
    Then "Grizzly Bears" is a 6/2 creature
    And Alice's exile holds "Rimrock Knight" and nothing more

  @id:copy-0250 @rule:700.2g @rule:707.10 @rule:707.10c
  @ruling:copy-keeps-modes
  Scenario: A copy has each of the original's several modes, in the same order, and only their targets can be changed
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | 4 Island              | Alice      |                |
      | Grizzly Bears         | Bob        |                |
      | Hill Giant            | Bob        |                |
    And Alice's hand holds "Cryptic Command"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Cryptic Command"
      | choice  | answer        |
      | modes   | 2; 4          |
      | targets | Grizzly Bears |
    And the top of the stack resolves until Alice is asked for targets about copy of "Cryptic Command"
    Then Alice can choose "Hill Giant"
    And Alice can't choose "Cryptic Command"
    When Alice chooses "Hill Giant"
    Then the stack holds, from the top
      | object                  | controller | targets       | modes |
      | copy of Cryptic Command | Alice      | Hill Giant    | 2; 4  |
      | Cryptic Command         | Alice      | Grizzly Bears | 2; 4  |
    When the top of the stack resolves
    Then "Hill Giant" is in Bob's hand
    And "Grizzly Bears" is untapped
    And Alice has 2 cards in hand
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Alice has 3 cards in hand

  @id:copy-0251 @rule:115.7f @rule:601.2d @rule:707.10 @rule:707.10c
  @ruling:copy-keeps-division
  Scenario: A copy distributes the original's counters in the same shares among as many targets
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | 2 Forest              | Alice      |                |
      | Grizzly Bears         | Alice      |                |
      | Silvercoat Lion       | Alice      |                |
      | Hill Giant            | Alice      |                |
    And Alice's hand holds "Elven Rite"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Elven Rite"
      | choice   | answer                                    |
      | targets  | Grizzly Bears; Silvercoat Lion            |
      | division | 1 to Grizzly Bears; 1 to Silvercoat Lion  |
    And the top of the stack resolves until Alice is asked for targets about copy of "Elven Rite"
    Then Alice can choose "Grizzly Bears" and "Hill Giant"
    And Alice can't choose "Hill Giant"
    And Alice can't choose "Grizzly Bears", "Silvercoat Lion" and "Hill Giant"
    When Alice chooses "Grizzly Bears" and "Hill Giant"
    And the top of the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
    And "Hill Giant" has 1 +1/+1 counter
    And "Silvercoat Lion" has no counters
    When the top of the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Silvercoat Lion" has 1 +1/+1 counter

  @id:copy-0252 @rule:115.7f @rule:601.2d @rule:707.10c
  @ruling:copy-keeps-division
  Scenario: A copy of a spell that gave one target all its counters can be given one other target, not two
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 2 Forest              | Alice      |                 |
      | Grizzly Bears         | Alice      |                 |
      | Silvercoat Lion       | Alice      |                 |
    And Alice's hand holds "Elven Rite"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Elven Rite" targeting "Grizzly Bears"
    And the top of the stack resolves until Alice is asked for targets about copy of "Elven Rite"
    Then Alice can choose "Silvercoat Lion"
    And Alice can't choose "Grizzly Bears" and "Silvercoat Lion"
    When Alice chooses "Silvercoat Lion"
      | choice  | about              | answer   |
      | targets | copy of Elven Rite | declines |
    And the stack resolves until empty
    Then "Silvercoat Lion" has 2 +1/+1 counters
    And "Grizzly Bears" has 4 +1/+1 counters

  @id:copy-0253 @rule:707.10 @rule:107.3b @rule:603.7a
  @ruling:copy-keeps-x
  Scenario: The copies that chapter III makes have the X for which the spell was cast
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | 6 Mountain            | Alice      |                 |
    And Alice's hand holds "Blaze"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Blaze"
      | choice  | answer |
      | x       | 2      |
      | targets | Bob    |
    And the top of the stack resolves
      | choice  | about         | nth | answer   |
      | targets | copy of Blaze | 1   | declines |
      | targets | copy of Blaze | 2   | Alice    |
    Then the stack holds, from the top
      | object        | controller | targets | x |
      | copy of Blaze | Alice      | Alice   | 2 |
      | copy of Blaze | Alice      | Bob     | 2 |
      | Blaze         | Alice      | Bob     | 2 |
    When the stack resolves until empty
    Then Alice has 18 life
    And Bob has 16 life

  @id:copy-0254 @rule:707.10 @rule:118.8 @rule:702.33b
  @ruling:copy-keeps-additional-costs
  Scenario: The copy that chapter II makes of a kicked spell is kicked, and nothing is paid for it
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state          |
      | Summon: G.F. Cerberus | Alice      | 1 lore counter |
      | 5 Mountain            | Alice      |                |
    And Alice's hand holds "Burst Lightning"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Burst Lightning"
      | choice          | answer |
      | targets         | Bob    |
      | additional cost | kicker |
    And the top of the stack resolves
      | choice  | about                   | answer   |
      | targets | copy of Burst Lightning | declines |
    And the top of the stack resolves
    Then Bob has 16 life
    When the top of the stack resolves
    Then Bob has 12 life

  @id:copy-0255 @rule:707.10 @rule:118.8 @rule:608.2h
  @ruling:copy-keeps-additional-costs
  Scenario: The copies that chapter III makes of Fling count the power of the creature sacrificed for the spell
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Hill Giant            | Alice      |                 |
      | Grizzly Bears         | Alice      |                 |
      | 2 Mountain            | Alice      |                 |
    And Alice's hand holds "Fling"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Fling"
      | choice    | answer     |
      | targets   | Bob        |
      | sacrifice | Hill Giant |
    And the stack resolves until empty
      | choice  | about         | nth | answer   |
      | targets | copy of Fling | 1   | declines |
      | targets | copy of Fling | 2   | declines |
    Then Bob has 11 life
    And "Grizzly Bears" is on the battlefield
