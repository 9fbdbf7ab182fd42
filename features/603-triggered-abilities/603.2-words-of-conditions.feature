Feature: What a trigger condition is about
  A condition names who acts, with what, from where and how often; what differs in any of these triggers nothing.

  @id:trigger-1101 @rule:603.2 @rule:305.1
  Scenario: Playing another land is what City of Traitors is sacrificed for, not its own playing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Horn of Greed | Bob       |
    And Alice's hand holds "City of Traitors"
    When Alice plays "City of Traitors"
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Horn of Greed | Bob        |
    When the stack resolves until empty
    Then Alice has 1 card in hand
    And "City of Traitors" is on the battlefield

  @id:trigger-1102 @rule:603.2 @rule:305.1
  Scenario: A land that is played triggers a condition on other lands and one on any player's
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | City of Traitors | Alice      |
      | City of Traitors | Bob        |
      | Horn of Greed    | Bob        |
    And Alice's hand holds "Forest"
    When Alice plays "Forest"
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Horn of Greed    | Bob        |
      | ability of City of Traitors | Alice      |
    When the stack resolves until empty
    Then Alice's "City of Traitors" is in Alice's graveyard
    And Bob's "City of Traitors" is on the battlefield
    And Alice has 1 card in hand
    And Bob has 0 cards in hand

  @id:trigger-1103 @rule:603.2 @rule:602.2b
  Scenario: An activated ability triggers what is about all players, about opponents, and about creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Burning-Tree Shaman | Alice      |
      | Harsh Mentor        | Alice      |
      | Prodigal Pyromancer | Bob        |
      | Prodigal Pyromancer | Alice      |
    When Alice activates Alice's "Prodigal Pyromancer" targeting Bob
    And the stack resolves until empty
    Then Alice has 19 life
    And Bob has 19 life
    When Alice passes priority
    And Bob activates Bob's "Prodigal Pyromancer" targeting Alice
      | player | choice        | answer                                                  |
      | Alice  | trigger order | ability of Burning-Tree Shaman; ability of Harsh Mentor |
    And the stack resolves until empty
    Then Alice has 18 life
    And Bob has 16 life

  @id:trigger-1104 @rule:603.2
  Scenario: The second spell of a turn triggers, and neither the first nor the third
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Jori En, Ruin Diver | Alice      |
    And Alice's hand holds
      | card           | as     |
      | Lightning Bolt | first  |
      | Lightning Bolt | second |
      | Lightning Bolt | third  |
    When Alice casts "first" targeting Bob
    Then the stack holds, from the top
      | object |
      | first  |
    When the stack resolves until empty
    And Alice casts "second" targeting Bob
    Then the stack holds, from the top
      | object                         |
      | ability of Jori En, Ruin Diver |
      | second                         |
    When the stack resolves until empty
    And Alice casts "third" targeting Bob
    Then the stack holds, from the top
      | object |
      | third  |

  @id:trigger-1105 @rule:603.2
  Scenario: A spell cast from a graveyard triggers, and the same one from the hand doesn't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Secrets of the Dead | Alice      |
    And Alice's hand holds "Think Twice"
    When Alice casts "Think Twice"
    Then the stack holds, from the top
      | object      |
      | Think Twice |
    When the stack resolves until empty
    And Alice casts "Think Twice"
      | choice           | answer    |
      | alternative cost | flashback |
    Then the stack holds, from the top
      | object                         |
      | ability of Secrets of the Dead |
      | Think Twice                    |
    When the stack resolves until empty
    Then Alice has 3 cards in hand

  @id:trigger-1106 @rule:508.3a @rule:603.2c
  Scenario: Attacking a player triggers each time, or once for all attackers, and only for the player attacked
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent      | controller |
      | Hissing Miasma | Bob        |
      | Orim's Prayer  | Bob        |
      | Orim's Prayer  | Carol      |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
    When Alice attacks
      | attacker      | attacks | player | choice        | answer                                                                             |
      | Grizzly Bears | Bob     |        |               |                                                                                    |
      | Hill Giant    | Bob     |        |               |                                                                                    |
      |               |         | Bob    | trigger order | ability of Hissing Miasma; ability of Hissing Miasma; ability of Orim's Prayer |
    And the stack resolves until empty
    Then Alice has 18 life
    And Bob has 22 life
    And Carol has 20 life

  @id:trigger-1107 @rule:509.3a @rule:509.3c @rule:509.3g
  Scenario: Conditions on blocking, becoming blocked and not being blocked are about the creatures that they describe
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent           | controller |
      | Close Quarters      | Alice      |
      | Stinkdrinker Bandit | Carol      |
      | Stinkdrinker Bandit | Alice      |
      | Grizzly Bears       | Alice      |
      | Hill Giant          | Alice      |
      | Noble Stand         | Bob        |
      | Noble Stand         | Carol      |
      | Silvercoat Lion     | Bob        |
    When Alice attacks Bob with Alice's "Stinkdrinker Bandit", "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Silvercoat Lion"
      | player | choice        | answer                                                    |
      | Alice  | trigger order | ability of Close Quarters; ability of Stinkdrinker Bandit |
      | Alice  | targets       | Bob                                                       |
    And the stack resolves until empty
    Then Alice's "Stinkdrinker Bandit" is a 4/2 creature
    And "Grizzly Bears" is a 2/2 creature
    And Bob has 21 life
    And Carol has 20 life

  @id:trigger-1108 @rule:603.2
  Scenario: The second card that a player draws in a turn triggers once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Improbable Alliance | Alice      |
    And Alice's hand holds "Ancestral Recall"
    When Alice casts "Ancestral Recall" targeting Alice
    And the stack resolves until empty
    Then the battlefield holds
      | permanent    |
      | token Faerie |
    And Alice has 1 creature on the battlefield

  @id:trigger-1109 @rule:603.2
  Scenario: An opponent's Island that becomes tapped triggers, and other lands don't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Thoughtleech | Alice      |
      | Island       | Alice      |
      | Island       | Bob        |
      | Forest       | Bob        |
    When Alice activates Alice's "Island"
    And Alice passes priority
    And Bob activates "Forest"
    Then the stack is empty
    When Bob activates Bob's "Island"
    And Bob passes priority
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice has 21 life

  @id:trigger-1110 @rule:603.2 @rule:115.1
  Scenario: A creature of another player that becomes a target triggers nothing
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Shapers' Sanctuary  | Alice      |
      | Grizzly Bears       | Alice      |
      | Hill Giant          | Bob        |
    And Bob's hand holds
      | card         | as     |
      | Giant Growth | first  |
      | Giant Growth | second |
    When Alice passes priority
    And Bob casts "first" targeting "Hill Giant"
    Then the stack holds, from the top
      | object |
      | first  |
    When Bob casts "second" targeting "Grizzly Bears"
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice has 1 card in hand

  @id:trigger-1111 @rule:603.2 @rule:701.6a
  Scenario: Countering a spell triggers for the controller of what countered it only
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Lullmage Mentor | Alice     |
      | Lullmage Mentor | Bob       |
    And Alice's hand holds "Divination"
    And Bob's hand holds "Cancel"
    When Alice casts "Divination"
    And Alice passes priority
    And Bob casts "Cancel" targeting "Divination"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Lullmage Mentor | Bob        |
    When the stack resolves until empty
      | player | choice    | answer |
      | Bob    | yes or no | yes    |
    Then the battlefield holds
      | permanent     | controller |
      | token Merfolk | Bob        |
    And Alice has 1 creature on the battlefield

  @id:trigger-1810 @rule:603.2 @rule:701.23a
  Scenario: An opponent who searches their library triggers, and who controls the ability doesn't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent              | controller |
      | Ob Nixilis, Unshackled | Alice      |
      | Evolving Wilds         | Alice      |
      | Evolving Wilds         | Bob        |
    When Alice activates Alice's "Evolving Wilds"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Plains |
    Then the stack is empty
    When Alice passes priority
    And Bob activates Bob's "Evolving Wilds"
    And the top of the stack resolves
      | choice  | answer |
      | objects | Plains |
    Then the stack holds, from the top
      | object                            | controller |
      | ability of Ob Nixilis, Unshackled | Alice      |
    When the stack resolves until empty
    Then Bob has 10 life
    And Alice has 20 life

  @id:trigger-1811 @rule:603.2 @rule:701.7a
  Scenario: Tokens that an opponent creates trigger nothing, and those of the ability's controller do
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Mirkwood Bats | Alice      |
    And Alice's hand holds "Raise the Alarm"
    And Bob's hand holds "Raise the Alarm"
    When Alice passes priority
    And Bob casts "Raise the Alarm"
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts "Raise the Alarm"
    And the stack resolves until empty
    Then Bob has 18 life
    And Alice has 20 life

  @id:trigger-1812 @rule:603.2 @rule:701.21a
  Scenario: A sacrificed creature that isn't a token doesn't trigger what looks for tokens
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Mirkwood Bats | Alice      |
      | Viscera Seer  | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Raise the Alarm"
    When Alice casts "Raise the Alarm"
    And the stack resolves until empty
    And Alice activates "Viscera Seer"
      | choice    | answer     |
      | sacrifice | Hill Giant |
    Then the stack holds, from the top
      | object                  |
      | ability of Viscera Seer |
    And Bob has 18 life
    When Alice activates "Viscera Seer"
      | choice    | answer          |
      | sacrifice | token Soldier #1 |
    Then the stack holds, from the top
      | object                   |
      | ability of Mirkwood Bats |
      | ability of Viscera Seer  |
      | ability of Viscera Seer  |
    When the top of the stack resolves
    Then Bob has 17 life
