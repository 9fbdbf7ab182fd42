Feature: What leaves the game with a player
  As a player leaves, all that they own leaves with them, wherever it is and whoever controls it; effects that give them control
  end; what they control on the stack that is no card ceases to exist; and what they still control then is exiled.

  @id:leaving-0001 @rule:800.4a @rule:108.3
  Scenario: All that a player owns leaves the game with them, and nothing else does
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Forest        | Bob        |
      | Hill Giant    | Carol      |
    And Bob's hand holds "Giant Growth"
    And Bob's graveyard holds "Shock"
    And Bob's exile holds "Savannah Lions"
    When Bob concedes
    Then Bob has lost the game
    And "Grizzly Bears" is gone
    And "Forest" is gone
    And "Giant Growth" is gone
    And "Shock" is gone
    And "Savannah Lions" is gone
    And "Hill Giant" is on the battlefield
    And the game goes on

  @id:leaving-0002 @rule:800.4a @rule:613.1b
  Scenario: A creature that the leaver's Aura controls reverts to its owner
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller | state                       |
      | Assault Griffin | Bob        |                             |
      | Mind Control    | Alice      | attached to Assault Griffin |
    When Alice passes priority
    Then "Assault Griffin" is controlled by Alice
    When Alice concedes
    Then "Assault Griffin" is controlled by Bob
    And "Assault Griffin" is on the battlefield
    And "Mind Control" is gone

  @id:leaving-0003 @rule:800.4a @rule:704.5m
  Scenario: An Aura goes to its owner's graveyard when the creature leaves the game with its owner
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller | state                       |
      | Assault Griffin | Bob        |                             |
      | Mind Control    | Alice      | attached to Assault Griffin |
    When Bob concedes
    And Alice passes priority
    Then "Assault Griffin" is gone
    And "Mind Control" is in Alice's graveyard

  @id:leaving-0004 @rule:800.4a @rule:611.2a
  Scenario: A creature taken until end of turn reverts at once when the thief leaves
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    When Alice concedes
    Then "Grizzly Bears" is controlled by Bob
    And "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has haste

  @id:leaving-0005 @rule:800.4a @rule:110.2a
  Scenario: A creature that entered under the leaver's control is exiled
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana |
      | Alice  | {B}  |
    And Bob's graveyard holds "Serra Angel"
    And Alice's hand holds "Reanimate"
    When Alice casts "Reanimate" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" is controlled by Alice
    When Alice concedes
    Then "Serra Angel" is in exile

  @id:leaving-0006 @rule:800.4a
  Scenario: A creature leaves the game with its owner, under whose control ever it entered
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana |
      | Alice  | {B}  |
    And Bob's graveyard holds "Serra Angel"
    And Alice's hand holds "Reanimate"
    When Alice casts "Reanimate" targeting "Serra Angel"
    And the top of the stack resolves
    Then "Serra Angel" is on the battlefield
    When Bob concedes
    Then "Serra Angel" is gone
    And Alice has 15 life

  @id:leaving-0007 @rule:800.4a @rule:111.2
  Scenario: Tokens leave with the player who created them, and nobody else's
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana   |
      | Alice  | {G}{G} |
    And the battlefield holds
      | permanent       | controller |
      | Genesis Chamber | Alice      |
      | Vedalken Orrery | Bob        |
      | 2 Forest        | Bob        |
    And Alice's hand holds "Grizzly Bears"
    And Bob's hand holds "Grizzly Bears"
    When Alice casts Alice's "Grizzly Bears"
    And the stack resolves until empty
    And Alice passes priority
    And Bob casts Bob's "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 2 creatures on the battlefield
    And Bob has 2 creatures on the battlefield
    When Alice concedes
    Then the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | token Myr     | Bob        |
    And "Genesis Chamber" is gone

  @id:leaving-0008 @rule:800.4a
  Scenario: Spells and abilities of the leaver go with them, those of others stay on the stack
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent           | controller |
      | Mountain            | Alice      |
      | Prodigal Pyromancer | Bob        |
      | Mountain            | Bob        |
    And Alice's hand holds "Shock"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Shock" targeting Carol
    And Alice passes priority
    And Bob activates "Prodigal Pyromancer" targeting Carol
    And Bob casts "Lightning Bolt" targeting Carol
    And Bob concedes
    Then the stack holds, from the top
      | object | controller | targets |
      | Shock  | Alice      | Carol   |
    When the stack resolves until empty
    Then Carol has 18 life

  @id:leaving-0009 @rule:800.4a @rule:707.10
  Scenario: A copy that the leaver controls ceases to exist, the original of another player stays
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And the battlefield holds
      | permanent | controller |
      | 2 Mountain | Bob        |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Reverberate"
    When Alice casts "Lightning Bolt" targeting Carol
    And Alice passes priority
    And Bob casts "Reverberate" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    Then the stack holds, from the top
      | object                 | controller |
      | copy of Lightning Bolt | Bob        |
      | Lightning Bolt         | Alice      |
    When Bob concedes
    Then the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Carol   |

  @id:leaving-0010 @rule:800.4a @rule:113.7a
  Scenario: An ability stays on the stack when its source leaves the game with its owner
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent           | controller | state                           |
      | Prodigal Pyromancer | Bob        |                                 |
      | Mind Control        | Alice      | attached to Prodigal Pyromancer |
      | Lightning Greaves   | Alice      | attached to Prodigal Pyromancer |
    When Alice activates ability 1 of "Prodigal Pyromancer" targeting Carol
    And Bob concedes
    Then "Prodigal Pyromancer" is gone
    And the stack holds, from the top
      | object                         | controller | targets |
      | ability of Prodigal Pyromancer | Alice      | Carol   |
    When the top of the stack resolves
    Then Carol has 19 life

  @id:leaving-0011 @rule:800.4a @rule:611.2a
  Scenario: Effects of the leaver's resolved spells that give no control go on
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Forest        | Bob        |
    And Bob's hand holds "Giant Growth"
    When Alice passes priority
    And Bob casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob concedes
    Then "Grizzly Bears" is 5/5
    And "Grizzly Bears" is controlled by Alice

  @id:leaving-0012 @rule:800.4a @rule:610.3
  Scenario: What was exiled until a permanent leaves returns at once as that permanent's owner leaves
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Banishing Light"
    When Alice casts "Banishing Light"
    And the stack resolves until empty
    Then "Grizzly Bears" is in exile
    When Alice concedes
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Bob
    And the stack is empty

  @id:leaving-0013 @rule:800.4d @rule:603.6c
  Scenario: What a leaves-the-battlefield trigger would return stays in exile when its controller has left
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Oblivion Ring"
    When Alice casts "Oblivion Ring"
    And the stack resolves until empty
    Then "Grizzly Bears" is in exile
    When Alice concedes
    Then "Oblivion Ring" is gone
    And the stack is empty
    And "Grizzly Bears" is in exile
    When the game advances to Alice's end step
    Then "Grizzly Bears" is in exile

  @id:leaving-0014 @rule:800.4a @rule:104.3b
  Scenario: A player whose life runs out leaves, and their creatures' owners get them back
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | mana      |
      | Alice  | 2    | {R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Mountain      | Carol      |
    And Alice's hand holds "Act of Treason"
    And Carol's hand holds "Shock"
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice passes priority
    And Bob passes priority
    And Carol casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game
    And "Grizzly Bears" is controlled by Bob
    And it is Alice's precombat main phase

  @id:leaving-0015 @rule:800.4a
  Scenario: The thief before the last has the creature again when the last one leaves
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Bob        |                           |
      | Mind Control  | Carol      | attached to Grizzly Bears |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    When Alice concedes
    Then "Grizzly Bears" is controlled by Carol

  @id:leaving-0016 @rule:800.4a @rule:117.4
  Scenario: Priority passes to the next player in turn order as the player who has it leaves
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Dave
    And Alice passes priority
    Then Bob has priority
    When Bob concedes
    Then Carol has priority
    And the stack holds, from the top
      | object | controller | targets |
      | Shock  | Alice      | Dave    |
    When Carol passes priority
    Then Dave has priority
    When Dave passes priority
    Then Dave has 18 life
    And Alice has priority

  @id:leaving-0017 @rule:800.4a @rule:104.3a
  Scenario: A player concedes without having priority, and who has it keeps it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Carol
    And Carol concedes
    Then Carol has lost the game
    And Alice has priority
    And the stack holds, from the top
      | object | controller |
      | Shock  | Alice      |
    When the top of the stack resolves
    Then "Shock" is in Alice's graveyard
    And Bob has 20 life
