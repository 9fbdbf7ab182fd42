Feature: Becoming the monarch
  Nobody is the monarch until an effect makes a player the monarch; from then on there is exactly one, whoever controls what.
  A new monarch ends the former one's reign in the same event, and nobody becomes what they are already.

  @id:monarch-0001 @rule:725.1 @rule:725.3
  @ruling:monarch-none-at-start
  Scenario: Nobody is the monarch until an effect makes a player the monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}{W} |
    And Alice's hand holds "Palace Sentinels"
    When Alice casts "Palace Sentinels"
    And the top of the stack resolves
    Then "Palace Sentinels" is on the battlefield
    And nobody is the monarch
    When the top of the stack resolves
    Then Alice is the monarch
    And Bob isn't the monarch
    And Carol isn't the monarch

  @id:monarch-0002 @rule:725.3
  @ruling:monarch-none-at-start
  Scenario: A new monarch ends the reign of the former one
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana         | designations |
      | Alice  | {W}{W}{W}{W} |              |
      | Carol  |              | monarch      |
    And Alice's hand holds "Palace Sentinels"
    When Alice casts "Palace Sentinels"
    And the stack resolves until empty
    Then Alice is the monarch
    And Carol isn't the monarch
    And "Palace Sentinels" is on the battlefield
    And nothing else changes

  @id:monarch-0003 @rule:725.1 @rule:725.3
  @ruling:monarch-none-at-start
  Scenario: The monarch stays the monarch when the creature that crowned them is gone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Plains  | Alice      |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Palace Sentinels" and "Murder"
    When Alice casts "Palace Sentinels"
    And the stack resolves until empty
    And Alice casts "Murder" targeting "Palace Sentinels"
    And the top of the stack resolves
    Then "Palace Sentinels" is in Alice's graveyard
    And Alice is the monarch

  @id:monarch-0004 @rule:725.3 @rule:603.2
  @ruling:monarch-becoming-while-monarch
  Scenario: An ability that triggers on becoming the monarch triggers for a player who was not the monarch
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana               | designations |
      | Alice  | {B}{B}{B}{B}{B}{B} |              |
      | Bob    |                    | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Carol      |
    And Alice's hand holds "Custodi Lich"
    When Alice casts "Custodi Lich"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice  | source       | answer |
      | targets | Custodi Lich | Carol  |
    Then Alice is the monarch
    And the stack holds, from the top
      | object                    | controller | targets |
      | ability 2 of Custodi Lich | Alice      | Carol   |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Carol's graveyard

  @id:monarch-0005 @rule:725.1 @rule:725.3
  @ruling:monarch-becoming-while-monarch
  Scenario: An ability that triggers on becoming the monarch stays quiet when its controller is the monarch already
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana               | designations |
      | Alice  | {B}{B}{B}{B}{B}{B} | monarch      |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Carol      |
    And Alice's hand holds "Custodi Lich"
    When Alice casts "Custodi Lich"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                    | controller |
      | ability 1 of Custodi Lich | Alice      |
    When the top of the stack resolves
    Then Alice is the monarch
    And the stack is empty
    And nothing else changes

  @id:monarch-0006 @rule:101.2 @rule:725.3
  Scenario: A player who can't become the monarch doesn't, and the monarch stays
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller |
      | Throne of the High City | Alice      |
      | Throne of the High City | Bob        |
      | 4 Wastes                | Alice      |
      | 4 Wastes                | Bob        |
    And the players have
      | player | mana      |
      | Alice  | {R}{G}{W} |
    And Alice's hand holds "Jared Carthalion, True Heir"
    When Alice casts "Jared Carthalion, True Heir"
    And the stack resolves until empty
      | choice  | source                      | answer |
      | targets | Jared Carthalion, True Heir | Carol  |
    Then Carol is the monarch
    When Alice activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Carol is the monarch
    When Alice passes priority
    And Bob activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Bob is the monarch

  @id:monarch-0090 @rule:725.1 @rule:603.6a @rule:202.2
  Scenario: The creature that crowns its controller as it enters triggers for no other creature that enters
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {C}{C}{C}{W}{G}{G} |
    And Alice's hand holds "Palace Sentinels" and "Grizzly Bears"
    When Alice casts "Palace Sentinels"
      | choice | answer       |
      | mana   | {C}{C}{C}{W} |
    Then Alice has {G}{G} in her mana pool
    And the characteristics of "Palace Sentinels" are
      | characteristic | value            |
      | name           | Palace Sentinels |
      | mana cost      | {3}{W}           |
      | types          | Creature         |
      | supertypes     | none             |
      | subtypes       | Human; Soldier   |
      | colors         | white            |
      | power          | 2                |
      | toughness      | 4                |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Palace Sentinels | Alice      |
    When the top of the stack resolves
    Then Alice is the monarch
    When Alice casts "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And the stack is empty

  @id:monarch-0091 @rule:725.1 @rule:603.6a
  Scenario: A creature returned from a graveyard crowns the player under whose control it enters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Swamp     | Alice      |
    And Alice's hand holds "Reanimate"
    And Bob's graveyard holds "Palace Sentinels"
    And the players have
      | player | designations |
      | Bob    | monarch      |
    When Alice casts "Reanimate" targeting "Palace Sentinels"
    And the top of the stack resolves
    Then "Palace Sentinels" is controlled by Alice
    And the stack holds, from the top
      | object                      | controller |
      | ability of Palace Sentinels | Alice      |
    And Bob is the monarch
    When the top of the stack resolves
    Then Alice is the monarch
    And Bob isn't the monarch

  @id:monarch-0092 @rule:725.1 @rule:725.3 @rule:603.3a
  @ruling:monarch-none-at-start
  Scenario: A creature that enters on another player's turn crowns its controller, not the player whose turn it is
    Given a game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | 4 Plains        | Alice      |
    And Alice's hand holds "Palace Sentinels"
    When Bob passes priority
    And Carol passes priority
    And Alice casts "Palace Sentinels"
    And the top of the stack resolves
    Then nobody is the monarch
    When the top of the stack resolves
    Then Alice is the monarch
    And Bob isn't the monarch
