Feature: Numbers in costs
  A cost that asks for so many objects is paid with all of them, or not at all.

  @id:cost-1111 @rule:118.3
  Scenario: Ten cards on top of a library are exiled for a cost, and nine don't do
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Arc-Slogger | Alice      |
    And Alice's library holds "Forest", "Forest", "Forest", "Forest", "Forest", "Forest", "Forest", "Forest", "Forest", "Forest" and "Plains"
    When Alice activates "Arc-Slogger" targeting Bob
    Then Alice has 1 card in library
    When the stack resolves until empty
    Then Bob has 18 life
    And Alice can't activate "Arc-Slogger" targeting Bob

  @id:cost-1112 @rule:118.3
  Scenario: Two Goblins are sacrificed for one activation, and one does not do
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {R}{R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent      | controller | as     |
      | Goblin Warrens | Alice      |        |
      | Raging Goblin  | Alice      | first  |
      | Raging Goblin  | Alice      | second |
    When Alice activates "Goblin Warrens"
    Then "first" is in Alice's graveyard
    And "second" is in Alice's graveyard
    And Alice can't activate "Goblin Warrens"
    When the stack resolves until empty
    Then Alice has 3 creatures on the battlefield

  @id:cost-1113 @rule:118.3 @rule:701.17b
  Scenario: Four cards are milled for a cost, and three don't do
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {B}{G}{B}{G}{B}{G}{B}{G} |
    And Alice's graveyard holds
      | card              | as     |
      | Rot Farm Skeleton | first  |
      | Rot Farm Skeleton | second |
    And Alice's library holds "Forest", "Forest", "Forest", "Forest", "Plains", "Plains" and "Plains"
    When Alice activates "first"
    Then Alice has 3 cards in library
    When the stack resolves until empty
    Then "first" is on the battlefield
    And Alice can't activate "second"
