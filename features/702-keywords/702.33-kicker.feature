Feature: Kicker, multikicker and buyback
  Optional additional costs (702.33a, 702.33c, 702.27a): announced with the spell (601.2b), paid on top of the mana cost or of an
  alternative one.

  @id:kicker-0001 @rule:702.33a @rule:702.33d @rule:601.2b
  Scenario: A kicked spell costs its mana cost and its kicker cost, and does what it does when kicked
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
    And Alice's hand holds
      | card          |
      | Into the Roil |
    When Alice casts "Into the Roil" targeting "Sol Ring"
      | choice          | answer |
      | additional cost | kicker |
    Then Alice has no mana
    And "Into the Roil" has mana value 2
    When the top of the stack resolves
    Then "Sol Ring" is in Bob's hand
    And Alice has 1 card in hand

  @id:kicker-0002 @rule:702.33a
  Scenario: A kicker cost is not paid unless the caster chooses to
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
    And Alice's hand holds
      | card          |
      | Into the Roil |
    When Alice casts "Into the Roil" targeting "Sol Ring"
    Then Alice has {U}{U} in her mana pool
    When the top of the stack resolves
    Then "Sol Ring" is in Bob's hand
    And Alice's hand is empty

  @id:kicker-0003 @rule:702.33d @rule:702.33a @rule:118.8b
  Scenario: A kicker cost can't be paid twice
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
    And Alice's hand holds
      | card          |
      | Into the Roil |
    Then Alice can't cast "Into the Roil" targeting "Sol Ring"
      | choice          | answer         |
      | additional cost | kicker; kicker |
    And Alice can cast "Into the Roil" targeting "Sol Ring"
      | choice          | answer |
      | additional cost | kicker |
    When Alice tries to cast "Into the Roil" targeting "Sol Ring"
      | choice          | answer         |
      | additional cost | kicker; kicker |
    Then the action is refused
    And nothing else changes

  @id:kicker-0004 @rule:702.33c @rule:601.2b
  Scenario: A multikicker cost can be paid any number of times
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {C}{C}{C}{C}{C}{C} |
    And Alice's hand holds
      | card                |
      | Everflowing Chalice |
    When Alice casts "Everflowing Chalice"
      | choice          | answer                 |
      | additional cost | kicker; kicker; kicker |
    Then Alice has no mana
    And "Everflowing Chalice" has mana value 0
    When the top of the stack resolves
    Then "Everflowing Chalice" has 3 charge counters

  @id:kicker-0005 @rule:702.33a @rule:118.9d @rule:601.2b
  Scenario: A spell cast without paying its mana cost can be kicked
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card            |
      | Burst Lightning |
    When Alice casts "Burst Lightning" targeting Bob
      | choice           | answer      |
      | alternative cost | Omniscience |
      | additional cost  | kicker      |
    Then Alice has no mana
    When the top of the stack resolves
    Then Bob has 16 life

  @id:kicker-0006 @rule:702.33g @rule:601.2c
  Scenario: A spell with other targets when kicked needs those that fit how it is cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Colossal Dreadmaw | Bob        |
    And Alice's hand holds
      | card               |
      | Bloodchief's Thirst |
    Then Alice can't cast "Bloodchief's Thirst"
      | choice    | answer            |
      | targets 1 | Colossal Dreadmaw |
    When Alice casts "Bloodchief's Thirst"
      | choice          | answer            |
      | additional cost | kicker            |
      | targets 2       | Colossal Dreadmaw |
    And the top of the stack resolves
    Then "Colossal Dreadmaw" is in Bob's graveyard

  @id:kicker-0007 @rule:702.33d @rule:400.7d @rule:707.2
  Scenario: A permanent that enters as a copy of a kicked one was not kicked
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card             |
      | Goblin Bushwhacker |
      | Clone            |
    When Alice casts "Goblin Bushwhacker"
      | choice          | answer |
      | additional cost | kicker |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Goblin Bushwhacker | Alice      |
    When the top of the stack resolves
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Clone" is a 1/1 creature
    And the stack is empty

  @id:buyback-0001 @rule:702.27a @rule:608.2n
  Scenario: A spell whose buyback cost was paid returns to its owner's hand as it resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card    |
      | Capsize |
    When Alice casts "Capsize" targeting "Grizzly Bears"
      | choice          | answer  |
      | additional cost | buyback |
    Then Alice has no mana
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @id:buyback-0002 @rule:702.27a @rule:608.2b
  Scenario: A spell whose buyback cost was paid goes to the graveyard when it does not resolve
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card    |
      | Capsize |
    And Bob's hand holds
      | card       |
      | Cloudshift |
    When Alice casts "Capsize" targeting "Grizzly Bears"
      | choice          | answer  |
      | additional cost | buyback |
    And Alice passes priority
    And Bob casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Capsize" is in Alice's graveyard

  @id:buyback-0003 @rule:702.27a @rule:701.6a
  Scenario: A countered spell whose buyback cost was paid goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card    |
      | Capsize |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Capsize" targeting "Grizzly Bears"
      | choice          | answer  |
      | additional cost | buyback |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Capsize"
    And the top of the stack resolves
    Then "Capsize" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:kicker-0008 @rule:702.33d @rule:707.10
  Scenario: A copy of a kicked spell is kicked too, though nothing was paid for it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card            |
      | Burst Lightning |
    And Bob's hand holds
      | card       |
      | Reverberate |
    When Alice casts "Burst Lightning" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    And Alice passes priority
    And Bob casts "Reverberate" targeting "Burst Lightning"
    And the top of the stack resolves
      | player | choice  | answer |
      | Bob    | targets | Alice  |
    And the top of the stack resolves
    Then Alice has 16 life
    When the top of the stack resolves
    Then Bob has 16 life

  @id:kicker-0009 @rule:702.33d @rule:400.7d @rule:603.4
  Scenario: A permanent put onto the battlefield without being cast was not kicked
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {B}{B}{B}{B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's graveyard holds
      | card                  | as    |
      | Gatekeeper of Malakir | Given |
    And Alice's hand holds
      | card                  | as   |
      | Gatekeeper of Malakir | Cast |
      | Zombify               |      |
    When Alice casts "Zombify" targeting "Given"
    And the top of the stack resolves
    Then "Given" is on the battlefield
    And the stack is empty
    When Alice casts "Cast"
      | choice          | answer |
      | additional cost | kicker |
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice has no mana

  @id:buyback-0004 @rule:702.27a @rule:118.9d @rule:601.2b
  Scenario: A buyback cost can be paid for a spell cast without paying its mana cost
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{U} |
    And the battlefield holds
      | permanent     | controller |
      | Omniscience   | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card    |
      | Capsize |
    When Alice casts "Capsize" targeting "Grizzly Bears"
      | choice           | answer      |
      | alternative cost | Omniscience |
      | additional cost  | buyback     |
    Then Alice has no mana
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Capsize" is in Alice's hand

  @id:kicker-0010 @rule:702.33d @rule:601.2i @rule:707.10
  Scenario: What triggers on casting a kicked spell triggers on one whose kicker cost is paid, and on no copy of it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Roost of Drakes | Alice      |
    And Alice's hand holds
      | card            | as     |
      | Burst Lightning | Plain  |
      | Burst Lightning | Kicked |
      | Reverberate     |        |
    When Alice casts "Plain" targeting Bob
    Then the stack holds, from the top
      | object | controller |
      | Plain  | Alice      |
    When the top of the stack resolves
    And Alice casts "Kicked" targeting Bob
      | choice          | answer |
      | additional cost | kicker |
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Roost of Drakes | Alice      |
      | Kicked                     | Alice      |
    When the top of the stack resolves
    And Alice casts "Reverberate" targeting "Kicked"
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    Then the stack holds, from the top
      | object                  | controller |
      | copy of Burst Lightning | Alice      |
      | Kicked                  | Alice      |
    And Alice has 1 creature on the battlefield

  @id:kicker-0011 @rule:702.33d @rule:113.6 @rule:601.2i
  Scenario: A permanent spell that is kicked is not seen being cast by its own ability on the battlefield
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card            |
      | Roost of Drakes |
    When Alice casts "Roost of Drakes"
      | choice          | answer |
      | additional cost | kicker |
    Then the stack holds, from the top
      | object          | controller |
      | Roost of Drakes | Alice      |
    When the stack resolves until empty
    Then "Roost of Drakes" is on the battlefield
    And Alice has 1 creature on the battlefield

  @id:kicker-0012 @rule:702.33d @rule:702.33f
  Scenario: A spell is kicked by whichever of its kicker costs is paid
    Given a game between Alice and Bob
    And the players have
      | player | mana                           |
      | Alice  | {U}{U}{U}{U}{W}{W}{W}{W}       |
    And the battlefield holds
      | permanent       | controller |
      | Roost of Drakes | Alice      |
    And Alice's hand holds
      | card                  | as     |
      | Stormscape Battlemage | Plain  |
      | Stormscape Battlemage | Kicked |
    When Alice casts "Plain"
    Then the stack holds, from the top
      | object | controller |
      | Plain  | Alice      |
    When the top of the stack resolves
    And Alice casts "Kicked"
      | choice          | answer     |
      | additional cost | {W} kicker |
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Roost of Drakes | Alice      |
      | Kicked                     | Alice      |
    When the stack resolves until empty
    Then Alice has 23 life
