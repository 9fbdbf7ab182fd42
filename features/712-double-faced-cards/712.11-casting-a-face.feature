Feature: Casting and playing a face of a modal double-faced card
  Its player chooses the face (712.11b, 712.12); only that face decides whether it can be cast or played (712.11c). In other zones
  the card has its front face's characteristics only (712.8a).

  @id:mdfc-0001 @rule:712.12 @rule:712.8a @rule:305.1 @rule:305.2b
  Scenario: The land face of a modal double-faced card is played as a land, and uses the land play
    Given a game between Alice and Bob
    And Alice's hand holds
      | card          |
      | Hagra Mauling |
      | Forest        |
    When Alice plays "Hagra Mauling"
      | choice | answer         |
      | face   | Hagra Broodpit |
    Then "Hagra Mauling" is a land
    And "Hagra Mauling" is tapped
    And "Hagra Mauling" is on the battlefield
    And Alice can't play "Forest"
    And the stack is empty

  @id:mdfc-0002 @rule:712.11b @rule:712.11c @rule:712.8f
  Scenario: The spell face of a modal double-faced card is cast as a spell
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Forest        | Bob        |
    And Alice's hand holds
      | card          |
      | Hagra Mauling |
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
    Then Alice has no mana
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hagra Mauling" is in Alice's graveyard

  @id:mdfc-0003 @rule:712.12 @rule:305.2 @rule:305.3
  Scenario: The land face can't be played on another player's turn, when the spell face can be cast
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card          |
      | Hagra Mauling |
    When Bob passes priority
    Then Alice can't play "Hagra Mauling"
      | choice | answer         |
      | face   | Hagra Broodpit |
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
    Then "Hagra Mauling" is on the stack

  @id:mdfc-0004 @rule:712.8a @rule:702.138a @rule:305.9
  Scenario: A modal double-faced card in a graveyard is a nonland card, and its land face can't escape
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Grizzly Bears     | Bob        |
    And Alice's graveyard holds
      | card              |
      | Hagra Mauling     |
      | 3 Silvercoat Lion |
    Then Alice can't play "Hagra Mauling"
      | choice | answer         |
      | face   | Hagra Broodpit |
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
    Then Alice has 3 cards in exile
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hagra Mauling" is in Alice's graveyard

  @id:mdfc-0005 @rule:712.11c @rule:305.1 @rule:118.9 @rule:118.3
  Scenario: A permission to cast spells from the hand without paying does not let a land face be cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Omniscience   | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card          |
      | Hagra Mauling |
    Then Alice can't cast "Hagra Mauling"
      | choice | answer         |
      | face   | Hagra Broodpit |
    When Alice casts "Hagra Mauling" targeting "Grizzly Bears"
      | choice           | answer      |
      | alternative cost | Omniscience |
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @id:mdfc-0006 @rule:712.8f @rule:712.11b @rule:712.8a @rule:202.3 @rule:118.3
  Scenario: A modal double-faced card cast as its back face has that face's mana value on the stack only
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {B}{B}{B}{B}{B}{B}{B}{B} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card                 |
      | Selfless Glyphweaver |
    Then "Selfless Glyphweaver" has mana value 3
    And "Selfless Glyphweaver" is white
    And Alice can't cast "Selfless Glyphweaver"
      | choice | answer               |
      | face   | Selfless Glyphweaver |
    When Alice casts "Selfless Glyphweaver"
      | choice | answer        |
      | face   | Deadly Vanity |
    Then Alice has no mana
    And "Selfless Glyphweaver" has mana value 8
    And "Selfless Glyphweaver" is black
    When the top of the stack resolves
      | choice  | answer        |
      | objects | Grizzly Bears |
    Then "Hill Giant" is in Bob's graveyard
    And "Grizzly Bears" is on the battlefield
    And "Selfless Glyphweaver" is in Alice's graveyard
    And "Selfless Glyphweaver" has mana value 3

  @id:mdfc-0007 @rule:712.12 @rule:712.11b @rule:601.3 @rule:305.2b
  Scenario: A permission to play a modal double-faced card is one to play either face
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card             |
      | Reckless Impulse |
    And Alice's library holds, from the top
      | card          | as     |
      | Hagra Mauling | First  |
      | Hagra Mauling | Second |
      | Opt           |        |
    When Alice casts "Reckless Impulse"
    And the top of the stack resolves
    And Alice plays "First" from exile
      | choice | answer         |
      | face   | Hagra Broodpit |
    Then "First" is a land
    And Alice can't play "Second"
    When Alice casts "Second" from exile targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Second" is in Alice's graveyard
