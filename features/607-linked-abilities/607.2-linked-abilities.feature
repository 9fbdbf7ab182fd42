Feature: Linked abilities
  Two abilities of one object that are written to work together refer to each other alone: what another ability exiled or
  chose, of another object or of the same one, is nothing to them.

  @id:linked-0001 @rule:607.2a
  Scenario: Each of two permanents returns only the card that it has exiled itself
    Given a game between Alice and Bob
    And the players have
      | player | mana                         |
      | Alice  | {W}{W}{W}{W}{W}{W}{W}{W}     |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card          | as  |
      | Oblivion Ring | One |
      | Oblivion Ring | Two |
      | Disenchant    |     |
    When Alice casts "One"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    And Alice casts "Two"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    And the top of the stack resolves
    Then Bob has 0 creatures on the battlefield
    When Alice casts "Disenchant" targeting "Two"
    And the stack resolves until empty
    Then "Hill Giant" is on the battlefield
    And "Grizzly Bears" is in exile

  @id:linked-0002 @rule:607.2a @rule:400.7
  Scenario: What is exiled after the leaves-the-battlefield ability has resolved stays in exile
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {W}{W}{W}          |
      | Bob    | {W}{W}             |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card          |
      | Oblivion Ring |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Disenchant" targeting "Oblivion Ring"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability 2 of Oblivion Ring | Alice      |
      | ability 1 of Oblivion Ring | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    When the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And the stack is empty

  @id:linked-0003 @rule:607.2a @rule:400.7
  Scenario: A permanent that left and came back has no link to what it exiled before
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {W}{W}{W}{W}       |
      | Bob    | {U}{R}             |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card         |
      | Fiend Hunter |
      | Cloudshift   |
    And Bob's hand holds
      | card           |
      | Stifle         |
      | Lightning Bolt |
    When Alice casts "Fiend Hunter"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Grizzly Bears" is in exile
    When Alice casts "Cloudshift" targeting "Fiend Hunter"
    And the top of the stack resolves
      | choice        | answer                                               |
      | trigger order | ability 1 of Fiend Hunter; ability 2 of Fiend Hunter |
    And Alice passes priority
    And Bob casts "Stifle" targeting ability 2 of "Fiend Hunter"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Hill Giant" is in exile
    And the stack is empty
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Fiend Hunter"
    And the stack resolves until empty
    Then "Hill Giant" is on the battlefield
    And "Grizzly Bears" is in exile

  @id:linked-0004 @rule:607.2a @rule:400.7
  Scenario: A linked ability does not find a card that has left exile
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {W}{W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card               |
      | Oblivion Ring      |
      | Pull from Eternity |
      | Disenchant         |
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice casts "Pull from Eternity" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Disenchant" targeting "Oblivion Ring"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     |
      | ability 2 of Oblivion Ring |
    When the top of the stack resolves
    Then the stack is empty
    And "Grizzly Bears" is in Bob's graveyard

  @id:linked-0005 @rule:607.2b
  Scenario: What a replacement effect exiled is what the linked ability looks at
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {B}{B}{B}{B}{B}{B}{B} |
    And Alice's graveyard holds
      | card          |
      | Hill Giant    |
      | Grizzly Bears |
    And Alice's exile holds
      | card         |
      | Serra Angel  |
    And Alice's hand holds
      | card          |
      | Sutured Ghoul |
    When Alice casts "Sutured Ghoul"
    And the top of the stack resolves
      | choice  | answer     |
      | objects | Hill Giant |
    Then "Hill Giant" is in exile
    And "Sutured Ghoul" is 3/3

  @id:linked-0006 @rule:607.2d @rule:607.4
  Scenario: A choice is linked to each ability that speaks of it
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {C}{C}{C}{C} |
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
      | Forest    | Alice      |
    And Alice's hand holds
      | card           |
      | Paradise Plume |
      | Lightning Bolt |
      | Llanowar Elves |
    When Alice casts "Paradise Plume"
    And the top of the stack resolves
      | choice | answer |
      | color  | green  |
    And Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object         |
      | Lightning Bolt |
    When the top of the stack resolves
    And Alice casts "Llanowar Elves"
    Then the stack holds, from the top
      | object                      |
      | ability 2 of Paradise Plume |
      | Llanowar Elves              |
    When Alice activates "Paradise Plume"
    Then Alice has {G} in her mana pool

  @id:linked-0007 @rule:607.2d
  Scenario: The choice for one permanent is nothing to another one of the same name
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {G}  |
    And the battlefield holds
      | permanent          | controller | state                      | as  |
      | Adaptive Automaton | Alice      | chosen creature type: Bear | One |
      | Adaptive Automaton | Alice      | chosen creature type: Elf  | Two |
      | Grizzly Bears      | Alice      |                            |     |
      | Llanowar Elves     | Alice      |                            |     |
      | Hill Giant         | Alice      |                            |     |
    And Alice's hand holds
      | card          |
      | Elvish Mystic |
    Then "Grizzly Bears" is 3/3
    And "Llanowar Elves" is 2/2
    And "Hill Giant" is 3/3
    And "One" is 2/2
    And "Two" is 2/2
    And "One" is a Bear
    And "One" isn't an Elf
    And "Two" is an Elf
    When Alice casts "Elvish Mystic"
    And the top of the stack resolves
    Then "Elvish Mystic" is 2/2

  @id:linked-0008 @rule:607.2d @rule:707.5
  Scenario: What enters as a copy makes the choice itself
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent      | controller | state              |
      | Paradise Plume | Alice      | chosen color: green |
    And Alice's hand holds
      | card            |
      | Sculpting Steel |
    When Alice casts "Sculpting Steel"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | color     | white  |
    And Alice activates ability 3 of "Sculpting Steel"
    Then Alice has {W}{U} in her mana pool

  @id:linked-0009 @rule:607.5a
  Scenario: What becomes a copy later has no choice for the linked ability to speak of
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Bob    | {B}{B}       |
    And the battlefield holds
      | permanent             | controller |
      | Unstable Shapeshifter | Alice      |
      | 5 Plains              | Alice      |
    And Alice's hand holds
      | card         |
      | Voice of All |
    And Bob's hand holds
      | card     |
      | Doom Blade |
    When Alice casts "Voice of All"
    And the top of the stack resolves
      | choice | answer |
      | color  | black  |
    And the top of the stack resolves
    Then "Unstable Shapeshifter" is named "Voice of All"
    And "Unstable Shapeshifter" has flying
    When Alice passes priority
    Then Bob can't cast "Doom Blade" targeting "Voice of All"
    And Bob can cast "Doom Blade" targeting "Unstable Shapeshifter"

  @id:linked-0010 @rule:607.5a
  Scenario: A choice made for one copied ability is undefined for another one that is copied later
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the players have
      | player | mana               |
      | Alice  | {U}{U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent       | controller | state               |
      | Vedalken Orrery | Alice      |                     |
      | Voice of All    | Bob        | chosen color: red   |
      | Quirion Elves   | Bob        | chosen color: green |
      | Island          | Bob        |                     |
    And Alice's hand holds
      | card                |
      | Vesuvan Doppelganger |
    And Bob's hand holds
      | card     |
      | Unsummon |
    When Alice casts "Vesuvan Doppelganger"
    And the top of the stack resolves
      | choice    | answer       |
      | yes or no | yes          |
      | objects   | Voice of All |
      | color     | blue         |
    And Alice passes priority
    Then Bob can't cast "Unsummon" targeting "Vesuvan Doppelganger"
    And Bob can cast "Unsummon" targeting Bob's "Voice of All"
    When the game advances to Bob's end step
    And the game advances to Alice's upkeep
      | choice  | answer        |
      | targets | Quirion Elves |
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Vesuvan Doppelganger" is named "Quirion Elves"
    When Alice activates ability 3 of "Vesuvan Doppelganger"
    Then "Vesuvan Doppelganger" is tapped
    And Alice has no mana
    When Alice passes priority
    Then Bob can cast "Unsummon" targeting "Vesuvan Doppelganger"

  @id:linked-0011 @rule:607.2i @rule:702.33e
  Scenario: Each of two kickers is linked to its own ability
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {C}{C}{U}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card                 |
      | Stormscape Battlemage |
    When Alice casts "Stormscape Battlemage"
      | choice          | answer     |
      | additional cost | {W} kicker |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                             |
      | ability 3 of Stormscape Battlemage |
    When the top of the stack resolves
    Then Alice has 23 life
    And "Grizzly Bears" is on the battlefield

  @id:linked-0012 @rule:607.2i @rule:707.2
  Scenario: A permanent that copies a kicked one was not kicked
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {U}{U}{U}{U}{U}{U}{U}{U}{U}{W} |
    And Alice's hand holds
      | card                  |
      | Stormscape Battlemage |
      | Clone                 |
    When Alice casts "Stormscape Battlemage"
      | choice          | answer     |
      | additional cost | {W} kicker |
    And the stack resolves until empty
    Then Alice has 23 life
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Clone" is named "Stormscape Battlemage"
    And the stack is empty
    And Alice has 23 life

  @id:linked-0013 @rule:607.2m @rule:614.12c
  Scenario: An anchor word's ability is there only if its word was chosen
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state               | as  |
      | Citadel Siege | Alice      | chosen word: Khans   | One |
      | Citadel Siege | Alice      | chosen word: Dragons | Two |
      | Grizzly Bears | Alice      |                     |     |
      | Hill Giant    | Bob        |                     |     |
    When the game advances to Alice's beginning of combat
    Then the stack holds, from the top
      | object           | targets       |
      | ability 2 of One | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" has 2 +1/+1 counters
    When the game advances to Bob's beginning of combat
    Then the stack holds, from the top
      | object           | targets    |
      | ability 3 of Two | Hill Giant |
    When the top of the stack resolves
    Then "Hill Giant" is tapped

  @id:linked-0014 @rule:607.3
  Scenario: When the first ability has exiled several cards, the second one acts on each
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Grizzly Bears      | Bob        |
      | Hill Giant         | Bob        |
      | Strionic Resonator | Alice      |
      | 7 Plains           | Alice      |
    And Alice's hand holds
      | card          |
      | Oblivion Ring |
      | Disenchant    |
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And Alice activates "Strionic Resonator" targeting ability 1 of "Oblivion Ring"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    And the stack resolves until empty
    Then Bob has 0 creatures on the battlefield
    When Alice casts "Disenchant" targeting "Oblivion Ring"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     |
      | ability 2 of Oblivion Ring |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is on the battlefield

  @id:linked-0015 @rule:607.3 @rule:608.2g
  Scenario: Of two exiled cards "the exiled card" is each of them
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent        | controller |
      | Isochron Scepter | Alice      |
    And Alice's exile holds
      | card          | state                        |
      | Shock         | exiled with Isochron Scepter |
      | Healing Salve | exiled with Isochron Scepter |
    When Alice activates ability 2 of "Isochron Scepter"
    And the top of the stack resolves
      | choice    | source                | about | answer        |
      | yes or no | Isochron Scepter      |       | yes           |
      | objects   | Isochron Scepter      |       | Healing Salve |
      | modes     | copy of Healing Salve |       | 1             |
      | targets   | copy of Healing Salve |       | Alice         |
      | yes or no |                       | Shock | yes           |
      | targets   | copy of Shock         |       | Bob           |
    Then the stack holds, from the top
      | object                |
      | copy of Shock         |
      | copy of Healing Salve |
    When the stack resolves until empty
    Then Bob has 18 life
    And Alice has 23 life

  @id:linked-0031 @rule:607.3 @rule:608.2g @rule:707.12
  Scenario: Of several copies that may be cast in one resolution their controller says which is cast next, and may stop at one
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent        | controller |
      | Isochron Scepter | Alice      |
    And Alice's exile holds
      | card          | state                        |
      | Shock         | exiled with Isochron Scepter |
      | Healing Salve | exiled with Isochron Scepter |
    When Alice activates ability 2 of "Isochron Scepter"
    And the top of the stack resolves until Alice is asked for objects
      | choice    | answer |
      | yes or no | yes    |
    Then Alice can choose "Shock"
    And Alice can choose "Healing Salve"
    And Alice can't choose "Shock" and "Healing Salve"
    When Alice chooses "Shock"
      | choice    | about         | answer   |
      | targets   |               | Bob      |
      | yes or no | Healing Salve | declines |
    Then the stack holds, from the top
      | object        | targets |
      | copy of Shock | Bob     |

  @id:linked-0141 @rule:607.2d @rule:202.3 @rule:601.3
  Scenario: A number that was chosen for a permanent is what it speaks of, for noncreature spells alone
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{C} |
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Bob        |
      | 3 Forest   | Bob        |
    And Alice's hand holds "Sanctum Prelate"
    And Bob's hand holds
      | card           |
      | Shock          |
      | Searing Blood  |
      | Llanowar Elves |
    When Alice casts "Sanctum Prelate"
    And the stack resolves until empty
      | choice | answer |
      | number | 1      |
    And Alice passes priority
    Then Bob can't cast "Shock" targeting "Sanctum Prelate"
    And Bob can cast "Searing Blood" targeting "Sanctum Prelate"

  @id:linked-0142 @rule:607.2a
  Scenario: Each of two equal permanents returns what it exiled itself
    Given a game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {C}{C}{C}{C}{C}{C}    |
    And the battlefield holds
      | permanent     | controller | as    |
      | Synod Sanctum | Alice      | One   |
      | Synod Sanctum | Alice      | Two   |
      | Grizzly Bears | Alice      |       |
      | Hill Giant    | Alice      |       |
    When Alice activates ability 1 of "One" targeting "Grizzly Bears"
    And the stack resolves until empty
    And Alice activates ability 1 of "Two" targeting "Hill Giant"
    And the stack resolves until empty
    And Alice activates ability 2 of "One"
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is in exile
