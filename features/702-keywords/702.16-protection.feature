Feature: Protection, part by part
  Protection stops damage, enchanting, equipping, blocking and targeting by what has the stated quality, and nothing else.

  @id:basic-0001 @rule:702.16b
  Scenario: A black spell cannot target a creature with protection from black
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | White Knight  | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Murder"
    When Alice tries to cast "Murder" targeting "White Knight"
    Then the action is refused
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "White Knight" is on the battlefield

  @id:basic-0002 @rule:702.16b
  Scenario: Protection binds its own controller's spells as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state  |
      | Plains        | Alice      |        |
      | Black Knight  | Alice      | tapped |
      | Grizzly Bears | Alice      | tapped |
    And Alice's hand holds "Cloudshift"
    When Alice tries to cast "Cloudshift" targeting "Black Knight"
    Then the action is refused
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is untapped
    And "Black Knight" is tapped

  @id:basic-0003 @rule:702.16c @rule:704.5m
  Scenario: A black Aura falls off when protection from black comes back
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Swamp         | Alice      |
      | Plains        | Alice      |
      | White Knight  | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Ovinize", "Unholy Strength" and "Holy Strength"
    When Alice casts "Ovinize" targeting "White Knight"
    And the top of the stack resolves
    And Alice casts "Unholy Strength" targeting "White Knight"
    And the top of the stack resolves
    And Alice casts "Holy Strength" targeting "White Knight"
    And the top of the stack resolves
    Then "Unholy Strength" is attached to "White Knight"
    And "White Knight" is a 3/4 creature
    When the game advances to Bob's upkeep
    Then "Unholy Strength" is in Alice's graveyard
    And "Holy Strength" is attached to "White Knight"
    And "White Knight" is a 3/4 creature

  @id:basic-0004 @rule:702.16e @rule:615.1
  Scenario: Damage from a red sorcery to a creature with protection from red is prevented
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state             |
      | 2 Mountain     | Alice      |                   |
      | Voice of All   | Bob        | chosen color: red |
      | Grizzly Bears  | Bob        |                   |
    And Alice's hand holds "Pyroclasm"
    When Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Voice of All" is on the battlefield
    And "Voice of All" has 0 damage

  @id:basic-0005 @rule:702.16e @rule:510.2
  Scenario: A creature with protection deals combat damage to a black attacker and takes none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Bog Wraith   | Alice      |
      | White Knight | Bob        |
    When Alice attacks with "Bog Wraith"
    And Bob blocks "Bog Wraith" with "White Knight"
    And the game advances to Alice's end of combat
    Then "White Knight" has 0 damage
    And "Bog Wraith" has 2 damage

  @id:basic-0006 @rule:702.16f
  Scenario: A black creature cannot block a creature with protection from black
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | White Knight  | Alice      |
      | Bog Wraith    | Bob        |
      | Grizzly Bears | Bob        |
    When Alice attacks with "White Knight"
    And Bob tries to block "White Knight" with "Bog Wraith"
    Then the action is refused
    When Bob blocks "White Knight" with "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 20 life

  @id:basic-0007 @rule:702.16b @rule:701.8a
  Scenario: Protection from black does not stop a black spell that destroys all creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | 4 Swamp      | Alice      |
      | White Knight | Bob        |
    And Alice's hand holds "Damnation"
    When Alice casts "Damnation"
    And the top of the stack resolves
    Then "White Knight" is in Bob's graveyard

  @id:basic-0008 @rule:702.16e @rule:704.5f
  Scenario: Protection from black does not stop a black effect that lowers toughness
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | 3 Swamp      | Alice      |
      | White Knight | Bob        |
      | Hill Giant   | Bob        |
    And Alice's hand holds "Infest"
    When Alice casts "Infest"
    And the top of the stack resolves
    Then "White Knight" is in Bob's graveyard
    And "Hill Giant" is a 1/1 creature

  @id:basic-0009 @rule:702.16a @rule:702.16e
  Scenario: Protection from Dragons prevents the damage of a Dragon and not that of a red Giant
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | as     |
      | Shivan Dragon   | Alice      |        |
      | Hill Giant      | Alice      |        |
      | Baneslayer Angel | Bob       | First  |
      | Baneslayer Angel | Bob       | Second |
    When Alice attacks with "Shivan Dragon" and "Hill Giant"
    And Bob blocks
      | blocker | blocks        |
      | First   | Shivan Dragon |
      | Second  | Hill Giant    |
    And the game advances to Alice's end of combat
    Then "First" has 0 damage
    And "First" is on the battlefield
    And "Shivan Dragon" is in Alice's graveyard
    And Bob has 30 life

  @id:basic-0010 @rule:702.16b @rule:608.2b
  Scenario: A red creature's ability cannot target a creature with protection from red
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state             |
      | Prodigal Pyromancer | Alice      |                   |
      | Voice of All        | Bob        | chosen color: red |
      | Elvish Mystic       | Bob        |                   |
    When Alice tries to activate "Prodigal Pyromancer" targeting "Voice of All"
    Then the action is refused
    When Alice activates "Prodigal Pyromancer" targeting "Elvish Mystic"
    And the top of the stack resolves
    Then "Elvish Mystic" is in Bob's graveyard
