Feature: Emerge
  The emerge cost is an alternative cost with a creature to sacrifice; its mana is reduced by generic mana equal to that creature's
  mana value (702.119a). The creature is chosen as the cost is announced, and sacrificed as it is paid (702.119c).

  @id:emerge-0001 @rule:702.119a @rule:118.7a
  Scenario: The mana value of the sacrificed creature reduces the generic mana of the emerge cost
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds
      | card          |
      | Wretched Gryff |
    When Alice casts "Wretched Gryff"
      | choice           | answer        |
      | alternative cost | emerge        |
      | sacrifice        | Grizzly Bears |
    Then Alice has no mana
    And "Grizzly Bears" is in Alice's graveyard
    And "Wretched Gryff" has mana value 7
    When the stack resolves until empty
    Then "Wretched Gryff" is on the battlefield
    And Alice has 1 card in hand

  @id:emerge-0002 @rule:702.119a @rule:118.7a
  Scenario: Emerge never reduces the colored part of its cost
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent         | controller |
      | Colossal Dreadmaw | Alice      |
    And Alice's hand holds
      | card           |
      | Wretched Gryff |
    When Alice casts "Wretched Gryff"
      | choice           | answer            |
      | alternative cost | emerge            |
      | sacrifice        | Colossal Dreadmaw |
    Then Alice has {U} in her mana pool
    And "Colossal Dreadmaw" is in Alice's graveyard

  @id:emerge-0003 @rule:702.119a @rule:202.3
  Scenario: A token with mana value 0 can be sacrificed for the full emerge cost
    Given a game between Alice and Bob
    And the players have
      | player | mana                        |
      | Alice  | {W}{W}{U}{U}{U}{U}{U}{U} |
    And Alice's hand holds
      | card            |
      | Wretched Gryff  |
      | Raise the Alarm |
    When Alice casts "Raise the Alarm"
      | choice | answer |
      | mana   | {W}{W} |
    And the top of the stack resolves
    And Alice casts "Wretched Gryff"
      | choice           | answer           |
      | alternative cost | emerge           |
      | sacrifice        | token Soldier #1 |
    Then Alice has no mana
    And Alice has 1 creature on the battlefield

  @id:emerge-0004 @rule:702.119c @rule:601.2b @rule:601.2g
  Scenario: The creature to be sacrificed for emerge can still be tapped for mana
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {U}{U}{U}{U} |
    And the battlefield holds
      | permanent      | controller |
      | Llanowar Elves | Alice      |
    And Alice's hand holds
      | card           |
      | Wretched Gryff |
    When Alice casts "Wretched Gryff"
      | choice           | answer         |
      | alternative cost | emerge         |
      | sacrifice        | Llanowar Elves |
    Then Alice has no mana
    And "Llanowar Elves" is in Alice's graveyard
    And "Wretched Gryff" is on the stack

  @id:emerge-0005 @rule:702.119a @rule:118.3
  Scenario: Without a creature the emerge cost can't be paid
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Sol Ring      | Alice      |
    And Alice's hand holds
      | card           |
      | Wretched Gryff |
      | Silvercoat Lion |
    Then Alice can't cast "Wretched Gryff"
      | choice           | answer |
      | alternative cost | emerge |
    When Alice casts "Silvercoat Lion"
    And the top of the stack resolves
    Then Alice can cast "Wretched Gryff"
      | choice           | answer |
      | alternative cost | emerge |
