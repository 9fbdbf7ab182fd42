Feature: Activating an ability
  An ability is activated by the controller of its object, or as its text says. From then on it is an object of its own on
  the stack: its controller and its effect no longer depend on the permanent that it came from.

  @id:activate-0001 @rule:602.2
  Scenario: Only its controller activates a permanent's ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Prodigal Pyromancer | Alice     |
    Then Alice can activate "Prodigal Pyromancer" targeting Bob
    When Alice passes priority
    Then Bob has priority
    And Bob can't activate "Prodigal Pyromancer" targeting Alice

  @id:activate-0002 @rule:602.1b @rule:602.2
  Scenario: An ability that any player may activate is the activating player's
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Bob    | {C}{C}{C} |
    And the battlefield holds
      | permanent           | controller | state            |
      | Feral Hydra         | Alice      | 1 +1/+1 counter  |
      | Prodigal Pyromancer | Alice      |                  |
    When Alice passes priority
    Then Bob can't activate "Prodigal Pyromancer" targeting Alice
    When Bob activates "Feral Hydra"
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of Feral Hydra | Bob        |
    And Bob has no mana
    When the top of the stack resolves
    Then "Feral Hydra" has 2 +1/+1 counters

  @id:activate-0003 @rule:602.2a @rule:113.7a
  Scenario: An ability resolves although its source has left the battlefield
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {R}  |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    And Bob casts "Shock" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is in Alice's graveyard
    When the top of the stack resolves
    Then Bob has 19 life

  @id:activate-0004 @rule:602.2a @rule:113.8
  Scenario: An ability stays its activator's when its source changes control before it resolves
    Given a game between Alice and Bob
    And it is Alice's precombat main phase
    And the players have
      | player | mana               |
      | Alice  | {C}{C}{C}{C}       |
      | Bob    | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent       | controller |
      | Jayemdae Tome   | Alice      |
      | Vedalken Orrery | Bob        |
    And Bob's hand holds
      | card       |
      | Confiscate |
    When Alice activates "Jayemdae Tome"
    And Alice passes priority
    And Bob casts "Confiscate" targeting "Jayemdae Tome"
    And the top of the stack resolves
    Then "Jayemdae Tome" is controlled by Bob
    And Bob has 0 cards in hand
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Bob has 0 cards in hand

  @id:activate-0005 @rule:602.2b @rule:733.1 @rule:118.3
  Scenario: An activation whose cost can't be paid is undone as a whole
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Jayemdae Tome | Alice      |
      | 3 Wastes      | Alice      |
    And Alice's hand holds
      | card   |
      | Wastes |
    When Alice tries to activate "Jayemdae Tome"
    Then the action is refused
    And "Jayemdae Tome" is untapped
    And Alice has 3 untapped lands on the battlefield
    And Alice has no mana
    And the stack is empty
    And Alice has priority
    When Alice plays "Wastes"
    And Alice activates "Jayemdae Tome"
    And the top of the stack resolves
    Then Alice has 1 card in hand

  @id:activate-0006 @rule:602.2b @rule:601.2c @rule:118.3
  Scenario: What an ability's cost sacrifices may be its target, and is no legal target any more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Mogg Fanatic | Alice      |
    When Alice activates "Mogg Fanatic" targeting "Mogg Fanatic"
    Then "Mogg Fanatic" is in Alice's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 1 of Mogg Fanatic | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And nothing else changes

  @id:activate-0007 @rule:602.2a @rule:112.1
  Scenario: An activated ability is no spell, and is countered as an ability
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Bob    | {U}{U}{U} |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
    And Bob's hand holds
      | card         |
      | Counterspell |
      | Stifle       |
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    Then Bob can't cast "Counterspell" targeting ability 1 of "Prodigal Pyromancer"
    When Bob casts "Stifle" targeting ability 1 of "Prodigal Pyromancer"
    And the top of the stack resolves
    Then the stack is empty
    And "Prodigal Pyromancer" is tapped
    And Bob has 20 life
    And "Prodigal Pyromancer" is on the battlefield

  @id:activate-0008 @rule:602.3 @rule:601.2c
  Scenario: A target of an opponent's choice is chosen by an opponent as the ability is activated
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Cuombajj Witches | Alice     |
      | Savannah Lions   | Alice     |
      | Grizzly Bears    | Bob       |
    When Alice activates "Cuombajj Witches" until Bob is asked for targets
      | choice  | answer |
      | targets | Bob    |
    Then Bob can choose "Savannah Lions"
    When Bob chooses "Savannah Lions"
    Then the stack holds, from the top
      | object                        | controller | targets             |
      | ability 1 of Cuombajj Witches | Alice      | Bob; Savannah Lions |
    When the top of the stack resolves
    Then Bob has 19 life
    And "Savannah Lions" is in Alice's graveyard
    And "Grizzly Bears" has 0 damage

  @id:activate-0009 @rule:602.3a
  Scenario: With several opponents the ability's controller decides which of them chooses
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent        | controller |
      | Cuombajj Witches | Alice      |
    When Alice activates "Cuombajj Witches" until Carol is asked for targets
      | player | choice  | answer |
      | Alice  | player  | Carol  |
      | Alice  | targets | Bob    |
    Then Carol can choose Alice
    When Carol chooses Alice
    And the top of the stack resolves
    Then Bob has 19 life
    And Alice has 19 life
    And Carol has 20 life

  @id:activate-0010 @rule:602.2 @rule:602.2a @rule:113.6
  Scenario: An ability of a card in a hand or graveyard is activated there by the card's owner
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{B}    |
      | Bob    | {U}{B}    |
    And Alice's hand holds
      | card                | as    |
      | Striped Riverwinder | First |
      | Striped Riverwinder | Other |
    And Alice's graveyard holds
      | card             |
      | Dregscape Zombie |
    Then Alice can activate unearth of "Dregscape Zombie"
    When Alice activates cycling of "First"
    Then "First" is in Alice's graveyard
    And the stack holds, from the top
      | object           | controller |
      | cycling of First | Alice      |
    When Alice passes priority
    Then Bob can't activate cycling of "Other"
    When Bob passes priority
    Then Alice has 2 cards in hand
    And the stack is empty

  @id:activate-0011 @rule:602.2b @rule:601.2c @rule:601.2h
  Scenario: An ability's targets are chosen before its cost is paid, so what the cost taps is no tapped target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state  | as    |
      | Royal Assassin | Alice      |        |       |
      | Grizzly Bears  | Bob        |        | Ready |
      | Hill Giant     | Bob        | tapped | Spent |
    When Alice tries to activate "Royal Assassin" targeting "Ready"
    Then the action is refused
    And "Royal Assassin" is untapped
    And Alice can't activate "Royal Assassin" targeting "Royal Assassin"
    When Alice activates "Royal Assassin" targeting "Spent"
    Then "Royal Assassin" is tapped
    When the top of the stack resolves
    Then "Spent" is in Bob's graveyard
