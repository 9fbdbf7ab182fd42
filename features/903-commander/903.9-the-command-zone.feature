Feature: Commanders return to the command zone
  A commander that was put into a graveyard or into exile may be put into the command zone by its owner the next time that
  state-based actions are checked; one that would be put into a hand or a library may be put there instead.

  @id:commander-0001 @rule:903.9a @rule:704.6d
  Scenario: A commander that dies has been in the graveyard before it goes to the command zone
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Alice      | commander |
      | Blood Artist            | Alice      |           |
      | 3 Swamp                 | Bob        |           |
    And Bob's hand holds "Murder"
    When Alice passes priority
    And Bob casts "Murder" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
      | Alice  | targets   | Carol  |
    Then "Isamaru, Hound of Konda" is in Alice's command zone
    And the stack holds, from the top
      | object                  | controller |
      | ability of Blood Artist | Alice      |

  @id:commander-0002 @rule:903.9a @rule:704.6d
  Scenario: A commander that its owner left in the graveyard stays there
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Alice      | commander |
      | 3 Swamp                 | Bob        |           |
    And Bob's hand holds "Murder"
    When Alice passes priority
    And Bob casts "Murder" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | no     |
    Then "Isamaru, Hound of Konda" is in Alice's graveyard
    When the game advances to Alice's end step
    Then "Isamaru, Hound of Konda" is in Alice's graveyard

  @id:commander-0003 @rule:903.9a
  Scenario: An exiled commander goes to the command zone as a state-based action
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Alice      | commander |
      | Plains                  | Bob        |           |
    And Bob's hand holds "Swords to Plowshares"
    When Alice passes priority
    And Bob casts "Swords to Plowshares" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves until Alice is asked for yes or no
    Then "Isamaru, Hound of Konda" is in exile
    And Alice has 42 life
    When Alice chooses yes
    Then "Isamaru, Hound of Konda" is in Alice's command zone

  @id:commander-0004 @rule:903.9b @rule:614.1
  Scenario: A commander that would return to the hand goes to the command zone instead
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Alice      | commander |
      | Island                  | Bob        |           |
    And Bob's hand holds "Unsummon"
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves until Alice is asked for yes or no
    Then "Isamaru, Hound of Konda" is on the battlefield
    When Alice chooses yes
    Then "Isamaru, Hound of Konda" is in Alice's command zone
    And Alice has 0 cards in hand

  @id:commander-0005 @rule:903.9b
  Scenario: A commander's owner may let it return to the hand
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Alice      | commander |
      | Island                  | Bob        |           |
    And Bob's hand holds "Unsummon"
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | no     |
    Then "Isamaru, Hound of Konda" is in Alice's hand

  @id:commander-0006 @rule:903.9a @rule:108.3
  Scenario: The owner of a stolen commander chooses, not its controller
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state               | as      |
      | Isamaru, Hound of Konda | Alice      | commander           | the dog |
      | Mind Control            | Bob        | attached to the dog |         |
      | 3 Swamp                 | Carol      |                     |         |
    And Carol's hand holds "Murder"
    When Alice passes priority
    And Bob passes priority
    And Carol casts "Murder" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves until Alice is asked for yes or no
    Then "Isamaru, Hound of Konda" is in Alice's graveyard
    When Alice chooses yes
    Then "Isamaru, Hound of Konda" is in Alice's command zone

  @id:commander-0007 @rule:903.8
  Scenario: A commander costs two more for each time that it was cast from the command zone
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | 3 Plains  | Alice      |
      | Island    | Bob        |
      | Plains    | Bob        |
    And Alice's command zone holds
      | card                    | state     |
      | Isamaru, Hound of Konda | commander |
    And Bob's hand holds "Swords to Plowshares"
    When Alice casts "Isamaru, Hound of Konda" from the command zone
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Swords to Plowshares" targeting "Isamaru, Hound of Konda"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice can't cast "Isamaru, Hound of Konda" from the command zone
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    Then Alice can cast "Isamaru, Hound of Konda" from the command zone

  @id:commander-0008 @rule:903.10a @rule:104.3j @rule:704.6c
  Scenario: A player who has been dealt 21 combat damage by one commander loses
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent                 | controller | state                          |
      | Yargle, Glutton of Urborg | Alice      | commander, 4 +1/+1 counters    |
    When Alice attacks Bob with "Yargle, Glutton of Urborg"
    And the game advances to Alice's combat damage step
    Then Bob has 27 life
    And the game goes on
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    And Alice attacks Bob with "Yargle, Glutton of Urborg"
    And the game advances to Alice's combat damage step
    Then Bob has lost the game
    And the game goes on

  @id:commander-0009 @rule:903.10a @rule:104.3j
  Scenario: Damage by different commanders, and to different players, is not added up
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent                 | controller | state                           |
      | Yargle, Glutton of Urborg | Alice      | commander, 4 +1/+1 counters     |
      | Jedit Ojanen              | Alice      | commander, 10 +1/+1 counters    |
    When Alice attacks Bob with "Yargle, Glutton of Urborg" and "Jedit Ojanen"
    And the game advances to Alice's combat damage step
    Then Bob has 12 life
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    And Alice attacks Carol with "Yargle, Glutton of Urborg"
    And the game advances to Alice's combat damage step
    Then Carol has 27 life
    And Bob has 12 life
    And the game goes on

  @id:commander-0010 @rule:903.10a @rule:108.3
  Scenario: Damage by a commander counts under whose control ever it attacks
    Given a Commander game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent                 | controller | state                        | as       |
      | Yargle, Glutton of Urborg | Alice      | commander, 12 +1/+1 counters | the frog |
      | Mind Control              | Bob        | attached to the frog         |          |
    When Bob attacks Alice with "Yargle, Glutton of Urborg"
    And the game advances to Bob's combat damage step
    Then Alice has lost the game
    And "Yargle, Glutton of Urborg" is gone
    And the game goes on

  @id:commander-0011 @rule:800.4a @rule:903.3
  Scenario: A commander leaves the game with its owner from the command zone
    Given a Commander game between Alice, Bob and Carol
    And Bob's command zone holds
      | card                    | state     |
      | Isamaru, Hound of Konda | commander |
    When Bob concedes
    Then Bob has lost the game
    And "Isamaru, Hound of Konda" is gone
    And the game goes on

  @id:commander-0041 @rule:903.9b
  Scenario: A commander in the command zone is put into its owner's hand
    Given a Commander game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Command Beacon | Alice      |
    And Alice's command zone holds
      | card                    | state     |
      | Isamaru, Hound of Konda | commander |
    And Bob's command zone holds
      | card       | state     |
      | Jedit Ojanen | commander |
    When Alice activates ability 2 of "Command Beacon"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | no     |
    Then "Isamaru, Hound of Konda" is in Alice's hand
