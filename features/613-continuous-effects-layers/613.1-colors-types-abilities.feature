Feature: Colors and types in addition, abilities that are lost or chosen
  Effects that add colors keep the others; what a creature loses it no longer has for any rule.

  @id:layer-0420 @rule:613.1e @rule:105.2
  Scenario: A permanent that becomes blue in addition has both colors
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Indigo Faerie | Alice      |
      | Grizzly Bears | Alice      |
      | Island        | Alice      |
    When Alice activates "Indigo Faerie" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the characteristics of "Grizzly Bears" are
      | characteristic | value       |
      | colors         | blue; green |

  @id:layer-0421 @rule:613.1d @rule:205.1b
  Scenario: A creature that loses all creature types gets no bonus for its kind, and is a creature still
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Amoeboid Changeling | Alice      |
      | Elvish Mystic       | Alice      |
      | Elvish Archdruid    | Alice      |
    Then "Elvish Mystic" is a 2/2 Elf creature
    When Alice activates ability 3 of "Amoeboid Changeling" targeting "Elvish Mystic"
    And the top of the stack resolves
    Then "Elvish Mystic" is a 1/1 creature
    And "Elvish Mystic" isn't an Elf

  @id:layer-0422 @rule:613.1f @rule:702.9b
  Scenario: A creature that has lost flying is blocked by one without it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Suntail Hawk   | Alice      |
      | Gravity Sphere | Bob        |
      | Grizzly Bears  | Bob        |
    When Alice attacks Bob with "Suntail Hawk"
    Then Bob can block "Suntail Hawk" with "Grizzly Bears"

  @id:layer-0423 @rule:613.1f @rule:608.2d @rule:702.9b
  Scenario: The keyword chosen on resolution is the one that the creature gains
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state |
      | Golem Artisan | Alice      |       |
      | 2 Plains      | Alice      |       |
      | Grizzly Bears | Bob        |       |
      | Suntail Hawk  | Bob        |       |
    When Alice activates ability 2 of "Golem Artisan" targeting "Golem Artisan"
    And the top of the stack resolves
      | choice | answer |
      | name   | flying |
    And Alice attacks Bob with "Golem Artisan"
    Then Bob can't block "Golem Artisan" with "Grizzly Bears"
    And "Golem Artisan" has flying
    And "Golem Artisan" lacks trample

  @id:layer-0424 @rule:613.1f @rule:605.1a @rule:602.1
  Scenario: Lands that lose all abilities except mana abilities tap for mana and do nothing else
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Blood Sun      | Bob        |
      | Mutavault      | Alice      |
      | Evolving Wilds | Alice      |
      | 2 Forest       | Alice      |
    Then Alice can't activate ability 2 of "Mutavault"
    And Alice can't activate "Evolving Wilds"
    When Alice activates ability 1 of "Mutavault"
    Then Alice has {C} in her mana pool
