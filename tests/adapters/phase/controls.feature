Feature: Controls for texts that phase.rs misreads
  On each board nothing but the text in question is at work. The reference engine passes all of these, phase.rs none;
  what it passes some day has to leave cards.yaml.

  @id:control-0001 @rule:608.2c
  Scenario: The Elder Dragon War, chapter 2
    Given a game between Alice and Bob
    And it is Alice's draw step
    And the battlefield holds
      | permanent            | controller | state          |
      | The Elder Dragon War | Alice      | 1 lore counter |
    And Alice's hand holds "Memnite", "Grizzly Bears", "Hill Giant"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
      | choice  | answer                             |
      | objects | Memnite; Grizzly Bears; Hill Giant |
    Then Alice has 3 cards in hand

  @id:control-0002 @rule:608.2c
  Scenario: Summon: Knights of Round, chapter 5
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state           |
      | Summon: Knights of Round | Alice      | 5 lore counters |
      | Grizzly Bears            | Alice      |                 |
    And the stack holds, from the top
      | object                                | controller |
      | chapter V of Summon: Knights of Round | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" has 1 indestructible counter

  @id:control-0003 @rule:603.7a
  Scenario: Summon: G.F. Cerberus, chapter 3
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state           |
      | Summon: G.F. Cerberus | Alice      | 3 lore counters |
      | Mountain              | Alice      |                 |
    And the stack holds, from the top
      | object                               | controller |
      | chapter III of Summon: G.F. Cerberus | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When the top of the stack resolves
    And Alice casts "Lightning Bolt" targeting Bob
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Summon: G.F. Cerberus | Alice      |
      | Lightning Bolt                   | Alice      |

  @id:control-0004 @rule:608.2c
  Scenario: Stuffy Doll, ability 4
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Stuffy Doll | Alice      |
    When Alice activates ability 4 of "Stuffy Doll"
    And the top of the stack resolves
    Then "Stuffy Doll" has 1 damage
