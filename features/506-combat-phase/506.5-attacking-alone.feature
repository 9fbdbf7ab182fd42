Feature: Attacking alone
  Who attacked alone is decided by the declaration of attackers, not by who attacks later.

  @id:combat-0236 @rule:506.5 @rule:702.83b
  Scenario: A creature attacked alone although another one enters attacking
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Brimaz, King of Oreskos  | Alice      |
      | Akrasan Squire           | Alice      |
    When Alice attacks Bob with "Brimaz, King of Oreskos"
      | player | choice        | answer                                                            |
      | Alice  | trigger order | ability of Akrasan Squire; ability 2 of Brimaz, King of Oreskos |
    And the stack resolves until empty
    Then "Brimaz, King of Oreskos" is a 4/5 creature
    And token "Cat Soldier" is a 1/1 creature
    And token "Cat Soldier" is attacking Bob

  @id:combat-0237 @rule:506.5 @rule:702.83b
  Scenario: A creature attacks alone only when no other is declared
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Hill Giant     | Alice      |
      | Grizzly Bears  | Alice      |
      | Akrasan Squire | Alice      |
    And Alice's hand holds "Relentless Assault"
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    Then the stack is empty
    When the game advances to Alice's postcombat main phase
    And Alice casts "Relentless Assault"
    And the top of the stack resolves
    And Alice attacks Bob with "Hill Giant"
    And the stack resolves until empty
    Then "Hill Giant" is a 4/4 creature
