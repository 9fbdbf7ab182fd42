Feature: Copiable values
  What becomes a copy of a permanent gets what is printed on it, as other copy effects and the choice of its power and
  toughness have changed it. Counters, damage, status and all other effects stay with the original.

  @id:copy-0130 @rule:707.2
  Scenario: Counters, pumps, damage and status of a creature are not copied
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                                |
      | Hill Giant    | Alice      | tapped, 1 damage, 2 +1/+1 counters   |
      | Forest        | Alice      |                                      |
      | 4 Island      | Alice      |                                      |
    And Alice's hand holds "Giant Growth" and "Clone"
    When Alice casts "Giant Growth" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is an 8/8 creature
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Clone" is a 3/3 creature
    And "Clone" is named "Hill Giant"
    And "Clone" is untapped
    And "Clone" has no counters
    And "Clone" has 0 damage
    And "Hill Giant" is an 8/8 creature

  @id:copy-0131 @rule:707.2
  Scenario: Abilities that a creature was given are not copied
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state                 | as    |
      | Hill Giant   | Alice      |                       | Giant |
      | Flight       | Alice      | attached to Giant     |       |
      | 4 Island     | Alice      |                       |       |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Giant" has flying
    And "Clone" is named "Hill Giant"
    And "Clone" lacks flying

  @id:copy-0132 @rule:707.2
  Scenario: A copy of a land that has become a creature is a land and no creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Mutavault | Alice      |
      | 5 Island  | Alice      |
    And Alice's hand holds "Clone"
    When Alice activates ability 2 of "Mutavault"
    And the top of the stack resolves
    Then "Mutavault" is a 2/2 creature
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then the characteristics of "Clone" are
      | characteristic | value     |
      | name           | Mutavault |
      | types          | Land      |
      | subtypes       | none      |
      | power          | none      |

  @id:copy-0133 @rule:707.2 @rule:707.3
  Scenario: A copy of a creature whose looks an Aura has changed has the printed looks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state             | as    |
      | Serra Angel  | Bob        |                   | Angel |
      | Lignify      | Bob        | attached to Angel |       |
      | 4 Island     | Alice      |                   |       |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Angel" is a 0/4 Treefolk creature
    And the characteristics of "Clone" are
      | characteristic | value       |
      | name           | Serra Angel |
      | subtypes       | Angel       |
      | power          | 4           |
      | toughness      | 4           |
    And "Clone" has flying

  @id:copy-0134 @rule:707.2 @rule:707.3
  Scenario: A copy of a copy is what the first one copied
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | 8 Island    | Alice      |
    And Alice's hand holds
      | card  | as     |
      | Clone | First  |
      | Clone | Second |
    When Alice casts "First"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | First  | yes    |
    And Alice casts "Second"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Second | yes    |
      | objects   | Second | First  |
    Then "Second" is named "Serra Angel"
    And "Second" is a 4/4 creature
    And "Second" has vigilance

  @id:copy-0135 @rule:707.2 @rule:111.3
  Scenario: A copy of a token is the creature that the token is and no token
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state |
      | 2 Plains        | Alice      |       |
      | 4 Island        | Alice      |       |
    And Alice's hand holds "Raise the Alarm" and "Clone"
    When Alice casts "Raise the Alarm"
    And the top of the stack resolves
    And Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer           |
      | yes or no | Clone  | yes              |
      | objects   | Clone  | token Soldier #1 |
    Then "Clone" is a 1/1 white Soldier creature
    And "Clone" isn't a token
    And Alice has 3 creatures on the battlefield

  @id:copy-0136 @rule:707.2 @rule:708.2
  Scenario: A copy of a face-down creature is a nameless 2/2 that is face up
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state     |
      | Nantuko Vigilante | Alice      | face down |
      | 4 Island          | Alice      |           |
      | 2 Forest          | Alice      |           |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then the characteristics of "Clone" are
      | characteristic | value    |
      | name           | none     |
      | mana cost      | none     |
      | types          | Creature |
      | subtypes       | none     |
      | colors         | none     |
      | power          | 2        |
      | toughness      | 2        |
      | abilities      | none     |
    And "Clone" is face up
    And Alice can't take the special action turn face up with "Clone"
    And Alice can take the special action turn face up with "Nantuko Vigilante"

  @id:copy-0137 @rule:707.2b
  Scenario: A copy stays what it is when its original leaves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | 5 Island    | Alice      |
    And Alice's hand holds "Clone" and "Unsummon"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    And Alice casts "Unsummon" targeting "Serra Angel" in Bob's battlefield
    And the top of the stack resolves
    Then "Serra Angel" is in Bob's hand
    And "Clone" is named "Serra Angel"
    And "Clone" is a 4/4 creature

  @id:copy-0138 @rule:707.2 @rule:704.5f
  Scenario: A Clone that copies nothing is a 0/0 and dies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | 4 Island    | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | no     |
    Then "Clone" is in Alice's graveyard
    And nothing else changes

  @id:copy-0139 @rule:707.2 @rule:202.3
  Scenario: A copy has the mana cost and the color of its original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Serra Angel | Bob        |
      | 4 Island    | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    Then "Clone" is blue
    When the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then the characteristics of "Clone" are
      | characteristic | value     |
      | mana cost      | {3}{W}{W} |
      | mana value     | 5         |
      | colors         | white     |
      | types          | Creature  |
      | subtypes       | Angel     |

  @id:copy-0140 @rule:707.2 @rule:613.7
  Scenario: An effect that began before a creature became a copy applies to its new looks
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Glorious Anthem | Alice    |
      | Hill Giant    | Bob        |
      | 4 Island      | Alice      |
    And Alice's hand holds "Clone"
    When Alice casts "Clone"
    And the top of the stack resolves
      | choice    | source | answer |
      | yes or no | Clone  | yes    |
    Then "Clone" is a 4/4 creature
    And "Hill Giant" is a 3/3 creature

  @id:copy-0240 @rule:608.2h @rule:603.10a @rule:707.2 @invented
  Scenario: What dies as a copy until end of turn is copied as that, and not as the card in the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Mourning Mirror | Alice      |
      | Memnite         | Alice      |
      | Serra Angel     | Bob        |
    And Alice's hand holds "Mirrorweave" and "Doom Blade"
    When Alice casts "Mirrorweave" targeting "Serra Angel"
    And the top of the stack resolves
    And Alice casts "Doom Blade" targeting "Memnite"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Serra Angel" is a 4/4 creature
    And "Memnite" is in Alice's graveyard

  @id:copy-0241 @rule:608.2h @rule:603.10a @rule:707.5 @invented
  Scenario: A Clone that dies is copied as the creature that it entered as a copy of
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Mourning Mirror | Alice      |
      | Serra Angel     | Bob        |
    And Alice's hand holds "Clone" and "Doom Blade"
    When Alice casts "Clone"
    And the top of the stack resolves
      | player | choice    | answer      |
      | Alice  | yes or no | yes         |
      | Alice  | objects   | Serra Angel |
    And Alice casts "Doom Blade" targeting "Clone"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Serra Angel" is a 4/4 creature
