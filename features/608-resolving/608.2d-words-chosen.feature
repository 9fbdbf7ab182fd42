Feature: Words chosen on resolution

  @id:chosen-word-0001 @rule:608.2d
  Scenario: A number is chosen within the bounds that are stated, as the spell resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Expel the Interlopers"
    When Alice casts "Expel the Interlopers"
    And the top of the stack resolves until Alice is asked for number
    Then Alice can choose 0
    And Alice can choose 10
    And Alice can't choose 11
    When Alice chooses 3
    Then "Hill Giant" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:chosen-word-0002 @rule:608.2d
  Scenario: A creature type is chosen as the spell resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Crippling Fear"
    When Alice casts "Crippling Fear"
    And the top of the stack resolves
      | player | choice | answer |
      | Alice  | type   | Bear   |
    Then "Hill Giant" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield
