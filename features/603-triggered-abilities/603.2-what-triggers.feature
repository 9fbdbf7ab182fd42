Feature: What makes an ability trigger
  An ability triggers when its event really happens, once for each occurrence that its words count.

  @id:trigger-0001 @rule:603.2b
  Scenario: A permanent that comes during an upkeep has missed the beginning of that upkeep
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as    |
      | Vedalken Orrery | Alice      |       |
      | Phyrexian Arena | Alice      | first |
    And Alice's hand holds
      | card            | as     |
      | Phyrexian Arena | second |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
    When Alice casts "second"
    And the stack resolves until empty
    Then "second" is on the battlefield
    And Alice has 19 life
    And it is Alice's upkeep

  @id:trigger-0002 @rule:603.2c
  Scenario: An ability on a land triggers for each of the lands that one spell destroys
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}{W} |
    And the battlefield holds
      | permanent  | controller |
      | Dingus Egg | Bob        |
      | Plains     | Alice      |
      | 2 Forest   | Bob        |
    And Alice's hand holds "Armageddon"
    When Alice casts "Armageddon"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                | controller |
      | ability of Dingus Egg | Bob        |
      | ability of Dingus Egg | Bob        |
      | ability of Dingus Egg | Bob        |
    When the stack resolves until empty
    Then Alice has 18 life
    And Bob has 16 life

  @id:trigger-0003 @rule:603.2c
  Scenario: An ability on one or more creatures that deal damage triggers once for each player they deal it to
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent                | controller |
      | Professional Face-Breaker | Alice     |
      | Grizzly Bears            | Alice      |
      | Hill Giant               | Alice      |
      | Silvercoat Lion          | Alice      |
    When Alice attacks
      | attacker        | attacks |
      | Grizzly Bears   | Bob     |
      | Hill Giant      | Bob     |
      | Silvercoat Lion | Carol   |
    And the game advances to Alice's combat damage step
    Then Bob has 15 life
    And Carol has 18 life
    And the stack holds, from the top
      | object                                 | controller |
      | ability 2 of Professional Face-Breaker | Alice      |
      | ability 2 of Professional Face-Breaker | Alice      |
    When the stack resolves until empty
    Then Alice has 2 Treasure on the battlefield

  @id:trigger-0004 @rule:603.2c
  Scenario: An ability on a creature that deals damage triggers for each of several that deal it at once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Coastal Piracy  | Alice      |
      | Grizzly Bears   | Alice      |
      | Hill Giant      | Alice      |
      | Silvercoat Lion | Bob        |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Coastal Piracy | Alice      |
      | ability of Coastal Piracy | Alice      |

  @id:trigger-0005 @rule:603.2c @rule:510.4
  Scenario: An ability on one or more creatures triggers again in the second combat damage step
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Professional Face-Breaker | Alice     |
      | Fencing Ace              | Alice      |
      | Grizzly Bears            | Alice      |
    When Alice attacks Bob with "Fencing Ace" and "Grizzly Bears"
    And the game advances to Alice's first-strike combat damage step
    Then the stack holds, from the top
      | object                                 | controller |
      | ability 2 of Professional Face-Breaker | Alice      |
    When the stack resolves until empty
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                                 | controller |
      | ability 2 of Professional Face-Breaker | Alice      |
    When the stack resolves until empty
    Then Alice has 2 Treasure on the battlefield

  @id:trigger-0006 @rule:603.2e
  Scenario: A land that enters tapped has not become tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | as  |
      | Orb of Dreams | Bob        |     |
      | City of Brass | Alice      | old |
    And Alice's hand holds
      | card          | as    |
      | City of Brass | young |
    When Alice plays "young"
    Then "young" is tapped
    And the stack is empty
    When Alice activates ability 2 of "old"
      | choice | answer |
      | color  | red    |
    Then the stack holds, from the top
      | object         | controller |
      | ability of old | Alice      |

  @id:trigger-0007 @rule:603.2e @rule:509.3c
  Scenario: A creature blocked by two becomes blocked once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Sacred Prey     | Alice      |
      | Hill Giant      | Bob        |
      | Silvercoat Lion | Bob        |
    When Alice attacks Bob with "Sacred Prey"
    And Bob blocks
      | blocker         | blocks      |
      | Hill Giant      | Sacred Prey |
      | Silvercoat Lion | Sacred Prey |
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Sacred Prey | Alice      |
    When the top of the stack resolves
    Then Alice has 21 life

  @id:trigger-0008 @rule:603.2g @rule:615.7
  Scenario: Damage of which all is prevented is not dealt, and of which a part is left is
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller | as     |
      | Hypnotic Specter | Alice      | first  |
      | Hypnotic Specter | Alice      | second |
    And Bob's hand holds
      | card         |
      | Healing Salve |
      | Shock        |
    When Alice attacks Bob with "first" and "second"
    And Alice passes priority
    And Bob casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Bob    |
    And the top of the stack resolves
    And the game advances to Alice's combat damage step
      | player | choice   | answer                 |
      | Bob    | division | 2 to first; 1 to second |
    Then Bob has 19 life
    And the stack holds, from the top
      | object              | controller |
      | ability 2 of second | Alice      |

  @id:trigger-0009 @rule:603.2g @rule:614.6
  Scenario: A creature that is exiled instead of put into a graveyard has not died
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | as     |
      | Leyline of the Void | Alice     |        |
      | Doomed Traveler    | Alice      | hers   |
      | Doomed Traveler    | Bob        | theirs |
    And Alice's hand holds "Day of Judgment"
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "hers" is in Alice's graveyard
    And "theirs" is in exile
    And the stack holds, from the top
      | object          | controller |
      | ability of hers | Alice      |

  @id:trigger-0010 @rule:603.2a @rule:702.61b @rule:601.3
  Scenario: Abilities trigger and resolve while nobody can cast or activate
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                   | controller |
      | Eidolon of the Great Revel  | Bob        |
      | Prodigal Pyromancer         | Bob        |
    And Alice's hand holds "Sudden Shock"
    And Bob's hand holds "Shock"
    When Alice casts "Sudden Shock" targeting Bob
    Then the stack holds, from the top
      | object                                | controller |
      | ability of Eidolon of the Great Revel | Bob        |
      | Sudden Shock                          | Alice      |
    When Alice passes priority
    Then Bob can't cast "Shock" targeting Alice
    And Bob can't activate "Prodigal Pyromancer" targeting Alice
    When Bob passes priority
    Then Alice has 18 life
    And Bob has 20 life
    When the top of the stack resolves
    Then Bob has 18 life
    And Alice can pass priority
    When Alice passes priority
    Then Bob can activate "Prodigal Pyromancer" targeting Alice

  @id:trigger-0011 @rule:603.2d
  Scenario: Two effects that make an ability trigger an additional time make three, and none of them for an opponent
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | 2 Panharmonicon | Alice      |
      | Soul Warden     | Bob        |
    And Alice's hand holds "Elvish Visionary"
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Soul Warden      | Bob        |
      | ability of Elvish Visionary | Alice      |
      | ability of Elvish Visionary | Alice      |
      | ability of Elvish Visionary | Alice      |

  @id:trigger-0012 @rule:603.2d @rule:603.12
  Scenario: What makes an ability trigger an additional time does nothing to the ability that follows from it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Panharmonicon   | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Alice      |
    And Alice's hand holds "Heart-Piercer Manticore"
    When Alice casts "Heart-Piercer Manticore"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                               | controller |
      | ability 1 of Heart-Piercer Manticore | Alice      |
      | ability 1 of Heart-Piercer Manticore | Alice      |
    When the top of the stack resolves
      | player | choice    | answer        |
      | Alice  | yes or no | yes           |
      | Alice  | objects   | Grizzly Bears |
      | Alice  | targets   | Bob           |
    Then the stack holds, from the top
      | object                               | controller | targets |
      | ability of Heart-Piercer Manticore   | Alice      | Bob     |
      | ability 1 of Heart-Piercer Manticore | Alice      |         |
    When the top of the stack resolves
    Then Bob has 18 life

  @id:trigger-0013 @rule:603.2c @rule:119.9
  Scenario: Two creatures with lifelink that deal damage at once make two gains of life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller | as     |
      | Ajani's Pridemate    | Alice      |        |
      | Knight of Meadowgrain | Alice     | first  |
      | Knight of Meadowgrain | Alice     | second |
    When Alice attacks Bob with "first" and "second"
    And the game advances to Alice's first-strike combat damage step
    Then Alice has 24 life
    And the stack holds, from the top
      | object                       | controller |
      | ability of Ajani's Pridemate | Alice      |
      | ability of Ajani's Pridemate | Alice      |
    When the stack resolves until empty
    Then "Ajani's Pridemate" has 2 +1/+1 counters

  @id:trigger-0014 @rule:603.2c @rule:121.2
  Scenario: An ability on drawing a card triggers for each card that one spell draws
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Dreams | Bob        |
    And Alice's hand holds "Divination"
    When Alice casts "Divination"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Underworld Dreams | Bob        |
      | ability of Underworld Dreams | Bob        |
    When the stack resolves until empty
    Then Alice has 18 life
    And Bob has 20 life

  @id:trigger-0015 @rule:603.2c @rule:701.9a
  Scenario: An ability on discarding a card triggers for each card discarded at once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Megrim    | Alice      |
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds
      | card          |
      | Grizzly Bears |
      | Hill Giant    |
    When Alice casts "Mind Rot" targeting Bob
    And the top of the stack resolves
    Then the stack holds, from the top
      | object            | controller |
      | ability of Megrim | Alice      |
      | ability of Megrim | Alice      |
    When the stack resolves until empty
    Then Bob has 16 life

  @id:trigger-0016 @rule:603.2 @rule:601.2i
  Scenario: An ability on casting a spell resolves before the spell, and whatever becomes of the spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | Guttersnipe | Alice     |
    And Alice's hand holds "Shock"
    And Bob's hand holds "Counterspell"
    When Alice casts "Shock" targeting Bob
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Guttersnipe | Alice      |
      | Shock                  | Alice      |
    When Alice passes priority
    And Bob casts "Counterspell" targeting "Shock"
    And the top of the stack resolves
    Then "Shock" is in Alice's graveyard
    And the stack holds, from the top
      | object                 | controller |
      | ability of Guttersnipe | Alice      |
    When the top of the stack resolves
    Then Bob has 18 life

  @id:trigger-0017 @rule:603.2 @rule:115.1
  Scenario: An ability on becoming a target is above what targets, and resolves first
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
      | Phantasmal Bear     | Bob        |
      | Grizzly Bears       | Bob        |
    When Alice activates "Prodigal Pyromancer" targeting "Phantasmal Bear"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Phantasmal Bear     | Bob        |
      | ability of Prodigal Pyromancer | Alice      |
    When the top of the stack resolves
    Then "Phantasmal Bear" is in Bob's graveyard

  @id:trigger-0018 @rule:603.2 @rule:509.3b
  Scenario: An ability on blocking resolves before combat damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Hill Giant   | Alice      |
      | Loyal Sentry | Bob        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Loyal Sentry"
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Loyal Sentry | Bob        |
    When the top of the stack resolves
    Then it is Alice's declare blockers step
    And "Hill Giant" is in Alice's graveyard
    And "Loyal Sentry" is in Bob's graveyard

  @id:trigger-0019 @rule:603.2c @rule:122.6
  Scenario: Two counters put at once are one occurrence for an ability on one or more counters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Hardened Scales | Alice     |
      | Herd Baloth    | Alice      |
    And Alice's hand holds "Battlegrowth"
    When Alice casts "Battlegrowth" targeting "Herd Baloth"
    And the top of the stack resolves
    Then "Herd Baloth" has 2 +1/+1 counters
    And the stack holds, from the top
      | object                 | controller |
      | ability of Herd Baloth | Alice      |

  @id:trigger-0020 @rule:603.2 @rule:708.2a
  Scenario: A face-down permanent has no ability to trigger, and one that is turned up later has missed the event
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state     |
      | Grinning Demon  | Alice      | face down |
      | Phyrexian Arena | Alice      |           |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Phyrexian Arena | Alice      |
    When Alice takes the special action turn face up with "Grinning Demon"
    And the stack resolves until empty
    Then "Grinning Demon" is a 6/6 Demon creature
    And Alice has 19 life
    When the game advances to Bob's upkeep
    Then Alice has 19 life
    When the game advances to Alice's upkeep
      | player | choice        | answer                                                        |
      | Alice  | trigger order | ability of Phyrexian Arena; ability 1 of Grinning Demon |
    Then the stack holds, from the top
      | object                      | controller |
      | ability 1 of Grinning Demon | Alice      |
      | ability of Phyrexian Arena  | Alice      |

  @id:trigger-0021 @rule:603.2c @rule:122.6
  Scenario: An ability on a counter that is put triggers for each of two that are put at once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller |
      | Hardened Scales | Alice     |
      | Fathom Mage    | Alice      |
    And Alice's hand holds "Battlegrowth"
    When Alice casts "Battlegrowth" targeting "Fathom Mage"
    And the top of the stack resolves
    Then "Fathom Mage" has 2 +1/+1 counters
    And the stack holds, from the top
      | object                   | controller |
      | ability 2 of Fathom Mage | Alice      |
      | ability 2 of Fathom Mage | Alice      |

  @id:trigger-0022 @rule:603.2
  Scenario: An ability that triggers only once each turn ignores the second event and triggers again in the next turn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Morbid Opportunist | Alice      |
      | Grizzly Bears      | Bob        |
      | Silvercoat Lion    | Bob        |
      | Elite Vanguard     | Bob        |
    And Alice's hand holds
      | card           | as     |
      | Murder         | first  |
      | Terminate      | second |
      | Lightning Bolt | third  |
    When Alice casts "first" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Morbid Opportunist | Alice      |
    When the top of the stack resolves
    And Alice casts "second" targeting "Silvercoat Lion"
    And the top of the stack resolves
    Then "Silvercoat Lion" is in Bob's graveyard
    And the stack is empty
    When the game advances to Bob's upkeep
    And Bob passes priority
    And Alice casts "third" targeting "Elite Vanguard"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                        | controller |
      | ability of Morbid Opportunist | Alice      |

  @id:trigger-0023 @rule:603.2d @rule:603.7
  Scenario: What makes abilities of permanents trigger an additional time does nothing to a spell's delayed ability
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Teysa Karlov       | Alice      |
      | Zulaport Cutthroat | Alice      |
      | Grizzly Bears      | Alice      |
    And Alice's hand holds "Searing Blood"
    When Alice casts "Searing Blood" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice        | answer                                                                                                   |
      | Alice  | trigger order | ability of Zulaport Cutthroat; ability of Zulaport Cutthroat #2; ability of Searing Blood |
    And the stack resolves until empty
    Then Alice has 19 life
    And Bob has 18 life

  @id:trigger-0024 @rule:603.2 @rule:508.3a @rule:508.4
  Scenario: A creature that is put onto the battlefield attacking has not attacked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Hellrider         | Alice      |
      | Hero of Bladehold | Alice      |
    When Alice attacks Bob with "Hero of Bladehold"
      | player | choice        | answer                                                                                             |
      | Alice  | trigger order | ability 2 of Hellrider; ability 1 of Hero of Bladehold; ability 2 of Hero of Bladehold |
    Then the stack holds, from the top
      | object                         | controller |
      | ability 2 of Hero of Bladehold | Alice      |
      | ability 1 of Hero of Bladehold | Alice      |
      | ability 2 of Hellrider         | Alice      |
    When the top of the stack resolves
    Then Alice has 4 creatures on the battlefield
    And the stack holds, from the top
      | object                         | controller |
      | ability 1 of Hero of Bladehold | Alice      |
      | ability 2 of Hellrider         | Alice      |
    When the stack resolves until empty
    Then Bob has 19 life

  @id:trigger-0025 @rule:603.2b @rule:507.2
  Scenario: An ability at the beginning of combat on its player's turn triggers before attackers are declared, and in no other turn
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent           | controller | state  |
      | Goblin Rabblemaster | Alice      | tapped |
    When the game advances to Bob's beginning of combat
    Then the stack is empty
    And Alice has 1 creature on the battlefield
    When the game advances to Alice's beginning of combat
    Then the stack holds, from the top
      | object                           | controller |
      | ability 2 of Goblin Rabblemaster | Alice      |
    When the top of the stack resolves
    Then Alice has 2 Goblin creatures on the battlefield
    And it is Alice's beginning of combat
    And Alice can pass priority

  @id:trigger-0026 @rule:603.2 @rule:113.6m
  Scenario: An ability that returns its card from the graveyard triggers in the graveyard only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller | as    |
      | Bloodghast | Alice      | alive |
    And Alice's graveyard holds
      | card       | as   |
      | Bloodghast | dead |
    And Alice's hand holds "Swamp"
    When Alice plays "Swamp"
    Then the stack holds, from the top
      | object            | controller |
      | ability 3 of dead | Alice      |
    When the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then "dead" is on the battlefield

  @id:trigger-0027 @rule:603.2c @rule:510.2
  Scenario: A creature that is dealt damage by two others at once is dealt damage once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state              |
      | Stuffy Doll   | Alice      | chosen player: Bob |
      | Grizzly Bears | Bob        |                    |
      | Hill Giant    | Bob        |                    |
    When Alice attacks Bob with "Stuffy Doll"
    And Bob blocks
      | blocker       | blocks      |
      | Grizzly Bears | Stuffy Doll |
      | Hill Giant    | Stuffy Doll |
    And the game advances to Alice's combat damage step
    Then "Stuffy Doll" has 5 damage
    And the stack holds, from the top
      | object                   | controller |
      | ability 3 of Stuffy Doll | Alice      |
    When the top of the stack resolves
    Then Bob has 15 life

  @id:trigger-0814 @rule:603.2c @rule:510.2
  Scenario: A source that deals damage to two blockers at once deals damage once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                  |
      | Hill Giant    | Alice      |                        |
      | Spirit Link   | Alice      | attached to Hill Giant |
      | Grizzly Bears | Bob        |                        |
      | Memnite       | Bob        |                        |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears" and "Memnite"
    And the game advances to Alice's combat damage step
      | choice   | answer                           |
      | division | 2 to Grizzly Bears; 1 to Memnite |
    Then the stack holds, from the top
      | object                   | controller |
      | ability 2 of Spirit Link | Alice      |
    When the top of the stack resolves
    Then Alice has 23 life

  @id:trigger-0815 @rule:603.2c @rule:510.2
  Scenario: Two sources that deal damage at once each deal damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Hill Giant     | Alice      |
      | Grizzly Bears  | Alice      |
      | Noble Purpose  | Alice      |
    When Alice attacks Bob with "Hill Giant" and "Grizzly Bears"
    And the game advances to Alice's combat damage step
    Then Bob has 15 life
    And the stack holds, from the top
      | object                   | controller |
      | ability of Noble Purpose | Alice      |
      | ability of Noble Purpose | Alice      |
    When the stack resolves until empty
    Then Alice has 25 life

  @id:trigger-0816 @rule:603.10 @rule:603.2 @invented
  Scenario: The draw that gives an ability triggers it: triggering is judged with the effects that exist just after the event
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent     | controller |
      | Echoing Well  | Alice      |
      | Grizzly Bears | Alice      |
    When the game advances to Alice's draw step
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Grizzly Bears | Alice      |

  @id:trigger-0817 @rule:603.10 @rule:601.2i @invented
  Scenario: A first spell of the turn that is given storm for being the first has it as it becomes cast, and a second one has not
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent         | controller |
      | Overture of Sparks | Alice     |
    And Alice's hand holds
      | card  | as     |
      | Shock | first  |
      | Shock | second |
    When Alice casts "first" targeting Bob
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
      | first            | Alice      |
    When the stack resolves until empty
    And Alice casts "second" targeting Bob
    Then the stack holds, from the top
      | object | controller |
      | second | Alice      |

  @id:trigger-0910 @rule:603.2h
  Scenario: What is to be done only once each turn is asked for until it was done, and triggers no more that turn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Nykthos Paragon | Alice      |
      | Soul Warden     | Alice      |
    And Alice's hand holds "Memnite", "Ornithopter" and "Elvish Mystic"
    When Alice casts "Memnite"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | no     |
    And Alice casts "Ornithopter"
    And the stack resolves until empty
      | choice    | answer |
      | yes or no | yes    |
    Then "Memnite" has 1 +1/+1 counter
    When Alice casts "Elvish Mystic"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 23 life
    And the stack is empty
    And "Elvish Mystic" has no counters

  @id:trigger-0911 @rule:603.2h
  Scenario: Of two abilities that triggered before it was done, the second doesn't do again what is done only once each turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | as |
      | Nykthos Paragon       | Alice      |    |
      | Vampire Nighthawk     | Alice      | N1 |
      | Vampire Nighthawk     | Alice      | N2 |
    When Alice attacks Bob with "N1" and "N2"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                       |
      | ability 1 of Nykthos Paragon |
      | ability 1 of Nykthos Paragon |
    When the stack resolves until empty
      | choice    | answer |
      | yes or no | yes    |
    Then "N1" has 2 +1/+1 counters
    And "Nykthos Paragon" has 2 +1/+1 counters
