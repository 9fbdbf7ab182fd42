Feature: Convoke, delve, improvise and affinity
  Convoke, delve and improvise pay for mana of a total cost that is locked in already (702.51a-b, 702.66a-b, 702.126a-b); affinity
  reduces the cost (702.41a). None of them is an additional or alternative cost.

  @id:convoke-0001 @rule:702.51a @rule:702.51b
  Scenario: A creature tapped for convoke pays for generic mana or mana of its color
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{C} |
    And the battlefield holds
      | permanent     | controller | state          |
      | Raging Goblin | Alice      | summoning sick |
      | Grizzly Bears | Alice      | summoning sick |
    And Alice's hand holds
      | card             |
      | Stoke the Flames |
    When Alice casts "Stoke the Flames" targeting Bob
      | choice | answer                       |
      | tap    | Raging Goblin; Grizzly Bears |
    Then Alice has no mana
    And "Raging Goblin" is tapped
    And "Grizzly Bears" is tapped
    And "Stoke the Flames" has mana value 4

  @id:convoke-0002 @rule:702.51a @rule:107.4a @rule:118.3
  Scenario: A creature of another color does not pay for colored mana by convoke
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Silvercoat Lion | Alice      |
    And Alice's hand holds
      | card             |
      | Stoke the Flames |
      | Raise the Alarm  |
    Then Alice can't cast "Stoke the Flames" targeting Bob
    When Alice casts "Raise the Alarm"
    Then Alice has no mana

  @id:convoke-0003 @rule:702.51b @rule:601.2f @rule:118.9d
  Scenario: Convoke pays for an increase when the mana cost is not paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Omniscience                 | Alice      |
      | Grizzly Bears               | Alice      |
      | Thalia, Guardian of Thraben | Bob        |
    And Alice's hand holds
      | card             |
      | Stoke the Flames |
    When Alice casts "Stoke the Flames" targeting Bob
      | choice           | answer        |
      | alternative cost | Omniscience   |
      | tap              | Grizzly Bears |
    Then "Grizzly Bears" is tapped
    When the top of the stack resolves
    Then Bob has 16 life

  @id:delve-0001 @rule:702.66a @rule:702.66b @rule:118.7a
  Scenario: Each card exiled with delve pays for one generic mana, and none for colored mana
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And Alice's hand holds
      | card            |
      | Treasure Cruise |
    And Alice's graveyard holds
      | card              |
      | 8 Silvercoat Lion |
    When Alice casts "Treasure Cruise"
    Then Alice has no mana
    And Alice has 7 cards in exile
    And Alice has 1 card in graveyard
    And "Treasure Cruise" has mana value 8

  @id:delve-0002 @rule:702.66a @rule:107.4a @rule:118.3
  Scenario: Delve does not pay for the colored part of a cost
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds
      | card            |
      | Treasure Cruise |
      | Lightning Bolt  |
    And Alice's graveyard holds
      | card              |
      | 8 Silvercoat Lion |
    Then Alice can't cast "Treasure Cruise"
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has no mana

  @id:delve-0003 @rule:702.66b @rule:601.2f
  Scenario: An increase can be paid with delve
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
    And Alice's hand holds
      | card            |
      | Treasure Cruise |
    And Alice's graveyard holds
      | card              |
      | 8 Silvercoat Lion |
    When Alice casts "Treasure Cruise"
    Then Alice has 8 cards in exile

  @id:improvise-0001 @rule:702.126a @rule:107.4a
  Scenario: An artifact tapped for improvise pays for one generic mana, also a creature that came this turn
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent   | controller | state          |
      | Memnite     | Alice      | summoning sick |
      | Ornithopter | Alice      |                |
      | Darksteel Ingot | Alice  |                |
    And Alice's hand holds
      | card             |
      | Reverse Engineer |
    When Alice casts "Reverse Engineer"
      | choice | answer                                |
      | tap    | Memnite; Ornithopter; Darksteel Ingot |
    Then Alice has no mana
    And "Memnite" is tapped
    And "Reverse Engineer" has mana value 5

  @id:affinity-0001 @rule:702.41a @rule:601.2f @rule:118.7a
  Scenario: Affinity counts the artifacts as the total cost is determined, and the mana value stays
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}{C} |
    And the battlefield holds
      | permanent   | controller |
      | Memnite     | Alice      |
      | Ornithopter | Bob        |
    And Alice's hand holds
      | card     |
      | Frogmite |
    When Alice casts "Frogmite"
    Then Alice has no mana
    And "Frogmite" has mana value 4

  @id:affinity-0002 @rule:702.41a @rule:118.7 @rule:601.2f
  Scenario: Affinity reduces no cost below zero
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | 5 Memnite   | Alice      |
    And Alice's hand holds
      | card     |
      | Frogmite |
    When Alice casts "Frogmite"
    And the top of the stack resolves
    Then "Frogmite" is on the battlefield

  @id:convoke-0004 @rule:702.51a @rule:508.1k @rule:506.4
  Scenario: An attacking creature can be tapped for convoke, and goes on attacking
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Alice      |
      | 3 Mountain  | Alice      |
    And Alice's hand holds
      | card             |
      | Stoke the Flames |
    When Alice attacks Bob with "Serra Angel"
    Then Alice can cast "Stoke the Flames" targeting Bob
    When Alice casts "Stoke the Flames" targeting Bob
      | choice | answer      |
      | tap    | Serra Angel |
    Then "Serra Angel" is tapped
    And "Serra Angel" is attacking Bob
    When the top of the stack resolves
    Then Bob has 16 life
    When the game advances to the end of combat
    Then Bob has 12 life

  @id:convoke-0005 @rule:702.51a @rule:302.6 @rule:601.2g
  Scenario: A creature that was tapped for mana does not pay for convoke as well, one that came this turn does
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent      | controller |
      | Llanowar Elves | Alice      |
    And Alice's hand holds
      | card             |
      | Stoke the Flames |
      | Memnite          |
    Then Alice can't cast "Stoke the Flames" targeting Bob
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then Alice can cast "Stoke the Flames" targeting Bob
    When Alice casts "Stoke the Flames" targeting Bob
    Then "Memnite" is tapped
    And "Llanowar Elves" is tapped
    And Alice has no mana
    And "Stoke the Flames" has mana value 4

  @id:delve-0004 @rule:702.66b @rule:118.9d @rule:702.138a @rule:118.3
  Scenario: Delve pays for generic mana of an escape cost, beside the cards that the escape cost exiles
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Carrion Feeder    | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's graveyard holds
      | card              |
      | Treasure Cruise   |
      | 9 Silvercoat Lion |
    Then Alice can't cast "Treasure Cruise"
    When Alice activates "Carrion Feeder"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And the top of the stack resolves
    And Alice casts "Treasure Cruise"
    Then Alice has no mana
    And Alice has 10 cards in exile
    And Alice's graveyard is empty
    And "Treasure Cruise" has mana value 8

  @id:delve-0005 @rule:702.66a @rule:118.7a
  Scenario: No more cards can be exiled with delve than there is generic mana to pay
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And Alice's hand holds
      | card            |
      | Treasure Cruise |
    And Alice's graveyard holds
      | card              |
      | 9 Silvercoat Lion |
    When Alice casts "Treasure Cruise"
    Then Alice has 2 cards in graveyard
    And Alice has 7 cards in exile
    And Alice has no mana

  @id:improvise-0002 @rule:702.126a @rule:601.2g
  Scenario: An artifact that was tapped for mana does not pay for improvise as well
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And the battlefield holds
      | permanent | controller | state  |
      | Manalith  | Alice      |        |
      | Sol Ring  | Alice      | tapped |
    And Alice's hand holds
      | card             |
      | Reverse Engineer |
      | Memnite          |
    Then Alice can't cast "Reverse Engineer"
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then Alice can cast "Reverse Engineer"
    When Alice casts "Reverse Engineer"
    Then "Manalith" is tapped
    And "Memnite" is tapped
    And Alice has no mana

  @id:improvise-0003 @rule:702.126a @rule:118.12
  Scenario: Improvise pays for casting the spell, and not for what an effect asks for later
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}       |
      | Bob    | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent | controller |
      | 6 Memnite | Alice      |
    And Alice's hand holds
      | card             |
      | Reverse Engineer |
    And Bob's hand holds
      | card      |
      | Mana Leak |
    When Alice casts "Reverse Engineer"
    Then Alice has no mana
    And "Reverse Engineer" is on the stack
    When Alice passes priority
    And Bob casts "Mana Leak" targeting "Reverse Engineer"
    And the top of the stack resolves
    Then "Reverse Engineer" is in Alice's graveyard
    And Alice has 3 untapped creatures on the battlefield

  @id:improvise-0004 @rule:702.126b @rule:601.2f @rule:118.9d
  Scenario: Improvise pays for an increase when the mana cost is not paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Omniscience                 | Alice      |
      | Memnite                     | Alice      |
      | Thalia, Guardian of Thraben | Bob        |
    And Alice's hand holds
      | card             |
      | Reverse Engineer |
    When Alice casts "Reverse Engineer"
      | choice           | answer      |
      | alternative cost | Omniscience |
      | tap              | Memnite     |
    Then "Memnite" is tapped
    When the top of the stack resolves
    Then Alice has 3 cards in hand

  @id:improvise-0005 @rule:702.126a @rule:118.9d @rule:107.4a @rule:118.3
  Scenario: Improvise pays for no part of an alternative cost of colored mana
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{U}{B}{R} |
    And the battlefield holds
      | permanent      | controller | state  |
      | Fist of Suns   | Alice      |        |
      | Memnite        | Alice      |        |
      | Llanowar Elves | Alice      | tapped |
    And Alice's hand holds
      | card             |
      | Reverse Engineer |
      | Lightning Bolt   |
    Then Alice can't cast "Reverse Engineer"
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    When Alice casts "Lightning Bolt" targeting "Llanowar Elves"
    Then "Lightning Bolt" is on the stack
