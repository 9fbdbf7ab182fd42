Feature: Rampage, flanking, provoke, frenzy, poisonous and other keywords of combat

  @id:rampage-0001 @rule:702.23a
  Scenario: Rampage counts the blockers beyond the first
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Craw Giant    | Alice      |
      | Grizzly Bears | Bob        |
      | Memnite       | Bob        |
      | Elvish Mystic | Bob        |
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears", "Memnite" and "Elvish Mystic"
    And the top of the stack resolves
    Then "Craw Giant" is a 10/8 creature
    And the stack is empty

  @id:rampage-0002 @rule:702.23b
  Scenario: Rampage counts the blockers as it resolves, and not again afterward
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Craw Giant    | Alice      |
      | 2 Mountain    | Alice      |
      | Grizzly Bears | Bob        |
      | Memnite       | Bob        |
      | Elvish Mystic | Bob        |
    And Alice's hand holds "Shock" and "Lightning Bolt"
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears", "Memnite" and "Elvish Mystic"
    And Alice casts "Shock" targeting "Memnite"
    And the stack resolves until empty
    Then "Craw Giant" is an 8/6 creature
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Craw Giant" is an 8/6 creature

  @id:rampage-0003 @rule:702.23a
  Scenario: Rampage gives nothing for a single blocker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Craw Giant    | Alice      |
      | Grizzly Bears | Bob        |
    When Alice attacks with "Craw Giant"
    And Bob blocks "Craw Giant" with "Grizzly Bears"
    Then the stack holds, from the top
      | object                | controller |
      | ability of Craw Giant | Alice      |
    When the top of the stack resolves
    Then "Craw Giant" is a 6/4 creature

  @id:flanking-0001 @rule:702.25a
  Scenario: Flanking shrinks each blocker without flanking, and no other creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as   |
      | Benalish Cavalry | Alice      | Hers |
      | Benalish Cavalry | Bob        | His  |
      | Grizzly Bears    | Bob        |      |
      | Hill Giant       | Bob        |      |
    When Alice attacks with "Hers"
    And Bob blocks "Hers" with "His", "Grizzly Bears" and "Hill Giant"
    Then the stack holds, from the top
      | object          | controller |
      | ability of Hers | Alice      |
      | ability of Hers | Alice      |
    When the stack resolves until empty
    Then "Grizzly Bears" is a 1/1 creature
    And "Hill Giant" is a 2/2 creature
    And "His" is a 2/2 creature
    And "Hers" is a 2/2 creature

  @id:flanking-0002 @rule:702.25a
  Scenario: Flanking does nothing when its creature blocks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Grizzly Bears    | Alice      |
      | Benalish Cavalry | Bob        |
    When Alice attacks with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Benalish Cavalry"
    Then the stack is empty
    And "Grizzly Bears" is a 2/2 creature
    When Alice passes priority
    Then Bob has priority

  @id:provoke-0001 @rule:702.39a @rule:509.1c
  Scenario: A creature that is provoked untaps and must block the creature that provoked it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state  |
      | Goblin Grappler | Alice     |        |
      | Elvish Mystic  | Alice      |        |
      | Grizzly Bears  | Bob        | tapped |
    When Alice attacks with "Goblin Grappler" and "Elvish Mystic"
      | choice  | source          | answer        |
      | targets | Goblin Grappler | Grizzly Bears |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Grizzly Bears" is untapped
    When Bob tries to block "Elvish Mystic" with "Grizzly Bears"
    Then the action is refused
    When Bob blocks "Goblin Grappler" with "Grizzly Bears"
    Then "Goblin Grappler" is blocked

  @id:provoke-0002 @rule:702.39a
  Scenario: A creature whose provocation is turned down stays tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state  |
      | Goblin Grappler | Alice      |        |
      | Grizzly Bears   | Bob        | tapped |
    When Alice attacks with "Goblin Grappler"
      | choice  | source          | answer        |
      | targets | Goblin Grappler | Grizzly Bears |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Grizzly Bears" is tapped

  @id:provoke-0003 @rule:702.39a @rule:508.5
  Scenario: Provoke targets a creature of the player who is attacked
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Goblin Grappler | Alice      |
      | Grizzly Bears   | Bob        |
      | Hill Giant      | Bob        |
      | Memnite         | Carol      |
      | Elvish Mystic   | Alice      |
    When Alice attacks Bob with "Goblin Grappler" until Alice is asked for targets
    Then Alice can choose "Grizzly Bears"
    And Alice can't choose "Memnite"
    And Alice can't choose "Elvish Mystic"

  @id:absorb-0001 @rule:702.64a @rule:702.64b
  Scenario: Absorb prevents 1 of the damage of each source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Lymph Sliver   | Alice      |
      | Grizzly Bears  | Bob        |
      | Elvish Mystic  | Bob        |
    When Alice attacks with "Lymph Sliver"
    And Bob blocks "Lymph Sliver" with "Grizzly Bears" and "Elvish Mystic"
    And the game advances to Alice's combat damage step
      | player | choice   | answer                               |
      | Alice  | division | 2 to Grizzly Bears; 1 to Elvish Mystic |
    Then "Lymph Sliver" has 1 damage

  @id:absorb-0002 @rule:702.64b
  Scenario: Absorb prevents as much again when the same source deals damage at another time
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state            |
      | Lymph Sliver | Alice      |                  |
      | Fencing Ace  | Bob        | 1 +1/+1 counter  |
    When Alice attacks with "Lymph Sliver"
    And Bob blocks "Lymph Sliver" with "Fencing Ace"
    And the game advances to Alice's first-strike combat damage step
    Then "Lymph Sliver" has 1 damage
    When the game advances to Alice's combat damage step
    Then "Lymph Sliver" has 2 damage

  @id:absorb-0003 @rule:702.64c
  Scenario: Each of two instances of absorb prevents its part
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | as     |
      | Lymph Sliver | Alice      | First  |
      | Lymph Sliver | Alice      | Second |
      | Mountain     | Bob        |        |
    And Bob's hand holds "Lightning Bolt"
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting "First"
    And the top of the stack resolves
    Then "First" has 1 damage
    And "Second" has 0 damage

  @id:frenzy-0001 @rule:702.68a @rule:702.68b
  Scenario: Each instance of frenzy gives +1/+0 to the creature that isn't blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as     |
      | Frenzy Sliver | Alice      | First  |
      | Frenzy Sliver | Alice      | Second |
      | Memnite       | Bob        |        |
    When Alice attacks with "First" and "Second"
    And Bob blocks "Second" with "Memnite"
    Then the stack holds, from the top
      | object           | controller |
      | ability of First | Alice      |
      | ability of First | Alice      |
    When the stack resolves until empty
    Then "First" is a 3/1 creature
    And "Second" is a 1/1 creature

  @id:frenzy-0002 @rule:702.68a
  Scenario: Frenzy gives nothing to a creature that was blocked and whose blocker is gone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Frenzy Sliver | Alice      |
      | Mountain      | Alice      |
      | Memnite       | Bob        |
    And Alice's hand holds "Shock"
    When Alice attacks with "Frenzy Sliver"
    And Bob blocks "Frenzy Sliver" with "Memnite"
    And Alice casts "Shock" targeting "Memnite"
    And the stack resolves until empty
    And the game advances to Alice's end of combat
    Then "Frenzy Sliver" is a 1/1 creature
    And Bob has 20 life
    When Alice passes priority
    Then Bob has priority

  @id:poisonous-0001 @rule:702.70a
  Scenario: Poisonous gives one counter besides the damage, however much that is
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Virulent Sliver | Alice      |
      | 2 Forest        | Alice      |
    And Alice's hand holds "Titanic Growth"
    When Alice casts "Titanic Growth" targeting "Virulent Sliver"
    And the top of the stack resolves
    And Alice attacks
      | attacker        | attacks |
      | Virulent Sliver | Carol   |
    And the game advances to Alice's combat damage step
    And the stack resolves until empty
    Then Carol has 15 life
    And Carol has 1 poison counter
    And Bob has 0 poison counters
    And Alice has 0 poison counters

  @id:poisonous-0002 @rule:702.70b
  Scenario: Two instances of poisonous trigger separately
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | as     |
      | Virulent Sliver | Alice      | First  |
      | Virulent Sliver | Alice      | Second |
    When Alice attacks with "First"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object           | controller |
      | ability of First | Alice      |
      | ability of First | Alice      |
    When the stack resolves until empty
    Then Bob has 2 poison counters

  @id:ingest-0001 @rule:702.115a
  Scenario: Ingest exiles the top card of the library of the player who was dealt the damage
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller |
      | Mist Intruder | Alice      |
    And Alice's library holds "Forest"
    And Bob's library holds "Island"
    And Carol's library holds, from the top "Grizzly Bears" and "Mountain"
    When Alice attacks
      | attacker      | attacks |
      | Mist Intruder | Carol   |
    And the game advances to Alice's combat damage step
    And the stack resolves until empty
    Then "Grizzly Bears" is in exile
    And Carol's library holds, and nothing more "Mountain"
    And Bob's library holds "Island"
    And Alice's library holds "Forest"

  @id:afflict-0001 @rule:702.130a @rule:508.5
  Scenario: Afflict makes the player who was attacked lose life once, however many creatures block
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Khenra Eternal | Alice      |
      | Grizzly Bears  | Carol      |
      | Memnite        | Carol      |
    When Alice attacks
      | attacker       | attacks |
      | Khenra Eternal | Carol   |
    And Carol blocks "Khenra Eternal" with "Grizzly Bears" and "Memnite"
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Khenra Eternal | Alice      |
    When the top of the stack resolves
    Then Carol has 19 life
    And Bob has 20 life
    And Alice has 20 life

  @id:mentor-0001 @rule:702.134a
  Scenario: Mentor targets an attacking creature of lesser power, and gives it a counter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Hammer Dropper    | Alice      |
      | Grizzly Bears     | Alice      |
      | Raging Goblin     | Alice      |
      | Shivan Dragon     | Alice      |
      | Memnite           | Alice      |
    When Alice attacks with "Hammer Dropper", "Grizzly Bears", "Raging Goblin" and "Shivan Dragon" until Alice is asked for targets
    Then Alice can't choose "Shivan Dragon"
    And Alice can't choose "Memnite"
    And Alice can't choose "Hammer Dropper"
    When Alice chooses "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter

  @id:mentor-0002 @rule:702.134a @rule:608.2b
  Scenario: Mentor does nothing when its target's power is no longer lesser
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Hammer Dropper | Alice      |
      | Grizzly Bears  | Alice      |
      | 2 Forest       | Alice      |
    And Alice's hand holds "Titanic Growth"
    When Alice attacks with "Hammer Dropper" and "Grizzly Bears"
      | choice  | source         | answer        |
      | targets | Hammer Dropper | Grizzly Bears |
    And Alice casts "Titanic Growth" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is a 6/6 creature
    And "Grizzly Bears" has 0 +1/+1 counters

  @id:decayed-0001 @rule:702.147a
  Scenario: A creature with decayed can't block
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Island      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Falcon Abomination"
    When Alice casts "Falcon Abomination"
    And the stack resolves until empty
    And the game advances to Bob's beginning of combat
    And Bob attacks with "Grizzly Bears"
    Then Alice can't block "Grizzly Bears" with token "Zombie"
    And Alice can block "Grizzly Bears" with "Falcon Abomination"

  @id:decayed-0002 @rule:702.147a
  Scenario: A creature with decayed that attacked is sacrificed at end of combat, after it has dealt damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Island  | Alice      |
    And Alice's hand holds "Falcon Abomination"
    When Alice casts "Falcon Abomination"
    And the stack resolves until empty
    And the game advances to Alice's next upkeep
    And Alice attacks with token "Zombie"
    And the game advances to Alice's combat damage step
    Then Bob has 18 life
    And token "Zombie" is on the battlefield
    When the game advances to Alice's end of combat
    And the stack resolves until empty
    Then token "Zombie" is gone
    And "Falcon Abomination" is on the battlefield

  @id:mobilize-0001 @rule:702.181a
  Scenario: The Warriors of mobilize enter attacking, deal damage, and are sacrificed at the next end step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Dalkovan Packbeasts | Alice      |
      | Memnite             | Alice      |
    When Alice attacks with "Dalkovan Packbeasts"
    And the top of the stack resolves
    Then the battlefield holds, and nothing more
      | permanent           | controller | is                                    |
      | Dalkovan Packbeasts | Alice      | an untapped attacking creature       |
      | Memnite             | Alice      | untapped                              |
      | token Warrior       | Alice      | a tapped attacking 1/1 red creature |
      | token Warrior       | Alice      | a tapped attacking 1/1 red creature |
      | token Warrior       | Alice      | a tapped attacking 1/1 red creature |
    When the game advances to Alice's end of combat
    Then Bob has 17 life
    When the game advances to Alice's end step
    And the stack resolves until empty
    Then the battlefield holds, and nothing more
      | permanent           | controller |
      | Dalkovan Packbeasts | Alice      |
      | Memnite             | Alice      |
