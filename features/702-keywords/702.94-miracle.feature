Feature: Miracle
  A player may reveal a card with miracle as they draw it, if it's the first card they have drawn that turn; as the ability that
  this triggers resolves, they may cast it for its miracle cost (702.94a).

  @id:miracle-0001 @rule:702.94a @rule:603.11 @rule:608.2g
  Scenario: The first card drawn in a turn can be revealed and cast for its miracle cost, whatever the step
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the board "lands"
    And Alice's library holds, from the top
      | card     |
      | Devastation Tide |
      | Forest           |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    When the game advances to Alice's draw step
      | choice    | answer |
      | yes or no | yes    |
    Then "Devastation Tide" is in Alice's hand
    And the stack holds, from the top
      | object              | controller |
      | ability of Devastation Tide | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object   | controller |
      | Devastation Tide | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Devastation Tide" is in Alice's graveyard

  @id:miracle-0002 @rule:702.94a @rule:118.3
  Scenario: A card with miracle that is not revealed stays in hand, and costs its mana cost
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent  | controller |
      | 2 Mountain | Alice      |
    And Alice's hand holds
      | card  |
      | Shock |
    And Alice's library holds, from the top
      | card             |
      | Thunderous Wrath |
      | Forest           |
    When the game advances to Alice's draw step
      | choice    | answer |
      | yes or no | no     |
    Then "Thunderous Wrath" is in Alice's hand
    And the stack is empty
    And Alice can't cast "Thunderous Wrath" targeting Bob
    And Alice can cast "Shock" targeting Bob

  @id:miracle-0003 @rule:702.94a @rule:121.2
  Scenario: The second card drawn in a turn is not revealed for miracle
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card       |
      | Divination |
    And Alice's library holds, from the top
      | card             |
      | Forest           |
      | Thunderous Wrath |
    When Alice casts "Divination"
    And the top of the stack resolves
    Then "Thunderous Wrath" is in Alice's hand
    And the stack is empty

  @id:miracle-0004 @rule:702.94a @rule:121.2
  Scenario: The first of several cards drawn is revealed, and cast after all of them have been drawn
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{R} |
    And Alice's hand holds
      | card       |
      | Divination |
    And Alice's library holds, from the top
      | card             |
      | Thunderous Wrath |
      | Forest           |
      | Island           |
    When Alice casts "Divination"
      | choice | answer    |
      | mana   | {U}{U}{U} |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then Alice has 2 cards in hand
    And the stack holds, from the top
      | object                      | controller |
      | ability of Thunderous Wrath | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then Alice has no mana
    And "Thunderous Wrath" has mana value 6
    When the top of the stack resolves
    Then Bob has 15 life

  @id:miracle-0005 @rule:702.94a @rule:118.3
  Scenario: A revealed card that is not cast as the ability resolves stays in hand, and its miracle cost is gone
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{R}{R} |
    And Alice's hand holds
      | card  |
      | Shock |
      | Opt |
    And Alice's library holds, from the top
      | card             |
      | Thunderous Wrath |
      | Forest           |
    When Alice casts "Opt"
    And the top of the stack resolves
      | choice      | answer                |
      | arrangement | top: Thunderous Wrath |
      | yes or no   | yes                   |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Thunderous Wrath" is in Alice's hand
    And Alice can't cast "Thunderous Wrath" targeting Bob
    And Alice can cast "Shock" targeting Bob

  @id:miracle-0006 @rule:702.94a @rule:400.7 @rule:603.11
  Scenario: A card with miracle that leaves the hand before its ability resolves can't be cast by it
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the players have
      | player | life |
      | Bob    | 10   |
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Alice      |
    And Alice's hand holds
      | card                  |
      | Thrill of Possibility |
    And Alice's library holds, from the top
      | card             |
      | Thunderous Wrath |
      | Forest           |
      | Plains           |
    When the game advances to Alice's draw step
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Thunderous Wrath | Alice      |
    When Alice casts "Thrill of Possibility"
      | choice  | answer           |
      | discard | Thunderous Wrath |
    And the top of the stack resolves
    Then Alice has 2 cards in hand
    And "Thunderous Wrath" is in Alice's graveyard
    When the top of the stack resolves
    Then the stack is empty
    And "Thunderous Wrath" is in Alice's graveyard
    And Alice has 1 untapped land on the battlefield
    And nothing else changes
