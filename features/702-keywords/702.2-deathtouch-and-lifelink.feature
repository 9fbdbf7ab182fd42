Feature: Deathtouch and lifelink outside combat
  Both look at the source of damage, whatever damage it is: where it is now, or as it last was on the battlefield.

  @id:basic-0120 @rule:702.2b @rule:702.15b
  Scenario: An ability's damage is that of the creature which has deathtouch and lifelink
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
      | Hill Giant          | Bob        |                                 |
    When Alice activates "Prodigal Pyromancer" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice has 21 life

  @id:basic-0121 @rule:702.2e @rule:702.15c
  Scenario: A sacrificed creature's damage has the deathtouch and lifelink that it had on the battlefield
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                    |
      | Mogg Fanatic    | Alice      |                          |
      | Basilisk Collar | Alice      | attached to Mogg Fanatic |
      | Hill Giant      | Bob        |                          |
    When Alice activates "Mogg Fanatic" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And Alice has 21 life
    And "Basilisk Collar" is on the battlefield

  @id:basic-0122 @rule:702.15f
  Scenario: Two instances of lifelink on one creature gain no more life than one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                           |
      | Prodigal Pyromancer | Alice    |                                 |
      | Basilisk Collar   | Alice      | attached to Prodigal Pyromancer |
      | Loxodon Warhammer | Alice      | attached to Prodigal Pyromancer |
      | Ajani's Pridemate | Alice      |                                 |
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And the top of the stack resolves
    Then Alice has 21 life
    And Bob has 19 life
    When the stack resolves until empty
    Then "Ajani's Pridemate" has 1 +1/+1 counter

  @id:basic-0123 @rule:702.15e
  Scenario: Two sources with lifelink that deal damage at the same time cause two gains of life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | as     |
      | Knight of Meadowgrain | Alice      | First  |
      | Knight of Meadowgrain | Alice      | Second |
      | Ajani's Pridemate     | Alice      |        |
    When Alice attacks with "First" and "Second"
    And the game advances to Alice's end of combat
    Then Alice has 24 life
    And "Ajani's Pridemate" has 2 +1/+1 counters

  @id:basic-0124 @rule:702.15b @rule:108.4
  Scenario: The damage of a stolen creature with lifelink gains life for who controls it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | 3 Mountain            | Alice      |
      | Knight of Meadowgrain | Bob        |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Knight of Meadowgrain"
    And the top of the stack resolves
    And Alice attacks with "Knight of Meadowgrain"
    And the game advances to Alice's end of combat
    Then Alice has 22 life
    And Bob has 18 life

  @id:basic-0125 @rule:702.15b @rule:615.1
  Scenario: Prevented damage of a source with lifelink gains nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Forest                | Bob        |
      | Knight of Meadowgrain | Alice      |
      | Grizzly Bears         | Alice      |
    And Bob's hand holds "Fog"
    When Alice attacks with "Knight of Meadowgrain" and "Grizzly Bears"
    And Alice passes priority
    Then Bob can cast "Fog"
    When Bob casts "Fog"
    And the top of the stack resolves
    And the game advances to Alice's end of combat
    Then Alice has 20 life
    And Bob has 20 life

  @id:basic-0126 @rule:702.2b @rule:120.3c
  Scenario: A planeswalker does not die of the damage of a creature with deathtouch
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Alice      |                                 |
      | Basilisk Collar     | Alice      | attached to Prodigal Pyromancer |
      | Jace Beleren        | Bob        | 3 loyalty counters              |
    When Alice activates "Prodigal Pyromancer" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has loyalty 2
    And "Jace Beleren" is on the battlefield
    And Alice has 21 life
