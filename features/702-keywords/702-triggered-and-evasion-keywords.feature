Feature: Prowess, menace, landwalk, defender and flash
  Static evasion keywords are redundant in numbers; prowess triggers once for each instance.

  @id:basic-0160 @rule:702.108a
  Scenario: Prowess triggers for a noncreature spell of its controller only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | 2 Mountain           | Alice      |
      | Mountain             | Bob        |
      | Monastery Swiftspear | Alice      |
    And Alice's hand holds "Memnite" and "Bonesplitter"
    And Bob's hand holds "Shock"
    When Alice casts "Memnite"
    Then the stack holds, from the top
      | object  | controller |
      | Memnite | Alice      |
    When the top of the stack resolves
    And Alice passes priority
    And Bob casts "Shock" targeting Alice
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Bob        |
    When the top of the stack resolves
    And Alice casts "Bonesplitter"
    Then the stack holds, from the top
      | object                          | controller |
      | ability of Monastery Swiftspear | Alice      |
      | Bonesplitter                    | Alice      |
    When the top of the stack resolves
    Then "Monastery Swiftspear" is a 2/3 creature

  @id:basic-0161 @rule:702.108a @rule:603.2
  Scenario: Prowess resolves although the spell that it triggered on has been countered
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Mountain             | Alice      |
      | 2 Island             | Bob        |
      | Monastery Swiftspear | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Counterspell"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    When the stack resolves until empty
    Then "Monastery Swiftspear" is a 2/3 creature
    And Bob has 20 life

  @id:basic-0162 @rule:702.111c @rule:702.111b
  Scenario: Two instances of menace still allow two blockers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Boggart Brute   | Alice      |
      | Goblin War Drums | Alice     |
      | Memnite         | Bob        |
      | Elvish Mystic   | Bob        |
      | Grizzly Bears   | Bob        |
    When Alice attacks with "Boggart Brute"
    And Bob tries to block "Boggart Brute" with "Grizzly Bears"
    Then the action is refused
    And Bob can block "Boggart Brute" with "Memnite" and "Elvish Mystic"

  @id:basic-0163 @rule:702.14c
  Scenario: Landwalk looks for a land of the defending player, not of the attacker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Bog Wraith    | Alice      |
      | Swamp         | Alice      |
      | Grizzly Bears | Bob        |
      | Forest        | Bob        |
    When Alice attacks with "Bog Wraith"
    Then Bob can block "Bog Wraith" with "Grizzly Bears"

  @id:basic-0164 @rule:702.14c @rule:305.8
  Scenario: A nonbasic land with the land type is enough for landwalk
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | River Boa     | Alice      |
      | Elvish Mystic | Alice      |
      | Tundra        | Bob        |
      | Grizzly Bears | Bob        |
    When Alice attacks with "River Boa" and "Elvish Mystic"
    And Bob tries to block "River Boa" with "Grizzly Bears"
    Then the action is refused
    And Bob can block "Elvish Mystic" with "Grizzly Bears"

  @id:basic-0165 @rule:702.14d
  Scenario: A blocker with the same landwalk does not cancel that of the attacker
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as    |
      | River Boa     | Alice      | Hers  |
      | River Boa     | Bob        | His   |
      | Elvish Mystic | Alice      |       |
      | Island        | Bob        |       |
    When Alice attacks with "Hers" and "Elvish Mystic"
    And Bob tries to block "Hers" with "His"
    Then the action is refused
    And Bob can block "Elvish Mystic" with "His"

  @id:basic-0167 @rule:702.3b
  Scenario: A creature with defender can't attack, and it can when it has lost defender
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Steel Wall    | Alice      |
      | Wall of Stone | Alice      |
      | 3 Island      | Alice      |
    And Alice's hand holds "Turn to Frog"
    When Alice casts "Turn to Frog" targeting "Steel Wall"
    And the top of the stack resolves
    And Alice tries to attack with "Wall of Stone"
    Then the action is refused
    When Alice attacks with "Steel Wall"
    And the game advances to Alice's end of combat
    Then Bob has 19 life

  @id:basic-0168 @rule:702.8a @rule:302.1
  Scenario: A creature with flash can be cast in an opponent's turn, and another can't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Forest  | Bob        |
    And Bob's hand holds "Ambush Viper" and "Grizzly Bears"
    When Alice passes priority
    And Bob tries to cast "Grizzly Bears"
    Then the action is refused
    When Bob casts "Ambush Viper"
    And the top of the stack resolves
    Then "Ambush Viper" is on the battlefield
