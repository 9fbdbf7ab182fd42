Feature: Phasing
  What is phased out is treated as though it did not exist. Phasing is no change of zone, and what is attached goes along.

  @id:basic-0150 @rule:702.26b @rule:701.8a
  Scenario: A phased-out creature is not destroyed by a spell that destroys all creatures, nor can it be targeted
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
    And Alice's hand holds "Reality Ripple", "Day of Judgment" and "Giant Growth"
    Then Alice can cast "Giant Growth" targeting "Grizzly Bears"
    When Alice casts "Reality Ripple" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice tries to cast "Giant Growth" targeting "Grizzly Bears"
    Then the action is refused
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Hill Giant" is in Alice's graveyard
    And Alice's graveyard holds "Reality Ripple", "Day of Judgment" and "Hill Giant" and nothing more
    When the game advances to Alice's upkeep
    Then "Grizzly Bears" is on the battlefield

  @id:basic-0151 @rule:702.26d @rule:603.6a
  Scenario: Phasing in triggers nothing that looks for a creature entering
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | 5 Island          | Alice      |
      | Elvish Visionary  | Alice      |
      | Soul Warden       | Bob        |
    And Alice's hand holds "Reality Ripple" and "Memnite"
    When Alice casts "Reality Ripple" targeting "Elvish Visionary"
    And the top of the stack resolves
    And the game advances to Alice's upkeep
    Then "Elvish Visionary" is on the battlefield
    And the stack is empty
    And Bob has 20 life
    When the game advances to Alice's precombat main phase
    And Alice casts "Memnite"
    And the stack resolves until empty
    Then Bob has 21 life

  @id:basic-0152 @rule:702.26g
  Scenario: An Aura and an Equipment phase out and in with the creature they are attached to
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                                        |
      | 2 Island      | Alice      |                                              |
      | Grizzly Bears | Alice      | 1 +1/+1 counter                              |
      | Bonesplitter  | Alice      | attached to Grizzly Bears                    |
      | Holy Strength | Alice      | attached to Grizzly Bears                    |
    And Alice's hand holds "Reality Ripple"
    Then "Grizzly Bears" is a 6/5 creature
    When Alice casts "Reality Ripple" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice has 0 creatures on the battlefield
    And Alice has 0 "Bonesplitter" on the battlefield
    And Alice has 0 "Holy Strength" on the battlefield
    When the game advances to Alice's upkeep
    Then "Bonesplitter" is attached to "Grizzly Bears"
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 6/5 creature

  @id:basic-0153 @rule:702.26a @rule:502.1
  Scenario: A permanent with phasing goes and comes at its controller's untap steps only
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Teferi's Imp  | Bob        |
      | Grizzly Bears | Bob        |
    And Bob's hand holds "Memnite"
    When the game advances to Bob's upkeep
    Then Bob has 1 creature on the battlefield
    When the stack resolves until empty
    Then "Memnite" is in Bob's graveyard
    When the game advances to Alice's upkeep
    Then Bob has 1 creature on the battlefield
    When the game advances to Bob's upkeep
    Then "Teferi's Imp" is on the battlefield
    And Bob has 2 creatures on the battlefield

  @id:basic-0154 @rule:702.26b @rule:506.4
  Scenario: An attacking creature that phases out is removed from combat
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | 2 Island      | Bob        |
    And Bob's hand holds "Reality Ripple"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Alice passes priority
    And Bob casts "Reality Ripple" targeting "Hill Giant"
    And the top of the stack resolves
    And the game advances to Alice's end of combat
    Then Bob has 18 life

  @id:basic-0155 @rule:702.26d @rule:111.7
  Scenario: A token that phases out comes back
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state | as    |
      | 2 Island      | Alice      |       |       |
      | Grizzly Bears | Alice      | token | Token |
    And Alice's hand holds "Reality Ripple"
    When Alice casts "Reality Ripple" targeting "Token"
    And the top of the stack resolves
    Then Alice has 0 creatures on the battlefield
    When the game advances to Alice's upkeep
    Then "Token" is on the battlefield
    And "Token" is a 2/2 creature
