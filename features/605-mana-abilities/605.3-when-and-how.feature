Feature: When mana abilities are activated
  With priority, and also whenever a mana payment is asked for: while casting, while activating, while something resolves. At
  no other time, and by nobody else.

  @id:mana-0101 @rule:605.3a @rule:117.1
  Scenario: Without priority and without a payment nobody activates a mana ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | Island    | Bob        |
    Then Alice can activate "Forest"
    And Bob can't activate "Island"
    When Alice passes priority
    Then Alice can't activate "Forest"
    When Bob activates "Island"
    Then Bob has {U} in his mana pool
    And the stack is empty
    And Bob has priority

  @id:mana-0102 @rule:605.3a @rule:601.2g
  Scenario: A mana ability that costs mana is activated while a spell is being cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Izzet Signet | Alice      |
      | Forest       | Alice      |
    And Alice's hand holds
      | card          |
      | Thought Scour |
    When Alice casts "Thought Scour" targeting Bob
    Then "Forest" is tapped
    And "Izzet Signet" is tapped
    And Alice has {R} in her mana pool

  @id:mana-0103 @rule:605.3a @rule:608.2g
  Scenario: A mana ability is activated while a spell that asks for mana resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}    |
      | Bob    | {U}{U} |
    And the battlefield holds
      | permanent           | controller |
      | Llanowar Elves      | Alice      |
      | 2 Mountain          | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    And Bob's hand holds
      | card      |
      | Mana Leak |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Mana Leak" targeting "Lightning Bolt"
    And the top of the stack resolves
      | player | choice | answer |
      | Alice  | yes or no | yes |
    Then "Llanowar Elves" is tapped
    And Alice has 2 tapped lands on the battlefield
    And "Lightning Bolt" is on the stack
    When the top of the stack resolves
    Then Bob has 17 life

  @id:mana-0104 @rule:605.3a @rule:602.5e @rule:118.3
  Scenario: A mana ability that is activated only as an instant pays for no spell that is being cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Lion's Eye Diamond | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
      | Hill Giant     |
    Then Alice can't cast "Lightning Bolt" targeting Bob
    When Alice activates "Lion's Eye Diamond"
      | choice | answer |
      | color  | red    |
    Then Alice has {R}{R}{R} in her mana pool
    And Alice has 0 cards in hand
    And the stack is empty

  @id:mana-0105 @rule:605.3b @rule:602.5b @rule:118.3
  Scenario: A mana ability without a tap symbol is limited by what its text says, also while paying
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {G}  |
    And the battlefield holds
      | permanent     | controller | as    |
      | Wall of Roots | Alice      | First |
    And Alice's hand holds
      | card           |
      | Grizzly Bears  |
      | Llanowar Elves |
    When Alice casts "Grizzly Bears"
    Then "First" has 1 -0/-1 counter
    And Alice can't activate "First"
    When the top of the stack resolves
    Then Alice can't cast "Llanowar Elves"
    When the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice can activate "First"

  @id:mana-0106 @rule:605.3a @rule:733.1 @rule:118.3
  Scenario: Mana abilities that were activated for an action that is undone may be undone with it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Forest      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card         |
      | Hill Giant   |
      | Giant Growth |
    When Alice tries to cast "Hill Giant"
    Then the action is refused
    And Alice has 2 untapped lands on the battlefield
    And "Hill Giant" is in Alice's hand
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    Then Alice has 1 untapped land on the battlefield

  @id:mana-0107 @rule:605.3b @rule:701.6a
  Scenario: A mana ability is no target for what counters abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Llanowar Elves      | Alice      |
      | Prodigal Pyromancer | Alice      |
      | Island              | Bob        |
    And Bob's hand holds
      | card   |
      | Stifle |
    When Alice activates "Llanowar Elves"
    And Alice passes priority
    Then Bob can't cast "Stifle"
    When the game advances to Alice's beginning of combat
    And Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    Then Bob can cast "Stifle" targeting ability 1 of "Prodigal Pyromancer"
