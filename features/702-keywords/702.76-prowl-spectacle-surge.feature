Feature: Prowl, spectacle and surge
  Alternative costs that may be paid only if something has happened this turn: combat damage dealt by a source of a kind (702.76a),
  an opponent's loss of life (702.137a), another spell cast (702.117a).

  @id:prowl-0001 @rule:702.76a
  Scenario: A prowl cost can be paid once a source of the spell's creature type has dealt combat damage to a player
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Raging Goblin | Alice      |
    And Alice's hand holds
      | card                |
      | Stinkdrinker Bandit |
    Then Alice can't cast "Stinkdrinker Bandit"
      | choice           | answer |
      | alternative cost | prowl  |
    When Alice attacks Bob with "Raging Goblin"
    And the game advances to Alice's postcombat main phase
    Then Bob has 19 life
    And Alice can cast "Stinkdrinker Bandit"
      | choice           | answer |
      | alternative cost | prowl  |

  @id:prowl-0002 @rule:702.76a
  Scenario: Combat damage by a source of another type does not allow a prowl cost, the mana cost can be paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card                |
      | Stinkdrinker Bandit |
    When Alice attacks Bob with "Grizzly Bears"
    And the game advances to Alice's postcombat main phase
    Then Bob has 18 life
    And Alice can't cast "Stinkdrinker Bandit"
      | choice           | answer |
      | alternative cost | prowl  |
    And Alice can cast "Stinkdrinker Bandit"
      | choice           | answer    |
      | alternative cost | mana cost |

  @id:prowl-0003 @rule:702.76a @rule:608.2h
  Scenario: A prowl cost can be paid although the creature that dealt the damage is gone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Raging Goblin | Alice      |
    And Alice's hand holds
      | card                |
      | Stinkdrinker Bandit |
    And Bob's hand holds
      | card  |
      | Shock |
    When Alice attacks Bob with "Raging Goblin"
    And the game advances to Alice's postcombat main phase
    And Alice passes priority
    And Bob casts "Shock" targeting "Raging Goblin"
    And the top of the stack resolves
    Then "Raging Goblin" is in Alice's graveyard
    And Alice can cast "Stinkdrinker Bandit"
      | choice           | answer |
      | alternative cost | prowl  |

  @id:spectacle-0001 @rule:702.137a @rule:118.3
  Scenario: A spectacle cost can be paid only after an opponent has lost life this turn
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And Alice's hand holds
      | card                |
      | Skewer the Critics  |
      | Lightning Bolt      |
    Then Alice can't cast "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    And Alice casts "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    And the top of the stack resolves
    Then Bob has 14 life
    And Alice has no mana

  @id:spectacle-0002 @rule:702.137a @rule:119.3
  Scenario: The caster's own loss of life does not allow a spectacle cost, an opponent's does though they have regained it
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
      | Bob    | {W}          |
    And Alice's hand holds
      | card                |
      | Skewer the Critics  |
      | Lightning Bolt      |
      | Shock               |
    And Bob's hand holds
      | card          |
      | Healing Salve |
    When Alice casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice has 18 life
    And Alice can't cast "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Healing Salve" targeting Bob
      | choice | answer |
      | modes  | 1      |
    And the top of the stack resolves
    Then Bob has 20 life
    And Alice can cast "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |

  @id:surge-0001 @rule:702.117a
  Scenario: A surge cost can be paid after its player has cast another spell this turn
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
    And Alice's hand holds
      | card                |
      | Reckless Bushwhacker |
      | Lightning Bolt      |
    Then Alice can't cast "Reckless Bushwhacker"
      | choice           | answer |
      | alternative cost | surge  |
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    And Alice casts "Reckless Bushwhacker"
      | choice           | answer |
      | alternative cost | surge  |
    Then Alice has no mana
    When the top of the stack resolves
    Then the stack holds, from the top
      | object                          | controller |
      | ability of Reckless Bushwhacker | Alice      |

  @id:surge-0002 @rule:702.117a @rule:601.2i
  Scenario: A spell that was cast and countered allows a surge cost, an opponent's spell does not
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                 |
      | Reckless Bushwhacker |
      | Lightning Bolt       |
    And Bob's hand holds
      | card         |
      | Counterspell |
      | Shock        |
    When Alice passes priority
    And Bob casts "Shock" targeting Alice
    And the top of the stack resolves
    Then Alice can't cast "Reckless Bushwhacker"
      | choice           | answer |
      | alternative cost | surge  |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Lightning Bolt"
    And the top of the stack resolves
    Then Bob has 20 life
    And Alice can cast "Reckless Bushwhacker"
      | choice           | answer |
      | alternative cost | surge  |

  @id:spectacle-0003 @rule:702.137a @rule:800.4a @rule:118.3
  Scenario: A spectacle cost can be paid though the opponent who lost life has left the game
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And Alice's hand holds
      | card               |
      | Skewer the Critics |
      | Lightning Bolt     |
    Then Alice can't cast "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    When Alice casts "Lightning Bolt" targeting Carol
    And the top of the stack resolves
    And Carol concedes
    And Alice casts "Skewer the Critics" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    And the top of the stack resolves
    Then Bob has 17 life
    And Alice has no mana

  @id:spectacle-0004 @rule:702.137a @rule:307.1
  Scenario: Spectacle changes nothing about when a sorcery can be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card               | as    |
      | Skewer the Critics | Show  |
      | Lightning Bolt     | First |
      | Shock              | Next  |
    When Alice casts "First" targeting Bob
    And the top of the stack resolves
    Then Alice can cast "Show" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    When Alice casts "Next" targeting Bob
    Then Alice can't cast "Show" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |
    When the top of the stack resolves
    Then Alice can cast "Show" targeting Bob
      | choice           | answer    |
      | alternative cost | spectacle |

  @id:surge-0003 @rule:702.117a @rule:707.10
  Scenario: A copy of a spell whose surge cost was paid has had it paid too
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card               |
      | Shock              |
      | Crush of Tentacles |
      | Reverberate        |
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    And Alice casts "Crush of Tentacles"
      | choice           | answer |
      | alternative cost | surge  |
    And Alice casts "Reverberate" targeting "Crush of Tentacles"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Crush of Tentacles" is on the stack
    And "Grizzly Bears" is in Bob's hand
    And Alice has 1 creature on the battlefield
    And token "Octopus" is an 8/8 blue creature
