Feature: Jump-start
  Jump-start lets its owner cast a card from their graveyard with a card to discard as an additional cost; the spell is exiled when
  it would leave the stack (702.133a).

  @id:jump-start-0001 @rule:702.133a @rule:118.8
  Scenario: Jump-start costs the mana cost and a discarded card, and the card is exiled as it resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And Alice's hand holds
      | card   |
      | Forest |
    And Alice's graveyard holds
      | card         |
      | Radical Idea |
    When Alice casts "Radical Idea"
    Then Alice has no mana
    And "Forest" is in Alice's graveyard
    When the top of the stack resolves
    Then "Radical Idea" is in exile
    And Alice has 1 card in hand

  @id:jump-start-0002 @rule:702.133a @rule:118.3
  Scenario: Without a card to discard a card can't be cast with jump-start
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card         |
      | Radical Idea |
      | Think Twice  |
    Then Alice can't cast "Radical Idea"
    When Alice casts "Think Twice"
    And the top of the stack resolves
    Then Alice can cast "Radical Idea"

  @id:jump-start-0003 @rule:702.133a @rule:118.9 @rule:118.9d
  Scenario: An alternative cost can be paid for a spell cast with jump-start, whose card is discarded all the same
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {W}{U}{B}{R}{G} |
    And the battlefield holds
      | permanent    | controller |
      | Fist of Suns | Alice      |
    And Alice's hand holds
      | card   |
      | Forest |
    And Alice's graveyard holds
      | card         |
      | Radical Idea |
    When Alice casts "Radical Idea"
      | choice           | answer       |
      | alternative cost | Fist of Suns |
    Then Alice has no mana
    And "Forest" is in Alice's graveyard
    And "Radical Idea" has mana value 2
    When the top of the stack resolves
    Then "Radical Idea" is in exile

  @id:jump-start-0004 @rule:702.133a @rule:701.6a
  Scenario: A spell cast with jump-start that is countered is exiled, one cast from the hand is not
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Radical Idea |
      | Forest       |
    And Bob's hand holds
      | card           |
      | Counterspell   |
      | Counterspell   |
    When Alice casts "Radical Idea"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Radical Idea"
    And the top of the stack resolves
    Then "Radical Idea" is in Alice's graveyard
    When Alice casts "Radical Idea"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Radical Idea"
    And the top of the stack resolves
    Then "Radical Idea" is in exile

  @id:jump-start-0005 @rule:702.133a @rule:117.3b @rule:601.2a
  Scenario: A card with jump-start that has just resolved can be cast with it before an opponent acts
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         | as   |
      | Radical Idea |      |
      | Forest       | Held |
    And Bob's hand holds
      | card          |
      | Cling to Dust |
    And Bob's graveyard holds
      | card  |
      | Shock |
    When Alice casts "Radical Idea"
    And the top of the stack resolves
    Then Alice has priority
    When Alice casts "Radical Idea"
      | choice  | answer |
      | discard | Held   |
    And Alice passes priority
    Then Bob can't cast "Cling to Dust" targeting "Radical Idea"
    And Bob can cast "Cling to Dust" targeting "Held"
    When Bob passes priority
    Then "Radical Idea" is in exile
    And Alice has 2 cards in hand
