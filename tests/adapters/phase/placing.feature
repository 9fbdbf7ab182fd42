Feature: States and actions that the adapter has to bring about
  Played on phase.rs, where it is installed; what is said here of the rules is elsewhere in the suite.

  @id:phase-0001 @rule:608.1
  Scenario: Spells and abilities given on the stack resolve with their targets
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Grizzly Bears       | Alice      |
      | Prodigal Pyromancer | Bob        |
    And the stack holds, from the top
      | object                           | controller | targets       |
      | ability 1 of Prodigal Pyromancer | Bob        | Alice         |
      | Lightning Bolt                   | Bob        | Grizzly Bears |
      | Hill Giant                       | Alice      |               |
    When the top of the stack resolves
    Then Alice has 19 life
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    When the top of the stack resolves
    Then "Hill Giant" is on the battlefield

  @id:phase-0002 @rule:702.26a @rule:708.2a @rule:122.1
  Scenario: Permanents given phased out or face down, and counters of players, are there
    Given a game between Alice and Bob
    And the players have
      | player | counters                                                     |
      | Alice  | 2 experience counters, 3 poison counters, 1 energy counter |
    And the battlefield holds
      | permanent         | controller | state      |
      | Hill Giant        | Bob        | phased out |
      | Nantuko Vigilante | Alice      | face down  |
    Then Alice has 2 experience counters
    And Alice has 3 poison counters
    And "Hill Giant" is phased out
    And Bob can't see "Nantuko Vigilante"
    And Alice sees "Nantuko Vigilante"
    And the battlefield holds
      | permanent         | controller | is             |
      | Nantuko Vigilante | Alice      | a 2/2 creature |
    When the game advances to Bob's upkeep
    Then "Hill Giant" isn't phased out

  @id:phase-0003 @rule:602.2b
  Scenario: A land that an ability of its own animates does not pay for it while another can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Mishra's Factory | Alice      |
      | Forest           | Alice      |
    When Alice activates ability 2 of "Mishra's Factory"
    And the top of the stack resolves
    Then "Mishra's Factory" is untapped
    And "Mishra's Factory" is a 2/2 creature

  @id:phase-0004 @rule:601.2c @rule:115.4
  Scenario: A spell is not cast at the only legal target when another was announced
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Swamp       | Alice      |
      | Grizzly Bears | Bob        |
      | Black Knight  | Bob        |
    And Alice's hand holds "Doom Blade"
    Then Alice can't cast "Doom Blade" targeting "Black Knight"
    And Alice can cast "Doom Blade" targeting "Grizzly Bears"
    When Alice tries to cast "Doom Blade" targeting "Black Knight"
    Then the action is refused
    And nothing else changes

  @id:phase-0005 @rule:508.1a @rule:509.1a @rule:508.1d
  Scenario: A game given in the middle of combat goes on from there, with three players
    Given a game between Alice, Bob and Carol
    And it is Alice's declare attackers step
    And the battlefield holds
      | permanent     | controller | state                   |
      | Hill Giant    | Alice      | tapped, attacking Carol |
      | Grizzly Bears | Carol      |                         |
      | Wall of Stone | Bob        |                         |
    When Carol blocks "Hill Giant" with "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then "Grizzly Bears" is in Carol's graveyard
    And "Hill Giant" has 2 damage

  @id:phase-0006 @rule:303.4f @rule:701.3a
  Scenario: Attachments, counters and damage that are given count
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                         |
      | Grizzly Bears | Alice      | 1 +1/+1 counter, 2 damage     |
      | Holy Strength | Alice      | attached to Grizzly Bears     |
      | Mountain      | Bob        |                               |
    And Bob's hand holds "Shock"
    Then "Grizzly Bears" is a 4/5 creature
    When Alice passes priority
    And Bob casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 4 damage
