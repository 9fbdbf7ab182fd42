Feature: Plot
  A player may exile a card with plot from their hand for its plot cost as a sorcery could be cast; on a later turn they may cast
  it without paying its mana cost in their main phase with an empty stack (702.170a, 702.170d).

  @id:plot-0001 @rule:702.170a @rule:702.170b @rule:702.170d @rule:601.3
  Scenario: A plotted card can't be cast on the turn it was plotted, and is cast for nothing on a later turn
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Island  | Alice      |
    And Alice's hand holds
      | card                 |
      | Djinn of Fool's Fall |
    When Alice takes the special action plot with "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" is in exile
    And the stack is empty
    And Alice can't cast "Djinn of Fool's Fall"
    When the game advances to Alice's next precombat main phase
    Then Alice can cast "Djinn of Fool's Fall"
    When Alice casts "Djinn of Fool's Fall"
    Then "Djinn of Fool's Fall" has mana value 5
    When the top of the stack resolves
    Then "Djinn of Fool's Fall" is on the battlefield
    And Alice has 4 untapped lands on the battlefield

  @id:plot-0002 @rule:702.170d @rule:307.5
  Scenario: A plotted card can be cast in its owner's main phase with an empty stack only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Island  | Alice      |
    And Alice's hand holds
      | card                 |
      | Djinn of Fool's Fall |
      | Lightning Helix      |
    And the battlefield holds
      | permanent     | controller |
      | Temple Garden | Alice      |
      | Mountain      | Alice      |
    When Alice takes the special action plot with "Djinn of Fool's Fall"
    And the game advances to Alice's upkeep
    Then Alice can't cast "Djinn of Fool's Fall"
    When the game advances to Alice's precombat main phase
    And Alice casts "Lightning Helix" targeting Bob
    Then Alice can't cast "Djinn of Fool's Fall"
    When the top of the stack resolves
    Then Alice can cast "Djinn of Fool's Fall"

  @id:plot-0003 @rule:702.170a @rule:116.2k
  Scenario: A card can be plotted only as a sorcery could be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                 |
      | Djinn of Fool's Fall |
      | Lightning Bolt       |
    Then Alice can take the special action plot with "Djinn of Fool's Fall"
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't take the special action plot with "Djinn of Fool's Fall"
    When the top of the stack resolves
    Then Alice can take the special action plot with "Djinn of Fool's Fall"
    When Alice passes priority
    Then Bob can't take the special action plot with "Djinn of Fool's Fall"

  @id:plot-0004 @rule:702.170d @rule:118.9a @rule:601.2f
  Scenario: A plotted card cast without paying its mana cost still has increases to be paid
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
      | 4 Island             | Alice      |
    And Alice's hand holds
      | card                 |
      | Djinn of Fool's Fall |
    When Alice takes the special action plot with "Djinn of Fool's Fall"
    And the game advances to Alice's next precombat main phase
    And Alice casts "Djinn of Fool's Fall"
    Then Alice has 3 untapped lands on the battlefield
    When the top of the stack resolves
    Then "Djinn of Fool's Fall" is on the battlefield

  @id:plot-0041 @rule:702.170a @invented
  Scenario: A card in exile is plotted when it was exiled so, and no other is
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 5 Island  | Alice      |
    And Alice's exile holds "Grizzly Bears"
    And Alice's hand holds
      | card                 |
      | Djinn of Fool's Fall |
      | Registrar's Verdict  |
    When Alice takes the special action plot with "Djinn of Fool's Fall"
    Then Alice can cast "Registrar's Verdict"
      | choice  | answer               |
      | modes   | 5                    |
      | targets | Djinn of Fool's Fall |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer        |
      | modes   | 5             |
      | targets | Grizzly Bears |
    And Alice can't cast "Registrar's Verdict"
      | choice  | answer               |
      | modes   | 6                    |
      | targets | Djinn of Fool's Fall |
