Feature: Permanent spells and what becomes of a card
  A permanent spell becomes a permanent of the player who controls it. When it can't, and when a spell does not resolve, the card
  goes to its owner's graveyard, whoever controlled it.

  @id:resolve-0301 @rule:608.3a
  Scenario: A creature spell that another player took over enters under that player's control
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {G}{G}             |
      | Bob    | {U}{U}{U}{U}{U}{U} |
    And Alice's hand holds
      | card          |
      | Grizzly Bears |
    And Bob's hand holds
      | card         |
      | Aethersnatch |
    When Alice casts "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Aethersnatch" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Bob        |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent     | controller | owner |
      | Grizzly Bears | Bob        | Alice |

  @id:resolve-0302 @rule:608.2n @rule:608.2c
  Scenario: A sorcery that another player took over does what it says for that player and goes to its owner's graveyard
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}          |
      | Bob    | {U}{U}{U}{U}{U}{U} |
    And Alice's hand holds
      | card       |
      | Divination |
    And Bob's hand holds
      | card         |
      | Aethersnatch |
    When Alice casts "Divination"
    And Alice passes priority
    And Bob casts "Aethersnatch" targeting "Divination"
    And the stack resolves until empty
    Then Bob has 2 cards in hand
    And Alice has 0 cards in hand
    And "Divination" is in Alice's graveyard
    And "Aethersnatch" is in Bob's graveyard

  @id:resolve-0303 @rule:608.3e @rule:614.17d
  Scenario: A permanent spell that can't enter is put into the graveyard
    Given a game between Alice and Bob
    And the players have
      | player | mana                      |
      | Alice  | {U}{U}{U}{U}{U}{U}{U}{U}  |
    And the battlefield holds
      | permanent          | controller |
      | Worms of the Earth | Bob        |
      | Dryad Arbor        | Bob        |
      | Hill Giant         | Bob        |
    And Alice's hand holds
      | card  | as    |
      | Clone | First |
      | Clone | Other |
    When Alice casts "First"
    And the top of the stack resolves
      | choice    | answer      |
      | yes or no | yes         |
      | objects   | Dryad Arbor |
    Then "First" is in Alice's graveyard
    When Alice casts "Other"
    And the top of the stack resolves
      | choice    | answer     |
      | yes or no | yes        |
      | objects   | Hill Giant |
    Then "Other" is on the battlefield

  @id:resolve-0304 @rule:608.3c @rule:303.4a
  Scenario: An Aura spell enters attached to its target, under its caster's control
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {W}{W}  |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card     |
      | Pacifism |
    When Alice casts "Pacifism" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Pacifism" is attached to "Grizzly Bears"
    And "Pacifism" is controlled by Alice
    When the game advances to Bob's beginning of combat
    Then Bob can attack Alice with "Hill Giant"
    And Bob can't attack Alice with "Grizzly Bears"

  @id:resolve-0305 @rule:608.1 @rule:117.3b
  Scenario: After something has resolved the active player has priority before the next thing resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {G}{G} |
      | Bob    | {R}    |
    And Alice's hand holds
      | card          |
      | Grizzly Bears |
    And Bob's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And Bob passes priority
    And Alice passes priority
    Then Alice has 17 life
    And "Grizzly Bears" is on the stack
    And Alice has priority
    When Alice passes priority
    Then "Grizzly Bears" is on the stack
    And Bob has priority
    When Bob passes priority
    Then "Grizzly Bears" is on the battlefield
