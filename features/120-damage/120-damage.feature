Feature: Damage
  What damage does depends on what deals it and what it is dealt to; the source is asked as it last was when it is gone.

  @id:damage-0001 @rule:120.3f @rule:702.15c @rule:113.7a
  Scenario: A source that has left the battlefield had lifelink, and its damage still gains life
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
    And Bob's hand holds "Murder"
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    And Bob casts "Murder" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is in Alice's graveyard
    When the top of the stack resolves
    Then Bob has 19 life
    And Alice has 21 life

  @id:damage-0002 @rule:120.3e @rule:702.2e @rule:113.7a
  Scenario: A source that has left the battlefield had deathtouch, and its damage still destroys
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
      | Colossal Dreadmaw   | Bob        |                                 |
    And Bob's hand holds "Murder"
    When Alice activates "Prodigal Pyromancer" targeting "Colossal Dreadmaw"
    And Alice passes priority
    And Bob casts "Murder" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is in Alice's graveyard
    When the top of the stack resolves
    Then "Colossal Dreadmaw" is in Bob's graveyard

  @id:damage-0003 @rule:120.3f @rule:113.7a
  Scenario: A source that lost lifelink before it left deals damage without it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
    And Bob's hand holds "Murder" and "Disenchant"
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Basilisk Collar"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Murder" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob has 19 life
    And Alice has 20 life

  @id:damage-0004 @rule:120.3c @rule:306.8
  Scenario: Damage to a planeswalker removes loyalty counters and marks none
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Bob        | 3 loyalty counters |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 1 loyalty counter
    And "Jace Beleren" has 0 damage
    And Bob has 20 life

  @id:damage-0005 @rule:120.3c @rule:120.3d @rule:120.3b @rule:702.90
  Scenario: Infect changes damage to creatures and players, but not to planeswalkers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state              | as     |
      | Glistener Elf | Alice      |                    | one    |
      | Glistener Elf | Alice      |                    | two    |
      | Glistener Elf | Alice      |                    | three  |
      | Jace Beleren  | Bob        | 3 loyalty counters |        |
      | Hill Giant    | Bob        |                    |        |
    When Alice attacks
      | attacker | attacks      |
      | one      | Bob          |
      | two      | Jace Beleren |
      | three    | Bob          |
    And Bob blocks "three" with "Hill Giant"
    And the game advances to Alice's end of combat
    Then Bob has 20 life
    And Bob has 1 poison counter
    And "Jace Beleren" has 2 loyalty counters
    And "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has 0 damage
    And "Hill Giant" is a 2/2 creature

  @id:damage-0006 @rule:120.8
  Scenario: Damage of 0 is not dealt: nothing triggers on it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state              |
      | Stuffy Doll   | Bob        | chosen player: Alice |
      | Steel Wall    | Alice      |                    |
      | Grizzly Bears | Alice      |                    |
    And Alice's hand holds
      | card      | as     |
      | Prey Upon | first  |
      | Prey Upon | second |
    When Alice casts "first" targeting "Steel Wall", then "Stuffy Doll"
    And the top of the stack resolves
    Then the stack is empty
    And "Stuffy Doll" has 0 damage
    When Alice casts "second" targeting "Grizzly Bears", then "Stuffy Doll"
    And the stack resolves until empty
    Then Alice has 18 life

  @id:damage-0007 @rule:120.6
  Scenario: Damage stays marked on a permanent that has stopped being a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | state    |
      | Hill Giant | Bob        | 2 damage |
    And Alice's hand holds "Imprisoned in the Moon"
    And Bob's hand holds "Disenchant"
    When Alice casts "Imprisoned in the Moon" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" isn't a creature
    And "Hill Giant" has 2 damage
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Imprisoned in the Moon"
    And the top of the stack resolves
    Then "Hill Giant" is a 3/3 creature
    And "Hill Giant" has 2 damage
    When the game advances to Bob's upkeep
    Then "Hill Giant" has 0 damage

  @id:damage-0008 @rule:120.2b @rule:120.7 @rule:701.14a
  Scenario: The source of damage is the creature that an ability says deals it, not the ability or the spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state                           |
      | Grizzly Bears       | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Grizzly Bears       |
      | Colossal Dreadmaw   | Bob        |                                 |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Grizzly Bears", then "Colossal Dreadmaw"
    And the top of the stack resolves
    Then "Colossal Dreadmaw" is in Bob's graveyard
    And Alice has 22 life

  @id:damage-0009 @rule:120.4c @rule:120.3f @rule:120.3d
  Scenario: Damage with lifelink that is prevented in part gains what is left, as modified by what doubles life gain
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller | state                           |
      | Glistener Elf       | Alice      |                                 |
      | Loxodon Warhammer   | Alice      | attached to Glistener Elf       |
      | Boon Reflection     | Alice      |                                 |
      | Siege Wurm          | Bob        |                                 |
    And Bob's hand holds "Healing Salve"
    When Alice attacks Bob with "Glistener Elf"
    And Bob blocks "Glistener Elf" with "Siege Wurm"
    And Alice passes priority
    And Bob casts "Healing Salve"
      | choice  | answer     |
      | modes   | 2          |
      | targets | Siege Wurm |
    And the top of the stack resolves
    And the game advances to Alice's end of combat
    Then Alice has 22 life
    And "Siege Wurm" has 1 -1/-1 counter
    And "Siege Wurm" has 0 damage

  @id:damage-0010 @rule:120.4 @rule:603.2c
  Scenario: Two shares of one instruction are dealt at once, and a creature that comes to be dealt both is dealt damage once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller | state                                   |
      | Stuffy Doll | Bob        | chosen player: Alice                    |
      | Pariah      | Bob        | attached to Stuffy Doll                 |
    And Alice's hand holds "Arc Trail"
    When Alice casts "Arc Trail" targeting Bob, then "Stuffy Doll"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Stuffy Doll | Bob        |
    When the top of the stack resolves
    Then Alice has 17 life
    And Bob has 20 life
