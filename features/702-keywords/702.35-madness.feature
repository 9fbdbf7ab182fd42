Feature: Madness
  A card with madness is discarded into exile, and its owner may cast it for its madness cost as the triggered ability resolves
  (702.35a): at whatever time that is.

  @id:madness-0001 @rule:702.35a @rule:701.9a
  Scenario: A card with madness is discarded into exile, and its ability waits on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Careful Study |
      | Fiery Temper |
      | Island       |
    When Alice casts "Careful Study"
    And the top of the stack resolves
      | choice  | answer               |
      | objects | Fiery Temper; Island |
    Then "Fiery Temper" is in exile
    And the stack holds, from the top
      | object                  | controller |
      | ability of Fiery Temper | Alice      |
    And Alice has priority
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object       | controller | targets |
      | Fiery Temper | Alice      | Bob     |
    When the top of the stack resolves
    Then Bob has 17 life
    And "Fiery Temper" is in Alice's graveyard

  @id:madness-0002 @rule:702.35a @rule:601.3
  Scenario: A card with madness that is not cast goes to the graveyard, and can't be cast later
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Careful Study |
      | Fiery Temper |
      | Island       |
    When Alice casts "Careful Study"
    And the top of the stack resolves
      | choice  | answer               |
      | objects | Fiery Temper; Island |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Fiery Temper" is in Alice's graveyard
    And the stack is empty
    And Alice can't cast "Fiery Temper" targeting Bob

  @id:madness-0003 @rule:702.35a @rule:608.2g @rule:302.1
  Scenario: A creature with madness can be cast on another player's turn
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Basking Rootwalla |
      | Thrill of Possibility |
    When Bob passes priority
    Then Alice can't cast "Basking Rootwalla"
    When Alice casts "Thrill of Possibility"
    Then "Basking Rootwalla" is in exile
    And the stack holds, from the top
      | object                       | controller |
      | ability of Basking Rootwalla | Alice      |
      | Thrill of Possibility        | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object                | controller |
      | Basking Rootwalla     | Alice      |
      | Thrill of Possibility | Alice      |
    When the top of the stack resolves
    Then "Basking Rootwalla" is on the battlefield
    And "Thrill of Possibility" is on the stack

  @id:madness-0004 @rule:702.35a @rule:601.2h @rule:118.8
  Scenario: A card with madness discarded for an additional cost pays for it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                  |
      | Fiery Temper          |
      | Thrill of Possibility |
    When Alice casts "Thrill of Possibility"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Fiery Temper" is in Alice's graveyard
    When the top of the stack resolves
    Then Alice has 2 cards in hand

  @id:madness-0005 @rule:702.35a @rule:118.9c @rule:601.2f
  Scenario: A spell cast for its madness cost costs that, with increases, and has its own mana value
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent                   | controller |
      | Thalia, Guardian of Thraben | Bob        |
    And Alice's hand holds
      | card                  |
      | Fiery Temper          |
      | Thrill of Possibility |
    When Alice casts "Thrill of Possibility"
    Then Alice has {R}{R} in her mana pool
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then Alice has no mana
    And "Fiery Temper" has mana value 3
    And "Fiery Temper" is on the stack

  @id:madness-0006 @rule:702.35a @rule:701.6a
  Scenario: A card with madness put into the graveyard from elsewhere stays there
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card         |
      | Fiery Temper |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Fiery Temper" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Fiery Temper"
    And the top of the stack resolves
    Then "Fiery Temper" is in Alice's graveyard
    And the stack is empty
    And Bob has 20 life

  @id:madness-0007 @rule:702.35a @rule:101.2 @rule:608.2g
  Scenario: A card with madness that its owner is not allowed to cast goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Drannith Magistrate | Bob       |
    And Alice's hand holds
      | card          | as    |
      | Careful Study | Once  |
      | Careful Study | Twice |
      | Fiery Temper  | First |
      | Fiery Temper  | Next  |
      | Doom Blade    |       |
      | Murder        | Spare |
      | Murder        | Extra |
    When Alice casts "Once"
    And the top of the stack resolves
      | choice  | answer       |
      | objects | First; Spare |
    Then "First" is in exile
    When the top of the stack resolves
    Then "First" is in Alice's graveyard
    And the stack is empty
    When Alice casts "Doom Blade" targeting "Drannith Magistrate"
    And the top of the stack resolves
    And Alice casts "Twice"
    And the top of the stack resolves
      | choice  | answer       |
      | objects | Next; Extra  |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    And the top of the stack resolves
    Then Bob has 17 life
