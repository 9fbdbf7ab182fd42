Feature: What a mana ability is
  An ability that needs no target, could add mana and is no loyalty ability is a mana ability if it is activated, or if it
  triggers from a mana ability. It resolves at once and never waits on the stack. All else, spells too, uses the stack.

  @id:mana-0001 @rule:605.3b @rule:605.1a
  Scenario: A mana ability resolves at once and its activator keeps priority
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Llanowar Elves | Alice      |
    When Alice activates "Llanowar Elves"
    Then the stack is empty
    And Alice has {G} in her mana pool
    And Alice has priority
    And "Llanowar Elves" is tapped

  @id:mana-0002 @rule:605.5a @rule:605.1a
  Scenario: An ability with a target is no mana ability, though it adds mana
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {U}  |
    And the battlefield holds
      | permanent        | controller |
      | Deathrite Shaman | Alice      |
    And Bob's graveyard holds
      | card   |
      | Forest |
    And Bob's hand holds
      | card   |
      | Stifle |
    When Alice activates ability 1 of "Deathrite Shaman" targeting "Forest"
    Then the stack holds, from the top
      | object                        | controller |
      | ability 1 of Deathrite Shaman | Alice      |
    And Alice has no mana
    When Alice passes priority
    Then Bob can cast "Stifle" targeting ability 1 of "Deathrite Shaman"
    When Bob passes priority
      | choice | answer |
      | color  | green  |
    Then Alice has {G} in her mana pool
    And "Forest" is in exile

  @id:mana-0003 @rule:605.5a @rule:608.2b
  Scenario: An ability with a target adds no mana when its target is illegal
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as    |
      | Deathrite Shaman | Alice      | First |
      | Deathrite Shaman | Bob        | Other |
    And Bob's graveyard holds
      | card   |
      | Forest |
    When Alice activates ability 1 of "First" targeting "Forest"
    And Alice passes priority
    And Bob activates ability 1 of "Other" targeting "Forest"
    And the top of the stack resolves
      | choice | answer |
      | color  | green  |
    Then Bob has {G} in his mana pool
    When the top of the stack resolves
    Then Alice has no mana
    And the stack is empty

  @id:mana-0004 @rule:605.1a @rule:606.3
  Scenario: A loyalty ability that adds mana is no mana ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state              |
      | Koth of the Hammer | Alice      | 3 loyalty counters |
      | 3 Mountain         | Alice      |                    |
    When Alice activates ability 2 of "Koth of the Hammer"
    Then the stack holds, from the top
      | object                          | controller |
      | ability 2 of Koth of the Hammer | Alice      |
    And Alice has no mana
    When the top of the stack resolves
    Then Alice has {R}{R}{R} in her mana pool

  @id:mana-0005 @rule:605.5b
  Scenario: A spell that adds mana waits on the stack and can be countered
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}    |
      | Bob    | {U}{U} |
    And Alice's hand holds
      | card        |
      | Dark Ritual |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Dark Ritual"
    Then Alice has no mana
    When Alice passes priority
    And Bob casts "Counterspell" targeting "Dark Ritual"
    And the stack resolves until empty
    Then Alice has no mana
    And "Dark Ritual" is in Alice's graveyard

  @id:mana-0006 @rule:605.2
  Scenario: An ability that adds no mana now is a mana ability all the same
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}{R}{R}  |
    And the battlefield holds
      | permanent           | controller |
      | Gaea's Cradle       | Bob        |
      | Prodigal Pyromancer | Alice      |
    And Alice's hand holds
      | card         |
      | Sudden Shock |
    When Alice casts "Sudden Shock" targeting Bob
    Then Alice can't activate "Prodigal Pyromancer" targeting Bob
    When Alice passes priority
    And Bob activates "Gaea's Cradle"
    Then "Gaea's Cradle" is tapped
    And Bob has no mana
    And Bob has priority
    And the stack holds, from the top
      | object       | controller |
      | Sudden Shock | Alice      |

  @id:mana-0007 @rule:605.1a @rule:605.3b @until:2026-09-24
  Scenario: What else a mana ability does is done at once too
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent        | controller |
      | Chromatic Sphere | Alice      |
    When Alice activates "Chromatic Sphere"
      | choice | answer |
      | color  | red    |
    Then Alice has 1 card in hand
    And Alice has {R} in her mana pool
    And the stack is empty
    And "Chromatic Sphere" is in Alice's graveyard

  @id:mana-0110 @rule:605.1a @rule:602.2 @from:2026-09-25
  Scenario: By the later rule an ability that draws a card beside adding mana uses the stack
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent        | controller |
      | Chromatic Sphere | Alice      |
    When Alice activates "Chromatic Sphere"
    Then Alice has 0 cards in hand
    And Alice has no mana
    And the stack holds, from the top
      | object                        | controller |
      | ability 1 of Chromatic Sphere | Alice      |
    When the top of the stack resolves
      | choice | answer |
      | color  | red    |
    Then Alice has 1 card in hand
    And Alice has {R} in her mana pool

  @id:mana-0008 @rule:605.5a @rule:605.1b
  Scenario: A triggered ability that adds mana but does not come from mana uses the stack
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {U}  |
    And the battlefield holds
      | permanent   | controller |
      | Lotus Cobra | Alice      |
    And Alice's hand holds
      | card   |
      | Forest |
    And Bob's hand holds
      | card   |
      | Stifle |
    When Alice plays "Forest"
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of Lotus Cobra | Alice      |
    And Alice has no mana
    When Alice passes priority
    Then Bob can cast "Stifle" targeting ability 1 of "Lotus Cobra"
    When Bob passes priority
      | choice | answer |
      | color  | blue   |
    Then Alice has {U} in her mana pool

  @id:mana-0009 @rule:605.5a @rule:605.1b @rule:603.3
  Scenario: A triggered ability that comes from mana but adds none uses the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Manabarbs | Bob        |
      | Mountain  | Alice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice has 20 life
    And the stack holds, from the top
      | object                 | controller |
      | ability 1 of Manabarbs | Bob        |
      | Lightning Bolt         | Alice      |
    When the top of the stack resolves
    Then Alice has 19 life
    And Bob has 20 life

  @id:mana-0010 @rule:605.4a @rule:605.1b
  Scenario: A triggered mana ability adds its mana at once, in the middle of casting a spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state              |
      | Forest      | Alice      |                    |
      | Wild Growth | Bob        | attached to Forest |
    And Alice's hand holds
      | card          |
      | Grizzly Bears |
    When Alice casts "Grizzly Bears"
      | choice  | answer |
      | sources | Forest |
    Then the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    And Alice has no mana

  @id:mana-0011 @rule:605.4a
  Scenario: A triggered mana ability can be responded to by nobody
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state              |
      | Forest      | Alice      |                    |
      | Wild Growth | Bob        | attached to Forest |
      | Manabarbs   | Bob        |                    |
    When Alice activates "Forest"
    Then Alice has {G}{G} in her mana pool
    And the stack holds, from the top
      | object                 | controller |
      | ability 1 of Manabarbs | Bob        |
