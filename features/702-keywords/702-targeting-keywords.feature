Feature: Hexproof and shroud
  Hexproof stops targeting by opponents, shroud by everybody.

  @id:basic-0011 @rule:702.11b
  Scenario: An opponent cannot target a creature with hexproof and its controller can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Forest          | Alice      |
      | Mountain        | Bob        |
      | Gladecover Scout | Alice     |
    And Alice's hand holds "Giant Growth"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Giant Growth" targeting "Gladecover Scout"
    And the top of the stack resolves
    Then "Gladecover Scout" is a 4/4 creature
    When Alice passes priority
    And Bob tries to cast "Lightning Bolt" targeting "Gladecover Scout"
    Then the action is refused
    And Bob can cast "Lightning Bolt" targeting Alice

  @id:basic-0012 @rule:702.11c
  Scenario: An opponent cannot target a player who has hexproof and that player can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | 3 Swamp            | Alice      |
      | 2 Swamp            | Bob        |
      | Leyline of Sanctity | Bob       |
    And it is Bob's precombat main phase
    And Bob's hand holds "Sign in Blood"
    And Alice's hand holds "Mind Rot"
    When Bob casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    When the game advances to Alice's precombat main phase
    And Alice tries to cast "Mind Rot" targeting Bob
    Then the action is refused
    And Alice can cast "Mind Rot" targeting Alice

  @id:basic-0013 @rule:702.11b @rule:701.8a
  Scenario: Hexproof does not stop a spell that destroys all creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 4 Plains         | Alice      |
      | Gladecover Scout | Bob        |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Gladecover Scout" is in Bob's graveyard

  @id:basic-0014 @rule:702.18a @rule:301.5
  Scenario: Once Lightning Greaves are on a creature even its controller cannot target it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | 2 Forest          | Alice      |
      | Lightning Greaves | Alice      |
      | Grizzly Bears     | Alice      |
      | Hill Giant        | Alice      |
    And Alice's hand holds "Giant Growth"
    Then Alice can cast "Giant Growth" targeting "Grizzly Bears"
    When Alice activates "Lightning Greaves" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Lightning Greaves" is attached to "Grizzly Bears"
    And "Grizzly Bears" has shroud
    When Alice tries to cast "Giant Growth" targeting "Grizzly Bears"
    Then the action is refused
    When Alice casts "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is a 6/6 creature

  @id:basic-0015 @rule:702.18a
  Scenario: A player who has shroud cannot target themselves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Swamp       | Alice      |
      | True Believer | Alice      |
    And Alice's hand holds "Sign in Blood"
    When Alice tries to cast "Sign in Blood" targeting Alice
    Then the action is refused
    When Alice casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And Alice has 20 life

  @id:basic-0016 @rule:702.18a @rule:608.2b
  Scenario: A spell whose only target gains shroud does not resolve
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Alexi's Cloak"
    And the stack holds, from the top
      | object         | controller | targets       |
      | Lightning Bolt | Bob        | Grizzly Bears |
    When Alice casts "Alexi's Cloak" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has shroud
    And "Alexi's Cloak" is attached to "Grizzly Bears"
    When the top of the stack resolves
    Then "Grizzly Bears" has 0 damage
    And "Lightning Bolt" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:basic-0060 @rule:702.11d
  Scenario: Hexproof from black stops black spells of opponents and no others
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Knight of Grace | Bob        |
    And Alice's hand holds "Murder" and "Lightning Bolt"
    And Bob's hand holds "Terror"
    When Alice tries to cast "Murder" targeting "Knight of Grace"
    Then the action is refused
    And Alice can cast "Lightning Bolt" targeting "Knight of Grace"
    When Alice passes priority
    Then Bob can cast "Terror" targeting "Knight of Grace"

  @id:basic-0061 @rule:702.11d
  Scenario: Hexproof from a color looks at the source of an ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state  |
      | Royal Assassin      | Alice      |        |
      | Prodigal Pyromancer | Alice      |        |
      | Knight of Grace     | Bob        | tapped |
      | Grizzly Bears       | Bob        | tapped |
    When Alice tries to activate "Royal Assassin" targeting "Knight of Grace"
    Then the action is refused
    And Alice can activate "Royal Assassin" targeting "Grizzly Bears"
    When Alice activates "Prodigal Pyromancer" targeting "Knight of Grace"
    And the top of the stack resolves
    Then "Knight of Grace" has 1 damage

  @id:basic-0062 @rule:702.11b @rule:608.2b
  Scenario: A spell whose only target has gained hexproof does not resolve
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Forest        | Alice      |
      | Grizzly Bears | Alice      |
      | 3 Swamp       | Bob        |
    And Alice's hand holds "Ranger's Guile"
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Bob        | Grizzly Bears |
    When Alice casts "Ranger's Guile" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has hexproof
    And "Grizzly Bears" is a 3/3 creature
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Murder" is in Bob's graveyard

  @id:basic-0063 @rule:702.11b @rule:608.2b
  Scenario: Hexproof does not stop a spell of the creature's own controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Forest      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Ranger's Guile" and "Giant Growth"
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And Alice casts "Ranger's Guile" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is a 6/6 creature

  @id:basic-0064 @rule:702.11e
  Scenario: What loses hexproof loses hexproof from a color as well
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Arcane Lighthouse | Alice      |
      | Knight of Grace   | Bob        |
      | Gladecover Scout  | Bob        |
    And Alice's hand holds "Murder"
    Then Alice can't cast "Murder" targeting "Knight of Grace"
    When Alice activates ability 2 of "Arcane Lighthouse"
    And the top of the stack resolves
    Then "Knight of Grace" lacks hexproof
    And Alice can cast "Murder" targeting "Gladecover Scout"
    When Alice casts "Murder" targeting "Knight of Grace"
    And the top of the stack resolves
    Then "Knight of Grace" is in Bob's graveyard

  @id:basic-0065 @rule:702.11b @rule:702.5a
  Scenario: Hexproof given later does not remove an opponent's Aura
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     |
      | Forest        | Alice      |                           |
      | Grizzly Bears | Alice      |                           |
      | Pacifism      | Bob        | attached to Grizzly Bears |
    And Alice's hand holds "Ranger's Guile"
    When Alice casts "Ranger's Guile" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has hexproof
    And "Pacifism" is attached to "Grizzly Bears"

  @id:basic-0066 @rule:702.18a
  Scenario: A creature can't be equipped while an Equipment gives it shroud, and can once that has been moved
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                     |
      | Grizzly Bears     | Alice      |                           |
      | Hill Giant        | Alice      |                           |
      | Bonesplitter      | Alice      |                           |
      | Lightning Greaves | Alice      | attached to Grizzly Bears |
      | 2 Mountain        | Alice      |                           |
    When Alice tries to activate "Bonesplitter" targeting "Grizzly Bears"
    Then the action is refused
    When Alice activates "Lightning Greaves" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice activates "Bonesplitter" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a 4/2 creature
    And "Hill Giant" has shroud

  @id:basic-0067 @rule:702.18a @rule:707.5
  Scenario: Shroud does not stop an effect that chooses without targeting
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                     |
      | 5 Island          | Alice      |                           |
      | Grizzly Bears     | Bob        |                           |
      | Hill Giant        | Bob        |                           |
      | Lightning Greaves | Bob        | attached to Grizzly Bears |
    And Alice's hand holds "Clone" and "Unsummon"
    When Alice tries to cast "Unsummon" targeting "Grizzly Bears"
    Then the action is refused
    And Alice can cast "Unsummon" targeting "Hill Giant"
    When Alice casts "Clone"
    And the top of the stack resolves
      | player | answer        |
      | Alice  | yes           |
      | Alice  | Grizzly Bears |
    Then "Clone" is a 2/2 creature
    And "Clone" lacks shroud

  @id:basic-0068 @rule:702.11c
  Scenario: A player's own hexproof does not protect the creatures of that player
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | 2 Mountain          | Alice      |
      | Leyline of Sanctity | Bob        |
      | Grizzly Bears       | Bob        |
    And Alice's hand holds "Lightning Bolt"
    When Alice tries to cast "Lightning Bolt" targeting Bob
    Then the action is refused
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
