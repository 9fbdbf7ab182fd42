Feature: Life
  Life is paid only by who has it; setting a life total is gaining or losing life; what can't be gained or lost is not.

  @id:life-0001 @rule:119.4 @rule:118.3
  Scenario: A player cannot pay more life than they have
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 3    |
    And the battlefield holds
      | permanent | controller |
      | Greed     | Alice      |
      | 4 Swamp   | Alice      |
    When Alice activates "Greed"
    Then Alice has 1 life
    And Alice can't activate "Greed"
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Alice can't activate "Greed"

  @id:life-0002 @rule:119.4 @rule:704.5a
  Scenario: A player who pays their last life loses at the next check, before the ability resolves
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 2    |
    And the battlefield holds
      | permanent | controller |
      | Greed     | Alice      |
      | Swamp     | Alice      |
    When Alice activates "Greed"
    Then Alice has lost the game

  @id:life-0003 @rule:119.4b @rule:119.8
  Scenario: A player whose life total can't change can pay 0 life and no more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Platinum Emperion | Alice      |
      | Greed             | Alice      |
      | 4 Swamp           | Alice      |
      | Grizzly Bears     | Bob        |
    And Alice's hand holds "Toxic Deluge"
    Then Alice can't activate "Greed"
    When Alice tries to cast "Toxic Deluge"
      | choice | answer |
      | x      | 2      |
    Then the action is refused
    When Alice casts "Toxic Deluge"
      | choice | answer |
      | x      | 0      |
    And the top of the stack resolves
    Then "Toxic Deluge" is in Alice's graveyard
    And "Grizzly Bears" is a 2/2 creature
    And Alice has 20 life

  @id:life-0004 @rule:119.4
  Scenario: Paying life is losing it, in the amount that was announced
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 3    |
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Hill Giant    | Bob        |
      | Colossal Dreadmaw | Bob    |
    And Alice's hand holds "Toxic Deluge"
    When Alice tries to cast "Toxic Deluge"
      | choice | answer |
      | x      | 4      |
    Then the action is refused
    When Alice casts "Toxic Deluge"
      | choice | answer |
      | x      | 2      |
    Then Alice has 1 life
    When the top of the stack resolves
    Then "Hill Giant" is a 1/1 creature
    And "Colossal Dreadmaw" is a 4/4 creature

  @id:life-0005 @rule:119.5 @rule:119.9
  Scenario: A life total that becomes higher is a gain of the difference
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 5    |
    And the battlefield holds
      | permanent         | controller |
      | 9 Plains          | Alice      |
      | Ajani's Pridemate | Alice      |
    And Alice's hand holds "Blessed Wind"
    When Alice casts "Blessed Wind" targeting Alice
    And the top of the stack resolves
    Then Alice has 20 life
    And the stack holds, from the top
      | object                       | controller |
      | ability of Ajani's Pridemate | Alice      |
    When the stack resolves until empty
    Then "Ajani's Pridemate" has 1 +1/+1 counter

  @id:life-0006 @rule:119.5 @rule:119.7
  Scenario: A life total cannot be set higher for a player who can't gain life, but lower
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 5    |
      | Bob    | 33   |
    And the battlefield holds
      | permanent              | controller |
      | 18 Plains              | Alice      |
      | Leyline of Punishment  | Bob        |
    And Alice's hand holds
      | card         | as     |
      | Blessed Wind | first  |
      | Blessed Wind | second |
    When Alice casts "first" targeting Alice
    And the top of the stack resolves
    Then Alice has 5 life
    When Alice casts "second" targeting Bob
    And the top of the stack resolves
    Then Bob has 20 life

  @id:life-0007 @rule:119.5 @rule:614.1a
  Scenario: What doubles life gain applies to the difference by which a life total rises
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 5    |
    And the battlefield holds
      | permanent       | controller |
      | 9 Plains        | Alice      |
      | Boon Reflection | Alice      |
    And Alice's hand holds "Blessed Wind"
    When Alice casts "Blessed Wind" targeting Alice
    And the top of the stack resolves
    Then Alice has 35 life

  @id:life-0008 @rule:119.9 @rule:119.10
  Scenario: A gain of 0 life is none: nothing triggers
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Ajani's Pridemate | Bob        |
      | Steel Wall        | Bob        |
      | Grizzly Bears     | Bob        |
    And Alice's hand holds
      | card                 | as     |
      | Swords to Plowshares | first  |
      | Swords to Plowshares | second |
    When Alice casts "first" targeting "Steel Wall"
    And the top of the stack resolves
    Then "Steel Wall" is in exile
    And Bob has 20 life
    And the stack is empty
    When Alice casts "second" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Bob has 22 life
    And the stack holds, from the top
      | object                       | controller |
      | ability of Ajani's Pridemate | Bob        |

  @id:life-0009 @rule:119.2 @rule:120.3a
  Scenario: Damage makes a player lose life, and loss of life is no damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Furnace of Rath | Bob        |
    And Alice's hand holds "Shock" and "Sign in Blood"
    When Alice casts "Sign in Blood" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 14 life

  @id:life-0010 @rule:119.5 @rule:701.12c
  Scenario: Exchanging life totals is a gain for one player and a loss for the other
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 4    |
      | Bob    | 17   |
    And the battlefield holds
      | permanent         | controller |
      | Soul Conduit      | Alice      |
      | 6 Wastes          | Alice      |
      | Ajani's Pridemate | Alice      |
      | Ajani's Pridemate | Bob        |
    When Alice activates "Soul Conduit" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice has 17 life
    And Bob has 4 life
    And the stack holds, from the top
      | object                       | controller |
      | ability of Ajani's Pridemate | Alice      |

  @id:life-0011 @rule:119.7 @rule:701.12a
  Scenario: Life totals are not exchanged with a player who would have to gain life and can't
    Given a game between Alice and Bob
    And the players have
      | player | life |
      | Alice  | 4    |
      | Bob    | 17   |
    And the battlefield holds
      | permanent             | controller | as  |
      | Soul Conduit          | Alice      | one |
      | Soul Conduit          | Alice      | two |
      | Leyline of Punishment | Bob        |     |
      | 14 Plains             | Alice      |     |
    And Alice's hand holds "Disenchant"
    When Alice activates "one" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice has 4 life
    And Bob has 17 life
    When Alice casts "Disenchant" targeting "Leyline of Punishment"
    And the top of the stack resolves
    And Alice activates "two" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice has 17 life
    And Bob has 4 life

  @id:life-0012 @rule:119.8 @rule:701.12a
  Scenario: Life totals are not exchanged with a player who would have to lose life and can't
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | life |
      | Alice  | 4    |
      | Bob    | 17   |
    And the battlefield holds
      | permanent         | controller | as  |
      | Soul Conduit      | Alice      | one |
      | Soul Conduit      | Alice      | two |
      | Platinum Emperion | Bob        |     |
    And Alice's hand holds "Murder"
    When Alice activates "one" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice has 4 life
    And Bob has 17 life
    When Alice casts "Murder" targeting "Platinum Emperion"
    And the top of the stack resolves
    And Alice activates "two" targeting Alice and Bob
    And the top of the stack resolves
    Then Alice has 17 life
    And Bob has 4 life

  @id:life-0013 @rule:119.9 @rule:510.2 @rule:702.15b
  Scenario: A trampler with lifelink that damages its blocker and a player at once makes its controller gain life once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                  |
      | Hill Giant        | Alice      |                        |
      | Loxodon Warhammer | Alice      | attached to Hill Giant |
      | Ajani's Pridemate | Alice      |                        |
      | Grizzly Bears     | Bob        |                        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And the game advances to Alice's combat damage step
      | choice   | answer                       |
      | division | 2 to Grizzly Bears; 4 to Bob |
    Then Alice has 26 life
    And the stack holds, from the top
      | object                         | controller |
      | ability 1 of Ajani's Pridemate | Alice      |

  @id:life-0014 @rule:119.9 @rule:510.2
  Scenario: Two creatures with lifelink that deal damage at once are two sources, and life is gained twice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                     |
      | Hill Giant        | Alice      |                           |
      | Loxodon Warhammer | Alice      | attached to Hill Giant    |
      | Grizzly Bears     | Alice      |                           |
      | Basilisk Collar   | Alice      | attached to Grizzly Bears |
      | Ajani's Pridemate | Alice      |                           |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then Alice has 28 life
    And the stack holds, from the top
      | object                         | controller |
      | ability 1 of Ajani's Pridemate | Alice      |
      | ability 1 of Ajani's Pridemate | Alice      |

  @id:life-0015 @rule:119.9 @rule:120.3f
  Scenario: Damage that an ability divides among three by a source with lifelink is one gain of all of it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                     |
      | Inferno Titan     | Alice      |                           |
      | Basilisk Collar   | Alice      | attached to Inferno Titan |
      | Ajani's Pridemate | Alice      |                           |
      | Grizzly Bears     | Bob        |                           |
      | Hill Giant        | Bob        |                           |
    When Alice attacks Bob with "Inferno Titan"
      | choice  | answer                         |
      | targets | Grizzly Bears; Hill Giant; Bob |
    And the top of the stack resolves
    Then Alice has 23 life
    And the stack holds, from the top
      | object                         | controller |
      | ability 1 of Ajani's Pridemate | Alice      |
