Feature: A copy of a spell is not cast
  A copy comes into being on the stack. What watches for a spell being cast does not see it, what watches for a spell being
  copied does, and a copy counts as no spell that was cast this turn.

  @id:copy-0050 @rule:707.10 @rule:601.2i
  @ruling:copy-is-not-cast
  Scenario: A copy triggers nothing that waits for an instant or sorcery spell to be cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Guttersnipe      | Alice      |
      | Lithoform Engine | Alice      |
      | Mountain         | Alice      |
      | 3 Island         | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Guttersnipe | Alice      |
      | Lightning Bolt         | Alice      |
    When the top of the stack resolves
    And Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Alice      |
      | Lightning Bolt         | Alice      |
    And nothing else changes
    When the stack resolves until empty
    Then Bob has 12 life

  @id:copy-0051 @rule:707.10 @rule:601.2i @rule:702.108a
  @ruling:copy-is-not-cast
  Scenario: Prowess triggers for the spell that is cast and not for its copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Monastery Swiftspear  | Alice      |
      | Lithoform Engine      | Alice      |
      | Mountain              | Alice      |
      | 3 Island              | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then "Monastery Swiftspear" is a 2/3 creature
    And Bob has 14 life

  @id:copy-0052 @rule:707.10 @rule:603.2
  Scenario: What triggers on casting or copying a spell triggers for both
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Archmage Emeritus | Alice      |
      | Lithoform Engine  | Alice      |
      | Mountain          | Alice      |
      | 3 Island          | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Alice has 1 card in hand
    When Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Archmage Emeritus | Alice      |
      | copy of Lightning Bolt       | Alice      |
      | Lightning Bolt               | Alice      |
    When the top of the stack resolves
    Then Alice has 2 cards in hand

  @id:copy-0053 @rule:707.10 @rule:601.2i
  @ruling:copy-is-not-cast
  Scenario: Chalice of the Void counters the spell that was cast and not its copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state             |
      | Chalice of the Void | Bob       | 1 charge counters |
      | 2 Island           | Alice      |                   |
      | Mountain           | Alice      |                   |
    And Alice's hand holds "Lightning Bolt" and "Twincast"
    When Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Chalice of the Void | Bob        |
      | Lightning Bolt                 | Alice      |
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then the stack holds, from the top
      | object                         | controller |
      | copy of Lightning Bolt         | Alice      |
      | ability of Chalice of the Void | Bob        |
      | Lightning Bolt                 | Alice      |
    When the stack resolves until empty
    Then Bob has 17 life
    And "Lightning Bolt" is in Alice's graveyard

  @id:copy-0054 @rule:707.10 @rule:702.40a
  @ruling:copy-is-not-cast
  Scenario: Storm counts the spells that were cast and no copies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Lithoform Engine | Alice      |
      | 6 Mountain       | Alice      |
    And Alice's hand holds "Lightning Bolt" and "Grapeshot"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Bob has 14 life
    When Alice casts "Grapeshot" targeting Bob
    And the stack resolves until empty
      | choice  | about             | nth | answer   |
      | targets | copy of Grapeshot | 1   | declines |
    Then Bob has 12 life

  @id:copy-0055 @rule:707.10 @rule:702.40a @rule:707.10c
  Scenario: A copy made by storm triggers no storm of its own and may have its own target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | 4 Mountain  | Alice      |
      | Hill Giant  | Bob        |
    And Alice's hand holds "Lightning Bolt", "Shock" and "Grapeshot"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice casts "Shock" targeting Bob
    And the stack resolves until empty
    And Alice casts "Grapeshot" targeting Bob
    Then the stack holds, from the top
      | object               | controller |
      | ability of Grapeshot | Alice      |
      | Grapeshot            | Alice      |
    When the top of the stack resolves
      | choice  | about             | nth | answer     |
      | targets | copy of Grapeshot | 1   | Hill Giant |
      | targets | copy of Grapeshot | 2   | declines   |
    Then the stack holds, from the top
      | object            | controller | targets    |
      | copy of Grapeshot | Alice      | Bob        |
      | copy of Grapeshot | Alice      | Hill Giant |
      | Grapeshot         | Alice      | Bob        |
    When the stack resolves until empty
    Then Bob has 13 life
    And "Hill Giant" has 1 damage

  @id:copy-0056 @rule:707.10 @rule:101.2 @rule:601.3
  Scenario: Who can cast no further spell can still copy one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Rule of Law      | Bob        |
      | Lithoform Engine | Alice      |
      | 2 Mountain       | Alice      |
      | 3 Island         | Alice      |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    Then Alice can cast "Shock" targeting Bob
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't cast "Shock" targeting Bob
    When Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Bob has 14 life

  @id:copy-0057 @rule:707.10 @rule:601.2i
  @ruling:copy-is-not-cast
  Scenario: Eidolon of the Great Revel hurts for the spell that is cast and not for its copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                    | controller |
      | Eidolon of the Great Revel   | Bob        |
      | Lithoform Engine             | Alice      |
      | Mountain                     | Alice      |
      | 3 Island                     | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Alice has 18 life
    When Alice activates ability 2 of "Lithoform Engine" targeting "Lightning Bolt"
    And the stack resolves until empty
      | choice  | about                  | answer   |
      | targets | copy of Lightning Bolt | declines |
    Then Alice has 18 life
    And Bob has 14 life

  @id:copy-0058 @rule:707.10 @rule:702.56a @rule:118.8
  Scenario: Replicate copies the spell for each time that its cost was paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 6 Mountain | Alice      |
      | Hill Giant | Bob        |
    And Alice's hand holds "Pyromatics"
    When Alice casts "Pyromatics"
      | choice          | answer               |
      | targets         | Bob                  |
      | additional cost | replicate; replicate |
    And the top of the stack resolves
      | choice  | about              | nth | answer     |
      | targets | copy of Pyromatics | 1   | Hill Giant |
      | targets | copy of Pyromatics | 2   | declines   |
    Then the stack holds, from the top
      | object             | controller | targets    |
      | copy of Pyromatics | Alice      | Bob        |
      | copy of Pyromatics | Alice      | Hill Giant |
      | Pyromatics         | Alice      | Bob        |
    When the stack resolves until empty
    Then Bob has 18 life
    And "Hill Giant" has 1 damage

  @id:copy-0059 @rule:707.10 @rule:702.153a @rule:118.8
  Scenario: Casualty copies the spell once and no creature is sacrificed for the copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Mountain    | Alice      |
      | Grizzly Bears | Alice      |
      | Silvercoat Lion | Alice    |
      | Hill Giant    | Bob        |
      | Wind Drake    | Bob        |
    And Alice's hand holds "Light 'Em Up"
    When Alice casts "Light 'Em Up"
      | choice          | answer        |
      | targets         | Wind Drake    |
      | additional cost | casualty      |
      | sacrifice       | Grizzly Bears |
    And the top of the stack resolves
      | choice  | about                | answer     |
      | targets | copy of Light 'Em Up | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" has 2 damage
    And "Silvercoat Lion" is on the battlefield
    And the stack holds, from the top
      | object       | controller |
      | Light 'Em Up | Alice      |

  @id:copy-0060 @rule:707.10 @rule:702.78a @rule:118.8
  Scenario: Conspire copies the spell once for the creatures that were tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 4 Mountain      | Alice      |
      | Raging Goblin   | Alice      |
      | Hill Giant      | Alice      |
    And Alice's hand holds "Burn Trail"
    When Alice casts "Burn Trail"
      | choice          | answer                    |
      | targets         | Bob                       |
      | additional cost | conspire                  |
      | tap             | Raging Goblin; Hill Giant |
    And the stack resolves until empty
      | choice  | about              | answer   |
      | targets | copy of Burn Trail | declines |
    Then Bob has 14 life

  @id:copy-0256 @rule:707.10 @rule:601.2i @rule:603.7a
  @ruling:copy-is-not-cast
  Scenario: The copies that chapter III makes trigger nothing that waits for a spell to be cast
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 2 lore counters |
      | Guttersnipe           | Alice      |                 |
      | 3 Island              | Alice      |                 |
    And Alice's hand holds "Divination"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    And Alice casts "Divination"
      | choice        | answer                                                 |
      | trigger order | ability of Guttersnipe; ability of Summon: G.F. Cerberus |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Divination     | Alice      |
      | copy of Divination     | Alice      |
      | ability of Guttersnipe | Alice      |
      | Divination             | Alice      |
    When the stack resolves until empty
    Then Bob has 18 life
    And Alice has 7 cards in hand

  @id:copy-0441 @rule:707.10 @invented
  Scenario: A copy of a spell on the stack is a copy, and the spell that was cast isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{U}{U}    |
      | Bob    | {C}          |
    And Alice's hand holds
      | card     |
      | Shock    |
      | Twincast |
    And Bob's hand holds "Registrar's Verdict"
    When Alice casts "Shock" targeting Bob
    And Alice casts "Twincast" targeting "Shock"
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    And Alice passes priority
    Then Bob can cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 1             |
      | targets | copy of Shock |
    And Bob can't cast "Registrar's Verdict"
      | choice  | answer |
      | modes   | 1      |
      | targets | Shock  |
