Feature: Who may cast what, when, and with what mana
  A permission may be another player's, may be for lands only, and may come with the mana that pays.

  @id:permission-0030 @rule:601.3 @rule:118.9
  Scenario: The owner of an exiled card may cast it for nothing, and whoever exiled it may not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Island      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Release to the Wind"
    When Alice casts "Release to the Wind" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And Alice can't cast "Grizzly Bears"
    When the game advances to Bob's precombat main phase
    And Bob casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:permission-0031 @rule:601.3 @rule:305.1 @rule:401.5
  Scenario: A player who may play lands from the top of the library casts no spells from there
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Courser of Kruphix  | Alice      |
      | 2 Forest            | Alice      |
    And Alice's library holds, from the top
      | card          |
      | Forest        |
      | Grizzly Bears |
    When Alice plays "Forest" in Alice's library
    And the stack resolves until empty
    Then Alice has 21 life
    And Alice can't cast "Grizzly Bears"

  @id:permission-0032 @rule:601.3 @rule:609.4b @rule:118.3
  Scenario: Mana of any type is spent on the card that Hostage Taker exiled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Island      | Alice      |
      | 2 Swamp       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Hostage Taker" and "Elvish Mystic"
    When Alice casts "Hostage Taker"
      | choice | answer       |
      | mana   | {U}{U}{U}{B} |
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And Alice can't cast "Elvish Mystic"
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice

  @id:permission-0033 @rule:601.3b @rule:702.8a @rule:307.1
  Scenario: Any player may cast creature and enchantment spells as though they had flash
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Vernal Equinox | Alice      |
      | Memnite        | Alice      |
    And Bob's hand holds "Grizzly Bears", "Pacifism" and "Divination"
    And Alice's hand holds "Hill Giant"
    When Alice passes priority
    Then Bob can cast "Grizzly Bears"
    And Bob can cast "Pacifism"
    And Bob can't cast "Divination"
    When the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice can cast "Hill Giant"

  @id:permission-0034 @rule:118.9 @rule:601.2b @invented
  Scenario: An alternative cost that any player may pay is another player's too
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Open Bazaar | Alice      |
      | 2 Island    | Bob        |
    And Bob's hand holds "The Immortal Sun"
    When the game advances to Bob's precombat main phase
    And Bob casts "The Immortal Sun"
      | choice           | answer      |
      | alternative cost | Open Bazaar |
    Then Bob has 0 untapped lands on the battlefield

  @id:permission-0035 @rule:609.4b @rule:107.4c @rule:118.3 @invented
  Scenario: Mana spent as though of any color pays no colorless symbol, and mana of any type does
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Prism Orchard   | Alice      |
      | 4 Forest        | Alice      |
      | 4 Forest        | Bob        |
    And Alice's hand holds "Serra Angel", "Hill Giant", "Thought-Knot Seer" and "Hollow Lens"
    Then Alice can cast "Hill Giant"
    And Alice can cast "Hollow Lens"
    And Alice can't cast "Thought-Knot Seer"
    When Alice passes priority
    Then Bob has priority

  @id:cost-0090 @rule:601.2f @rule:601.2c
  Scenario: Spells of opponents that target the creature cost more, other spells and others' spells don't
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Boreal Elemental | Bob       |
      | Hill Giant      | Bob        |
      | 4 Mountain      | Alice      |
      | Mountain        | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    And Bob's hand holds "Shock"
    When Alice casts "Lightning Bolt" targeting "Hill Giant"
    Then Alice has 3 untapped lands on the battlefield
    When Alice casts "Shock" targeting "Boreal Elemental"
    Then Alice has 0 untapped lands on the battlefield
    When Alice passes priority
    And Bob casts "Shock" targeting "Boreal Elemental"
    Then Bob has 0 untapped lands on the battlefield
