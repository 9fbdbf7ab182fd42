Feature: Entering as a copy
  What enters as a copy is that copy as it enters: what the copied text says about entering is done for it, its own choices
  are made, its abilities trigger. It does not copy what enters beside it.

  @id:copy-0150 @rule:707.5 @rule:603.6a
  Scenario: A Clone of Wall of Omens draws a card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Wall of Omens | Bob        |
      | 4 Island      | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then the stack holds, from the top
      | object           | controller |
      | ability of Clone | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand

  @id:copy-0151 @rule:707.5 @rule:614.1c
  Scenario: A Clone of a creature that enters with counters enters with them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller | state            |
      | Triskelion | Bob        | 1 +1/+1 counters |
      | 4 Island   | Alice      |                  |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Clone" has 3 +1/+1 counters
    And "Clone" is a 4/4 creature
    And "Triskelion" has 1 +1/+1 counter

  @id:copy-0152 @rule:707.6 @rule:614.12a
  Scenario: What was chosen for the original is chosen anew for its copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state                      |
      | Adaptive Automaton | Bob        | chosen creature type: Goblin |
      | Grizzly Bears      | Alice      |                            |
      | 4 Island           | Alice      |                            |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer             |
      | yes or no | Clone  | yes                |
      | objects   | Clone  | Adaptive Automaton |
      | type      | Clone  | Bear               |
    Then "Clone" is a 2/2 Bear creature
    And "Grizzly Bears" is a 3/3 creature
    And "Adaptive Automaton" is a 2/2 Goblin creature

  @id:copy-0153 @rule:707.7 @rule:607.2a @rule:610.3
  Scenario: A copy of Banisher Priest returns only what it exiled itself
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 3 Plains        | Alice      |
      | 5 Island        | Alice      |
      | Hill Giant      | Bob        |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Banisher Priest", "Clone" and "Unsummon"
    When Alice casts "Banisher Priest"
    And the stack resolves until empty
      | choice  | answer     |
      | targets | Hill Giant |
    And Alice casts "Clone"
    And the stack resolves until empty
      | choice    | source | answer          |
      | yes or no | Clone  | yes             |
      | objects   | Clone  | Banisher Priest |
    Then "Grizzly Bears" is in exile
    When Alice casts "Unsummon" targeting "Clone"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is in exile

  @id:copy-0154 @rule:707.5 @rule:614.12
  Scenario: What enters as a copy cannot copy what enters at the same time
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | 4 Plains       | Alice      |
      | Glorious Anthem | Bob       |
    And Alice's graveyard holds "Copy Enchantment" and "Phyrexian Arena"
    And Alice's hand holds "Replenish"
    When Alice casts "Replenish"
    And the top of the stack resolves until Alice is asked for yes or no
    And Alice chooses yes
    Then "Copy Enchantment" is named "Glorious Anthem"
    And "Phyrexian Arena" is on the battlefield

  @id:copy-0155 @rule:707.2 @rule:704.5j
  Scenario: A Clone of a legendary creature meets the legend rule
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Zada, Hedron Grinder | Alice      |
      | 4 Island             | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
      | objects   |        | Clone  |
    Then "Zada, Hedron Grinder" is in Alice's graveyard
    And "Clone" is on the battlefield
    And "Clone" is named "Zada, Hedron Grinder"

  @id:copy-0156 @rule:707.2 @rule:707.5 @rule:302.6
  Scenario: A land that enters as a copy enters tapped where the copying says so
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mutavault | Bob        |
    And Alice's hand holds "Vesuva"
    When Alice plays "Vesuva"
      | player | choice    | source | answer |
      | Alice  | yes or no | Vesuva | yes    |
    Then "Vesuva" is named "Mutavault"
    And "Vesuva" is tapped
