Feature: Actions taken on several objects, one after another
  What can't be done to all of them at once is done to those of one player after those of another, in APNAP order, and among the
  objects of one player in the order that the controller of the spell or ability chooses (608.2f).

  @id:resolve-0501 @rule:608.2f @invented
  Scenario: The controller of a spell chooses which of an opponent's creatures it considers first, after the active player's
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | Wall of Stone | Bob        |
      | Giant Spider  | Alice      |
    And Alice's library holds, from the top
      | card       |
      | Shock      |
      | Divination |
      | Opt        |
    And Alice's hand holds "Cinder Lottery"
    When Alice casts "Cinder Lottery" targeting "Hill Giant" and "Wall of Stone" and "Giant Spider"
    And the top of the stack resolves
      | player | choice | answer                    |
      | Alice  | order  | Wall of Stone; Hill Giant |
    Then "Giant Spider" has 1 damage
    And "Wall of Stone" has 3 damage
    And "Hill Giant" has 1 damage
