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
