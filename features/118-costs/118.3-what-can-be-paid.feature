Feature: What can be paid
  A player pays only what they can pay in full, and chooses only a cost that can be paid.

  @id:payable-0001 @rule:118.3 @rule:608.2d @rule:107.4e
  Scenario: Extort is not offered to a player without mana of either color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Syndic of Tithes | Alice      |
      | Island           | Alice      |
      | Mountain         | Alice      |
    And Alice's hand holds "Opt"
    When Alice casts "Opt"
    And the top of the stack resolves
    Then Bob has 20 life
    And Alice has 1 untapped land on the battlefield
    And "Opt" is on the stack

  @id:payable-0002 @rule:118.3 @rule:608.2d @invented
  Scenario: An upkeep cost is not offered without enough mana and life for all of its symbols
    Given a game between Alice and Bob
    And it is Bob's end step
    And the players have
      | player | life |
      | Alice  | 1    |
    And the battlefield holds
      | permanent       | controller |
      | Toll of Shadows | Alice      |
      | 2 Island        | Alice      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Toll of Shadows" is in Alice's graveyard
    And Alice has 1 life
    And Alice has 2 untapped lands on the battlefield

  @id:payable-0003 @rule:118.3 @rule:101.2 @invented
  Scenario: What can't be sacrificed pays no cost, of its own ability or of a spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state             | as     |
      | Mogg Fanatic   | Alice      |                   | sealed |
      | Mogg Fanatic   | Alice      |                   | free   |
      | Indelible Seal | Bob        | attached to sealed |        |
      | Swamp          | Alice      |                   |        |
    And Alice's hand holds "Village Rites"
    Then Alice can't activate "sealed" targeting Bob
    And Alice can cast "Village Rites"
    When Alice activates "free" targeting Bob
    And the top of the stack resolves
    Then Bob has 19 life
    And Alice can't cast "Village Rites"

  @id:payable-0004 @rule:118.3 @rule:101.2 @invented
  Scenario: A creature that can be sacrificed pays beside one that can't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state             | as     |
      | Mogg Fanatic   | Alice      |                   | sealed |
      | Mogg Fanatic   | Alice      |                   | free   |
      | Indelible Seal | Bob        | attached to sealed |        |
      | Swamp          | Alice      |                   |        |
    And Alice's hand holds "Village Rites"
    When Alice casts "Village Rites"
    Then "free" is in Alice's graveyard
    And "sealed" is on the battlefield

  @id:payable-0005 @rule:118.3 @rule:608.2d @rule:601.2h @invented
  Scenario: One permanent doesn't pay for two parts of a cost, so that cost is not offered
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent       | controller |
      | Twofold Furnace | Alice      |
      | Memnite         | Alice      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Twofold Furnace" is in Alice's graveyard
    And "Memnite" is on the battlefield

  @id:payable-0006 @rule:118.3 @rule:608.2d @rule:601.2h @invented
  Scenario: Two permanents pay for two parts of a cost, each for one
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent       | controller |
      | Twofold Furnace | Alice      |
      | Memnite         | Alice      |
      | Grizzly Bears   | Alice      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
      | choice    | answer        |
      | yes or no | yes           |
    Then "Twofold Furnace" is on the battlefield
    And Alice's graveyard holds, and nothing more
      | card          |
      | Memnite       |
      | Grizzly Bears |

  @id:payable-0007 @rule:107.3f @rule:118.3
  Scenario: X in a cost paid on resolution is chosen then, and no more than can be paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Flameblast Dragon | Alice      |
      | 3 Mountain        | Alice      |
      | Forest            | Alice      |
    When Alice attacks Bob with "Flameblast Dragon"
      | player | choice  | answer |
      | Alice  | targets | Bob    |
    And the top of the stack resolves until Alice is asked for number
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice can't choose 4
    And Alice can choose 2
    When Alice chooses 3
    Then Bob has 17 life
    And Alice has 0 untapped lands on the battlefield

  @id:cost-0150 @rule:118.3 @rule:608.2d @invented
  Scenario: Of two ways to pay a cost on resolution, the one that can't be paid is no choice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Forest  | Alice      |
    And Alice's hand holds "Heartwood Bargain" and "Opt"
    When Alice casts "Heartwood Bargain"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then Alice has 27 life
    And "Opt" is in Alice's graveyard
    And Alice has 1 untapped land on the battlefield
