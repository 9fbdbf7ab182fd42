Feature: Illegal targets on resolution
  Targets are looked at once more as the spell or ability begins to resolve. Without a legal one nothing of it happens. With at
  least one it resolves; what it says of illegal targets does not happen, and neither does what needs to know about them.

  @id:resolve-0001 @rule:608.2b
  Scenario: Nothing of a spell happens when its only target has left
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
      | Bob    | {U}          |
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card           | as    |
      | Sorin's Thirst | First |
      | Sorin's Thirst | Other |
    And Bob's hand holds
      | card     |
      | Unsummon |
    When Alice casts "First" targeting "Hill Giant"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Hill Giant"
    And the stack resolves until empty
    Then "First" is in Alice's graveyard
    And Alice has 20 life
    When Alice casts "Other" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 22 life
    And "Grizzly Bears" is in Bob's graveyard

  @id:resolve-0002 @rule:608.2b
  Scenario: Nothing of a spell happens when its only target can't be targeted any more
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{B} |
      | Bob    | {G}    |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card           |
      | Sorin's Thirst |
    And Bob's hand holds
      | card             |
      | Vines of Vastwood |
    When Alice casts "Sorin's Thirst" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Vines of Vastwood" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has 0 damage
    And Alice has 20 life
    And "Sorin's Thirst" is in Alice's graveyard
    And "Vines of Vastwood" is in Bob's graveyard

  @id:resolve-0003 @rule:608.2b
  Scenario: A target that has become illegal for what it must be is illegal
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{C} |
      | Bob    | {B}    |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Bob        |
      | Vedalken Orrery | Bob        |
    And Alice's hand holds
      | card       |
      | Doom Blade |
    And Bob's hand holds
      | card           |
      | Darkest Hour |
    When Alice casts "Doom Blade" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Darkest Hour"
    And the top of the stack resolves
    Then "Grizzly Bears" is black
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Doom Blade" is in Alice's graveyard

  @id:resolve-0004 @rule:608.2b
  Scenario: The legal targets are affected, the illegal one is not
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {B}{B}{B}{B}{B}{R} |
      | Bob    | {B}                |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Bob        |
      | Forest          | Bob        |
      | Vedalken Orrery | Bob        |
    And Alice's hand holds
      | card          |
      | Plague Spores |
    And Bob's hand holds
      | card         |
      | Darkest Hour |
    When Alice casts "Plague Spores" targeting "Grizzly Bears", then "Forest"
    And Alice passes priority
    And Bob casts "Darkest Hour"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Forest" is in Bob's graveyard
    And "Plague Spores" is in Alice's graveyard

  @id:resolve-0005 @rule:608.2b
  Scenario: A target that is legal for one part of an effect is affected by that part
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {B}{B}{B}{B}{B}{R}    |
      | Bob    | {C}                   |
    And the battlefield holds
      | permanent       | controller |
      | Mutavault       | Bob        |
      | Vedalken Orrery | Bob        |
      | Swamp           | Bob        |
    And Alice's hand holds
      | card          |
      | Plague Spores |
    And Bob's hand holds
      | card         |
      | Darkest Hour |
    When Alice passes priority
    And Bob activates ability 2 of "Mutavault"
    And the top of the stack resolves
    And Alice casts "Plague Spores" targeting "Mutavault", then "Mutavault"
    And Alice passes priority
    And Bob casts "Darkest Hour"
    And the top of the stack resolves
    Then "Mutavault" is black
    When the top of the stack resolves
    Then "Mutavault" is in Bob's graveyard

  @id:resolve-0006 @rule:608.2b @rule:601.2d
  Scenario: Damage that was divided is not divided anew when a target has left
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
      | Bob    | {U}       |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card         |
      | Arc Lightning |
    And Bob's hand holds
      | card     |
      | Unsummon |
    When Alice casts "Arc Lightning"
      | choice   | answer                                    |
      | targets  | Grizzly Bears; Hill Giant; Bob            |
      | division | 1 to Grizzly Bears; 1 to Hill Giant; 1 to Bob |
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then Bob has 19 life
    And "Hill Giant" has 1 damage

  @id:resolve-0007 @rule:608.2b
  Scenario: An illegal target does nothing, though it is on the battlefield
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {G}{G} |
    And the battlefield holds
      | permanent         | controller |
      | Serra Angel       | Alice      |
      | Air Elemental     | Bob        |
      | Vedalken Orrery   | Bob        |
      | 5 Island          | Bob        |
    And Alice's hand holds
      | card       |
      | Rabid Bite |
    And Bob's hand holds
      | card         |
      | Mind Control |
    When Alice casts "Rabid Bite" targeting "Serra Angel", then "Air Elemental"
    And Alice passes priority
    And Bob casts "Mind Control" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" is controlled by Bob
    When the top of the stack resolves
    Then "Air Elemental" is on the battlefield
    And "Air Elemental" has 0 damage
    And "Rabid Bite" is in Alice's graveyard

  @id:resolve-0008 @rule:608.2b
  Scenario: A part that needs to know about an illegal target does not happen
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {G}{G}{G}{G} |
      | Bob    | {U}    |
    And the battlefield holds
      | permanent     | controller |
      | Serra Angel   | Alice      |
      | Hill Giant    | Alice      |
      | Air Elemental | Bob        |
    And Alice's hand holds
      | card       | as    |
      | Rabid Bite | First |
      | Rabid Bite | Other |
    And Bob's hand holds
      | card     |
      | Unsummon |
    When Alice casts "First" targeting "Serra Angel", then "Air Elemental"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Serra Angel"
    And the stack resolves until empty
    Then "Air Elemental" has 0 damage
    When Alice casts "Other" targeting "Hill Giant", then "Air Elemental"
    And the stack resolves until empty
    Then "Air Elemental" has 3 damage

  @id:resolve-0009 @rule:608.2b @rule:700.2
  Scenario: A mode without a target does not save a spell whose only target is illegal
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
      | Bob    | {B}          |
    And the battlefield holds
      | permanent     | controller |
      | Elite Vanguard | Bob       |
    And Alice's hand holds
      | card            |
      | Cryptic Command |
    And Bob's hand holds
      | card          |
      | Village Rites |
    When Alice casts "Cryptic Command"
      | choice  | answer         |
      | modes   | 2; 4           |
      | targets | Elite Vanguard |
    And Alice passes priority
    And Bob casts "Village Rites"
    And the stack resolves until empty
    Then Alice has 0 cards in hand
    And "Cryptic Command" is in Alice's graveyard
    And "Elite Vanguard" is in Bob's graveyard
    And Bob has 2 cards in hand

  @id:resolve-0010 @rule:608.2b @rule:700.2
  Scenario: A spell with two modes does what its legal target allows
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
      | Bob    | {B}{B}       |
    And the battlefield holds
      | permanent      | controller |
      | Elite Vanguard | Bob        |
      | Grizzly Bears  | Bob        |
    And Alice's hand holds
      | card            |
      | Cryptic Command |
    And Bob's hand holds
      | card          | as    |
      | Village Rites | First |
      | Village Rites | Other |
    When Alice passes priority
    And Bob casts "First"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And Bob passes priority
    And Alice casts "Cryptic Command"
      | choice    | answer         |
      | modes     | 1; 2           |
      | targets   | First          |
      | targets 2 | Elite Vanguard |
    And Alice passes priority
    And Bob casts "Other"
      | choice    | answer         |
      | sacrifice | Elite Vanguard |
    And the stack resolves until empty
    Then Bob has 2 cards in hand
    And "First" is in Bob's graveyard
    And "Elite Vanguard" is in Bob's graveyard

  @id:resolve-0011 @rule:608.2b @rule:608.2n
  Scenario: An ability without a legal target leaves the stack and does nothing
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {G}{G} |
      | Bob    | {W}    |
    And the battlefield holds
      | permanent        | controller | as    |
      | Deathrite Shaman | Alice      | First |
      | Deathrite Shaman | Alice      | Other |
    And Bob's graveyard holds
      | card          |
      | Grizzly Bears |
      | Hill Giant    |
    When Alice activates ability 3 of "First" targeting "Grizzly Bears"
    And Alice activates ability 3 of "Other" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice has 22 life
    And "Grizzly Bears" is in exile
    When the top of the stack resolves
    Then the stack is empty
    And Alice has 22 life

  @id:resolve-0012 @rule:608.2b @rule:702.16b
  Scenario: Whether a target is legal is judged by the source as it last existed
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Bob    | {R}{W} |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
      | Elite Vanguard      | Bob        |
    And Bob's library holds, from the top
      | card       |
      | Hill Giant |
    And Bob's hand holds
      | card         |
      | Shock        |
      | Gods Willing |
    When Alice activates "Prodigal Pyromancer" targeting "Elite Vanguard"
    And Alice passes priority
    And Bob casts "Shock" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is in Alice's graveyard
    When Alice passes priority
    And Bob casts "Gods Willing" targeting "Elite Vanguard"
    And the top of the stack resolves
      | choice      | answer          |
      | color       | red             |
      | arrangement | top: Hill Giant |
    And the top of the stack resolves
    Then "Elite Vanguard" is on the battlefield
    And "Elite Vanguard" has 0 damage

  @id:resolve-0013 @rule:608.2b @rule:608.3b
  Scenario: An Aura spell without a legal target goes to the graveyard
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {W}{W} |
      | Bob    | {R}  |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds
      | card          | as    |
      | Holy Strength | First |
      | Holy Strength | Other |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice casts "First" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Shock" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "First" is in Alice's graveyard
    When Alice casts "Other" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Other" is attached to "Hill Giant"
