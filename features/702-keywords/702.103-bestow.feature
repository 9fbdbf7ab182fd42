Feature: Bestow
  A spell cast bestowed is an Aura enchantment spell with enchant creature, and so is the permanent it becomes, until its target
  is illegal as it resolves or it becomes unattached: then it is a creature (702.103b, 702.103e-f).

  @id:bestow-0001 @rule:702.103b @rule:303.4a
  Scenario: A spell cast bestowed is an Aura spell that targets a creature, and no creature spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card            |
      | Hopeful Eidolon |
    And Bob's hand holds
      | card           |
      | Essence Scatter |
      | Negate         |
    When Alice casts "Hopeful Eidolon" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And Alice passes priority
    Then the characteristics of "Hopeful Eidolon" are
      | characteristic | value       |
      | types          | Enchantment |
      | subtypes       | Aura        |
      | mana value     | 1           |
    And Bob can't cast "Essence Scatter" targeting "Hopeful Eidolon"
    And Bob can cast "Negate" targeting "Hopeful Eidolon"
    When Bob passes priority
    Then "Hopeful Eidolon" is attached to "Grizzly Bears"
    And "Hopeful Eidolon" isn't a creature
    And "Grizzly Bears" is a 3/3 creature
    And "Grizzly Bears" has lifelink

  @id:bestow-0002 @rule:702.103a @rule:702.103b
  Scenario: A card with bestow cast for its mana cost is a creature without a target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card            |
      | Hopeful Eidolon |
    When Alice casts "Hopeful Eidolon"
      | choice           | answer    |
      | alternative cost | mana cost |
    And the top of the stack resolves
    Then "Hopeful Eidolon" is on the battlefield
    And "Hopeful Eidolon" is a 1/1 enchantment creature
    And "Hopeful Eidolon" has lifelink
    And "Grizzly Bears" is a 2/2 creature

  @id:bestow-0003 @rule:702.103e @rule:608.3b
  Scenario: A bestowed Aura spell whose target is gone resolves as a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card            |
      | Hopeful Eidolon |
    And Bob's hand holds
      | card   |
      | Murder |
    When Alice casts "Hopeful Eidolon" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And Alice passes priority
    And Bob casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Hopeful Eidolon" is on the battlefield
    And "Hopeful Eidolon" is a 1/1 enchantment creature
    And "Hopeful Eidolon" is controlled by Alice

  @id:bestow-0004 @rule:702.103f @rule:704.5m
  Scenario: A bestowed Aura whose creature dies stays on the battlefield as a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | 4 Plains      | Alice      |
    And Alice's hand holds
      | card            |
      | Hopeful Eidolon |
      | Holy Strength   |
      | Murder          |
    When Alice casts "Holy Strength" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Hopeful Eidolon" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/5 creature
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Holy Strength" is in Alice's graveyard
    And "Hopeful Eidolon" is on the battlefield
    And "Hopeful Eidolon" is a 1/1 enchantment creature

  @id:bestow-0005 @rule:702.103a @rule:702.103b
  Scenario: A card with bestow put onto the battlefield by an effect is a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card    |
      | Zombify |
    And Alice's graveyard holds
      | card            |
      | Hopeful Eidolon |
    When Alice casts "Zombify" targeting "Hopeful Eidolon"
    And the top of the stack resolves
    Then "Hopeful Eidolon" is on the battlefield
    And "Hopeful Eidolon" is a 1/1 enchantment creature

  @id:bestow-0006 @rule:702.103d @rule:601.3a @rule:101.2
  Scenario: A prohibition of creature spells does not stop casting a card bestowed
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Aether Storm  | Bob        |
    And Alice's hand holds
      | card            |
      | Hopeful Eidolon |
    Then Alice can't cast "Hopeful Eidolon"
      | choice           | answer    |
      | alternative cost | mana cost |
    And Alice can cast "Hopeful Eidolon" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    When Alice casts "Hopeful Eidolon" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And the top of the stack resolves
    Then "Hopeful Eidolon" is attached to "Grizzly Bears"

  @id:bestow-0007 @rule:702.103a @rule:118.9a @rule:601.2b
  Scenario: A card with bestow that escapes can't be bestowed
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds
      | card           | as   |
      | Hopeful Eidolon | Held |
    And Alice's graveyard holds
      | card              | as     |
      | Hopeful Eidolon   | Buried |
      | 3 Silvercoat Lion |        |
    Then Alice can cast "Held" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And Alice can't cast "Buried" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    When Alice casts "Buried"
    And the top of the stack resolves
    Then "Buried" is a creature
    And Alice has 3 cards in exile

  @id:bestow-0008 @rule:702.103f @rule:701.3d @invented
  Scenario: A bestowed Aura is a creature in the same resolution in which the enchanted creature has left
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Bob's hand holds "Nyxborn Shieldmate"
    And Alice's hand holds "Receding Tithe"
    And it is Bob's precombat main phase
    When Bob casts "Nyxborn Shieldmate" targeting "Grizzly Bears"
      | choice           | answer |
      | alternative cost | bestow |
    And the top of the stack resolves
    Then "Nyxborn Shieldmate" isn't a creature
    And "Grizzly Bears" is 3/4
    When the game advances to Alice's precombat main phase
    And Alice casts "Receding Tithe" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And "Nyxborn Shieldmate" is in Bob's graveyard
