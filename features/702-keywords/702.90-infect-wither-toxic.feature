Feature: Infect, wither and toxic
  Infect and wither change what damage results in; toxic adds poison counters to combat damage dealt to a player.

  @id:basic-0130 @rule:702.90b @rule:120.3b
  Scenario: Damage of a source with infect gives a player poison counters and costs no life, outside combat too
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Swamp               | Alice      |
      | Prodigal Pyromancer | Alice      |
    And Alice's hand holds "Tainted Strike"
    When Alice casts "Tainted Strike" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is a 2/1 creature
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
    Then Bob has 20 life
    And Bob has 1 poison counter

  @id:basic-0131 @rule:702.90c @rule:120.3d
  Scenario: In a fight infect puts -1/-1 counters and marks no damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Glistener Elf | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Glistener Elf", then "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 1 -1/-1 counter
    And "Hill Giant" has 0 damage
    And "Hill Giant" is a 2/2 creature
    And "Glistener Elf" is in Alice's graveyard

  @id:basic-0132 @rule:702.90b @rule:702.15b
  Scenario: Damage with infect and lifelink gains life although it costs none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     |
      | Glistener Elf   | Alice      |                           |
      | Basilisk Collar | Alice      | attached to Glistener Elf |
    When Alice attacks with "Glistener Elf"
    And the game advances to Alice's end of combat
    Then Bob has 1 poison counter
    And Bob has 20 life
    And Alice has 21 life

  @id:basic-0133 @rule:702.90f
  Scenario: Two instances of infect give no more poison counters than one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Swamp         | Alice      |
      | Glistener Elf | Alice      |
    And Alice's hand holds "Tainted Strike"
    When Alice casts "Tainted Strike" targeting "Glistener Elf"
    And the top of the stack resolves
    And Alice attacks with "Glistener Elf"
    And the game advances to Alice's end of combat
    Then Bob has 2 poison counters

  @id:basic-0134 @rule:702.80a @rule:120.3d
  Scenario: Wither puts -1/-1 counters on a creature, and to a player it is ordinary damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as     |
      | Boggart Ram-Gang | Alice      | First  |
      | Boggart Ram-Gang | Alice      | Second |
      | Siege Wurm       | Bob        |        |
    When Alice attacks with "First" and "Second"
    And Bob blocks "First" with "Siege Wurm"
    And the game advances to Alice's end of combat
    Then "Siege Wurm" has 3 -1/-1 counters
    And "Siege Wurm" has 0 damage
    And Bob has 17 life
    And Bob has 0 poison counters

  @id:basic-0135 @rule:702.164c @rule:120.3g
  Scenario: Toxic adds poison counters to combat damage, which costs life as usual
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Pestilent Syphoner | Alice      |
    When Alice attacks with "Pestilent Syphoner"
    And the game advances to Alice's end of combat
    Then Bob has 19 life
    And Bob has 1 poison counter

  @id:basic-0136 @rule:702.164c
  Scenario: The number of poison counters is that of toxic, whatever the amount of damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Forest             | Alice      |
      | Pestilent Syphoner | Alice      |
    And Alice's hand holds "Giant Growth"
    When Alice casts "Giant Growth" targeting "Pestilent Syphoner"
    And the top of the stack resolves
    And Alice attacks with "Pestilent Syphoner"
    And the game advances to Alice's end of combat
    Then Bob has 16 life
    And Bob has 1 poison counter

  @id:basic-0137 @rule:702.90c @rule:122.3
  Scenario: -1/-1 counters of infect and +1/+1 counters remove each other as a state-based action
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state            |
      | Forest        | Alice      |                  |
      | Glistener Elf | Alice      |                  |
      | Hill Giant    | Bob        | 3 +1/+1 counters |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Glistener Elf", then "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 2 +1/+1 counters
    And "Hill Giant" has 0 -1/-1 counters
    And "Hill Giant" is a 5/5 creature
