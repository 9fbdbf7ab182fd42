Feature: Exceptions in copying
  What an effect excepts from the copying becomes part of the copy's own copiable values, and a later copy has it too.

  @id:copy-0160 @rule:707.9a @rule:707.3
  Scenario: An ability that a copy gained as it copied is copied in turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | 6 Island      | Alice      |
      | Mountain      | Alice      |
    And Alice's hand holds "Phantasmal Image", "Clone" and "Shock"
    When Alice casts "Phantasmal Image"
    And the top of the stack resolves
      | choice    | source           | answer |
      | yes or no | Phantasmal Image | yes    |
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer           |
      | yes or no | Clone  | yes              |
      | objects   | Clone  | Phantasmal Image |
    Then "Clone" is a 3/3 Illusion creature
    When Alice casts "Shock" targeting "Clone"
    And the top of the stack resolves
    Then "Clone" is in Alice's graveyard
    And "Shock" is on the stack

  @id:copy-0161 @rule:707.9b
  Scenario: A type that is added in copying is part of the copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Juggernaut | Bob        |
      | 6 Island   | Alice      |
    And Alice's hand holds "Copy Artifact" and "Clone"
    When Alice casts "Copy Artifact"
    And the top of the stack resolves
      | choice    | source        | answer |
      | yes or no | Copy Artifact | yes    |
    Then the characteristics of "Copy Artifact" are
      | characteristic | value                           |
      | name           | Juggernaut                      |
      | types          | Artifact; Creature; Enchantment |
      | power          | 5                               |
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer        |
      | yes or no | Clone  | yes           |
      | objects   | Clone  | Copy Artifact |
    Then the characteristics of "Clone" are
      | characteristic | value                           |
      | types          | Artifact; Creature; Enchantment |

  @id:copy-0162 @rule:707.9d
  Scenario: A size that is set in copying takes the place of an ability that defines it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Nightmare | Bob        |
      | 2 Swamp   | Bob        |
      | 11 Island | Alice      |
    And Alice's hand holds "Quicksilver Gargantuan" and "Clone"
    When Alice casts "Quicksilver Gargantuan"
    And the top of the stack resolves
      | choice    | source                 | answer |
      | yes or no | Quicksilver Gargantuan | yes    |
    Then "Quicksilver Gargantuan" is a 7/7 black creature
    And "Quicksilver Gargantuan" has flying
    And "Nightmare" is a 2/2 creature
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer                 |
      | yes or no | Clone  | yes                    |
      | objects   | Clone  | Quicksilver Gargantuan |
    Then "Clone" is a 7/7 creature

  @id:copy-0163 @rule:707.2 @rule:604.3
  Scenario: An ability that defines a size is copied and counts for the copy's own controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Nightmare | Bob        |
      | 2 Swamp   | Bob        |
      | 4 Island  | Alice      |
      | 3 Swamp   | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Clone" is a 3/3 creature
    And "Nightmare" is a 2/2 creature

  @id:copy-0164 @rule:707.9c @rule:707.3
  Scenario: A color that is not copied stays, and a later copy has it with the ability
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | 9 Island      | Alice      |
    And Alice's hand holds "Vesuvan Doppelganger" and "Clone"
    When Alice casts "Vesuvan Doppelganger"
    And the top of the stack resolves
      | choice    | source               | answer |
      | yes or no | Vesuvan Doppelganger | yes    |
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer               |
      | yes or no | Clone  | yes                  |
      | objects   | Clone  | Vesuvan Doppelganger |
    Then "Clone" is a 2/2 blue Bear creature
    And "Clone" is named "Grizzly Bears"
    And "Clone" isn't green
    And "Clone" has ability 1

  @id:copy-0165 @rule:707.9b @rule:704.5j
  Scenario: A copy that is not legendary stays beside the original with its additional counter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Zada, Hedron Grinder | Alice      |
      | 4 Island             | Alice      |
    And Alice's hand holds "Spark Double"
    When Alice casts "Spark Double"
    And the top of the stack resolves
      | choice    | source       | answer |
      | yes or no | Spark Double | yes    |
    Then "Spark Double" is a 4/4 creature
    And "Spark Double" isn't legendary
    And "Spark Double" has 1 +1/+1 counter
    And "Zada, Hedron Grinder" is on the battlefield

  @id:copy-0166 @rule:707.9f
  Scenario: An exception for creatures does not apply to a copy that enters as a land
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mutavault | Alice      |
      | 5 Island  | Alice      |
    And Alice's hand holds "Spark Double"
    When Alice activates ability 2 of "Mutavault"
    And the top of the stack resolves
    And Alice casts "Spark Double"
    And the top of the stack resolves
      | choice    | source       | answer |
      | yes or no | Spark Double | yes    |
    Then "Spark Double" is named "Mutavault"
    And "Spark Double" has no counters
    And "Spark Double" isn't a creature

  @id:copy-0167 @rule:707.9e
  Scenario: The counters of an exception are lost to a further copy effect
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state            | as   |
      | Clone         | Bob        | 1 +1/+1 counters | Bare |
      | Hill Giant    | Bob        |                  |      |
      | 3 Forest      | Alice      |                  |      |
      | 3 Island      | Alice      |                  |      |
    And Alice's hand holds "Altered Ego"
    When Alice casts "Altered Ego"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
      | choice    | source      | nth | answer     |
      | yes or no | Altered Ego | 1   | yes        |
      | objects   | Altered Ego | 1   | Bare       |
      | yes or no | Altered Ego | 2   | yes        |
      | objects   | Altered Ego | 2   | Hill Giant |
    Then "Altered Ego" is named "Hill Giant"
    And "Altered Ego" has no counters
    And "Altered Ego" is a 3/3 creature

  @id:copy-0168 @rule:707.9e
  Scenario: The counters of an exception come with a copy that is final
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Bob        |
      | 3 Forest      | Alice      |
      | 3 Island      | Alice      |
    And Alice's hand holds "Altered Ego"
    When Alice casts "Altered Ego"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
      | choice    | source      | answer |
      | yes or no | Altered Ego | yes    |
    Then "Altered Ego" has 2 +1/+1 counters
    And "Altered Ego" is a 5/5 creature

  @id:copy-0169 @rule:707.9b @rule:707.9a
  Scenario: Sakashima keeps the name and is legendary beside the original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Alice      |
      | 4 Island    | Alice      |
    And Alice's hand holds "Sakashima the Impostor"
    When Alice casts "Sakashima the Impostor"
    And the top of the stack resolves
      | choice    | source                 | answer |
      | yes or no | Sakashima the Impostor | yes    |
    Then the characteristics of "Sakashima the Impostor" are
      | characteristic | value                  |
      | name           | Sakashima the Impostor |
      | supertypes     | Legendary              |
      | subtypes       | Angel                  |
      | power          | 4                      |
    And "Sakashima the Impostor" has flying
