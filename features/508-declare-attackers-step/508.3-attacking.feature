Feature: Attack triggers, and creatures that enter attacking
  Abilities trigger on the declaration only; who is put onto the battlefield attacking was never declared.

  @id:combat-0231 @rule:508.3a @rule:508.4
  Scenario: A creature put onto the battlefield attacking triggers nothing that watches for attacks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Preeminent Captain | Alice     |
      | Raid Bombardment  | Alice      |
    And Alice's hand holds "Elite Vanguard"
    When Alice attacks Bob with "Preeminent Captain"
      | player | choice        | answer                                                              |
      | Alice  | trigger order | ability of Raid Bombardment; ability 2 of Preeminent Captain |
    And the stack resolves until empty
      | player | choice    | answer         |
      | Alice  | yes or no | yes            |
    Then "Elite Vanguard" is attacking Bob
    And "Elite Vanguard" is tapped
    And Bob has 19 life
    When the game advances to Alice's combat damage step
    Then Bob has 15 life

  @id:combat-0232 @rule:508.2a
  Scenario: An ability that triggers on weak creatures attacking does not trigger when one becomes weak later
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Air Elemental    | Alice      |
      | Grizzly Bears    | Alice      |
      | Raid Bombardment | Alice      |
      | 2 Swamp          | Bob        |
    And Bob's hand holds "Last Gasp"
    When Alice attacks Bob with "Air Elemental" and "Grizzly Bears"
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Raid Bombardment | Alice      |
    When the stack resolves until empty
    And Alice passes priority
    And Bob casts "Last Gasp" targeting "Air Elemental"
    And the top of the stack resolves
    Then "Air Elemental" is a 1/1 creature
    And "Air Elemental" is attacking Bob
    And Bob has 19 life
    And the stack is empty

  @id:combat-0233 @rule:508.4c @rule:508.4
  Scenario: A creature enters attacking in spite of a limit on attackers and of a tax
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Preeminent Captain | Alice      |
      | Grizzly Bears      | Alice      |
      | 2 Plains           | Alice      |
      | Silent Arbiter     | Bob        |
      | Propaganda         | Bob        |
    And Alice's hand holds "Elite Vanguard"
    When the game advances to Alice's beginning of combat
    Then Alice can't attack Bob with "Preeminent Captain" and "Grizzly Bears"
    When Alice attacks Bob with "Preeminent Captain"
    And the stack resolves until empty
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then "Elite Vanguard" is attacking Bob
    And "Preeminent Captain" is attacking Bob

  @id:combat-0234 @rule:508.4
  Scenario: What a creature attacks that enters attacking is chosen for each of them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state              |
      | Hero of Bladehold | Alice      |                    |
      | Jace Beleren      | Bob        | 3 loyalty counters |
    When Alice attacks Bob with "Hero of Bladehold"
      | player | choice        | answer                                                     |
      | Alice  | trigger order | ability 1 of Hero of Bladehold; ability 2 of Hero of Bladehold |
    And the stack resolves until empty
      | player | choice  | nth | answer       |
      | Alice  | objects | 1   | Bob          |
      | Alice  | objects | 2   | Jace Beleren |
    Then the battlefield holds
      | permanent       | controller | is                   |
      | token "Soldier" | Alice      | tapped 2/1 attacking |
      | token "Soldier" | Alice      | tapped 2/1 attacking |
    When the game advances to Alice's combat damage step
    Then "Jace Beleren" has loyalty 1
    And Bob has 15 life

  @id:combat-0235 @rule:508.4 @rule:702.20b
  Scenario: A token that enters attacking is untapped when the effect doesn't tap it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Brimaz, King of Oreskos  | Alice      |
    When Alice attacks Bob with "Brimaz, King of Oreskos"
    And the stack resolves until empty
    Then token "Cat Soldier" is attacking Bob
    And token "Cat Soldier" is untapped
    And "Brimaz, King of Oreskos" is untapped
    And the stack is empty
    When the game advances to Alice's combat damage step
    Then Bob has 16 life

  @id:combat-0238 @rule:508.8
  Scenario: Without attackers the steps of blocks and damage are skipped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    When Alice attacks
    Then it is Alice's declare attackers step
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's end of combat
    And Alice has priority

  @id:combat-0239 @rule:508.2b @rule:508.2
  Scenario: Attack triggers are on the stack before anybody has priority, and the attackers are tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Grizzly Bears    | Alice      |
      | Suntail Hawk     | Alice      |
      | Raid Bombardment | Alice      |
    When Alice attacks Bob with "Grizzly Bears" and "Suntail Hawk"
    Then the stack holds, from the top
      | object                      | controller |
      | ability of Raid Bombardment | Alice      |
      | ability of Raid Bombardment | Alice      |
    And Alice has priority
    And "Grizzly Bears" is tapped

  @id:combat-0240 @rule:508.3a @rule:508.1b @rule:120.3c
  Scenario: The damage of an attack trigger goes to the planeswalker that is attacked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state              |
      | Grizzly Bears    | Alice      |                    |
      | Raid Bombardment | Alice      |                    |
      | Jace Beleren     | Bob        | 3 loyalty counters |
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
    And the stack resolves until empty
    Then "Jace Beleren" has loyalty 2
    And Bob has 20 life

  @id:combat-0241 @rule:508.5 @rule:702.86a
  Scenario: The defending player is the controller of the planeswalker that is attacked
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent        | controller | state              |
      | Ulamog's Crusher | Alice      |                    |
      | Jace Beleren     | Carol      | 3 loyalty counters |
      | Grizzly Bears    | Carol      |                    |
      | Hill Giant       | Bob        |                    |
      | Memnite          | Bob        |                    |
    When Alice attacks
      | attacker         | attacks      |
      | Ulamog's Crusher | Jace Beleren |
    And the top of the stack resolves
    Then "Jace Beleren" is in Carol's graveyard
    And "Grizzly Bears" is in Carol's graveyard
    And "Ulamog's Crusher" is attacking
    And Bob has 2 creatures on the battlefield

  @id:combat-0242 @rule:508.5 @rule:506.4
  Scenario: The defending player is who was attacked last when the attacker has left combat
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent        | controller |
      | Ulamog's Crusher | Alice      |
      | Reconnaissance   | Alice      |
      | Grizzly Bears    | Carol      |
      | Wall of Stone    | Carol      |
      | Hill Giant       | Bob        |
      | Memnite          | Bob        |
    When Alice attacks Carol with "Ulamog's Crusher"
    And Alice activates "Reconnaissance" targeting "Ulamog's Crusher"
    And the top of the stack resolves
    Then "Ulamog's Crusher" isn't attacking
    When the top of the stack resolves
    Then Carol has 0 creatures on the battlefield
    And Bob has 2 creatures on the battlefield
