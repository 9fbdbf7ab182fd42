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

  @id:chosen-word-0403 @rule:608.2d @rule:110.4
  Scenario: A permanent type is chosen as the spell resolves, and no other card type can be
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Creeping Renaissance"
    And Alice's graveyard holds
      | card             |
      | Grizzly Bears    |
      | Memnite          |
      | Sol Ring         |
      | Shock            |
    When Alice casts "Creeping Renaissance"
    And the top of the stack resolves until Alice is asked for type
    Then Alice can choose land
    And Alice can't choose instant
    When Alice chooses artifact
    Then Alice's hand holds "Memnite" and "Sol Ring" and nothing more
    And Alice's graveyard holds "Grizzly Bears", "Shock" and "Creeping Renaissance" and nothing more

  @id:chosen-word-0404 @rule:201.4a
  Scenario: Where a nonland card name is to be chosen, the name of a land can't be
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Cabal Therapy"
    And Bob's hand holds "Mishra's Factory" and "Opt"
    When Alice casts "Cabal Therapy" targeting Bob
    And the top of the stack resolves until Alice is asked for name
    Then Alice can't choose "Mishra's Factory"
    And Alice can choose "Shock"
    When Alice chooses "Opt"
    Then "Opt" is in Bob's graveyard
    And "Mishra's Factory" is in Bob's hand

  @id:chosen-word-0405 @rule:608.2d
  Scenario: The player whose card is revealed chooses the name, where the ability says so
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Petra Sphinx | Alice      |
    And Bob's library holds, from the top
      | card          |
      | Grizzly Bears |
      | Opt           |
    When Alice activates "Petra Sphinx" targeting Bob
    And the top of the stack resolves until Bob is asked for name
    And Bob chooses "Grizzly Bears"
    Then "Grizzly Bears" is in Bob's hand

  @id:chosen-word-0406 @rule:608.2d @rule:107.1b
  Scenario: A number greater than 0 is not 0, and may be as great as one likes
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Scrying Glass | Alice      |
    And Bob's hand holds "Shock" and "Opt"
    When Alice activates "Scrying Glass" targeting Bob
    And the top of the stack resolves until Alice is asked for number
    Then Alice can't choose 0
    And Alice can choose 1000
    When Alice chooses 1
      | player | choice | answer |
      | Alice  | color  | red    |
    Then Alice has 1 card in hand
