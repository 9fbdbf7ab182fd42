Feature: Emblems
  An emblem is in the command zone, is its player's, and its abilities work there.

  @id:emblem-0001 @rule:114.2 @rule:114.4
  Scenario: A player who gets an emblem controls its ability, whoever made it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller | state             |
      | Ob Nixilis Reignited | Alice      | 8 loyalty counters |
    When Alice activates ability 3 of "Ob Nixilis Reignited"
      | choice  | answer |
      | targets | Bob    |
    And the stack resolves until empty
    And the game advances to Bob's draw step
    And the stack resolves until empty
    Then Bob has 18 life
    And Alice has 20 life
    When the game advances to Alice's draw step
    And the stack resolves until empty
    Then Bob has 16 life
    And Alice has 20 life

  @id:emblem-0002 @rule:114.4 @rule:114.2
  Scenario: An emblem gives its player's permanents an ability after the planeswalker has left
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Koth of the Hammer | Alice      | 5 loyalty counters |
      | Mountain           | Alice      |                    |
      | Mountain           | Bob        |                    |
    When Alice activates ability 3 of "Koth of the Hammer"
    And the stack resolves until empty
    Then "Koth of the Hammer" is in Alice's graveyard
    And Bob's "Mountain" lacks ability 1
    When Alice activates ability 1 of Alice's "Mountain" targeting Bob
    And the stack resolves until empty
    Then Bob has 19 life
