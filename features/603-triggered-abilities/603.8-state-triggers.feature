Feature: State triggers
  They trigger on what is, not on what happens: as soon as it is so, and not again until they have left the stack.

  @id:trigger-0601 @rule:603.8
  Scenario: A state trigger triggers once, and again when it has been countered and the state still is
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Emperor Crocodile | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds
      | card   |
      | Murder |
      | Stifle |
      | Shock  |
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Emperor Crocodile | Alice      |
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                       | controller |
      | ability of Emperor Crocodile | Alice      |
    When Alice casts "Stifle" targeting ability of "Emperor Crocodile"
    And the top of the stack resolves
    Then "Emperor Crocodile" is on the battlefield
    And the stack holds, from the top
      | object                       | controller |
      | ability of Emperor Crocodile | Alice      |
    When the top of the stack resolves
    Then "Emperor Crocodile" is in Alice's graveyard
    And the stack is empty

  @id:trigger-0602 @rule:603.8 @rule:603.4
  Scenario: The state is not looked at again as the ability resolves
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Emperor Crocodile | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds
      | card            |
      | Murder          |
      | Raise the Alarm |
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then Alice has 3 creatures on the battlefield
    When the top of the stack resolves
    Then "Emperor Crocodile" is in Alice's graveyard

  @id:trigger-0603 @rule:603.8
  Scenario: A state that is there for a moment of a resolution is enough
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Emperor Crocodile | Alice      |
      | Grizzly Bears     | Alice      |
    And Alice's hand holds "Cloudshift"
    When Alice casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And the stack holds, from the top
      | object                       | controller |
      | ability of Emperor Crocodile | Alice      |

  @id:trigger-0605 @rule:603.8
  Scenario: Of two creatures with a state trigger only the one whose own condition is true triggers
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Emperor Crocodile"
    And the battlefield holds
      | permanent         | controller | as    |
      | Grizzly Bears     | Bob        |       |
      | Emperor Crocodile | Bob        | other |
    When Alice casts "Emperor Crocodile"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                               | controller |
      | ability of Alice's Emperor Crocodile | Alice      |
    When the top of the stack resolves
    Then "Emperor Crocodile" is in Alice's graveyard
    And "other" is on the battlefield
