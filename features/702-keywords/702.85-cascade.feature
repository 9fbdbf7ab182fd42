Feature: Cascade
  When a spell with cascade is cast, cards are exiled from the top of the library until a nonland card of lesser mana value; it may be
  cast without paying its mana cost if the resulting spell's mana value is less (702.85a).

  @id:cascade-0001 @rule:702.85a @rule:601.2i @rule:603.3
  Scenario: Cascade triggers as the spell is cast, and its spell resolves first
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card           |
      | Forest         |
      | Lightning Bolt |
      | Plains         |
    When Alice casts "Bloodbraid Elf"
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Bloodbraid Elf | Alice      |
      | Bloodbraid Elf            | Alice      |
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
      | Bloodbraid Elf | Alice      | none    |
    And "Forest" is in Alice's library
    When the top of the stack resolves
    Then Bob has 17 life

  @id:cascade-0002 @rule:702.85a @rule:701.6a
  Scenario: Countering the spell with cascade does not stop its ability
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card           |
      | Grizzly Bears  |
      | Plains         |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Bloodbraid Elf"
    And Alice passes priority
    And Bob casts "Counterspell" targeting "Bloodbraid Elf"
    And the top of the stack resolves
    Then "Bloodbraid Elf" is in Alice's graveyard
    When the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:cascade-0003 @rule:702.85a @rule:118.9d @rule:118.8
  Scenario: A card found by cascade whose additional cost can't be paid is put on the bottom of the library
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card              |
      | Cathartic Reunion |
      | Plains            |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, from the top
      | card              |
      | Plains            |
      | Cathartic Reunion |
    And the stack holds, from the top
      | object         | controller |
      | Bloodbraid Elf | Alice      |

  @id:cascade-0004 @rule:702.85a @rule:107.3b
  Scenario: A spell with X in its mana cost found by cascade has X 0
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card   |
      | Blaze  |
      | Plains |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | targets   | Bob    |
    Then the stack holds, from the top
      | object         | controller | x |
      | Blaze          | Alice      | 0 |
      | Bloodbraid Elf | Alice      |   |
    When the top of the stack resolves
    Then Bob has 20 life
    And "Blaze" is in Alice's graveyard

  @id:cascade-0005 @rule:702.85a @rule:712.8a @rule:712.11b
  Scenario: Of a modal double-faced card found by cascade only a face of lesser mana value can be cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card                |
      | Forest              |
      | Selfless Glyphweaver |
      | Island              |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object               | controller |
      | Selfless Glyphweaver | Alice      |
      | Bloodbraid Elf       | Alice      |
    And "Selfless Glyphweaver" has mana value 3
    And Alice has 2 cards in library
    When the top of the stack resolves
    Then "Selfless Glyphweaver" is a 2/3 creature

  @id:cascade-0006 @rule:702.85a
  Scenario: Cards are exiled by cascade whatever its player wants, and go to the bottom when the last is not cast
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card          |
      | Air Elemental |
      | Shock         |
      | Opt           |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then Alice has 3 cards in library
    And Alice has no cards in exile
    And the stack holds, from the top
      | object         | controller |
      | Bloodbraid Elf | Alice      |
    When the game advances to Alice's end step
    Then Bob has 20 life

  @id:cascade-0007 @rule:702.85a @rule:715.3 @rule:715.3d
  Scenario: An adventurer card found by cascade can be cast as its Adventure
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card             |
      | Bonecrusher Giant |
      | Island           |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
      | face      | Stomp  |
      | targets   | Bob    |
    Then "Bonecrusher Giant" has mana value 2
    When the top of the stack resolves
    Then Bob has 18 life
    And "Bonecrusher Giant" is in exile
    And "Bloodbraid Elf" is on the stack

  @id:cascade-0008 @rule:702.85a @rule:709.4b @rule:202.3d
  Scenario: A split card in a library has the mana value of both halves, so that cascade passes it by
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Bloodbraid Elf |
    And Alice's library holds, from the top
      | card        |
      | Fire // Ice |
      | Wear // Tear |
      | Opt         |
    And the battlefield holds
      | permanent | controller |
      | Sol Ring  | Bob        |
    When Alice casts "Bloodbraid Elf"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object         | controller | targets  |
      | Wear // Tear   | Alice      | Sol Ring |
      | Bloodbraid Elf | Alice      |          |
    And "Wear // Tear" has mana value 2
    And "Fire // Ice" is in Alice's library
