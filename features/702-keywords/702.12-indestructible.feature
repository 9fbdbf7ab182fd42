Feature: Indestructible
  What is indestructible is not destroyed, by effects or by lethal damage. It may be sacrificed, exiled or shrunk to death.

  @id:basic-0017 @rule:702.12b
  Scenario: A spell that destroys all creatures leaves an indestructible one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Darksteel Myr | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Darksteel Myr" is on the battlefield

  @id:basic-0018 @rule:702.12b @rule:704.5g
  Scenario: Lethal damage stays marked on an indestructible creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" has 3 damage
    And "Darksteel Myr" is on the battlefield

  @id:basic-0019 @rule:702.12b @rule:704.5f
  Scenario: An indestructible creature with toughness 0 is put into the graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Swamp       | Alice      |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Last Gasp"
    When Alice casts "Last Gasp" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is in Bob's graveyard

  @id:basic-0020 @rule:702.12b @rule:704.5h
  Scenario: Deathtouch does not destroy an indestructible creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as     |
      | Typhoid Rats  | Alice      | First  |
      | Typhoid Rats  | Alice      | Second |
      | Darksteel Myr | Bob        |        |
      | Hill Giant    | Bob        |        |
    When Alice attacks with "First" and "Second"
    And Bob blocks
      | blocker       | blocks |
      | Darksteel Myr | First  |
      | Hill Giant    | Second |
    And the game advances to Alice's end of combat
    Then "Darksteel Myr" is on the battlefield
    And "Darksteel Myr" has 1 damage
    And "Hill Giant" is in Bob's graveyard

  @id:basic-0021 @rule:702.12b @rule:701.21a
  Scenario: An indestructible creature can be sacrificed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Carrion Feeder | Alice      |
      | Darksteel Myr  | Alice      |
    When Alice activates "Carrion Feeder"
      | choice    | answer        |
      | sacrifice | Darksteel Myr |
    Then "Darksteel Myr" is in Alice's graveyard
    When the top of the stack resolves
    Then "Carrion Feeder" is a 2/2 creature

  @id:basic-0050 @rule:702.12b @rule:704.5j
  Scenario: The legend rule puts an indestructible legend into the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                | controller | as     |
      | Isamaru, Hound of Konda  | Alice      | First  |
    And Alice's hand holds
      | card                    | as     |
      | Boros Charm             |        |
      | Isamaru, Hound of Konda | Second |
    When Alice casts "Boros Charm"
      | choice | answer |
      | modes  | 2      |
    And the top of the stack resolves
    Then "First" has indestructible
    When Alice casts "Second"
    And the top of the stack resolves until Alice is asked for objects
    And Alice chooses "Second"
    Then "First" is in Alice's graveyard
    And "Second" is on the battlefield
    And "Second" lacks indestructible

  @id:basic-0051 @rule:702.12b @rule:704.5g
  Scenario: A creature that loses indestructible is destroyed by the lethal damage marked on it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | 3 Island      | Alice      |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Turn to Frog"
    When Alice casts "Lightning Bolt" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is on the battlefield
    When Alice casts "Turn to Frog" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" is in Bob's graveyard

  @id:basic-0052 @rule:702.12b @rule:704.5h
  Scenario: Deathtouch damage that was once survived does not destroy a creature that loses indestructible later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Bob        |
      | 3 Island      | Bob        |
      | Typhoid Rats  | Alice      |
      | Darksteel Myr | Bob        |
    And Bob's hand holds "Giant Growth" and "Turn to Frog"
    When Alice attacks with "Typhoid Rats"
    And Alice passes priority
    And Bob casts "Giant Growth" targeting "Darksteel Myr"
    And the top of the stack resolves
    And Bob blocks "Typhoid Rats" with "Darksteel Myr"
    And the game advances to Alice's end of combat
    Then "Darksteel Myr" has 1 damage
    And "Typhoid Rats" is in Alice's graveyard
    When Alice passes priority
    And Bob casts "Turn to Frog" targeting "Darksteel Myr"
    And the top of the stack resolves
    Then "Darksteel Myr" lacks indestructible
    And "Darksteel Myr" is on the battlefield
    And "Darksteel Myr" has 1 damage

  @id:basic-0053 @rule:702.12b
  Scenario: An indestructible creature can be exiled and returned to hand, and targeted by what does not destroy it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as     |
      | Darksteel Myr | Bob        | First  |
      | Darksteel Myr | Bob        | Second |
      | Darksteel Myr | Bob        | Third  |
    And Alice's hand holds "Swords to Plowshares", "Unsummon" and "Murder"
    When Alice casts "Swords to Plowshares" targeting "First"
    And the top of the stack resolves
    And Alice casts "Unsummon" targeting "Second"
    And the top of the stack resolves
    And Alice casts "Murder" targeting "Third"
    And the top of the stack resolves
    Then "First" is in exile
    And "Second" is in Bob's hand
    And "Third" is on the battlefield

  @id:basic-0054 @rule:702.12b @rule:611.2c
  Scenario: A creature that enters after indestructible was given to all is destroyed
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Alice      |
    And Alice's hand holds "Boros Charm", "Grizzly Bears" and "Day of Judgment"
    When Alice casts "Boros Charm"
      | choice | answer |
      | modes  | 2      |
    And the top of the stack resolves
    And Alice casts "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Hill Giant" is on the battlefield
    And "Grizzly Bears" is in Alice's graveyard
