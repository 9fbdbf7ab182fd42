Feature: Flashback
  Flashback lets its owner cast a card from their graveyard for its flashback cost, an alternative cost; a spell cast so is exiled
  whenever it would leave the stack (702.34a).

  @id:flashback-0001 @rule:702.34a @rule:608.2n
  Scenario: A spell cast with flashback is exiled as it resolves
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    When Alice casts "Think Twice"
    Then "Think Twice" is on the stack
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And "Think Twice" is in exile

  @id:flashback-0002 @rule:702.34a @rule:701.6a
  Scenario: A spell cast with flashback that is countered is exiled
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Think Twice"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Think Twice"
    And the top of the stack resolves
    Then "Think Twice" is in exile
    And Alice's hand is empty

  @id:flashback-0003 @rule:702.34a @rule:614.6
  Scenario: A spell cast with flashback that an effect would return to the hand is exiled
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    And Bob's hand holds
      | card                   |
      | Venser, Shaper Savant  |
    When Alice casts "Think Twice"
    And Alice passes priority
    And Bob casts "Venser, Shaper Savant"
    And the top of the stack resolves
      | choice  | answer      |
      | targets | Think Twice |
    And the top of the stack resolves
    Then "Think Twice" is in exile
    And Alice's hand is empty

  @id:flashback-0004 @rule:702.34a @rule:614.6 @rule:701.6a
  Scenario: A spell cast with flashback that is countered into the library is exiled, one from the hand is not
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card   |
      | Divination |
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    And Bob's hand holds
      | card         |
      | Memory Lapse |
      | Memory Lapse |
    When Alice casts "Divination"
    And Alice passes priority
    And Bob casts "Memory Lapse" targeting "Divination"
    And the top of the stack resolves
    Then "Divination" is in Alice's library
    When Alice casts "Think Twice"
    And Alice passes priority
    And Bob casts "Memory Lapse" targeting "Think Twice"
    And the top of the stack resolves
    Then "Think Twice" is in exile

  @id:flashback-0005 @rule:702.34a @rule:608.2b
  Scenario: A spell cast with flashback whose target is gone is exiled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Mountain      | Alice      |
      | Grizzly Bears | Bob        |
      | Plains        | Bob        |
    And Alice's graveyard holds
      | card      |
      | Lava Dart |
    And Bob's hand holds
      | card       |
      | Cloudshift |
    When Alice casts "Lava Dart" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Lava Dart" is in exile
    And "Grizzly Bears" is on the battlefield

  @id:flashback-0006 @rule:702.34a @rule:307.1
  Scenario: Flashback changes nothing about when a sorcery can be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card             |
      | Faithless Looting |
      | Think Twice      |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    Then Alice can cast "Faithless Looting"
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't cast "Faithless Looting"
    And Alice can cast "Think Twice"

  @id:flashback-0007 @rule:702.34a @rule:118.9
  Scenario: A flashback cost without mana is paid with what it asks for, and increases are mana to be paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller | as   |
      | Mountain                    | Alice      | Peak |
      | Mountain                    | Alice      | Hill |
      | Thalia, Guardian of Thraben | Bob        |      |
    And Alice's graveyard holds
      | card      |
      | Lava Dart |
    When Alice casts "Lava Dart" targeting Bob
      | choice    | answer |
      | sources   | Peak   |
      | sacrifice | Hill   |
    Then "Hill" is in Alice's graveyard
    And "Peak" is tapped
    And Alice has no mana
    And "Lava Dart" has mana value 1
    And "Lava Dart" is on the stack

  @id:flashback-0008 @rule:702.34a @rule:119.4 @rule:118.3b
  Scenario: A flashback cost with life can't be paid with less life than that
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 2    |
    And Alice's graveyard holds
      | card          |
      | Deep Analysis |
    And Alice's hand holds
      | card          |
      | Healing Salve |
    Then Alice can't cast "Deep Analysis" targeting Alice
    When Alice casts "Healing Salve" targeting Alice
      | choice | answer |
      | modes  | 1      |
    And the top of the stack resolves
    Then Alice can cast "Deep Analysis" targeting Alice
    When Alice casts "Deep Analysis" targeting Alice
    Then Alice has 2 life
    And "Deep Analysis" is on the stack

  @id:flashback-0009 @rule:702.34a @rule:601.3 @rule:117.1
  Scenario: A card with flashback that was never cast can be flashed back at once, before others act
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Faithless Looting |
      | Think Twice       |
      | Forest            |
    And Bob's hand holds
      | card          |
      | Cling to Dust |
    When Alice casts "Faithless Looting"
    And the top of the stack resolves
      | choice  | answer              |
      | objects | Think Twice; Forest |
    Then Alice has priority
    And Bob can't cast "Cling to Dust" targeting "Think Twice"
    When Alice casts "Think Twice" from graveyard
    And Alice passes priority
    Then Bob can't cast "Cling to Dust" targeting "Think Twice"
    And Bob can cast "Cling to Dust" targeting "Forest" in Alice's graveyard

  @id:flashback-0010 @rule:702.34a @rule:601.3 @rule:101.2
  Scenario: A card can't be flashed back under an effect that stops casting from anywhere but the hand
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Drannith Magistrate | Bob        |
    And Alice's hand holds
      | card  |
      | Shock |
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    Then Alice can't cast "Think Twice"
    And Alice can cast "Shock" targeting "Drannith Magistrate"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And Alice can't cast "Think Twice"

  @id:flashback-0011 @rule:702.34a @rule:400.7g @rule:601.3
  Scenario: A card that was given flashback is cast for its mana cost, and is exiled afterward
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {U}{U}{R} |
    And Alice's hand holds
      | card            |
      | Snapcaster Mage |
    And Alice's graveyard holds
      | card           |
      | Lightning Bolt |
    Then Alice can't cast "Lightning Bolt" targeting Bob
    When Alice casts "Snapcaster Mage"
      | choice | answer |
      | mana   | {U}{U} |
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    Then Alice has no mana
    When the top of the stack resolves
    Then Bob has 17 life
    And "Lightning Bolt" is in exile

  @id:flashback-0012 @rule:702.34a @rule:601.2b
  Scenario: Of two flashback costs of a card one is paid, whichever its caster likes
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {U}{U}{U}{U} |
    And Alice's hand holds
      | card           |
      | Snapcaster Mage |
    And Alice's graveyard holds
      | card        |
      | Think Twice |
    Then Alice can cast "Think Twice"
    When Alice casts "Snapcaster Mage"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has {U}{U} in her mana pool
    When Alice casts "Think Twice"
      | choice           | answer            |
      | alternative cost | flashback {1}{U} |
    Then Alice has no mana
    When the top of the stack resolves
    Then "Think Twice" is in exile

  @id:flashback-0013 @rule:702.34a @rule:601.3b @rule:702.8a @rule:307.1
  Scenario: A permission to cast spells as though they had flash holds for those cast with flashback
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
    And Alice's graveyard holds
      | card             |
      | Faithless Looting |
    And Bob's hand holds
      | card    |
      | Shatter |
    When Bob passes priority
    Then Alice can cast "Faithless Looting"
    When the game advances to Bob's precombat main phase
    And Bob casts "Shatter" targeting "Vedalken Orrery"
    And the top of the stack resolves
    And Bob passes priority
    Then Alice has priority
    And Alice can't cast "Faithless Looting"
