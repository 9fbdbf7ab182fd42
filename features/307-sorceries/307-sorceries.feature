Feature: Sorceries, and what happens "as a sorcery"
  A sorcery is cast in one's own main phase with an empty stack. What is done "as a sorcery" needs that time and nothing
  else.

  @id:sorcery-0001 @rule:307.1
  Scenario: A sorcery is cast in its player's main phase with nothing on the stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the board "lands"
    And Alice's hand holds "Divination" and "Shock"
    And Bob's hand holds "Divination"
    Then Alice can't cast Alice's "Divination"
    And Alice can cast "Shock" targeting Bob
    When the game advances to Alice's precombat main phase
    Then Alice can cast Alice's "Divination"
    When Alice casts "Shock" targeting Bob
    Then Alice can't cast Alice's "Divination"
    When Alice passes priority
    Then Bob can't cast Bob's "Divination"

  @id:sorcery-0002 @rule:307.5 @rule:702.6a @rule:601.3
  Scenario: An ability that is activated as a sorcery doesn't care for what prevents sorceries from being cast
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Rule of Law   | Bob        |
      | Bonesplitter  | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Shock" and "Divination"
    When Alice casts "Shock" targeting Bob
    Then Alice can't activate "Bonesplitter"
    When the top of the stack resolves
    Then Alice can't cast "Divination"
    When Alice activates "Bonesplitter" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Bonesplitter" is attached to "Grizzly Bears"

  @id:sorcery-0003 @rule:307.5 @rule:702.6a
  Scenario: What lets spells be cast as though they had flash lets no ability be activated at that time
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | Bonesplitter    | Alice      |
      | Grizzly Bears   | Alice      |
    And Alice's hand holds "Divination"
    When Bob passes priority
    Then Alice can't activate "Bonesplitter"
    When Alice casts "Divination"
    And the top of the stack resolves
    Then Alice has 2 cards in hand
