Feature: Casting a half of a split card
  The half to cast is chosen before the card is put on the stack (709.3), and there only that half counts (709.3a-b); in every other
  zone the card has the characteristics of both (709.4). With fuse both halves can be cast together from the hand (702.102a).

  @id:split-0001 @rule:709.3b @rule:709.3 @rule:709.4b @rule:118.3
  Scenario: A split card has the mana value of both halves in the hand, and of the one cast on the stack
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
    And Alice's hand holds
      | card        |
      | Fire // Ice |
    Then "Fire // Ice" has mana value 4
    And Alice can't cast "Fire // Ice"
      | choice | answer |
      | face   | Fire   |
    When Alice casts "Fire // Ice" targeting "Sol Ring"
      | choice | answer |
      | face   | Ice    |
    Then "Fire // Ice" has mana value 2
    And "Fire // Ice" is blue
    When the top of the stack resolves
    Then "Sol Ring" is tapped
    And "Fire // Ice" has mana value 4

  @id:split-0002 @rule:709.4d @rule:702.102a @rule:702.102b @rule:702.102d
  Scenario: Fused halves are one spell that costs both mana costs and does both things
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{W} |
    And the battlefield holds
      | permanent         | controller |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's hand holds
      | card         |
      | Wear // Tear |
    When Alice casts "Wear // Tear" targeting "Sol Ring", then "Honor of the Pure"
      | choice          | answer |
      | additional cost | fuse   |
    Then Alice has no mana
    And "Wear // Tear" has mana value 3
    When the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Honor of the Pure" is in Bob's graveyard
    And "Wear // Tear" is in Alice's graveyard

  @id:split-0003 @rule:709.3 @rule:702.102a
  Scenario: A card can't be fused from a graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Underworld Breach | Alice      |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's graveyard holds
      | card              |
      | Wear // Tear      |
      | 3 Silvercoat Lion |
    Then Alice can't cast "Wear // Tear" targeting "Sol Ring", then "Honor of the Pure"
      | choice          | answer |
      | additional cost | fuse   |
    When Alice casts "Wear // Tear" targeting "Sol Ring"
      | choice | answer |
      | face   | Wear   |
    And the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Honor of the Pure" is on the battlefield

  @id:split-0004 @rule:709.4d @rule:702.102d @rule:608.2b
  Scenario: Of a fused spell with one illegal target the other half does what it does
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's hand holds
      | card         |
      | Wear // Tear |
    And Bob's hand holds
      | card      |
      | Boomerang |
    When Alice casts "Wear // Tear" targeting "Sol Ring", then "Honor of the Pure"
      | choice          | answer |
      | additional cost | fuse   |
    And Alice passes priority
    And Bob casts "Boomerang" targeting "Sol Ring"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Sol Ring" is in Bob's hand
    And "Honor of the Pure" is in Bob's graveyard

  @id:split-0005 @rule:709.4d @rule:702.102a @rule:702.102b @rule:118.9
  Scenario: A card that is cast from the hand without paying its mana cost can be fused
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Omniscience       | Alice      |
      | Sol Ring          | Bob        |
      | Honor of the Pure | Bob        |
    And Alice's hand holds
      | card         |
      | Wear // Tear |
    When Alice casts "Wear // Tear" targeting "Sol Ring", then "Honor of the Pure"
      | choice           | answer      |
      | additional cost  | fuse        |
      | alternative cost | Omniscience |
    Then "Wear // Tear" has mana value 3
    When the top of the stack resolves
    Then "Sol Ring" is in Bob's graveyard
    And "Honor of the Pure" is in Bob's graveyard

  @id:split-0006 @rule:709.4d @rule:702.102c @rule:601.2f
  Scenario: A fused spell is one spell, whose cost is increased once, and which is cast once
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{W} |
    And the battlefield holds
      | permanent            | controller |
      | Sphere of Resistance | Bob        |
      | Honor of the Pure    | Bob        |
      | Young Pyromancer     | Alice      |
    And Alice's hand holds
      | card         |
      | Wear // Tear |
    When Alice casts "Wear // Tear" targeting "Sphere of Resistance", then "Honor of the Pure"
      | choice          | answer |
      | additional cost | fuse   |
    Then Alice has no mana
    And "Wear // Tear" is red
    And "Wear // Tear" is white
    And the stack holds, from the top
      | object                      | controller | targets                                |
      | ability of Young Pyromancer | Alice      |                                        |
      | Wear // Tear                | Alice      | Sphere of Resistance; Honor of the Pure |

  @id:split-0007 @rule:709.4 @rule:709.3b @rule:105.2
  Scenario: A split card is of the colors of both halves in a graveyard, and of the half that is cast on the stack
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card        |
      | Fire // Ice |
    When Alice casts "Fire // Ice" targeting "Grizzly Bears"
      | choice   | answer             |
      | face     | Fire               |
      | division | 2 to Grizzly Bears |
    Then the characteristics of "Fire // Ice" are
      | characteristic | value |
      | colors         | red   |
      | mana value     | 2     |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And the characteristics of "Fire // Ice" are
      | characteristic | value     |
      | colors         | blue; red |
      | mana value     | 4         |

  @id:split-0008 @rule:709.3 @rule:709.3b
  Scenario: A half that is cast has its own characteristics alone
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent | controller |
      | Memnite   | Bob        |
    And Alice's hand holds "Fire // Ice"
    When Alice casts "Ice" targeting "Memnite"
    Then Alice has 0 cards in hand
    And "Ice" is blue
    And "Ice" has mana value 2
    When the top of the stack resolves
    Then "Memnite" is tapped
    And Alice has 1 card in hand
