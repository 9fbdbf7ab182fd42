Feature: Controls for texts that phase.rs misreads
  On each board nothing but the text in question is at work. The reference engine passes all of these, phase.rs none;
  what it passes some day has to leave cards.yaml.

  @id:control-0001 @rule:608.2c
  Scenario: The Elder Dragon War, chapter 2
    Given a game between Alice and Bob
    And it is Alice's draw step
    And the battlefield holds
      | permanent            | controller | state          |
      | The Elder Dragon War | Alice      | 1 lore counter |
    And Alice's hand holds "Memnite", "Grizzly Bears", "Hill Giant"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
      | choice  | answer                             |
      | objects | Memnite; Grizzly Bears; Hill Giant |
    Then Alice has 3 cards in hand

  @id:control-0002 @rule:608.2c
  Scenario: Summon: Knights of Round, chapter 5
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state           |
      | Summon: Knights of Round | Alice      | 5 lore counters |
      | Grizzly Bears            | Alice      |                 |
    And the stack holds, from the top
      | object                                | controller |
      | chapter V of Summon: Knights of Round | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" has 1 indestructible counter

  @id:control-0003 @rule:603.7a
  Scenario: Summon: G.F. Cerberus, chapter 3
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters |
      | Mountain              | Alice      |                 |
    And the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Lightning Bolt                   | Alice      |

  @id:control-0004 @rule:608.2c
  Scenario: Stuffy Doll, ability 4
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Stuffy Doll | Alice      |
    When Alice activates ability 4 of "Stuffy Doll"
    And the top of the stack resolves
    Then "Stuffy Doll" has 1 damage

  @id:control-0005 @rule:707.10
  Scenario: Fork, card
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Fork", "Divination"
    When Alice casts "Divination"
    And Alice casts "Fork" targeting "Divination"
    And the top of the stack resolves
    Then copy of "Divination" is red

  @id:control-0006 @rule:702.34a
  Scenario: Past in Flames, card
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Past in Flames"
    And Alice's graveyard holds "Divination"
    When Alice casts "Past in Flames"
    And the top of the stack resolves
    Then Alice can cast "Divination"

  @id:control-0007 @rule:725.1
  Scenario: Archivist of Gondor, card
    Given a game between Alice and Bob
    And it is Alice's postcombat main phase
    And the battlefield holds
      | permanent           | controller |
      | Archivist of Gondor | Alice      |
    When the game advances to Alice's end step
    Then the stack is empty

  @id:control-0008 @rule:509.1b
  Scenario: Azure Fleet Admiral, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Azure Fleet Admiral | Alice      |
      | Hill Giant          | Bob        |
    When Alice attacks with "Azure Fleet Admiral"
    Then Bob can block "Azure Fleet Admiral" with "Hill Giant"

  @id:control-0010 @rule:118.9
  Scenario: Fist of Suns, card
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Fist of Suns | Alice      |
    And Alice's hand holds "Colossal Dreadmaw"
    Then Alice can cast "Colossal Dreadmaw"
      | choice           | answer       |
      | alternative cost | Fist of Suns |

  @id:control-0011 @rule:707.9e
  Scenario: Altered Ego, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Bob        |
      | 3 Forest   | Alice      |
      | 3 Island   | Alice      |
    And Alice's hand holds "Altered Ego"
    When Alice casts "Altered Ego"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
      | choice    | source      | answer |
      | yes or no | Altered Ego | yes    |
    Then "Altered Ego" has 2 +1/+1 counters

  @id:control-0013 @rule:707.9c
  Scenario: Vesuvan Doppelganger, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | 5 Island      | Alice      |
    And Alice's hand holds "Vesuvan Doppelganger"
    When Alice casts "Vesuvan Doppelganger"
    And the top of the stack resolves
      | choice    | source               | answer |
      | yes or no | Vesuvan Doppelganger | yes    |
    Then "Vesuvan Doppelganger" is blue

  @id:control-0015 @rule:115.10a
  Scenario: Jury of Strangers, card
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent  | controller |
      | Hill Giant | Bob        |
      | Serra Angel | Bob       |
    And Alice's hand holds "Jury of Strangers"
    When Alice casts "Jury of Strangers"
    Then the stack holds, from the top
      | object            | controller | targets |
      | Jury of Strangers | Alice      | none    |

  @id:control-0016 @rule:601.2c
  Scenario: Healing Salve, card
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Healing Salve"
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Bob    |
    Then the stack holds, from the top
      | object        | controller | targets |
      | Healing Salve | Alice      | Bob     |

  @id:control-0017 @rule:601.6
  Scenario: Cuombajj Witches, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Cuombajj Witches | Alice      |
    When Alice activates "Cuombajj Witches" until Bob is asked for targets
      | choice  | answer |
      | targets | Bob    |
    Then Bob can choose Alice

  @id:control-0018 @rule:603.2
  Scenario: Paradise Plume, card
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state               |
      | Paradise Plume | Alice      | chosen color: green |
    And Alice's hand holds "Divination"
    When Alice casts "Divination"
    Then the stack holds, from the top
      | object     | controller |
      | Divination | Alice      |

  @id:control-0019 @rule:601.2f
  Scenario: Hagra Mauling, card
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Forest        | Bob        |
    And Alice's hand holds "Hagra Mauling"
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
    Then Alice has no mana

  @id:control-0020 @rule:603.7
  Scenario: False Cure, card
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Soul Warden | Bob        |
    And Alice's hand holds "False Cure" and "Memnite"
    When Alice casts "False Cure"
    And the top of the stack resolves
    And Alice casts "Memnite"
    And the stack resolves until empty
    Then Bob has 19 life
    And Alice has 20 life

  @id:control-0021 @rule:509.4
  Scenario: Brimaz, King of Oreskos, ability 3
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Hill Giant              | Alice      |
      | Brimaz, King of Oreskos | Bob        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Brimaz, King of Oreskos"
    And the stack resolves until empty
    Then token "Cat Soldier" is blocking Hill Giant

  @id:control-0022 @rule:508.3a
  Scenario: Raid Bombardment, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Grizzly Bears    | Alice      |
      | Raid Bombardment | Alice      |
    When Alice attacks Bob with "Grizzly Bears"
    And the stack resolves until empty
    Then Bob has 19 life

  @id:control-0014 @rule:707.12
  Scenario: Isochron Scepter, ability 2
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as      |
      | Isochron Scepter | Alice      | Scepter |
      | 2 Wastes         | Alice      |         |
    And Alice's exile holds
      | card           | state               |
      | Lightning Bolt | exiled with Scepter |
    When Alice activates "Scepter"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | yes or no | no     |
    Then the stack is empty

  @id:control-0023 @rule:702.16b
  Scenario: Spectra Ward, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     |
      | Mountain      | Bob        |                           |
      | Grizzly Bears | Alice      |                           |
      | Spectra Ward  | Alice      | attached to Grizzly Bears |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    Then Bob can't cast "Shock" targeting "Grizzly Bears"

  @id:control-0024 @rule:508.3a
  Scenario: Hellrider, card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hellrider     | Alice      |
    When Alice attacks Bob with "Grizzly Bears"
    And the stack resolves until empty
    Then Bob has 19 life

  @id:control-0025 @rule:608.2d
  Scenario: Selfless Glyphweaver, card
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {B}{B}{B}{B}{B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Selfless Glyphweaver"
    When Alice casts "Selfless Glyphweaver"
      | choice | answer        |
      | face   | Deadly Vanity |
    And the top of the stack resolves
      | choice  | answer        |
      | objects | Grizzly Bears |
    Then "Grizzly Bears" is on the battlefield

  @id:control-0026 @rule:702.117a
  Scenario: Crush of Tentacles, card
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Shock" and "Crush of Tentacles"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    And Alice casts "Crush of Tentacles"
      | choice           | answer |
      | alternative cost | surge  |
    And the top of the stack resolves
    Then Alice has 1 creature on the battlefield
