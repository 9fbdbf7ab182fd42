Feature: Roles
  Each player has one Role on a permanent, the latest one; the Roles of other players are not counted.

  @id:token-0010 @rule:303.7a @rule:704.5y @rule:111.10k
  Scenario: A second Role of the same player on a creature replaces the older one, and another player's stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                            | as    |
      | Grizzly Bears | Alice      |                                  |       |
      | Monster       | Alice      | token, attached to Grizzly Bears | old   |
      | Cursed        | Bob        | token, attached to Grizzly Bears | other |
      | Royal         | Alice      | token, attached to Grizzly Bears | new   |
    When state-based actions are checked
    Then "old" is gone
    And "new" is attached to "Grizzly Bears"
    And "other" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 2/2 creature
    And "Grizzly Bears" lacks trample
