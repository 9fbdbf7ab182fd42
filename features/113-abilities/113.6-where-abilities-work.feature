Feature: Where abilities work
  An ability that says in which zone it works does so there only.

  @id:works-in-0001 @rule:113.6
  Scenario: An ability for the command zone triggers there only, and one for the battlefield there only
    Given a Commander game between Alice and Bob
    And Alice's command zone holds
      | card                   | state     |
      | Oloro, Ageless Ascetic | commander |
    When the game advances to Alice's upkeep
    Then the stack holds, from the top
      | object                              | controller |
      | ability 3 of Oloro, Ageless Ascetic | Alice      |
    When the top of the stack resolves
    Then Alice has 42 life

  @id:works-in-0002 @rule:113.6b @rule:601.3
  Scenario: A card is cast from exile by its own permission, and from no graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's exile holds
      | card              | as  |
      | Misthollow Griffin | one |
    And Alice's graveyard holds
      | card              | as    |
      | Misthollow Griffin | other |
    Then Alice can cast "one"
    And Alice can't cast "other"
    When Alice casts "one" from exile
    And the top of the stack resolves
    Then "one" is on the battlefield

  @id:works-in-0003 @rule:113.6 @rule:602.5
  Scenario: An ability for exile is activated there, and not on the battlefield
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | as  |
      | Torrent Elemental | Alice      | one |
    And Alice's exile holds
      | card              | as    |
      | Torrent Elemental | other |
    Then Alice can't activate ability 3 of "one"
    When Alice activates ability 3 of "other"
    And the top of the stack resolves
    Then "other" is on the battlefield
    And "other" is tapped

  @id:works-in-0404 @rule:113.6m @rule:602.5
  Scenario: An ability that moves its card out of the command zone is activated there, and not on the battlefield
    Given a Commander game between Alice and Bob
    And the board "lands"
    And Alice's command zone holds
      | card                       | state     |
      | Derevi, Empyrial Tactician | commander |
    When Alice activates ability 3 of "Derevi, Empyrial Tactician"
    And the stack resolves until empty
      | player | choice    | answer                     |
      | Alice  | targets   | Derevi, Empyrial Tactician |
      | Alice  | yes or no | no                         |
    Then "Derevi, Empyrial Tactician" is untapped
    And Alice can't activate ability 3 of "Derevi, Empyrial Tactician"
