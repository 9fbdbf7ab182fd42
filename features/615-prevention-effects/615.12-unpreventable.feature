Feature: Damage that can't be prevented
  Prevention effects still apply to it: they prevent nothing, and whatever else they do happens.

  @id:unprevented-0001 @rule:615.12 @rule:615.5
  Scenario: "Prevent that damage and put that many counters" puts the counters though the damage is dealt
    Given a game between Alice and Bob
    And the board "lands"
    And the players have
      | player | designations |
      | Alice  | monarch      |
    And the battlefield holds
      | permanent                   | controller |
      | Jared Carthalion, True Heir | Alice      |
    And Bob's hand holds "Combust"
    When Alice passes priority
    And Bob casts "Combust" targeting "Jared Carthalion, True Heir"
    And the top of the stack resolves
    Then "Jared Carthalion, True Heir" has 5 damage
    And "Jared Carthalion, True Heir" has 5 +1/+1 counters
    And "Jared Carthalion, True Heir" is on the battlefield

  @id:unprevented-0002 @rule:615.12 @rule:615.5
  Scenario: "Prevented this way" is nothing where the damage can't be prevented
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent            | controller |
      | Swans of Bryn Argoll | Alice      |
    And Bob's hand holds "Combust" and "Shock"
    When Alice passes priority
    And Bob casts "Shock" targeting "Swans of Bryn Argoll"
    And the top of the stack resolves
    Then Bob has 3 cards in hand
    When Alice passes priority
    And Bob casts "Combust" targeting "Swans of Bryn Argoll"
    And the top of the stack resolves
    Then "Swans of Bryn Argoll" is in Alice's graveyard
    And Bob has 2 cards in hand

  @id:unprevented-0003 @rule:615.12 @rule:608.2h
  Scenario: Damage by a source that has left can't be prevented if that of the source as it last was could not
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent            | controller | state                   |
      | Excruciator          | Alice      |                         |
      | Hermetic Study       | Alice      | attached to Excruciator |
      | Swans of Bryn Argoll | Bob        |                         |
    And Bob's hand holds "Unsummon"
    When Alice activates "Excruciator" targeting "Swans of Bryn Argoll"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Excruciator"
    And the stack resolves until empty
    Then "Excruciator" is in Alice's hand
    And "Swans of Bryn Argoll" has 1 damage
