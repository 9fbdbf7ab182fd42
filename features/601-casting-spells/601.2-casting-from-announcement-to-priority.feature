Feature: Casting a spell, from its announcement to priority
  A spell is put on the stack first (601.2a), its choices are announced (601.2b-d), its total cost is determined and locked in
  (601.2f), mana abilities are activated (601.2g), the cost is paid (601.2h); only then it has been cast (601.2i).

  @id:casting-0001 @rule:601.2i @rule:117.3c @rule:117.3b
  Scenario: After a spell is cast its caster has priority, after it has resolved the active player has
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card |
      | Opt  |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice casts "Opt"
    Then Alice has priority
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    Then Bob has priority
    When the top of the stack resolves
    Then Alice has 18 life
    And Alice has priority
    And "Opt" is on the stack

  @id:casting-0002 @rule:601.2a @rule:601.2c @rule:117.1
  Scenario: While targets are chosen the card is on the stack and nobody else can act
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card   |
      | Duress |
      | Shock  |
    And Bob's hand holds
      | card          |
      | Healing Salve |
    When Alice casts "Shock" until Alice is asked for targets
    Then "Shock" is on the stack
    And Alice has 1 card in hand
    And Bob can't cast "Healing Salve" targeting Bob
    When Alice chooses Bob
    And Alice passes priority
    Then Bob can cast "Healing Salve" targeting Bob

  @id:casting-0003 @rule:601.2c @rule:601.2h @rule:608.2b
  Scenario: A creature that is a target can be sacrificed for the cost of the same spell, which then does not resolve
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card  |
      | Fling |
    When Alice casts "Fling" targeting "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Fling" is on the stack
    When the top of the stack resolves
    Then "Fling" is in Alice's graveyard
    And nothing else changes

  @id:casting-0004 @rule:601.2h @rule:601.2i @rule:117.3c
  Scenario: What is sacrificed for a cost is gone before anybody can respond
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds
      | card  |
      | Fling |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice casts "Fling" targeting Bob
      | choice    | answer     |
      | sacrifice | Hill Giant |
    And Alice passes priority
    Then Bob can't cast "Shock" targeting "Hill Giant"
    And Bob can cast "Shock" targeting "Grizzly Bears"
    When Bob casts "Shock" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then Bob has 17 life
    And "Grizzly Bears" is in Alice's graveyard

  @id:casting-0005 @rule:601.2c @rule:115.1a
  Scenario: A spell can't be cast without a legal target
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Doom Blade  |
      | Grizzly Bears |
    Then Alice can't cast "Doom Blade"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then Alice can cast "Doom Blade" targeting "Grizzly Bears"

  @id:casting-0006 @rule:601.2h @rule:733.1
  Scenario: A spell that can't be paid for is put back where it was, and nothing has happened
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card  |
      | Fling |
      | Shock |
    When Alice tries to cast "Fling" targeting Bob
    Then the action is refused
    And nothing else changes
    And "Fling" is in Alice's hand
    And "Grizzly Bears" is on the battlefield
    When Alice casts "Shock" targeting Bob
    Then "Shock" is on the stack

  @id:casting-0007 @rule:601.2i @rule:733.1 @rule:603.2 @rule:118.3
  Scenario: A spell whose casting was undone was not cast
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}    |
    And the battlefield holds
      | permanent       | controller |
      | Young Pyromancer | Alice     |
    And Alice's hand holds
      | card           |
      | Lightning Helix |
      | Lightning Bolt |
    When Alice tries to cast "Lightning Helix" targeting Bob
    Then the action is refused
    And the stack is empty
    And nothing else changes
    When Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Young Pyromancer | Alice      |
      | Lightning Bolt              | Alice      |

  @id:casting-0008 @rule:601.2i @rule:603.3 @rule:113.7a
  Scenario: An ability that triggered on casting a spell resolves also when that spell has been countered
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Young Pyromancer | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And Alice has 1 creature on the battlefield
    When the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    And Bob has 20 life

  @id:casting-0009 @rule:601.2b @rule:107.3a @rule:202.3e
  Scenario: X is announced with the spell, and counts for its mana value on the stack only
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {R}{R}{R}{R}{R} |
    And Alice's hand holds
      | card  |
      | Blaze |
    When Alice casts "Blaze" targeting Bob
      | choice | answer |
      | x      | 4      |
    Then Alice has no mana
    And "Blaze" has mana value 5
    When the top of the stack resolves
    Then Bob has 16 life
    And "Blaze" has mana value 1

  @id:casting-0010 @rule:601.2b @rule:107.3b @rule:118.9
  Scenario: X is 0 for a spell cast without paying its mana cost
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card  | as     |
      | Blaze | First  |
      | Blaze | Second |
    Then Alice can't cast "First" targeting Bob
      | choice           | answer      |
      | alternative cost | Omniscience |
      | x                | 3           |
    When Alice casts "First" targeting Bob
      | choice           | answer      |
      | alternative cost | Omniscience |
    Then the stack holds, from the top
      | object | x |
      | First  | 0 |
    When the top of the stack resolves
    Then Bob has 20 life
    When Alice casts "Second" targeting Bob
      | choice           | answer    |
      | alternative cost | mana cost |
      | x                | 3         |
    And the top of the stack resolves
    Then Bob has 17 life

  @id:casting-0011 @rule:601.2f @rule:601.2g
  Scenario: A total cost is locked in before mana abilities are activated
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent            | controller | as    |
      | Memnite              | Alice      | Scrap |
      | Krark-Clan Ironworks | Alice      |       |
    And Alice's hand holds
      | card     | as     |
      | Frogmite | First  |
      | Frogmite | Second |
    When Alice casts "First"
    Then Alice has no mana
    When the top of the stack resolves
    And Alice casts "Second"
      | choice    | answer               |
      | sources   | Krark-Clan Ironworks |
      | sacrifice | Scrap                |
    Then "Scrap" is in Alice's graveyard
    And "Second" is on the stack
    And Alice has {C} in her mana pool

  @id:casting-0012 @rule:601.3 @rule:101.2 @rule:601.2e
  Scenario: A player who may cast one spell a turn can't cast another, though the first was countered
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Rule of Law | Bob        |
    And Alice's hand holds
      | card  | as     |
      | Shock | First  |
      | Shock | Second |
    And Bob's hand holds
      | card         |
      | Counterspell |
    Then Alice can cast "Second" targeting Bob
    When Alice casts "First" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "First"
    And the top of the stack resolves
    Then "First" is in Alice's graveyard
    And Alice can't cast "Second" targeting Bob

  @id:casting-0013 @rule:601.3 @rule:702.61a
  Scenario: Nobody can cast a spell while a spell with split second is on the stack, afterward they can
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card         |
      | Sudden Shock |
      | Shock        |
    And Bob's hand holds
      | card         |
      | Giant Growth |
    When Alice casts "Sudden Shock" targeting Bob
    Then Alice can't cast "Shock" targeting Bob
    When Alice passes priority
    Then Bob can't cast "Giant Growth" targeting "Grizzly Bears"
    When Bob passes priority
    Then Bob has 18 life
    When Alice passes priority
    Then Bob can cast "Giant Growth" targeting "Grizzly Bears"

  @id:casting-0014 @rule:601.3 @rule:702.8a @rule:302.1 @rule:117.1a
  Scenario: A creature with flash can be cast when an instant could be, another creature can't
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the board "lands"
    And Alice's hand holds
      | card          |
      | Ambush Viper  |
      | Grizzly Bears |
    When Bob passes priority
    Then Alice can't cast "Grizzly Bears"
    When Alice casts "Ambush Viper"
    And the top of the stack resolves
    Then "Ambush Viper" is on the battlefield

  @id:casting-0015 @rule:601.5 @rule:601.3 @rule:601.2a
  Scenario: A spell whose permission had a condition resolves, though the condition was false once it had been cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as       |
      | Gravecrawler  | Alice      | Comrade  |
    And Alice's graveyard holds
      | card         | as     |
      | Gravecrawler | Undead |
    And Bob's hand holds
      | card  |
      | Shock |
    Then Alice can cast "Undead"
    When Alice casts "Undead"
    And Alice passes priority
    And Bob casts "Shock" targeting "Comrade"
    And the top of the stack resolves
    Then "Comrade" is in Alice's graveyard
    When the top of the stack resolves
    Then "Undead" is on the battlefield

  @id:casting-0016 @rule:601.3
  Scenario: A permission to cast a card from the graveyard with a condition does nothing while the condition is false
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         | as      |
      | Gravecrawler | Comrade |
    And Alice's graveyard holds
      | card         | as     |
      | Gravecrawler | Undead |
    Then Alice can't cast "Undead"
    When Alice casts "Comrade"
    And the top of the stack resolves
    Then Alice can cast "Undead"

  @id:casting-0017 @rule:601.3 @rule:608.2g @rule:118.9 @rule:614.6
  Scenario: A spell that an ability lets its controller cast while resolving is cast then, and exiled afterward as it says
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And Alice's hand holds
      | card                |
      | Torrential Gearhulk |
    And Alice's graveyard holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Torrential Gearhulk"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice has no mana
    When the top of the stack resolves
    Then Bob has 17 life
    And "Lightning Bolt" is in exile

  @id:casting-0018 @rule:601.2h @rule:733.1 @rule:601.2g @rule:605.3a @until:2026-09-24
  Scenario: A mana ability that drew a card is not reversed with the casting that its mana does not fit
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent        | controller |
      | Chromatic Sphere | Alice      |
      | Plains           | Alice      |
    And Alice's hand holds
      | card            |
      | Lightning Helix |
      | Silvercoat Lion |
    And Alice's library holds, from the top
      | card          |
      | Grizzly Bears |
      | Forest        |
    Then Alice can cast "Lightning Helix" targeting Bob
    When Alice tries to cast "Lightning Helix" targeting Bob
      | player | choice  | answer           |
      | Alice  | payment | Chromatic Sphere |
      | Alice  | color   | white            |
    Then the action is refused
    And "Lightning Helix" is in Alice's hand
    And "Chromatic Sphere" is in Alice's graveyard
    And "Grizzly Bears" is in Alice's hand
    And Alice has 1 card in library
    When Alice casts "Silvercoat Lion"
    Then "Silvercoat Lion" is on the stack

  @id:announce-0001 @rule:601.2c @rule:115.6
  Scenario: A spell with up to two targets is cast without any
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds "2 Memnite"
    And Alice's hand holds "Soul Salvage"
    When Alice casts "Soul Salvage"
      | choice  | answer |
      | targets | none   |
    Then the stack holds, from the top
      | object       | controller | targets |
      | Soul Salvage | Alice      | none    |
    When the top of the stack resolves
    Then Alice has 3 cards in graveyard
    And Alice has 0 cards in hand

  @id:casting-0019 @rule:601.2f @rule:102.3
  Scenario: Of several opponents one who controls no basic land is enough, whatever the others control
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Tundra        | Bob        |
      | Forest        | Carol      |
      | Grizzly Bears | Carol      |
    And Alice's hand holds "Hagra Mauling"
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
      | choice | answer        |
      | face   | Hagra Mauling |
    Then Alice has no mana

  @id:casting-0020 @rule:601.2f @rule:102.3
  Scenario: A reduction for an opponent without basic lands is not there when each opponent controls one
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Swamp         | Bob        |
      | Forest        | Carol      |
      | Grizzly Bears | Carol      |
    And Alice's hand holds "Hagra Mauling"
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
      | choice | answer        |
      | face   | Hagra Mauling |
    Then Alice has no mana
