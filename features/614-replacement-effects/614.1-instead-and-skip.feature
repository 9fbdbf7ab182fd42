Feature: Instead, and skipping
  A replacement effect watches for an event and puts another in its place: the first never happens. It must be there before the
  event, has one opportunity for each, and does nothing when the event doesn't come.

  @id:replacement-0001 @rule:614.6 @rule:614.1a @rule:700.4
  Scenario: A creature that is exiled instead of dying triggers nothing that looks for a death
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Rest in Peace   | Alice      |
      | Doomed Traveler | Alice      |
      | Blood Artist    | Bob        |
      | Mountain        | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting "Doomed Traveler"
    And the top of the stack resolves
    Then "Doomed Traveler" is in exile
    And "Shock" is in exile
    And the stack is empty
    And nothing else changes

  @id:replacement-0002 @rule:614.5
  Scenario: Two effects that double damage make it four times as much, no more and no less
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Furnace of Rath          | Alice      |
      | Dictate of the Twin Gods | Bob        |
      | Mountain                 | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 12 life
    And Alice has 20 life

  @id:replacement-0003 @rule:614.5 @rule:614.2
  Scenario: Two effects of one name that double damage of one's creatures make it four times as much, and for those only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | as     |
      | Gratuitous Violence | Alice      | first  |
      | Gratuitous Violence | Alice      | second |
      | Prodigal Pyromancer | Alice      |        |
      | Prodigal Pyromancer | Bob        |        |
    When Alice activates Alice's "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
    Then Bob has 16 life
    When Alice passes priority
    And Bob activates Bob's "Prodigal Pyromancer" targeting Alice
    And the top of the stack resolves
    Then Alice has 19 life

  @id:replacement-0004 @rule:614.8 @rule:701.19a
  Scenario: A creature that regenerates is tapped, out of combat and without damage instead of destroyed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Drudge Skeletons | Bob       |
      | Swamp           | Bob        |
      | Hill Giant      | Alice      |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is blocking "Hill Giant"
    And "Drudge Skeletons" is untapped
    When the game advances to Alice's end of combat
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" isn't blocking
    And "Drudge Skeletons" has 0 damage
    And "Hill Giant" has 1 damage
    And Bob has 20 life

  @id:replacement-0005 @rule:614.8 @rule:614.7 @rule:701.19c
  Scenario: What destroys without regeneration destroys in spite of a regeneration shield
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Drudge Skeletons | Bob        |
      | 2 Swamp          | Bob        |
      | 4 Swamp          | Alice      |
      | Mountain         | Alice      |
    And Alice's hand holds "Damnation" and "Shock"
    When Alice casts "Shock" targeting "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped
    When Alice casts "Damnation"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:replacement-0006 @rule:614.8 @rule:614.5 @rule:701.19a
  Scenario: A regeneration shield is used up by one destruction
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Drudge Skeletons | Bob        |
      | Swamp            | Bob        |
      | 2 Mountain       | Alice      |
    And it is Bob's precombat main phase
    And Alice's hand holds "Shock" and "Lightning Bolt"
    When Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Bob passes priority
    And Alice casts "Shock" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" has 0 damage
    When Bob passes priority
    And Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:replacement-0007 @rule:614.4 @rule:608.2b
  Scenario: Regeneration can be had in response to a spell that destroys, and not after it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as    |
      | Drudge Skeletons | Bob        | first |
      | Swamp            | Bob        |       |
      | 3 Swamp          | Alice      |       |
    And Alice's hand holds "Murder"
    When Alice casts "Murder" targeting "first"
    And Alice passes priority
    Then Bob can activate "first"
    When Bob passes priority
    Then "first" is in Bob's graveyard
    When Alice passes priority
    Then Bob can't activate "first"

  @id:replacement-0008 @rule:614.9
  Scenario: Damage that is redirected to a creature is dealt to it, not to the player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                  |
      | Hill Giant    | Bob        |                        |
      | Pariah        | Alice      | attached to Hill Giant |
      | 2 Mountain    | Bob        |                        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock" and "Lightning Bolt"
    When Bob casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 20 life
    And "Hill Giant" has 2 damage
    When Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has 20 life
    And "Hill Giant" is in Bob's graveyard
    And "Pariah" is in Alice's graveyard

  @id:replacement-0009 @rule:614.1b @rule:614.10 @rule:614.10a
  Scenario: Nothing that waits for the upkeep happens when the upkeep step is skipped
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent        | controller |
      | Eon Hub          | Bob        |
      | Phyrexian Arena  | Alice      |
    When the game advances to Alice's draw step
    Then the stack is empty
    And Alice has 20 life
    And Alice has 1 card in hand

  @id:replacement-0010 @rule:614.10 @rule:614.10a @rule:614.1b
  Scenario: A player who skips the next turn goes on with the present one, and the opponent has two turns
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Island  | Alice      |
    And Alice's hand holds "Meditate"
    When Alice casts "Meditate"
    And the top of the stack resolves
    Then Alice has 4 cards in hand
    And it is Alice's precombat main phase
    When the game advances to Bob's upkeep
    And the game advances to the end step
    Then it is Bob's end step
    When the game advances to the upkeep
    Then it is Bob's upkeep
    When the game advances to the end step
    And the game advances to the upkeep
    Then it is Alice's upkeep

  @id:replacement-0011 @rule:614.10a
  Scenario: A player who is to skip the next turn twice skips two turns
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 6 Island  | Alice      |
    And Alice's hand holds "Meditate" and "Meditate"
    When Alice casts "Meditate"
    And the top of the stack resolves
    And Alice casts "Meditate"
    And the top of the stack resolves
    And the game advances to Bob's upkeep
    And the game advances to the end step
    And the game advances to the upkeep
    Then it is Bob's upkeep
    When the game advances to the end step
    And the game advances to the upkeep
    Then it is Bob's upkeep
    When the game advances to the end step
    And the game advances to the upkeep
    Then it is Alice's upkeep

  @id:replacement-0012 @rule:614.1b @rule:614.10 @rule:502.3
  Scenario: Permanents stay tapped when the untap step is skipped
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent  | controller | state  |
      | Stasis     | Bob        |        |
      | Hill Giant | Alice      | tapped |
    When the game advances to Alice's upkeep
    Then "Hill Giant" is tapped
    When the game advances to Bob's upkeep
    And the top of the stack resolves
    Then "Stasis" is in Bob's graveyard
    When the game advances to Alice's upkeep
    Then "Hill Giant" is untapped

  @id:replacement-0013 @rule:614.11
  Scenario: A draw from an empty library can be replaced, and then nobody loses
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Words of Worship | Alice      |
      | Wastes           | Alice      |
      | 2 Island         | Alice      |
    And the players have
      | player | library |
      | Alice  | 0       |
    And Alice's hand holds "Opt"
    When Alice activates "Words of Worship"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    And Alice casts "Opt"
    And the top of the stack resolves
    Then Alice has 25 life
    And the game goes on
    And Alice has 0 cards in hand

  @id:replacement-0014 @rule:614.11a @rule:121.2
  Scenario: Of several draws the first is replaced and the rest are drawn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Words of Worship | Alice      |
      | Wastes           | Alice      |
      | 3 Island         | Alice      |
    And Alice's hand holds "Divination"
    When Alice activates "Words of Worship"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    And Alice casts "Divination"
    And the top of the stack resolves
    Then Alice has 25 life
    And Alice has 1 card in hand

  @id:replacement-0015 @rule:614.6 @rule:614.11 @rule:121.2
  Scenario: Cards that an opponent would draw, except the first of a draw step, are drawn by the one who takes the draws
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Notion Thief | Alice      |
      | Underworld Dreams | Alice |
      | 3 Island     | Bob        |
    And it is Bob's upkeep
    And Bob's hand holds "Ancestral Recall"
    When Bob casts "Ancestral Recall" targeting Bob
    And the top of the stack resolves
    Then Alice has 3 cards in hand
    And Bob has 0 cards in hand
    And Bob has 20 life
    When the game advances to Bob's draw step
    Then Bob has 1 card in hand
    And Alice has 3 cards in hand

  @id:replacement-0016 @rule:614.15 @rule:616.1a
  Scenario: A spell's own "instead" comes first, and only then is the damage doubled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Furnace of Rath | Bob        |
      | 5 Mountain      | Alice      |
      | Mountain        | Bob        |
    And Alice's hand holds "Burst Lightning"
    When Alice casts "Burst Lightning" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    And the top of the stack resolves
    Then Bob has 12 life

  @id:replacement-0017 @rule:614.16 @rule:614.1c
  Scenario: An effect that doubles counters also doubles those with which a permanent enters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Doubling Season | Alice     |
      | 6 Wastes       | Alice      |
      | 6 Wastes       | Bob        |
    And Alice's hand holds "Triskelion"
    When Alice casts "Triskelion"
    And the top of the stack resolves
    Then "Triskelion" has 6 +1/+1 counters
    And "Triskelion" is a 7/7 artifact creature

  @id:replacement-0018 @rule:614.17c @rule:614.17 @rule:614.6
  Scenario: A gain of life that can't happen can't be turned into a loss of life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Tainted Remedy        | Alice      |
      | Leyline of Punishment | Alice      |
      | 4 Plains              | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Healing Salve", "Healing Salve" and "Disenchant"
    When Bob casts "Healing Salve"
      | choice  | answer                        |
      | modes   | 1                             |
      | targets | Bob                           |
    And the top of the stack resolves
    Then Bob has 20 life
    When Bob casts "Disenchant" targeting "Leyline of Punishment"
    And the top of the stack resolves
    And Bob casts "Healing Salve"
      | choice  | answer                        |
      | modes   | 1                             |
      | targets | Bob                           |
    And the top of the stack resolves
    Then Bob has 17 life

  @id:replacement-0019 @rule:614.17c @rule:614.17 @rule:122.6
  Scenario: Counters that can't be put on an artifact are not put, doubled though they are on a planeswalker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Doubling Season | Alice      |
      | Solemnity       | Bob        |
      | 6 Wastes        | Alice      |
      | 3 Island        | Alice      |
    And Alice's hand holds "Triskelion" and "Jace Beleren"
    When Alice casts "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has loyalty 6
    When Alice casts "Triskelion"
    And the top of the stack resolves
    Then "Triskelion" is on the battlefield
    And "Triskelion" has no counters
    And "Triskelion" is a 1/1 artifact creature

  @id:replacement-0020 @rule:614.17b @rule:119.8 @rule:614.17 @rule:118.3
  Scenario: A life total that can't change is not lowered by damage, and no life can be paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Platinum Emperion | Alice      |
      | Grizzly Bears     | Bob        |
      | Swamp             | Alice      |
      | Swamp             | Bob        |
      | Mountain          | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Lightning Bolt" and "Dismember"
    And Alice's hand holds "Dismember"
    When Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then "Lightning Bolt" is in Bob's graveyard
    And Alice has 20 life
    And Bob can cast Bob's "Dismember" targeting "Grizzly Bears"
    When Bob passes priority
    Then Alice can't cast Alice's "Dismember" targeting "Grizzly Bears"

  @id:replacement-0021 @rule:614.17d @rule:614.12
  Scenario: A creature card that can't enter from the library stays there, a land card that is none enters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Grafdigger's Cage | Bob        |
      | Windswept Heath   | Alice      |
      | Evolving Wilds    | Alice      |
    And Alice's library holds, from the top "Dryad Arbor", "Forest" and "Grizzly Bears"
    When Alice activates "Windswept Heath"
    And the top of the stack resolves
      | choice  | answer      |
      | objects | Dryad Arbor |
    Then "Dryad Arbor" isn't on the battlefield
    And Alice has 3 cards in library
    When Alice activates "Evolving Wilds"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Forest |
    Then "Forest" is on the battlefield
    And "Forest" is tapped

  @id:replacement-0022 @rule:614.7a @rule:614.7
  Scenario: A source that would deal no damage deals none, so that nobody is asked what to do with it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                  |
      | Furnace of Rath   | Alice      |                        |
      | Ornithopter       | Alice      |                        |
      | Prodigal Pyromancer | Alice    |                        |
      | Hill Giant        | Bob        |                        |
      | Pariah            | Bob        | attached to Hill Giant |
    When Alice attacks Bob with "Ornithopter"
    And the game advances to Alice's end of combat
    Then Bob has 20 life
    And "Hill Giant" has 0 damage
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
      | player | choice      | answer          |
      | Bob    | replacement | Furnace of Rath |
    Then Bob has 20 life
    And "Hill Giant" has 2 damage

  @id:replacement-0023 @rule:614.1e @rule:708.8
  Scenario: A creature that has counters put on it as it is turned face up is at no time without them, and no ability triggers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state     |
      | Hooded Hydra      | Alice      | face down |
      | Nantuko Vigilante | Alice      | face down |
      | Manalith          | Bob        |           |
      | 7 Forest          | Alice      |           |
    When Alice takes the special action turn face up with "Hooded Hydra"
    Then "Hooded Hydra" is a 5/5 Hydra Snake creature
    And "Hooded Hydra" has 5 +1/+1 counters
    And the stack is empty
    When Alice takes the special action turn face up with "Nantuko Vigilante"
    Then the stack holds, from the top
      | object                         | controller |
      | ability 2 of Nantuko Vigilante | Alice      |

  @id:replacement-0024 @rule:614.1e @rule:614.16
  Scenario: Counters that are put on a creature as it is turned face up are doubled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state     |
      | Hooded Hydra    | Alice      | face down |
      | Doubling Season | Alice      |           |
      | 5 Forest        | Alice      |           |
    When Alice takes the special action turn face up with "Hooded Hydra"
    Then "Hooded Hydra" is a 10/10 Hydra Snake creature
