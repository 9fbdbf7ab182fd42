Feature: Ascend

  @id:ascend-0001 @rule:702.131a
  Scenario: A sorcery with ascend gives the city's blessing before its other instructions are followed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 10 Island | Alice      |
    And Alice's hand holds "Secrets of the Golden City"
    When Alice casts "Secrets of the Golden City"
    Then Alice doesn't have the city's blessing
    When the top of the stack resolves
    Then Alice has the city's blessing
    And Alice has 3 cards in hand

  @id:ascend-0002 @rule:702.131a
  Scenario: A sorcery with ascend gives nothing to a player with nine permanents, however many an opponent has
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 9 Island  | Alice      |
      | 10 Swamp  | Bob        |
    And Alice's hand holds "Secrets of the Golden City"
    When Alice casts "Secrets of the Golden City"
    And the top of the stack resolves
    Then Alice doesn't have the city's blessing
    And Bob doesn't have the city's blessing
    And Alice has 2 cards in hand

  @id:ascend-0003 @rule:702.131b
  Scenario: A permanent with ascend gives the city's blessing as soon as its controller has ten permanents
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Dusk Charger | Alice      |
      | 8 Swamp      | Alice      |
    And Alice's hand holds "Forest"
    Then Alice doesn't have the city's blessing
    And "Dusk Charger" is a 3/3 creature
    When Alice plays "Forest"
    Then Alice has the city's blessing
    And "Dusk Charger" is a 5/5 creature

  @id:ascend-0004 @rule:702.131b
  Scenario: Tokens count among the ten permanents, and only the controller of the permanent with ascend is blessed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state |
      | Dusk Charger | Bob        |       |
      | 9 Treasure   | Bob        | token |
      | 12 Plains    | Alice      |       |
    And Alice's hand holds "Forest"
    When Alice plays "Forest"
    Then Bob has the city's blessing
    And Alice doesn't have the city's blessing

  @id:ascend-0005 @rule:702.131b @rule:702.131c
  Scenario: The city's blessing stays with a player who no longer has ten permanents
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Dusk Charger   | Alice      |
      | Evolving Wilds | Alice      |
      | 7 Swamp        | Alice      |
    And Alice's hand holds "Forest"
    And Alice's library holds "Grizzly Bears"
    When Alice plays "Forest"
    Then Alice has the city's blessing
    When Alice activates "Evolving Wilds"
    And the top of the stack resolves
    Then "Evolving Wilds" is in Alice's graveyard
    And Alice has the city's blessing
    And "Dusk Charger" is a 5/5 creature
