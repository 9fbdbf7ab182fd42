Feature: Dredge, scavenge, transmute and other keywords of the hand and the graveyard, and Equipment with a bearer

  @id:dredge-0001 @rule:702.52a
  Scenario: Dredge mills instead of a draw and returns its card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Island  | Alice      |
    And Alice's hand holds "Divination"
    And Alice's graveyard holds "Greater Mossdog"
    And Alice's library holds, from the top "Forest", "Swamp", "Mountain" and "Plains"
    When Alice casts "Divination"
    And the top of the stack resolves
      | choice    | source          | answer |
      | yes or no | Greater Mossdog | yes    |
    Then "Greater Mossdog" is in Alice's hand
    And "Plains" is in Alice's hand
    And "Mountain" is in Alice's graveyard

  @id:scavenge-0001 @rule:702.97a
  Scenario: Scavenge exiles its card and gives counters by its power
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 6 Forest  | Alice      |
      | Memnite   | Alice      |
    And Alice's graveyard holds "Drudge Beetle"
    When Alice activates scavenge of "Drudge Beetle" targeting "Memnite"
    Then "Drudge Beetle" is in exile
    When the top of the stack resolves
    Then "Memnite" has 2 +1/+1 counters

  @id:afterlife-0001 @rule:702.135a
  Scenario: Afterlife makes its Spirits, which are white and black and fly
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller |
      | Ministrant of Obligation | Alice      |
      | Mountain                 | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Ministrant of Obligation"
    And the stack resolves until empty
    Then the battlefield holds, and nothing more
      | permanent    | controller | is                          | has    |
      | Mountain     | Alice      |                             |        |
      | token Spirit | Alice      | a 1/1 white black creature  | flying |
      | token Spirit | Alice      | a 1/1 white black creature  | flying |

  @id:living-weapon-0001 @rule:702.92a
  Scenario: The Germ of living weapon lives by the Equipment that is attached to it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mountain  | Alice      |
    And Alice's hand holds "Flayer Husk"
    When Alice casts "Flayer Husk"
    And the stack resolves until empty
    Then token "Phyrexian Germ" is a 1/1 black creature
    And "Flayer Husk" is attached to token "Phyrexian Germ"

  @id:for-mirrodin-0001 @rule:702.163a
  Scenario: The Rebel of For Mirrodin! bears the Equipment
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 4 Mountain | Alice      |
    And Alice's hand holds "Vulshok Splitter"
    When Alice casts "Vulshok Splitter"
    And the stack resolves until empty
    Then token "Rebel" is a 4/2 red creature

  @id:job-select-0001 @rule:702.182a
  Scenario: The Hero of job select bears the Equipment
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Plains  | Alice      |
    And Alice's hand holds "White Mage's Staff"
    When Alice casts "White Mage's Staff"
    And the stack resolves until empty
    Then token "Hero" is a 2/2 colorless creature

  @id:undaunted-0001 @rule:702.125a
  Scenario: Undaunted counts the opponents
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent | controller |
      | 5 Plains  | Alice      |
      | Memnite   | Bob        |
    And Alice's hand holds "Sublime Exhalation"
    When Alice casts "Sublime Exhalation"
    And the top of the stack resolves
    Then "Memnite" is in Bob's graveyard

  @id:speed-0001 @rule:702.179a @rule:702.179d @rule:704.5z
  Scenario: Speed starts at 1, and increases once in each turn of its player in which an opponent loses life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Walking Sarcophagus | Alice      |
      | 2 Mountain          | Alice      |
    And Alice's hand holds "Shock" and "Lightning Bolt"
    When state-based actions are checked
    And Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then the stack holds, from the top
      | object             | controller |
      | ability 1 of speed | Alice      |
    When the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then the stack is empty
