Feature: Escape
  Escape lets its owner cast a card from their graveyard for its escape cost, an alternative cost (702.138a). It changes
  nothing else: not when the card may be cast, not what else must be paid, not where the card goes from the stack.

  @id:escape-0001 @rule:702.138a @rule:608.2n
  @ruling:escape-where-the-spell-goes
  Scenario: An instant that escaped goes to the graveyard as it resolves, and can escape again
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as    |
      | Lightning Bolt    |       |
      | Silvercoat Lion   | One   |
      | Silvercoat Lion   | Two   |
      | Silvercoat Lion   | Three |
      | 3 Silvercoat Lion |       |
    When Alice casts "Lightning Bolt" targeting Bob
      | choice | answer          |
      | exile  | One; Two; Three |
    Then "Lightning Bolt" is on the stack
    And Alice has 3 cards in exile
    And Alice has 3 cards in graveyard
    When the top of the stack resolves
    Then Bob has 17 life
    And "Lightning Bolt" is in Alice's graveyard
    And Alice can cast "Lightning Bolt" targeting Bob
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob has 14 life
    And Alice's exile holds, and nothing more
      | card              |
      | 6 Silvercoat Lion |
    And Alice's graveyard holds, and nothing more
      | card           |
      | Lightning Bolt |

  @id:escape-0002 @rule:702.138a @rule:608.3a @rule:702.138c
  @ruling:escape-where-the-spell-goes
  Scenario: A creature that escaped goes to the graveyard only when it dies, and can escape again
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    And Alice's graveyard holds
      | card            | as    |
      | Phoenix of Ash  |       |
      | Silvercoat Lion | One   |
      | Silvercoat Lion | Two   |
      | Silvercoat Lion | Three |
      | Silvercoat Lion | Four  |
      | Silvercoat Lion | Five  |
      | Silvercoat Lion | Six   |
    When Alice casts "Phoenix of Ash"
      | choice | answer          |
      | exile  | One; Two; Three |
    And the top of the stack resolves
    Then "Phoenix of Ash" is on the battlefield
    And "Phoenix of Ash" has a +1/+1 counter
    And "Phoenix of Ash" is a 3/3 creature
    When Alice casts "Lightning Bolt" targeting "Phoenix of Ash"
    And the top of the stack resolves
    Then "Phoenix of Ash" is in Alice's graveyard
    And Alice can cast "Phoenix of Ash"
    When Alice casts "Phoenix of Ash"
      | choice | answer          |
      | exile  | Four; Five; Six |
    And the top of the stack resolves
    Then "Phoenix of Ash" is on the battlefield
    And "Phoenix of Ash" has a +1/+1 counter
    And Alice has 6 cards in exile

  @id:escape-0003 @rule:702.138a @rule:307.1 @rule:601.3
  @ruling:escape-keeps-timing
  Scenario: A sorcery can't escape while the stack holds something, an instant can
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card |
      | Opt  |
    And Alice's graveyard holds
      | card              |
      | Divination        |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    Then Alice can cast "Divination"
    And Alice can cast "Lightning Bolt" targeting Bob
    When Alice casts "Opt"
    Then Alice has priority
    And Alice can't cast "Divination"
    And Alice can cast "Lightning Bolt" targeting Bob

  @id:escape-0004 @rule:702.138a @rule:302.1
  @ruling:escape-keeps-timing
  Scenario: A creature card can't escape on another player's turn
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Grizzly Bears     |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    When Bob passes priority
    Then Alice has priority
    And Alice can't cast "Grizzly Bears"
    And Alice can cast "Lightning Bolt" targeting Bob

  @id:escape-0005 @rule:702.138a @rule:601.2b @rule:118.9a
  @ruling:escape-one-of-several-permissions
  Scenario: A card with escape and flashback that escapes is not exiled as it resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Think Twice       |
      | 3 Silvercoat Lion |
    Then Alice can cast "Think Twice"
      | choice           | answer    |
      | alternative cost | flashback |
    When Alice casts "Think Twice"
      | choice           | answer |
      | alternative cost | escape |
    Then Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Think Twice" is in Alice's graveyard
    And Alice has 1 card in hand

  @id:escape-0006 @rule:702.138a @rule:702.34a @rule:601.2b @rule:118.9a
  @ruling:escape-one-of-several-permissions
  Scenario: A card with escape and flashback that is flashed back exiles no other cards and is exiled as it resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}{U} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Think Twice       |
      | 3 Silvercoat Lion |
    When Alice casts "Think Twice"
      | choice           | answer    |
      | alternative cost | flashback |
    Then Alice has no mana
    And Alice has 3 cards in graveyard
    When the top of the stack resolves
    Then Alice has 3 cards in graveyard
    And "Think Twice" is in exile
    And Alice has 1 card in hand

  @id:escape-0007 @rule:702.138a @rule:601.2b
  @ruling:escape-one-of-several-permissions
  Scenario: Of a card's own escape cost and one that it has been given, either can be paid, alone
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as    |
      | Phoenix of Ash    |       |
      | Silvercoat Lion   | One   |
      | Silvercoat Lion   | Two   |
      | Silvercoat Lion   | Three |
      | 3 Silvercoat Lion |       |
    When Alice casts "Phoenix of Ash"
      | choice           | answer           |
      | alternative cost | escape {1}{R}{R} |
      | exile            | One; Two; Three  |
    Then Alice has no mana
    And Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Phoenix of Ash" has a +1/+1 counter

  @id:escape-0008 @rule:118.6 @rule:118.6a @rule:202.1b
  @ruling:escape-no-mana-cost
  Scenario: A card without a mana cost can't escape for its mana cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Ancestral Vision  |
      | Divination        |
      | 3 Silvercoat Lion |
    Then Alice can't cast "Ancestral Vision"
    And Alice can cast "Divination"
    When Alice tries to cast "Ancestral Vision" targeting Alice
    Then the action is refused
    And nothing else changes

  @id:escape-0009 @rule:117.3c @rule:117.3b @rule:702.138a
  @ruling:escape-before-opponents-act
  Scenario: A spell that goes to the graveyard as it resolves can escape before an opponent can act
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card       |
      | Divination |
    And Alice's graveyard holds
      | card              |
      | 3 Silvercoat Lion |
    And Bob's graveyard holds
      | card          |
      | Grizzly Bears |
    And Bob's hand holds
      | card          |
      | Cling to Dust |
    When Alice casts "Divination"
    And the top of the stack resolves
    Then "Divination" is in Alice's graveyard
    And Alice has priority
    And Bob can't cast "Cling to Dust" targeting "Divination"
    And Alice can cast "Divination"
    When Alice casts "Divination"
    And Alice passes priority
    Then Bob has priority
    And "Divination" is on the stack
    And Bob can't cast "Cling to Dust" targeting "Divination"
    And Bob can cast "Cling to Dust" targeting "Grizzly Bears"

  @id:escape-0010 @rule:601.2h @rule:118.8 @rule:702.138a
  @ruling:escape-exiles-what-was-discarded
  Scenario: A card discarded for an additional cost of the spell is exiled for its escape cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card     |
      | Mountain |
    And Alice's graveyard holds
      | card                  |
      | Thrill of Possibility |
      | 2 Silvercoat Lion     |
    When Alice casts "Thrill of Possibility"
    Then "Thrill of Possibility" is on the stack
    And Alice's exile holds, and nothing more
      | card              |
      | Mountain          |
      | 2 Silvercoat Lion |
    And Alice's graveyard is empty
    And Alice's hand is empty
    When the top of the stack resolves
    Then Alice has 2 cards in hand
    And "Thrill of Possibility" is in Alice's graveyard

  @id:escape-0011 @rule:601.2h @rule:118.8 @rule:702.138a
  @ruling:escape-exiles-what-was-discarded
  Scenario: A permanent sacrificed for an additional cost of the spell is exiled for its escape cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's graveyard holds
      | card              |
      | Village Rites     |
      | 2 Silvercoat Lion |
    When Alice casts "Village Rites"
    Then Alice's exile holds, and nothing more
      | card              |
      | Grizzly Bears     |
      | 2 Silvercoat Lion |
    And Alice's graveyard is empty
    When the top of the stack resolves
    Then Alice has 2 cards in hand

  @id:escape-0012 @rule:702.138a @rule:601.2a @rule:118.3
  Scenario: The card that escapes is not among the other cards exiled
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 2 Silvercoat Lion |
    And Bob's graveyard holds
      | card              |
      | 3 Silvercoat Lion |
    And Alice's hand holds
      | card      |
      | Village Rites |
    And the battlefield holds
      | permanent         | controller |
      | Grizzly Bears     | Alice      |
    Then Alice can't cast "Lightning Bolt" targeting Bob
    When Alice casts "Village Rites"
    Then Alice has 4 cards in graveyard
    And Alice can cast "Lightning Bolt" targeting Bob

  @id:escape-0013 @rule:118.9a @rule:601.2b
  @ruling:escape-no-second-alternative
  Scenario: A creature with evoke that escapes can't be evoked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card       |
      | Mulldrifter |
    And Alice's graveyard holds
      | card              | as          |
      | Mulldrifter       | Drowned     |
      | 3 Silvercoat Lion |             |
    Then Alice can cast "Mulldrifter" from hand
      | choice           | answer |
      | alternative cost | evoke  |
    And Alice can't cast "Drowned"
      | choice           | answer |
      | alternative cost | evoke  |
    And Alice can cast "Drowned"
      | choice           | answer |
      | alternative cost | escape |
    When Alice casts "Drowned"
    Then Alice has 3 cards in exile
    When the top of the stack resolves
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Drowned       | Alice      |
    And "Drowned" is on the battlefield

  @id:escape-0014 @rule:118.9a @rule:118.9b @rule:118.3
  @ruling:escape-no-second-alternative
  Scenario: A permission to cast spells from the hand without paying for them does nothing for a card that escapes
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Omniscience       | Alice      |
    And Alice's hand holds
      | card       |
      | Divination |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    Then Alice can cast "Divination"
    And Alice can't cast "Lightning Bolt" targeting Bob
    When Alice tries to cast "Lightning Bolt" targeting Bob
    Then the action is refused
    And nothing else changes

  @id:escape-0015 @rule:118.9d @rule:118.8 @rule:601.2f
  @ruling:escape-no-second-alternative
  Scenario: A spell that escapes has to have its additional cost paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card            | as    |
      | Village Rites   |       |
      | Lightning Bolt  |       |
      | Silvercoat Lion | One   |
      | Silvercoat Lion | Two   |
      | Silvercoat Lion | Three |
    And Alice's hand holds
      | card          |
      | Grizzly Bears |
    Then Alice can't cast "Village Rites"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then Alice can cast "Village Rites"
    When Alice casts "Village Rites"
      | choice | answer          |
      | exile  | One; Two; Three |
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice has 3 cards in exile

  @id:escape-0016 @rule:118.9d @rule:702.33a @rule:601.2b
  Scenario: A spell that escapes can be kicked
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Burst Lightning   |
      | 3 Silvercoat Lion |
    When Alice casts "Burst Lightning" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    Then Alice has no mana
    And Alice has 3 cards in exile
    When the top of the stack resolves
    Then Bob has 16 life

  @id:escape-0017 @rule:715.3 @rule:715.3a @rule:715.3b @rule:118.3
  @ruling:escape-face-chosen-first
  Scenario: An adventurer card that escapes as its Adventure is cast for the cost of the Adventure, and exiled on resolution
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Bonecrusher Giant |
      | 3 Silvercoat Lion |
    Then Alice can't cast "Bonecrusher Giant"
      | choice | answer            |
      | face   | Bonecrusher Giant |
    When Alice casts "Bonecrusher Giant" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    Then Alice has no mana
    And Alice has 3 cards in exile
    When the top of the stack resolves
    Then Bob has 18 life
    And "Bonecrusher Giant" is in exile

  @id:escape-0018 @rule:715.3 @rule:702.138a
  @ruling:escape-face-chosen-first
  Scenario: An adventurer card that escapes as a creature is cast for the cost of the creature
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Bonecrusher Giant |
      | 3 Silvercoat Lion |
    When Alice casts "Bonecrusher Giant"
      | choice | answer            |
      | face   | Bonecrusher Giant |
    Then Alice has no mana
    And Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Bonecrusher Giant" is on the battlefield
    And "Bonecrusher Giant" is a 4/3 creature

  @id:escape-0019 @rule:709.3 @rule:709.3a @rule:709.4 @rule:702.138a @rule:118.3
  @ruling:escape-face-chosen-first
  Scenario: A split card that escapes is cast as one half, for the mana cost of that half
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {W}  |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's graveyard holds
      | card              |
      | Wear // Tear      |
      | 3 Silvercoat Lion |
    Then Alice can't cast "Wear // Tear" targeting "Sol Ring"
      | choice | answer |
      | face   | Wear   |
    When Alice casts "Wear // Tear" targeting "Honor of the Pure"
      | choice | answer |
      | face   | Tear   |
    Then Alice has no mana
    And Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Honor of the Pure" is in Bob's graveyard
    And "Wear // Tear" is in Alice's graveyard

  @id:escape-0020 @rule:601.2a @rule:601.2i @rule:117.3c
  @ruling:escape-on-the-stack-first
  Scenario: From the start of casting the card is on the stack, and nobody acts until casting ends
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as     |
      | Lightning Bolt    |        |
      | Grizzly Bears     | Corpse |
      | Silvercoat Lion   | One    |
      | Silvercoat Lion   | Two    |
      | Silvercoat Lion   | Three  |
      | 3 Silvercoat Lion |        |
    And Bob's hand holds
      | card           |
      | Cling to Dust  |
      | Disenchant     |
    When Alice casts "Lightning Bolt" until Alice is asked for targets
    Then "Lightning Bolt" is on the stack
    And Alice has 7 cards in graveyard
    And Bob can't cast "Disenchant" targeting "Underworld Breach"
    And Bob can't cast "Cling to Dust" targeting "Corpse"
    And Alice can choose Bob
    When Alice chooses Bob
      | choice  | answer          |
      | objects | One; Two; Three |
    Then Alice has priority
    And Alice has 3 cards in exile
    When Alice passes priority
    Then Bob can cast "Disenchant" targeting "Underworld Breach"

  @id:escape-0021 @rule:601.5 @rule:601.2i @rule:702.138a @rule:601.3
  @ruling:escape-on-the-stack-first
  Scenario: Removing what granted escape, once the spell is cast, is too late
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Underworld Breach"
    And the top of the stack resolves
    Then "Underworld Breach" is in Alice's graveyard
    When the top of the stack resolves
    Then Bob has 17 life
    And "Lightning Bolt" is in Alice's graveyard
    And Alice can't cast "Lightning Bolt" targeting Bob

  @id:escape-0022 @rule:601.2f @rule:118.9d @rule:118.9c
  @ruling:escape-total-cost
  Scenario: A cost increase applies to an escape cost, and the mana value stays what it was
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent                    | controller |
      | Underworld Breach            | Alice      |
      | Thalia, Guardian of Thraben  | Bob        |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has no mana
    And Alice has 3 cards in exile
    And "Lightning Bolt" has mana value 1

  @id:escape-0023 @rule:601.2f @rule:118.7a @rule:118.9d
  @ruling:escape-total-cost
  Scenario: A cost reduction applies to the mana of an escape cost, and not to the cards exiled
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent           | controller |
      | Underworld Breach   | Alice      |
      | Goblin Electromancer | Alice     |
    And Alice's hand holds
      | card     |
      | Mountain |
    And Alice's graveyard holds
      | card                  |
      | Thrill of Possibility |
      | 2 Silvercoat Lion     |
    When Alice casts "Thrill of Possibility"
    Then Alice has no mana
    And Alice has 3 cards in exile
    And "Thrill of Possibility" has mana value 2

  @id:escape-0024 @rule:601.2f @rule:202.3 @rule:118.9c
  @ruling:escape-total-cost
  Scenario: What triggers on a mana value looks at the mana cost of a spell that escaped, not at what was paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                   | controller |
      | Eidolon of the Great Revel  | Bob        |
    And Alice's graveyard holds
      | card              |
      | Phoenix of Ash    |
      | 3 Silvercoat Lion |
    When Alice casts "Phoenix of Ash"
    Then "Phoenix of Ash" has mana value 3
    And the stack holds, from the top
      | object                                | controller |
      | ability of Eidolon of the Great Revel | Bob        |
      | Phoenix of Ash                        | Alice      |

  @id:escape-0025 @rule:601.2f @rule:118.9d
  @ruling:escape-total-cost
  Scenario: A floor on the total cost is applied last to an escape cost too
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent          | controller |
      | Underworld Breach  | Alice      |
      | Trinisphere        | Bob        |
      | Helm of Awakening  | Bob        |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has {R} in her mana pool
    And Alice has 3 cards in exile

  @id:escape-0026 @rule:702.138b
  Scenario: A permanent that was cast from the hand did not escape
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Phoenix of Ash |
    When Alice casts "Phoenix of Ash"
    And the top of the stack resolves
    Then "Phoenix of Ash" is on the battlefield
    And "Phoenix of Ash" has no counters
    And "Phoenix of Ash" is a 2/2 creature

  @id:escape-0027 @rule:702.138b @rule:702.138c
  Scenario: A card returned from the graveyard by an effect did not escape
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card    |
      | Zombify |
    And Alice's graveyard holds
      | card           |
      | Phoenix of Ash |
    When Alice casts "Zombify" targeting "Phoenix of Ash"
    And the top of the stack resolves
    Then "Phoenix of Ash" is on the battlefield
    And "Phoenix of Ash" has no counters

  @id:escape-0028 @rule:702.138b @rule:400.7d
  Scenario: A triggered ability finds that its permanent escaped
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card   |
      | Forest |
    And Alice's graveyard holds
      | card                          |
      | Uro, Titan of Nature's Wrath  |
      | 5 Silvercoat Lion             |
    When Alice casts "Uro, Titan of Nature's Wrath"
    And the stack resolves until empty
      | choice        | answer                                                                                               |
      | trigger order | ability 1 of Uro, Titan of Nature's Wrath; ability 2 of Uro, Titan of Nature's Wrath                  |
      | yes or no | no |
    Then "Uro, Titan of Nature's Wrath" is on the battlefield
    And Alice has 23 life
    And Alice has 2 cards in hand

  @id:escape-0029 @rule:702.138b @rule:608.2c
  Scenario: A permanent cast from the hand is sacrificed by its ability that asks whether it escaped
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                         |
      | Uro, Titan of Nature's Wrath |
      | Forest                       |
    When Alice casts "Uro, Titan of Nature's Wrath"
    And the stack resolves until empty
      | choice        | answer                                                                               |
      | trigger order | ability 1 of Uro, Titan of Nature's Wrath; ability 2 of Uro, Titan of Nature's Wrath |
      | yes or no | no |
    Then "Uro, Titan of Nature's Wrath" is in Alice's graveyard
    And Alice has 23 life
    And Alice has 2 cards in hand

  @id:escape-0030 @rule:702.138a @rule:601.2c @rule:601.2h @rule:608.2b
  Scenario: A spell that targets a card that its escape cost exiles does not resolve
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card              | as     |
      | Cling to Dust     |        |
      | 4 Silvercoat Lion |        |
      | Grizzly Bears     | Victim |
    When Alice casts "Cling to Dust" targeting "Victim"
    Then "Victim" is in exile
    When the top of the stack resolves
    Then "Cling to Dust" is in Alice's graveyard
    And nothing else changes

  @id:escape-0031 @rule:702.138a @rule:701.6a
  Scenario: A spell that escaped and is countered goes to the graveyard, and can escape again
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as    |
      | Lightning Bolt    |       |
      | Silvercoat Lion   | One   |
      | Silvercoat Lion   | Two   |
      | Silvercoat Lion   | Three |
      | 3 Silvercoat Lion |       |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Lightning Bolt" targeting Bob
      | choice | answer          |
      | exile  | One; Two; Three |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And Alice has 3 cards in exile
    And Bob has 20 life
    And Alice can cast "Lightning Bolt" targeting Bob

  @id:escape-0032 @rule:702.138a @rule:601.3 @rule:101.2
  Scenario: A card can't escape while an effect says that spells can't be cast from graveyards
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Underworld Breach  | Alice      |
      | Grafdigger's Cage  | Bob        |
    And Alice's hand holds
      | card  |
      | Shock |
      | Disenchant |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    Then Alice can cast "Shock" targeting Bob
    And Alice can't cast "Lightning Bolt" targeting Bob
    When Alice casts "Disenchant" targeting "Grafdigger's Cage"
    And the top of the stack resolves
    Then Alice can cast "Lightning Bolt" targeting Bob

  @id:escape-0033 @rule:702.138a @rule:305.9
  Scenario: A land card in the graveyard is not given escape, and can't be cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as     |
      | Mountain          | Hill   |
      | Lightning Bolt    |        |
      | 3 Silvercoat Lion |        |
    Then Alice can't cast "Hill"
    And Alice can't play "Hill"
    And Alice can cast "Lightning Bolt" targeting Bob
    When Alice tries to cast "Hill"
    Then the action is refused
    And nothing else changes

  @id:escape-0034 @rule:702.138a @rule:108.3 @rule:601.3
  Scenario: Only the controller of what grants escape can cast those cards, and only their own
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | 4 Mountain        | Carol      |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    And Carol's graveyard holds
      | card              |
      | Shock             |
      | 3 Silvercoat Lion |
    Then Alice can cast "Lightning Bolt" targeting Bob
    And Alice can't cast "Shock" targeting Bob
    When Alice passes priority
    And Bob passes priority
    Then Carol has priority
    And Carol can't cast "Shock" targeting Bob
    And Carol can't cast "Lightning Bolt" targeting Bob

  @id:escape-0035 @rule:601.2h @rule:118.8 @rule:702.138a
  Scenario: A card discarded at random for an additional cost comes too late to be exiled for the escape cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card     | as   |
      | Mountain | Held |
      | Fling    |      |
    And Alice's graveyard holds
      | card              |
      | Sonic Burst       |
      | 2 Silvercoat Lion |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    Then Alice can't cast "Sonic Burst" targeting Bob
    When Alice casts "Fling" targeting Bob
    Then Alice can cast "Sonic Burst" targeting Bob
    When Alice casts "Sonic Burst" targeting Bob
    Then "Held" is in Alice's graveyard
    And Alice has 3 cards in exile
    And Alice has 1 card in graveyard

  @id:escape-0036 @rule:702.138a @rule:608.2n
  Scenario: A spell that escaped and is returned to its owner's hand stays there
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    And Bob's hand holds
      | card   |
      | Remand |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Remand" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's hand
    And Bob has 20 life
    And Alice can cast "Lightning Bolt" from hand targeting Bob

  @id:escape-0037 @rule:601.2h @rule:614.6 @rule:702.138a
  Scenario: A permanent sacrificed for an additional cost that is exiled instead is not there to be exiled for the escape cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Rest in Peace     | Bob        |
      | Grizzly Bears     | Alice      |
    And Alice's graveyard holds
      | card            | as    |
      | Village Rites   | First |
      | Silvercoat Lion | One   |
      | Silvercoat Lion | Two   |
    And Alice's hand holds
      | card       |
      | Disenchant |
    Then Alice can't cast "First"
    When Alice casts "Disenchant" targeting "Rest in Peace"
    And the top of the stack resolves
    Then "Rest in Peace" is in exile
    And "Disenchant" is in Alice's graveyard
    When Alice casts "First"
      | choice | answer                  |
      | exile  | One; Two; Grizzly Bears |
    And the top of the stack resolves
    Then "First" is in Alice's graveyard
    And "Grizzly Bears" is in exile
    And Alice has 3 cards in exile

  @id:escape-0050 @rule:702.138a @rule:608.3a @rule:601.2f
  @ruling:escape-where-the-spell-goes
  Scenario: A permanent card that was given escape enters, goes to the graveyard only as it dies, and can escape again
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {G}{G}{G}{G}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Alice's graveyard holds
      | card              | as    |
      | Grizzly Bears     | Bear  |
      | Forest            | One   |
      | Shock             | Two   |
      | Silvercoat Lion   | Three |
      | 3 Silvercoat Lion |       |
    When Alice casts "Bear"
      | choice | answer          |
      | mana   | {G}{G}          |
      | exile  | One; Two; Three |
    Then Alice has {G}{G}{R} in her mana pool
    And Alice's exile holds, and nothing more
      | card            |
      | Forest          |
      | Shock           |
      | Silvercoat Lion |
    When the top of the stack resolves
    Then "Bear" is on the battlefield
    And "Bear" is a 2/2 creature
    When Alice casts "Lightning Bolt" targeting "Bear"
    And the top of the stack resolves
    Then "Bear" is in Alice's graveyard
    And Alice can cast "Bear"

  @id:escape-0051 @rule:117.3b @rule:117.3c @rule:702.138a @rule:608.2n
  @ruling:escape-before-opponents-act
  Scenario: A card that an effect discarded can escape before an opponent can act
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds "Careful Study", "Divination" and "Forest"
    And Alice's graveyard holds
      | card              |
      | 3 Silvercoat Lion |
    And Bob's hand holds "Cling to Dust"
    When Alice casts "Careful Study"
    And the top of the stack resolves
      | choice  | answer             |
      | objects | Divination; Forest |
    Then "Divination" is in Alice's graveyard
    And Alice has priority
    And Bob can't cast "Cling to Dust" targeting "Divination"
    And Alice can cast "Divination"
    When Alice passes priority
    Then Bob can cast "Cling to Dust" targeting "Divination"

  @id:escape-0052 @rule:117.3c @rule:307.1 @rule:601.3 @rule:702.138a
  @ruling:escape-before-opponents-act
  Scenario: Of the cards discarded for a cost the instant can escape at once, the sorcery only when the stack is empty
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds "Cathartic Reunion", "Divination" and "Lightning Bolt"
    And Alice's graveyard holds
      | card              |
      | 3 Silvercoat Lion |
    When Alice casts "Cathartic Reunion"
    Then "Divination" is in Alice's graveyard
    And Alice has priority
    And Alice can cast "Lightning Bolt" targeting Bob
    And Alice can't cast "Divination"
    When the top of the stack resolves
    Then Alice has priority
    And Alice can cast "Divination"

  @id:escape-0053 @rule:117.3b @rule:117.3c @rule:302.1 @rule:702.138a
  @ruling:escape-before-opponents-act
  Scenario: A creature card that died in combat can't escape until a main phase, and one that died in it can at once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | as   |
      | Underworld Breach | Alice      |      |
      | Grizzly Bears     | Alice      | Lone |
      | Silvercoat Lion   | Alice      | Leo  |
      | Hill Giant        | Bob        |      |
    And Alice's hand holds "Shock"
    And Alice's graveyard holds
      | card      |
      | 3 Memnite |
    And Bob's hand holds "Cling to Dust"
    When Alice casts "Shock" targeting "Leo"
    And the top of the stack resolves
    Then "Leo" is in Alice's graveyard
    And Alice has priority
    And Alice can cast "Leo"
    And Bob can't cast "Cling to Dust" targeting "Leo"
    When Alice attacks Bob with "Lone"
    And Bob blocks "Lone" with "Hill Giant"
    And the game advances to Alice's combat damage step
    Then "Lone" is in Alice's graveyard
    And Alice has priority
    And Alice can't cast "Lone"
    And Alice can cast "Shock" targeting Bob
    When the game advances to Alice's postcombat main phase
    Then Alice can cast "Lone"

  @id:escape-0054 @rule:118.9a @rule:608.2g @rule:601.2b @rule:702.138a
  @ruling:escape-no-second-alternative
  Scenario: A card that an effect lets its player cast from the graveyard without paying for it exiles no other cards, and can't escape then
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | 6 Island          | Alice      |
    And Alice's hand holds "Torrential Gearhulk"
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    Then Alice can cast "Lightning Bolt" targeting Bob
      | choice           | answer |
      | alternative cost | escape |
    When Alice casts "Torrential Gearhulk"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for yes or no
    Then Alice is asked for yes or no
    When Alice chooses yes
      | choice  | answer |
      | targets | Bob    |
    Then "Lightning Bolt" is on the stack
    And Alice's exile is empty
    And Alice has 3 cards in graveyard
    When the top of the stack resolves
    Then Bob has 17 life
    And "Lightning Bolt" is in exile

  @id:escape-0055 @rule:601.2f @rule:118.7c @rule:702.138a
  @ruling:escape-total-cost
  Scenario: An increase is added before a reduction is taken off, which so finds generic mana to take
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent                   | controller |
      | Underworld Breach           | Alice      |
      | Goblin Electromancer        | Alice      |
      | Thalia, Guardian of Thraben | Bob        |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    When Alice casts "Lightning Bolt" targeting Bob
    Then "Lightning Bolt" is on the stack
    And Alice has no mana
    And Alice has 3 cards in exile

  @id:escape-0056 @rule:513.1 @rule:603.2b @rule:603.6d
  Scenario: What is sacrificed at the beginning of the end step is sacrificed at that of another player too, and at no other step
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Glorious Anthem   | Alice      |
      | Grizzly Bears     | Alice      |
      | Glorious Anthem   | Bob        |
    When the game advances to Bob's postcombat main phase
    Then "Underworld Breach" is on the battlefield
    And the stack is empty
    When the game advances to Bob's end step
    Then the stack holds, from the top
      | object                         | controller |
      | ability 2 of Underworld Breach | Alice      |
    And "Underworld Breach" is on the battlefield
    When the top of the stack resolves
    Then "Underworld Breach" is in Alice's graveyard
    And the stack is empty
    And nothing else changes

  @id:escape-0057 @rule:601.3 @rule:513.1 @rule:603.2b @rule:702.138a
  Scenario: At its own controller's end step it is still there while its trigger waits, and cards can escape
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | 3 Silvercoat Lion |
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                         | controller |
      | ability 2 of Underworld Breach | Alice      |
    And Alice can cast "Lightning Bolt" targeting Bob
    When the top of the stack resolves
    Then "Underworld Breach" is in Alice's graveyard
    And nothing else changes
    And Alice can't cast "Lightning Bolt" targeting Bob

  @id:escape-0058 @rule:701.21a @rule:603.2b
  Scenario: A permanent that its end step trigger finds under another player's control is not sacrificed
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Vedalken Orrery   | Bob        |
      | 2 Island          | Bob        |
    And Bob's hand holds "Steal Enchantment"
    When the game advances to Alice's end step
    And Alice passes priority
    And Bob casts "Steal Enchantment" targeting "Underworld Breach"
    And the top of the stack resolves
    Then "Underworld Breach" is controlled by Bob
    And the stack holds, from the top
      | object                         | controller |
      | ability 2 of Underworld Breach | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And "Underworld Breach" is on the battlefield
    And nothing else changes
    When the game advances to Bob's end step
    And the top of the stack resolves
    Then "Underworld Breach" is in Alice's graveyard

  @id:escape-0059 @rule:702.138a @rule:601.3 @rule:601.2f @rule:202.2
  Scenario: Escape comes to the nonland cards of a graveyard as soon as what gives it is on the battlefield, and to no land card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Alice      |
    And Alice's hand holds "Underworld Breach"
    And Alice's graveyard holds
      | card              |
      | Lightning Bolt    |
      | Grizzly Bears     |
      | Sol Ring          |
      | Forest            |
      | 3 Silvercoat Lion |
    And Bob's graveyard holds "Shock"
    Then "Lightning Bolt" lacks escape
    And Alice can't cast "Lightning Bolt" targeting Bob
    When Alice casts "Underworld Breach"
    Then "Underworld Breach" is on the stack
    When the top of the stack resolves
    Then the characteristics of "Underworld Breach" are
      | characteristic | value             |
      | name           | Underworld Breach |
      | mana cost      | {1}{R}            |
      | types          | Enchantment       |
      | supertypes     | none              |
      | subtypes       | none              |
      | colors         | red               |
    And "Lightning Bolt" has escape
    And "Grizzly Bears" has escape
    And "Sol Ring" has escape
    And "Forest" lacks escape
    And "Shock" lacks escape
    And Alice can cast "Lightning Bolt" targeting Bob
