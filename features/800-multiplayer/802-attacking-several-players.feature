Feature: Attacking several players
  All opponents of the active player defend. Each attacker attacks one of them, a planeswalker of theirs or a battle; what is
  said of "the defending player" is meant of that one; and each defending player declares blocks in turn order, against the
  creatures that attack them only.

  @id:attack-0001 @rule:802.2 @rule:802.3 @rule:802.5
  Scenario: Creatures attack three players and a planeswalker at once
    Given a game between Alice, Bob, Carol and Dave
    And the battlefield holds
      | permanent      | controller | state              |
      | Grizzly Bears  | Alice      |                    |
      | Hill Giant     | Alice      |                    |
      | Serra Angel    | Alice      |                    |
      | Savannah Lions | Alice      |                    |
      | Jace Beleren   | Carol      | 3 loyalty counters |
    When Alice attacks
      | attacker       | attacks      |
      | Grizzly Bears  | Bob          |
      | Hill Giant     | Carol        |
      | Serra Angel    | Dave         |
      | Savannah Lions | Jace Beleren |
    Then "Grizzly Bears" is attacking Bob
    And "Savannah Lions" is attacking "Jace Beleren"
    When the game advances to Alice's combat damage step
    Then Bob has 18 life
    And Carol has 17 life
    And Dave has 16 life
    And "Jace Beleren" has loyalty 1
    And Alice has 20 life

  @id:attack-0002 @rule:802.4a @rule:509.1a
  Scenario: A player's creatures block only what attacks that player or a planeswalker of theirs
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | state              |
      | Grizzly Bears  | Alice      |                    |
      | Hill Giant     | Alice      |                    |
      | Savannah Lions | Alice      |                    |
      | Jace Beleren   | Bob        | 3 loyalty counters |
      | Wall of Stone  | Bob        |                    |
      | Wind Drake     | Carol      |                    |
    When Alice attacks
      | attacker       | attacks      |
      | Grizzly Bears  | Bob          |
      | Hill Giant     | Carol        |
      | Savannah Lions | Jace Beleren |
    Then Bob can block "Grizzly Bears" with "Wall of Stone"
    And Bob can block "Savannah Lions" with "Wall of Stone"
    And Bob can't block "Hill Giant" with "Wall of Stone"

  @id:attack-0003 @rule:802.4 @rule:101.4
  Scenario: Defending players declare blocks one after the other in turn order
    Given a game between Alice, Bob, Carol and Dave
    And it is Carol's precombat main phase
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Carol      |
      | Hill Giant     | Carol      |
      | Savannah Lions | Carol      |
      | Wall of Stone  | Alice      |
      | Wind Drake     | Bob        |
      | Air Elemental  | Dave       |
    When Carol attacks
      | attacker       | attacks |
      | Grizzly Bears  | Alice   |
      | Hill Giant     | Bob     |
      | Savannah Lions | Dave    |
    And the game advances to Carol's declare blockers step until Dave is asked for blockers
    Then Dave is asked for blockers
    When Dave chooses nothing until Alice is asked for blockers
    Then Alice is asked for blockers

  @id:attack-0004 @rule:802.4b @rule:509.1b
  Scenario: Whether a block is legal is judged without the creatures with which another player blocks
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
      | Wall of Stone  | Bob        |
      | Mogg Flunkies  | Carol      |
      | Wind Drake     | Carol      |
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Carol   |
      | Hill Giant    | Bob     |
    And Bob blocks "Hill Giant" with "Wall of Stone" until Carol is asked for blockers
    Then Carol can't block "Grizzly Bears" with "Mogg Flunkies"
    And Carol can block "Grizzly Bears" with "Mogg Flunkies" and "Wind Drake"

  @id:attack-0005 @rule:802.2a @rule:702.14c
  Scenario: Landwalk asks for the lands of the player whom the creature attacks
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller | as    |
      | Bog Wraith    | Alice      | first |
      | Bog Wraith    | Alice      | other |
      | Grizzly Bears | Alice      | plain |
      | Swamp         | Bob        |       |
      | Wall of Stone | Bob        |       |
      | Hill Giant    | Carol      |       |
    When Alice attacks
      | attacker | attacks |
      | first    | Bob     |
      | plain    | Bob     |
      | other    | Carol   |
    Then Bob can't block "first" with "Wall of Stone"
    And Bob can block "plain" with "Wall of Stone"
    And Carol can block "other" with "Hill Giant"

  @id:attack-0006 @rule:802.3a @rule:508.1h
  Scenario: A cost to attack one player is due only for the creatures that attack that player
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Ghostly Prison | Bob        |
      | 2 Wastes       | Alice      |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Grizzly Bears" and "Hill Giant"
    And Alice can attack Carol with "Grizzly Bears" and "Hill Giant"
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Carol   |
    Then "Grizzly Bears" is attacking Bob
    And "Hill Giant" is attacking Carol

  @id:attack-0007 @rule:802.3a @rule:508.1c
  Scenario: A limit on the attackers of one player leaves the others open
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Crawlspace     | Bob        |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
      | Savannah Lions | Alice      |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears" and "Hill Giant"
    And Alice can't attack Bob with "Grizzly Bears", "Hill Giant" and "Savannah Lions"
    When Alice attacks
      | attacker       | attacks |
      | Grizzly Bears  | Bob     |
      | Hill Giant     | Bob     |
      | Savannah Lions | Carol   |
    Then "Savannah Lions" is attacking Carol

  @id:attack-0008 @rule:802.3a @rule:508.1c
  Scenario: A limit on all attackers counts the creatures that attack different players together
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Silent Arbiter | Bob        |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
    When Alice tries to attack
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Carol   |
    Then the action is refused
    And Alice can attack Carol with "Hill Giant"

  @id:attack-0009 @rule:802.4a @rule:509.1c
  Scenario: A creature that all must block is blocked by the creatures of the player it attacks only
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller | state                     |
      | Grizzly Bears  | Alice      |                           |
      | Lure           | Alice      | attached to Grizzly Bears |
      | Wall of Stone  | Bob        |                           |
      | Wind Drake     | Bob        |                           |
      | Hill Giant     | Carol      |                           |
    When Alice attacks Bob with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Wall of Stone"
    And Bob can block "Grizzly Bears" with "Wall of Stone" and "Wind Drake"
    When Bob blocks "Grizzly Bears" with "Wall of Stone" and "Wind Drake"
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is blocked

  @id:attack-0010 @rule:802.1 @rule:802.2 @rule:506.2
  Scenario: Every opponent can be attacked, those who have left can't
    Given a game between Alice, Bob, Carol and Dave
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    When Carol concedes
    And the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    And Alice can attack Dave with "Grizzly Bears"
    And Alice can't attack Carol with "Grizzly Bears"

  @id:attack-0011 @rule:802.2a @rule:508.5
  Scenario: An attack trigger on a creature of the defending player finds those of the player attacked
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Fear of Falling | Alice      |
      | Serra Angel     | Bob        |
      | Wind Drake      | Carol      |
      | Air Elemental   | Carol      |
    When Alice attacks Carol with "Fear of Falling" until Alice is asked for targets
    Then Alice can choose "Wind Drake"
    And Alice can choose "Air Elemental"
    And Alice can't choose "Serra Angel"

  @id:attack-0012 @rule:802.5 @rule:510.2 @rule:104.2a
  Scenario: Combat damage to several players is dealt at once, and all of them lose together
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life |
      | Bob    | 2    |
      | Carol  | 3    |
      | Dave   | 4    |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Serra Angel   | Alice      |
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Carol   |
      | Serra Angel   | Dave    |
    And the game advances to Alice's declare blockers step
    Then the game goes on
    When Alice passes priority
    And Bob passes priority
    And Carol passes priority
    And Dave passes priority
    Then Alice has won the game

  @id:attack-0013 @rule:802.4 @rule:802.4a
  Scenario: Each of two defending players blocks what attacks them
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
      | Memnite        | Bob        |
      | Savannah Lions | Carol      |
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Carol   |
    And Bob blocks "Grizzly Bears" with "Memnite" until Carol is asked for blockers
    And Carol blocks "Hill Giant" with "Savannah Lions"
    Then "Grizzly Bears" is blocked
    And "Hill Giant" is blocked
    When the game advances to Alice's end of combat
    Then "Memnite" is in Bob's graveyard
    And "Savannah Lions" is in Carol's graveyard
