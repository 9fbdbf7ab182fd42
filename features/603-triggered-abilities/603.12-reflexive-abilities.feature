Feature: Reflexive triggered abilities
  "When you do": they are made while something resolves and trigger on what was done in it, and on nothing else.

  @id:trigger-0801 @rule:603.12 @rule:603.3d
  Scenario: The target of a reflexive ability is chosen only after the action
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Heart-Piercer Manticore"
    When Alice casts "Heart-Piercer Manticore"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                               | controller | targets |
      | ability 1 of Heart-Piercer Manticore | Alice      | none    |
    When the top of the stack resolves until Alice is asked for targets
      | player | choice    | answer        |
      | Alice  | yes or no | yes           |
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice can't choose "Grizzly Bears"
    And Alice can choose "Heart-Piercer Manticore"
    When Alice chooses Bob
    Then the stack holds, from the top
      | object                             | controller | targets |
      | ability of Heart-Piercer Manticore | Alice      | Bob     |
    And Bob has 20 life
    When the top of the stack resolves
    Then Bob has 18 life

  @id:trigger-0802 @rule:603.12
  Scenario: A creature sacrificed for something else does not trigger a reflexive ability
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Carrion Feeder  | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Alice      |
    And Alice's hand holds
      | card                    | as     |
      | Heart-Piercer Manticore | first  |
      | Heart-Piercer Manticore | second |
    When Alice casts "first"
    And the top of the stack resolves
    And Alice activates "Carrion Feeder"
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | no     |
    Then "Grizzly Bears" is in Alice's graveyard
    And Bob has 20 life
    When Alice casts "second"
    And the top of the stack resolves
    And the stack resolves until empty
      | player | choice    | answer          |
      | Alice  | yes or no | yes             |
      | Alice  | objects   | Silvercoat Lion |
      | Alice  | targets   | Bob             |
    Then Bob has 18 life

  @id:trigger-0803 @rule:603.12 @rule:608.2h
  Scenario: A reflexive ability uses the power that the sacrificed creature last had
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card                    |
      | Heart-Piercer Manticore |
      | Giant Growth            |
    When Alice casts "Heart-Piercer Manticore"
    And the top of the stack resolves
    And Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the stack resolves until empty
      | player | choice    | answer        |
      | Alice  | yes or no | yes           |
      | Alice  | targets   | Bob           |
    Then Bob has 15 life

  @id:trigger-0900 @rule:603.12a @invented
  Scenario: What happened twice on resolution makes a reflexive ability trigger twice, each time about its own
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
      | Memnite       | Carol      |
    And Alice's hand holds "Pyre of Many Hands"
    When Alice casts "Pyre of Many Hands"
    And the top of the stack resolves
      | player | choice        | answer                                           |
      | Alice  | yes or no     | yes                                              |
      | Bob    | yes or no     | yes                                              |
      | Carol  | yes or no     | no                                               |
      | Alice  | trigger order | Pyre of Many Hands; Pyre of Many Hands           |
      | Alice  | targets       | Carol                                            |
      | Alice  | targets       | Carol                                            |
    And the stack resolves until empty
    Then Carol has 15 life
    And "Memnite" is on the battlefield

  @id:trigger-0901 @rule:603.12 @rule:603.12a @invented
  Scenario: A reflexive ability triggers once when only the first of several players has done it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Pyre of Many Hands"
    When Alice casts "Pyre of Many Hands"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
      | Bob    | yes or no | no     |
      | Alice  | targets   | Bob    |
    And the stack resolves until empty
    Then Bob has 17 life
    And "Grizzly Bears" is on the battlefield

  @id:trigger-1512 @rule:603.12 @rule:603.3c
  Scenario: The modes of a reflexive ability are chosen as it goes on the stack, after what made it trigger was done
    Given a game between Alice and Bob
    And it is Alice's beginning of combat
    And the battlefield holds
      | permanent              | controller |
      | Gorbag of Minas Morgul | Alice      |
      | Boggart Brute          | Alice      |
    When Alice attacks Bob with "Boggart Brute"
    And the game advances to Alice's combat damage step
    And the top of the stack resolves until Alice is asked for modes
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then "Boggart Brute" is in Alice's graveyard
    When Alice chooses 2
    Then the stack holds, from the top
      | object                            | controller | modes |
      | ability of Gorbag of Minas Morgul | Alice      | 2     |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent      | controller |
      | token Treasure | Alice      |
    And Alice has 0 cards in hand

  @id:trigger-1517 @rule:603.12a @rule:118.3
  Scenario: A cost that was paid three times makes the ability that is about paying it trigger once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 9 Plains      | Alice      |
      | Memnite       | Alice      |
    And Alice's hand holds "Intrepid Adversary"
    When Alice casts "Intrepid Adversary"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for number
    Then Alice can't choose 4
    When Alice chooses 3
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Intrepid Adversary | Alice      |
    And "Intrepid Adversary" is 3/1
    When the top of the stack resolves
    Then "Intrepid Adversary" has 3 valor counters
    And "Memnite" is 4/4
    And the stack is empty

  @id:trigger-1518 @rule:603.12a @rule:603.12
  Scenario: A cost that was not paid makes nothing trigger
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 9 Plains  | Alice      |
    And Alice's hand holds "Intrepid Adversary"
    When Alice casts "Intrepid Adversary"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice | answer |
      | Alice  | number | 0      |
    Then the stack is empty
    And "Intrepid Adversary" has no counters

  @id:trigger-1519 @rule:603.12a @rule:118.12
  Scenario: A cost that may be paid up to three times is paid no more often, and as many modes are chosen at the most
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 9 Forest  | Alice      |
      | Sol Ring  | Bob        |
    And Bob's graveyard holds "Shock"
    And Alice's hand holds "Tranquil Frillback"
    When Alice casts "Tranquil Frillback"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for number
    Then Alice can't choose 4
    When Alice chooses 2 until Alice is asked for modes
    Then Alice can't choose 1, 2 and 3
    When Alice chooses 1 and 3
      | player | choice  | answer   |
      | Alice  | targets | Sol Ring |
    And the stack resolves until empty
    Then "Sol Ring" is in Bob's graveyard
    And Alice has 24 life
    And "Shock" is in Bob's graveyard
