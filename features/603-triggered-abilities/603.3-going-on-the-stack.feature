Feature: Triggered abilities go on the stack
  What has triggered waits until a player would get priority. Then each player puts their own abilities on the stack, with the
  modes and targets that they need.

  @id:trigger-0101 @rule:603.3 @rule:601.2h
  Scenario: An ability that triggers while a spell is paid for goes on the stack above that spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | City of Brass | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    Then the stack holds, from the top
      | object                   | controller |
      | ability of City of Brass | Alice      |
      | Shock                    | Alice      |
    And Alice has priority
    When the top of the stack resolves
    Then Alice has 19 life
    And Bob has 20 life

  @id:trigger-0102 @rule:603.3 @rule:117.2a
  Scenario: Abilities that trigger during a resolution wait until it is over
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Dreams | Bob        |
    And Alice's hand holds
      | card          |
      | Careful Study |
      | Grizzly Bears |
      | Hill Giant    |
    When Alice casts "Careful Study"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice has 4 cards in hand
    And the stack holds, from the top
      | object        |
      | Careful Study |
    When Alice chooses "Grizzly Bears" and "Hill Giant"
    Then "Careful Study" is in Alice's graveyard
    And the stack holds, from the top
      | object                       | controller |
      | ability of Underworld Dreams | Bob        |
      | ability of Underworld Dreams | Bob        |

  @id:trigger-0103 @rule:603.3 @rule:502.4
  Scenario: What triggers in the untap step goes on the stack in the upkeep together with what triggers there
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent         | controller | state  |
      | Oreskos Sun Guide | Alice      | tapped |
      | Phyrexian Arena   | Alice      |        |
    When the game advances to Alice's upkeep
      | player | choice        | answer                                                     |
      | Alice  | trigger order | ability of Phyrexian Arena; ability of Oreskos Sun Guide |
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Oreskos Sun Guide | Alice      |
      | ability of Phyrexian Arena   | Alice      |
    And Alice has priority
    When the top of the stack resolves
    Then Alice has 22 life

  @id:trigger-0104 @rule:603.3a
  Scenario: A triggered ability stays with the player who controlled its source as it triggered
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | library |
      | Alice  | 10      |
      | Bob    | 10      |
    And Alice's hand holds "Elvish Visionary"
    And Bob's hand holds "Ray of Command"
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Ray of Command" targeting "Elvish Visionary"
    And the top of the stack resolves
    Then "Elvish Visionary" is controlled by Bob
    And the stack holds, from the top
      | object                      | controller |
      | ability of Elvish Visionary | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Bob has 0 cards in hand

  @id:trigger-0105 @rule:603.3a @rule:603.10a
  Scenario: The ability of a creature that dies is its last controller's, and not its owner's
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | owner |
      | Doomed Traveler | Bob        | Alice |
      | Viscera Seer    | Bob        | Bob   |
    When Alice passes priority
    And Bob activates "Viscera Seer"
      | choice    | answer          |
      | sacrifice | Doomed Traveler |
    Then "Doomed Traveler" is in Alice's graveyard
    And the stack holds, from the top
      | object                     | controller |
      | ability of Doomed Traveler | Bob        |
      | ability of Viscera Seer    | Bob        |
    When the top of the stack resolves
    Then Bob has 1 Spirit on the battlefield
    And Alice has 0 creatures on the battlefield

  @id:trigger-0106 @rule:603.3b @rule:101.4
  Scenario: The active player's abilities lie lowest, then the others in turn order, each player's in the order they chose
    Given a game between Alice, Bob and Carol
    And it is Bob's precombat main phase
    And the players have
      | player | mana         |
      | Bob    | {W}{W}{W}{W} |
    And the battlefield holds
      | permanent          | controller | as     |
      | Young Wolf         | Alice      |        |
      | Doomed Traveler    | Alice      | first  |
      | Doomed Traveler    | Bob        | second |
      | Wurmcoil Engine    | Carol      |        |
      | Doomed Traveler    | Carol      | third  |
    And Bob's hand holds "Day of Judgment"
    When Bob casts "Day of Judgment"
    And the top of the stack resolves
      | player | choice        | answer                                         |
      | Alice  | trigger order | ability of first; ability of Young Wolf        |
      | Carol  | trigger order | ability 3 of Wurmcoil Engine; ability of third |
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Young Wolf        | Alice      |
      | ability of first             | Alice      |
      | ability of third             | Carol      |
      | ability 3 of Wurmcoil Engine | Carol      |
      | ability of second            | Bob        |

  @id:trigger-0107 @rule:603.3b @rule:704.3 @rule:603.3d
  Scenario: State-based actions come before the choice of targets
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                | controller |
      | Night of Souls' Betrayal | Alice      |
      | Night of Souls' Betrayal | Bob        |
      | Wall of Stone            | Bob        |
      | Siege Wurm               | Bob        |
    And Alice's hand holds "Flametongue Kavu"
    When Alice casts "Flametongue Kavu"
    And the top of the stack resolves until Alice is asked for targets
    Then "Flametongue Kavu" is in Alice's graveyard
    And Alice is offered
      | option        |
      | Wall of Stone |
      | Siege Wurm    |
    When Alice chooses "Siege Wurm"
    And the top of the stack resolves
    Then "Siege Wurm" is in Bob's graveyard

  @id:trigger-0108 @rule:603.3d
  Scenario: An ability that has no legal target is removed from the stack, and others that triggered with it are not
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Soul Warden      | Alice      |
      | Gladecover Scout | Bob        |
    And Alice's hand holds "Ravenous Chupacabra"
    When Alice casts "Ravenous Chupacabra"
    And the top of the stack resolves
      | player | choice        | answer                                                    |
      | Alice  | trigger order | ability of Ravenous Chupacabra; ability of Soul Warden |
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Soul Warden | Alice      |
    When the stack resolves until empty
    Then Alice has 21 life
    And "Gladecover Scout" is on the battlefield

  @id:trigger-0109 @rule:603.3d @rule:601.2c @rule:608.2b
  Scenario: A target is chosen as the ability goes on the stack and not again when it has become illegal
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Wall of Stone | Bob        |
    And Alice's hand holds "Flametongue Kavu"
    And Bob's hand holds "Unsummon"
    When Alice casts "Flametongue Kavu"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    Then the stack holds, from the top
      | object                      | controller | targets       |
      | ability of Flametongue Kavu | Alice      | Grizzly Bears |
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is in Bob's hand
    And "Wall of Stone" has 0 damage
    And "Flametongue Kavu" has 0 damage

  @id:trigger-0110 @rule:603.3c
  Scenario: The mode is chosen as the ability goes on the stack, and a mode without a legal target can't be
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Charming Prince"
    When Alice casts "Charming Prince"
    And the top of the stack resolves until Alice is asked for modes
    Then Alice can't choose 3
    And Alice can choose 1
    When Alice chooses 2
    Then the stack holds, from the top
      | object                     | controller | modes |
      | ability of Charming Prince | Alice      | 2     |
    And Alice has 20 life
    When the top of the stack resolves
    Then Alice has 23 life

  @id:trigger-0111 @rule:603.3d @rule:601.2d @rule:608.2b
  Scenario: The division is announced on the stack, and the share of a target that is gone is dealt to nobody
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Inferno Titan"
    And Bob's hand holds "Unsummon"
    When Alice casts "Inferno Titan"
    And the top of the stack resolves
      | player | choice   | answer                       |
      | Alice  | targets  | Grizzly Bears; Bob           |
      | Alice  | division | 2 to Grizzly Bears; 1 to Bob |
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is in Bob's hand
    And Bob has 19 life
    And Alice has 20 life

  @id:trigger-0112 @rule:603.3 @rule:605.1b @rule:605.4a
  Scenario: A triggered mana ability resolves at once, and another ability on the same tapping uses the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state              |
      | Forest      | Alice      |                    |
      | Wild Growth | Alice      | attached to Forest |
      | Manabarbs   | Bob        |                    |
    When Alice activates "Forest"
    Then Alice has {G}{G} in her mana pool
    And the stack holds, from the top
      | object               | controller |
      | ability of Manabarbs | Bob        |
    And Alice has 20 life
    When the top of the stack resolves
    Then Alice has 19 life

  @id:trigger-0113 @rule:603.3 @rule:113.7a @rule:608.2h
  Scenario: An ability whose source is gone resolves all the same, and that source deals the damage
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Wall of Stone | Bob        |
      | Stuffy Doll   | Bob        |
    And Alice's hand holds "Flametongue Kavu"
    And Bob's hand holds "Unsummon"
    When Alice casts "Flametongue Kavu"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Wall of Stone |
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Flametongue Kavu"
    And the top of the stack resolves
    Then "Flametongue Kavu" is in Alice's hand
    And the stack holds, from the top
      | object                      | controller | targets       |
      | ability of Flametongue Kavu | Alice      | Wall of Stone |
    When the top of the stack resolves
    Then "Wall of Stone" has 4 damage

  @id:trigger-0114 @rule:603.3 @rule:605.5a
  Scenario: An ability that adds mana but triggers on a land that enters uses the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Lotus Cobra | Alice      |
    And Alice's hand holds "Forest"
    And Bob's hand holds "Shock"
    When Alice plays "Forest"
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Lotus Cobra | Alice      |
    And Alice has no mana
    When the top of the stack resolves
      | player | choice | answer |
      | Alice  | color  | green  |
    Then Alice has {G} in her mana pool

  @id:trigger-0115 @rule:603.3 @rule:113.7a
  Scenario: A source that loses its ability afterwards makes no difference to the ability on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Guttersnipe | Alice      |
    And Alice's hand holds
      | card           | as     |
      | Shock          |        |
      | Lightning Bolt |        |
    And Bob's hand holds "Turn to Frog"
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob casts "Turn to Frog" targeting "Guttersnipe"
    And the top of the stack resolves
    Then "Guttersnipe" has no abilities
    When the top of the stack resolves
    Then Bob has 18 life
    When Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
      | Shock          | Alice      |

  @id:trigger-0116 @rule:603.3a
  Scenario: A creature that enters under another player's control triggers for that player
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Reanimate"
    And Bob's graveyard holds "Elvish Visionary"
    When Alice casts "Reanimate" targeting "Elvish Visionary"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Elvish Visionary | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Bob has 0 cards in hand

  @id:trigger-0117 @rule:603.3a @rule:702.93a
  Scenario: A stolen creature's ability is the thief's, and what it does for the owner it does for the owner
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | owner |
      | Young Wolf | Bob        | Alice |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Young Wolf"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                | controller |
      | ability of Young Wolf | Bob        |
    When the top of the stack resolves
    Then "Young Wolf" is on the battlefield
    And "Young Wolf" is controlled by Alice
    And "Young Wolf" has 1 +1/+1 counter

  @id:trigger-0118 @rule:603.3 @rule:601.2h
  Scenario: A creature sacrificed for the cost of a spell triggers above that spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Doomed Traveler | Alice      |
    And Alice's hand holds "Village Rites"
    When Alice casts "Village Rites"
      | choice    | answer          |
      | sacrifice | Doomed Traveler |
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Doomed Traveler | Alice      |
      | Village Rites              | Alice      |
    When the top of the stack resolves
    Then Alice has 1 Spirit on the battlefield
    And Alice has 0 cards in hand

  @id:trigger-0119 @rule:603.3 @rule:514.3a
  Scenario: What triggers on the discarding of the cleanup step goes on the stack in that step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Megrim    | Bob        |
    And Alice's hand holds
      | card            |
      | 4 Grizzly Bears |
      | 4 Hill Giant    |
    When the game advances to Alice's cleanup step
      | player | choice  | answer        |
      | Alice  | objects | Grizzly Bears |
    Then Alice has 7 cards in hand
    And the stack holds, from the top
      | object            | controller |
      | ability of Megrim | Bob        |
    And Alice has priority
    When the top of the stack resolves
    Then Alice has 18 life
    And it is Alice's cleanup step

  @id:trigger-0804 @rule:603.3d @rule:601.2c
  Scenario: The target of a triggered ability is chosen as it is put on the stack, also where there is only one
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Memnite   | Bob        |
    And Alice's hand holds "Ravenous Chupacabra"
    When Alice casts "Ravenous Chupacabra"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                           | controller | targets |
      | ability of Ravenous Chupacabra   | Alice      | Memnite |
    When the top of the stack resolves
    Then "Memnite" is in Bob's graveyard

  @id:trigger-1514 @rule:603.3b
  Scenario: What triggers on another ability triggering goes on the stack above that one, whosever turn it is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Strict Proctor | Alice      |
      | Soul Warden    | Bob        |
    And Alice's hand holds "Memnite"
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Strict Proctor | Alice      |
      | ability of Soul Warden    | Bob        |
    When the stack resolves until empty
    Then Bob has 20 life

  @id:trigger-1515 @rule:603.3b
  Scenario: A player who controls both has no order to choose, and pays before the first ability resolves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | 2 Plains       | Alice      |
      | Strict Proctor | Alice      |
      | Soul Warden    | Alice      |
    And Alice's hand holds "Memnite"
    When Alice casts "Memnite"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Strict Proctor | Alice      |
      | ability of Soul Warden    | Alice      |
    When the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Soul Warden | Alice      |
    When the top of the stack resolves
    Then Alice has 21 life

  @id:trigger-1516 @rule:603.3b @rule:603.2
  Scenario: An ability that a creature's death causes to trigger is not one that a permanent's entering does
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Strict Proctor | Alice      |
      | Blood Artist   | Bob        |
      | Grizzly Bears  | Bob        |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice  | answer |
      | Bob    | targets | Alice  |
    And Alice passes priority
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Blood Artist | Bob        |
    When the top of the stack resolves
    Then Bob has 21 life
    And Alice has 19 life
