Feature: Summoning sickness
  A creature that its controller has not controlled since their turn began neither attacks nor uses abilities with the
  tap symbol. It is about creatures only, and about those two things only.

  @id:creature-0001 @rule:302.6
  Scenario: A creature that came this turn can neither attack nor be tapped for its ability, but use others
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state          | as    |
      | Prodigal Pyromancer | Alice      | summoning sick | fresh |
      | Prodigal Pyromancer | Alice      |                | old   |
      | Carrion Feeder      | Alice      | summoning sick |       |
    Then Alice can't attack Bob with "fresh"
    And Alice can't activate "fresh" targeting Bob
    And Alice can attack Bob with "old"
    And Alice can activate "old" targeting Bob
    When Alice activates "Carrion Feeder"
      | choice    | answer |
      | sacrifice | fresh  |
    And the top of the stack resolves
    Then "Carrion Feeder" is a 2/2 creature

  @id:creature-0002 @rule:302.6 @rule:605.1a @rule:118.3
  Scenario: Mana abilities with the tap symbol are no exception, an artifact that is no creature is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state          |
      | Llanowar Elves | Alice     | summoning sick |
      | Manalith      | Alice      | summoning sick |
      | Memnite       | Alice      | summoning sick |
    And Alice's hand holds "Giant Growth" and "Grizzly Bears"
    Then Alice can't activate "Llanowar Elves"
    And Alice can't cast "Grizzly Bears"
    When Alice casts "Giant Growth" targeting "Memnite"
    And the top of the stack resolves
    Then "Manalith" is tapped
    And "Llanowar Elves" is untapped
    And "Memnite" is a 4/4 creature

  @id:creature-0003 @rule:302.6
  Scenario: Control must be continuous: a creature taken this turn is sick for its new controller and, back again, for the old
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | Memnite       | Bob        |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Mind Control"
    And Bob's hand holds "Disenchant"
    When Alice casts "Mind Control" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Alice
    And Alice can't attack Bob with "Hill Giant"
    And Alice can attack Bob with "Grizzly Bears"
    When the game advances to Bob's precombat main phase
    And the game advances to Alice's precombat main phase
    Then Alice can attack Bob with "Hill Giant"
    When the game advances to Bob's precombat main phase
    And Bob casts "Disenchant" targeting "Mind Control"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Bob
    And Bob can't attack Alice with "Hill Giant"

  @id:creature-0004 @rule:302.6
  Scenario: A land that came this turn and becomes a creature can neither attack nor be tapped for mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state          | as    |
      | Mutavault | Alice      | summoning sick | fresh |
      | Mutavault | Alice      |                | old   |
      | Wastes    | Alice      |                | one   |
      | Wastes    | Alice      |                | two   |
    Then Alice can activate ability 1 of "fresh"
    When Alice activates ability 2 of "fresh"
      | choice  | answer |
      | sources | one    |
    And the top of the stack resolves
    And Alice activates ability 2 of "old"
      | choice  | answer |
      | sources | two    |
    And the top of the stack resolves
    Then "fresh" is a 2/2 creature
    And Alice can't activate ability 1 of "fresh"
    And Alice can't attack Bob with "fresh"
    And Alice can activate ability 1 of "old"
    And Alice can attack Bob with "old"

  @id:creature-0005 @rule:302.6 @rule:509.1a
  Scenario: A creature that came under its controller's control this turn can block
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state          |
      | Hill Giant    | Alice      |                |
      | Grizzly Bears | Bob        | summoning sick |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 20 life

  @id:creature-0006 @rule:302.7 @rule:514.2
  Scenario: Damage is gone at the end of the turn, so that damage of two turns is not added up
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Bob        |
    And Alice's hand holds
      | card  | as     |
      | Shock | first  |
      | Shock | second |
      | Shock | third  |
    When Alice casts "first" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 2 damage
    When the game advances to Bob's upkeep
    Then "Hill Giant" has 0 damage
    When Bob passes priority
    And Alice casts "second" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is on the battlefield
    When Bob passes priority
    And Alice casts "third" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:artifact-0012 @rule:302.6 @rule:702.122a @rule:508.1
  Scenario: A creature that came this turn can crew, a Vehicle that came this turn can't attack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state           | as    |
      | Smuggler's Copter | Alice      | summoning sick  | fresh |
      | Smuggler's Copter | Alice      |                 | old   |
      | Grizzly Bears     | Alice      | summoning sick  | one   |
      | Grizzly Bears     | Alice      | summoning sick  | two   |
    Then Alice can't attack Bob with "one"
    When Alice activates "fresh"
      | choice | answer |
      | tap    | one    |
    And the top of the stack resolves
    And Alice activates "old"
      | choice | answer |
      | tap    | two    |
    And the top of the stack resolves
    Then "fresh" is a 3/3 creature
    And Alice can't attack Bob with "fresh"
    And Alice can attack Bob with "old"
