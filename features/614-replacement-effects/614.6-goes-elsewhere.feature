Feature: What goes elsewhere, and damage that others are dealt
  A replaced event happens as the effect says: a card goes to another zone, damage is dealt to another.

  @id:replacement-0040 @rule:614.6 @rule:700.4
  Scenario: A creature that goes to the bottom of its owner's library instead of dying hasn't died
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Nissa's Chosen    | Alice      |
      | Blood Artist      | Alice      |
      | 2 Mountain        | Bob        |
    And Alice's library holds "Forest" and "Plains"
    And Bob's hand holds "Lightning Bolt"
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Nissa's Chosen"
    And the stack resolves until empty
    Then Alice's library holds, and nothing more, from the top
      | card           |
      | Forest         |
      | Plains         |
      | Nissa's Chosen |
    And Alice has 20 life

  @id:replacement-0041 @rule:614.6 @rule:700.4 @invented
  Scenario: A creature that is put into the graveyard instead of a hand dies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grasping Mire | Bob        |
      | Grizzly Bears | Alice      |
      | Blood Artist  | Alice      |
      | 2 Island      | Bob        |
    And Bob's hand holds "Unsummon"
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the stack resolves until empty
      | choice  | answer |
      | targets | Bob    |
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice has 21 life
    And Bob has 19 life

  @id:replacement-0042 @rule:614.9 @rule:120.3a
  Scenario: Damage that would be dealt to a creature is dealt to its controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     |
      | Grizzly Bears   | Bob        |                           |
      | Treacherous Link | Alice     | attached to Grizzly Bears |
      | Mountain        | Alice      |                           |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 0 damage
    And Bob has 17 life
    And "Grizzly Bears" is on the battlefield

  @id:replacement-0043 @rule:614.9
  Scenario: Of damage the next 1 is dealt to another creature, and the rest is dealt as it was to be
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Daughter of Autumn | Alice      |
      | Serra Angel        | Alice      |
      | 2 Plains           | Alice      |
      | 2 Mountain         | Bob        |
    And Bob's hand holds "Lightning Bolt" and "Shock"
    When Alice activates "Daughter of Autumn" targeting "Serra Angel"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" has 2 damage
    And "Daughter of Autumn" has 1 damage
    When Alice passes priority
    And Bob casts "Shock" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" is in Alice's graveyard
    And "Daughter of Autumn" has 1 damage

  @id:replacement-0044 @rule:614.10 @rule:614.6
  Scenario: Life that would be gained is not, and nothing that waits for it triggers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Sulfuric Vortex  | Bob        |
      | Ajani's Pridemate | Alice     |
      | Soul Warden      | Alice      |
      | 2 Forest         | Alice      |
    And Alice's hand holds "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 20 life
    And "Ajani's Pridemate" has no counters
    When Alice passes priority
    Then Bob has priority
