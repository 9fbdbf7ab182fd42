Feature: Information that an effect needs
  Numbers and facts are looked up when the effect is applied, once. Of an object that is where it was expected the present
  facts count, of one that has left its last ones; and it is the object that does what its ability says.

  @id:resolve-0201 @rule:608.2h
  Scenario: A number of objects is counted as the spell resolves, and once
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {G}  |
      | Bob    | {R}{R}  |
    And the battlefield holds
      | permanent      | controller | as    |
      | Hill Giant     | Alice      |       |
      | Grizzly Bears  | Alice      |       |
      | Llanowar Elves | Alice      | One   |
      | Llanowar Elves | Alice      | Two   |
    And Alice's hand holds
      | card                |
      | Might of the Masses |
    And Bob's hand holds
      | card  | as    |
      | Shock | First |
      | Shock | Other |
    When Alice casts "Might of the Masses" targeting "Hill Giant"
    And Alice passes priority
    And Bob casts "First" targeting "One"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Hill Giant" is 6/6
    When Alice passes priority
    And Bob casts "Other" targeting "Two"
    And the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    And "Hill Giant" is 6/6

  @id:resolve-0202 @rule:608.2h
  Scenario: A sacrificed creature's power is what it was when it was last on the battlefield
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {G}{R}{R}       |
      | Bob    | {W}{W}          |
    And the battlefield holds
      | permanent       | controller | state            |
      | Grizzly Bears   | Alice      | 1 +1/+1 counter  |
      | Glorious Anthem | Alice      |                  |
    And Alice's hand holds
      | card         |
      | Giant Growth |
      | Fling        |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is 7/7
    When Alice casts "Fling" targeting Bob
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Glorious Anthem"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob has 13 life

  @id:resolve-0203 @rule:608.2h
  Scenario: What an effect itself has exiled is known as it last existed
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {W}{G} |
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Alice      |                           |
      | Mind Control  | Bob        | attached to Grizzly Bears |
    And Alice's hand holds
      | card                 |
      | Giant Growth         |
      | Swords to Plowshares |
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Swords to Plowshares" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob has 25 life
    And Alice has 20 life
    And "Grizzly Bears" is in exile

  @id:resolve-0204 @rule:608.2h
  Scenario: What an effect itself has put into a library is known as it last existed
    Given a game between Alice and Bob
    And it is Bob's beginning of combat
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Plains        | Alice      |
      | Forest        | Alice      |
    And Alice's hand holds
      | card         |
      | Giant Growth |
      | Condemn      |
    When Bob attacks Alice with "Grizzly Bears"
    And Bob passes priority
    And Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob passes priority
    And Alice casts "Condemn" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob has 25 life
    And Bob has 0 creatures on the battlefield

  @id:resolve-0205 @rule:608.2h
  Scenario: The mana value of an artifact that the effect has destroyed is known
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {W}{W}{W}{W} |
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Bob        |
      | Darksteel Ingot | Bob        |
    And Alice's hand holds
      | card            | as    |
      | Divine Offering | First |
      | Divine Offering | Other |
    When Alice casts "First" targeting "Vedalken Orrery"
    And the top of the stack resolves
    Then Alice has 24 life
    When Alice casts "Other" targeting "Darksteel Ingot"
    And the top of the stack resolves
    Then Alice has 27 life
    And "Darksteel Ingot" is on the battlefield

  @id:resolve-0206 @rule:608.2h @rule:113.7a
  Scenario: An ability uses its source's present power, and its last power when the source has left
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{G}    |
      | Bob    | {R}          |
    And the battlefield holds
      | permanent       | controller | as    | state           |
      | Spikeshot Goblin | Alice     | First |                 |
      | Spikeshot Goblin | Alice     | Other | 1 +1/+1 counter |
    And Alice's hand holds
      | card         |
      | Giant Growth |
    And Bob's hand holds
      | card           |
      | Lightning Bolt |
    When Alice activates "First" targeting Bob
    And Alice casts "Giant Growth" targeting "First"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob has 16 life
    When Alice activates "Other" targeting Bob
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Other"
    And the top of the stack resolves
    Then "Other" is in Alice's graveyard
    When the top of the stack resolves
    Then Bob has 14 life

  @id:resolve-0207 @rule:608.2h @rule:702.15b
  Scenario: Damage from a source that has left is dealt by it as it last existed
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {R}  |
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
      | Hill Giant          | Bob        |                                 |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice activates "Prodigal Pyromancer" targeting "Hill Giant"
    And Alice passes priority
    And Bob casts "Shock" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 21 life
    And "Hill Giant" is in Bob's graveyard

  @id:resolve-0208 @rule:608.2h
  Scenario: "Its controller" is who controlled it last
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {G}{G}{G}          |
      | Bob    | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Vedalken Orrery | Bob        |
    And Alice's hand holds
      | card         |
      | Beast Within |
    And Bob's hand holds
      | card       |
      | Confiscate |
    When Alice casts "Beast Within" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Confiscate" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And Bob has 1 creature on the battlefield
    And Alice has 0 creatures on the battlefield

  @id:resolve-0209 @rule:608.2h
  Scenario: The power of a target is what it is as the spell resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {G}{G}{G}{G}{G}{G} |
      | Bob    | {B}{B}             |
    And the battlefield holds
      | permanent     | controller | as    |
      | Hill Giant    | Alice      | Giant |
    And Alice's hand holds
      | card           |
      | Soul's Majesty |
      | Giant Growth   |
    When Alice casts "Soul's Majesty" targeting "Giant"
    And Alice casts "Giant Growth" targeting "Giant"
    And the stack resolves until empty
    Then Alice has 6 cards in hand

  @id:resolve-0210 @rule:608.2i @rule:307.1 @rule:118.3
  Scenario: A cost that looks back counts attackers that are gone
    Given a game between Alice and Bob
    And the players have
      | player | library |
      | Alice  | 10      |
    And the battlefield holds
      | permanent      | controller |
      | Savannah Lions | Alice      |
      | Elite Vanguard | Alice      |
      | Hill Giant     | Bob        |
      | Wall of Stone  | Bob        |
      | 3 Plains       | Alice      |
    And Alice's hand holds
      | card                 | as    |
      | Search Party Captain | First |
      | Search Party Captain | Other |
    Then Alice can't cast "First"
    When Alice attacks Bob with "Savannah Lions" and "Elite Vanguard"
    And Bob blocks
      | blocker       | blocks         |
      | Hill Giant    | Savannah Lions |
      | Wall of Stone | Elite Vanguard |
    And the game advances to Alice's postcombat main phase
    Then "Savannah Lions" is in Alice's graveyard
    When Alice casts "First"
    Then Alice has 1 untapped land on the battlefield
    When the top of the stack resolves
    Then Alice can't cast "Other"

  @id:resolve-0211 @rule:608.2h @rule:608.2c
  Scenario: Cards that one instruction had discarded are counted as the next one draws for them
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And Alice's hand holds
      | card        |
      | Syphon Mind |
    And Bob's hand holds
      | card     |
      | Shock    |
      | Negate   |
    And Carol's hand holds
      | card       |
      | Divination |
    When Alice casts "Syphon Mind"
    And the top of the stack resolves
      | player | choice  | answer |
      | Bob    | objects | Negate |
    Then Alice has 2 cards in hand
    And "Negate" is in Bob's graveyard
    And "Divination" is in Carol's graveyard
    And Bob has 1 card in hand

  @id:resolve-0308 @rule:608.2i @rule:601.2f
  Scenario: A creature that attacked in two combats is one creature that its controller attacked with
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Alice      |
      | 3 Plains    | Alice      |
    And Alice's hand holds "Relentless Assault" and "Search Party Captain"
    When Alice casts "Relentless Assault"
    And the top of the stack resolves
    And Alice attacks Bob with "Serra Angel"
    And the game advances to Alice's end of combat
    And Alice attacks Bob with "Serra Angel"
    And the game advances to Alice's postcombat main phase
    Then Bob has 12 life
    When Alice casts "Search Party Captain"
    Then Alice has 0 untapped lands on the battlefield

  @id:resolve-0221 @rule:608.2h @rule:102.3
  Scenario: The opponents of whom something is true are counted, and no others
    Given a game between Alice, Bob, Carol and Dan
    And the battlefield holds
      | permanent                | controller |
      | Priest of the Blessed Graf | Alice    |
      | Plains                   | Alice      |
      | 2 Swamp                  | Bob        |
      | Island                   | Carol      |
      | 3 Forest                 | Dan        |
    When the game advances to Alice's end step
    And the top of the stack resolves
    Then Alice has 3 creatures on the battlefield

  @id:resolve-0222 @rule:608.2h
  Scenario: The greatest power is that of one creature, and not that of all together
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Serra Angel   | Bob        |
    And Alice's hand holds "Essence Harvest"
    When Alice casts "Essence Harvest" targeting Bob
    And the stack resolves until empty
    Then Bob has 17 life
    And Alice has 23 life

  @id:resolve-0223 @rule:608.2h @rule:601.2h
  Scenario: The mana spent on a spell is counted, and not its mana value
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent                    | controller |
      | Aberrant Manawurm            | Alice      |
      | Thalia, Guardian of Thraben  | Bob        |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then "Aberrant Manawurm" is 4/5

  @id:resolve-0224 @rule:608.2h
  Scenario: Of the life gained and the life lost this turn the greater counts, and not what is left of both
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {B}{R}{W}{C}{C}       |
    And the battlefield holds
      | permanent                | controller |
      | Willowdusk, Essence Seer | Alice      |
      | Grizzly Bears            | Alice      |
    And Alice's hand holds
      | card            |
      | Night's Whisper |
      | Lightning Helix |
    When Alice casts "Night's Whisper"
      | choice | answer |
      | mana   | {B}{C} |
    And the stack resolves until empty
    And Alice casts "Lightning Helix" targeting Bob
    And the stack resolves until empty
    And Alice activates "Willowdusk, Essence Seer" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" has 3 +1/+1 counters

  @id:resolve-0225 @rule:608.2h
  Scenario: Life lost this turn counts in full where more was lost than gained
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {B}{B}{R}{W}{C}{C}{C} |
    And the battlefield holds
      | permanent                | controller |
      | Willowdusk, Essence Seer | Alice      |
      | Grizzly Bears            | Alice      |
    And Alice's hand holds
      | card            | as    |
      | Night's Whisper | One   |
      | Night's Whisper | Two   |
      | Lightning Helix |       |
    When Alice casts "One"
      | choice | answer |
      | mana   | {B}{C} |
    And the stack resolves until empty
    And Alice casts "Two"
      | choice | answer |
      | mana   | {B}{C} |
    And the stack resolves until empty
    And Alice casts "Lightning Helix" targeting Bob
    And the stack resolves until empty
    And Alice activates "Willowdusk, Essence Seer" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" has 4 +1/+1 counters

  @id:resolve-0903 @rule:608.2h
  Scenario: So many cards are discarded as there were before that many were drawn
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Laquatus's Creativity"
    And Bob's hand holds
      | card          |
      | Opt           |
      | Shock         |
      | Grizzly Bears |
    When Alice casts "Laquatus's Creativity" targeting Bob
    And the top of the stack resolves
      | player | choice  | answer                    |
      | Bob    | objects | Opt; Shock; Grizzly Bears |
    Then Bob has 3 cards in hand
    And Bob's graveyard holds "Opt", "Shock" and "Grizzly Bears" and nothing more
