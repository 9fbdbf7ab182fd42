Feature: Battles
  A battle enters with defense counters and a protector; damage takes the counters, and a Siege that has lost the last
  one is exiled and may be cast transformed.

  @id:battle-0001 @rule:310.11a @rule:310.4b @rule:310.8a
  Scenario: A Siege enters with its defense counters, and its controller chooses an opponent as its protector
    Given a game between Alice, Bob and Carol
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Carol      |
    And Alice's hand holds "Invasion of Innistrad"
    When Alice casts "Invasion of Innistrad"
    And the top of the stack resolves until Alice is asked for player about "Invasion of Innistrad"
    Then Alice can choose Bob
    And Alice can choose Carol
    And Alice can't choose Alice
    When Alice chooses Carol
    Then "Invasion of Innistrad" has 5 defense counters
    When the top of the stack resolves
    Then "Hill Giant" is in Carol's graveyard
    And "Grizzly Bears" is on the battlefield

  @id:battle-0002 @rule:310.8b @rule:310.5 @rule:310.6
  Scenario: A Siege's own controller attacks it, and unblocked damage takes defense counters and no life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob        |
      | Hill Giant            | Alice      |                                           |
    When Alice attacks
      | attacker   | attacks               |
      | Hill Giant | Invasion of Innistrad |
    And the game advances to Alice's end of combat
    Then "Invasion of Innistrad" has 2 defense counters
    And "Invasion of Innistrad" has 0 damage
    And Bob has 20 life
    And Alice has 20 life

  @id:battle-0003 @rule:310.8c @rule:509.1
  Scenario: Only the battle's protector blocks creatures that attack it
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent             | controller | state                              | as    |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |       |
      | Hill Giant            | Alice      |                                    | giant |
      | Grizzly Bears         | Bob        |                                    | his   |
      | Silvercoat Lion       | Carol      |                                    | hers  |
    When Alice attacks
      | attacker | attacks               |
      | giant    | Invasion of Innistrad |
    And Carol tries to block "giant" with "hers"
    Then the action is refused
    When Bob blocks "giant" with "his"
    Then "his" is blocking "giant"
    And "giant" is attacking "Invasion of Innistrad"

  @id:battle-0004 @rule:310.8b @rule:506.2
  Scenario: A battle's protector cannot attack it, but attacks their own battle that another player protects
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent             | controller | state                                | as     |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob   | mine   |
      | Invasion of Innistrad | Bob        | 5 defense counters, chosen protector: Alice | his    |
      | Hill Giant            | Bob        |                                      |        |
    Then Bob can't attack "mine" with "Hill Giant"
    When Bob attacks
      | attacker   | attacks |
      | Hill Giant | his     |
    And the game advances to Bob's end of combat
    Then "his" has 2 defense counters
    And "mine" has 5 defense counters

  @id:battle-0005 @rule:310.11b @rule:712.11c @rule:118.9
  Scenario: A Siege that lost its last defense counter is exiled and may be cast transformed for nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                              |
      | Invasion of Innistrad | Alice      | 2 defense counters, chosen protector: Bob |
      | Mountain              | Alice      |                                    |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Invasion of Innistrad"
    And the top of the stack resolves
    Then "Invasion of Innistrad" is on the battlefield
    And the stack holds, from the top
      | object                           | controller |
      | ability of Invasion of Innistrad | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object            | controller |
      | Deluge of the Dead | Alice     |
    When the top of the stack resolves
    Then "Deluge of the Dead" is a black enchantment
    And "Deluge of the Dead" isn't a battle
    When the top of the stack resolves
    Then Alice has 2 Zombie creatures on the battlefield

  @id:battle-0006 @rule:310.11b @rule:310.7
  Scenario: A Siege that its controller doesn't cast stays in exile
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                              |
      | Invasion of Innistrad | Alice      | 2 defense counters, chosen protector: Bob |
      | Mountain              | Bob        |                                    |
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob casts "Shock" targeting "Invasion of Innistrad"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice    | answer   |
      | yes or no | declines |
    Then "Invasion of Innistrad" is in exile
    And the stack is empty

  @id:battle-0007 @rule:310.7 @rule:310.11b
  Scenario: A Siege that never had a defense counter goes to the graveyard, and nobody may cast it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                              | as    |
      | Invasion of Innistrad | Alice      | chosen protector: Bob                     | empty |
      | Invasion of Innistrad | Alice      | 1 defense counter, chosen protector: Bob  | full  |
    When state-based actions are checked
    Then "empty" is in Alice's graveyard
    And "full" is on the battlefield
    When Alice passes priority
    Then Bob has priority
    And the stack is empty

  @id:battle-0008 @rule:310.10 @rule:310.11a @rule:704.5x
  Scenario: A Siege whose protector has taken control of it gets another protector
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent             | controller | owner | state                              |
      | Invasion of Innistrad | Bob        | Alice | 5 defense counters, chosen protector: Bob |
    When state-based actions are checked until Bob is asked for player about "Invasion of Innistrad"
    Then Bob can choose Alice
    And Bob can't choose Bob
    When Bob chooses Carol
    Then "Invasion of Innistrad" is on the battlefield
    And "Invasion of Innistrad" has 5 defense counters

  @id:battle-0009 @rule:310.8d @rule:508.5
  Scenario: The defending player of a creature that attacks a battle is the battle's protector
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent             | controller | state                                | as    |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Carol |  |
      | Ulamog's Crusher      | Alice      |                                      |       |
      | 3 Swamp               | Alice      |                                      |       |
      | 3 Island              | Bob        |                                      |       |
      | 2 Forest              | Carol      |                                      |       |
    When Alice attacks
      | attacker         | attacks               |
      | Ulamog's Crusher | Invasion of Innistrad |
    And the top of the stack resolves
    Then Carol has 0 lands on the battlefield
    And Bob has 3 lands on the battlefield
    And Alice has 3 lands on the battlefield

  @id:battle-0010 @rule:310.11b @rule:122.1g
  Scenario: A Siege is defeated however its last defense counter is removed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |
      | Vampire Hexmage       | Alice      |                                           |
    When Alice activates "Vampire Hexmage" targeting "Invasion of Innistrad"
    And the top of the stack resolves
    Then "Invasion of Innistrad" has no counters
    And the stack holds, from the top
      | object                           | controller |
      | ability of Invasion of Innistrad | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object             | controller |
      | Deluge of the Dead | Alice      |

  @id:battle-0011 @rule:310.11b @rule:603.2c
  Scenario: A Siege whose last defense counters two attackers take at once triggers once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Invasion of Innistrad | Alice      | 4 defense counters, chosen protector: Bob |
      | Grizzly Bears         | Alice      |                                           |
      | Elite Vanguard        | Alice      |                                           |
    When Alice attacks
      | attacker       | attacks               |
      | Grizzly Bears  | Invasion of Innistrad |
      | Elite Vanguard | Invasion of Innistrad |
    And the game advances to Alice's combat damage step
    Then "Invasion of Innistrad" has 0 defense counters
    And the stack holds, from the top
      | object                           | controller |
      | ability of Invasion of Innistrad | Alice      |

  @id:battle-0012 @rule:109.2 @rule:310.5
  Scenario: A battle that is attacked is neither the player nor the planeswalker that a creature is attacking
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Raid Bombardment      | Alice      |                                           |
      | Grizzly Bears         | Alice      |                                           |
      | Elite Vanguard        | Alice      |                                           |
      | Savannah Lions        | Alice      |                                           |
      | Jace Beleren          | Bob        | 3 loyalty counters                        |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |
    When Alice attacks
      | attacker       | attacks               |
      | Grizzly Bears  | Invasion of Innistrad |
      | Elite Vanguard | Bob                   |
      | Savannah Lions | Jace Beleren          |
    And the stack resolves until empty
    Then "Invasion of Innistrad" has 5 defense counters
    And "Jace Beleren" has 2 loyalty counters
    And Bob has 19 life
