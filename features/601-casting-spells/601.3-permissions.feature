Feature: Permissions to cast
  A spell can be cast only where a rule or an effect allows it (601.3). A permission says from where, and nothing else: not when, and
  not for what cost unless it names one. Of several permissions the caster uses one.

  @id:permission-0001 @rule:601.3 @rule:601.2a @rule:401.2
  Scenario: The top card of a library that may be cast is on the stack before the next card counts
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's library holds, from the top
      | card          | as     |
      | Shock         | First  |
      | Lightning Bolt | Second |
    Then Alice can't cast "Second" targeting Bob
    When Alice casts "First" targeting Bob
    Then Alice can cast "Second" targeting Bob
    When Alice casts "Second" targeting Bob
    Then the stack holds, from the top
      | object | controller |
      | Second | Alice      |
      | First  | Alice      |
    And Alice's library is empty

  @id:permission-0002 @rule:601.3 @rule:307.1 @rule:305.1 @rule:305.2b
  Scenario: Spells and lands on top of a library keep their times
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's hand holds
      | card  |
      | Shock |
    And Alice's library holds, from the top
      | card       | as     |
      | Divination | First  |
      | Forest     | Second |
      | Opt        | Third  |
      | Plains     | Fourth |
      | Swamp      | Fifth  |
    When Alice casts "Shock" targeting Bob
    Then Alice can't cast "First"
    When the top of the stack resolves
    And Alice casts "First"
    Then Alice can't play "Second"
    When the top of the stack resolves
    Then "Second" is in Alice's hand
    And Alice can play "Fourth"
    When Alice plays "Second"
    Then Alice can't play "Fourth"
    And Alice has 2 cards in library

  @id:permission-0003 @rule:601.3 @rule:118.9a @rule:601.2b @rule:118.3
  Scenario: A card that may be cast from the top of a library can be cast for an alternative cost that it has itself
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's library holds, from the top
      | card        |
      | Mulldrifter |
      | Opt         |
      | Forest      |
      | Swamp       |
    Then Alice can't cast "Mulldrifter"
      | choice           | answer    |
      | alternative cost | mana cost |
    When Alice casts "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    Then Alice has no mana

  @id:permission-0004 @rule:601.3 @rule:118.9 @rule:118.9c @rule:118.3
  Scenario: A permission that asks for life instead of the mana cost is paid with as much life as the mana value, and with nothing else
    Given a game between Alice and Bob
    And the players have
      | player | life | mana      |
      | Alice  | 8    | {U}{U}{U} |
    And the battlefield holds
      | permanent       | controller |
      | Bolas's Citadel | Alice      |
    And Alice's library holds, from the top
      | card                |
      | Mulldrifter         |
      | Torrential Gearhulk |
      | Memnite             |
    Then Alice can't cast "Mulldrifter"
      | choice           | answer |
      | alternative cost | evoke  |
    When Alice casts "Mulldrifter"
    Then Alice has 3 life
    And "Mulldrifter" has mana value 5
    And Alice has {U}{U}{U} in her mana pool
    And Alice can't cast "Torrential Gearhulk"

  @id:permission-0005 @rule:601.2f @rule:118.9 @rule:107.3b
  Scenario: What is cast for life from a library has its increases paid in mana, and X 0
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent            | controller |
      | Bolas's Citadel      | Alice      |
      | Sphere of Resistance | Bob        |
    And Alice's library holds, from the top
      | card  |
      | Blaze |
      | Opt   |
    Then Alice can't cast "Blaze" targeting Bob
      | choice | answer |
      | x      | 1      |
    When Alice casts "Blaze" targeting Bob
    Then Alice has {C} in her mana pool
    And Alice has 19 life
    When the top of the stack resolves
    Then Bob has 20 life
    And "Blaze" is in Alice's graveyard

  @id:permission-0006 @rule:601.3 @rule:118.9a @rule:601.2b
  Scenario: Of two permissions for one card its caster uses one, and pays what that one asks for
    Given a game between Alice and Bob
    And the players have
      | player | life | mana   |
      | Alice  | 20   | {R}{R} |
    And the battlefield holds
      | permanent       | controller |
      | Future Sight    | Alice      |
      | Bolas's Citadel | Alice      |
    And Alice's library holds, from the top
      | card           | as     |
      | Lightning Bolt | First  |
      | Lightning Bolt | Second |
      | Forest         |        |
    When Alice casts "First" targeting Bob
      | choice           | answer    |
      | alternative cost | mana cost |
    Then Alice has {R} in her mana pool
    And Alice has 20 life
    When Alice casts "Second" targeting Bob
      | choice           | answer          |
      | alternative cost | Bolas's Citadel |
    Then Alice has {R} in her mana pool
    And Alice has 19 life

  @id:permission-0007 @rule:601.3 @rule:101.2
  Scenario: A prohibition to cast spells from the hand leaves those of the library alone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Experimental Frenzy | Alice      |
    And Alice's hand holds
      | card   | as   |
      | Shock  | Held |
      | Forest | Land |
    And Alice's library holds, from the top
      | card           | as   |
      | Lightning Bolt | Free |
      | Swamp          | Bog  |
    Then Alice can't cast "Held" targeting Bob
    And Alice can't play "Land"
    When Alice casts "Free" targeting Bob
    And the top of the stack resolves
    Then Bob has 17 life
    And Alice can't play "Land"
    And Alice can play "Bog"

  @id:permission-0008 @rule:601.3 @rule:611.2a @rule:305.1
  Scenario: Cards that an effect exiled may be played until it ends, for their costs, at their times
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Reckless Impulse |
      | Opt              |
    And Alice's library holds, from the top
      | card         | as     |
      | Divination   | First  |
      | Grizzly Bears | Second |
      | Forest       |        |
      | Swamp        |        |
      | Plains       |        |
    When Alice casts "Reckless Impulse"
    And the top of the stack resolves
    Then "First" is in exile
    And Alice can cast "First" from exile
    When Alice casts "Second" from exile
    And the top of the stack resolves
    Then "Second" is on the battlefield
    When the game advances to Alice's next precombat main phase
    Then Alice can cast "First" from exile
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    Then "First" is in exile
    And Alice can't cast "First" from exile

  @id:permission-0009 @rule:601.3 @rule:701.6a @rule:400.7
  Scenario: A card that was cast from exile and countered can't be cast again by the same permission
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Reckless Impulse |
    And Alice's library holds, from the top
      | card           |
      | Lightning Bolt |
      | Shock          |
      | Forest         |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Reckless Impulse"
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" from exile targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And Alice can't cast "Lightning Bolt" targeting Bob
    And Alice can cast "Shock" from exile targeting Bob

  @id:permission-0010 @rule:601.2a @rule:608.2g @rule:608.2n @rule:108.3
  Scenario: A card of an opponent that an effect lets a player cast is that player's spell, and goes to its owner's graveyard
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {B}{B}{B}{B} |
    And Alice's hand holds
      | card           |
      | Memory Plunder |
    And Bob's graveyard holds
      | card       |
      | Divination |
    When Alice casts "Memory Plunder" targeting "Divination"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object     | controller |
      | Divination | Alice      |
    And "Memory Plunder" is in Alice's graveyard
    And Alice has no mana
    When the top of the stack resolves
    Then Alice has 2 cards in hand
    And "Divination" is in Bob's graveyard
    And Bob's hand is empty

  @id:permission-0011 @rule:601.2f @rule:608.2g @rule:118.8 @rule:118.9d
  Scenario: A spell that an effect lets a player cast without paying its mana cost needs its additional cost
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {B}{B}{B}{B}{B}{B}{B}{B} |
    And the battlefield holds
      | permanent | controller |
      | Memnite   | Alice      |
    And Alice's hand holds
      | card           | as     |
      | Memory Plunder | First  |
      | Memory Plunder | Second |
    And Bob's graveyard holds
      | card          | as    |
      | Village Rites | Once  |
      | Village Rites | Twice |
    When Alice casts "First" targeting "Once"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Memnite" is in Alice's graveyard
    And "Once" is on the stack
    When the top of the stack resolves
    And Alice casts "Second" targeting "Twice"
    And the top of the stack resolves
    Then "Twice" is in Bob's graveyard
    And Alice has 2 cards in hand
    And the stack is empty

  @id:permission-0012 @rule:601.5 @rule:601.2i @rule:601.3 @rule:118.3
  Scenario: Removing what allowed casting a spell from the hand for nothing, once the spell is cast, is too late
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
      | 2 Plains    | Bob        |
    And Alice's hand holds
      | card           | as     |
      | Air Elemental  | First  |
      | Air Elemental  | Second |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "First"
      | choice           | answer      |
      | alternative cost | Omniscience |
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Omniscience"
    And the top of the stack resolves
    Then "Omniscience" is in Alice's graveyard
    And "First" is on the stack
    When the top of the stack resolves
    Then "First" is on the battlefield
    And Alice can't cast "Second"

  @id:permission-0013 @rule:601.3 @rule:101.2 @rule:305.1
  Scenario: Where spells can't be cast from libraries, a land on top of one can still be played
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Future Sight      | Alice      |
      | Grafdigger's Cage | Bob        |
    And Alice's library holds, from the top
      | card   | as     |
      | Forest | First  |
      | Shock  | Second |
    And Alice's hand holds
      | card       |
      | Disenchant |
    When Alice plays "First"
    Then "First" is on the battlefield
    And Alice can't cast "Second" targeting Bob
    When Alice casts "Disenchant" targeting "Grafdigger's Cage"
    And the top of the stack resolves
    Then Alice can cast "Second" targeting Bob

  @id:permission-0014 @rule:601.3 @rule:702.138a @rule:118.9a
  Scenario: A permission ends with its source, and one for the graveyard does nothing for the library
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Future Sight      | Alice      |
      | Underworld Breach | Alice      |
    And Alice's graveyard holds
      | card              | as     |
      | Lightning Bolt    | Buried |
      | 3 Silvercoat Lion |        |
    And Alice's library holds, from the top
      | card  | as  |
      | Shock | Top |
      | Opt   |     |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Buried" targeting Bob
    Then Alice has 3 cards in exile
    And Alice can cast "Top" targeting Bob
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Future Sight"
    And the top of the stack resolves
    Then Alice can't cast "Top" targeting Bob
    When the top of the stack resolves
    Then Bob has 17 life
    And "Buried" is in Alice's graveyard

  @id:permission-0015 @rule:601.2f @rule:118.9 @rule:715.3a @rule:202.3
  Scenario: A permission that asks for life looks at the mana value of the part that is cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Bolas's Citadel | Alice      |
    And Alice's library holds, from the top
      | card              | as     |
      | Bonecrusher Giant | First  |
      | Fire // Ice       | Second |
      | Bonecrusher Giant | Third  |
      | Opt               |        |
    When Alice casts "First" targeting Bob
      | choice | answer |
      | face   | Stomp  |
    Then Alice has 18 life
    When Alice casts "Second" targeting "Bolas's Citadel"
      | choice | answer |
      | face   | Ice    |
    Then Alice has 16 life
    When the stack resolves until empty
    Then "Third" is in Alice's hand
    And "First" is in exile
    And Alice can't cast "First" from exile

  @id:permission-0016 @rule:601.3 @rule:608.2g @rule:709.3 @rule:709.4
  Scenario: Of a split card that an effect lets its controller cast one half is cast, and the card is exiled afterward
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And Alice's hand holds
      | card                |
      | Torrential Gearhulk |
    And Alice's graveyard holds
      | card         |
      | Wear // Tear |
    And the battlefield holds
      | permanent         | controller |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    When Alice casts "Torrential Gearhulk"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | face      | Tear   |
    Then the stack holds, from the top
      | object       | controller | targets           |
      | Wear // Tear | Alice      | Honor of the Pure |
    And "Wear // Tear" has mana value 1
    When the top of the stack resolves
    Then "Honor of the Pure" is in Bob's graveyard
    And "Sol Ring" is on the battlefield
    And "Wear // Tear" is in exile
