Feature: Characteristic-defining abilities in all zones
  An ability that defines what its own card is works wherever the card is. One that makes something of it for a time, or of
  other cards, does not.

  @id:layer-0216 @rule:604.3 @rule:613.3
  Scenario: A changeling is a Goblin card in the library too, a land that only becomes one is not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Alice      |
    And Alice's hand holds "Goblin Matron"
    And Alice's library holds, from the top "Grizzly Bears", "Woodland Changeling", "Mutavault" and "Raging Goblin"
    When Alice casts "Goblin Matron"
    And the top of the stack resolves
    And the top of the stack resolves until Alice is asked for objects
      | choice    | answer |
      | yes or no | yes    |
    Then Alice can choose "Woodland Changeling"
    And Alice can choose "Raging Goblin"
    And Alice can't choose "Mutavault"
    And Alice can't choose "Grizzly Bears"

  @id:layer-0217 @rule:604.3 @rule:613.4a
  Scenario: A power defined by an ability counts in the graveyard, where another effect looks for small creatures
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Reveillark | Alice     |
      | Mountain  | Bob        |
      | 2 Swamp   | Bob        |
    And it is Bob's precombat main phase
    And Alice's graveyard holds "Maro", "Hill Giant" and "Grizzly Bears"
    And Alice's hand holds "Opt", "Shock" and "Duress"
    And Bob's hand holds "Murder"
    And the players have
      | player | mana      |
      | Bob    | {C}{B}{B} |
    When Bob casts "Murder" targeting "Reveillark"
    And the top of the stack resolves until Alice is asked for targets
    Then Alice can choose "Grizzly Bears"
    And Alice can't choose "Maro"
    And Alice can't choose "Hill Giant"
