Feature: Evolve

  @id:evolve-0001 @rule:702.100a
  Scenario: A creature evolves for a greater toughness alone, and for neither of both it doesn't
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {G}  |
    And the battlefield holds
      | permanent   | controller |
      | Fathom Mage | Alice      |
    And Alice's hand holds
      | card           |
      | Ornithopter    |
      | Llanowar Elves |
    When Alice casts "Llanowar Elves"
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts "Ornithopter"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | no     |
    Then "Fathom Mage" has 1 +1/+1 counter
