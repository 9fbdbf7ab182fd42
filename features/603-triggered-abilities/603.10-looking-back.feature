Feature: Looking back in time
  Most triggers are looked for among what is there after the event. Those on leaving, and a few others, are looked for as
  things were just before it.

  @id:trigger-0701 @rule:603.10a
  Scenario: A creature that dies sees itself and the others that die with it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Zulaport Cutthroat | Alice     |
      | Grizzly Bears     | Alice      |
      | Silvercoat Lion   | Alice      |
      | Hill Giant        | Bob        |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Zulaport Cutthroat | Alice      |
      | ability of Zulaport Cutthroat | Alice      |
      | ability of Zulaport Cutthroat | Alice      |
    When the stack resolves until empty
    Then Bob has 17 life
    And Alice has 23 life

  @id:trigger-0702 @rule:603.10a
  Scenario: An enchantment sees the creatures that are destroyed at the same time as it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | as    |
      | Nevinyrral's Disk   | Alice      |       |
      | Grave Pact          | Alice      |       |
      | Grizzly Bears       | Alice      |       |
      | Silvercoat Lion     | Alice      |       |
      | Hill Giant          | Bob        |       |
      | Darksteel Myr       | Bob        | first |
      | Darksteel Myr       | Bob        | last  |
      | Forest              | Alice      |       |
    When Alice activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "Grave Pact" is in Alice's graveyard
    And the stack holds, from the top
      | object                | controller |
      | ability of Grave Pact | Alice      |
      | ability of Grave Pact | Alice      |
    When the top of the stack resolves
      | player | choice  | answer |
      | Bob    | objects | first  |
    Then "first" is in Bob's graveyard
    And "last" is on the battlefield
    When the top of the stack resolves
    Then "last" is in Bob's graveyard

  @id:trigger-0703 @rule:603.10a @rule:702.93a
  Scenario: A creature that had an ability from another has it as both die together
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent              | controller |
      | Mikaeus, the Unhallowed | Alice     |
      | Grizzly Bears          | Alice      |
      | Elite Vanguard         | Alice      |
    And Alice's hand holds "Damnation"
    When Alice casts "Damnation"
    And the stack resolves until empty
    Then "Mikaeus, the Unhallowed" is in Alice's graveyard
    And "Elite Vanguard" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has 1 +1/+1 counter

  @id:trigger-0704 @rule:603.10a
  Scenario: A land that was a creature has died, and one that was not has only gone to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | as    |
      | Zulaport Cutthroat | Alice      |       |
      | Wastes             | Alice      | still |
      | Wastes             | Alice      | alive |
    And Alice's hand holds "Natural Affinity"
    And Bob's hand holds
      | card       | as |
      | Shock      |    |
    And Bob's library holds "Forest"
    And the battlefield holds
      | permanent  | controller |
      | Strip Mine | Bob        |
    When Alice passes priority
    And Bob activates ability 2 of "Strip Mine" targeting "still"
    And the top of the stack resolves
    Then "still" is in Alice's graveyard
    And the stack is empty
    When Alice casts "Natural Affinity"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Shock" targeting "alive"
    And the top of the stack resolves
    Then "alive" is in Alice's graveyard
    And the stack holds, from the top
      | object                        | controller |
      | ability of Zulaport Cutthroat | Alice      |

  @id:trigger-0705 @rule:603.10a @rule:701.21a
  Scenario: A permanent that is sacrificed sees its own sacrifice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Havoc Jester | Alice      |
      | Carrion Feeder | Alice    |
    When Alice activates "Carrion Feeder"
      | player | choice    | answer       |
      |        | sacrifice | Havoc Jester |
      | Alice  | targets   | Bob          |
    Then the stack holds, from the top
      | object                    | controller | targets |
      | ability of Havoc Jester   | Alice      | Bob     |
      | ability of Carrion Feeder | Alice      | none    |
    When the top of the stack resolves
    Then Bob has 19 life

  @id:trigger-0706 @rule:603.10a @rule:603.2c
  Scenario: Two cards that leave a graveyard at once trigger once what speaks of one or more
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Desecrated Tomb | Alice     |
      | Reveillark     | Alice      |
      | Carrion Feeder | Alice      |
    And Alice's graveyard holds
      | card            |
      | Grizzly Bears   |
      | Silvercoat Lion |
    When Alice activates "Carrion Feeder"
      | player | choice    | answer                         |
      |        | sacrifice | Reveillark                     |
      | Alice  | targets   | Grizzly Bears; Silvercoat Lion |
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Silvercoat Lion" is on the battlefield
    And the stack holds, from the top
      | object                     | controller |
      | ability of Desecrated Tomb | Alice      |
      | ability of Carrion Feeder  | Alice      |

  @id:trigger-0707 @rule:603.10a
  Scenario: A permanent that is returned to a hand sees itself and the others returned
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Warped Devotion | Bob       |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Bob        |
    And Alice's hand holds "Devastation Tide"
    When Alice casts "Devastation Tide"
    And the top of the stack resolves
    Then "Warped Devotion" is in Bob's hand
    And the stack holds, from the top
      | object                     | controller |
      | ability of Warped Devotion | Bob        |
      | ability of Warped Devotion | Bob        |
      | ability of Warped Devotion | Bob        |
    When the stack resolves until empty
      | player | choice  | answer     |
      | Bob    | objects | Hill Giant |
    Then Alice has 0 cards in hand
    And Bob has 0 cards in hand

  @id:trigger-0708 @rule:603.10b @rule:702.26b
  Scenario: A permanent sees itself phase out, and phase in
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Teferi's Imp  | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card       |
      | Hill Giant |
      | Forest     |
    And Bob's hand holds "Reality Ripple"
    When Alice passes priority
    And Bob casts "Reality Ripple" targeting "Teferi's Imp"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                    | controller |
      | ability 3 of Teferi's Imp | Alice      |
    And Alice has 1 creature on the battlefield
    When the top of the stack resolves
      | player | choice  | answer     |
      | Alice  | objects | Hill Giant |
    Then "Hill Giant" is in Alice's graveyard
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                    | controller |
      | ability 4 of Teferi's Imp | Alice      |
    When the top of the stack resolves
    Then Alice has 2 cards in hand

  @id:trigger-0709 @rule:603.10c @rule:701.3d
  Scenario: An Equipment that moves to another creature has become unattached from the first
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                     |
      | Grizzly Bears   | Alice      |                           |
      | Silvercoat Lion | Alice      |                           |
      | Grafted Wargear | Alice      | attached to Grizzly Bears |
    When Alice activates "Grafted Wargear" targeting "Silvercoat Lion"
    And the top of the stack resolves
    Then "Grafted Wargear" is attached to "Silvercoat Lion"
    And the stack holds, from the top
      | object                       | controller |
      | ability 2 of Grafted Wargear | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:trigger-0710 @rule:603.10c @rule:701.3d
  Scenario: An Equipment that leaves the battlefield becomes unattached and its ability triggers
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state                     |
      | Grizzly Bears   | Alice      |                           |
      | Silvercoat Lion | Alice      |                           |
      | Grafted Wargear | Alice      | attached to Grizzly Bears |
    And Bob's hand holds "Disenchant"
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Grafted Wargear"
    And the top of the stack resolves
    Then "Grafted Wargear" is in Alice's graveyard
    And the stack holds, from the top
      | object                       | controller |
      | ability 2 of Grafted Wargear | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:trigger-0711 @rule:603.10e @rule:701.6a
  Scenario: An ability on the countering of a spell finds the spell that was on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Multani's Presence | Alice     |
    And Alice's hand holds
      | card  |
      | Shock |
    And Bob's hand holds "Counterspell"
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Shock"
    And the top of the stack resolves
    Then "Shock" is in Alice's graveyard
    And the stack holds, from the top
      | object                        | controller |
      | ability of Multani's Presence | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand

  @id:trigger-0712 @rule:603.10f @rule:603.9
  Scenario: An ability on a player losing the game triggers whatever the reason
    Given a game between Alice, Bob, Carol and Dave
    And the players have
      | player | life | mana |
      | Carol  | 2    |      |
      | Alice  | 20   | {R}  |
    And the battlefield holds
      | permanent    | controller |
      | Blood Tyrant | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Carol
    And the top of the stack resolves
    Then Carol has lost the game
    And the stack holds, from the top
      | object                    | controller |
      | ability 4 of Blood Tyrant | Alice      |
    When the top of the stack resolves
    Then "Blood Tyrant" has 5 +1/+1 counters
    When Dave concedes
    And Alice passes priority
    And the stack resolves until empty
    Then "Blood Tyrant" has 10 +1/+1 counters

  @id:trigger-0713 @rule:603.10 @rule:603.6a
  Scenario: A creature that left and came back has not seen itself come, another one has
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller | as     |
      | Soul Warden | Alice      | first  |
      | Soul Warden | Alice      | second |
    And Alice's hand holds
      | card       |
      | Cloudshift |
    When Alice casts "Cloudshift" targeting "first"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object            | controller |
      | ability of second | Alice      |

  @id:trigger-0714 @rule:603.10a @rule:603.6b
  Scenario: A creature that has lost its abilities has none that triggers as it dies
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as   |
      | Doomed Traveler | Bob        | frog |
      | Doomed Traveler | Bob        | man  |
    And Alice's hand holds
      | card         |
      | Turn to Frog |
      | Shock        |
      | Lightning Bolt |
    When Alice casts "Turn to Frog" targeting "frog"
    And the top of the stack resolves
    And Alice casts "Shock" targeting "frog"
    And the top of the stack resolves
    Then "frog" is in Bob's graveyard
    And the stack is empty
    When Alice casts "Lightning Bolt" targeting "man"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object         | controller |
      | ability of man | Bob        |

  @id:trigger-0715 @rule:603.10a @rule:603.6a
  Scenario: An ability on entering or dying triggers for each of the two
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card               |
      | Stitcher's Supplier |
      | Shock              |
    When Alice casts "Stitcher's Supplier"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Stitcher's Supplier | Alice      |
    When the top of the stack resolves
    Then Alice has 7 cards in library
    When Alice casts "Shock" targeting "Stitcher's Supplier"
    And the top of the stack resolves
    Then "Stitcher's Supplier" is in Alice's graveyard
    And the stack holds, from the top
      | object                         | controller |
      | ability of Stitcher's Supplier | Alice      |
    When the top of the stack resolves
    Then Alice has 4 cards in library

  @id:trigger-0716 @rule:603.10a @rule:603.6e
  Scenario: An Aura destroyed together with the creature it enchants has seen that creature die
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                       |
      | Nevinyrral's Disk | Alice      |                             |
      | Silvercoat Lion   | Bob        |                             |
      | Grizzly Bears     | Bob        |                             |
      | False Demise      | Alice      | attached to Silvercoat Lion |
      | Forest            | Alice      |                             |
    When Alice activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "False Demise" is in Alice's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 2 of False Demise | Alice      |
    When the top of the stack resolves
    Then "Silvercoat Lion" is controlled by Alice
    And "Grizzly Bears" is in Bob's graveyard

  @id:trigger-0717 @rule:603.10a @rule:603.10
  Scenario: An ability remover that is destroyed together with a creature silences it on dying, but not the card in the graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Nevinyrral's Disk | Alice      |
      | Humility          | Bob        |
      | Doomed Traveler   | Alice      |
      | Serra Avatar      | Alice      |
      | Forest            | Alice      |
    When Alice activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "Humility" is in Bob's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 2 of Serra Avatar | Alice      |
    And "Doomed Traveler" is in Alice's graveyard

  @id:trigger-0718 @rule:603.10a @rule:603.3a
  Scenario: A stolen creature that dies together with what stole it dies under the thief's control
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | owner | state                          |
      | Nevinyrral's Disk  | Alice      | Alice |                                |
      | Zulaport Cutthroat | Bob        | Bob   |                                |
      | Control Magic      | Alice      | Alice | attached to Zulaport Cutthroat |
      | Forest             | Alice      | Alice |                                |
    When Alice activates "Nevinyrral's Disk"
    And the top of the stack resolves
    Then "Zulaport Cutthroat" is in Bob's graveyard
    And the stack holds, from the top
      | object                        | controller |
      | ability of Zulaport Cutthroat | Alice      |
    When the top of the stack resolves
    Then Bob has 19 life
    And Alice has 21 life

  @id:trigger-0820 @rule:603.10e @rule:601.2i
  Scenario: A spell is one that its caster has cast, whoever controls it as it is countered
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana               |
      | Alice  | {R}{U}{U}{U}       |
      | Bob    | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent          | controller |
      | Multani's Presence | Alice      |
      | Multani's Presence | Bob        |
    And Alice's hand holds "Shock" and "Cancel"
    And Bob's hand holds "Aethersnatch"
    When Alice casts "Shock" targeting Carol
    And Alice passes priority
    And Bob casts "Aethersnatch" targeting "Shock"
    And the top of the stack resolves
      | player | choice  | answer   |
      | Bob    | targets | declines |
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Bob        |
    When Alice casts "Cancel" targeting "Shock"
    And the top of the stack resolves
    Then "Shock" is in Alice's graveyard
    And the stack holds, from the top
      | object                        | controller |
      | ability of Multani's Presence | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And Bob has no cards in hand

  @id:trigger-0805 @rule:603.10e @rule:707.10
  Scenario: A copy of a spell is none that its controller has cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Multani's Presence | Alice      |
    And Alice's hand holds "Shock" and "Reverberate"
    And Bob's hand holds "Counterspell" and "Cancel"
    When Alice casts "Shock" targeting Bob
    And Alice casts "Reverberate" targeting "Shock"
    And the top of the stack resolves
      | choice  | answer   |
      | targets | declines |
    And Alice passes priority
    And Bob casts "Counterspell" targeting copy of "Shock"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Alice      |
    When Alice passes priority
    And Bob casts "Cancel" targeting "Shock"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Multani's Presence | Alice      |
