Feature: Changing targets
  "Change the target" demands another legal target where there is one. "Choose new targets" leaves it to the player which are
  changed. Neither changes how many targets there are, or how an effect is divided among them.

  @id:copy-0210 @rule:115.7a
  Scenario: A target that is to be changed cannot stay while another one is legal
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Island     | Alice      |
      | Mountain   | Alice      |
      | Hill Giant | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Bob        | Alice   |
    And Alice's hand holds "Swerve"
    When Alice casts "Swerve" targeting "Lightning Bolt"
    And the top of the stack resolves until Alice is asked for targets about "Lightning Bolt"
    Then Alice can choose Bob
    And Alice can choose "Hill Giant"
    And Alice can't choose Alice
    And Alice can't choose declines
    When Alice chooses Bob
    And the top of the stack resolves
    Then Bob has 17 life

  @id:copy-0211 @rule:115.7a
  Scenario: A target that no other legal one can replace stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Island        | Alice      |
      | Mountain      | Alice      |
      | Grizzly Bears | Alice      |
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Bob        | Grizzly Bears |
    And Alice's hand holds "Swerve"
    When Alice casts "Swerve" targeting "Murder"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object | controller | targets       |
      | Murder | Bob        | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard

  @id:copy-0212 @rule:115.9a @rule:115.7a
  Scenario: Swerve cannot target a spell with two targets
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Island     | Alice      |
      | Mountain   | Alice      |
      | Hill Giant | Bob        |
    And the stack holds, from the top
      | object    | controller | targets           |
      | Arc Trail | Bob        | Alice; Hill Giant |
      | Shock     | Bob        | Alice             |
    And Alice's hand holds "Swerve"
    Then Alice can't cast "Swerve" targeting "Arc Trail"
    And Alice can cast "Swerve" targeting "Shock"
    When Alice tries to cast "Swerve" targeting "Arc Trail"
    Then the action is refused

  @id:copy-0213 @rule:115.7d @rule:707.10c
  Scenario: New targets are chosen for a spell and then for its copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
      | Hill Giant | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Bob        | Alice   |
    And Alice's hand holds "Wild Ricochet"
    When Alice casts "Wild Ricochet" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice    | about                  | answer     |
      | yes or no |                        | yes        |
      | targets   | Lightning Bolt         | Bob        |
      | targets   | copy of Lightning Bolt | Hill Giant |
    Then the stack holds, from the top
      | object                 | controller | targets    |
      | copy of Lightning Bolt | Alice      | Hill Giant |
      | Lightning Bolt         | Bob        | Bob        |
    When the stack resolves until empty
    Then Bob has 17 life
    And "Hill Giant" is in Bob's graveyard
    And Alice has 20 life

  @id:copy-0214 @rule:115.7d @rule:115.7e
  Scenario: A change that would make an unchanged target illegal is refused
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Mountain    | Alice      |
      | Hill Giant    | Bob        |
      | Wall of Stone | Bob        |
    And the stack holds, from the top
      | object    | controller | targets                   |
      | Arc Trail | Bob        | Hill Giant; Wall of Stone |
    And Alice's hand holds "Wild Ricochet"
    When Alice casts "Wild Ricochet" targeting "Arc Trail"
    And the top of the stack resolves until Alice is asked for targets about "Arc Trail"
      | choice    | answer |
      | yes or no | yes    |
    And Alice chooses "Wall of Stone" until Alice is asked for targets about "Arc Trail"
    Then Alice can choose "Hill Giant"
    And Alice can choose Bob
    And Alice can't choose "Wall of Stone"
    And Alice can't choose declines
    When Alice chooses Bob
      | choice  | about             | nth | answer   |
      | targets | copy of Arc Trail | 1   | declines |
      | targets | copy of Arc Trail | 2   | declines |
    And the stack resolves until empty
    Then "Wall of Stone" has 4 damage
    And Bob has 18 life
    And "Hill Giant" has 0 damage

  @id:copy-0230 @rule:115.7b @rule:115.7
  Scenario: Who changes a target of several to one permanent chooses which of them it was
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Spellskite    | Bob        |
      | Hill Giant    | Bob        |
      | Wall of Stone | Bob        |
    And Alice's hand holds "Arc Trail"
    When Alice casts "Arc Trail"
      | choice    | answer        |
      | targets   | Wall of Stone |
      | targets 2 | Hill Giant    |
    And Alice passes priority
    And Bob activates "Spellskite" targeting "Arc Trail"
    And the top of the stack resolves
      | player | choice  | answer     |
      | Bob    | objects | Hill Giant |
    Then the stack holds, from the top
      | object    | controller | targets                   |
      | Arc Trail | Alice      | Wall of Stone; Spellskite |
    When the stack resolves until empty
    Then "Spellskite" has 1 damage
    And "Wall of Stone" has 2 damage
    And "Hill Giant" has 0 damage

  @id:copy-0231 @rule:115.7b @rule:115.7e
  Scenario: A target is not changed to what another use of the word has for its target
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller |
      | Spellskite | Bob        |
      | Hill Giant | Bob        |
    And Alice's hand holds "Arc Trail"
    When Alice casts "Arc Trail"
      | choice    | answer     |
      | targets   | Spellskite |
      | targets 2 | Hill Giant |
    And Alice passes priority
    And Bob activates "Spellskite" targeting "Arc Trail"
    And the stack resolves until empty
    Then "Spellskite" has 2 damage
    And "Hill Giant" has 1 damage
