Feature: Ending the turn
  What is on the stack is exiled, and the game goes to the cleanup step.

  @id:end-turn-0001 @rule:724.1b @rule:724.1d
  Scenario: The spells on the stack are exiled, the one that ends the turn with them
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Time Stop"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Time Stop"
    And the top of the stack resolves
    Then "Lightning Bolt" is in exile
    And "Time Stop" is in exile
    And Bob has 20 life
    And it is Bob's upkeep

  @id:end-turn-0002 @rule:724.1d @rule:511.2 @rule:602.5
  Scenario: What lasts until end of combat is over when the turn ends during combat
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller | as    |
      | Jade Statue             | Alice      |       |
      | Sundial of the Infinite | Alice      | one   |
      | Sundial of the Infinite | Alice      | other |
      | Grizzly Bears           | Alice      |       |
    When the game advances to Alice's beginning of combat
    And Alice activates "Jade Statue"
    And the top of the stack resolves
    Then "Jade Statue" is a creature
    When Alice attacks Bob with "Grizzly Bears"
    Then Alice can activate "other"
    When Alice activates "one"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Jade Statue" isn't a creature
    And Bob has 20 life
    When Bob passes priority
    Then Alice can't activate "other"

  @id:end-turn-0003 @rule:724.1e @rule:724.1d
  Scenario: The end step is skipped, and what waits for it waits for the next one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller |
      | Grizzly Bears           | Bob        |
      | Sundial of the Infinite | Alice      |
    And Alice's hand holds "Flickerwisp"
    When Alice casts "Flickerwisp"
    And the stack resolves until empty
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    Then "Grizzly Bears" is in exile
    When Alice activates "Sundial of the Infinite"
    And the top of the stack resolves
    Then it is Bob's upkeep
    And "Grizzly Bears" is in exile
    When the game advances to Bob's end step
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
