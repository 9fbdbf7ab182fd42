Feature: Cumulative upkeep, fading, vanishing, bloodthirst, graft and other keywords with counters

  @id:cumulative-upkeep-0001 @rule:702.24a
  Scenario: Cumulative upkeep is paid for each age counter, the new one included
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent         | controller | state         |
      | Illusionary Forces | Alice     | 1 age counter |
      | 2 Island          | Alice      |               |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Illusionary Forces" has 2 age counters
    And "Illusionary Forces" is on the battlefield
    And "Island" #1 is tapped
    And "Island" #2 is tapped

  @id:cumulative-upkeep-0002 @rule:702.24a
  Scenario: A permanent whose cumulative upkeep can't be paid in full is sacrificed, and nothing is paid
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent         | controller | state          |
      | Illusionary Forces | Alice     | 1 age counter  |
      | Island            | Alice      |                |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Illusionary Forces" is in Alice's graveyard
    And "Island" is untapped

  @id:fading-0001 @rule:702.32a
  Scenario: A permanent with fading survives the upkeep in which its last counter is removed
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent  | controller | state          |
      | Blastoderm | Alice      | 1 fade counter |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Blastoderm" has 0 fade counters
    And "Blastoderm" is on the battlefield
    When the game advances to Alice's next upkeep
    And the top of the stack resolves
    Then "Blastoderm" is in Alice's graveyard

  @id:fading-0002 @rule:702.32a
  Scenario: A permanent with fading enters with its fade counters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Forest  | Alice      |
    And Alice's hand holds "Blastoderm"
    When Alice casts "Blastoderm"
    And the top of the stack resolves
    Then "Blastoderm" has 3 fade counters
    And the stack is empty

  @id:vanishing-0001 @rule:702.63a
  Scenario: A permanent with vanishing is sacrificed as its last time counter is removed
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent | controller | state          |
      | Calciderm | Alice      | 1 time counter |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Calciderm" has 0 time counters
    And the stack holds, from the top
      | object               | controller |
      | ability of Calciderm | Alice      |
    When the top of the stack resolves
    Then "Calciderm" is in Alice's graveyard

  @id:vanishing-0002 @rule:702.63a
  Scenario: A permanent with vanishing that never had a time counter stays
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent | controller |
      | Calciderm | Alice      |
    When the game advances to Alice's upkeep
    Then the stack is empty
    And "Calciderm" is on the battlefield
    And Alice has priority
    When Alice passes priority
    Then Bob has priority

  @id:bloodthirst-0001 @rule:702.54a
  Scenario: Bloodthirst gives counters once any opponent was dealt damage this turn
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
      | Forest     | Alice      |
    And Alice's hand holds "Shock" and "Scab-Clan Mauler"
    When Alice casts "Shock" targeting Carol
    And the top of the stack resolves
    And Alice casts "Scab-Clan Mauler"
    And the top of the stack resolves
    Then "Scab-Clan Mauler" has 2 +1/+1 counters

  @id:bloodthirst-0002 @rule:702.54a
  Scenario: Bloodthirst gives nothing for life that was lost without damage, or for damage to its own player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
      | Forest     | Alice      |
      | 2 Swamp    | Alice      |
    And Alice's hand holds "Shock", "Sign in Blood" and "Scab-Clan Mauler"
    When Alice casts "Shock" targeting Alice
    And the top of the stack resolves
    And Alice casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    And Alice casts "Scab-Clan Mauler"
    And the top of the stack resolves
    Then "Scab-Clan Mauler" has 0 +1/+1 counters
    And Bob has 18 life

  @id:graft-0001 @rule:702.58a
  Scenario: Graft moves a counter to another creature, whoever controls it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state           |
      | Simic Initiate | Alice      | 2 +1/+1 counters |
      | 2 Forest       | Bob        |                 |
    And it is Bob's precombat main phase
    And Bob's hand holds "Grizzly Bears"
    When Bob casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Simic Initiate | Alice      |
    When the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then "Simic Initiate" has 1 +1/+1 counter
    And "Grizzly Bears" has 1 +1/+1 counter

  @id:graft-0002 @rule:702.58a
  Scenario: A permanent with graft enters with its counters, and doesn't trigger on itself
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
    And Alice's hand holds "Simic Initiate"
    When Alice casts "Simic Initiate"
    And the top of the stack resolves
    Then "Simic Initiate" is a 1/1 creature
    And the stack is empty

  @id:unleash-0001 @rule:702.98a
  Scenario: A creature that was unleashed is larger and can't block
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Swamp         | Alice      |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Rakdos Cackler"
    When Alice casts "Rakdos Cackler"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Rakdos Cackler" is a 2/2 creature
    When the game advances to Bob's beginning of combat
    And Bob attacks with "Grizzly Bears"
    Then Alice can't block "Grizzly Bears" with "Rakdos Cackler"
    And Alice can block "Grizzly Bears" with "Memnite"

  @id:unleash-0002 @rule:702.98a
  Scenario: A creature that was not unleashed blocks until it gets a +1/+1 counter in another way
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | as       |
      | Rakdos Cackler | Alice      | Meek     |
      | Rakdos Cackler | Alice      | Trained  |
      | Forest         | Alice      |          |
      | Grizzly Bears  | Bob        |          |
    And Alice's hand holds "Battlegrowth"
    When Alice casts "Battlegrowth" targeting "Trained"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    And Bob attacks with "Grizzly Bears"
    Then Alice can't block "Grizzly Bears" with "Trained"
    And Alice can block "Grizzly Bears" with "Meek"

  @id:evolve-0011 @rule:702.100a
  Scenario: Greater toughness alone makes a creature evolve
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Cloudfin Raptor | Alice      |
      | Island          | Alice      |
    And Alice's hand holds "Steel Wall"
    When Alice casts "Steel Wall"
    And the stack resolves until empty
    Then "Cloudfin Raptor" is a 1/2 creature

  @id:evolve-0012 @rule:702.100a @rule:603.4
  Scenario: A creature that is no longer smaller as evolve resolves gets no counter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Cloudfin Raptor | Alice      |
      | 2 Forest        | Alice      |
    And Alice's hand holds "Memnite" and "Titanic Growth"
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Cloudfin Raptor | Alice      |
    When Alice casts "Titanic Growth" targeting "Cloudfin Raptor"
    And the stack resolves until empty
    Then "Cloudfin Raptor" is a 4/5 creature

  @id:outlast-0001 @rule:702.107a @rule:602.5d
  Scenario: Outlast taps its creature and is activated as a sorcery is cast
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent         | controller |
      | Disowned Ancestor | Alice      |
      | 2 Swamp           | Alice      |
    When Alice tries to activate "Disowned Ancestor"
    Then the action is refused
    When the game advances to Alice's precombat main phase
    And Alice activates "Disowned Ancestor"
    Then "Disowned Ancestor" is tapped
    When the top of the stack resolves
    Then "Disowned Ancestor" has 1 +1/+1 counter

  @id:ravenous-0001 @rule:702.156a
  Scenario: Ravenous draws no card with X of 4
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 6 Plains  | Alice      |
    And Alice's hand holds "Jacked Rabbit"
    When Alice casts "Jacked Rabbit"
      | choice | answer |
      | x      | 4      |
    And the top of the stack resolves
    Then "Jacked Rabbit" has 4 +1/+1 counters
    And the stack is empty

  @id:ravenous-0002 @rule:702.156a
  Scenario: Ravenous draws a card with X of 5
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 7 Plains  | Alice      |
    And Alice's hand holds "Jacked Rabbit"
    When Alice casts "Jacked Rabbit"
      | choice | answer |
      | x      | 5      |
    And the top of the stack resolves
    Then "Jacked Rabbit" has 5 +1/+1 counters
    And the stack holds, from the top
      | object                   | controller |
      | ability of Jacked Rabbit | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand

  @id:fabricate-0001 @rule:702.123a
  Scenario: Fabricate makes Servos when its counters are turned down
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Weaponcraft Enthusiast"
    When Alice casts "Weaponcraft Enthusiast"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Weaponcraft Enthusiast" has 0 +1/+1 counters
    And the battlefield holds
      | permanent   | controller | is                               |
      | token Servo | Alice      | a 1/1 colorless artifact creature |
      | token Servo | Alice      | a 1/1 colorless artifact creature |

  @id:fabricate-0002 @rule:702.123a
  Scenario: Fabricate makes no Servos when its counters are put
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Weaponcraft Enthusiast"
    When Alice casts "Weaponcraft Enthusiast"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Weaponcraft Enthusiast" has 2 +1/+1 counters
    And Alice has 4 permanents on the battlefield

  @id:level-up-0001 @rule:702.87a @rule:602.5d
  Scenario: Level up is activated as a sorcery is cast, and its creature grows at its levels
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent       | controller | state           |
      | Skywatcher Adept | Alice     | 2 level counters |
      | 3 Island        | Alice      |                 |
    Then "Skywatcher Adept" is a 2/2 creature
    When Alice tries to activate "Skywatcher Adept"
    Then the action is refused
    When the game advances to Alice's precombat main phase
    And Alice activates "Skywatcher Adept"
    And the top of the stack resolves
    Then "Skywatcher Adept" has 3 level counters
    And "Skywatcher Adept" is a 4/2 creature

  @id:reinforce-0001 @rule:702.77a
  Scenario: Reinforce discards its card from hand, at any time, and puts a counter
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | 2 Plains      | Alice      |
    And Alice's hand holds "Mosquito Guard"
    When Bob passes priority
    And Alice activates reinforce of "Mosquito Guard" targeting "Grizzly Bears"
    Then "Mosquito Guard" is in Alice's graveyard
    When the top of the stack resolves
    Then "Grizzly Bears" has 1 +1/+1 counter
