Feature: Overload
  Paying the overload cost, an alternative cost, changes each "target" in the spell's text to "each" (702.96a): the spell then
  has no targets, and affects also what could not be targeted (702.96b).

  @id:overload-0001 @rule:702.96a @rule:702.96b @rule:702.11b
  Scenario: An overloaded spell has no targets and affects what can't be targeted
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Gladecover Scout  | Bob        |
      | Hill Giant        | Bob        |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds
      | card            |
      | Mizzium Mortars |
    Then Alice can cast "Mizzium Mortars" targeting "Hill Giant"
    And Alice can't cast "Mizzium Mortars" targeting "Gladecover Scout"
    When Alice casts "Mizzium Mortars"
      | choice           | answer   |
      | alternative cost | overload |
    Then the stack holds, from the top
      | object          | controller | targets |
      | Mizzium Mortars | Alice      | none    |
    When the top of the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard
    And "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:overload-0002 @rule:702.96a
  Scenario: A spell with overload cast for its mana cost has its one target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | Silvercoat Lion | Bob        |
    And Alice's hand holds
      | card            |
      | Mizzium Mortars |
    When Alice casts "Mizzium Mortars" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:overload-0003 @rule:702.96b @rule:608.2b
  Scenario: An overloaded spell resolves without anything to affect, one with a target needs it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card            |
      | Mizzium Mortars |
    Then Alice can't cast "Mizzium Mortars"
      | choice           | answer    |
      | alternative cost | mana cost |
    When Alice casts "Mizzium Mortars"
      | choice           | answer   |
      | alternative cost | overload |
    And the top of the stack resolves
    Then "Mizzium Mortars" is in Alice's graveyard
    And nothing else changes

  @id:overload-0004 @rule:702.96a @rule:118.9a @rule:601.2b @rule:118.3
  Scenario: A spell with overload that is cast without paying its mana cost can't be overloaded
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Omniscience   | Alice      |
      | Hill Giant    | Bob        |
      | Silvercoat Lion | Bob      |
    And Alice's hand holds
      | card            |
      | Mizzium Mortars |
    Then Alice can't cast "Mizzium Mortars"
      | choice           | answer   |
      | alternative cost | overload |
    When Alice casts "Mizzium Mortars" targeting "Hill Giant"
      | choice           | answer      |
      | alternative cost | Omniscience |
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:overload-0005 @rule:702.96a @rule:601.2f @rule:118.9c
  Scenario: Increases apply to an overload cost, and the mana value stays that of the mana cost
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {R}{R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card       |
      | Vandalblast |
    When Alice casts "Vandalblast"
      | choice           | answer   |
      | alternative cost | overload |
    Then Alice has no mana
    And "Vandalblast" has mana value 1
    When the top of the stack resolves
    Then "Sphere of Resistance" is in Bob's graveyard

  @id:overload-0006 @rule:702.34a @rule:118.9a @rule:702.96a
  Scenario: A spell with overload that is flashed back can't be overloaded
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
      | Manalith  | Bob        |
    And Alice's hand holds
      | card           |
      | Past in Flames |
    And Alice's graveyard holds
      | card        |
      | Vandalblast |
    When Alice casts "Past in Flames"
    And the top of the stack resolves
    Then Alice can't cast "Vandalblast"
      | choice           | answer   |
      | alternative cost | overload |
    When Alice casts "Vandalblast" targeting "Sol Ring"
    And the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Manalith" is on the battlefield
    And "Vandalblast" is in exile

  @id:overload-0007 @rule:702.96a @rule:702.96b
  Scenario: An overloaded spell that says "target player" affects each player, and targets none
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | 2 Swamp   | Alice      |
    And Alice's hand holds "Mind Rake" and "2 Memnite"
    And Bob's hand holds "3 Memnite"
    And Carol's hand holds "Memnite"
    When Alice casts "Mind Rake"
      | choice           | answer   |
      | alternative cost | overload |
    And the top of the stack resolves
      | player | choice  | answer                 |
      | Bob    | objects | Bob's Memnite #1; Bob's Memnite #2 |
    Then Alice has 0 cards in hand
    And Bob has 1 card in hand
    And Carol has 0 cards in hand

  @id:overload-0008 @rule:702.96a @invented
  Scenario: "Any target" of an overloaded spell becomes each creature, planeswalker, battle and player
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller |
      | 2 Mountain    | Alice      |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
      | Sol Ring      | Bob        |
    And Alice's hand holds "Scattered Sparks"
    When Alice casts "Scattered Sparks"
      | choice           | answer   |
      | modes            | 1        |
      | alternative cost | overload |
    And the top of the stack resolves
    Then "Memnite" is in Alice's graveyard
    And "Grizzly Bears" has 1 damage
    And Alice has 19 life
    And Bob has 19 life
    And Carol has 19 life
    And "Sol Ring" is on the battlefield

  @id:overload-0009 @rule:702.96a @invented
  Scenario: A target in a mode of an overloaded spell is changed as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
    And Alice's hand holds "Scattered Sparks"
    When Alice casts "Scattered Sparks"
      | choice           | answer   |
      | modes            | 2        |
      | alternative cost | overload |
    And the top of the stack resolves
    Then Alice has 18 life
    And Bob has 18 life

  @id:overload-0031 @rule:702.96a @rule:608.2c @invented
  Scenario: What an overloaded spell says later of its target it says of what it has affected
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Forest        | Alice      |
      | Memnite       | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Sweeping Amends"
    When Alice casts "Sweeping Amends"
      | choice           | answer   |
      | alternative cost | overload |
    And the stack resolves until empty
    Then "Hill Giant" is in Bob's graveyard
    And Alice has 22 life
    And Bob has 22 life

  @id:overload-0040 @rule:702.96a @invented
  Scenario: What an overloaded spell does by the power of its target it does to each creature by its own power
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Swelling Tide of Rage"
    When Alice casts "Swelling Tide of Rage"
      | choice           | answer   |
      | alternative cost | overload |
    And the top of the stack resolves
    Then "Hill Giant" is 6/3
    And "Grizzly Bears" is 4/2

  @id:overload-0041 @rule:702.96a @rule:612.1
  Scenario: A spell that was overloaded stays so when another effect changes its text
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Memnite     | Alice      |
      | Memnite     | Bob        |
      | Ornithopter | Bob        |
    And Alice's hand holds "Vandalblast"
    And Bob's hand holds "Magical Hack"
    When Alice casts "Vandalblast"
      | choice           | answer   |
      | alternative cost | overload |
    And Alice passes priority
    And Bob casts "Magical Hack" targeting "Vandalblast"
    And the top of the stack resolves
      | player | choice | nth | answer |
      | Bob    | name   | 1   | Swamp  |
      | Bob    | name   | 2   | Island |
    And the top of the stack resolves
    Then the battlefield holds
      | permanent | controller |
      | Memnite   | Alice      |
    And Bob has 0 creatures on the battlefield
