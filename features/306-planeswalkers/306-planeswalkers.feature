Feature: Planeswalkers
  A planeswalker's loyalty is its counters: it enters with them, pays with them, and loses them to damage.

  @id:walker-0001 @rule:306.5b @rule:306.5c
  Scenario: A planeswalker enters with its printed loyalty in counters, also when it is not cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Alice      | 1 loyalty counter  |
      | 4 Plains           | Alice      |                    |
    And Alice's hand holds "Oblivion Ring" and "Disenchant" and "Jace Beleren"
    When Alice casts "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 3 loyalty counters
    And "Jace Beleren" has loyalty 3
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
      | choice  | answer             |
      | targets | Garruk Wildspeaker |
    And the top of the stack resolves
    Then "Garruk Wildspeaker" is in exile
    And "Garruk Wildspeaker" has no counters
    When Alice casts "Disenchant" targeting "Oblivion Ring"
    And the stack resolves until empty
    Then "Garruk Wildspeaker" has 3 loyalty counters

  @id:walker-0002 @rule:306.5d @rule:606.3
  Scenario: One loyalty ability of a planeswalker is activated each turn, as a sorcery would be cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Alice      | 3 loyalty counters |
      | Garruk Wildspeaker | Alice | 3 loyalty counters |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    Then Alice can't activate ability 1 of "Jace Beleren"
    When the top of the stack resolves
    And Alice activates ability 1 of "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" has 5 loyalty counters
    And Alice can't activate ability 2 of "Jace Beleren" targeting Alice
    And Alice can activate ability 2 of "Garruk Wildspeaker"
    When the game advances to Bob's precombat main phase
    And Bob passes priority
    Then Alice can't activate ability 1 of "Jace Beleren"
    When the game advances to Alice's precombat main phase
    Then Alice can activate ability 2 of "Jace Beleren" targeting Alice

  @id:walker-0003 @rule:306.9 @rule:606.6 @rule:113.7a
  Scenario: A planeswalker that paid its last loyalty counter is gone, and its ability still resolves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state             |
      | Garruk Wildspeaker | Alice      | 1 loyalty counter |
    Then Alice can't activate ability 3 of "Garruk Wildspeaker"
    When Alice activates ability 2 of "Garruk Wildspeaker"
    Then "Garruk Wildspeaker" is in Alice's graveyard
    And the stack holds, from the top
      | object                          | controller |
      | ability 2 of Garruk Wildspeaker | Alice      |
    When the top of the stack resolves
    Then Alice has 1 Beast creature on the battlefield

  @id:walker-0004 @rule:306.7 @rule:120.3a
  Scenario: Damage to a player is not turned on a planeswalker of that player
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | state              |
      | Jace Beleren | Bob        | 3 loyalty counters |
    And Alice's hand holds "Shock" and "Lightning Bolt"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And "Jace Beleren" has 3 loyalty counters
    When Alice casts "Lightning Bolt" targeting "Jace Beleren"
    And the top of the stack resolves
    Then "Jace Beleren" is in Bob's graveyard
    And Bob has 18 life

  @id:walker-0005 @rule:306.6 @rule:306.8
  Scenario: A creature attacks a planeswalker, and its combat damage takes loyalty and no life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Garruk Wildspeaker | Bob        | 3 loyalty counters |
      | Grizzly Bears      | Alice      |                    |
      | Hill Giant         | Alice      |                    |
    When Alice attacks
      | attacker      | attacks            |
      | Grizzly Bears | Garruk Wildspeaker |
      | Hill Giant    | Bob                |
    And the game advances to Alice's end of combat
    Then "Garruk Wildspeaker" has 1 loyalty counter
    And Bob has 17 life

  @id:walker-0006 @rule:306.5d @rule:400.7 @rule:113.5 @rule:606.3
  Scenario: A planeswalker that has left and returned is a new one, whose loyalty abilities have not been activated
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | state              | as     |
      | Garruk Wildspeaker | Alice      | 3 loyalty counters | garruk |
    And Alice's hand holds "Oblivion Ring" and "Disenchant"
    When Alice activates ability 2 of "garruk"
    And the top of the stack resolves
    Then Alice can't activate ability 2 of "garruk"
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
      | choice  | answer |
      | targets | garruk |
    And the top of the stack resolves
    And Alice casts "Disenchant" targeting "Oblivion Ring"
    And the stack resolves until empty
    Then "garruk" has 3 loyalty counters
    And Alice can activate ability 2 of "garruk"
