Feature: Modes

  @id:modes-0001 @rule:700.2d
  Scenario: A mode that may be chosen more than once is carried out as often as it was chosen
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Fiery Confluence"
    When Alice casts "Fiery Confluence"
    | choice | answer  |
    | modes  | 1; 1; 2 |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 18 life
    And Alice has 20 life

  @id:modes-0402 @rule:700.2h @rule:702.172a @rule:118.3
  Scenario: The cost of each chosen mode is paid, and not that of another
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
      | Hill Giant | Bob        |
      | Sol Ring   | Bob        |
    And Alice's hand holds "Explosive Derailment"
    Then Alice can't cast "Explosive Derailment"
      | choice    | answer     |
      | modes     | 1; 2       |
      | targets   | Hill Giant |
      | targets 2 | Sol Ring   |
    When Alice casts "Explosive Derailment"
      | choice  | answer   |
      | modes   | 2        |
      | targets | Sol Ring |
      | mana    | {R}{R}{R} |
    And the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Hill Giant" is on the battlefield

  @id:modes-0403 @rule:700.2
  Scenario: Of one or both modes of a spell, either may be chosen, and both
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
      | Mishra's Factory | Bob        |
    And Alice's hand holds "Vandalize"
    Then Alice can cast "Vandalize"
      | choice  | answer    |
      | modes   | 2         |
      | targets | Mishra's Factory |
    When Alice casts "Vandalize"
      | choice    | answer    |
      | modes     | 1; 2      |
      | targets   | Sol Ring  |
      | targets 2 | Mishra's Factory |
    And the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Mishra's Factory" is in Bob's graveyard

  @id:modes-0404 @rule:700.2b
  Scenario: A mode at random is chosen by chance as the ability goes on the stack
    Given a game between Alice and Bob
    And it is Alice's untap step
    And the battlefield holds
      | permanent           | controller |
      | Outlaws' Merriment  | Alice      |
    When the game advances to Alice's upkeep
      | player | choice | answer |
      | Alice  | random | 2      |
    Then the stack holds, from the top
      | object                        | controller | modes |
      | ability of Outlaws' Merriment | Alice      | 2     |
    When the top of the stack resolves
    Then token "Human Cleric" is a 2/1 red white creature
    And token "Human Cleric" has lifelink

  @id:modes-0405 @rule:700.2e
  Scenario: Where an opponent chooses the mode, the controller of the spell says which, and that one chooses
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And Alice's hand holds "Library of Lat-Nam"
    When Alice casts "Library of Lat-Nam" until Alice is asked for player
    And Alice chooses Carol until Carol is asked for modes
    And Carol chooses 1
    Then the stack holds, from the top
      | object             | controller | modes |
      | Library of Lat-Nam | Alice      | 1     |
    When the top of the stack resolves
    Then Alice has 0 cards in hand
    When the game advances to Bob's upkeep
    And the top of the stack resolves
    Then Alice has 3 cards in hand
