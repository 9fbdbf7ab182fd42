Feature: Protection, part by part
  Protection stops damage, enchanting, equipping, blocking and targeting by what has the stated quality, and nothing else.

  @id:basic-0001 @rule:702.16b
  Scenario: A black spell cannot target a creature with protection from black
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | White Knight  | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Murder"
    When Alice tries to cast "Murder" targeting "White Knight"
    Then the action is refused
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "White Knight" is on the battlefield

  @id:basic-0002 @rule:702.16b
  Scenario: Protection binds its own controller's spells as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state  |
      | Plains        | Alice      |        |
      | Black Knight  | Alice      | tapped |
      | Grizzly Bears | Alice      | tapped |
    And Alice's hand holds "Cloudshift"
    When Alice tries to cast "Cloudshift" targeting "Black Knight"
    Then the action is refused
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is untapped
    And "Black Knight" is tapped

  @id:basic-0003 @rule:702.16c @rule:704.5m
  Scenario: A black Aura falls off when protection from black comes back
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Swamp         | Alice      |
      | Plains        | Alice      |
      | White Knight  | Bob        |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Ovinize", "Unholy Strength" and "Holy Strength"
    When Alice casts "Ovinize" targeting "White Knight"
    And the top of the stack resolves
    And Alice casts "Unholy Strength" targeting "White Knight"
    And the top of the stack resolves
    And Alice casts "Holy Strength" targeting "White Knight"
    And the top of the stack resolves
    Then "Unholy Strength" is attached to "White Knight"
    And "White Knight" is a 3/4 creature
    When the game advances to Bob's upkeep
    Then "Unholy Strength" is in Alice's graveyard
    And "Holy Strength" is attached to "White Knight"
    And "White Knight" is a 3/4 creature

  @id:basic-0004 @rule:702.16e @rule:615.1
  Scenario: Damage from a red sorcery to a creature with protection from red is prevented
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state             |
      | 2 Mountain     | Alice      |                   |
      | Voice of All   | Bob        | chosen color: red |
      | Grizzly Bears  | Bob        |                   |
    And Alice's hand holds "Pyroclasm"
    When Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Voice of All" is on the battlefield
    And "Voice of All" has 0 damage

  @id:basic-0005 @rule:702.16e @rule:510.2
  Scenario: A creature with protection deals combat damage to a black attacker and takes none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Bog Wraith   | Alice      |
      | White Knight | Bob        |
    When Alice attacks with "Bog Wraith"
    And Bob blocks "Bog Wraith" with "White Knight"
    And the game advances to Alice's end of combat
    Then "White Knight" has 0 damage
    And "Bog Wraith" has 2 damage

  @id:basic-0006 @rule:702.16f
  Scenario: A black creature cannot block a creature with protection from black
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | White Knight  | Alice      |
      | Bog Wraith    | Bob        |
      | Grizzly Bears | Bob        |
    When Alice attacks with "White Knight"
    And Bob tries to block "White Knight" with "Bog Wraith"
    Then the action is refused
    When Bob blocks "White Knight" with "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then "Grizzly Bears" is in Bob's graveyard
    And Bob has 20 life

  @id:basic-0007 @rule:702.16b @rule:701.8a
  Scenario: Protection from black does not stop a black spell that destroys all creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | 4 Swamp      | Alice      |
      | White Knight | Bob        |
    And Alice's hand holds "Damnation"
    When Alice casts "Damnation"
    And the top of the stack resolves
    Then "White Knight" is in Bob's graveyard

  @id:basic-0008 @rule:702.16e @rule:704.5f
  Scenario: Protection from black does not stop a black effect that lowers toughness
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | 3 Swamp      | Alice      |
      | White Knight | Bob        |
      | Hill Giant   | Bob        |
    And Alice's hand holds "Infest"
    When Alice casts "Infest"
    And the top of the stack resolves
    Then "White Knight" is in Bob's graveyard
    And "Hill Giant" is a 1/1 creature

  @id:basic-0009 @rule:702.16a @rule:702.16e
  Scenario: Protection from Dragons prevents the damage of a Dragon and not that of a red spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Shivan Dragon    | Alice      |
      | Forest           | Alice      |
      | Mountain         | Alice      |
      | Baneslayer Angel | Bob        |
    And Alice's hand holds "Giant Growth" and "Lightning Bolt"
    When Alice casts "Giant Growth" targeting "Shivan Dragon"
    And the top of the stack resolves
    And Alice attacks with "Shivan Dragon"
    And Bob blocks "Shivan Dragon" with "Baneslayer Angel"
    And the game advances to Alice's end of combat
    Then "Shivan Dragon" has 5 damage
    And "Baneslayer Angel" has 0 damage
    When Alice casts "Lightning Bolt" targeting "Baneslayer Angel"
    And the top of the stack resolves
    Then "Baneslayer Angel" has 3 damage

  @id:basic-0010 @rule:702.16b
  Scenario: A red creature's ability cannot target a creature with protection from red
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state             |
      | Prodigal Pyromancer | Alice      |                   |
      | Voice of All        | Bob        | chosen color: red |
      | Elvish Mystic       | Bob        |                   |
    When Alice tries to activate "Prodigal Pyromancer" targeting "Voice of All"
    Then the action is refused
    When Alice activates "Prodigal Pyromancer" targeting "Elvish Mystic"
    And the top of the stack resolves
    Then "Elvish Mystic" is in Bob's graveyard

  @id:basic-0022 @rule:702.16b @rule:702.16d @rule:702.6a
  Scenario: A creature with protection from artifacts can't be the target of an equip ability, and another creature can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Bonesplitter    | Alice      |
      | Tel-Jilad Chosen | Alice     |
      | Grizzly Bears   | Alice      |
      | Mountain        | Alice      |
    When Alice tries to activate "Bonesplitter" targeting "Tel-Jilad Chosen"
    Then the action is refused
    When Alice activates "Bonesplitter" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Bonesplitter" is attached to "Grizzly Bears"

  @id:basic-0023 @rule:702.16d @rule:704.5n
  Scenario: Equipment with the stated quality becomes unattached and stays on the battlefield
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                        |
      | 3 Island        | Alice      |                              |
      | Tel-Jilad Chosen | Alice     |                              |
      | Bonesplitter    | Alice      |                              |
      | Mountain        | Alice      |                              |
    And Alice's hand holds "Turn to Frog"
    When Alice casts "Turn to Frog" targeting "Tel-Jilad Chosen"
    And the top of the stack resolves
    And Alice activates "Bonesplitter" targeting "Tel-Jilad Chosen"
    And the top of the stack resolves
    Then "Tel-Jilad Chosen" is a 3/1 creature
    When the game advances to Bob's upkeep
    Then "Bonesplitter" is on the battlefield
    And "Bonesplitter" isn't attached to "Tel-Jilad Chosen"
    And "Tel-Jilad Chosen" is a 2/1 creature

  @id:basic-0024 @rule:702.16b @rule:702.16c
  Scenario: An Aura spell can't target a creature with protection from enchantments, and an instant can
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | 2 Island          | Alice      |
      | Forest            | Alice      |
      | Azorius First-Wing | Alice     |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds "Flight" and "Giant Growth"
    When Alice tries to cast "Flight" targeting "Azorius First-Wing"
    Then the action is refused
    And Alice can cast "Flight" targeting "Grizzly Bears"
    When Alice casts "Giant Growth" targeting "Azorius First-Wing"
    And the top of the stack resolves
    Then "Azorius First-Wing" is a 5/5 creature

  @id:basic-0025 @rule:702.16b @rule:608.2b
  Scenario: A spell doesn't resolve when its only target has gained protection from its color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Plains           | Alice      |
      | Obsidian Acolyte | Alice      |
      | Grizzly Bears    | Alice      |
      | Hill Giant       | Alice      |
      | 3 Swamp          | Bob        |
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Bob        | Grizzly Bears |
    When Alice activates "Obsidian Acolyte" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Murder" is in Bob's graveyard

  @id:basic-0026 @rule:702.16b @rule:608.2b
  Scenario: A spell with two targets still affects the one that gained no protection
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Plains          | Alice      |
      | Crimson Acolyte | Alice      |
      | Grizzly Bears   | Alice      |
      | 2 Mountain      | Bob        |
    And the stack holds, from the top
      | object    | controller | targets              |
      | Arc Trail | Bob        | Grizzly Bears; Alice |
    When Alice activates "Crimson Acolyte" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" has 0 damage
    And Alice has 19 life

  @id:basic-0027 @rule:702.16g @rule:702.16b
  Scenario: Protection from black and from red is protection from each of the two colors
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Paladin en-Vec | Bob       |
    And Alice's hand holds "Lightning Bolt", "Murder" and "Swords to Plowshares"
    When Alice tries to cast "Lightning Bolt" targeting "Paladin en-Vec"
    Then the action is refused
    When Alice tries to cast "Murder" targeting "Paladin en-Vec"
    Then the action is refused
    When Alice casts "Swords to Plowshares" targeting "Paladin en-Vec"
    And the top of the stack resolves
    Then "Paladin en-Vec" is in exile
    And Bob has 22 life

  @id:basic-0028 @rule:702.16b
  Scenario: A spell of two colors has each of them, and one is enough
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Swamp        | Alice      |
      | Mountain     | Alice      |
      | White Knight | Bob        |
      | Hill Giant   | Bob        |
    And Alice's hand holds "Terminate"
    When Alice tries to cast "Terminate" targeting "White Knight"
    Then the action is refused
    When Alice casts "Terminate" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:basic-0029 @rule:702.16j
  Scenario: A permanent with protection from everything can't be targeted even by its controller, nor blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Forest      | Alice      |
      | Progenitus    | Alice      |
      | Grizzly Bears | Alice      |
      | Memnite       | Bob        |
    And Alice's hand holds "Giant Growth"
    Then Alice can cast "Giant Growth" targeting "Grizzly Bears"
    When Alice tries to cast "Giant Growth" targeting "Progenitus"
    Then the action is refused
    When Alice attacks with "Progenitus" and "Grizzly Bears"
    And Bob tries to block "Progenitus" with "Memnite"
    Then the action is refused
    And Bob can block "Grizzly Bears" with "Memnite"
    When Bob blocks
    And the game advances to Alice's end of combat
    Then Bob has 8 life

  @id:basic-0030 @rule:702.16j @rule:702.16e
  Scenario: Protection from everything prevents all damage, but not destruction by what does not target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 6 Mountain    | Alice      |
      | 5 Plains      | Alice      |
      | Progenitus    | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Earthquake" and "Day of Judgment"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 3      |
    And the top of the stack resolves
    Then "Progenitus" has 0 damage
    And "Hill Giant" is in Bob's graveyard
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Progenitus" isn't on the battlefield

  @id:basic-0031 @rule:702.16k
  Scenario: Protection from a player binds what that player controls and nothing else
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                |
      | 2 Mountain        | Alice      |                      |
      | Forest            | Bob        |                      |
      | True-Name Nemesis | Bob        | chosen player: Alice |
      | Grizzly Bears     | Bob        |                      |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Giant Growth"
    When Alice tries to cast "Lightning Bolt" targeting "True-Name Nemesis"
    Then the action is refused
    And Alice can cast "Lightning Bolt" targeting "Grizzly Bears"
    When Alice passes priority
    And Bob casts "Giant Growth" targeting "True-Name Nemesis"
    And the top of the stack resolves
    Then "True-Name Nemesis" is a 6/4 creature

  @id:basic-0032 @rule:702.16k @rule:702.16e
  Scenario: Protection from a player prevents the damage of that player's sources, and not that of another's
    Given a game between Alice, Bob and Cara
    And the battlefield holds
      | permanent         | controller | state                | as      |
      | 3 Mountain        | Alice      |                      |         |
      | True-Name Nemesis | Bob        | chosen player: Alice | Safe    |
      | True-Name Nemesis | Bob        | chosen player: Cara  | Exposed |
      | Hill Giant        | Cara       |                      |         |
    And Alice's hand holds "Earthquake"
    When Alice casts "Earthquake"
      | choice | answer |
      | x      | 1      |
    And the top of the stack resolves
    Then "Exposed" is in Bob's graveyard
    And "Safe" is on the battlefield
    And "Safe" has 0 damage
    And "Hill Giant" has 1 damage

  @id:basic-0033 @rule:702.16k @rule:702.16f
  Scenario: Creatures of the player whom protection names can't block, those of others can
    Given a game between Alice, Bob and Cara
    And the battlefield holds
      | permanent         | controller | state               | as     |
      | True-Name Nemesis | Alice      | chosen player: Bob  | First  |
      | True-Name Nemesis | Alice      | chosen player: Cara | Second |
      | Grizzly Bears     | Bob        |                     |        |
    When Alice attacks
      | attacker | attacks |
      | First    | Bob     |
      | Second   | Bob     |
    And Bob tries to block "First" with "Grizzly Bears"
    Then the action is refused
    When Bob blocks "Second" with "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then Bob has 17 life
    And "Grizzly Bears" is in Bob's graveyard

  @id:basic-0034 @rule:702.16e @rule:615.12
  Scenario: Damage that can't be prevented is dealt to a creature with protection from its source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state             |
      | 2 Mountain            | Alice      |                   |
      | Leyline of Punishment | Alice      |                   |
      | Voice of All          | Bob        | chosen color: red |
    And Alice's hand holds "Pyroclasm" and "Shock"
    When Alice tries to cast "Shock" targeting "Voice of All"
    Then the action is refused
    When Alice casts "Pyroclasm"
    And the top of the stack resolves
    Then "Voice of All" is in Bob's graveyard

  @id:basic-0035 @rule:702.16e @rule:702.16f
  Scenario: A creature with protection from creatures takes no damage in a fight and can't be blocked by creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Forest           | Alice      |
      | Beloved Chaplain | Alice      |
      | Grizzly Bears    | Alice      |
      | Elvish Mystic    | Bob        |
      | Hill Giant       | Bob        |
    And Alice's hand holds "Prey Upon"
    When Alice casts "Prey Upon" targeting "Beloved Chaplain", then "Elvish Mystic"
    And the top of the stack resolves
    Then "Elvish Mystic" is in Bob's graveyard
    And "Beloved Chaplain" is on the battlefield
    And "Beloved Chaplain" has 0 damage
    When Alice attacks with "Beloved Chaplain" and "Grizzly Bears"
    And Bob tries to block "Beloved Chaplain" with "Hill Giant"
    Then the action is refused
    And Bob can block "Grizzly Bears" with "Hill Giant"

  @id:basic-0036 @rule:702.16f @rule:506.4a
  Scenario: Protection gained after blockers were declared leaves the creature blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 2 Plains         | Alice      |
      | Obsidian Acolyte | Alice      |
      | Hill Giant       | Alice      |
      | Bog Wraith       | Bob        |
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Bog Wraith"
    And Alice activates "Obsidian Acolyte" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is blocked
    When the game advances to Alice's end of combat
    Then Bob has 20 life
    And "Hill Giant" is on the battlefield
    And "Hill Giant" has 0 damage
    And "Bog Wraith" is in Bob's graveyard

  @id:basic-0037 @rule:702.16n @rule:702.16c
  Scenario: White Ward stays on the creature to which it gives protection from white, and another white Aura goes
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     |
      | Plains        | Alice      |                           |
      | Grizzly Bears | Alice      |                           |
      | Holy Strength | Alice      | attached to Grizzly Bears |
      | Flight        | Alice      | attached to Grizzly Bears |
    And Alice's hand holds "White Ward"
    When Alice casts "White Ward" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "White Ward" is attached to "Grizzly Bears"
    And "Holy Strength" is in Alice's graveyard
    And "Flight" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 2/2 creature

  @id:basic-0038 @rule:702.16n @rule:704.5m
  Scenario: Two White Wards on one creature remove each other
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     | as     |
      | Grizzly Bears | Alice      |                           |        |
      | Hill Giant    | Alice      |                           |        |
      | White Ward    | Alice      | attached to Grizzly Bears | First  |
      | White Ward    | Alice      | attached to Grizzly Bears | Second |
      | White Ward    | Alice      | attached to Hill Giant    | Third  |
    When state-based actions are checked
    Then "First" is in Alice's graveyard
    And "Second" is in Alice's graveyard
    And "Third" is attached to "Hill Giant"

  @id:basic-0039 @rule:702.16n @rule:702.16b
  Scenario: Spectra Ward removes no Aura, and no further colored Aura spell can target the creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     |
      | 5 Plains      | Alice      |                           |
      | 4 Island      | Alice      |                           |
      | Grizzly Bears | Alice      |                           |
      | Hill Giant    | Alice      |                           |
      | Holy Strength | Alice      | attached to Grizzly Bears |
    And Alice's hand holds "Spectra Ward" and "Flight"
    Then Alice can cast "Flight" targeting "Grizzly Bears"
    When Alice casts "Spectra Ward" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
    And "Spectra Ward" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 5/6 creature
    When Alice tries to cast "Flight" targeting "Grizzly Bears"
    Then the action is refused
    And Alice can cast "Flight" targeting "Hill Giant"

  @id:basic-0040 @rule:702.16n @rule:704.5m
  Scenario: The creature's own protection from white removes Spectra Ward
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Black Knight | Alice      |
      | 3 Island     | Alice      |
      | 5 Plains     | Alice      |
    And Alice's hand holds "Turn to Frog" and "Spectra Ward"
    When Alice casts "Turn to Frog" targeting "Black Knight"
    And the top of the stack resolves
    And Alice casts "Spectra Ward" targeting "Black Knight"
    And the top of the stack resolves
    Then "Spectra Ward" is attached to "Black Knight"
    And "Black Knight" is a 3/3 creature
    When the game advances to Bob's upkeep
    Then "Spectra Ward" is in Alice's graveyard
    And "Black Knight" is a 2/2 creature

  @id:basic-0041 @rule:702.16a @rule:702.16e
  Scenario: A player's protection from a card name prevents the damage of what has that name
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller | state                       |
      | 2 Mountain  | Alice      |                             |
      | Runed Halo  | Bob        | chosen card name: Hill Giant |
      | Hill Giant  | Alice      |                             |
      | Grizzly Bears | Alice    |                             |
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And the game advances to Alice's end of combat
    Then Bob has 18 life

  @id:basic-0042 @rule:702.16b @rule:702.16a
  Scenario: A player with protection from a card name can't be the target of a spell with that name
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller | state                            |
      | 2 Mountain | Alice      |                                  |
      | Runed Halo | Bob        | chosen card name: Lightning Bolt |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    When Alice tries to cast "Lightning Bolt" targeting Bob
    Then the action is refused
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life

  @id:basic-0043 @rule:702.16f @rule:702.16e
  Scenario: A creature with protection may block what it has protection from, and takes no damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Bog Wraith       | Alice      |
      | Obsidian Acolyte | Bob        |
    When Alice attacks with "Bog Wraith"
    And Bob blocks "Bog Wraith" with "Obsidian Acolyte"
    And the game advances to Alice's end of combat
    Then "Obsidian Acolyte" is on the battlefield
    And "Obsidian Acolyte" has 0 damage
    And "Bog Wraith" has 1 damage
    And Bob has 20 life

  @id:basic-0044 @rule:702.16k @rule:602.2
  Scenario: Protection from a player stops that player's ability although another player controls its source
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state                |
      | 2 Island          | Alice      |                      |
      | Sailmonger        | Bob        |                      |
      | True-Name Nemesis | Bob        | chosen player: Alice |
      | Grizzly Bears     | Bob        |                      |
    When Alice tries to activate "Sailmonger" targeting "True-Name Nemesis"
    Then the action is refused
    When Alice activates "Sailmonger" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" has flying
    And "True-Name Nemesis" lacks flying
