Feature: Casting a copy of a card
  Where an effect has a player cast a copy of a card, the copy is cast as any spell is: it triggers what waits for that,
  additional costs can be paid for it, and it can be countered. The card stays where it is.

  @id:copy-0200 @rule:707.12 @rule:601.2i
  Scenario: A copy of a card that is cast triggers what waits for a spell to be cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as      |
      | Isochron Scepter | Alice      | Scepter |
      | Guttersnipe      | Alice      |         |
      | 2 Wastes         | Alice      |         |
    And Alice's exile holds
      | card           | state               |
      | Lightning Bolt | exiled with Scepter |
    When Alice activates "Scepter"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object                 | controller | targets |
      | ability of Guttersnipe | Alice      |         |
      | copy of Lightning Bolt | Alice      | Bob     |
    When the stack resolves until empty
    Then Bob has 15 life
    And Alice's exile holds "Lightning Bolt" and nothing more
    And Alice's graveyard is empty

  @id:copy-0201 @rule:707.12 @rule:601.2b @rule:118.8
  Scenario: Kicker can be paid for a copy of a card that is cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as      |
      | Isochron Scepter | Alice      | Scepter |
      | 2 Wastes         | Alice      |         |
      | 4 Mountain       | Alice      |         |
    And Alice's exile holds
      | card            | state               |
      | Burst Lightning | exiled with Scepter |
    When Alice activates "Scepter"
    And the top of the stack resolves
      | choice          | answer |
      | yes or no       | yes    |
      | yes or no       | yes    |
      | additional cost | kicker |
      | targets         | Bob    |
    And the top of the stack resolves
    Then Bob has 16 life

  @id:copy-0202 @rule:707.12 @rule:707.10a @rule:704.5e
  Scenario: A copy of a card that is not cast ceases to exist
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as      |
      | Isochron Scepter | Alice      | Scepter |
      | 2 Wastes         | Alice      |         |
    And Alice's exile holds
      | card           | state               |
      | Lightning Bolt | exiled with Scepter |
    When Alice activates "Scepter"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | yes or no | no     |
    Then the stack is empty
    And Alice's exile holds "Lightning Bolt" and nothing more
    And Bob has 20 life

  @id:copy-0203 @rule:707.12 @rule:701.6a @rule:707.10a
  Scenario: A copy of a card that was cast can be countered
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | as      |
      | Isochron Scepter | Alice      | Scepter |
      | 2 Wastes         | Alice      |         |
      | 2 Island         | Bob        |         |
    And Alice's exile holds
      | card           | state               |
      | Lightning Bolt | exiled with Scepter |
    And Bob's hand holds "Counterspell"
    When Alice activates "Scepter"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | yes or no | yes    |
      | targets   | Bob    |
    And Alice passes priority
    And Bob casts "Counterspell" targeting copy of "Lightning Bolt"
    And the top of the stack resolves
    Then the stack is empty
    And Bob has 20 life
    And Alice's exile holds "Lightning Bolt" and nothing more
    And Alice's graveyard is empty
