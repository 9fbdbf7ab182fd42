Feature: What is chosen as a permanent enters
  A choice made as a permanent enters is made before it enters, among what the ability offers, and its other abilities speak of it.

  @id:entering-0060 @rule:614.12a @rule:305.7
  Scenario: The basic land type chosen for an Aura takes the place of a land's types and abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Tundra    | Bob        |
      | 2 Island  | Alice      |
    And Alice's hand holds "Phantasmal Terrain"
    When Alice casts "Phantasmal Terrain" targeting "Tundra"
    And the top of the stack resolves
      | choice | answer |
      | type   | Swamp  |
    Then the characteristics of "Tundra" are
      | characteristic | value |
      | subtypes       | Swamp |
    When Alice passes priority
    And Bob activates "Tundra"
    Then Bob has {B} in his mana pool

  @id:entering-0061 @rule:614.12a @rule:601.3 @rule:607.2d @rule:202.3
  Scenario: Noncreature spells with the mana value chosen for Sanctum Prelate can't be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Sanctum Prelate", "Shock", "Counterspell" and "Grizzly Bears"
    When Alice casts "Sanctum Prelate"
    And the top of the stack resolves
      | choice | answer |
      | number | 1      |
    Then Alice can't cast "Shock" targeting Bob
    And Alice can cast "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    Then Alice can cast "Counterspell" targeting "Grizzly Bears"

  @id:entering-0062 @rule:614.12a @rule:608.2d @invented
  Scenario: A number chosen between bounds is none outside of them
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Tollgate of Measures" and "Grizzly Bears"
    When Alice casts "Tollgate of Measures"
    And the top of the stack resolves until Alice is asked for number
    Then Alice can't choose 1
    And Alice can choose 2
    And Alice can choose 4
    And Alice can't choose 5
    When Alice chooses 2
    And Alice casts "Grizzly Bears"
    Then Alice has 15 untapped lands on the battlefield

  @id:entering-0063 @rule:614.12a @rule:607.2d @rule:601.2f
  Scenario: Spells of the card type chosen for Cloud Key cost less, of the types that it offers
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 3 Mountain | Alice      |
      | 2 Forest   | Alice      |
    And Alice's hand holds "Cloud Key" and "Mind Stone"
    When Alice casts "Cloud Key"
      | choice | answer                         |
      | mana   | {R}{R}{R}                      |
    And the top of the stack resolves until Alice is asked for type
    Then Alice can't choose land
    When Alice chooses artifact
    And Alice casts "Mind Stone"
    Then Alice has 1 untapped land on the battlefield

  @id:entering-0064 @rule:614.12a @rule:607.2d
  Scenario: The creature chosen as Tyrannical Pitlord enters gets its bonus, and is sacrificed as Pitlord leaves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 6 Swamp         | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Alice      |
      | Hill Giant      | Bob        |
      | Island          | Bob        |
    And Alice's hand holds "Tyrannical Pitlord"
    And Bob's hand holds "Unsummon"
    When Alice casts "Tyrannical Pitlord"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice is asked for objects
      | option          |
      | Grizzly Bears   |
      | Silvercoat Lion |
    When Alice chooses "Grizzly Bears"
    Then "Grizzly Bears" is a 5/5 creature
    And "Silvercoat Lion" is a 2/2 creature
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Tyrannical Pitlord"
    And the stack resolves until empty
    Then "Grizzly Bears" is in Alice's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:entering-0065 @rule:614.12c @rule:607.2d
  Scenario: Of two anchor words one is chosen as the enchantment enters, and only its ability is there
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Citadel Siege"
    When Alice casts "Citadel Siege"
    And the top of the stack resolves
      | choice | answer |
      | name   | Khans  |
    And the game advances to Alice's beginning of combat
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the stack resolves until empty
    Then "Grizzly Bears" has 2 +1/+1 counters

  @id:entering-0066 @rule:614.12a @rule:607.2d
  Scenario: The player chosen as Stuffy Doll enters may be its controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 6 Mountain | Alice      |
    And Alice's hand holds "Stuffy Doll" and "Shock"
    When Alice casts "Stuffy Doll"
    And the top of the stack resolves until Alice is asked for player
    Then Alice can choose Bob
    And Alice can choose Alice
    When Alice chooses Alice
    And Alice casts "Shock" targeting "Stuffy Doll"
    And the stack resolves until empty
    Then Alice has 18 life

  @id:entering-0067 @rule:614.1d @rule:616.1
  Scenario: A land that enters tapped by its own ability and untapped by another enters as its controller orders the two
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Archelos, Lagoon Mystic | Alice      |
    And Alice's hand holds "Temple of Enlightenment"
    When Alice plays "Temple of Enlightenment"
      | choice      | answer                  |
      | replacement | Temple of Enlightenment |
    Then "Temple of Enlightenment" is untapped

  @id:entering-0068 @rule:702.82a @rule:614.13
  Scenario: A creature with devour enters with a counter for each creature that its controller chose to sacrifice
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 3 Mountain      | Alice      |
      | 2 Forest        | Alice      |
      | Grizzly Bears   | Alice      |
      | Silvercoat Lion | Alice      |
      | Savannah Lions  | Alice      |
      | Hill Giant      | Bob        |
    And Alice's hand holds "Gorger Wurm"
    When Alice casts "Gorger Wurm"
    And the top of the stack resolves until Alice is asked for objects
    Then Alice is asked for objects
      | option          |
      | Grizzly Bears   |
      | Silvercoat Lion |
      | Savannah Lions  |
    When Alice chooses "Grizzly Bears" and "Savannah Lions"
    Then "Gorger Wurm" is a 7/7 creature
    And "Gorger Wurm" has 2 +1/+1 counters
    And "Grizzly Bears" is in Alice's graveyard
    And "Silvercoat Lion" is on the battlefield

  @id:entering-0069 @rule:702.82c
  Scenario: A creature that devours artifacts gets its counters for artifacts only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Plains      | Alice      |
      | Grizzly Bears | Alice      |
      | Sol Ring      | Alice      |
      | Memnite       | Alice      |
    And Alice's hand holds "Caprichrome"
    When Alice casts "Caprichrome"
      | choice | answer       |
      | mana   | {W}{W}{W}{W} |
    And the top of the stack resolves until Alice is asked for objects
    Then Alice is asked for objects
      | option   |
      | Sol Ring |
      | Memnite  |
    When Alice chooses "Sol Ring" and "Memnite"
    Then "Caprichrome" is a 4/4 creature

  @id:entering-0470 @rule:614.12a @rule:107.1b @rule:601.3
  Scenario: Where nothing bounds the number that is chosen as a permanent enters, it may be as great as one likes
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Sanctum Prelate" and "Shock"
    When Alice casts "Sanctum Prelate"
    And the top of the stack resolves until Alice is asked for number
    Then Alice can choose 1000
    And Alice can't choose -1
    When Alice chooses 1
    Then Alice can't cast "Shock" targeting Bob
