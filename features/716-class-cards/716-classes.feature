Feature: Classes
  A class level bar is an activated ability that raises the level by one, as a sorcery, and the abilities that the Class
  has from that level on.

  @id:class-0001 @rule:716.2a @rule:716.3
  Scenario: A Class gains its levels one after another, and keeps the abilities of the former ones
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | 4 Plains         | Alice      |
      | Builder's Talent | Alice      |
      | Grizzly Bears    | Alice      |
    And Alice's hand holds "Sol Ring" and "Mind Stone"
    And Alice's graveyard holds "Manalith"
    Then Alice can activate ability 2 of "Builder's Talent"
    And Alice can't activate ability 3 of "Builder's Talent"
    When Alice casts "Sol Ring"
    And the top of the stack resolves
    Then the stack is empty
    When Alice activates ability 2 of "Builder's Talent"
    And the top of the stack resolves
    Then Alice can't activate ability 2 of "Builder's Talent"
    And Alice can activate ability 3 of "Builder's Talent"
    When Alice casts "Mind Stone"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "Grizzly Bears" has 1 +1/+1 counter
    When Alice activates ability 3 of "Builder's Talent"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Builder's Talent | Alice      |
    When the stack resolves until empty
    Then "Manalith" is on the battlefield
    And "Grizzly Bears" has 2 +1/+1 counters

  @id:class-0002 @rule:716.2a @rule:307.5
  Scenario: A Class gains a level only when its controller could cast a sorcery
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Wizard Class | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    Then Alice can't activate ability 2 of "Wizard Class"
    When the top of the stack resolves
    Then Alice can activate ability 2 of "Wizard Class"
    When the game advances to Bob's precombat main phase
    And Bob passes priority
    Then Alice can't activate ability 2 of "Wizard Class"

  @id:class-0003 @rule:716.2a @rule:602.2a
  Scenario: Gaining a level uses the stack, and the abilities of the level come as it resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Wizard Class | Alice      |
    Then Alice can't activate ability 3 of "Wizard Class"
    When Alice activates ability 2 of "Wizard Class"
    Then the stack holds, from the top
      | object                    | controller |
      | ability 2 of Wizard Class | Alice      |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Wizard Class | Alice      |
    When the top of the stack resolves
    Then Alice has 2 cards in hand

  @id:class-0004 @rule:716.2a
  Scenario: Each Class has a level of its own
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | as  |
      | Wizard Class | Alice      | one |
      | Wizard Class | Alice      | two |
      | 6 Island     | Alice      |     |
    When Alice activates ability 2 of "one"
    And the stack resolves until empty
    Then Alice has 2 cards in hand
    And Alice can't activate ability 3 of "two"
    And Alice can activate ability 2 of "two"
    When Alice activates ability 2 of "two"
    And the stack resolves until empty
    Then Alice has 4 cards in hand

  @id:class-0005 @rule:716.2d @rule:716.2b @rule:400.7
  Scenario: A Class that has left and returned is level 1
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | state           |
      | Wizard Class | Alice      | chosen level: 3 |
      | 4 Plains     | Alice      |                 |
    And Alice's hand holds "Flicker of Fate"
    Then Alice can't activate ability 2 of "Wizard Class"
    When Alice casts "Flicker of Fate" targeting "Wizard Class"
    And the top of the stack resolves
    Then "Wizard Class" is on the battlefield
    And Alice can activate ability 2 of "Wizard Class"
    And Alice can't activate ability 3 of "Wizard Class"

  @id:class-0006 @rule:716.2b @rule:707.2
  Scenario: A copy of a Class does not have its level
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | state           |
      | Wizard Class | Alice      | chosen level: 2 |
    And Alice's hand holds
      | card             | as   |
      | Copy Enchantment | copy |
    When Alice casts "copy"
    And the top of the stack resolves
      | choice    | answer       |
      | yes or no | yes          |
    Then "copy" is named "Wizard Class"
    And Alice can activate ability 2 of "copy"
    And Alice can't activate ability 3 of "copy"
