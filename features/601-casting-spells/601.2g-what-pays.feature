Feature: What is announced to pay is what pays
  Mana abilities are activated for what is left of the cost, and find mana wherever there is some.

  @id:pays-0001 @rule:601.2g @rule:601.2h @rule:702.126a
  Scenario: Two artifacts tapped for improvise leave three lands to be tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 5 Island  | Alice      |
      | 2 Memnite | Alice      |
    And Alice's hand holds "Reverse Engineer"
    When Alice casts "Reverse Engineer"
      | choice | answer                 |
      | tap    | Memnite #1; Memnite #2 |
    Then Alice has 2 untapped lands on the battlefield
    And Alice has no mana

  @id:pays-0002 @rule:601.2g @rule:601.2h @rule:702.66a
  Scenario: Cards exiled for delve leave less mana to be made
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 8 Island  | Alice      |
    And Alice's graveyard holds "Shock", "Opt" and "Memnite"
    And Alice's hand holds "Treasure Cruise"
    When Alice casts "Treasure Cruise"
      | choice | answer              |
      | exile  | Shock; Opt; Memnite |
    Then Alice has 3 untapped lands on the battlefield
    And Alice has no mana

  @id:pays-0003 @rule:601.2g @rule:601.2h @rule:702.51a
  Scenario: The sources that are named beside a convoking creature make the mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state | as |
      | Mountain      | Alice      |       | m1 |
      | Mountain      | Alice      |       | m2 |
      | Mountain      | Alice      |       | m3 |
      | Plains        | Alice      |       | p  |
      | Treasure      | Alice      | token |    |
      | Raging Goblin | Alice      |       |    |
    And Alice's hand holds "Stoke the Flames"
    When Alice casts "Stoke the Flames" targeting Bob
      | choice  | answer        |
      | tap     | Raging Goblin |
      | sources | m1; p; Treasure |
    Then "Raging Goblin" is tapped
    And "m2" is untapped
    And "m3" is untapped
    And Alice has 0 token "Treasure" on the battlefield

  @id:pays-0004 @rule:605.3 @rule:601.2g
  Scenario: A mana ability that taps other creatures is activated as often as there are creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state             |
      | Heritage Druid  | Alice      |                   |
      | 5 Llanowar Elves | Alice     | summoning sick    |
    And Alice's hand holds "Colossal Dreadmaw" and "Platinum Angel"
    Then Alice can't cast "Platinum Angel"
    When Alice casts "Colossal Dreadmaw"
    Then "Colossal Dreadmaw" is on the stack
    And "Heritage Druid" is tapped
    And Alice has no mana

  @id:pays-0005 @rule:605.3 @rule:601.2g @rule:118.3
  Scenario: Two abilities that would tap the same creature make one mana only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 2 Springleaf Drum | Alice     |
      | Raging Goblin    | Alice      |
    And Alice's hand holds "Grizzly Bears" and "Elvish Mystic"
    Then Alice can't cast "Grizzly Bears"
    When Alice casts "Elvish Mystic"
    Then "Raging Goblin" is tapped
    And Alice has no mana

  @id:pays-0006 @rule:605.3 @rule:601.2g @rule:614.1a
  Scenario: One land that makes three times as much mana pays for a spell of three
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Nyxbloom Ancient | Alice      |
      | 2 Forest         | Alice      |
    And Alice's hand holds "Galadhrim Brigade"
    When Alice casts "Galadhrim Brigade"
    Then Alice has 1 untapped land on the battlefield
    And Alice has no mana

  @id:pays-0007 @rule:605.3 @rule:601.2g
  Scenario: A mana ability that raises its own amount pays from nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent              | controller |
      | Empowered Autogenerator | Alice     |
    And Alice's hand holds "Elvish Mystic"
    When Alice casts "Elvish Mystic"
    Then "Empowered Autogenerator" has 1 charge counter
    And "Elvish Mystic" is on the stack

  @id:pays-0008 @rule:605.3 @rule:601.2g @rule:107.4e
  Scenario: A land with a mana cost of its own turns one color into another
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Fire-Lit Thicket | Alice      |
      | Mountain         | Alice      |
    And Alice's hand holds "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    Then Alice has 0 untapped lands on the battlefield
    And Alice has no mana

  @id:pays-0009 @rule:605.3 @rule:601.2g @rule:605.4a
  Scenario: What a triggered mana ability adds pays as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state               |
      | Forest      | Alice      |                     |
      | Wild Growth | Alice      | attached to Forest  |
    And Alice's hand holds "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    Then "Grizzly Bears" is on the stack
    And Alice has no mana

  @id:pays-0010 @rule:605.3 @rule:601.2g @rule:614.5
  Scenario: With four effects that triple mana one land pays for a spell, and a color that nothing makes is still wanting
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | 4 Nyxbloom Ancient | Alice      |
      | 4 Forest           | Alice      |
    And Alice's hand holds "Colossal Dreadmaw", "Spectral Procession" and "Memory Plunder"
    Then Alice can cast "Spectral Procession"
    When Alice casts "Colossal Dreadmaw"
    Then Alice has 3 untapped lands on the battlefield
    And Alice can't cast "Memory Plunder"

  @id:mana-0150 @rule:107.4e @rule:601.2g @invented
  Scenario: A monocolored hybrid symbol is paid with two mana where the sources of two are announced
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | as |
      | Beacon of Either Hand | Alice      |    |
      | Plains                | Alice      |    |
      | Forest                | Alice      | F1 |
      | Forest                | Alice      | F2 |
    When Alice activates "Beacon of Either Hand"
      | choice  | answer |
      | sources | F1; F2 |
    Then "Plains" is untapped
    And Alice has no mana
    When Alice activates "Beacon of Either Hand"
      | choice  | answer |
      | sources | Plains |
    And the stack resolves until empty
    Then Alice has 22 life

  @id:casting-0150 @rule:601.2h @rule:702.153b @invented
  Scenario: What is named for the sacrifices of two costs pays for that which it can pay
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Memnite       | Alice      |
    And Alice's hand holds "Twice-Sworn Bolt"
    When Alice casts "Twice-Sworn Bolt"
      | choice          | answer                                                       |
      | additional cost | casualty; casualty 2                                         |
      | sacrifice       | Grizzly Bears; Memnite                                       |
      | trigger order   | ability 1 of Twice-Sworn Bolt; ability 2 of Twice-Sworn Bolt |
    And the stack resolves until empty
    Then Bob has 17 life

  @id:pays-0011 @rule:601.2g @rule:605.3a @rule:602.5 @invented
  Scenario: A mana ability that only another one makes possible pays as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Wellspring of the Weary | Alice      |
      | Llanowar Elves          | Alice      |
    And Alice's hand holds "Serra Angel" and "Glorious Anthem"
    Then Alice can cast "Glorious Anthem"
    And Alice can't cast "Serra Angel"
    When Alice passes priority
    Then Bob has priority

  @id:pays-0012 @rule:601.2g @rule:605.3a @invented
  Scenario: Mana of a color that is not wanted is what makes the colors that are, among however many sources
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Nyxbloom Ancient    | Alice      |
      | Nyxbloom Ancient    | Alice      |
      | Nyxbloom Ancient    | Alice      |
      | Prism Engine        | Alice      |
      | Izzet Signet        | Alice      |
      | Izzet Signet        | Alice      |
      | Fire-Lit Thicket    | Alice      |
      | Fire-Lit Thicket    | Alice      |
      | Krark-Clan Ironworks | Alice     |
      | Heritage Druid      | Alice      |
      | Llanowar Elves      | Alice      |
      | Llanowar Elves      | Alice      |
      | Elvish Mystic       | Alice      |
      | Memnite             | Alice      |
      | Ornithopter         | Alice      |
    And Alice's hand holds "Progenitus"
    When Alice casts "Progenitus"
    And the stack resolves until empty
    Then "Progenitus" is on the battlefield
