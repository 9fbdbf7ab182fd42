Feature: 615.13 Abilities that trigger when damage is prevented

  @id:prevent-0150 @rule:615.13
  Scenario: Damage of two attackers that one effect prevents triggers once, about all of it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Bob's hand holds "Selfless Squire"
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And Alice passes priority
    And Bob casts "Selfless Squire"
    And the stack resolves until empty
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                       | controller |
      | ability 3 of Selfless Squire | Bob        |
    When the top of the stack resolves
    Then "Selfless Squire" has 5 +1/+1 counters
    And Bob has 20 life

  @id:prevent-0151 @rule:615.13 @rule:615.12
  Scenario: Damage that can't be prevented triggers nothing that damage being prevented triggers
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | Leyline of Punishment | Alice      |
    And Bob's hand holds "Selfless Squire"
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Selfless Squire"
    And the top of the stack resolves
    And the top of the stack resolves
    And the top of the stack resolves
    Then Bob has 17 life
    And the stack is empty
    And "Selfless Squire" has no counters

  @id:prevent-0152 @rule:615.13 @invented
  Scenario: Damage that protection prevents is prevented damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent              | controller |
      | Warden of Turned Blows | Bob        |
      | Crimson Acolyte        | Bob        |
      | Hill Giant             | Bob        |
    And Alice's hand holds "Pyroclasm"
    When Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Hill Giant" has 2 damage
    And the stack holds, from the top
      | object                              | controller |
      | ability 1 of Warden of Turned Blows | Bob        |
    When the top of the stack resolves
    Then Bob has 22 life
