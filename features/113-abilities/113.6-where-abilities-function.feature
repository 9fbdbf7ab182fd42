Feature: Where abilities about the object itself function
  What an object says of how it is cast, countered or copied functions where that happens.

  @id:function-0001 @rule:113.6e @rule:601.3
  Scenario: A card that can't be cast says so in the hand, on top of the library and in the command zone
    Given a Commander game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's library holds, from the top
      | card                   | as  |
      | Rakdos, Lord of Riots  | Top |
      | Forest                 |     |
    And Alice's command zone holds
      | card                  | state     | as     |
      | Rakdos, Lord of Riots | commander | Leader |
    And Alice's hand holds
      | card                  | as   |
      | Rakdos, Lord of Riots | Held |
      | Shock                 |      |
    Then Alice can't cast "Held"
    And Alice can't cast "Top"
    And Alice can't cast "Leader"
    When Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then Alice can cast "Held"
    And Alice can cast "Top"
    And Alice can cast "Leader"

  @id:function-0002 @rule:113.6e @rule:601.3
  Scenario: A card that can't be cast isn't cast by an effect that lets its owner cast it for nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | Omniscience | Alice      |
    And Alice's hand holds "Rakdos, Lord of Riots", "Shock" and "Grizzly Bears"
    Then Alice can't cast "Rakdos, Lord of Riots"
    And Alice can cast "Grizzly Bears"
    When Alice casts "Shock" targeting Bob
      | choice           | answer      |
      | alternative cost | Omniscience |
    And the top of the stack resolves
    Then Alice can cast "Rakdos, Lord of Riots"

  @id:function-0003 @rule:113.6g @rule:707.10
  Scenario: A spell that can't be copied is not, and it copies others
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Shock" and "Display of Power"
    And Bob's hand holds "Twincast"
    When Alice casts "Shock" targeting Bob
    And Alice casts "Display of Power" targeting "Shock"
    And Alice passes priority
    And Bob casts "Twincast" targeting "Display of Power"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | Display of Power | Alice      |
      | Shock            | Alice      |
    When the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    Then the stack holds, from the top
      | object        | controller |
      | copy of Shock | Alice      |
      | Shock         | Alice      |
