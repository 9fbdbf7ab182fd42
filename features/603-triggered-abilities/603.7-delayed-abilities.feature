Feature: Delayed triggered abilities
  They are made by what resolves, wait for an event after that, and trigger once unless they last for a stated time. They
  are about the object they were made for, whatever it has become, but not about what its card becomes in another zone.

  @id:trigger-0501 @rule:603.7a @rule:513.2
  Scenario: What is to happen at the next end step and is made during an end step waits for the end step of the next turn
    Given a game between Alice and Bob
    And it is Bob's end step
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Flickerwisp"
    When Bob passes priority
    And Alice casts "Flickerwisp"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And it is Bob's end step
    When the game advances to Alice's postcombat main phase
    Then "Grizzly Bears" is in exile
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Flickerwisp | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:trigger-0502 @rule:603.7b
  Scenario: A delayed ability that lasts for the turn triggers each time in it, and never after
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "False Cure"
    And Bob's hand holds
      | card          | as     |
      | Healing Salve | first  |
      | Healing Salve | second |
      | Healing Salve | third  |
    When Alice casts "False Cure"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "first"
      | choice  | answer |
      | modes   | 1      |
      | targets | Bob    |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                | controller |
      | ability of False Cure | Alice      |
    When the top of the stack resolves
    Then Bob has 17 life
    When Alice passes priority
    And Bob casts "second"
      | choice  | answer |
      | modes   | 1      |
      | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 14 life
    When the game advances to Bob's upkeep
    And Bob casts "third"
      | choice  | answer |
      | modes   | 1      |
      | targets | Bob    |
    And the stack resolves until empty
    Then Bob has 17 life

  @id:trigger-0503 @rule:603.7c @rule:400.7
  Scenario: A delayed ability does not find a creature that left the battlefield and came back
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as     |
      | Grizzly Bears   | Alice      |        |
      | Silvercoat Lion | Alice      |        |
      | Wall of Tears   | Bob        | first  |
      | Wall of Tears   | Bob        | second |
    And Alice's hand holds "Momentary Blink"
    When Alice attacks Bob with "Grizzly Bears" and "Silvercoat Lion"
    And Bob blocks
      | blocker | blocks          | player | choice        | answer                              |
      | first   | Grizzly Bears   |        |               |                                     |
      | second  | Silvercoat Lion |        |               |                                     |
      |         |                 | Bob    | trigger order | ability 2 of first; ability 2 of second |
    And the stack resolves until empty
    And Alice casts "Momentary Blink" targeting "Grizzly Bears"
    And the stack resolves until empty
    And the game advances to Alice's end of combat
      | player | choice        | answer                              |
      | Bob    | trigger order | ability of first; ability of second |
    And the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    And "Silvercoat Lion" is in Alice's hand

  @id:trigger-0504 @rule:603.7c
  Scenario: A delayed ability finds its object though it is no longer a creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | Grizzly Bears   | Alice      |
      | Wall of Tears   | Bob        |
    And Alice's hand holds "Song of the Dryads"
    When Alice attacks Bob with "Grizzly Bears"
    And Bob blocks "Grizzly Bears" with "Wall of Tears"
    And the stack resolves until empty
    And Alice casts "Song of the Dryads" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Grizzly Bears" isn't a creature
    When the game advances to Alice's end of combat
    And the stack resolves until empty
    Then "Grizzly Bears" is in Alice's hand

  @id:trigger-0505 @rule:603.7e
  Scenario: A delayed ability is its maker's, though another player controls the source when it triggers
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Vedalken Orrery | Alice      |
      | Grizzly Bears   | Bob        |
    And Alice's hand holds "Flickerwisp"
    And Bob's hand holds "Ray of Command"
    When Alice casts "Flickerwisp"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Ray of Command" targeting "Flickerwisp"
    And the top of the stack resolves
    Then "Flickerwisp" is controlled by Bob
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Flickerwisp | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Bob

  @id:trigger-0506 @rule:603.7d @rule:603.10d @rule:514.3a
  Scenario: A spell's delayed ability on losing control is its caster's, and triggers in the cleanup step
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
    And Bob's hand holds "Ray of Command"
    When Alice passes priority
    And Bob casts "Ray of Command" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Grizzly Bears" is untapped
    When the game advances to Alice's cleanup step
    Then "Grizzly Bears" is controlled by Alice
    And the stack holds, from the top
      | object                    | controller |
      | ability of Ray of Command | Bob        |
    When the top of the stack resolves
    Then "Grizzly Bears" is tapped

  @id:trigger-0507 @rule:603.7b @rule:603.7c
  Scenario: A delayed ability triggers only the next time
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Flickerwisp"
    When Alice casts "Flickerwisp"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And the top of the stack resolves
    And the game advances to Alice's end step
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Flickerwisp | Alice      |
    When the stack resolves until empty
    Then "Grizzly Bears" is on the battlefield
    When the game advances to Bob's end step
    Then the stack is empty

  @id:trigger-0508 @rule:603.7e @rule:113.7a
  Scenario: A delayed ability does not need its source
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Flickerwisp"
    And Bob's hand holds "Shock"
    When Alice casts "Flickerwisp"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Shock" targeting "Flickerwisp"
    And the top of the stack resolves
    Then "Flickerwisp" is in Alice's graveyard
    When the game advances to Alice's end step
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:trigger-0509 @rule:603.7a @rule:608.2b
  Scenario: A spell whose target died first makes no delayed ability, and that death triggers nothing
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | 2 Mountain      | Alice      |
      | Grizzly Bears   | Bob        |
      | Silvercoat Lion | Bob        |
    And Alice's hand holds
      | card          | as     |
      | Searing Blood | first  |
      | Searing Blood | second |
      | Shock         |        |
    When Alice casts "first" targeting "Grizzly Bears"
    And Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    When the top of the stack resolves
    Then "first" is in Alice's graveyard
    And the stack is empty
    And Bob has 20 life
    When Alice casts "second" targeting "Silvercoat Lion"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object            | controller |
      | ability of second | Alice      |
    When the top of the stack resolves
    Then Bob has 17 life

  @id:trigger-0510 @rule:603.7d @rule:603.7b
  Scenario: A spell's delayed ability waits for the rest of the turn and no longer
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent  | controller | as   |
      | 2 Mountain | Alice      |      |
      | Hill Giant | Bob        | soon |
      | Hill Giant | Bob        | late |
    And Alice's hand holds
      | card           | as     |
      | Searing Blood  | first  |
      | Searing Blood  | second |
      | Lightning Bolt |        |
      | Murder         |        |
    When Alice casts "first" targeting "soon"
    And the top of the stack resolves
    And Alice casts "second" targeting "late"
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts "Lightning Bolt" targeting "soon"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
    When the top of the stack resolves
    Then Bob has 17 life
    When the game advances to Bob's upkeep
    And Bob passes priority
    And Alice casts "Murder" targeting "late"
    And the top of the stack resolves
    Then "late" is in Bob's graveyard
    And the stack is empty
    And Bob has 17 life

  @id:trigger-0511 @rule:603.7e @rule:701.21a
  Scenario: A delayed ability's controller can't sacrifice what another player controls by then
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                 | controller |
      | Kiki-Jiki, Mirror Breaker | Alice      |
      | Grizzly Bears             | Alice      |
      | Hill Giant                | Alice      |
    And Bob's hand holds "Ray of Command"
    When Alice activates ability 2 of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Ray of Command" targeting token "Grizzly Bears"
    And the top of the stack resolves
    Then token "Grizzly Bears" is controlled by Bob
    When the game advances to Alice's end step
    Then the stack holds, from the top
      | object                                 | controller |
      | ability of Kiki-Jiki, Mirror Breaker   | Alice      |
    When the top of the stack resolves
    Then Bob has 1 creature on the battlefield
    And Alice has 3 creatures on the battlefield

  @id:trigger-0512 @rule:603.7b @rule:603.7c
  Scenario: A delayed ability that is to sacrifice a token does so at the next end step, whosever turn it is
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the battlefield holds
      | permanent                 | controller |
      | Kiki-Jiki, Mirror Breaker | Alice      |
      | Grizzly Bears             | Alice      |
    When Bob passes priority
    And Alice activates ability 2 of "Kiki-Jiki, Mirror Breaker" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then Alice has 3 creatures on the battlefield
    When the game advances to Bob's end step
    And the top of the stack resolves
    Then token "Grizzly Bears" is gone
    And "Grizzly Bears" is on the battlefield

  @id:trigger-1513 @rule:603.7 @rule:603.3d
  Scenario: A delayed ability of a chapter takes its target each time that it triggers
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the board "lands"
    And the battlefield holds
      | permanent          | controller | state           |
      | Rediscover the Way | Alice      | 2 lore counters |
      | Grizzly Bears      | Alice      |                 |
      | Hill Giant         | Alice      |                 |
    And Alice's hand holds "Shock" and "Giant Growth"
    When the game advances to Alice's precombat main phase
    And the top of the stack resolves
    Then "Rediscover the Way" is in Alice's graveyard
    When Alice casts "Shock" targeting Bob
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" has double strike
    And "Hill Giant" lacks double strike
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
      | player | choice  | answer     |
      | Alice  | targets | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" has double strike
