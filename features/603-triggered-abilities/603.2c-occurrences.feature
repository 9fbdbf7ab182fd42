Feature: How often a trigger event occurs
  What happens at once may be one occurrence of a trigger event or several, and a delayed triggered ability counts them as
  any other does.

  @id:trigger-0830 @rule:603.2c @rule:603.7b @rule:510.2 @invented
  Scenario: A delayed trigger on a creature's dealing damage triggers once for the damage that it deals two blockers at once
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
      | Memnite       | Bob        |
    And Alice's hand holds "Echoing Blows"
    When Alice casts "Echoing Blows" targeting "Hill Giant"
    And the top of the stack resolves
    And Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "Grizzly Bears" and "Memnite"
    And the game advances to Alice's combat damage step
      | choice   | answer                           |
      | division | 2 to Grizzly Bears; 1 to Memnite |
    Then the stack holds, from the top
      | object                   | controller |
      | ability of Echoing Blows | Alice      |
    When the top of the stack resolves
    Then Alice has 23 life

  @id:trigger-0831 @rule:603.2c @rule:603.7b @invented
  Scenario: A delayed trigger on one or more creatures dying triggers once for all that die at once, and again later
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Hill Giant    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Watch over the Fallen", "Wrath of God", "Memnite" and "Shock"
    When Alice casts "Watch over the Fallen"
    And the top of the stack resolves
    And Alice casts "Wrath of God"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Watch over the Fallen | Alice      |
    When the top of the stack resolves
    And Alice casts "Memnite"
    And the top of the stack resolves
    And Alice casts "Shock" targeting "Memnite"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                           | controller |
      | ability of Watch over the Fallen | Alice      |

  @id:trigger-0832 @rule:603.2c @rule:510.2 @invented
  Scenario: "Enters or deals damage" triggers once for damage that is dealt to two blockers at once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Ravine Prowler | Alice      |
      | Grizzly Bears  | Bob        |
      | Memnite        | Bob        |
    When Alice attacks Bob with "Ravine Prowler"
    And Bob blocks "Ravine Prowler" with "Grizzly Bears" and "Memnite"
    And the game advances to Alice's combat damage step
      | choice   | answer                           |
      | division | 2 to Grizzly Bears; 1 to Memnite |
    Then the stack holds, from the top
      | object                    | controller |
      | ability of Ravine Prowler | Alice      |

  @id:trigger-0833 @rule:603.2c @rule:120.3d
  Scenario: Counters that two sources with infect put on a creature at once are put on it once
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | as    |
      | Nest of Scarabs | Bob       |       |
      | Glistener Elf  | Bob        | one   |
      | Glistener Elf  | Bob        | other |
      | Hill Giant     | Alice      |       |
    When Alice attacks Bob with "Hill Giant"
    And Bob blocks "Hill Giant" with "one" and "other"
    And the game advances to Alice's combat damage step
      | choice   | answer                  |
      | division | 2 to one; 1 to other    |
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Nest of Scarabs | Bob        |
    When the top of the stack resolves
    Then Bob has 2 creatures on the battlefield

  @id:trigger-0834 @rule:603.2c @rule:120.3c @invented
  Scenario: "A counter is removed" triggers for each counter, and no more are removed than there are
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state              |
      | Jace Beleren  | Bob        | 3 loyalty counters |
      | Ember Tally   | Bob        |                    |
      | Grizzly Bears | Alice      |                    |
      | Hill Giant    | Alice      |                    |
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
      | Hill Giant    | Jace Beleren |
    And the game advances to Alice's combat damage step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Ember Tally | Bob        |
      | ability of Ember Tally | Bob        |
      | ability of Ember Tally | Bob        |

  @id:trigger-0835 @rule:603.2f @rule:401.5 @rule:121.1 @invented
  Scenario: An ability that triggers on its own card's being drawn triggers where all players saw the card
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent    | controller |
      | Future Sight | Alice      |
    And Alice's library holds, from the top "Heralded Arrival" and "Forest"
    When the game advances to Alice's draw step
    Then the stack holds, from the top
      | object                        | controller |
      | ability 2 of Heralded Arrival | Alice      |

  @id:trigger-0836 @rule:603.2f @rule:121.1 @invented
  Scenario: An ability that triggers on its own card's being drawn doesn't trigger where not all players saw the card
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And Alice's library holds, from the top "Heralded Arrival" and "Forest"
    When the game advances to Alice's draw step
    Then "Heralded Arrival" is in Alice's hand
    And the stack is empty

  @id:trigger-0920 @rule:603.2c @rule:120.4c @rule:119.9
  Scenario: A player dealt damage by two attackers loses life once, each of two players for themselves
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent       | controller |
      | Exquisite Blood | Alice      |
      | Grizzly Bears   | Alice      |
      | Hill Giant      | Alice      |
      | Memnite         | Alice      |
    When Alice attacks
      | attacker      | attacks |
      | Grizzly Bears | Bob     |
      | Hill Giant    | Bob     |
      | Memnite       | Carol   |
    And the game advances to Alice's combat damage step
      | choice        | answer                           |
      | trigger order | Exquisite Blood; Exquisite Blood |
    Then the stack holds, from the top
      | object                       | controller |
      | ability 1 of Exquisite Blood | Alice      |
      | ability 1 of Exquisite Blood | Alice      |
    When the stack resolves until empty
    Then Alice has 26 life
