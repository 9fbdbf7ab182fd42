Feature: Retrace
  Retrace lets its owner cast a card from their graveyard with a land card to discard as an additional cost (702.81a).

  @id:retrace-0001 @rule:702.81a @rule:117.3c
  Scenario: A spell cast with retrace goes to the graveyard and can be cast again before an opponent acts
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card   |
      | Forest |
      | Swamp  |
    And Alice's graveyard holds
      | card      |
      | Flame Jab |
    And Bob's hand holds
      | card          |
      | Cling to Dust |
    When Alice casts "Flame Jab" targeting Bob
      | choice  | answer                |
      | discard | Forest in Alice's hand |
    And the top of the stack resolves
    Then Bob has 19 life
    And "Flame Jab" is in Alice's graveyard
    And Bob can't cast "Cling to Dust" targeting "Flame Jab"
    When Alice casts "Flame Jab" targeting Bob
    And Alice passes priority
    Then "Flame Jab" is on the stack
    And Alice's hand is empty
    And Bob can't cast "Cling to Dust" targeting "Flame Jab"

  @id:retrace-0002 @rule:702.81a @rule:118.3
  Scenario: A card that is no land does not pay for retrace
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card        |
      | Think Twice |
    And Alice's graveyard holds
      | card      |
      | Flame Jab |
    And Alice's library holds, from the top
      | card   |
      | Forest |
      | Forest |
    Then Alice can't cast "Flame Jab" targeting Bob
    When Alice casts "Think Twice"
    And the top of the stack resolves
    Then Alice can cast "Flame Jab" targeting Bob

  @id:retrace-0003 @rule:702.81a @rule:307.1
  Scenario: A sorcery cast with retrace keeps its timing
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Forest         |
      | Lightning Bolt |
    And Alice's graveyard holds
      | card      |
      | Flame Jab |
    Then Alice can cast "Flame Jab" targeting Bob
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't cast "Flame Jab" targeting Bob

  @id:retrace-0004 @rule:702.81a @rule:701.6a @rule:118.3
  Scenario: A spell cast with retrace that is countered goes to the graveyard, and can be cast with retrace again
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card      |
      | Flame Jab |
    And Alice's hand holds
      | card     | as     |
      | Mountain | First  |
      | Plains   | Second |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Flame Jab" targeting Bob
      | choice  | answer |
      | discard | First  |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Flame Jab"
    And the top of the stack resolves
    Then "Flame Jab" is in Alice's graveyard
    And Bob has 20 life
    When Alice casts "Flame Jab" targeting Bob
    And the top of the stack resolves
    Then Bob has 19 life
    And "Second" is in Alice's graveyard
    And "Flame Jab" is in Alice's graveyard
    And Alice can't cast "Flame Jab" targeting Bob

  @id:retrace-0005 @rule:702.81a @rule:601.3 @rule:601.2b
  Scenario: A card with retrace and escape that is cast with retrace exiles no other cards
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
    And Alice's hand holds
      | card   | as   |
      | Forest | Land |
    And Alice's graveyard holds
      | card            | as    |
      | Flame Jab       |       |
      | Silvercoat Lion | One   |
      | Silvercoat Lion | Two   |
      | Silvercoat Lion | Three |
    When Alice casts "Flame Jab" targeting Bob
      | choice           | answer  |
      | alternative cost | retrace |
    Then "Land" is in Alice's graveyard
    And Alice has 4 cards in graveyard
    When the top of the stack resolves
    And Alice casts "Flame Jab" targeting Bob
      | choice           | answer          |
      | alternative cost | escape          |
      | exile            | One; Two; Three |
    Then Alice has 3 cards in exile
    And Alice's graveyard holds, and nothing more
      | card   |
      | Forest |
