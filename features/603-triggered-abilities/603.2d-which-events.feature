Feature: Effects on how often abilities trigger
  An effect that makes abilities trigger once more, or not at all, speaks of some events and leaves the others alone.

  @id:trigger-0420 @rule:603.2d
  Scenario: An ability triggers once more where a creature enters, and once where it dies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Panharmonicon | Alice      |
      | Blood Artist  | Alice      |
      | Soul Warden   | Alice      |
      | Memnite       | Alice      |
      | 2 Mountain    | Alice      |
      | 2 Forest      | Alice      |
    And Alice's hand holds "Shock" and "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 22 life
    When Alice casts "Shock" targeting "Memnite"
    And the stack resolves until empty
      | choice  | answer |
      | targets | Bob    |
    Then Alice has 23 life
    And Bob has 19 life

  @id:trigger-0421 @rule:603.2 @rule:101.2
  Scenario: Where creatures that enter make nothing trigger, one that dies still does
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Torpor Orb   | Bob        |
      | Blood Artist | Alice      |
      | Soul Warden  | Alice      |
      | Memnite      | Alice      |
      | 2 Mountain   | Alice      |
      | 2 Forest     | Alice      |
    And Alice's hand holds "Shock" and "Grizzly Bears"
    When Alice casts "Grizzly Bears"
    And the stack resolves until empty
    Then Alice has 20 life
    When Alice casts "Shock" targeting "Memnite"
    And the stack resolves until empty
      | choice  | answer |
      | targets | Bob    |
    Then Alice has 21 life
    And Bob has 19 life
