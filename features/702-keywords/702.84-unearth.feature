Feature: Unearth

  @id:unearth-0401 @rule:702.84a
  Scenario: What was unearthed is exiled whenever it would leave the battlefield, in a later turn too
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds "Dregscape Zombie"
    And Alice's hand holds "Stifle"
    And Bob's hand holds "Shock"
    When Alice activates "Dregscape Zombie"
    And the top of the stack resolves
    And the game advances to Alice's end step
    And Alice casts "Stifle" targeting ability of "Dregscape Zombie"
    And the top of the stack resolves
    And the game advances to Bob's upkeep
    Then "Dregscape Zombie" is on the battlefield
    When Bob casts "Shock" targeting "Dregscape Zombie"
    And the top of the stack resolves
    Then "Dregscape Zombie" is in exile
