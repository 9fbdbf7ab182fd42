Feature: Destroying, sacrificing, exchanging, doubling, transforming, creating
  What each keyword action does, and what it does not.

  @id:basic-0180 @rule:701.12a
  Scenario: An exchange of control that can't be completed does nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 5 Island      | Alice      |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
      | Mountain      | Bob        |
    And Alice's hand holds "Switcheroo"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Bob
    And "Grizzly Bears" is in Alice's graveyard
    And "Switcheroo" is in Alice's graveyard

  @id:basic-0181 @rule:701.12b
  Scenario: Control of two creatures is exchanged for good, if they have different controllers
    Given a game between Alice, Bob and Cara
    And the battlefield holds
      | permanent     | controller |
      | 5 Island      | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Cara       |
    And Alice's hand holds "Switcheroo"
    When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Bob
    And "Grizzly Bears" is controlled by Cara
    When the game advances to Bob's upkeep
    Then "Hill Giant" is controlled by Bob
    And "Grizzly Bears" is controlled by Cara

  @id:basic-0182 @rule:701.12b
  Scenario: An exchange of control between two creatures of one player does nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 5 Island      | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Switcheroo"
    When Alice casts "Switcheroo" targeting "Grizzly Bears" and "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is controlled by Bob
    And "Grizzly Bears" is controlled by Bob
    And "Switcheroo" is in Alice's graveyard
    And nothing else changes

  @id:basic-0183 @rule:701.10b
  Scenario: Doubling power is a bonus of the power as it is then, which later changes leave as it was
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card         | as     |
      | Giant Growth | First  |
      | Unleash Fury |        |
      | Giant Growth | Second |
    When Alice casts "First" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Unleash Fury" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 10/5 creature
    When Alice casts "Second" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 13/8 creature

  @id:basic-0184 @rule:701.10c
  Scenario: A power below 0 that is doubled gets lower
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Giant Spider | Bob        |
    And Alice's hand holds "Last Gasp" and "Unleash Fury"
    When Alice casts "Last Gasp" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a -1/1 creature
    When Alice casts "Unleash Fury" targeting "Giant Spider"
    And the top of the stack resolves
    Then "Giant Spider" is a -2/1 creature

  @id:basic-0185 @rule:701.36b @rule:701.36a
  Scenario: A player without creature tokens populates nothing, and with one a copy of it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state |
      | 6 Plains      | Alice      |       |
      | Grizzly Bears | Alice      |       |
      | 2 Plains      | Alice      |       |
    And Alice's hand holds
      | card              | as     |
      | Rootborn Defenses | First  |
      | Rootborn Defenses | Second |
      | Raise the Alarm   |        |
    When Alice casts "First"
    And the top of the stack resolves
    Then Alice has 1 creature on the battlefield
    And "Grizzly Bears" has indestructible
    When Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then Alice has 3 creatures on the battlefield
    When Alice casts "Second"
    And the top of the stack resolves
      | player | answer          |
      | Alice  | token "Soldier" |
    Then Alice has 4 creatures on the battlefield
    And Alice has 3 Soldier creatures on the battlefield

  @id:basic-0186 @rule:701.16a
  Scenario: Investigating creates a Clue, an artifact token that can be sacrificed for a card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Plains  | Alice      |
    And Alice's hand holds "Thraben Inspector"
    When Alice casts "Thraben Inspector"
    And the stack resolves until empty
    Then the battlefield holds
      | permanent | controller | is                |
      | Clue      | Alice      | an artifact token |
    When Alice activates token "Clue"
    And the top of the stack resolves
    Then token "Clue" is gone
    And Alice has 1 card in hand

  @id:basic-0187 @rule:701.21a
  Scenario: A player can't sacrifice a creature that another player controls
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | owner |
      | Carrion Feeder | Alice      | Alice |
      | Grizzly Bears  | Bob        | Alice |
      | Hill Giant     | Alice      | Bob   |
    When Alice activates "Carrion Feeder" until Alice is asked for objects
    Then Alice can't choose "Grizzly Bears"
    And Alice can choose "Carrion Feeder"
    When Alice chooses "Hill Giant"
    Then "Hill Giant" is in Bob's graveyard

  @id:basic-0189 @rule:701.34a
  Scenario: Proliferate gives one more counter of each kind to the chosen permanents and players
    Given a game between Alice and Bob
    And the players have
      | player | counters          |
      | Bob    | 3 poison counters |
    And the battlefield holds
      | permanent     | controller | state                             |
      | 3 Island      | Alice      |                                   |
      | Grizzly Bears | Alice      | 1 +1/+1 counter; 2 charge counters |
      | Hill Giant    | Bob        | 1 +1/+1 counter                   |
    And Alice's hand holds "Steady Progress"
    When Alice casts "Steady Progress"
    And the top of the stack resolves
      | player | answer             |
      | Alice  | Grizzly Bears; Bob |
    Then "Grizzly Bears" has 2 +1/+1 counters
    And "Grizzly Bears" has 3 charge counters
    And Bob has 4 poison counters
    And "Hill Giant" has 1 +1/+1 counter

  @id:basic-0191 @rule:701.6a @rule:701.6b
  Scenario: A countered spell goes to its owner's graveyard without its effect, and its costs stay paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Mountain       | Alice      |
      | 2 Island       | Bob        |
      | Grizzly Bears  | Alice      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Counterspell"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And Bob has 20 life
    And "Mountain" is tapped

  @id:basic-0192 @rule:701.9b
  Scenario: The player who discards chooses the card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Forest", "Plains" and "Island"
    When Alice casts "Mind Rot" targeting Bob
    And the top of the stack resolves until Bob is asked for objects
    Then Bob can choose "Forest" and "Island"
    When Bob chooses "Forest" and "Plains"
    Then Bob's hand holds "Island" and nothing more

  @id:discard-0020 @rule:701.9a @rule:702.35a @rule:608.2c
  Scenario: A card with madness that is exiled as it is discarded was discarded
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Keldon Raider" and "Fiery Temper"
    And Alice's library holds, from the top "Forest"
    When Alice casts "Keldon Raider"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Fiery Temper" is in exile
    And "Forest" is in Alice's hand
