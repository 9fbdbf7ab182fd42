Feature: State-based actions on creatures and planeswalkers
  No toughness puts a creature into its owner's graveyard; lethal damage and the damage of deathtouch destroy it.

  @id:sba-0101 @rule:704.5g
  Scenario: A creature with damage equal to its toughness is destroyed and one with less damage stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state    |
      | Grizzly Bears | Alice      | 2 damage |
      | Hill Giant    | Bob        | 2 damage |
    When state-based actions are checked
    Then "Grizzly Bears" is in Alice's graveyard
    And nothing else changes

  @id:sba-0102 @rule:704.5g @rule:120.6
  Scenario: Damage from two sources adds up to lethal damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | state    |
      | Hill Giant | Bob        | 1 damage |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice casts "Shock" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:sba-0103 @rule:704.5g @rule:704.3
  Scenario: A damaged creature dies when what raised its toughness is gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state    |
      | Glorious Anthem | Bob       |          |
      | Grizzly Bears  | Bob        | 2 damage |
      | Silvercoat Lion | Bob       | 1 damage |
    And Alice's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Disenchant" targeting "Glorious Anthem"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:sba-0104 @rule:704.5f @rule:702.12b
  Scenario: An indestructible creature with 0 toughness is put into the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Darksteel Myr | Bob        |
    And Alice's hand holds
      | card     |
      | Shock    |
      | Dismember |
    When Alice casts "Shock" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is on the battlefield
    And "Darksteel Myr" has 2 damage
    When Alice casts "Dismember" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is in Bob's graveyard

  @id:sba-0105 @rule:704.5h @rule:702.2b
  Scenario: Any damage from a source with deathtouch destroys a creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Typhoid Rats  | Alice      |
      | Wall of Stone | Bob        |
    When Alice attacks Bob with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Wall of Stone"
    And the game advances to Alice's combat damage step
    Then "Wall of Stone" is in Bob's graveyard
    And "Typhoid Rats" is on the battlefield

  @id:sba-0106 @rule:704.5h @rule:702.12b
  Scenario: An indestructible creature survives the damage of deathtouch
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Ambush Viper  | Alice      |
      | Typhoid Rats  | Alice      |
      | Darksteel Myr | Bob        |
      | Hill Giant    | Bob        |
    When Alice attacks Bob with "Typhoid Rats" and "Ambush Viper"
    And Bob blocks
      | blocker       | blocks       |
      | Darksteel Myr | Typhoid Rats |
      | Hill Giant    | Ambush Viper |
    And the game advances to Alice's combat damage step
    Then "Darksteel Myr" is on the battlefield
    And "Darksteel Myr" has 1 damage
    And "Hill Giant" is in Bob's graveyard

  @id:sba-0107 @rule:704.5i @rule:306.9
  Scenario: A planeswalker with no loyalty left is put into its owner's graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state              |
      | Jace Beleren      | Bob        | 3 loyalty counters |
      | Garruk Wildspeaker | Bob       | 4 loyalty counters |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
      | Lava Spike     |
    When Alice casts "Lightning Bolt" targeting "Jace Beleren"
    And the top of the stack resolves
    And Alice casts "Lava Spike" targeting "Garruk Wildspeaker"
    And the top of the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    And "Garruk Wildspeaker" has loyalty 1

  @id:sba-0108 @rule:704.5q
  Scenario: Counters +1/+1 and -1/-1 are removed in pairs
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                                   |
      | Grizzly Bears | Alice      | 3 +1/+1 counters; 1 -1/-1 counter |
    When state-based actions are checked
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 0 -1/-1 counters
    And "Grizzly Bears" is a 4/4 creature
    And nothing else changes

  @id:sba-0109 @rule:704.8 @rule:704.5f @rule:704.5q @rule:702.93a
  Scenario: Young Wolf that dies of -1/-1 counters while it has a +1/+1 counter does not return
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller | state                              | as    |
      | Young Wolf | Alice      | 1 +1/+1 counter; 3 -1/-1 counters | grown |
      | Young Wolf | Alice      | 1 -1/-1 counter                    | small |
    When state-based actions are checked
    Then "grown" is in Alice's graveyard
    And "small" is in Alice's graveyard
    When Alice passes priority
    And Bob passes priority
    Then "small" is on the battlefield
    And "grown" is in Alice's graveyard
    And the stack is empty

  @id:sba-0110 @rule:704.3 @rule:704.5f @rule:603.10a
  Scenario: Creatures that die together see each other die
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Blood Artist     | Bob        |
      | Zulaport Cutthroat | Bob      |
    And Alice's hand holds
      | card   |
      | Infest |
    When Alice casts "Infest"
    And the stack resolves until empty
      | player | choice        | source       | answer |
      | Bob    | trigger order |              | ability 1 of Blood Artist; ability 1 of Blood Artist; ability 1 of Zulaport Cutthroat; ability 1 of Zulaport Cutthroat |
      | Bob    | targets       | Blood Artist | Alice  |
      | Bob    | targets       | Blood Artist | Alice  |
    Then Alice has 16 life
    And Bob has 24 life

  @id:sba-0111 @rule:704.3 @rule:704.5g
  Scenario: The check is repeated until nothing happens before what triggered is put on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Goblin King     | Bob        |
      | Festering Goblin | Bob       |
      | Guttersnipe     | Bob        |
      | Hill Giant      | Bob        |
      | Siege Wurm      | Alice      |
    And Alice's hand holds
      | card      |
      | Pyroclasm |
    When Alice casts "Pyroclasm"
    And the top of the stack resolves until Bob is asked for targets
    Then "Guttersnipe" is in Bob's graveyard
    And Bob is offered
      | option     |
      | Hill Giant |
      | Siege Wurm |
    When Bob chooses "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Siege Wurm" has 2 damage

  @id:sba-0112 @rule:704.3 @rule:704.5g
  Scenario: A creature and the lord that makes it larger die of the same damage at the same time
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Goblin King   | Bob        |
      | Mogg Fanatic  | Bob        |
      | Goblin Matron | Bob        |
    And Alice's hand holds
      | card      |
      | Pyroclasm |
    When Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Goblin King" is in Bob's graveyard
    And "Mogg Fanatic" is in Bob's graveyard
    And "Goblin Matron" is in Bob's graveyard

  @id:sba-0113 @rule:704.5f @rule:614.6
  Scenario: A creature with no toughness is exiled where a replacement effect says so
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Rest in Peace | Alice      |
      | Blood Artist  | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card      |
      | Last Gasp |
    When Alice casts "Last Gasp" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And the stack is empty

  @id:sba-0114 @rule:704.3 @rule:514.2 @rule:704.5g
  Scenario: A damaged creature whose toughness shrinks in the cleanup step survives, since its damage ends with the effect
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state    |
      | Grizzly Bears | Alice      | 1 damage |
    And Alice's hand holds
      | card         |
      | Giant Growth |
      | Shock        |
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 3 damage
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is a 2/2 creature
    And "Grizzly Bears" has 0 damage
