Feature: Keyword actions of spells: creating, amassing, investigating, countering, regenerating
  What each does to whom, and how often.

  @id:basic-0400 @rule:701.47a
  Scenario: An Army that is amassed as another kind gets the counters and becomes that kind too
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Easterling Vanguard | Alice      |
    And Alice's hand holds "Relentless Advance" and "Shock"
    When Alice casts "Relentless Advance"
    And the top of the stack resolves
    Then token "Zombie Army Token" is a 3/3 black Zombie Army creature
    When Alice casts "Shock" targeting "Easterling Vanguard"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Zombie Army Token" is a 4/4 black Zombie Orc Army creature
    And Alice has 1 creature on the battlefield

  @id:basic-0401 @rule:701.16a
  Scenario: Who investigates three times has three Clues
    Given a game between Alice and Bob
    And the board "lands"
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Bob        | Alice   |
    And Alice's hand holds "Confirm Suspicions"
    When Alice casts "Confirm Suspicions" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then Alice has 3 Clue artifacts on the battlefield
    And "Lightning Bolt" is in Bob's graveyard

  @id:basic-0402 @rule:701.6a @rule:608.2c
  Scenario: A spell that is exiled as it is countered goes to no graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Bob        | Alice   |
    And Alice's hand holds "Dissipate"
    When Alice casts "Dissipate" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in exile
    And Alice has 20 life

  @id:basic-0403 @rule:701.19a
  Scenario: The creature that a spell regenerates survives, and another one doesn't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Death Ward" and "Day of Judgment"
    When Alice casts "Death Ward" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is tapped
    And "Hill Giant" is in Alice's graveyard

  @id:basic-0404 @rule:111.4
  Scenario: A token has the name that the effect gives it, and not that of its subtype
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Kher Keep | Alice      |
    When Alice activates ability 2 of "Kher Keep"
    And the top of the stack resolves
    Then token "Kobolds of Kher Keep" is a 0/1 red Kobold creature

  @id:basic-0405 @rule:608.2c @rule:704.3
  Scenario: A 0/0 token gets its counters before state-based actions are checked
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Fractal Summoning"
    When Alice casts "Fractal Summoning"
      | choice | answer |
      | x      | 3      |
    And the top of the stack resolves
    Then token "Fractal Token" is a 3/3 green and blue Fractal creature

  @id:basic-0406 @rule:120.1 @rule:608.2c
  Scenario: A spell deals other damage to the controller of the creature that it damages
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Wall of Stone | Bob        |
    And Alice's hand holds "Chandra's Outrage"
    When Alice casts "Chandra's Outrage" targeting "Wall of Stone"
    And the top of the stack resolves
    Then "Wall of Stone" has 4 damage
    And Bob has 18 life
    And Alice has 20 life

  @id:basic-0407 @rule:708.2b @rule:708.8
  Scenario: A permanent that turns itself face down is turned face up again by a spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Wall of Deceit | Bob        |
    And Alice's hand holds "Break Open"
    Then Alice can't cast "Break Open" targeting "Wall of Deceit"
    When Alice passes priority
    And Bob activates "Wall of Deceit"
    And the top of the stack resolves
    Then "Wall of Deceit" is a 2/2 creature
    And "Wall of Deceit" is face down
    And Alice can cast "Break Open" targeting "Wall of Deceit"
    When Alice casts "Break Open" targeting "Wall of Deceit"
    And the top of the stack resolves
    Then "Wall of Deceit" is a 0/5 Wall creature
    And "Wall of Deceit" is face up

  @id:basic-0408 @rule:506.4
  Scenario: A blocked attacker that removes itself from combat neither deals nor is dealt combat damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Gustcloak Runner | Alice     |
      | Hill Giant      | Bob        |
    When Alice attacks Bob with "Gustcloak Runner"
    And Bob blocks "Gustcloak Runner" with "Hill Giant"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Gustcloak Runner" isn't attacking
    And "Gustcloak Runner" is untapped
    When the game advances to Alice's postcombat main phase
    Then "Gustcloak Runner" is on the battlefield
    And "Hill Giant" has 0 damage
