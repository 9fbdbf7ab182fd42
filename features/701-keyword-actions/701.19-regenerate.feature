Feature: Regenerate
  A shield replaces the next destruction of this turn: damage is removed, the permanent is tapped and leaves combat.

  @id:basic-0090 @rule:701.19a
  Scenario: A regeneration shield replaces destruction: the creature stays, tapped and without damage
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 4 Mountain      | Alice      |
      | 2 Swamp         | Bob        |
      | Drudge Skeletons | Bob       |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Lightning Bolt"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is untapped
    When Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has 0 damage

  @id:basic-0091 @rule:701.19a
  Scenario: One regeneration shield is used up by the first destruction
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 4 Mountain       | Alice      |
      | Swamp            | Bob        |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Shock"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    When Alice casts "Shock" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:basic-0092 @rule:701.19a
  Scenario: Of two regeneration shields one is left after one destruction
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 4 Mountain       | Alice      |
      | 2 Swamp          | Bob        |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Lightning Bolt", "Shock" and "Flame Jab"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And Bob activates "Drudge Skeletons"
    And the stack resolves until empty
    And Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Shock" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    When Alice casts "Flame Jab" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:basic-0093 @rule:701.19a @rule:506.4 @rule:509.1h
  Scenario: A blocker that regenerates is removed from combat, and what it blocked stays blocked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Hill Giant       | Alice      |
      | 2 Mountain       | Alice      |
      | Swamp            | Bob        |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Shock"
    When Alice attacks with "Hill Giant"
    And Bob blocks "Hill Giant" with "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Shock" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" isn't blocking
    And "Drudge Skeletons" is tapped
    And "Hill Giant" is blocked
    When the game advances to Alice's end of combat
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" has 0 damage
    And "Hill Giant" has 0 damage
    And Bob has 20 life

  @id:basic-0094 @rule:701.19c
  Scenario: A creature that can't be regenerated is destroyed although its shield was made
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Wrath of God"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Wrath of God"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:basic-0095 @rule:701.19c
  Scenario: After Incinerate's damage a regeneration shield is not applied
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 2 Mountain       | Alice      |
      | 3 Mountain       | Alice      |
      | 2 Swamp          | Bob        |
      | 2 Forest         | Bob        |
      | Drudge Skeletons | Bob        |
      | River Boa        | Bob        |
    And Alice's hand holds "Incinerate" and "Shock"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And Bob activates "River Boa"
    And the stack resolves until empty
    And Alice casts "Shock" targeting "River Boa"
    And the top of the stack resolves
    Then "River Boa" is on the battlefield
    When Alice casts "Incinerate" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:basic-0096 @rule:701.21a @rule:701.19a
  Scenario: A regeneration shield does not stop a sacrifice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Swamp            | Alice      |
      | Carrion Feeder   | Alice      |
      | Drudge Skeletons | Alice      |
    When Alice activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice activates "Carrion Feeder"
      | choice    | answer           |
      | sacrifice | Drudge Skeletons |
    Then "Drudge Skeletons" is in Alice's graveyard
    When the top of the stack resolves
    Then "Carrion Feeder" is a 2/2 creature

  @id:basic-0097 @rule:701.19a @rule:701.8b @rule:704.5f
  Scenario: A regeneration shield does not help a creature with toughness 0
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 2 Swamp          | Alice      |
      | Swamp            | Bob        |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Last Gasp"
    When Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Last Gasp" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard

  @id:basic-0098 @rule:701.19a
  Scenario: A regeneration shield that isn't used ends with the turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Mountain         | Bob        |
      | Swamp            | Alice      |
      | Drudge Skeletons | Alice      |
    And Bob's hand holds "Lightning Bolt"
    When Alice activates "Drudge Skeletons"
    And the top of the stack resolves
    And the game advances to Bob's precombat main phase
    And Bob casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Alice's graveyard

  @id:basic-0099 @rule:701.19a @rule:704.7
  Scenario: One shield replaces destruction by lethal damage and by deathtouch at the same time
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Typhoid Rats     | Alice      |
      | Swamp            | Bob        |
      | Drudge Skeletons | Bob        |
    When Alice attacks with "Typhoid Rats"
    And Bob blocks "Typhoid Rats" with "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the game advances to Alice's end of combat
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped
    And "Drudge Skeletons" has 0 damage
    And "Typhoid Rats" is in Alice's graveyard

  @id:basic-0100 @rule:701.19a @rule:400.7
  Scenario: An exiled creature is not saved by a regeneration shield, and a new object has none
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Drudge Skeletons | Alice      |
    And Alice's hand holds "Cloudshift"
    And Bob's hand holds "Lightning Bolt"
    When Alice activates "Drudge Skeletons"
    And the top of the stack resolves
    And Alice casts "Cloudshift" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Drudge Skeletons"
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Alice's graveyard

  @id:basic-0193 @rule:701.19c @rule:614.9
  Scenario: The creature that was dealt the damage can't be regenerated, not the one to which it was to be dealt
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller | state                        |
      | Drudge Skeletons | Bob        |                              |
      | Pariah           | Bob        | attached to Drudge Skeletons |
    And Alice's hand holds "Incinerate"
    When Alice casts "Incinerate" targeting Bob
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Drudge Skeletons" is in Bob's graveyard
    And Bob has 20 life

  @id:basic-0194 @rule:701.19c @rule:615.1
  Scenario: A creature that was dealt no damage can still be regenerated
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Drudge Skeletons | Bob        |
    And Alice's hand holds "Incinerate" and "Murder"
    And Bob's hand holds "Healing Salve"
    When Alice casts "Incinerate" targeting "Drudge Skeletons"
    And Alice passes priority
    And Bob casts "Healing Salve" targeting "Drudge Skeletons"
      | choice | answer |
      | modes  | 2      |
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Drudge Skeletons" has 0 damage
    When Alice casts "Murder" targeting "Drudge Skeletons"
    And Alice passes priority
    And Bob activates "Drudge Skeletons"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Murder" is in Alice's graveyard
    And "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped

  @id:regenerate-0020 @rule:701.19c @rule:614.8
  Scenario: An ability by which a permanent regenerates whenever it would be destroyed yields to "can't be regenerated"
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent        | controller |
      | Mossbridge Troll | Bob        |
    And Alice's hand holds "Doom Blade" and "Wrath of God"
    When Alice casts "Doom Blade" targeting "Mossbridge Troll"
    And the top of the stack resolves
    Then "Mossbridge Troll" is tapped
    And "Mossbridge Troll" is on the battlefield
    When Alice casts "Wrath of God"
    And the top of the stack resolves
    Then "Mossbridge Troll" is in Bob's graveyard
