Feature: Phases that are added and phases that are skipped

  @id:phase-0001 @rule:500.8
  Scenario: A combat phase after this phase comes before the postcombat main phase
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | 2 Mountain       | Alice      |
      | Hellkite Charger | Alice      |
    When Alice attacks Bob with "Hellkite Charger"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    And the game advances to Alice's combat damage step
    Then Bob has 15 life
    When the game advances to Alice's next beginning of combat
    Then Alice's hand is empty
    When Alice attacks Bob with "Hellkite Charger"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | no     |
    And the game advances to Alice's postcombat main phase
    Then Bob has 10 life

  @id:phase-0002 @rule:500.8
  Scenario: Phases after this main phase are added in a main phase only
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | Grizzly Bears   | Alice      |
    And Alice's hand holds
      | card               | as     |
      | Relentless Assault | first  |
      | Relentless Assault | second |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's end of combat
    And Alice casts "first"
    And the top of the stack resolves
    Then "Grizzly Bears" is untapped
    When the game advances to Alice's next beginning of combat
    Then Alice has 2 cards in hand
    When the game advances to Alice's postcombat main phase
    And Alice casts "second"
    And the top of the stack resolves
    And the game advances to Alice's next beginning of combat
    Then Alice has 1 card in hand

  @id:phase-0003 @rule:614.10 @rule:614.10a
  Scenario: A player skips the next combat phase that they would have, and no other player does
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Blinding Angel | Alice      |
      | Grizzly Bears  | Bob        |
    When Alice attacks Bob with "Blinding Angel"
    And the game advances to Alice's combat damage step
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob has 2 cards in hand
    When the game advances to Alice's beginning of combat
    Then Alice has 2 cards in hand
