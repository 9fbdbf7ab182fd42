Feature: What is a target
  A target is chosen as a spell or ability is put on the stack, because its text says "target"; whatever else it does to
  objects and players, they are not its targets.

  @id:target-0001 @rule:115.3
  Scenario: One instance of the word "target" needs as many different targets as it asks for
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as  |
      | Grizzly Bears   | Bob        | a   |
      | Grizzly Bears   | Bob        | b   |
      | Grizzly Bears   | Bob        | c   |
      | Grizzly Bears   | Bob        | d   |
      | Hill Giant      | Bob        |     |
      | Air Elemental   | Bob        |     |
    And Alice's hand holds "Hex"
    When Alice tries to cast "Hex"
      | choice  | answer                                                |
      | targets | a; b; c; Hill Giant; Air Elemental; Air Elemental     |
    Then the action is refused
    And "Hex" is in Alice's hand
    When Alice casts "Hex"
      | choice  | answer                                |
      | targets | a; b; c; d; Hill Giant; Air Elemental |
    And the top of the stack resolves
    Then Bob has 0 creatures on the battlefield

  @id:target-0002 @rule:115.3
  Scenario: Two instances of the word "target" can have the same target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Dryad Arbor     | Bob        |
      | Manalith        | Bob        |
      | Glorious Anthem | Bob        |
    And Alice's hand holds "Decimate"
    When Alice casts "Decimate" targeting "Manalith", then "Dryad Arbor", then "Glorious Anthem", then "Dryad Arbor"
    And the top of the stack resolves
    Then Bob's graveyard holds "Manalith" and "Dryad Arbor" and "Glorious Anthem" and nothing more

  @id:target-0003 @rule:115.5
  Scenario: A spell cannot target itself, nor can it be cast without another target
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Counterspell" and "Shock"
    Then Alice can't cast "Counterspell"
    When Alice casts "Shock" targeting Bob
    Then Alice can't cast "Counterspell" targeting "Counterspell"
    When Alice casts "Counterspell" targeting "Shock"
    And the top of the stack resolves
    Then the stack is empty
    And "Shock" is in Alice's graveyard
    And Bob has 20 life

  @id:target-0004 @rule:115.6
  Scenario: A spell with "up to" targets can be cast without any
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds "Grizzly Bears"
    And Alice's hand holds
      | card         | as     |
      | Soul Salvage | first  |
    And the battlefield holds
      | permanent      | controller |
      | Young Pyromancer | Alice    |
    When Alice casts "first"
      | player | choice  | answer   |
      | Alice  | targets | declines |
    Then the stack holds, from the top
      | object                      | controller | targets |
      | ability of Young Pyromancer | Alice      | none    |
      | Soul Salvage                | Alice      | none    |
    When the stack resolves until empty
    Then "first" is in Alice's graveyard
    And "Grizzly Bears" is in Alice's graveyard

  @id:target-0005 @rule:115.2 @rule:109.2
  Scenario: "Target creature" is one on the battlefield, and "target creature card in your graveyard" one there
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as   |
      | Grizzly Bears | Alice      | live |
    And Alice's graveyard holds
      | card          | as   |
      | Grizzly Bears | dead |
    And Alice's hand holds "Murder" and "Raise Dead"
    Then Alice can't cast "Murder" targeting "dead"
    And Alice can't cast "Raise Dead" targeting "live"
    And Alice can cast "Murder" targeting "live"
    When Alice casts "Raise Dead" targeting "dead"
    And the top of the stack resolves
    Then "dead" is in Alice's hand

  @id:target-0006 @rule:115.4
  Scenario: "Any target" is a creature, a player, a planeswalker or a battle, and nothing else
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller | state              |
      | Grizzly Bears         | Bob        |                    |
      | Jace Beleren          | Bob        | 3 loyalty counters |
      | Manalith              | Bob        |                    |
      | Glorious Anthem       | Bob        |                    |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |
    And Alice's hand holds "Shock"
    Then Alice can't cast "Shock" targeting "Manalith"
    And Alice can't cast "Shock" targeting "Glorious Anthem"
    And Alice can cast "Shock" targeting "Grizzly Bears"
    And Alice can cast "Shock" targeting "Jace Beleren"
    And Alice can cast "Shock" targeting Alice
    When Alice casts "Shock" targeting "Invasion of Innistrad"
    And the top of the stack resolves
    Then "Invasion of Innistrad" has 3 defense counters

  @id:target-0007 @rule:115.10a @rule:115.10
  Scenario: A creature that is affected without the word "target" is no target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Gladecover Scout | Bob       |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Murder" and "Earthquake"
    Then Alice can't cast "Murder" targeting "Gladecover Scout"
    And Alice can cast "Murder" targeting "Grizzly Bears"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 1      |
    And the top of the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard

  @id:target-0008 @rule:115.1b @rule:303.4f
  Scenario: An Aura spell targets what it will enchant, and an Aura that is put onto the battlefield does not
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Gladecover Scout | Bob        |
    And Alice's hand holds "Pacifism" and "Replenish"
    And Alice's graveyard holds
      | card     | as   |
      | Pacifism | dead |
    Then Alice can't cast "Pacifism" targeting "Gladecover Scout"
    When Alice casts "Replenish"
    And the top of the stack resolves
    Then "dead" is attached to "Gladecover Scout"

  @id:target-0009 @rule:115.1 @rule:608.2b
  Scenario: A spell's target is fixed: it isn't changed to another creature when the first one is gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Murder"
    And Bob's hand holds "Unsummon"
    When Alice casts "Murder" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When the top of the stack resolves
    Then "Murder" is in Alice's graveyard
    And nothing else changes

  @id:target-0010 @rule:115.10a @rule:115.10 @rule:702.11c
  Scenario: A player who is hexproof is no target, and is affected by what doesn't target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent            | controller |
      | Leyline of Sanctity  | Bob        |
    And Alice's hand holds "Shock" and "Earthquake"
    Then Alice can't cast "Shock" targeting Bob
    And Alice can cast "Shock" targeting Alice
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Bob has 18 life
    And Alice has 18 life

  @id:target-0011 @rule:115.3 @rule:120.3e
  Scenario: A creature that is the target of both uses of the word is dealt the damage of both
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Cuombajj Witches | Alice      |
      | Hill Giant       | Bob        |
    When Alice activates "Cuombajj Witches"
      | player | choice  | answer     |
      | Alice  | targets | Hill Giant |
      | Bob    | targets | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" has 2 damage

  @id:target-0401 @rule:115.1a @rule:509.1h
  Scenario: A blocked creature is an attacking one that has been blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Serra Angel   | Bob        |
      | Plains        | Bob        |
    And Bob's hand holds "Smite"
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Serra Angel"
    And Alice passes priority
    Then Bob can cast "Smite" targeting "Hill Giant"
    And Bob can't cast "Smite" targeting "Grizzly Bears"
    And Bob can't cast "Smite" targeting "Serra Angel"

  @id:target-0402 @rule:115.1c @rule:509.1h
  Scenario: An unblocked creature is an attacking one that has not been blocked, from the declaration of blockers on
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Trap Runner   | Alice      |
      | Serra Angel   | Bob        |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    Then Alice can't activate "Trap Runner" targeting "Grizzly Bears"
    When Bob blocks "Hill Giant" with "Serra Angel"
    Then Alice can activate "Trap Runner" targeting "Grizzly Bears"
    And Alice can't activate "Trap Runner" targeting "Hill Giant"

  @id:target-0403 @rule:115.1a @rule:601.2c
  Scenario: Targets controlled by different players are chosen with different controllers
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{C} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
      | Serra Angel   | Bob        |
    And Alice's hand holds "Run Away Together"
    Then Alice can cast "Run Away Together" targeting "Grizzly Bears" and "Hill Giant"
    And Alice can't cast "Run Away Together" targeting "Serra Angel" and "Hill Giant"
    When Alice passes priority
    Then Bob has priority

  @id:target-0404 @rule:115.1a @rule:303.4
  Scenario: An enchanted permanent is one with an Aura attached to it, and not the Aura
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {G}{G}{C}{C} |
    And the battlefield holds
      | permanent       | controller | state                    |
      | Serra Angel     | Bob        |                          |
      | Hill Giant      | Bob        |                          |
      | Bonesplitter    | Bob        | attached to Hill Giant   |
      | Holy Strength   | Bob        | attached to Serra Angel  |
    And Alice's hand holds "Venomous Vines"
    Then Alice can cast "Venomous Vines" targeting "Serra Angel"
    And Alice can't cast "Venomous Vines" targeting "Hill Giant"
    And Alice can't cast "Venomous Vines" targeting "Holy Strength"
    When Alice passes priority
    Then Bob has priority

  @id:target-0405 @rule:115.1a @rule:708.2 @invented
  Scenario: A face-down creature is a target for what turns it face up, and a face-up one isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{C} |
    And the battlefield holds
      | permanent         | controller | state     |
      | Grizzly Bears     | Bob        |           |
      | Duskwater Shifter | Bob        | face down |
    And Alice's hand holds "Break Open"
    Then Alice can't cast "Break Open" targeting "Grizzly Bears"
    When Alice casts "Break Open" targeting "Duskwater Shifter"
    And the stack resolves until empty
    Then "Duskwater Shifter" is face up

  @id:target-0406 @rule:115.1d @rule:202.3
  Scenario: The permanent with the lowest mana value is looked for among those that can be meant
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent      | controller |
      | Culling Scales | Alice      |
      | Forest         | Bob        |
      | Grizzly Bears  | Bob        |
      | Llanowar Elves | Alice      |
      | Elvish Mystic  | Bob        |
    When the game advances to Alice's upkeep until Alice is asked for targets
    Then Alice can choose "Llanowar Elves"
    And Alice can't choose "Grizzly Bears"
    And Alice can't choose "Forest"
    When Alice chooses "Llanowar Elves"
    Then the stack holds, from the top
      | object                    | controller | targets        |
      | ability of Culling Scales | Alice      | Llanowar Elves |

  @id:target-0407 @rule:115.1c @rule:506.4
  Scenario: What blocks a creature, and what it blocks, are targets; other creatures in combat aren't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | as    |
      | Grizzly Bears      | Alice      | One   |
      | Hill Giant         | Alice      |       |
      | Steadfast Armasaur | Bob        |       |
      | Serra Angel        | Bob        |       |
      | 2 Plains           | Bob        |       |
    When Alice attacks Bob with "One" and "Hill Giant"
    And Bob blocks
      | blocker            | blocks     |
      | Steadfast Armasaur | Hill Giant |
      | Serra Angel        | One        |
    And Alice passes priority
    Then Bob can activate "Steadfast Armasaur" targeting "Hill Giant"
    And Bob can't activate "Steadfast Armasaur" targeting "One"

  @id:target-0408 @rule:115.1c @rule:506.4
  Scenario: What an attacking creature is blocked by is a target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | as    |
      | Grizzly Bears      | Bob        | One   |
      | Hill Giant         | Bob        |       |
      | Steadfast Armasaur | Alice      |       |
      | 2 Plains           | Alice      |       |
    When Alice attacks Bob with "Steadfast Armasaur"
    And Bob blocks "Steadfast Armasaur" with "Hill Giant"
    Then Alice can activate "Steadfast Armasaur" targeting "Hill Giant"
    And Alice can't activate "Steadfast Armasaur" targeting "One"

  @id:target-0409 @rule:115.1a @rule:509.1g
  Scenario: A creature that blocked this turn is a target after combat, and one that attacked isn't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | 2 Mountain    | Alice      |
      | Steel Wall    | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Sizzling Barrage"
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Steel Wall"
    And the game advances to Alice's postcombat main phase
    Then Alice can cast "Sizzling Barrage" targeting "Steel Wall"
    And Alice can't cast "Sizzling Barrage" targeting "Hill Giant"
    And Alice can't cast "Sizzling Barrage" targeting "Grizzly Bears"
