Feature: Parts of costs
  Each part must be payable in full with what it names; what was paid is gone when the spell or ability is on the stack.

  @id:cost-1101 @rule:118.3 @rule:107.14
  Scenario: Energy is paid in full or not at all
    Given a game between Alice and Bob
    And the players have
      | player | counters          |
      | Alice  | 3 energy counters |
    And the battlefield holds
      | permanent    | controller |
      | Longtusk Cub | Alice      |
    When Alice activates "Longtusk Cub"
    Then Alice has 1 energy counter
    When the stack resolves until empty
    Then "Longtusk Cub" has 1 +1/+1 counter
    And Alice can't activate "Longtusk Cub"

  @id:cost-1102 @rule:118.3 @rule:601.2h
  Scenario: Two Islands are returned for one spell, and one does not do
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | as     |
      | Island    | Alice      | first  |
      | Island    | Alice      | second |
      | Island    | Alice      | third  |
      | Forest    | Alice      |        |
    And Alice's hand holds
      | card | as      |
      | Gush | gush    |
      | Gush | another |
    When Alice casts "gush"
      | choice           | answer        |
      | alternative cost | pitch         |
      | return           | first; second |
    Then "first" is in Alice's hand
    And "second" is in Alice's hand
    And "third" is on the battlefield
    And Alice can't cast "another"
    When the stack resolves until empty
    Then Alice has 5 cards in hand

  @id:cost-1103 @rule:118.3 @rule:602.2b
  Scenario: A land that is returned for Meloku is one that its controller controls
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent                 | controller |
      | Meloku the Clouded Mirror | Alice      |
      | Forest                    | Alice      |
      | Plains                    | Bob        |
    When Alice activates "Meloku the Clouded Mirror"
      | choice | answer |
      | return | Forest |
    Then "Forest" is in Alice's hand
    When the stack resolves until empty
    Then the battlefield holds
      | permanent      | controller |
      | token Illusion | Alice      |
    And Alice can't activate "Meloku the Clouded Mirror"

  @id:cost-1104 @rule:118.3 @rule:122.1
  Scenario: A counter of any kind is removed from any permanent that the player controls
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state           |
      | Power Conduit  | Alice      |                 |
      | Midnight Clock | Alice      | 2 hour counters |
      | Grizzly Bears  | Alice      |                 |
    When Alice activates "Power Conduit"
      | choice  | answer        |
      | modes   | 2             |
      | targets | Grizzly Bears |
    Then "Midnight Clock" has 1 hour counter
    When the stack resolves until empty
    Then "Grizzly Bears" has 1 +1/+1 counter

  @id:cost-1105 @rule:118.3 @rule:701.17b
  Scenario: An empty library mills nothing for a cost
    Given a game between Alice and Bob
    And Alice's library holds "Forest"
    And the battlefield holds
      | permanent         | controller | as     |
      | Deranged Assistant | Alice     | first  |
      | Deranged Assistant | Alice     | second |
    When Alice activates "first"
    Then "Forest" is in Alice's graveyard
    And Alice has {C} in her mana pool
    And Alice can't activate "second"

  @id:cost-1106 @rule:601.2b @rule:118.8
  Scenario: One of two additional costs is paid, the other way is open to who has no creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card        | as     |
      | Bone Shards | first  |
      | Bone Shards | second |
    When Alice casts "first" targeting "Grizzly Bears"
    Then "second" is in Alice's graveyard
    When the stack resolves until empty
    Then "Grizzly Bears" is in Bob's graveyard

  @id:cost-1107 @rule:118.3 @rule:107.3a
  Scenario: X cards are revealed, all of them white, and stay in hand
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Martyr of Sands | Alice      |
    And Alice's hand holds "Silvercoat Lion", "Savannah Lions" and "Hill Giant"
    Then Alice can't activate "Martyr of Sands"
      | choice | answer |
      | x      | 3      |
    When Alice activates "Martyr of Sands"
      | choice | answer |
      | x      | 2      |
    Then "Martyr of Sands" is in Alice's graveyard
    When the stack resolves until empty
    Then Alice has 26 life
    And Alice has 3 cards in hand
