Feature: Kindreds
  A kindred card has creature types without being a creature.

  @id:kindred-0001 @rule:308.2 @rule:205.3m
  Scenario: A kindred instant is a card of its creature types in the library, and no creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's library holds "Crib Swap" and "Hill Giant" and "Raging Goblin"
    And Alice's hand holds "Goblin Matron"
    When Alice casts "Goblin Matron"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for objects
      | choice    | answer |
      | yes or no | yes    |
    Then Alice can choose "Crib Swap"
    And Alice can choose "Raging Goblin"
    And Alice can't choose "Hill Giant"
    When Alice chooses "Crib Swap"
    Then "Crib Swap" is in Alice's hand
    And "Crib Swap" isn't a creature

  @id:kindred-0002 @rule:308.1 @rule:117.1a
  Scenario: A kindred instant is cast and resolves as an instant
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Crib Swap" and "Divination"
    When Bob passes priority
    Then Alice can't cast "Divination"
    When Alice casts "Crib Swap" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And "Crib Swap" is in Alice's graveyard
    And Bob has 1 Shapeshifter creature on the battlefield
    And Bob has 1 Goblin creature on the battlefield

  @id:kindred-0003 @rule:308.1 @rule:205.2a
  Scenario: A kindred card in a graveyard counts for two card types
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Tarmogoyf | Alice      |
      | Memnite   | Bob        |
    And Alice's graveyard holds "Sol Ring"
    And Alice's hand holds "Crib Swap"
    Then "Tarmogoyf" is a 1/2 creature
    When Alice casts "Crib Swap" targeting "Memnite"
    And the top of the stack resolves
    Then "Tarmogoyf" is a 3/4 creature
