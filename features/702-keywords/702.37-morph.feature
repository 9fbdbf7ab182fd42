Feature: Morph
  A card with morph may be cast face down for {3}, an alternative cost (702.37a, 702.37c); it is then a 2/2 creature spell without name,
  mana cost or abilities (708.2a).

  @id:morph-0001 @rule:702.37c @rule:708.4 @rule:708.2a
  Scenario: A card cast face down is a colorless 2/2 creature spell with mana value 0 that costs {3}
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}{C} |
    And Alice's hand holds
      | card              |
      | Nantuko Vigilante |
    When Alice casts "Nantuko Vigilante"
      | choice           | answer |
      | alternative cost | morph  |
    Then Alice has no mana
    And "Nantuko Vigilante" has mana value 0
    And "Nantuko Vigilante" is a 2/2 colorless creature
    And Bob can't see "Nantuko Vigilante"
    When the top of the stack resolves
    Then "Nantuko Vigilante" is face down

  @id:morph-0002 @rule:702.37c @rule:118.9a @rule:118.3
  Scenario: No other alternative cost can be paid for a card cast face down
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Alice  | {C}  |
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds
      | card              |
      | Nantuko Vigilante |
    Then Alice can't cast "Nantuko Vigilante"
      | choice           | answer |
      | alternative cost | morph  |
    When Alice casts "Nantuko Vigilante"
      | choice           | answer            |
      | face             | Nantuko Vigilante |
      | alternative cost | Omniscience       |
    And the top of the stack resolves
    Then "Nantuko Vigilante" is on the battlefield
    And "Nantuko Vigilante" is a 3/2 green creature

  @id:morph-0003 @rule:702.37c @rule:302.1
  Scenario: A card is cast face down at the times of a creature spell
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card              |
      | Nantuko Vigilante |
      | Shock             |
    Then Alice can cast "Nantuko Vigilante"
      | choice           | answer |
      | alternative cost | morph  |
    When Alice casts "Shock" targeting Bob
    Then Alice can't cast "Nantuko Vigilante"
      | choice           | answer |
      | alternative cost | morph  |

  @id:morph-0004 @rule:702.37e @rule:116.2b @rule:708.8
  Scenario: Turning a face-down creature up costs its morph cost, and uses no stack
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state     |
      | Nantuko Vigilante | Alice      | face down |
      | Sol Ring          | Bob        |           |
    When Alice takes the special action turn face up with "Nantuko Vigilante"
    Then "Nantuko Vigilante" is a 3/2 green creature
    And the stack holds, from the top
      | object                         | controller | targets  |
      | ability 2 of Nantuko Vigilante | Alice      | Sol Ring |
    And Alice has priority
    And nothing else changes

  @id:morph-0005 @rule:702.37c @rule:601.2f
  Scenario: An increase for noncreature spells does not concern a card cast face down, one for all spells does
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {C}{C}{C}{C} |
    And the battlefield holds
      | permanent                   | controller |
      | Thalia, Guardian of Thraben | Bob        |
      | Sphere of Resistance        | Bob        |
    And Alice's hand holds
      | card              |
      | Nantuko Vigilante |
    When Alice casts "Nantuko Vigilante"
      | choice           | answer |
      | alternative cost | morph  |
    Then Alice has no mana

  @id:morph-0030 @rule:708.8 @rule:707.2 @invented
  Scenario: What becomes a copy as it is turned face up is the copy as soon as it is face up, and turned up by its own cost
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state     |
      | Masked Understudy | Alice      | face down |
      | Serra Angel       | Bob        |           |
      | Memnite           | Bob        |           |
    When Alice takes the special action turn face up with "Masked Understudy"
      | player | choice    | answer      |
      | Alice  | yes or no | yes         |
      | Alice  | objects   | Serra Angel |
    Then "Masked Understudy" is a 4/4 creature
    And "Masked Understudy" has flying
    And the stack is empty

  @id:morph-0021 @rule:702.37e @rule:708.10 @rule:707.3
  Scenario: A face-down creature that has become a copy is turned up for the morph cost of what it copies
    Given a game between Alice and Bob
    And the players have
      | player | mana               |
      | Alice  | {C}{C}{W}{U}{R}{G} |
    And the battlefield holds
      | permanent         | controller | state     |
      | Grinning Demon    | Alice      | face down |
      | Nantuko Vigilante | Bob        |           |
    And Alice's hand holds "Mirrorweave"
    When Alice casts "Mirrorweave" targeting "Nantuko Vigilante"
      | choice | answer       |
      | mana   | {C}{C}{W}{U} |
    And the top of the stack resolves
    Then "Grinning Demon" is a 2/2 creature
    And "Grinning Demon" is face down
    When Alice takes the special action turn face up with "Grinning Demon"
    Then "Grinning Demon" is named "Nantuko Vigilante"
    And "Grinning Demon" is a 3/2 green creature

  @id:morph-0022 @rule:702.37e @rule:708.10 @rule:707.3
  Scenario: A face-down creature that has become a copy of one without morph can't be turned up
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state     |
      | Grinning Demon | Alice      | face down |
      | Grizzly Bears  | Bob        |           |
    And Alice's hand holds "Mirrorweave"
    Then Alice can take the special action turn face up with "Grinning Demon"
    When Alice casts "Mirrorweave" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice can't take the special action turn face up with "Grinning Demon"

  @id:morph-0023 @rule:702.37e
  Scenario: A face-down creature that would have no abilities if it were face up can't be turned up
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent      | controller | state     |
      | Grinning Demon | Alice      | face down |
    And Alice's hand holds "Humility"
    Then Alice can take the special action turn face up with "Grinning Demon"
    When Alice casts "Humility"
    And the top of the stack resolves
    And the game advances to Alice's end step
    Then Alice can't take the special action turn face up with "Grinning Demon"

  @id:morph-0031 @rule:702.37e @rule:118.3 @invented
  Scenario: Of two morph costs either one turns a permanent face up
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state     | as |
      | Twice-Veiled Drake | Alice      | face down | A  |
      | Twice-Veiled Drake | Alice      | face down | B  |
      | Island             | Alice      |           |    |
      | Forest             | Alice      |           |    |
      | Mountain           | Alice      |           |    |
    When Alice takes the special action turn face up with "A"
      | choice          | answer     |
      | additional cost | pay {1}{U} |
    Then "A" has flying
    And "Mountain" is untapped
    When Alice takes the special action turn face up with "B"
    Then "B" has flying
