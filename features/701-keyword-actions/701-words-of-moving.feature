Feature: What an effect says beside its verb: what was moved, to where, and how it is there
  Each word of it is heard.

  Background:
    Given a game between Alice and Bob
    And the board "lands"

  @id:basic-0409 @rule:701.8a @rule:608.2c
  Scenario: What is destroyed this way is counted, and what was not destroyed isn't
    Given the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
      | Darksteel Myr | Bob        |
    And Alice's hand holds "Fumigate"
    When Alice casts "Fumigate"
    And the top of the stack resolves
    Then Alice has 22 life
    And "Darksteel Myr" is on the battlefield

  @id:basic-0410 @rule:608.2c @rule:608.2b
  Scenario: Cards are drawn for what was returned, and not for a target that had left
    Given the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | Sol Ring      | Alice      |
    And Alice's hand holds "Paradoxical Outcome"
    And Bob's hand holds "Shock"
    When Alice casts "Paradoxical Outcome" targeting "Grizzly Bears" and "Sol Ring"
    And Alice passes priority
    And Bob casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Sol Ring" is in Alice's hand
    And "Hill Giant" is on the battlefield
    And Alice has 2 cards in hand

  @id:basic-0411 @rule:701.3d @rule:301.5d
  Scenario: All Equipment becomes unattached from the target and stays on the battlefield; that of another creature stays attached
    Given the battlefield holds
      | permanent         | controller | state                     | as    |
      | Grizzly Bears     | Bob        |                           |       |
      | Hill Giant        | Bob        |                           |       |
      | Bonesplitter      | Bob        | attached to Grizzly Bears | first |
      | Loxodon Warhammer | Bob        | attached to Grizzly Bears |       |
      | Bonesplitter      | Bob        | attached to Hill Giant    | other |
    And Alice's hand holds "Disarm"
    When Alice casts "Disarm" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "first" is on the battlefield
    And "Loxodon Warhammer" is on the battlefield
    And "Grizzly Bears" is a 2/2 green Bear creature
    And "other" is attached to "Hill Giant"

  @id:basic-0412 @rule:303.4f
  Scenario: An Aura that is put onto the battlefield attached to a creature is attached to that one
    Given the battlefield holds
      | permanent  | controller |
      | Hill Giant | Alice      |
    And Alice's hand holds "Academy Researchers" and "Unholy Strength"
    When Alice casts "Academy Researchers"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer          |
      | yes or no | yes             |
      | objects   | Unholy Strength |
    Then "Unholy Strength" is attached to "Academy Researchers"

  @id:basic-0413 @rule:611.2e @rule:105.3 @rule:205.1b
  Scenario: What is put onto the battlefield as something else besides is both, under the control of who puts it there
    Given Bob's graveyard holds "Grizzly Bears"
    And Alice's hand holds "Rise from the Grave"
    When Alice casts "Rise from the Grave" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 2/2 black and green Bear Zombie creature
    And "Grizzly Bears" is controlled by Alice

  @id:basic-0414 @rule:701.23d @rule:701.23b
  Scenario: Who searches for up to two basic lands may find two or none, and they enter tapped
    Given Alice's library holds, from the top
      | card     |
      | Forest   |
      | Sol Ring |
      | Island   |
      | Plains   |
    And Alice's hand holds
      | card                   |
      | 2 Explosive Vegetation |
    When Alice casts "Explosive Vegetation"
    And the top of the stack resolves
      | choice  | answer          |
      | objects | Forest; Island  |
    Then Alice has 22 lands on the battlefield
    And Alice has 16 untapped lands on the battlefield
    And Alice has 2 cards in library
    When Alice casts "Explosive Vegetation"
    And the top of the stack resolves
      | choice  | answer  |
      | objects | nothing |
    Then Alice has 22 lands on the battlefield

  @id:basic-0415 @rule:701.23a
  Scenario: A card that is searched for goes into the graveyard where the effect says so
    Given Alice's library holds, from the top
      | card          |
      | Sol Ring      |
      | Grizzly Bears |
    And Alice's hand holds "Entomb"
    When Alice casts "Entomb"
    And the top of the stack resolves
      | choice  | answer        |
      | objects | Grizzly Bears |
    Then "Grizzly Bears" is in Alice's graveyard
    And "Sol Ring" is in Alice's library

  @id:basic-0416 @rule:122.1 @rule:608.2d @invented
  Scenario: Up to five counters of any kinds are removed, as the spell's controller chooses
    Given the battlefield holds
      | permanent  | controller | state                             |
      | Hill Giant | Bob        | 3 time counters, 4 +1/+1 counters |
    And Alice's hand holds "Strip the Tally"
    When Alice casts "Strip the Tally" targeting "Hill Giant"
    And the top of the stack resolves
      | choice   | answer                            |
      | division | 1 time counter; 3 +1/+1 counters |
    Then "Hill Giant" has 2 time counters
    And "Hill Giant" has 1 +1/+1 counter

  @id:basic-0417 @rule:508.4 @rule:701.7b
  Scenario: A token that is created tapped and attacking attacks without having been declared
    Given the battlefield holds
      | permanent       | controller |
      | Flamerush Rider | Alice      |
      | Hill Giant      | Alice      |
    When Alice attacks Bob with "Flamerush Rider" and "Hill Giant"
    And the top of the stack resolves
    Then token "Hill Giant" is attacking Bob
    And token "Hill Giant" is tapped
    When the game advances to Alice's end of combat
    And the stack resolves until empty
    Then Bob has 11 life
    And Alice has 2 creatures on the battlefield
