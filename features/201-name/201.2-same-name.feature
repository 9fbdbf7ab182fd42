Feature: The same name and different names
  Objects have the same name when they have at least one name in common, and what has no name shares none (201.2a). A group has
  different names only if each has a name and no two share one (201.2b).

  @id:name-0021 @rule:201.2a
  Scenario: What destroys everything with the same name as a nameless permanent destroys that permanent alone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state     | as    |
      | Nantuko Vigilante | Bob        | face down | one   |
      | Hooded Hydra      | Bob        | face down | other |
    And Alice's hand holds "Maelstrom Pulse"
    When Alice casts "Maelstrom Pulse" targeting "one"
    And the top of the stack resolves
    Then "one" is in Bob's graveyard
    And "other" is on the battlefield

  @id:name-0022 @rule:201.2a
  Scenario: A token copy has the same name as the original
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state |
      | Grizzly Bears | Bob        |       |
      | Grizzly Bears | Alice      | token |
      | Memnite       | Bob        |       |
    And Alice's hand holds "Maelstrom Pulse"
    When Alice casts "Maelstrom Pulse" targeting Bob's "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And token "Grizzly Bears" is gone
    And "Memnite" is on the battlefield

  @id:name-0023 @rule:201.2b
  Scenario: Two lands with one name count once among lands with different names
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Field of the Dead | Alice      |
      | 2 Plains          | Alice      |
      | Island            | Alice      |
      | Swamp             | Alice      |
      | Mountain          | Alice      |
      | Exploration       | Alice      |
      | Exploration       | Alice      |
    And Alice's hand holds
      | card      |
      | Plains    |
      | Forest    |
      | Mutavault |
    When Alice plays "Forest"
    Then the stack is empty
    When Alice plays "Plains" in Alice's hand
    Then the stack is empty
    When Alice plays "Mutavault"
    Then the stack holds, from the top
      | object                         | controller |
      | ability 3 of Field of the Dead | Alice      |

  @id:name-0024 @rule:201.2 @rule:707.2 @rule:613.1a @invented
  Scenario: An effect on what has a certain name goes by the name that a copy has
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state | as    |
      | Bearherd Banner | Alice      |       |       |
      | Grizzly Bears   | Bob        |       | Bears |
      | Hill Giant      | Bob        |       |       |
      | 4 Island        | Alice      |       |       |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
      | objects   | Clone  | Bears  |
    Then "Clone" is named "Grizzly Bears"
    And "Clone" is a 3/3 creature
    And "Bears" is a 3/3 creature
    And "Hill Giant" is a 3/3 creature
