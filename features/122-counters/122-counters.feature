Feature: Counters
  Counters belong to one object in one zone. Some kinds give abilities, others create effects of their own.

  @id:counter-0001 @rule:122.2 @rule:400.7
  Scenario: A creature that returns has none of its counters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                              |
      | Grizzly Bears | Alice      | 2 +1/+1 counters, 1 flying counter |
      | Hill Giant    | Alice      | 1 +1/+1 counter                    |
    And Alice's hand holds "Cloudshift"
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has no counters
    And "Grizzly Bears" is a 2/2 creature
    And "Grizzly Bears" lacks flying
    And "Hill Giant" has 1 +1/+1 counter

  @id:counter-0002 @rule:122.2 @rule:400.7 @rule:109.2
  Scenario: A creature that was sacrificed for its own ability gets no counter in the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | as     |
      | Carrion Feeder | Alice      | feeder |
      | Carrion Feeder | Alice      | other  |
      | Grizzly Bears  | Alice      |        |
    When Alice activates "feeder"
      | choice    | answer |
      | sacrifice | feeder |
    And the top of the stack resolves
    Then "feeder" is in Alice's graveyard
    And "feeder" has no counters
    When Alice activates "other"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And the top of the stack resolves
    Then "other" has 1 +1/+1 counter

  @id:counter-0003 @rule:122.3 @rule:122.1a
  Scenario: A -1/-1 counter and a +1/+1 counter on one creature are removed together
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state            |
      | Glistener Elf | Bob        |                  |
      | Hill Giant    | Alice      | 2 +1/+1 counters |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Glistener Elf"
    And the game advances to Alice's end of combat
    Then "Hill Giant" has 1 +1/+1 counter
    And "Hill Giant" has 0 -1/-1 counters
    And "Hill Giant" is a 4/4 creature

  @id:counter-0004 @rule:122.1b @rule:613.1f
  Scenario: A keyword counter gives its keyword for as long as it is there
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Fully Grown"
    When Alice casts "Fully Grown" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 5/5 creature
    And "Grizzly Bears" has trample
    When the game advances to Bob's upkeep
    Then "Grizzly Bears" is a 2/2 creature
    And "Grizzly Bears" has trample
    And "Grizzly Bears" has 1 trample counter

  @id:counter-0005 @rule:122.1c
  Scenario: A shield counter is removed instead of a destruction, and does not help against a sacrifice
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state             |
      | Hill Giant    | Bob        | 2 shield counters |
    And Alice's hand holds
      | card            |
      | Damnation       |
      | Barter in Blood |
    When Alice casts "Damnation"
    And the top of the stack resolves
    Then "Hill Giant" is on the battlefield
    And "Hill Giant" has 1 shield counter
    When Alice casts "Barter in Blood"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:counter-0006 @rule:122.1c @rule:615.1
  Scenario: A shield counter prevents damage whatever the amount, and one of two is removed each time
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state             |
      | Colossal Dreadmaw | Alice      |                   |
      | Hill Giant        | Bob        | 2 shield counters |
      | Mountain          | Alice      |                   |
    And Alice's hand holds "Lightning Bolt"
    When Alice attacks Bob with "Colossal Dreadmaw"
    And Bob blocks "Colossal Dreadmaw" with "Hill Giant"
    And the game advances to Alice's end of combat
      | player | choice   | answer          |
      | Alice  | division | 6 to Hill Giant |
    Then "Hill Giant" has 1 shield counter
    And "Hill Giant" has 0 damage
    When Alice casts "Lightning Bolt" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 0 shield counters
    And "Hill Giant" has 0 damage

  @id:counter-0007 @rule:122.1c @rule:704.5f
  Scenario: A shield counter does not help against state-based actions that do not destroy
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state            |
      | Grizzly Bears | Bob        | 1 shield counter |
      | Hill Giant    | Bob        | 1 shield counter |
    And Alice's hand holds "Last Gasp" and "Murder"
    When Alice casts "Last Gasp" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    When Alice casts "Murder" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is on the battlefield
    And "Hill Giant" has no counters

  @id:counter-0008 @rule:122.1d @rule:502.3
  Scenario: A stun counter is removed instead of the untapping, and the next untapping succeeds
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent     | controller | state                   |
      | Grizzly Bears | Alice      | tapped, 1 stun counter  |
      | Hill Giant    | Alice      | tapped                  |
      | Birds of Paradise | Alice  | tapped, 2 stun counters |
    When the game advances to Alice's upkeep
    Then "Hill Giant" is untapped
    And "Grizzly Bears" is tapped
    And "Grizzly Bears" has 0 stun counters
    And "Birds of Paradise" has 1 stun counter
    When the game advances to Bob's upkeep
    And the game advances to Alice's upkeep
    Then "Grizzly Bears" is untapped
    And "Birds of Paradise" is tapped
    And "Birds of Paradise" has 0 stun counters

  @id:counter-0009 @rule:122.1d
  Scenario: A stun counter on an untapped permanent stays until it would become untapped
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent     | controller | state          |
      | Grizzly Bears | Alice      | 1 stun counter |
      | Hill Giant    | Alice      | tapped, 1 stun counter |
    When the game advances to Alice's upkeep
    Then "Grizzly Bears" has 1 stun counter
    And "Hill Giant" has 0 stun counters

  @id:counter-0010 @rule:122.1h @rule:614.1a
  Scenario: A permanent with a finality counter is exiled instead of going to the graveyard, and goes elsewhere as it may
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state              |
      | Grizzly Bears | Alice      | 1 finality counter |
      | Hill Giant    | Alice      | 1 finality counter |
      | Blood Artist  | Bob        |                    |
    And Alice's hand holds "Murder" and "Unsummon"
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And the stack is empty
    When Alice casts "Unsummon" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's hand

  @id:counter-0011 @rule:122.5
  Scenario: A counter that cannot be put on the second object is not removed from the first
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state            |
      | Simic Fluxmage | Alice      | 2 +1/+1 counters |
      | Grizzly Bears  | Alice      |                  |
      | Solemnity      | Bob        |                  |
    When Alice activates "Simic Fluxmage" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Simic Fluxmage" is tapped
    And "Simic Fluxmage" has 2 +1/+1 counters
    And "Grizzly Bears" has no counters

  @id:counter-0012 @rule:122.5
  Scenario: A counter is not moved from an object without it, nor from one to itself
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state           | as    |
      | Simic Fluxmage | Alice      |                 | empty |
      | Simic Fluxmage | Alice      | 1 +1/+1 counter | one   |
      | Simic Fluxmage | Alice      | 1 +1/+1 counter | two   |
      | Grizzly Bears  | Alice      |                 |       |
      | Hardened Scales | Alice     |                 |       |
    When Alice activates "empty" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "empty" is tapped
    And "Grizzly Bears" has no counters
    When Alice activates "one" targeting "one"
    And the top of the stack resolves
    Then "one" is tapped
    And "one" has 1 +1/+1 counter
    When Alice activates "two" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "two" has no counters
    And "Grizzly Bears" has 2 +1/+1 counters

  @id:counter-0013 @rule:122.6 @rule:122.6a
  Scenario: Counters with which a permanent enters are put on it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Hardened Scales | Alice      |
    And Alice's hand holds "Arcbound Worker"
    When Alice casts "Arcbound Worker"
    And the top of the stack resolves
    Then "Arcbound Worker" has 2 +1/+1 counters

  @id:counter-0014 @rule:122.8 @rule:702.43a
  Scenario: Counters of a creature that has died are put on another one in the same number, not moved
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state            |
      | Arcbound Worker | Alice      | 3 +1/+1 counters |
      | Ornithopter     | Alice      |                  |
      | Memnite         | Alice      |                  |
    And Alice's hand holds "Murder"
    When Alice casts "Murder" targeting "Arcbound Worker"
    And the top of the stack resolves
      | choice  | answer      |
      | targets | Ornithopter |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Ornithopter" has 3 +1/+1 counters
    And "Memnite" has no counters
    And "Arcbound Worker" has no counters

  @id:counter-0015 @rule:122.1f @rule:704.5c
  Scenario: Poison counters stay from turn to turn, and a player with ten of them loses
    Given a game between Alice and Bob
    And the players have
      | player | counters           |
      | Bob    | 8 poison counters  |
    And the battlefield holds
      | permanent     | controller | as  |
      | Glistener Elf | Alice      | one |
      | Glistener Elf | Alice      | two |
    When Alice attacks Bob with "one"
    And the game advances to Alice's end of combat
    Then Bob has 9 poison counters
    And Bob has 20 life
    And the game goes on
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    And Alice attacks Bob with "one" and "two"
    And Alice passes priority
    And Bob passes priority
    And Alice passes priority
    And Bob passes priority
    Then Bob has lost the game

  @id:counter-0041 @rule:122.1
  Scenario: Counters of another kind are not counted
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state                              |
      | Everflowing Chalice | Alice     | 2 charge counters, 1 oil counter   |
    When Alice activates "Everflowing Chalice"
    Then Alice has {C}{C} in her mana pool

  @id:counter-0150 @rule:608.2f @rule:603.10 @invented
  Scenario: The counters of several permanents are removed at once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state            |
      | Spent-Cell Keeper | Alice      |                  |
      | Mind Stone        | Alice      | 2 charge counters |
      | Sol Ring          | Alice      | 1 charge counter |
    And Alice's hand holds "Rust Tide"
    When Alice casts "Rust Tide"
    And the stack resolves until empty
      | choice        | answer               |
      | trigger order | Mind Stone; Sol Ring |
    Then Alice has 22 life
