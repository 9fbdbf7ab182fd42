Feature: Ward
  Ward triggers on each becoming a target of what an opponent controls, and counters that unless its cost is paid.

  @id:basic-0070 @rule:702.21a
  Scenario: A spell is countered when its controller doesn't pay for ward
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | 3 Mountain         | Alice      |
      | Waterfall Aerialist | Bob       |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Waterfall Aerialist"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Bob        |
      | Lightning Bolt                 | Alice      |
    When the top of the stack resolves
      | player | answer   |
      | Alice  | declines |
    Then "Lightning Bolt" is in Alice's graveyard
    And "Waterfall Aerialist" is on the battlefield
    And the stack is empty

  @id:basic-0071 @rule:702.21a
  Scenario: A spell resolves when its controller pays for ward as the ability resolves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | 3 Mountain         | Alice      |
      | Waterfall Aerialist | Bob       |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Waterfall Aerialist"
    And the top of the stack resolves
      | player | answer |
      | Alice  | yes    |
    Then the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
    When the top of the stack resolves
    Then "Waterfall Aerialist" is in Bob's graveyard

  @id:basic-0072 @rule:702.21a
  Scenario: Ward does not trigger for a spell of the permanent's own controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Forest             | Alice      |
      | Mountain           | Bob        |
      | Waterfall Aerialist | Alice     |
    And Alice's hand holds "Giant Growth"
    And Bob's hand holds "Lightning Bolt"
    When Alice casts "Giant Growth" targeting "Waterfall Aerialist"
    Then the stack holds, from the top
      | object       | controller |
      | Giant Growth | Alice      |
    When the top of the stack resolves
    Then "Waterfall Aerialist" is a 6/4 creature
    When Alice passes priority
    And Bob casts "Lightning Bolt" targeting "Waterfall Aerialist"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Alice      |
      | Lightning Bolt                 | Bob        |

  @id:basic-0073 @rule:702.21a
  Scenario: Ward counters an ability that targets, and its source stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
      | Waterfall Aerialist | Bob        |
    When Alice activates "Prodigal Pyromancer" targeting "Waterfall Aerialist"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Bob        |
      | ability of Prodigal Pyromancer | Alice      |
    When the top of the stack resolves
    Then the stack is empty
    And "Waterfall Aerialist" is on the battlefield
    And "Prodigal Pyromancer" is tapped

  @id:basic-0074 @rule:702.21a
  Scenario: Each of two ward abilities triggers and has to be paid for
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                           |
      | 3 Mountain          | Alice      |                                 |
      | Waterfall Aerialist | Bob        |                                 |
      | Winged Boots        | Bob        | attached to Waterfall Aerialist |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting "Waterfall Aerialist"
      | player | choice        | answer                                                             |
      | Bob    | trigger order | ability 4 of Waterfall Aerialist; ability 2 of Waterfall Aerialist |
    And the top of the stack resolves
      | player | answer |
      | Alice  | yes    |
    Then the stack holds, from the top
      | object                           | controller |
      | ability 4 of Waterfall Aerialist | Bob        |
      | Lightning Bolt                   | Alice      |
    When the top of the stack resolves
    Then "Lightning Bolt" is in Alice's graveyard
    And "Waterfall Aerialist" is on the battlefield

  @id:basic-0075 @rule:702.21a
  Scenario: Ward with discarding a card is paid from the hand of the spell's controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | 3 Swamp        | Alice      |
      | Westgate Regent | Bob       |
    And Alice's hand holds "Murder" and "Memnite"
    When Alice casts "Murder" targeting "Westgate Regent"
    And the top of the stack resolves
      | player | answer |
      | Alice  | yes    |
    Then "Memnite" is in Alice's graveyard
    When the top of the stack resolves
    Then "Westgate Regent" is in Bob's graveyard

  @id:basic-0076 @rule:702.21a @rule:118.12
  Scenario: Ward with discarding a card can't be paid from an empty hand
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 3 Swamp         | Alice      |
      | Westgate Regent | Bob        |
    And Alice's hand holds "Murder"
    When Alice casts "Murder" targeting "Westgate Regent"
    And the top of the stack resolves
    Then "Murder" is in Alice's graveyard
    And "Westgate Regent" is on the battlefield
    And the stack is empty

  @id:basic-0077 @rule:702.21a @rule:101.2
  Scenario: A spell that can't be countered resolves although ward is not paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | 4 Mountain          | Alice      |
      | Waterfall Aerialist | Bob        |
    And Alice's hand holds "Combust"
    When Alice casts "Combust" targeting "Waterfall Aerialist"
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Bob        |
      | Combust                        | Alice      |
    When the top of the stack resolves
      | player | answer   |
      | Alice  | declines |
    Then the stack holds, from the top
      | object  | controller |
      | Combust | Alice      |
    When the top of the stack resolves
    Then "Waterfall Aerialist" is in Bob's graveyard

  @id:basic-0078 @rule:702.21a @rule:707.10c
  Scenario: Ward triggers for a copy that is given a new target, and counters the copy only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | 3 Mountain          | Alice      |
      | Waterfall Aerialist | Bob        |
    And Alice's hand holds "Lightning Bolt" and "Reverberate"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice casts "Reverberate" targeting "Lightning Bolt"
    And the top of the stack resolves
      | player | answer              |
      | Alice  | Waterfall Aerialist |
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Bob        |
      | copy of Lightning Bolt         | Alice      |
      | Lightning Bolt                 | Alice      |
    When the top of the stack resolves
    Then the stack holds, from the top
      | object         | controller |
      | Lightning Bolt | Alice      |
    When the top of the stack resolves
    Then Bob has 17 life
    And "Waterfall Aerialist" is on the battlefield

  @id:basic-0079 @rule:702.21a
  Scenario: Two permanents with ward that one spell targets have to be paid for each
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | as     |
      | 4 Mountain          | Alice      |        |
      | Waterfall Aerialist | Bob        | First  |
      | Waterfall Aerialist | Bob        | Second |
    And Alice's hand holds "Arc Trail"
    When Alice casts "Arc Trail" targeting "First", then "Second"
    And the top of the stack resolves
      | player | answer |
      | Alice  | yes    |
    And the top of the stack resolves
    Then "Arc Trail" is in Alice's graveyard
    And "First" is on the battlefield
    And "Second" is on the battlefield

  @id:basic-0080 @rule:702.21a @rule:115.7
  Scenario: Ward triggers for an opponent's spell that is redirected to the permanent
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Mountain            | Alice      |
      | Island              | Bob        |
      | Mountain            | Bob        |
      | Waterfall Aerialist | Bob        |
    And Alice's hand holds "Lightning Bolt"
    And Bob's hand holds "Swerve"
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice passes priority
    And Bob casts "Swerve" targeting "Lightning Bolt"
    And the top of the stack resolves
      | player | answer              |
      | Bob    | Waterfall Aerialist |
    Then the stack holds, from the top
      | object                         | controller |
      | ability of Waterfall Aerialist | Bob        |
      | Lightning Bolt                 | Alice      |

  @id:basic-0081 @rule:702.21a @rule:113.7a
  Scenario: A ward ability that has triggered counters the spell although the permanent is gone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | 2 Mountain          | Alice      |
      | Island              | Bob        |
      | Waterfall Aerialist | Bob        |
      | Grizzly Bears       | Bob        |
    And Alice's hand holds "Arc Trail"
    And Bob's hand holds "Unsummon"
    When Alice casts "Arc Trail" targeting "Waterfall Aerialist", then "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Waterfall Aerialist"
    And the top of the stack resolves
    Then "Waterfall Aerialist" is in Bob's hand
    When the top of the stack resolves
    Then "Arc Trail" is in Alice's graveyard
    And "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has 0 damage
