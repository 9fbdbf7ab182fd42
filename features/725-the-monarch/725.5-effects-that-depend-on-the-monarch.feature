Feature: Effects that depend on the monarch
  A static ability whose effect depends on who is the monarch does nothing while nobody is, and follows the crown from then on.
  Cards that ask whether there is a monarch have their answer at any time.

  @id:monarch-0060 @rule:725.5 @rule:613.1b
  Scenario: A creature that the monarch controls stays with its controller while nobody is the monarch
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent               | controller | state                     |
      | Grizzly Bears           | Bob        |                           |
      | Fealty to the Realm     | Alice      | attached to Grizzly Bears |
      | Throne of the High City | Carol      |                           |
      | 4 Wastes                | Carol      |                           |
    When Alice passes priority
    Then "Grizzly Bears" is controlled by Bob
    And nobody is the monarch
    When Bob passes priority
    And Carol activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    Then Carol is the monarch
    And "Grizzly Bears" is controlled by Carol

  @id:monarch-0061 @rule:725.3 @rule:725.5
  Scenario: Control that belongs to the monarch passes with the crown
    Given a game between Alice, Bob and Carol
    And it is Carol's precombat main phase
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent               | controller | state                     |
      | Grizzly Bears           | Bob        |                           |
      | Fealty to the Realm     | Alice      | attached to Grizzly Bears |
      | Hill Giant              | Carol      |                           |
    When Carol passes priority
    Then "Grizzly Bears" is controlled by Alice
    When Carol attacks Alice with "Hill Giant"
    And the game advances to Carol's combat damage step
    And the top of the stack resolves
    Then Carol is the monarch
    And "Grizzly Bears" is controlled by Carol
    And "Grizzly Bears" is owned by Bob

  @id:monarch-0062 @rule:725.4 @rule:725.5
  Scenario: Control that belongs to the monarch passes to who succeeds a monarch who leaves
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent               | controller | state                     |
      | Grizzly Bears           | Bob        |                           |
      | Fealty to the Realm     | Bob        | attached to Grizzly Bears |
    When Alice passes priority
    Then "Grizzly Bears" is controlled by Carol
    When Carol concedes
    Then Alice is the monarch
    And "Grizzly Bears" is controlled by Alice
    And "Grizzly Bears" is on the battlefield
    And "Fealty to the Realm" is on the battlefield

  @id:monarch-0063 @rule:725.4 @rule:800.4a
  Scenario: Control reverts when the monarch leaves with the Aura that gave it
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent               | controller | state                     |
      | Grizzly Bears           | Bob        |                           |
      | Fealty to the Realm     | Carol      | attached to Grizzly Bears |
    When Alice passes priority
    Then "Grizzly Bears" is controlled by Carol
    When Carol concedes
    Then Alice is the monarch
    And "Grizzly Bears" is controlled by Bob
    And "Fealty to the Realm" is gone

  @id:monarch-0064 @rule:725.1 @rule:725.2
  Scenario: A card that gives the monarch a draw works for whoever is the monarch, and for nobody without one
    Given a game between Alice, Bob and Carol
    And it is Alice's postcombat main phase
    And the battlefield holds
      | permanent               | controller |
      | Archivist of Gondor     | Alice      |
      | Throne of the High City | Bob        |
      | 4 Wastes                | Bob        |
    When the game advances to Alice's end step
    Then the stack is empty
    When Alice passes priority
    And Bob activates ability 2 of "Throne of the High City"
    And the stack resolves until empty
    Then Bob is the monarch
    When the game advances to Bob's end step
    Then the stack holds, from the top
      | object                           | controller |
      | ability 2 of Archivist of Gondor | Alice      |
      | ability 1 of the monarch         | Bob        |
    And Bob has 1 card in hand
    When the stack resolves until empty
    Then Bob has 3 cards in hand
    And Alice has 0 cards in hand

  @id:monarch-0065 @rule:725.1 @rule:603.4 @rule:903.3
  Scenario: A card that asks whether there is a monarch makes one only when there is none
    Given a Commander game between Alice, Bob and Carol
    And the battlefield holds
      | permanent                 | controller | state     |
      | Archivist of Gondor       | Alice      |           |
      | Isamaru, Hound of Konda   | Alice      | commander |
    When Alice attacks Bob with "Isamaru, Hound of Konda"
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                           | controller |
      | ability 1 of Archivist of Gondor | Alice      |
    When the top of the stack resolves
    Then Alice is the monarch

  @id:monarch-0066 @rule:725.1 @rule:603.4 @rule:903.3
  Scenario: A card that asks for no monarch does not trigger while there is one
    Given a Commander game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent                 | controller | state     |
      | Archivist of Gondor       | Alice      |           |
      | Isamaru, Hound of Konda   | Alice      | commander |
    When Alice attacks Bob with "Isamaru, Hound of Konda"
    And the game advances to Alice's combat damage step
    Then the stack is empty
    And Carol is the monarch
    And Bob has 38 life

  @id:monarch-0067 @rule:725.5 @rule:802.3a @rule:508.1c
  Scenario: A creature that can attack only the monarch attacks no other player, and nobody without a monarch
    Given a game between Alice, Bob and Carol
    And it is Alice's precombat main phase
    And the battlefield holds
      | permanent               | controller |
      | Crown-Hunter Hireling   | Alice      |
      | Throne of the High City | Carol      |
      | 4 Wastes                | Carol      |
    When Alice passes priority
    And Bob passes priority
    And Carol activates ability 2 of "Throne of the High City"
    And the top of the stack resolves
    And the game advances to Alice's beginning of combat
    Then Alice can attack Carol with "Crown-Hunter Hireling"
    And Alice can't attack Bob with "Crown-Hunter Hireling"

  @id:monarch-0068 @rule:725.3 @rule:509.1b
  Scenario: A creature that the monarch's creatures can't block is blocked by the others'
    Given a game between Alice, Bob and Carol
    And the players have
      | player | designations |
      | Bob    | monarch      |
    And the battlefield holds
      | permanent          | controller | as    |
      | Azure Fleet Admiral | Alice     | first |
      | Azure Fleet Admiral | Alice     | other |
      | Hill Giant         | Bob        |       |
      | Hill Giant         | Carol      |       |
    When Alice attacks
      | attacker | attacks |
      | first    | Bob     |
      | other    | Carol   |
    Then Bob can't block "first" with Bob's "Hill Giant"
    And Carol can block "other" with Carol's "Hill Giant"

  @id:monarch-0069 @rule:725.2 @rule:603.4
  Scenario: An upkeep ability that asks for a monarch among the opponents triggers when one of them is
    Given a game between Alice, Bob, Carol and Dave
    And it is Dave's postcombat main phase
    And the players have
      | player | designations |
      | Carol  | monarch      |
    And the battlefield holds
      | permanent      | controller |
      | Queen Marchesa | Alice      |
      | Queen Marchesa | Carol      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
    Then Alice has 2 creatures on the battlefield
    When the game advances to Carol's upkeep
    Then the stack is empty
    And Carol has 1 creature on the battlefield
