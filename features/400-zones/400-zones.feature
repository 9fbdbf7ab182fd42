Feature: Zones and identity
  Each card goes to its owner's zones, and what changes zones is a new object, but for the exceptions that rule 400.7
  lists.

  @id:zone-0001 @rule:400.3
  Scenario: A permanent goes to its owner's hand and graveyard, whoever controls it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | owner | as  |
      | Grizzly Bears | Alice      | Bob   | one |
      | Grizzly Bears | Alice      | Bob   | two |
    And Alice's hand holds "Unsummon" and "Murder"
    When Alice casts "Unsummon" targeting "one"
    And the top of the stack resolves
    Then "one" is in Bob's hand
    When Alice casts "Murder" targeting "two"
    And the top of the stack resolves
    Then "two" is in Bob's graveyard

  @id:zone-0002 @rule:400.7
  Scenario: A creature that returns is out of every effect, has no damage, and its Aura is gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                      |
      | Hill Giant    | Alice      | 2 damage                   |
      | Holy Strength | Alice      | attached to Hill Giant     |
      | Bonesplitter  | Alice      | attached to Hill Giant     |
    And Alice's hand holds "Giant Growth" and "Cloudshift"
    When Alice casts "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 9/8 creature
    When Alice casts "Cloudshift" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 3/3 creature
    And "Hill Giant" has 0 damage
    And "Holy Strength" is in Alice's graveyard
    And "Bonesplitter" is on the battlefield
    And "Bonesplitter" isn't attached to "Hill Giant"

  @id:zone-0003 @rule:400.7 @rule:302.6
  Scenario: A creature that returns has summoning sickness
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Cloudshift"
    Then Alice can attack Bob with "Grizzly Bears"
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice can't attack Bob with "Grizzly Bears"
    And Alice can attack Bob with "Hill Giant"

  @id:zone-0004 @rule:400.7 @rule:608.2b
  Scenario: A spell whose target has left and returned does not find it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Cloudshift"
    And Bob's hand holds
      | card   | as     |
      | Murder | first  |
      | Murder | second |
    When Alice passes priority
    And Bob casts "first" targeting "Grizzly Bears"
    And Bob passes priority
    And Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "first" is in Bob's graveyard
    When Alice passes priority
    And Bob casts "second" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @id:zone-0005 @rule:400.7 @rule:611.2c
  Scenario: An effect that gave control of a creature does not reach the new object that it becomes
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Bob        |
      | Vedalken Orrery | Bob        |
    And Alice's hand holds "Act of Treason"
    And Bob's hand holds "Unsummon"
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Grizzly Bears" lacks haste

  @id:zone-0006 @rule:400.7a @rule:611.2c
  Scenario: An effect that changed a permanent spell's color goes on for the permanent
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card          | as     |
      | Grizzly Bears | first  |
      | Grizzly Bears | second |
      | Thoughtlace   |        |
    When Alice casts "first"
    And Alice casts "Thoughtlace" targeting "first"
    And the stack resolves until empty
    Then "first" is a blue creature
    When Alice casts "second"
    And the stack resolves until empty
    Then "second" is a green creature

  @id:zone-0007 @rule:400.7 @rule:400.7a
  Scenario: An effect that changed a permanent's color does not reach the spell and permanent that its card becomes later
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Thoughtlace" and "Unsummon"
    When Alice casts "Thoughtlace" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a blue creature
    When Alice casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a green creature

  @id:zone-0008 @rule:400.7d @rule:400.7
  Scenario: A permanent knows with what mana its spell was cast, and the one that returns doesn't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Forest         | Alice      |
      | Island         | Alice      |
      | Swamp          | Alice      |
      | Mountain       | Alice      |
    And Bob's hand holds "Flicker of Fate"
    And the battlefield holds
      | permanent | controller |
      | 2 Plains  | Bob        |
    And Alice's hand holds "Woodland Wanderer"
    When Alice casts "Woodland Wanderer"
    And the top of the stack resolves
    Then "Woodland Wanderer" has 4 +1/+1 counters
    And "Woodland Wanderer" is a 6/6 creature
    When Alice passes priority
    And Bob casts "Flicker of Fate" targeting "Woodland Wanderer"
    And the top of the stack resolves
    Then "Woodland Wanderer" has no counters
    And "Woodland Wanderer" is a 2/2 creature

  @id:zone-0009 @rule:400.7d @rule:603.4
  Scenario: A kicked creature's trigger knows the kicker, and the creature that returns was not kicked
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | 3 Grizzly Bears | Bob        |
      | Hill Giant      | Bob        |
    And Alice's hand holds "Gatekeeper of Malakir" and "Cloudshift"
    When Alice casts "Gatekeeper of Malakir"
      | choice          | answer |
      | additional cost | kicker |
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    And the top of the stack resolves
      | player | answer     |
      | Bob    | Hill Giant |
    Then Bob has 3 creatures on the battlefield
    When Alice casts "Cloudshift" targeting "Gatekeeper of Malakir"
    And the top of the stack resolves
    Then "Gatekeeper of Malakir" is on the battlefield
    And the stack is empty
    And Bob has 3 creatures on the battlefield

  @id:zone-0010 @rule:400.7e
  Scenario: An ability that triggers as its Aura goes to the graveyard finds it there, unless it has moved on
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                   | as     |
      | Grizzly Bears | Alice      |                         | one    |
      | Hill Giant    | Alice      |                         | two    |
      | Rancor        | Alice      | attached to one         | first  |
      | Rancor        | Alice      | attached to two         | second |
    And Bob's hand holds
      | card          | as |
      | Shock         | m1 |
      | Lightning Bolt | m2 |
      | Cling to Dust |    |
    When Alice passes priority
    And Bob casts "m1" targeting "one"
    And the stack resolves until empty
    Then "first" is in Alice's hand
    When Alice passes priority
    And Bob casts "m2" targeting "two"
    And the top of the stack resolves
    Then "second" is in Alice's graveyard
    When Alice passes priority
    And Bob casts "Cling to Dust" targeting "second"
    And the stack resolves until empty
    Then "second" is in exile

  @id:zone-0011 @rule:400.7j @rule:608.2c
  Scenario: The effect that exiles a card finds it to return it, under whose control it says
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | owner | state  |
      | Grizzly Bears | Alice      | Bob   | tapped |
    And Alice's hand holds "Cloudshift"
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent     | controller | owner | state    |
      | Grizzly Bears | Alice      | Bob   | untapped |

  @id:zone-0012 @rule:400.7 @rule:610.3
  Scenario: What was exiled until a permanent leaves comes back as a new object, under its owner's control
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | owner | state                             |
      | Hill Giant    | Bob        | Alice | tapped, 1 damage, 1 +1/+1 counter |
      | Grizzly Bears | Bob        |       |                                   |
    And Alice's hand holds "Banishing Light" and "Disenchant"
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" is in exile
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent  | controller | state    |
      | Hill Giant | Alice      | untapped |
    And "Hill Giant" has no counters
    And "Hill Giant" has 0 damage

  @id:zone-0013 @rule:400.7 @rule:109.2
  Scenario: A creature that was sacrificed for its own ability does not grow in the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as    |
      | Nantuko Husk  | Alice      | husk  |
      | Nantuko Husk  | Alice      | other |
      | Grizzly Bears | Alice      |       |
    When Alice activates "husk"
      | choice    | answer |
      | sacrifice | husk   |
    And the top of the stack resolves
    Then "husk" is in Alice's graveyard
    And "husk" has power 2
    When Alice activates "other"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And the top of the stack resolves
    Then "other" is a 4/4 creature

  @id:zone-0014 @rule:400.7 @rule:113.7a
  Scenario: An ability of a creature that has left and returned does nothing to the new one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | as     |
      | Carrion Feeder | Alice      | feeder |
      | Grizzly Bears  | Alice      | bears  |
      | Hill Giant     | Alice      | giant  |
    And Alice's hand holds "Cloudshift"
    When Alice activates "feeder"
      | choice    | answer |
      | sacrifice | bears  |
    And Alice casts "Cloudshift" targeting "feeder"
    And the stack resolves until empty
    Then "feeder" is on the battlefield
    And "feeder" has no counters
    When Alice activates "feeder"
      | choice    | answer |
      | sacrifice | giant  |
    And the stack resolves until empty
    Then "feeder" has 1 +1/+1 counter

  @id:zone-0015 @rule:400.7c @rule:615.6
  Scenario: Damage from the permanent is prevented when its spell was the chosen source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Mountain                 | Alice      |
      | Mountain                 | Alice      |
      | Circle of Protection: Red | Bob       |
      | Wastes                   | Bob        |
    And Alice's hand holds
      | card          | as     |
      | Raging Goblin | first  |
      | Raging Goblin | second |
    When Alice casts "first"
    And Alice passes priority
    And Bob activates "Circle of Protection: Red"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice casts "second"
    And the top of the stack resolves
    And Alice attacks Bob with "first"
    And the game advances to Alice's end of combat
    Then Bob has 20 life
    When the game advances to Bob's upkeep
    And the game advances to Alice's precombat main phase
    And Alice attacks Bob with "first" and "second"
    And the game advances to Alice's end of combat
    Then Bob has 18 life


  @id:zone-0016 @rule:400.7f @rule:704.5m
  Scenario: An Aura that triggers as its creature dies is found in the graveyard, to which it went afterward
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state                     |
      | Grizzly Bears   | Alice      |                           |
      | Hill Giant      | Alice      |                           |
      | Angelic Destiny | Alice      | attached to Grizzly Bears |
      | Holy Strength   | Alice      | attached to Grizzly Bears |
    And Bob's hand holds "Murder"
    When Alice passes priority
    And Bob casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Angelic Destiny" is in Alice's graveyard
    And the stack holds, from the top
      | object                     | controller |
      | ability of Angelic Destiny | Alice      |
    When the top of the stack resolves
    Then "Angelic Destiny" is in Alice's hand
    And "Holy Strength" is in Alice's graveyard

  @id:zone-0017 @rule:400.7f @rule:400.7e
  Scenario: An Aura that dies together with its creature is found, one that goes before it does not trigger
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state                     | as     |
      | Grizzly Bears     | Alice      |                           |        |
      | Hill Giant        | Alice      |                           |        |
      | Angelic Destiny   | Alice      | attached to Grizzly Bears | first  |
      | Angelic Destiny   | Alice      | attached to Hill Giant    | second |
    And the battlefield holds
      | permanent          | controller |
      | Nevinyrral's Disk  | Bob        |
    And Bob's hand holds "Disenchant"
    When Alice passes priority
    And Bob casts "Disenchant" targeting "first"
    And the top of the stack resolves
    Then "first" is in Alice's graveyard
    And the stack is empty
    When Alice passes priority
    And Bob activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And "second" is in Alice's graveyard
    When the stack resolves until empty
    Then "second" is in Alice's hand
    And "first" is in Alice's graveyard

  @id:zone-0018 @rule:400.7e @rule:603.6
  Scenario: An ability that triggers as a permanent is sacrificed finds the card in the graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | It That Betrays | Bob        |
      | Nantuko Husk    | Alice      |
      | Grizzly Bears   | Alice      |
    When Alice activates "Nantuko Husk"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Bob

  @id:zone-0019 @rule:614.6 @rule:701.9a @invented
  Scenario: A discarded card that an effect puts onto the battlefield instead is there, under its owner's control
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Undying Recruit"
    When Alice casts "Mind Rot" targeting Bob
    And the stack resolves until empty
    Then "Undying Recruit" is on the battlefield
    And "Undying Recruit" is controlled by Bob
    And Bob has 0 cards in graveyard

  @id:zone-0020 @rule:400.7e @invented
  Scenario: What triggers as a creature leaves the battlefield finds it in a graveyard, but not in a hand
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Parting Toll  | Alice      |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Doom Blade" and "Unsummon"
    When Alice casts "Doom Blade" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is in exile
    When Alice casts "Unsummon" targeting "Memnite"
    And the stack resolves until empty
    Then "Memnite" is in Alice's hand
