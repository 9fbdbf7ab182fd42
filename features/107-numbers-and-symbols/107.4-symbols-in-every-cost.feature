Feature: Hybrid and Phyrexian symbols in costs of every kind
  A symbol that can be paid in several ways can be paid in each of them, whatever it is a cost of.

  @id:symbol-0001 @rule:107.4e @rule:602.2b
  Scenario: A hybrid symbol in an activation cost is paid with its second color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Frostburn Weird | Alice      |
      | Mountain        | Alice      |
    When Alice activates "Frostburn Weird"
    And the top of the stack resolves
    Then "Frostburn Weird" is 2/3
    And Alice has 0 untapped lands on the battlefield

  @id:symbol-0002 @rule:107.4e @rule:118.12 @rule:118.13b
  Scenario: Extort is paid with black mana as well as with white
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Syndic of Tithes | Alice      |
      | Island           | Alice      |
      | Swamp            | Alice      |
    And Alice's hand holds "Opt"
    When Alice casts "Opt"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then Bob has 19 life
    And Alice has 21 life
    And Alice has 0 untapped lands on the battlefield

  @id:symbol-0003 @rule:107.4e @rule:601.2b @rule:118.13a
  Scenario: Each monocolored hybrid symbol is paid with its color or with two mana, as there is mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Plains  | Alice      |
      | 2 Swamp   | Alice      |
    And Alice's hand holds "Spectral Procession"
    When Alice casts "Spectral Procession"
    Then "Spectral Procession" is on the stack
    And Alice has 0 untapped lands on the battlefield
    And Alice has no mana

  @id:symbol-0004 @rule:107.4f @rule:602.2b @rule:118.13a
  Scenario: A Phyrexian symbol in an activation cost takes mana, or 2 life where there is none
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | Spellskite | Alice      |
      | Island     | Alice      |
      | Mountain   | Bob        |
    And Bob's hand holds "Shock"
    When Alice passes priority
    And Bob passes priority
    And the game advances to Bob's precombat main phase
    And Bob casts "Shock" targeting Alice
    And Bob passes priority
    And Alice activates "Spellskite" targeting "Shock"
    Then Alice has 20 life
    And Alice has 0 untapped lands on the battlefield
    When Alice activates "Spellskite" targeting "Shock"
    Then Alice has 18 life

  @id:symbol-0005 @rule:107.4e @rule:116.2b @rule:118.13c @invented
  Scenario: A hybrid symbol in a morph cost is paid with its second color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller | state     |
      | Duskwater Shifter | Alice      | face down |
      | Swamp             | Alice      |           |
    When Alice takes the special action turn face up with "Duskwater Shifter"
    Then "Duskwater Shifter" is face up
    And Alice has 0 untapped lands on the battlefield

  @id:symbol-0006 @rule:107.4e @rule:107.4f @rule:118.12a @invented
  Scenario: Monocolored hybrid and Phyrexian symbols are paid in an upkeep cost with generic mana and life
    Given a game between Alice and Bob
    And it is Bob's end step
    And the battlefield holds
      | permanent       | controller |
      | Toll of Shadows | Alice      |
      | 2 Island        | Alice      |
    When the game advances to Alice's upkeep
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Toll of Shadows" is on the battlefield
    And Alice has 18 life
    And Alice has 0 untapped lands on the battlefield

  @id:symbol-0007 @rule:107.4e @rule:107.4f @rule:601.2f @invented
  Scenario: Hybrid and Phyrexian symbols that are added to a cost are paid with their second color and with life
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Thorn of Two Thirds | Bob        |
      | 2 Mountain          | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting Bob
    Then Alice has 18 life
    And Alice has 0 untapped lands on the battlefield
    And Alice has no mana
