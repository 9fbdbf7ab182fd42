Feature: Auras
  An Aura is attached to what its enchant ability allows, from its entering on; its controller is not that of the
  enchanted permanent.

  @id:aura-0001 @rule:303.4f
  Scenario: The player under whose control an Aura is put onto the battlefield chooses what it enchants
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Grizzly Bears    | Alice      |
      | Gladecover Scout | Bob        |
      | White Knight     | Bob        |
    And Alice's graveyard holds "Unholy Strength"
    And Alice's hand holds "Replenish"
    When Alice casts "Replenish"
    And the top of the stack resolves until Alice is asked for objects about "Unholy Strength"
    Then Alice can choose "Grizzly Bears"
    And Alice can choose "Gladecover Scout"
    And Alice can't choose "White Knight"
    When Alice chooses "Gladecover Scout"
    Then "Unholy Strength" is attached to "Gladecover Scout"
    And "Unholy Strength" is controlled by Alice
    And "Gladecover Scout" is a 3/2 creature

  @id:aura-0002 @rule:303.4g
  Scenario: An Aura with nothing to enchant for the player under whose control it would enter stays in exile
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | owner | state                     | as    |
      | Grizzly Bears     | Alice      |       |                           |       |
      | Setessan Training | Alice      | Bob   | attached to Grizzly Bears | his   |
      | Setessan Training | Alice      |       | attached to Grizzly Bears | hers  |
    And Alice's hand holds
      | card            | as     |
      | Flicker of Fate | first  |
      | Flicker of Fate | second |
    When Alice casts "first" targeting "his"
    And the top of the stack resolves
    Then "his" is in exile
    And the stack is empty
    When Alice casts "second" targeting "hers"
    And the top of the stack resolves
    Then "hers" is attached to "Grizzly Bears"

  @id:aura-0003 @rule:303.4a @rule:608.3b
  Scenario: An Aura spell whose target is gone goes to the graveyard without entering
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Setessan Training"
    And Bob's hand holds "Unsummon"
    When Alice casts "Setessan Training" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's hand
    When the top of the stack resolves
    Then "Setessan Training" is in Alice's graveyard
    And the stack is empty
    And Alice has 1 card in hand

  @id:aura-0004 @rule:303.4c @rule:704.5m @rule:702.5a
  Scenario: An Aura that enchants a creature of its controller's goes when that creature changes sides
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state                     |
      | Grizzly Bears     | Alice      |                           |
      | Setessan Training | Alice      | attached to Grizzly Bears |
      | Holy Strength     | Alice      | attached to Grizzly Bears |
    And Bob's hand holds "Dominate"
    When Alice passes priority
    And Bob casts "Dominate" targeting "Grizzly Bears"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Setessan Training" is in Alice's graveyard
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Holy Strength" is controlled by Alice
    And "Grizzly Bears" is a 3/4 creature

  @id:aura-0005 @rule:303.4e @rule:613.1b
  Scenario: Who takes control of an Aura that gives control of a creature has the creature, and neither moves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Bob        |                           |
      | Mind Control  | Alice      | attached to Grizzly Bears |
    And Bob's hand holds "Steal Enchantment"
    Then "Grizzly Bears" is controlled by Alice
    When the game advances to Bob's precombat main phase
    And Bob casts "Steal Enchantment" targeting "Mind Control"
    And the top of the stack resolves
    Then "Mind Control" is controlled by Bob
    And "Mind Control" is attached to "Grizzly Bears"
    And "Grizzly Bears" is controlled by Bob

  @id:aura-0006 @rule:303.4c @rule:303.4 @rule:205.1a
  Scenario: An Aura with enchant creature falls off what stops being a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Hill Giant    | Alice      |                           |
      | Holy Strength | Alice      | attached to Hill Giant    |
      | Rune of Flight | Alice     | attached to Hill Giant    |
    And Bob's hand holds "Imprisoned in the Moon"
    When the game advances to Bob's precombat main phase
    And Bob casts "Imprisoned in the Moon" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" isn't a creature
    And "Holy Strength" is in Alice's graveyard
    And "Rune of Flight" is attached to "Hill Giant"

  @id:aura-0007 @rule:303.4e @rule:602.2
  Scenario: An Aura's own ability is its controller's, the one that it gives is the enchanted creature's controller's
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state                     |
      | Grizzly Bears   | Bob        |                           |
      | Hill Giant      | Bob        |                           |
      | Elite Vanguard  | Alice      |                           |
      | Dreadful Apathy | Alice      | attached to Grizzly Bears |
      | Fallen Ideal    | Alice      | attached to Grizzly Bears |
    Then Alice can't activate "Grizzly Bears"
    When Alice passes priority
    Then Bob can't activate "Dreadful Apathy"
    When Bob activates "Grizzly Bears"
      | choice    | answer     |
      | sacrifice | Hill Giant |
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/3 creature
    When Alice activates "Dreadful Apathy"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile

  @id:aura-0008 @rule:303.4 @rule:303.4b @rule:701.3a
  Scenario: An Aura whose target is a token is attached to it as it enters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Memnite   | Alice      |
    And Alice's hand holds "Beast Within" and "Holy Strength"
    When Alice casts "Beast Within" targeting "Memnite"
    And the top of the stack resolves
    And Alice casts "Holy Strength" targeting token "Beast"
    And the top of the stack resolves
    Then "Holy Strength" is attached to token "Beast"
    And token "Beast" is 4/5
