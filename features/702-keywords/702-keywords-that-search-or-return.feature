Feature: Typecycling, transmute, transfigure, recover, soulshift, eternalize: keywords that fetch a card, bring one back or copy it

  @id:typecycling-0001 @rule:702.29e
  Scenario: Typecycling finds a card of its type, and no other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Swamp   | Alice      |
    And Alice's hand holds "Noble Templar"
    And Alice's library holds "Forest", "Plains" and "Memnite"
    When Alice activates ability 2 of "Noble Templar"
    Then "Noble Templar" is in Alice's graveyard
    When the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Plains"
    And Alice can't choose "Forest"
    And Alice can't choose "Memnite"

  @id:transmute-0001 @rule:702.53a
  Scenario: Transmute finds a card with the mana value of its card, and of any type
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Island  | Alice      |
    And Alice's hand holds "Drift of Phantasms"
    And Alice's library holds "Divination", "Grizzly Bears" and "Island"
    When Alice activates transmute of "Drift of Phantasms"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Divination"
    And Alice can't choose "Grizzly Bears"
    And Alice can't choose "Island"

  @id:transmute-0002 @rule:702.53a @rule:602.5d
  Scenario: Transmute is activated only as a sorcery is cast, and only from the hand
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent             | controller | as    |
      | 3 Island              | Alice      |       |
      | Drift of Phantasms    | Alice      | drift |
    And Alice's hand holds "Drift of Phantasms"
    Then Alice can't activate transmute of "Drift of Phantasms" in Alice's hand
    When the game advances to Alice's precombat main phase
    Then Alice can activate transmute of "Drift of Phantasms" in Alice's hand
    And Alice can't activate transmute of "drift"

  @id:transfigure-0001 @rule:702.71a
  Scenario: Transfigure puts a creature with the mana value of the sacrificed permanent onto the battlefield
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | 3 Swamp      | Alice      |
      | Fleshwrither | Alice      |
    And Alice's library holds "Giant Spider", "Wrath of God" and "Grizzly Bears"
    When Alice activates "Fleshwrither"
    Then "Fleshwrither" is in Alice's graveyard
    When the top of the stack resolves until Alice is asked for objects
    Then Alice can choose "Giant Spider"
    And Alice can't choose "Wrath of God"
    And Alice can't choose "Grizzly Bears"
    When Alice chooses "Giant Spider"
    Then "Giant Spider" is on the battlefield

  @id:recover-0001 @rule:702.59a
  Scenario: Recover returns its card for its cost as a creature is put into its owner's graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Mountain      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Shock"
    And Alice's graveyard holds "Grim Harvest"
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | yes    |
    Then "Grim Harvest" is in Alice's hand

  @id:recover-0002 @rule:702.59a
  Scenario: A card whose recover cost isn't paid is exiled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Mountain      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Shock"
    And Alice's graveyard holds "Grim Harvest"
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | no     |
    Then "Grim Harvest" is in exile

  @id:recover-0003 @rule:702.59a
  Scenario: A creature that is put into another player's graveyard recovers nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Mountain      | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Shock"
    And Alice's graveyard holds "Grim Harvest"
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is in Bob's graveyard
    And "Shock" is in Alice's graveyard
    And nothing else changes

  @id:soulshift-0001 @rule:702.46a
  Scenario: Soulshift targets a Spirit card whose mana value is no greater than its number
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Mountain       | Alice      |
      | Kami of Lunacy | Alice      |
    And Alice's hand holds "Shock"
    And Alice's graveyard holds "Drift of Phantasms", "Doomed Traveler", "Farbog Revenant" and "Grizzly Bears"
    When Alice casts "Shock" targeting "Kami of Lunacy"
    And the stack resolves until empty until Alice is asked for targets
    Then Alice can choose "Drift of Phantasms"
    And Alice can't choose "Grizzly Bears"
    And Alice can't choose "Kami of Lunacy"
    When Alice chooses "Drift of Phantasms"
      | choice    | answer |
      | yes or no | yes    |
    Then "Drift of Phantasms" is in Alice's hand

  @id:eternalize-0001 @rule:702.129a
  Scenario: The token of eternalize is a black 4/4 Zombie without a mana cost
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 6 Island  | Alice      |
    And Alice's graveyard holds "Proven Combatant"
    When Alice activates eternalize of "Proven Combatant"
    Then "Proven Combatant" is in exile
    When the top of the stack resolves
    Then the characteristics of token "Proven Combatant" are
      | characteristic | value                  |
      | colors         | black                  |
      | subtypes       | Human; Warrior; Zombie |
      | power          | 4                      |
      | toughness      | 4                      |
      | mana value     | 0                      |
