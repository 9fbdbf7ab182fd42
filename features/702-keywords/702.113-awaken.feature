Feature: Awaken
  Paying the awaken cost gives the spell a further target, a land of its controller (702.113a-b).

  @id:awaken-0001 @rule:702.113a @rule:702.113b
  Scenario: A spell cast for its awaken cost does both things
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as   |
      | Wastes        | Alice      | Rock |
      | Grizzly Bears | Bob        |      |
    And Alice's hand holds
      | card          |
      | Ruinous Path  |
    When Alice casts "Ruinous Path" targeting "Grizzly Bears", then "Rock"
      | choice           | answer |
      | alternative cost | awaken |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Rock" is a 4/4 Elemental land creature
    And "Rock" has 4 +1/+1 counters
    And "Rock" has haste
    And "Rock" is colorless

  @id:awaken-0002 @rule:702.113b
  Scenario: A spell with awaken cast for its mana cost has no land as a target
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Wastes        | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card         |
      | Ruinous Path |
    When Alice casts "Ruinous Path" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Wastes" isn't a creature

  @id:awaken-0003 @rule:702.113a @rule:608.2b
  Scenario: Of a spell with awaken whose other target is illegal, only the land is affected
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as   |
      | Wastes        | Alice      | Rock |
      | Grizzly Bears | Bob        |      |
    And Alice's hand holds
      | card         |
      | Ruinous Path |
    And Bob's hand holds
      | card       |
      | Cloudshift |
    When Alice casts "Ruinous Path" targeting "Grizzly Bears", then "Rock"
      | choice           | answer |
      | alternative cost | awaken |
    And Alice passes priority
    And Bob casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Rock" is a 4/4 Elemental land creature
    And "Grizzly Bears" is on the battlefield

  @id:awaken-0004 @rule:702.113a @rule:608.2b
  Scenario: A spell whose only target is the land to be awakened does not resolve without it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | as   |
      | Wastes        | Alice      | Rock |
      | Grizzly Bears | Bob        |      |
    And Alice's hand holds
      | card            |
      | Planar Outburst |
    And Bob's hand holds
      | card      |
      | Boomerang |
    When Alice casts "Planar Outburst" targeting "Rock"
      | choice           | answer |
      | alternative cost | awaken |
    And Alice passes priority
    And Bob casts "Boomerang" targeting "Rock"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Planar Outburst" is in Alice's graveyard
    And "Rock" is in Alice's hand
    And "Grizzly Bears" is on the battlefield

  @id:awaken-0005 @rule:702.113b @rule:601.2c
  Scenario: A spell with awaken needs a target for its other part, whatever was paid
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Ruinous Path |
      | Grizzly Bears |
    Then Alice can't cast "Ruinous Path"
      | choice           | answer |
      | alternative cost | awaken |
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then Alice can cast "Ruinous Path"
      | choice           | answer |
      | alternative cost | awaken |
