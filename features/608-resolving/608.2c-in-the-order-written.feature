Feature: Instructions in the order written
  What a spell or ability says is done one thing after another, as far as it is possible. Choices that it leaves open are made as
  it comes to them, in turn order where several players choose, and nobody can choose what can't be done.

  @id:resolve-0101 @rule:608.2c @rule:609.3
  Scenario: An instruction that is impossible is passed over, and the others are followed
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Island        | Alice      |
      | Mountain      | Bob        |
    And Alice's hand holds
      | card     |
      | Smallpox |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice casts "Smallpox"
    And the stack resolves until empty
    Then Alice has 19 life
    And Bob has 19 life
    And "Shock" is in Bob's graveyard
    And "Grizzly Bears" is in Bob's graveyard
    And "Island" is in Alice's graveyard
    And "Mountain" is in Bob's graveyard
    And "Smallpox" is in Alice's graveyard

  @id:resolve-0102 @rule:608.2c
  Scenario: What an earlier instruction has taken is not there for a later one
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{B} |
    And the battlefield holds
      | permanent    | controller |
      | Dryad Arbor  | Bob        |
      | Forest       | Bob        |
      | Dryad Arbor  | Alice      |
    And Alice's hand holds
      | card     |
      | Smallpox |
    When Alice casts "Smallpox"
    And the stack resolves until empty
    Then Bob's "Dryad Arbor" is in Bob's graveyard
    And "Forest" is in Bob's graveyard
    And Alice's "Dryad Arbor" is in Alice's graveyard
    And Alice has 19 life

  @id:resolve-0103 @rule:608.2c
  Scenario: What is said later of a countered spell changes where it goes, if it is countered
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {W}{W}{U}{C}{G}       |
      | Bob    | {U}{U}{U}{U}          |
    And the battlefield holds
      | permanent     | controller |
      | 6 Tundra      | Alice      |
    And Alice's hand holds
      | card            |
      | Supreme Verdict |
      | Divination      |
    And Bob's hand holds
      | card         | as    |
      | Memory Lapse | First |
      | Memory Lapse | Other |
    When Alice casts "Supreme Verdict"
    And Alice passes priority
    And Bob casts "First" targeting "Supreme Verdict"
    And the stack resolves until empty
    Then "Supreme Verdict" is in Alice's graveyard
    And "First" is in Bob's graveyard
    When Alice casts "Divination"
    And Alice passes priority
    And Bob casts "Other" targeting "Divination"
    And the stack resolves until empty
    Then Alice's library holds, from the top
      | card       |
      | Divination |

  @id:resolve-0104 @rule:608.2c @rule:614.6
  Scenario: Cards that are exiled instead were discarded nevertheless
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana            |
      | Alice  | {B}{B}{B}{B}    |
    And the battlefield holds
      | permanent           | controller |
      | Leyline of the Void | Alice      |
    And Alice's hand holds
      | card       |
      | Syphon Mind |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice casts "Syphon Mind"
    And the top of the stack resolves
    Then "Shock" is in exile
    And Alice has 1 card in hand
    And Carol has 0 cards in hand

  @id:resolve-0105 @rule:608.2c @rule:614.1a
  Scenario: What depends on the damage dealt counts the damage as it was dealt
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
      | Bob    | {W}          |
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Alice      |
    And Alice's hand holds
      | card                | as    |
      | Rite of Consumption | First |
      | Rite of Consumption | Other |
    And Bob's hand holds
      | card          |
      | Healing Salve |
    When Alice casts "First" targeting Bob
      | choice    | answer        |
      | sacrifice | Grizzly Bears |
    And Alice passes priority
    And Bob casts "Healing Salve"
      | choice  | answer |
      | modes   | 2      |
      | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 20 life
    And Alice has 20 life
    When Alice casts "Other" targeting Bob
    And the stack resolves until empty
    Then Bob has 18 life
    And Alice has 22 life

  @id:resolve-0106 @rule:608.2d @rule:608.2c
  Scenario: An option that can't be carried out can't be chosen
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent | controller |
      | 4 Mountain | Alice     |
    And Alice's hand holds
      | card          |
      | Keldon Raider |
    When Alice casts "Keldon Raider"
    And the stack resolves until empty
    Then Alice has 0 cards in hand
    And "Keldon Raider" is on the battlefield

  @id:resolve-0107 @rule:608.2c @rule:608.2d
  Scenario: "If you do" follows what was chosen and done
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {R}{R}{R}{R}{R}{R}{R}{R} |
    And Alice's hand holds
      | card          | as    |
      | Keldon Raider | First |
      | Keldon Raider | Other |
      | Shock         |       |
    When Alice casts "First"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then Alice has 2 cards in hand
    When Alice casts "Other"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Shock" is in Alice's graveyard
    And Alice has 1 card in hand

  @id:resolve-0108 @rule:608.2d @rule:121.3
  Scenario: Drawing from an empty library may be chosen
    Given a game between Alice and Bob
    And the players have
      | player | mana | library |
      | Alice  | {R}  | 10      |
      | Bob    |      | 0       |
    And the battlefield holds
      | permanent     | controller |
      | Rhystic Study | Bob        |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
      | player | choice    | answer |
      | Bob    | yes or no | yes    |
    Then Bob has lost the game

  @id:resolve-0109 @rule:608.2c @rule:608.2d
  Scenario: "If you can't" is what follows when there is nothing to sacrifice, and only then
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent       | controller |
      | Lord of the Pit | Alice      |
      | Grizzly Bears   | Alice      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And Alice has 20 life
    When the game advances to Bob's end step
    And the game advances to Alice's upkeep
    And the top of the stack resolves
    Then Alice has 13 life
    And "Lord of the Pit" is on the battlefield

  @id:resolve-0110 @rule:608.2e @rule:101.4
  Scenario: Each instruction is chosen in turn order and done by all at once before the next
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent        | controller |
      | Zulaport Cutthroat | Alice    |
      | Grizzly Bears    | Alice      |
      | Hill Giant       | Bob        |
      | Elite Vanguard   | Bob        |
      | Savannah Lions   | Bob        |
    And Alice's hand holds
      | card            |
      | Barter in Blood |
    When Alice casts "Barter in Blood"
    And the top of the stack resolves until Bob is asked for objects
    Then "Grizzly Bears" is on the battlefield
    And Bob can't choose "Grizzly Bears"
    When Bob chooses "Hill Giant" and "Savannah Lions"
    Then "Grizzly Bears" is in Alice's graveyard
    And "Hill Giant" is in Bob's graveyard
    And "Elite Vanguard" is on the battlefield
    And the stack holds, from the top
      | object                          |
      | ability 1 of Zulaport Cutthroat |
      | ability 1 of Zulaport Cutthroat |

  @id:resolve-0111 @rule:608.2f
  Scenario: All that one instruction destroys dies at the same time
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}{W} |
    And the battlefield holds
      | permanent      | controller |
      | Blood Artist   | Alice      |
      | Grizzly Bears  | Bob        |
      | Darksteel Myr  | Bob        |
    And Alice's hand holds
      | card            |
      | Day of Judgment |
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
      | player | choice  | answer |
      | Alice  | targets | Bob    |
      | Alice  | targets | Bob    |
    Then the stack holds, from the top
      | object                    | targets |
      | ability 1 of Blood Artist | Bob     |
      | ability 1 of Blood Artist | Bob     |
    And "Darksteel Myr" is on the battlefield

  @id:resolve-0112 @rule:608.2g @rule:605.3a @rule:117.1
  Scenario: While something resolves nobody can cast or activate, but for mana that is asked for
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Bob    | {U}{U} |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
      | 5 Mountain          | Alice      |
    And Alice's hand holds
      | card           | as    |
      | Lightning Bolt | First |
      | Lightning Bolt | Other |
    And Bob's hand holds
      | card      |
      | Mana Leak |
    When Alice casts "First" targeting Bob
    And Alice passes priority
    And Bob casts "Mana Leak" targeting "First"
    Then Bob has priority
    When the top of the stack resolves until Alice is asked for yes or no
    Then nobody has priority
    And Alice can't cast "Other" targeting Bob
    And Alice can't activate "Prodigal Pyromancer" targeting Bob
    When Alice chooses yes
    Then "First" is on the stack
    And Alice has 4 tapped lands on the battlefield
    And Alice can activate "Prodigal Pyromancer" targeting Bob

  @id:resolve-0113 @rule:608.2g
  Scenario: What is cast while something resolves waits on the stack until that has resolved
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent        | controller |
      | Isochron Scepter | Alice      |
      | Guttersnipe      | Alice      |
    And Alice's exile holds
      | card           | state                        |
      | Lightning Bolt | exiled with Isochron Scepter |
    When Alice activates ability 2 of "Isochron Scepter"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object                   | controller |
      | ability 1 of Guttersnipe | Alice      |
      | copy of Lightning Bolt   | Alice      |
    And Alice has priority
    When the stack resolves until empty
    Then Bob has 15 life
    And "Lightning Bolt" is in exile

  @id:resolve-0114 @rule:608.2j
  Scenario: An effect that speaks of a characteristic does not ask what else an object is
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {B}{B}{B} |
    And the battlefield holds
      | permanent        | controller |
      | Tidehollow Sculler | Bob      |
      | Elite Vanguard   | Bob        |
      | Black Knight     | Bob        |
    And Alice's hand holds
      | card          |
      | Virtue's Ruin |
    When Alice casts "Virtue's Ruin"
    And the top of the stack resolves
    Then "Tidehollow Sculler" is in Bob's graveyard
    And "Elite Vanguard" is in Bob's graveyard
    And "Black Knight" is on the battlefield

  @id:resolve-0115 @rule:608.2k
  Scenario: What an ability's event spoke of is affected though it is no creature any more
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Alice      |
      | Wall of Tears   | Bob        |
      | Vedalken Orrery | Bob        |
      | 3 Forest        | Bob        |
    And Bob's hand holds
      | card               |
      | Song of the Dryads |
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Tears"
    And Alice passes priority
    And Bob casts "Song of the Dryads" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is a Forest land
    When the game advances to Alice's end of combat
    And the stack resolves until empty
    Then "Grizzly Bears" is in Alice's hand

  @id:resolve-0116 @rule:608.2m @rule:608.2c @invented
  Scenario: A spell that leaves the stack as it resolves is carried out to its end
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {W}  |
    And Alice's hand holds
      | card               |
      | Recollected Errand |
    When Alice casts "Recollected Errand"
    And the top of the stack resolves
    Then "Recollected Errand" is in Alice's hand
    And Alice has 23 life
    And the stack is empty

  @id:resolve-0117 @rule:608.2n
  Scenario: A spell is put into the graveyard last, and does not find itself there
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And Alice's graveyard holds
      | card          |
      | Shock         |
      | Divination    |
      | Grizzly Bears |
    And Alice's hand holds
      | card                |
      | Rise from the Tides |
    When Alice casts "Rise from the Tides"
    And the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    And "Rise from the Tides" is in Alice's graveyard

  @id:resolve-0118 @rule:608.2n @rule:704.3
  Scenario: State-based actions wait until the spell is in the graveyard
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent | controller |
      | Tarmogoyf | Bob        |
    And Alice's graveyard holds
      | card          |
      | Grizzly Bears |
      | Forest        |
    And Alice's hand holds
      | card           | as    |
      | Lightning Bolt | First |
      | Lightning Bolt | Other |
    Then "Tarmogoyf" is 2/3
    When Alice casts "First" targeting "Tarmogoyf"
    And the top of the stack resolves
    Then "Tarmogoyf" is 3/4
    And "Tarmogoyf" has 3 damage
    And "Tarmogoyf" is on the battlefield
    When Alice casts "Other" targeting "Tarmogoyf"
    And the top of the stack resolves
    Then "Tarmogoyf" is in Bob's graveyard

  @id:resolve-0119 @rule:608.2c @rule:704.3
  Scenario: A player at 0 life who gains life before the spell has resolved has not lost
    Given a game between Alice and Bob
    And the players have
      | player | mana      | life |
      | Alice  | {R}{W}    | 3    |
      | Bob    | {R}       | 20   |
    And Alice's hand holds
      | card            |
      | Lightning Helix |
    And Bob's hand holds
      | card           |
      | Lightning Bolt |
    When Alice casts "Lightning Helix" targeting Alice
    And the top of the stack resolves
    Then Alice has 3 life
    And the game goes on
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting Alice
    And the top of the stack resolves
    Then Alice has lost the game

  @id:resolve-0120 @rule:608.2d @rule:701.9b
  Scenario: Cards discarded at random are chosen by chance and discarded together
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{B} |
    And Alice's hand holds
      | card             |
      | Hymn to Tourach |
    And Bob's hand holds
      | card          |
      | Shock         |
      | Grizzly Bears |
      | Divination    |
    When Alice casts "Hymn to Tourach" targeting Bob
    And the top of the stack resolves
      | choice | answer            |
      | random | Shock; Divination |
    Then "Shock" is in Bob's graveyard
    And "Divination" is in Bob's graveyard
    And Bob's hand holds "Grizzly Bears" and nothing more

  @id:resolve-0121 @rule:608.2c @rule:701.19c
  Scenario: What is said later of a creature that is destroyed counts as it is destroyed
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Bob    | {B}{B} |
    And the battlefield holds
      | permanent        | controller | as    |
      | Drudge Skeletons | Bob        | First |
      | Drudge Skeletons | Bob        | Other |
      | 5 Swamp          | Alice      |       |
      | 2 Mountain       | Alice      |       |
    And Alice's hand holds
      | card      |
      | Terminate |
      | Murder    |
    When Alice passes priority
    And Bob activates "First"
    And the top of the stack resolves
    And Alice passes priority
    And Bob activates "Other"
    And the top of the stack resolves
    And Alice casts "Murder" targeting "First"
    And the top of the stack resolves
    Then "First" is on the battlefield
    And "First" is tapped
    When Alice casts "Terminate" targeting "Other"
    And the top of the stack resolves
    Then "Other" is in Bob's graveyard

  @id:resolve-0122 @rule:608.2h @rule:400.7
  Scenario: An ability does not find its source after that has left and come back
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {G}{G}    |
    And the battlefield holds
      | permanent         | controller | as    |
      | Basking Rootwalla | Alice      | First |
      | Basking Rootwalla | Alice      | Other |
      | Plains            | Alice      |       |
      | 2 Forest          | Alice      |       |
    And Alice's hand holds
      | card       |
      | Cloudshift |
    When Alice activates "First"
    And Alice casts "Cloudshift" targeting "First"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "First" is 1/1
    When Alice activates "Other"
    And the top of the stack resolves
    Then "Other" is 3/3

  @id:resolve-0306 @rule:608.2d @rule:612.1
  Scenario: A word can't be replaced by itself where another one is asked for
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And the battlefield holds
      | permanent  | controller |
      | Bog Wraith | Bob        |
    And Alice's hand holds "Magical Hack"
    When Alice casts "Magical Hack" targeting "Bog Wraith"
    And the top of the stack resolves until Alice is asked for name
    And Alice chooses Swamp until Alice is asked for name
    Then Alice can't choose Swamp
    And Alice can choose Island
    When Alice chooses Island
    Then "Bog Wraith" has islandwalk

  @id:resolve-0307 @rule:608.2d @rule:701.21a
  Scenario: Of two ways to do something, one that is impossible can't be chosen on resolution
    Given a game between Alice and Bob
    And it is Alice's untap step
    And the battlefield holds
      | permanent          | controller |
      | Worms of the Earth | Bob        |
      | Forest             | Alice      |
      | 2 Swamp            | Bob        |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
      | player | choice    | answer   |
      | Alice  | yes or no | yes      |
      | Bob    | yes or no | declines |
    Then Alice has 15 life
    And "Forest" is on the battlefield
    And "Worms of the Earth" is in Bob's graveyard

  @id:resolve-0226 @rule:608.2c
  Scenario: What comes second looks at the powers that the first part has left
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {G}{G}    |
    And the battlefield holds
      | permanent     | controller | as    |
      | Grizzly Bears | Alice      | One   |
      | Grizzly Bears | Alice      | Two   |
      | Hill Giant    | Alice      |       |
    And Alice's hand holds "Might of the Old Ways"
    When Alice casts "Might of the Old Ways" targeting "One"
    And the stack resolves until empty
    Then "One" is 4/4
    And Alice has 1 card in hand

  @id:resolve-0227 @rule:608.2c
  Scenario: Creatures with the same power count as one of the different powers
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {G}{G}    |
    And the battlefield holds
      | permanent     | controller | as    |
      | Grizzly Bears | Alice      | One   |
      | Grizzly Bears | Alice      | Two   |
      | Hill Giant    | Alice      |       |
    And Alice's hand holds "Might of the Old Ways"
    When Alice casts "Might of the Old Ways" targeting "Hill Giant"
    And the stack resolves until empty
    Then "Hill Giant" is 5/5
    And Alice has 0 cards in hand

  @id:resolve-0500 @rule:608.2c @rule:608.2f @invented
  Scenario: What one player did of what each could do has been done, though the last one didn't
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Shared Offering"
    When Alice casts "Shared Offering"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
      | Bob    | yes or no | no     |
    Then Alice has 18 life
    And Alice has 1 card in hand

  @id:resolve-0228 @rule:608.2c
  Scenario: The creature with the least power is destroyed, a tie included, and another target isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{B} |
    And the battlefield holds
      | permanent     | controller | as  |
      | Hill Giant    | Bob        |     |
      | Grizzly Bears | Bob        | One |
      | Grizzly Bears | Alice      | Two |
      | Steel Wall    | Bob        |     |
    And Alice's graveyard holds "Ornithopter"
    And Alice's hand holds
      | card             | as    |
      | Wretched Banquet | First |
      | Wretched Banquet | Other |
    When Alice casts "First" targeting "One"
    And the stack resolves until empty
    Then "One" is on the battlefield
    When Alice casts "Other" targeting "Steel Wall"
    And the stack resolves until empty
    Then "Steel Wall" is in Bob's graveyard

  @id:resolve-0229 @rule:608.2c @rule:122.1f
  Scenario: A spell is countered when its controller is poisoned, and not when somebody else is
    Given a game between Alice and Bob
    And the players have
      | player | mana         | counters         |
      | Alice  | {R}{R}       |                  |
      | Bob    | {U}{U}{U}{U} | 1 poison counter |
    And Alice's hand holds "Shock"
    And Bob's hand holds "Corrupted Resolve"
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob casts "Corrupted Resolve" targeting "Shock"
    And the stack resolves until empty
    Then Bob has 18 life

  @id:resolve-0230 @rule:608.2c @rule:122.1f
  Scenario: The spell of a poisoned player is countered
    Given a game between Alice and Bob
    And the players have
      | player | mana         | counters         |
      | Alice  | {R}{R}       | 1 poison counter |
      | Bob    | {U}{U}{U}{U} |                  |
    And Alice's hand holds "Shock"
    And Bob's hand holds "Corrupted Resolve"
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    And Bob casts "Corrupted Resolve" targeting "Shock"
    And the stack resolves until empty
    Then Bob has 20 life
    And "Shock" is in Alice's graveyard

  @id:resolve-0231 @rule:608.2h
  Scenario: Who controlled a permanent is known when it has been returned to its owner's hand
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent     | controller | owner |
      | Grizzly Bears | Alice      | Bob   |
      | Hill Giant    | Bob        | Bob   |
    And Alice's hand holds
      | card     | as  |
      | Geistwave | One |
      | Geistwave | Two |
    When Alice casts "One" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" is in Bob's hand
    And Alice has 2 cards in hand
    When Alice casts "Two" targeting "Hill Giant"
    And the stack resolves until empty
    Then "Hill Giant" is in Bob's hand
    And Alice has 1 card in hand

  @id:resolve-0232 @rule:608.2i
  Scenario: Three creatures that died this turn are enough, the dead source among them
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{C}{C} |
    And the battlefield holds
      | permanent      | controller |
      | Inga Rune-Eyes | Alice      |
      | Grizzly Bears  | Alice      |
      | Hill Giant     | Bob        |
    And Alice's hand holds "Wrath of God"
    When Alice casts "Wrath of God"
    And the stack resolves until empty
    Then Alice has 3 cards in hand

  @id:resolve-0233 @rule:608.2i
  Scenario: Two creatures that died this turn are not three
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{C}{C} |
    And the battlefield holds
      | permanent      | controller |
      | Inga Rune-Eyes | Alice      |
      | Hill Giant     | Bob        |
    And Alice's hand holds "Wrath of God"
    When Alice casts "Wrath of God"
    And the stack resolves until empty
    Then Alice has 0 cards in hand

  @id:resolve-0234 @rule:608.2i
  Scenario: What was dealt damage this turn is dealt more, and nothing else
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Serra Angel   | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card    |
      | Shock   |
      | Inflame |
    When Alice casts "Shock" targeting "Serra Angel"
    And the stack resolves until empty
    And Alice casts "Inflame"
    And the stack resolves until empty
    Then "Serra Angel" is in Bob's graveyard
    And "Hill Giant" has 0 damage

  @id:resolve-0235 @rule:608.2d @rule:401.1
  Scenario: The bottom card of the target's library goes to the graveyard, and what it is counts
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}{C} |
    And the battlefield holds
      | permanent   | controller |
      | Cellar Door | Alice      |
    And Alice's library holds, from the top
      | card   |
      | Opt    |
      | Island |
    And Bob's library holds, from the top
      | card          |
      | Opt           |
      | Grizzly Bears |
    When Alice activates "Cellar Door" targeting Bob
    And the stack resolves until empty
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 1 card in library
    And Alice has 1 creature on the battlefield

  @id:resolve-0236 @rule:608.2d
  Scenario: What chance spares is not destroyed
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {B}{R}{C} |
    And the battlefield holds
      | permanent     | controller |
      | Serra Angel   | Bob        |
      | Hill Giant    | Bob        |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Last One Standing"
    When Alice casts "Last One Standing"
    And the stack resolves until empty
      | choice | answer     |
      | random | Hill Giant |
    Then the battlefield holds, and nothing more
      | permanent  |
      | Hill Giant |

  @id:resolve-0237 @rule:608.2d
  Scenario: Two cards are put back from the hand, and in that order
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {U}  |
    And Alice's hand holds
      | card       |
      | Brainstorm |
      | Shock      |
      | Opt        |
    When Alice casts "Brainstorm"
    And the stack resolves until empty
      | choice  | answer     |
      | objects | Shock; Opt |
      | order   | Shock; Opt |
    Then Alice has 3 cards in hand

  @id:resolve-0238 @rule:608.2d @rule:110.4
  Scenario: Up to seven permanent cards may be fewer, and other cards are none
    Given a game between Alice and Bob
    And the players have
      | player | library |
      | Alice  | 10      |
    And the battlefield holds
      | permanent                | controller | state               |
      | Ugin, the Spirit Dragon  | Alice      | 12 loyalty counters |
    And Alice's hand holds
      | card          |
      | Shock         |
      | Grizzly Bears |
      | Hill Giant    |
    When Alice activates ability 3 of "Ugin, the Spirit Dragon"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice can't choose "Shock"
    And Alice can choose "Grizzly Bears"
    And Alice can choose "Grizzly Bears" and "Hill Giant"

  @id:resolve-0902 @rule:608.2c
  Scenario: What is repeated once offers its choice again, with what is left then
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Remorseless Punishment"
    And Bob's hand holds "Opt"
    When Alice casts "Remorseless Punishment" targeting Bob
    And the top of the stack resolves
      | player | choice          | nth | answer        |
      | Bob    | yes or no       | 1   | yes           |
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 15 life
    And Bob has 1 card in hand
