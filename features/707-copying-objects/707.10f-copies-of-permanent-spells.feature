Feature: Copies of permanent spells
  A copy of a permanent spell becomes a token as it resolves. What was decided for the original holds for the token, and the
  token has not been created.

  @id:copy-0110 @rule:707.10f @rule:608.3f @rule:707.10
  Scenario: A copy of a creature spell becomes a token before the original resolves
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | Island    | Alice      |
    And the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Double Major"
    When Alice casts "Double Major" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                | controller |
      | copy of Grizzly Bears | Alice      |
      | Grizzly Bears         | Alice      |
    When the top of the stack resolves
    Then the battlefield holds
      | permanent           | controller | is             |
      | token Grizzly Bears | Alice      | a 2/2 creature |
    And the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And Alice has 2 creatures on the battlefield

  @id:copy-0111 @rule:707.10 @rule:608.3f @rule:702.33b
  @ruling:copy-keeps-additional-costs
  Scenario: The token of a kicked creature spell counts as kicked
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Forest        | Alice      |
      | Island        | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds "Gatekeeper of Malakir" and "Double Major"
    When Alice casts "Gatekeeper of Malakir"
      | choice          | answer |
      | additional cost | kicker |
    And Alice casts "Double Major" targeting "Gatekeeper of Malakir"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice  | answer |
      | targets | Bob    |
    Then the stack holds, from the top
      | object                                 | controller |
      | ability of token Gatekeeper of Malakir | Alice      |
      | Gatekeeper of Malakir                  | Alice      |
    When the top of the stack resolves
      | player | choice  | answer        |
      | Bob    | objects | Grizzly Bears |
    Then "Grizzly Bears" is in Bob's graveyard
    And "Hill Giant" is on the battlefield

  @id:copy-0112 @rule:707.10 @rule:608.3f @rule:107.3m
  @ruling:copy-keeps-x
  Scenario: The token of a creature spell has the counters of the original's X
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | Island    | Alice      |
    And the stack holds, from the top
      | object          | controller | x |
      | Walking Ballista | Alice     | 3 |
    And Alice's hand holds "Double Major"
    When Alice casts "Double Major" targeting "Walking Ballista"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Walking Ballista" has 3 +1/+1 counters
    When the top of the stack resolves
    Then "Walking Ballista" has 3 +1/+1 counters

  @id:copy-0113 @rule:707.10 @rule:608.3f @rule:702.33c
  @ruling:copy-keeps-additional-costs
  Scenario: The token of a spell kicked twice has as many counters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Lithoform Engine | Alice      |
      | 4 Island         | Alice      |
    And the stack holds, from the top
      | object              | controller | costs          |
      | Everflowing Chalice | Alice      | kicker; kicker |
    When Alice activates ability 3 of "Lithoform Engine" targeting "Everflowing Chalice"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Everflowing Chalice" has 2 charge counters

  @id:copy-0114 @rule:608.3f @rule:707.10f @rule:614.16
  Scenario: The token that a copied spell becomes is not created
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Anointed Procession | Alice      |
      | Forest              | Alice      |
      | Island              | Alice      |
      | 2 Plains            | Alice      |
    And the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Double Major" and "Raise the Alarm"
    When Alice casts "Double Major" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 1 creature on the battlefield
    When Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then Alice has 5 creatures on the battlefield

  @id:copy-0115 @rule:704.5j @rule:707.10f @rule:608.3f
  Scenario: A copy of a legendary spell meets the legend rule
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Lithoform Engine | Alice      |
      | 4 Island         | Alice      |
    And the stack holds, from the top
      | object               | controller |
      | Zada, Hedron Grinder | Alice      |
    When Alice activates ability 3 of "Lithoform Engine" targeting "Zada, Hedron Grinder"
    And the stack resolves until empty
      | choice  | answer                     |
      | objects | token Zada, Hedron Grinder |
    Then "Zada, Hedron Grinder" is in Alice's graveyard
    And token "Zada, Hedron Grinder" is on the battlefield

  @id:copy-0116 @rule:707.9b @rule:707.10f @rule:704.5j
  Scenario: A copy that is not legendary stays beside its original
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | Island    | Alice      |
    And the stack holds, from the top
      | object               | controller |
      | Zada, Hedron Grinder | Alice      |
    And Alice's hand holds "Double Major"
    When Alice casts "Double Major" targeting "Zada, Hedron Grinder"
    And the stack resolves until empty
    Then the battlefield holds
      | permanent                  | controller | is             |
      | Zada, Hedron Grinder       | Alice      | legendary      |
      | token Zada, Hedron Grinder | Alice      | a 3/3 creature |
    And token "Zada, Hedron Grinder" isn't legendary

  @id:copy-0117 @rule:608.3c @rule:608.3f @rule:707.10f
  Scenario: A copied Aura spell becomes a token attached to what the original targets
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Lithoform Engine | Alice      |
      | 4 Island         | Alice      |
      | Grizzly Bears    | Alice      |
      | Hill Giant       | Alice      |
    And the stack holds, from the top
      | object        | controller | targets       |
      | Holy Strength | Alice      | Grizzly Bears |
    When Alice activates ability 3 of "Lithoform Engine" targeting "Holy Strength"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 3/4 creature
    When the top of the stack resolves
    Then "Grizzly Bears" is a 4/6 creature

  @id:copy-0118 @rule:608.3b @rule:707.10a @rule:704.5e @rule:707.10f
  Scenario: A copied Aura spell without its target ceases to exist
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Lithoform Engine | Alice      |
      | 4 Island         | Alice      |
      | Island           | Bob        |
      | Grizzly Bears    | Alice      |
    And the stack holds, from the top
      | object        | controller | targets       |
      | Holy Strength | Alice      | Grizzly Bears |
    And Bob's hand holds "Unsummon"
    When Alice activates ability 3 of "Lithoform Engine" targeting "Holy Strength"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the stack resolves until empty
    Then "Holy Strength" is in Alice's graveyard
    And "Grizzly Bears" is in Alice's hand
    And Alice's graveyard holds "Holy Strength" and nothing more

  @id:copy-0119 @rule:707.10a @rule:701.6a @rule:707.10f
  Scenario: A countered copy of a creature spell leaves no token
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | Island    | Alice      |
      | 2 Island  | Bob        |
    And the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Double Major"
    And Bob's hand holds "Essence Scatter"
    When Alice casts "Double Major" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Essence Scatter" targeting copy of "Grizzly Bears"
    And the top of the stack resolves
    Then Alice has 0 creatures on the battlefield
    And the stack holds, from the top
      | object        | controller |
      | Grizzly Bears | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:copy-0120 @rule:707.10g @rule:707.8a @rule:712.8
  Scenario: The token of a copied double-faced spell has both faces
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | Forest    | Alice      |
      | 11 Island | Alice      |
    And the stack holds, from the top
      | object                 | controller |
      | Ludevic's Test Subject | Alice      |
    And Alice's hand holds "Double Major"
    When Alice casts "Double Major" targeting "Ludevic's Test Subject"
    And the top of the stack resolves
    And the top of the stack resolves
    Then token "Ludevic's Test Subject" is a 0/3 creature
    When Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And Alice activates token "Ludevic's Test Subject"
    And the stack resolves until empty
    Then token "Ludevic's Abomination" is a 13/13 creature
    And "Ludevic's Test Subject" is a 0/3 creature
