Feature: Increases, reductions and floors
  The total cost is the mana cost or alternative cost, plus additional costs and increases, less reductions; last comes what sets
  the total itself (601.2f). A reduction by generic mana leaves colored mana alone, and no cost falls below zero (118.7a, 118.7c).

  @id:cost-0001 @rule:118.7a @rule:601.2f
  Scenario: A reduction by generic mana does not reduce colored mana
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent           | controller |
      | 3 Helm of Awakening | Bob        |
    And Alice's hand holds
      | card                  | as    |
      | Lightning Bolt        | First |
      | Lightning Bolt        | Other |
    When Alice casts "First" targeting Bob
    Then Alice has no mana
    And Alice can't cast "Other" targeting Bob

  @id:cost-0002 @rule:118.7a @rule:601.2f
  Scenario: Increases come before reductions
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent            | controller |
      | Helm of Awakening    | Alice      |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has no mana
    And "Lightning Bolt" is on the stack

  @id:cost-0003 @rule:118.7 @rule:601.2f
  Scenario: A floor on the total cost counts increases and does not add to them
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent            | controller |
      | Trinisphere          | Bob        |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has {R} in her mana pool

  @id:cost-0004 @rule:118.7 @rule:601.2f
  Scenario: A floor on the total cost comes after reductions, and does not touch what costs more already
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {U}{U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent           | controller |
      | Trinisphere         | Bob        |
      | Helm of Awakening   | Alice      |
    And Alice's hand holds
      | card            |
      | Divination      |
      | Air Elemental   |
    When Alice casts "Air Elemental"
    Then Alice has {U}{U}{U} in her mana pool
    When the top of the stack resolves
    And Alice casts "Divination"
    Then Alice has no mana

  @id:cost-0005 @rule:118.9 @rule:601.2f
  Scenario: A spell cast without paying its mana cost costs what a floor says
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {C}{C}{C}{C} |
    And the battlefield holds
      | permanent   | controller |
      | Trinisphere | Bob        |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Bolt" targeting Bob
      | choice           | answer      |
      | alternative cost | Omniscience |
    Then Alice has {C} in her mana pool
    And "Lightning Bolt" has mana value 1

  @id:cost-0006 @rule:118.7 @rule:601.2f @rule:604.1
  Scenario: A floor that holds while its permanent is untapped is gone while that is tapped
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent   | controller | state  |
      | Trinisphere | Bob        | tapped |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has {R}{R} in her mana pool

  @id:cost-0007 @rule:118.8 @rule:601.2f @rule:702.33a
  Scenario: A kicker cost is in the total that a reduction applies to, once
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent            | controller |
      | Goblin Electromancer | Alice      |
    And Alice's hand holds
      | card            |
      | Burst Lightning |
    When Alice casts "Burst Lightning" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    Then Alice has no mana
    When the top of the stack resolves
    Then Bob has 16 life

  @id:cost-0008 @rule:118.6a @rule:118.9 @rule:601.2b
  Scenario: An alternative cost that an effect grants is paid for a card without a mana cost
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {W}{U}{B}{R}{G} |
    And the battlefield holds
      | permanent    | controller |
      | Fist of Suns | Alice      |
    And Alice's hand holds
      | card             |
      | Ancestral Vision |
    Then Alice can't cast "Ancestral Vision" targeting Alice
      | choice           | answer    |
      | alternative cost | mana cost |
    When Alice casts "Ancestral Vision" targeting Alice
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    Then Alice has no mana
    When the top of the stack resolves
    Then Alice has 3 cards in hand

  @id:cost-0009 @rule:118.9a @rule:601.2b
  Scenario: A cost that an effect grants is not paid for a spell that escapes or is flashed back
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Fist of Suns | Alice      |
    And Alice's hand holds
      | card  |
      | Shock |
    And Alice's graveyard holds
      | card              |
      | Phoenix of Ash    |
      | Think Twice       |
      | 3 Silvercoat Lion |
    Then Alice can't cast "Phoenix of Ash"
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    And Alice can't cast "Think Twice"
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    When Alice casts "Shock" targeting Bob
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    Then "Shock" is on the stack
    And the battlefield holds
      | permanent | controller | state  |
      | Plains    | Alice      | tapped |
      | Island    | Alice      | tapped |
      | Swamp     | Alice      | tapped |
      | Mountain  | Alice      | tapped |
      | Forest    | Alice      | tapped |

  @id:cost-0010 @rule:118.9 @rule:601.2h @rule:118.3
  Scenario: An alternative cost of a card in hand is paid with another card, not with itself
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    And Bob's hand holds
      | card          |
      | Force of Will |
    And Bob's library holds, from the top
      | card  |
      | Opt   |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    Then Bob can't cast "Force of Will" targeting "Lightning Bolt"
    When Bob tries to cast "Force of Will" targeting "Lightning Bolt"
    Then the action is refused
    And nothing else changes

  @id:cost-0011 @rule:118.9 @rule:118.9c @rule:601.2h
  Scenario: An alternative cost of life and an exiled card is paid in full, and leaves the mana value alone
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    And Bob's hand holds
      | card          |
      | Force of Will |
      | Opt           |
      | Shock         |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Force of Will" targeting "Lightning Bolt"
      | choice           | answer |
      | alternative cost | pitch  |
    Then Bob has 19 life
    And "Opt" is in exile
    And "Shock" is in Bob's hand
    And "Force of Will" has mana value 5
    When the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And Bob has 19 life

  @id:cost-0012 @rule:118.13a @rule:107.4f @rule:601.2b @rule:119.4
  Scenario: A Phyrexian mana symbol is paid with mana or 2 life, and the mana value stays
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}    |
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Bob        |
    And Alice's hand holds
      | card      |
      | Dismember |
    When Alice casts "Dismember" targeting "Hill Giant"
      | choice | answer |
      | life   | 4      |
    Then Alice has 16 life
    And Alice has no mana
    And "Dismember" has mana value 3

  @id:cost-0013 @rule:118.7a @rule:601.2b @rule:601.2f @rule:107.4f
  Scenario: A reduction by generic mana does not pay for a Phyrexian symbol
    Given a game between Alice and Bob
    And the players have
      | player | life | mana |
      | Alice  | 3    | {C}  |
    And the battlefield holds
      | permanent           | controller |
      | Hill Giant          | Bob        |
      | 3 Helm of Awakening | Alice      |
    And Alice's hand holds
      | card      |
      | Dismember |
      | Memnite   |
    Then Alice can't cast "Dismember" targeting "Hill Giant"
    When Alice casts "Memnite"
    Then "Memnite" is on the stack

  @id:cost-0014 @rule:118.8 @rule:601.2b @rule:118.3
  Scenario: An additional cost is due also when the mana cost is not paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Omniscience   | Alice      |
    And Alice's hand holds
      | card          |
      | Village Rites |
      | Memnite       |
    Then Alice can't cast "Village Rites"
      | choice           | answer      |
      | alternative cost | Omniscience |
    When Alice casts "Memnite"
      | choice           | answer      |
      | alternative cost | Omniscience |
    And the top of the stack resolves
    And Alice casts "Village Rites"
      | choice           | answer      |
      | alternative cost | Omniscience |
    Then "Memnite" is in Alice's graveyard

  @id:cost-0015 @rule:118.3 @rule:601.2h
  Scenario: A card can't be discarded twice for one cost
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Cathartic Reunion |
      | Forest            |
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    Then Alice can't cast "Cathartic Reunion"
    When Alice casts "Think Twice"
    And the top of the stack resolves
    And Alice casts "Cathartic Reunion"
    Then Alice's hand is empty
    And Alice has 2 cards in graveyard
    And "Think Twice" is in exile

  @id:cost-0016 @rule:118.7 @rule:118.7c @rule:601.2f
  Scenario: A reduction by colored mana takes that color first, and leaves generic mana that it does not reach
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent            | controller |
      | 8 Grizzly Bears      | Alice      |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card         |
      | Khalni Hydra |
    When Alice casts "Khalni Hydra"
    Then Alice has no mana
    And "Khalni Hydra" has mana value 8
    When the top of the stack resolves
    Then "Khalni Hydra" is a 8/8 creature

  @id:cost-0017 @rule:118.7c @rule:601.2f
  Scenario: A reduction by colored mana that exceeds it reduces what increases have added, down to nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller |
      | 10 Grizzly Bears       | Alice      |
      | 2 Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card         |
      | Khalni Hydra |
      | Memnite      |
    Then Alice can't cast "Memnite"
    When Alice casts "Khalni Hydra"
    Then "Khalni Hydra" is on the stack

  @id:cost-0018 @rule:118.8 @rule:601.2f @rule:702.33a
  Scenario: A kicker cost counts toward a floor on the total cost
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Trinisphere | Bob        |
    And Alice's hand holds
      | card            | as    |
      | Burst Lightning | First |
      | Burst Lightning | Other |
    When Alice casts "First" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    Then Alice has no mana
    And Alice can't cast "Other" targeting Bob

  @id:cost-0019 @rule:118.9d @rule:601.2f @rule:702.34a
  Scenario: A floor on the total cost counts for a spell cast with flashback
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent         | controller |
      | Trinisphere       | Bob        |
      | Helm of Awakening | Bob        |
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    When Alice casts "Think Twice"
    Then Alice has {U} in her mana pool
    When the top of the stack resolves
    Then "Think Twice" is in exile

  @id:cost-0020 @rule:118.7b @rule:101.1 @rule:601.2f
  Scenario: A reduction that names only colored mana leaves generic mana alone
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent  | controller |
      | Edgewalker | Alice      |
    And Alice's hand holds
      | card        | as     |
      | Doomed Traveler | Other |
      | Samite Healer | First |
      | Samite Healer | Second |
    Then Alice can't cast "Other"
    When Alice casts "First"
    Then Alice has {C} in her mana pool
    And "First" has mana value 2
    When the top of the stack resolves
    And Alice casts "Second"
    Then Alice has no mana

  @id:cost-0241 @rule:118.7 @rule:601.2f
  Scenario: Creatures of several opponents count together for a reduction, and two are not three
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana            |
      | Alice  | {G}{G}{C}{C}    |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Bob        |
      | Hill Giant     | Bob        |
      | Llanowar Elves | Alice      |
    And Alice's hand holds "Lashwhip Predator"
    Then Alice can't cast "Lashwhip Predator"
    When Alice passes priority
    Then Bob has priority

  @id:cost-0242 @rule:118.7 @rule:601.2f
  Scenario: With three creatures of opponents the reduction applies
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana            |
      | Alice  | {G}{G}{C}{C}    |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Bob        |
      | Hill Giant     | Bob        |
      | Llanowar Elves | Carol      |
    And Alice's hand holds "Lashwhip Predator"
    When Alice casts "Lashwhip Predator"
    Then "Lashwhip Predator" is on the stack
    And Alice has no mana
