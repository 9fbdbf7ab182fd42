Feature: What says that something can't happen takes precedence
  Where one effect lets or makes something happen and another says that it can't, it doesn't (101.2).

  @id:cant-0001 @rule:101.2 @rule:701.27a
  Scenario: A permanent that can't transform keeps its front face up, and a Wolf of its kind gains by it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | as    |
      | Kessig Prowler | Alice      | Hers  |
      | Kessig Prowler | Bob        | His   |
      | Immerwolf      | Alice      |       |
      | 5 Forest       | Alice      |       |
      | 5 Forest       | Bob        |       |
    When Alice activates "Hers"
    And the top of the stack resolves
    Then "Hers" is a 3/2 Horror creature
    When Alice passes priority
    And Bob activates "His"
    And the top of the stack resolves
    Then "His" is a 4/4 Eldrazi creature

  @id:cant-0002 @rule:101.2 @rule:502.3
  Scenario: A permanent that can't become untapped untaps neither by an effect nor in the untap step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                     |
      | Grizzly Bears  | Alice      | tapped                    |
      | Frozen in Ice  | Bob        | attached to Grizzly Bears |
      | Instill Energy | Alice      | attached to Grizzly Bears |
      | Hill Giant     | Alice      | tapped                    |
    When Alice activates "Instill Energy"
    And the top of the stack resolves
    Then "Grizzly Bears" is tapped
    When the game advances to Bob's upkeep
    And the game advances to Alice's upkeep
    Then "Grizzly Bears" is tapped
    And "Hill Giant" is untapped

  @id:cant-0003 @rule:101.2 @rule:122.1
  Scenario: Counters of one kind can't be put on a creature, of another kind they can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Blightbeetle       | Bob        |
      | Grizzly Bears      | Alice      |
      | Hill Giant         | Bob        |
      | Fevered Convulsions | Alice     |
      | 2 Forest           | Alice      |
      | 4 Swamp            | Alice      |
    And Alice's hand holds "Battlegrowth" and "Battlegrowth"
    When Alice casts "Battlegrowth" #1 targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has no counters
    When Alice casts "Battlegrowth" in Alice's hand targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" has 1 +1/+1 counter
    When Alice activates "Fevered Convulsions" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has 1 -1/-1 counter

  @id:cant-0004 @rule:101.2 @rule:101.3
  Scenario: A player who can't search a library finds nothing, whatever was paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Mindlock Orb   | Bob        |
      | Evolving Wilds | Alice      |
    And Alice's library holds "Forest" and "Plains"
    When Alice activates "Evolving Wilds"
    And the top of the stack resolves
    Then "Evolving Wilds" is in Alice's graveyard
    And Alice has 2 cards in library
    And Alice has 0 lands on the battlefield

  @id:cant-0005 @rule:101.2 @rule:504.1
  Scenario: Where players can't draw cards, the draw step brings what a trigger does and no card
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent               | controller |
      | Maralen of the Mornsong | Alice      |
    And Alice's library holds "Forest" and "Plains"
    When the game advances to Alice's draw step
    Then Alice has 0 cards in hand
    When the stack resolves until empty
      | choice  | answer |
      | objects | Plains |
    Then Alice has 17 life
    And Alice's hand holds "Plains" and nothing more

  @id:cant-0006 @rule:119.8 @rule:118.3 @rule:101.2 @rule:120.3a
  Scenario: A player who can't lose life is dealt damage without losing any, and can't pay life
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 5    |
    And the battlefield holds
      | permanent  | controller |
      | Greed      | Alice      |
      | 3 Plains   | Alice      |
      | 5 Swamp    | Alice      |
      | 2 Mountain | Bob        |
    And Alice's hand holds "Courageous Resolve"
    And Bob's hand holds "Shock"
    Then Alice can activate "Greed"
    When Alice casts "Courageous Resolve"
    And the top of the stack resolves
    Then Alice can't activate "Greed"
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 5 life

  @id:cant-0007 @rule:614.17b @rule:118.3 @rule:101.2
  Scenario: Life and creatures can't pay for spells and abilities, and other permanents can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Angel of Jubilation | Bob        |
      | Greed               | Alice      |
      | Carrion Feeder      | Alice      |
      | Mogg Fanatic        | Alice      |
      | Evolving Wilds      | Alice      |
      | 2 Swamp             | Alice      |
    Then Alice can't activate "Greed"
    And Alice can't activate "Carrion Feeder"
    And Alice can't activate "Mogg Fanatic" targeting Bob
    And Alice can activate "Evolving Wilds"
    When Alice passes priority
    Then Bob has priority

  @id:cant-0008 @rule:614.17b @rule:701.21a
  Scenario: Creatures that can't be sacrificed to pay for spells and abilities are sacrificed as an effect says
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Angel of Jubilation | Bob        |
      | Grizzly Bears       | Alice      |
      | Hill Giant          | Alice      |
      | 4 Swamp             | Alice      |
    And Alice's hand holds "Barter in Blood"
    When Alice casts "Barter in Blood"
    And the top of the stack resolves
    Then "Angel of Jubilation" is in Bob's graveyard
    And "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in Alice's graveyard

  @id:cant-0009 @rule:101.2 @rule:115.1 @invented
  Scenario: A player who can't be the target of opponents' red spells is the target of others, and of their own red ones
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Ward of Embers | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Tome Scour"
    And Bob's hand holds "Shock"
    Then Alice can't cast "Lightning Bolt" targeting Bob
    And Alice can cast "Lightning Bolt" targeting Alice
    And Alice can cast "Tome Scour" targeting Bob
    When Alice passes priority
    Then Bob can cast "Shock" targeting Bob

  @id:cant-0010 @rule:602.5 @rule:101.2 @rule:601.3
  Scenario: During its controller's turn, Grand Abolisher keeps opponents from casting and from activating abilities of creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Grand Abolisher  | Alice      |
      | Mogg Fanatic     | Bob        |
      | Evolving Wilds   | Bob        |
      | Mountain         | Bob        |
    And Bob's hand holds "Shock"
    When Alice passes priority
    Then Bob can't cast "Shock" targeting Alice
    And Bob can't activate "Mogg Fanatic" targeting Alice
    And Bob can activate "Evolving Wilds"
    When the game advances to Bob's upkeep
    Then Bob can cast "Shock" targeting Alice
    And Bob can activate "Mogg Fanatic" targeting Alice

  @id:cant-0011 @rule:606.1 @rule:602.5 @invented
  Scenario: Where loyalty abilities can't be activated, a planeswalker's other abilities can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state                    |
      | Jace Beleren     | Alice      | 3 loyalty counters       |
      | Patron's Locket  | Alice      | attached to Jace Beleren |
      | The Immortal Sun | Bob        |                          |
      | 2 Plains         | Alice      |                          |
    Then Alice can't activate ability 1 of "Jace Beleren"
    And Alice can activate ability from "Patron's Locket" of "Jace Beleren"
    When Alice passes priority
    Then Bob has priority

  @id:cant-0012 @rule:101.2 @rule:701.6a
  Scenario: A spell that blue and black spells can't counter is countered by a white one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Autumn's Veil", "Shock" and "Lightning Bolt"
    And Bob's hand holds "Counterspell" and "Rebuff the Wicked"
    When Alice casts "Autumn's Veil"
    And the top of the stack resolves
    And Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Shock"
    And the stack resolves until empty
    Then Bob has 18 life
    When Alice casts "Lightning Bolt" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Rebuff the Wicked" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:cant-0013 @rule:614.17b @rule:614.12a
  Scenario: Life that can't be paid for spells and abilities is paid for a land that would enter tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Angel of Jubilation | Bob        |
    And Alice's hand holds "Temple Garden"
    When Alice plays "Temple Garden"
      | choice    | answer |
      | yes or no | yes    |
    Then "Temple Garden" is untapped
    And Alice has 18 life

  @id:cant-0014 @rule:614.17b @rule:107.4f @rule:118.3
  Scenario: Where life can't be paid for spells, a Phyrexian symbol is paid with mana alone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Angel of Jubilation | Bob        |
      | 3 Mountain          | Alice      |
      | Island              | Bob        |
      | 3 Mountain          | Bob        |
    And Alice's hand holds "Phyrexian Metamorph"
    And Bob's hand holds "Phyrexian Metamorph"
    Then Alice can't cast "Phyrexian Metamorph" in Alice's hand
    When the game advances to Bob's precombat main phase
    And Bob casts "Phyrexian Metamorph" in Bob's hand
    Then Bob has 20 life
    And Bob has 0 untapped lands on the battlefield
