Feature: Outlaws

  @id:outlaw-0001 @rule:700.12
  Scenario: A Rogue is an outlaw, and a Bear isn't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                       | controller |
      | Vial Smasher, Gleeful Grenadier | Alice      |
    And Alice's hand holds "Grizzly Bears" and "Blighted Agent"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts "Blighted Agent"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                                         | controller |
      | ability 1 of Vial Smasher, Gleeful Grenadier | Alice      |
