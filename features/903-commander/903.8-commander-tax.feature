Feature: The tax on casting a commander
  A commander costs an additional {2} for each earlier time that its player cast it from the command zone this game (903.8).

  @id:commander-0020 @rule:903.8 @rule:118.9d @rule:601.2f
  Scenario: The tax applies to an alternative cost
    Given a Commander game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {R}{R}{R}{R}{R}{R}{R} |
    And the battlefield holds
      | permanent    | controller |
      | Grizzly Bears | Bob       |
    And Alice's command zone holds
      | card        | state     |
      | Zurgo Bellstriker | commander |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer |
      | alternative cost | dash   |
    Then Alice has {R}{R}{R}{R}{R} in her mana pool
    When the top of the stack resolves
    And Alice casts "Shock" targeting "Zurgo Bellstriker"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then "Zurgo Bellstriker" is in Alice's command zone
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer |
      | alternative cost | dash   |
    Then Alice has no mana

  @id:commander-0021 @rule:903.8 @rule:601.2f
  Scenario: A commander cast from the hand costs no tax
    Given a Commander game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{U}{U} |
    And Alice's command zone holds
      | card        | state     |
      | Zurgo Bellstriker | commander |
    And Alice's hand holds
      | card      |
      | Boomerang |
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer    |
      | alternative cost | mana cost |
    And the top of the stack resolves
    And Alice casts "Boomerang" targeting "Zurgo Bellstriker"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | no     |
    Then "Zurgo Bellstriker" is in Alice's hand
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer    |
      | alternative cost | mana cost |
    Then Alice has no mana

  @id:commander-0022 @rule:903.8 @rule:601.2i
  Scenario: A commander whose casting was countered has been cast, and costs more the next time
    Given a Commander game between Alice and Bob
    And the players have
      | player | mana                  |
      | Alice  | {R}{R}{R}{R}       |
      | Bob    | {U}{U}                |
    And Alice's command zone holds
      | card        | state     |
      | Zurgo Bellstriker | commander |
    And Bob's hand holds
      | card         |
      | Counterspell |
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer    |
      | alternative cost | mana cost |
    Then Alice has {R}{R}{R} in her mana pool
    When Alice passes priority
    And Bob casts "Counterspell" targeting "Zurgo Bellstriker"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then "Zurgo Bellstriker" is in Alice's command zone
    When Alice casts "Zurgo Bellstriker"
      | choice           | answer    |
      | alternative cost | mana cost |
    Then Alice has no mana

  @id:commander-0023 @rule:702.124d @rule:903.8
  Scenario: The tax of each of two commanders counts its own casts only
    Given a Commander game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{W}{W} |
    And Alice's command zone holds
      | card                    | state     |
      | Rograkh, Son of Rohgahh | commander |
      | Akiri, Line-Slinger     | commander |
    When Alice casts "Rograkh, Son of Rohgahh"
    And the top of the stack resolves
    And Alice casts "Akiri, Line-Slinger"
    Then Alice has {W} in her mana pool
