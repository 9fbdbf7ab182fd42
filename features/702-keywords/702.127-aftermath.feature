Feature: Aftermath
  A half with aftermath can be cast from the graveyard, and from no other zone; cast from there, the card is exiled when it would
  leave the stack (702.127a).

  @id:aftermath-0001 @rule:702.127a @rule:709.3a @rule:118.8
  Scenario: The half with aftermath is cast from the graveyard, and the card is exiled
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's graveyard holds
      | card            |
      | Start // Finish |
    Then Alice can't cast "Start // Finish"
      | choice | answer |
      | face   | Start  |
    When Alice casts "Start // Finish" targeting "Grizzly Bears"
      | choice | answer |
      | face   | Finish |
    Then "Memnite" is in Alice's graveyard
    And "Start // Finish" has mana value 3
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Start // Finish" is in exile

  @id:aftermath-0002 @rule:702.127a
  Scenario: The half with aftermath can't be cast from the hand, the other can
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card            |
      | Start // Finish |
    Then Alice can't cast "Start // Finish" targeting "Grizzly Bears"
      | choice | answer |
      | face   | Finish |
    When Alice casts "Start // Finish"
    And the top of the stack resolves
    Then "Start // Finish" is in Alice's graveyard
    And Alice has priority
    And Alice can cast "Start // Finish" targeting "Grizzly Bears"
      | choice | answer |
      | face   | Finish |

  @id:aftermath-0003 @rule:702.127a @rule:601.3
  Scenario: Another permission to cast from the graveyard lets either half be cast, and only the one with aftermath is exiled
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Memnite           | Alice      |
      | Grizzly Bears     | Bob        |
    And Alice's graveyard holds
      | card              |
      | Start // Finish   |
      | 3 Silvercoat Lion |
    Then Alice can cast "Start // Finish" targeting "Grizzly Bears"
      | choice           | answer    |
      | face             | Finish    |
      | alternative cost | aftermath |
    When Alice casts "Start // Finish"
      | choice | answer |
      | face   | Start  |
    Then Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Start // Finish" is in Alice's graveyard
    When Alice casts "Start // Finish" targeting "Grizzly Bears"
      | choice           | answer    |
      | face             | Finish    |
      | alternative cost | aftermath |
      | sacrifice        | Memnite   |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Start // Finish" is in exile

  @id:aftermath-0004 @rule:702.127a @rule:701.6a
  Scenario: A spell with aftermath that is countered is exiled
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's graveyard holds
      | card            |
      | Start // Finish |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Start // Finish" targeting "Grizzly Bears"
      | choice | answer |
      | face   | Finish |
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Start // Finish"
    And the top of the stack resolves
    Then "Start // Finish" is in exile
    And "Grizzly Bears" is on the battlefield
    And "Memnite" is in Alice's graveyard

  @id:aftermath-0005 @rule:702.127a @rule:601.3
  Scenario: A permission to cast a card from exile is none for the half with aftermath
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Memnite       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card             |
      | Reckless Impulse |
    And Alice's library holds, from the top
      | card            |
      | Start // Finish |
      | Opt             |
    When Alice casts "Reckless Impulse"
    And the top of the stack resolves
    Then Alice can't cast "Start // Finish" from exile targeting "Grizzly Bears"
      | choice | answer |
      | face   | Finish |
    When Alice casts "Start // Finish" from exile
      | choice | answer |
      | face   | Start  |
    And the top of the stack resolves
    Then Alice has 3 creatures on the battlefield
    And "Start // Finish" is in Alice's graveyard

  @id:aftermath-0006 @rule:702.127a @rule:117.3b
  Scenario: The half with aftermath can be cast as soon as the other half has resolved, before an opponent acts
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card            |
      | Start // Finish |
    And Bob's hand holds
      | card          |
      | Cling to Dust |
    And Bob's graveyard holds
      | card  |
      | Shock |
    When Alice casts "Start // Finish"
      | choice | answer |
      | face   | Start  |
    And the top of the stack resolves
    Then Alice has priority
    And Bob can't cast "Cling to Dust" targeting "Start // Finish"
    When Alice casts "Start // Finish" targeting "Grizzly Bears"
      | choice    | answer             |
      | face      | Finish             |
      | sacrifice | token "Warrior" #1 |
    And Alice passes priority
    Then Bob can't cast "Cling to Dust" targeting "Start // Finish"
    And Bob can cast "Cling to Dust" targeting "Shock"
    When Bob passes priority
    Then "Grizzly Bears" is in Bob's graveyard
    And "Start // Finish" is in exile
    And Alice has 1 creature on the battlefield
