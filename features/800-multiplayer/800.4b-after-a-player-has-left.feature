Feature: After a player has left the game
  Nothing comes under the control of a player who has left, nothing of theirs comes into being, their triggered abilities never
  reach the stack, and no damage is assigned to them. What came back under their control is exiled at once.

  @id:leaving-0020 @rule:800.4b @rule:608.2h
  Scenario: No token is created for a player who has left
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Genesis Chamber | Alice      |
      | Vedalken Orrery | Bob        |
      | 2 Forest        | Bob        |
    And Bob's hand holds "Grizzly Bears"
    When Alice passes priority
    And Bob casts "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Genesis Chamber | Alice      |
    When Bob concedes
    And the top of the stack resolves
    Then the battlefield holds, and nothing more
      | permanent       | controller |
      | Genesis Chamber | Alice      |

  @id:leaving-0021 @rule:800.4c @rule:514.2
  Scenario: A permanent whose default controller has left is exiled as the effect ends that gave it to another
    Given a game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the players have
      | player | mana      |
      | Bob    | {R}{R}{R} |
    And the battlefield holds
      | permanent   | controller | owner |
      | Serra Angel | Alice      | Carol |
    And Bob's hand holds "Act of Treason"
    When Bob casts "Act of Treason" targeting "Serra Angel"
    And the top of the stack resolves
    And Alice concedes
    Then "Serra Angel" is controlled by Bob
    And "Serra Angel" is on the battlefield
    When the game advances to Bob's end step
    Then "Serra Angel" is controlled by Bob
    When the game advances to Carol's upkeep
    Then "Serra Angel" is in exile

  @id:leaving-0022 @rule:800.4d @rule:603.7d
  Scenario: A delayed trigger of a player who has left is not put on the stack
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Vedalken Orrery | Bob        |
      | 3 Plains        | Bob        |
    And Bob's hand holds "Flickerwisp"
    When Alice passes priority
    And Bob casts "Flickerwisp"
    And the stack resolves until empty
      | choice  | source      | answer        |
      | targets | Flickerwisp | Grizzly Bears |
    Then "Grizzly Bears" is in exile
    When Bob concedes
    And the game advances to Alice's end step
    Then the stack is empty
    And "Grizzly Bears" is in exile

  @id:leaving-0023 @rule:603.7d @rule:800.4d
  Scenario: A delayed trigger of a player who is still there returns the card
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Vedalken Orrery | Bob        |
      | 3 Plains        | Bob        |
    And Bob's hand holds "Flickerwisp"
    When Alice passes priority
    And Bob casts "Flickerwisp"
    And the stack resolves until empty
      | choice  | source      | answer        |
      | targets | Flickerwisp | Grizzly Bears |
    And Carol concedes
    And the game advances to Alice's end step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Flickerwisp | Bob        |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Alice

  @id:leaving-0024 @rule:800.4e @rule:510.1
  Scenario: No combat damage is assigned to a player who has left
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent         | controller |
      | Vampire Nighthawk | Alice      |
      | Grizzly Bears     | Alice      |
    When Alice attacks
      | attacker          | attacks |
      | Vampire Nighthawk | Bob     |
      | Grizzly Bears     | Carol   |
    And Bob concedes
    Then "Vampire Nighthawk" is attacking
    When the game advances to Alice's combat damage step
    Then Alice has 20 life
    And Carol has 18 life

  @id:leaving-0025 @rule:800.4a @rule:506.4
  Scenario: A creature that attacks the planeswalker of a player who leaves attacks nothing
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent         | controller | state              |
      | Vampire Nighthawk | Alice      |                    |
      | Jace Beleren      | Bob        | 3 loyalty counters |
    When Alice attacks "Jace Beleren" with "Vampire Nighthawk"
    And Bob concedes
    Then "Jace Beleren" is gone
    And "Vampire Nighthawk" is on the battlefield
    When the game advances to Alice's combat damage step
    Then Alice has 20 life
    And Carol has 20 life

  @id:leaving-0026 @rule:800.4a @rule:506.4
  Scenario: A blocker leaves with its owner, and the creature it blocked stays blocked
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller | state                                |
      | Hill Giant    | Alice      |                                      |
      | Grizzly Bears | Carol      |                                      |
      | Mind Control  | Bob        | attached to Grizzly Bears            |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Carol concedes
    Then "Grizzly Bears" is gone
    And "Hill Giant" is blocked
    When the game advances to Alice's combat damage step
    Then Bob has 20 life
    And "Hill Giant" has 0 damage

  @id:leaving-0027 @rule:800.4a @rule:800.4j @rule:506.4
  Scenario: Combat goes on without the attacking player and their creatures
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears"
    And Alice concedes
    Then "Hill Giant" is gone
    And it is Alice's declare blockers step
    And Bob has priority
    When the game advances to Alice's postcombat main phase
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has no damage
    And Bob has 20 life

  @id:leaving-0028 @rule:800.4f @rule:118.12a
  Scenario: A player who has left doesn't pay, and is not asked to
    Given a game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the players have
      | player | mana |
      | Bob    | {R}  |
    And the battlefield holds
      | permanent    | controller |
      | Rhystic Study | Alice      |
      | Mountain     | Bob        |
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting Carol
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Rhystic Study | Alice      |
      | Shock                    | Bob        |
    When Bob concedes
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Rhystic Study | Alice      |
    When the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then Alice has 1 card in hand

  @id:leaving-0029 @rule:800.4g @rule:608.2d @rule:104.3a
  @invented
  Scenario: The controller chooses another opponent for the choice of one who has left
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Carol      |
      | Serra Angel   | Dave       |
    And Alice's hand holds "Jury of Strangers"
    When Alice casts "Jury of Strangers"
    And the top of the stack resolves until Bob is asked for objects
      | player | choice | answer |
      | Alice  | player | Bob    |
    Then Bob can choose "Serra Angel"
    When Bob concedes until Alice is asked for player
    Then Alice is offered
      | option |
      | Carol  |
      | Dave   |
    When Alice chooses Dave until Dave is asked for objects
    And Dave chooses "Hill Giant"
    Then "Hill Giant" is in Carol's graveyard
    And "Serra Angel" is on the battlefield
    And Bob has lost the game

  @id:leaving-0030 @rule:800.4i @rule:702.40a
  Scenario: Spells that a departed player cast this turn are still counted
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Bob        |
    And Alice's hand holds "Grapeshot"
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob casts "Shock" targeting Carol
    And the top of the stack resolves
    And Bob concedes
    Then Carol has 18 life
    When Alice casts "Grapeshot" targeting Carol
    Then the stack holds, from the top
      | object             | controller |
      | storm of Grapeshot | Alice      |
      | Grapeshot          | Alice      |
    When the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    And the stack resolves until empty
    Then Carol has 16 life

  @id:leaving-0031 @rule:800.4j @rule:117.3a
  Scenario: A turn goes on to its end without its player, and the next player receives priority
    Given a game between Alice, Bob and Carol
    And it is Alice's upkeep
    When Alice concedes
    Then it is Alice's upkeep
    And Bob has priority
    When the game advances to Alice's precombat main phase
    Then Bob has priority
    When the game advances to Alice's end step
    And the game advances to Bob's upkeep
    Then Bob has priority
    And Bob has 0 cards in hand

  @id:leaving-0032 @rule:800.4j @rule:800.4a
  Scenario: What others have on the stack resolves although the active player has left
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Bob        |
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob casts "Shock" targeting Carol
    And Alice concedes
    Then it is Alice's precombat main phase
    And Bob has priority
    When the top of the stack resolves
    Then Carol has 18 life
    And Bob has priority
    And it is Alice's precombat main phase

  @id:leaving-0033 @rule:800.4k @rule:103.8
  Scenario: The turn of a player who has left does not begin
    Given a game between Alice, Bob, Carol and Dave
    And it is Alice's end step
    When Bob concedes
    And Carol concedes
    And the game advances to the next upkeep
    Then it is Dave's upkeep
    And Dave has priority

  @id:leaving-0034 @rule:800.4k @rule:500.7
  Scenario: The extra turn of a player who has left does not begin
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana            |
      | Alice  | {U}{U}{U}{U}{U} |
    And Alice's hand holds "Time Warp"
    When Alice casts "Time Warp" targeting Carol
    And the top of the stack resolves
    And Carol concedes
    And the game advances to the next upkeep
    Then it is Bob's upkeep

  @id:leaving-0035 @rule:500.7 @rule:800.4k
  Scenario: An extra turn comes right after this one, and turn order goes on where it was
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | mana            |
      | Alice  | {U}{U}{U}{U}{U} |
    And Alice's hand holds "Time Warp"
    When Alice casts "Time Warp" targeting Carol
    And the top of the stack resolves
    And the game advances to the next upkeep
    Then it is Carol's upkeep
    When the game advances to the next upkeep
    Then it is Bob's upkeep

  @id:leaving-0036 @rule:800.4m @rule:611.2a
  Scenario: An effect until the leaver's next turn lasts until that turn would have begun
    Given a game between Alice, Bob, Carol and Dave
    And it is Alice's precombat main phase
    And the battlefield holds
      | permanent       | controller |
      | Fear of Falling | Alice      |
      | Serra Angel     | Carol      |
    When Alice attacks Carol with "Fear of Falling"
    And the stack resolves until empty
    Then "Serra Angel" is 2/4
    And "Serra Angel" lacks flying
    When Alice concedes
    Then "Serra Angel" is 2/4
    When the game advances to Dave's end step
    Then "Serra Angel" is 2/4
    And "Serra Angel" lacks flying
    When the game advances to Bob's upkeep
    Then "Serra Angel" is 4/4
    And "Serra Angel" has flying

  @id:leaving-0037 @rule:800.4b @rule:800.4d @rule:110.2
  Scenario: Players who left together take all that is theirs from one another
    Given a game between Alice, Bob, Carol, Dave, Eve and Frank
    And it is Alice's precombat main phase
    And the players have
      | player | life | mana      |
      | Alice  | 20   | {R}{R}{R} |
      | Bob    | 2    |           |
      | Carol  | 1    |           |
    And the battlefield holds
      | permanent       | controller | owner | state                         | as    |
      | Serra Angel     | Bob        |       |                               |       |
      | Mind Control    | Carol      |       | attached to Serra Angel       | first |
      | Assault Griffin | Dave       |       |                               |       |
      | Mind Control    | Bob        |       | attached to Assault Griffin   | other |
    And Alice's hand holds "Earthquake"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then Bob has lost the game
    And Carol has lost the game
    And "Serra Angel" is gone
    And "Assault Griffin" is controlled by Dave
    And Alice has 18 life
    And Frank has 18 life
    And the game goes on

  @id:leaving-0038 @rule:104.3a @rule:800.4a @rule:601.2c
  Scenario: A player who concedes while a spell is being cast can't become its target
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" until Alice is asked for targets
    Then Alice can choose Bob
    When Bob concedes until Alice is asked for targets
    Then Bob has lost the game
    And Alice can't choose Bob
    And Alice can choose Carol
    When Alice chooses Carol
    And the top of the stack resolves
    Then Carol has 17 life

  @id:leaving-0039 @rule:104.3a @rule:800.4a
  Scenario: A spell goes with the player who concedes while casting it
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" until Alice is asked for targets
    And Alice concedes
    Then Alice has lost the game
    And the stack is empty
    And "Lightning Bolt" is gone
    And Bob has priority
    And Bob has 20 life
    And the game goes on

  @id:leaving-0040 @rule:800.4a @rule:800.4j @rule:117.4
  Scenario: A player who has passed gets priority again only when it comes to them
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana |
      | Alice  | {R}  |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob passes priority
    Then Carol has priority
    When Carol concedes
    Then Alice has priority
    And the stack holds, from the top
      | object | controller |
      | Shock  | Alice      |
    When Alice passes priority
    Then Bob has 18 life

  @id:leaving-0041 @rule:800.4a @rule:603.6c
  @invented
  Scenario: Abilities that look for permanents leaving the battlefield see those that leave the game
    Given a game between Alice, Bob and Carol
    And the players have
      | player | life | mana |
      | Alice  | 20   | {R}  |
      | Bob    | 2    |      |
    And the battlefield holds
      | permanent               | controller |
      | Warden of Parting Gifts | Alice      |
      | Grizzly Bears           | Bob        |
      | Hill Giant              | Carol      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And the stack holds, from the top
      | object                             | controller |
      | ability of Warden of Parting Gifts | Alice      |
    When the top of the stack resolves
    Then Alice has 21 life
