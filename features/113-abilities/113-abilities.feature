Feature: Abilities
  An ability on the stack lives without its source; where it functions, who controls it and what removes it is said here.

  @id:ability-0001 @rule:113.7a
  Scenario: An ability resolves though its source was destroyed in response
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Prodigal Pyromancer | Alice      |
      | Mountain           | Bob        |
    And Bob's hand holds "Shock"
    When Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    And Bob casts "Shock" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is in Alice's graveyard
    And the stack holds, from the top
      | object                         | controller |
      | ability of Prodigal Pyromancer | Alice      |
    When the top of the stack resolves
    Then Bob has 19 life

  @id:ability-0002 @rule:113.8 @rule:603.3a
  Scenario: A triggered ability is controlled by the player who controlled its source as it triggered
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Doomed Traveler | Bob        |
      | Viscera Seer    | Alice      |
    And Alice's hand holds "Act of Treason"
    When Alice casts "Act of Treason" targeting "Doomed Traveler"
    And the top of the stack resolves
    And Alice activates "Viscera Seer"
      | choice    | answer          |
      | sacrifice | Doomed Traveler |
    Then "Doomed Traveler" is in Bob's graveyard
    And the stack holds, from the top
      | object                     | controller |
      | ability of Doomed Traveler | Alice      |
      | ability of Viscera Seer    | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent          | controller | owner |
      | token Spirit Token | Alice      | Alice |

  @id:ability-0003 @rule:113.9
  Scenario: An ability on the stack is no spell
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent          | controller |
      | Prodigal Pyromancer | Alice      |
    And Alice's hand holds "Shock"
    And Bob's hand holds "Counterspell" and "Stifle"
    When Alice casts "Shock" targeting Bob
    And Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    Then Bob can't cast "Counterspell" targeting ability of "Prodigal Pyromancer"
    And Bob can cast "Counterspell" targeting "Shock"
    And Bob can't cast "Stifle" targeting "Shock"
    When Bob casts "Stifle" targeting ability of "Prodigal Pyromancer"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object | controller |
      | Shock  | Alice      |
    And Bob has 20 life

  @id:ability-0004 @rule:113.6m @rule:113.6
  Scenario: An ability that moves its card out of the graveyard functions only there
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | as   |
      | 4 Swamp               | Alice      |      |
      | Reassembling Skeleton | Alice      | live |
    And Alice's hand holds
      | card                  | as      |
      | Reassembling Skeleton | in hand |
    And Alice's graveyard holds
      | card                  | as   |
      | Reassembling Skeleton | dead |
    Then Alice can't activate "live"
    And Alice can't activate "in hand"
    When Alice activates "dead"
    And the top of the stack resolves
    Then "dead" is tapped

  @id:ability-0005 @rule:113.10b @rule:113.10c @rule:613.7
  Scenario: What makes a creature lose an ability takes every instance of it, and one that is given later stays
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller | state                   |
      | Air Elemental | Alice    |                         |
      | Flight      | Alice      | attached to Air Elemental |
    And Alice's hand holds
      | card           | as    |
      | Gravity Sphere |       |
      | Flight         | later |
    When Alice casts "Gravity Sphere"
    And the top of the stack resolves
    Then "Air Elemental" lacks flying
    When Alice casts "later" targeting "Air Elemental"
    And the top of the stack resolves
    Then "Air Elemental" has flying

  @id:ability-0006 @rule:113.2c @rule:702.83a
  Scenario: Two instances of one triggered ability on an object both trigger
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state             |
      | Akrasan Squire    | Alice      | 1 exalted counter |
    When Alice attacks Bob with "Akrasan Squire"
    And the stack resolves until empty
    Then "Akrasan Squire" is a 3/3 creature

  @id:ability-0007 @rule:113.6g @rule:701.6a
  Scenario: What says that it can't be countered holds while it is a creature spell on the stack
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Altered Ego" and "Silvercoat Lion"
    And Bob's hand holds "Counterspell" and "Cancel"
    When Alice casts "Silvercoat Lion"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Silvercoat Lion"
    And the top of the stack resolves
    Then "Silvercoat Lion" is in Alice's graveyard
    When Alice casts "Altered Ego"
      | choice | answer |
      | x      | 0      |
    And Alice passes priority
    And Bob casts "Cancel" targeting "Altered Ego"
    And the top of the stack resolves
    Then "Cancel" is in Bob's graveyard
    And the stack holds, from the top
      | object      | controller |
      | Altered Ego | Alice      |

  @id:ability-0010 @rule:113.6b @rule:614.1a
  Scenario: An ability about its card's going to a graveyard from anywhere functions in the hand
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Progenitus"
    When Alice casts "Mind Rot" targeting Bob
    And the top of the stack resolves
    Then Bob has 0 cards in graveyard
    And Bob has 11 cards in library

  @id:ability-0011 @rule:113.6k @rule:603.6 @invented
  Scenario: An ability that triggers on its own card's being discarded is noticed where the card then is
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Spilled Grain"
    When Alice casts "Mind Rot" targeting Bob
    And the stack resolves until empty
    Then "Spilled Grain" is in Bob's graveyard
    And token "Food" is on the battlefield
    And token "Food" is controlled by Bob

  @id:ability-0012 @rule:113.6k @rule:701.9a
  Scenario: Each part of "dies and when you discard this card" functions where it can be met
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller | as    |
      | Bartered Cow | Bob        | there |
    And Alice's hand holds "Mind Rot" and "Doom Blade"
    And Bob's hand holds
      | card         | as   |
      | Bartered Cow | held |
    When Alice casts "Doom Blade" targeting "there"
    And the stack resolves until empty
    Then Bob has 1 artifact on the battlefield
    When Alice casts "Mind Rot" targeting Bob
    And the stack resolves until empty
    Then "held" is in Bob's graveyard
    And Bob has 2 artifacts on the battlefield

  @id:ability-0013 @rule:113.6k @rule:701.9c @rule:614.6
  Scenario: A card that is exiled as it is discarded has been discarded, and its ability is noticed in exile
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent           | controller |
      | Leyline of the Void | Alice      |
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Bartered Cow"
    When Alice casts "Mind Rot" targeting Bob
    And the stack resolves until empty
    Then "Bartered Cow" is in exile
    And Bob has 1 artifact on the battlefield

  @id:zone-of-ability-0150 @rule:113.6k @rule:701.9a @rule:614.6 @invented
  Scenario: What triggers as it is discarded does so wherever it goes
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Swamp          | Alice      |
      | Swamp          | Alice      |
      | Swamp          | Alice      |
      | Rest in Peace  | Alice      |
    And Alice's hand holds "Mind Rot"
    And Bob's hand holds "Parting Hoard"
    When Alice casts "Mind Rot" targeting Bob
    And the stack resolves until empty
    Then "Parting Hoard" is in exile
    And Bob has 24 life

  @id:ability-0201 @rule:113.3b @rule:606.1
  Scenario: A loyalty ability is what its name says, and another activated ability isn't
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Bob    | {G}{C} |
    And the battlefield holds
      | permanent                | controller | state              |
      | Ugin, the Spirit Dragon  | Alice      | 7 loyalty counters |
      | Prodigal Pyromancer      | Alice      |                    |
    And Bob's hand holds "Verdant Command"
    When Alice activates ability 1 of "Ugin, the Spirit Dragon" targeting Bob
    And Alice activates "Prodigal Pyromancer" targeting Bob
    And Alice passes priority
    Then Bob can't cast "Verdant Command"
      | choice    | answer                           |
      | modes     | 2; 4                             |
      | targets   | ability of Prodigal Pyromancer   |
      | targets 2 | Bob                              |
    When Bob casts "Verdant Command"
      | choice  | answer                                |
      | modes   | 2; 4                                  |
      | targets   | ability of Ugin, the Spirit Dragon |
      | targets 2 | Bob                                  |
    And the top of the stack resolves
    Then Bob has 23 life
    And the stack holds, from the top
      | object                           |
      | ability of Prodigal Pyromancer |
