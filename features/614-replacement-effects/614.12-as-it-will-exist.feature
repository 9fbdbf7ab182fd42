Feature: A permanent about to enter is judged as it will exist on the battlefield
  Which replacement effects modify how a permanent enters is judged by its characteristics as they will be on the battlefield:
  with what has already modified its entering, with its own static abilities about itself, and with the effects that are there
  already. What it affects besides itself is not yet there.

  @id:enters-0001 @rule:614.12 @rule:305.7
  Scenario: A land whose abilities are gone under Blood Moon enters untapped, and nothing triggers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
    And Alice's hand holds "Temple of Enlightenment"
    When Alice plays "Temple of Enlightenment"
    Then "Temple of Enlightenment" is untapped
    And the stack is empty
    When Alice activates "Temple of Enlightenment"
    Then Alice has {R} in her mana pool

  @id:enters-0002 @rule:614.12 @rule:614.12a @rule:305.7
  Scenario: No life is asked for when a land enters whose ability to ask is lost
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Blood Moon | Bob        |
      | Plains     | Alice      |
      | Plains     | Alice      |
    And Alice's hand holds "Temple Garden"
    When Alice plays "Temple Garden"
    Then "Temple Garden" is untapped
    And "Temple Garden" is a Mountain land
    And Alice has 20 life

  @id:enters-0003 @rule:614.12a @rule:614.1c
  Scenario: A land that asks for life as it enters is tapped when the life is not paid
    Given a game between Alice and Bob
    And Alice's hand holds "Temple Garden"
    When Alice plays "Temple Garden"
      | choice    | answer |
      | yes or no | no     |
    Then "Temple Garden" is tapped
    And Alice has 20 life

  @id:enters-0004 @rule:614.12a @rule:614.1c
  Scenario: A land that asks for life as it enters is untapped when the life is paid
    Given a game between Alice and Bob
    And Alice's hand holds "Temple Garden"
    When Alice plays "Temple Garden"
      | choice    | answer |
      | yes or no | yes    |
    Then "Temple Garden" is untapped
    And Alice has 18 life

  @id:enters-0005 @rule:614.12
  Scenario: An artifact by which permanents enter tapped enters untapped itself
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Wastes  | Alice      |
    And Alice's hand holds "Orb of Dreams" and "Forest"
    When Alice casts "Orb of Dreams"
    And the top of the stack resolves
    Then "Orb of Dreams" is untapped
    When Alice plays "Forest"
    Then "Forest" is tapped

  @id:enters-0006 @rule:614.12
  Scenario: A creature that lost its abilities in the graveyard enters tapped by them all the same
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Yixlid Jailer | Bob        |
      | Swamp         | Alice      |
    And Alice's graveyard holds "Scarwood Treefolk"
    And Alice's hand holds "Reanimate"
    When Alice casts "Reanimate" targeting "Scarwood Treefolk"
    Then "Scarwood Treefolk" has no abilities
    When the top of the stack resolves
    Then "Scarwood Treefolk" is tapped
    And "Scarwood Treefolk" is on the battlefield
    And Alice has 16 life

  @id:enters-0007 @rule:614.12 @rule:614.1d
  Scenario: A land that will be a creature enters tapped by an effect about creatures, one that will be none does not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Imposing Sovereign | Bob        |
      | Living Lands       | Bob        |
    And Alice's hand holds "Forest" and "Island"
    When Alice plays "Forest"
    Then "Forest" is tapped
    And "Forest" is a 1/1 land creature
    When the game advances to Alice's next precombat main phase
    And Alice plays "Island"
    Then "Island" is on the battlefield
    And "Island" is untapped

  @id:enters-0008 @rule:614.12 @rule:613.1f @rule:704.5f
  Scenario: A creature that will have no abilities enters without the counters that its own ability would give
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Humility  | Bob        |
      | 6 Wastes  | Alice      |
    And Alice's hand holds "Triskelion"
    When Alice casts "Triskelion"
    And the top of the stack resolves
    Then "Triskelion" is on the battlefield
    And "Triskelion" has no counters
    And "Triskelion" is a 1/1 artifact creature

  @id:enters-0009 @rule:614.12 @rule:614.12a @rule:111.3
  Scenario: For a token that is a copy of a creature with a choice a choice is made as it is created
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state               |
      | Voice of All | Alice      | chosen color: black |
      | 3 Island     | Alice      |                     |
      | Swamp        | Bob        |                     |
      | 2 Swamp      | Bob        |                     |
    And Alice's hand holds "Cackling Counterpart"
    And Bob's hand holds "Last Gasp"
    When Alice casts "Cackling Counterpart" targeting "Voice of All"
    And the top of the stack resolves
      | choice | answer |
      | color  | red    |
    And Alice passes priority
    Then Bob can't cast "Last Gasp" targeting "Voice of All"
    And Bob can cast "Last Gasp" targeting token "Voice of All"

  @id:enters-0010 @rule:614.12 @rule:616.1f @rule:616.2
  Scenario: A creature whose chosen type comes as it enters has the counter of an effect about that type
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                        |
      | Metallic Mimic | Alice      | chosen creature type: Goblin |
      | 3 Wastes       | Alice      |                              |
      | Mountain       | Alice      |                              |
    And Alice's hand holds "Adaptive Automaton" and "Raging Goblin"
    When Alice casts "Adaptive Automaton"
    And the top of the stack resolves
      | choice | answer |
      | type   | Goblin |
    Then "Adaptive Automaton" has 1 +1/+1 counter
    When Alice casts "Raging Goblin"
    And the top of the stack resolves
    Then "Raging Goblin" has 1 +1/+1 counter
    And "Raging Goblin" is a 3/3 creature

  @id:enters-0011 @rule:614.12 @rule:616.1f
  Scenario: A creature that chooses another type as it enters has no counter of an effect about a type that it won't have
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                        |
      | Metallic Mimic | Alice      | chosen creature type: Goblin |
      | 3 Wastes       | Alice      |                              |
    And Alice's hand holds "Adaptive Automaton"
    When Alice casts "Adaptive Automaton"
    And the top of the stack resolves
      | choice | answer |
      | type   | Elf    |
    Then "Adaptive Automaton" has no counters
    And "Adaptive Automaton" is a 2/2 Construct Elf artifact creature

  @id:enters-0012 @rule:614.12 @rule:616.1c @rule:707.5
  Scenario: A creature that enters as a copy of one that enters tapped enters tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Rusted Sentinel | Bob        |
      | 4 Island        | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Clone" is a 3/4 Golem artifact creature
    And "Clone" is tapped

  @id:enters-0017 @rule:614.13 @rule:614.13a @rule:614.12a
  Scenario: A creature that exiles cards as it enters can't exile itself, and is on the battlefield with their power
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's graveyard holds "Sutured Ghoul", "Hill Giant", "Grizzly Bears" and "Shock"
    And Alice's hand holds "Reanimate"
    When Alice casts "Reanimate" targeting "Sutured Ghoul"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Hill Giant"
    And Alice can't choose "Sutured Ghoul"
    And Alice can't choose "Shock"
    When Alice chooses "Hill Giant" and "Grizzly Bears"
    Then "Sutured Ghoul" is a 5/5 creature
    And Alice's exile holds "Hill Giant" and "Grizzly Bears" and nothing more
    And Alice has 13 life

  @id:enters-0021 @rule:614.1d @rule:614.12
  Scenario: A land that looks for a Swamp or a Mountain enters tapped without one, whatever others control
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Swamp      | Bob        |
    And Alice's hand holds "Dragonskull Summit"
    When Alice plays "Dragonskull Summit"
    Then "Dragonskull Summit" is tapped

  @id:enters-0019 @rule:614.1d @rule:614.12
  Scenario: A land that looks for a Swamp or a Mountain enters untapped beside one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's hand holds "Dragonskull Summit"
    When Alice plays "Dragonskull Summit"
    Then "Dragonskull Summit" is on the battlefield
    And "Dragonskull Summit" is untapped

  @id:enters-0020 @rule:614.12 @rule:616.1f
  Scenario: A Clone of a Goblin has the counter of an effect about Goblins, though its card is none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                        |
      | Metallic Mimic | Alice      | chosen creature type: Goblin |
      | Raging Goblin  | Bob        |                              |
      | 4 Island       | Alice      |                              |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer        |
      | yes or no | yes           |
      | objects   | Raging Goblin |
    Then "Clone" has 1 +1/+1 counter
    And "Clone" is a 2/2 Goblin creature

  @id:entering-0050 @rule:614.12 @rule:614.5 @rule:707.5 @invented
  Scenario: An ability to enter as a copy that another permanent grants applies to an entering once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Mirrored Nursery | Alice      |
      | Serra Angel      | Bob        |
      | Hill Giant       | Bob        |
    And Alice's hand holds "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
      | choice    | answer      |
      | yes or no | yes         |
      | objects   | Serra Angel |
    Then "Grizzly Bears" is a 4/4 white creature
    And "Grizzly Bears" is named "Serra Angel"

  @id:entering-0051 @rule:614.12 @rule:702.63a @rule:702.98a @invented
  Scenario: What several permanents grant acts for each of them as a creature enters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as    |
      | Bough of Hours  | Alice      | one   |
      | Bough of Hours  | Alice      | other |
    And Alice's hand holds "Grizzly Bears" and "Raise the Alarm"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 4 time counters
    When Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent       | controller | state           |
      | token "Soldier" | Alice      | 4 time counters |
      | token "Soldier" | Alice      | 4 time counters |

  @id:enters-0241 @rule:614.12 @rule:614.1c
  Scenario: A land that enters with two other lands doesn't count itself and enters untapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Swamp   | Alice      |
      | 3 Forest  | Bob        |
    And Alice's hand holds "Blackcleave Cliffs"
    When Alice plays "Blackcleave Cliffs"
    Then "Blackcleave Cliffs" is untapped
    When Alice passes priority
    Then Bob has priority

  @id:enters-0242 @rule:614.12 @rule:614.1c
  Scenario: A land that enters with three other lands enters tapped where two are allowed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Blackcleave Cliffs"
    When Alice plays "Blackcleave Cliffs"
    Then "Blackcleave Cliffs" is tapped
