Feature: Choosing a card name
  Only the name of a card can be chosen (201.4), and where the cards are restricted, only that of such a card by its text (201.4a).
  A card with several names can be chosen by each of them, with what goes with that name (201.4b-f).

  @id:name-0001 @rule:201.4
  Scenario: Neither a made-up name nor a name that only tokens have can be chosen
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Pithing Needle"
    When Alice casts "Pithing Needle"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Sol Ring"
    And Alice can't choose
      | answer    |
      | Soul Ring |
    And Alice can't choose
      | answer   |
      | Treasure |

  @id:name-0002 @rule:201.4a
  Scenario: Where a nonland card name is to be chosen, no land's name can be, an artifact land's neither
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Meddling Mage"
    When Alice casts "Meddling Mage"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Sol Ring"
    And Alice can choose "Grizzly Bears"
    And Alice can't choose "Mountain"
    And Alice can't choose "Field of the Dead"

  @id:name-0003 @rule:201.4a
  Scenario: What effects make of a card in the game doesn't decide whether its name can be chosen
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | March of the Machines | Alice    |
      | Sol Ring            | Alice      |
    And Alice's hand holds "Council of the Absolute"
    Then "Sol Ring" is a creature
    When Alice casts "Council of the Absolute"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Sol Ring"
    And Alice can't choose "Grizzly Bears"

  @id:name-0004 @rule:201.4f @rule:201.4a
  Scenario: An adventurer card's two names are chosen each with its own characteristics
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Council of the Absolute"
    When Alice casts "Council of the Absolute"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Heart's Desire"
    And Alice can't choose "Lovestruck Beast"

  @id:name-0005 @rule:201.4d @rule:201.4a
  Scenario: Of a modal double-faced card with a land on its back only the front's name is a nonland card name
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Meddling Mage"
    When Alice casts "Meddling Mage"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Bala Ged Recovery"
    And Alice can't choose "Bala Ged Sanctuary"

  @id:name-0006 @rule:201.4d
  Scenario: The name of a double-faced card's back face can be chosen
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Meddling Mage"
    When Alice casts "Meddling Mage"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Ludevic's Abomination"
    And Alice can choose "Ludevic's Test Subject"

  @id:name-0007 @rule:201.4b @rule:709.4a
  Scenario: The halves of a split card are chosen by their own names and not together
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Meddling Mage"
    When Alice casts "Meddling Mage"
    And the top of the stack resolves until Alice is asked for name
    Then Alice can choose "Fire"
    And Alice can choose "Ice"
    And Alice can't choose "Fire // Ice"

  @id:name-0008 @rule:201.4b @rule:709.3a @rule:702.102b
  Scenario: While one half of a split card is named, the other half can be cast alone and the fused spell can't
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's hand holds
      | card          |
      | Meddling Mage |
      | Wear // Tear  |
    When Alice casts "Meddling Mage"
    And the top of the stack resolves
      | choice | answer |
      | name   | Wear   |
    Then Alice can cast "Wear // Tear" targeting "Honor of the Pure"
      | choice | answer |
      | face   | Tear   |
    And Alice can't cast "Wear // Tear" targeting "Sol Ring"
      | choice | answer |
      | face   | Wear   |
    And Alice can't cast "Wear // Tear"
      | choice          | answer            |
      | additional cost | fuse              |
      | targets         | Sol Ring          |
      | targets 2       | Honor of the Pure |

  @id:name-0009 @rule:709.4a
  Scenario: A split card in a hand has the chosen name when one of its halves has it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Cabal Therapy"
    And Bob's hand holds
      | card         |
      | Wear // Tear |
      | Opt          |
    Then "Wear // Tear" is named "Wear"
    And "Wear // Tear" isn't named "Wear // Tear"
    When Alice casts "Cabal Therapy" targeting Bob
    And the top of the stack resolves
      | choice | answer |
      | name   | Tear   |
    Then Bob's graveyard holds, and nothing more
      | card         |
      | Wear // Tear |
    And Bob has 1 card in hand
