Feature: A copy for each object that a spell could target
  Some effects copy a spell for each object or player that it could target, or name the one target of the copy. No copy is
  made for what would be no legal target, and nobody chooses other targets.

  @id:copy-0090 @rule:707.10d
  Scenario: Zada copies a spell for each other creature that it could target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller |
      | Forest                | Alice      |
      | Zada, Hedron Grinder  | Alice      |
      | Grizzly Bears         | Alice      |
      | Hill Giant            | Alice      |
      | Wind Drake            | Bob        |
    And Alice's hand holds "Giant Growth"
    When Alice casts "Giant Growth" targeting "Zada, Hedron Grinder"
    And the top of the stack resolves
      | choice | answer                    |
      | order  | Grizzly Bears; Hill Giant |
    Then the stack holds, from the top
      | object               | controller | targets              |
      | copy of Giant Growth | Alice      | Hill Giant           |
      | copy of Giant Growth | Alice      | Grizzly Bears        |
      | Giant Growth         | Alice      | Zada, Hedron Grinder |
    When the stack resolves until empty
    Then "Grizzly Bears" is a 5/5 creature
    And "Hill Giant" is a 6/6 creature
    And "Zada, Hedron Grinder" is a 6/6 creature
    And "Wind Drake" is a 2/2 creature

  @id:copy-0091 @rule:707.10d @rule:702.18a @rule:702.16b
  Scenario: No copy is made for a creature that the spell could not target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                           | as     |
      | Plains                | Alice      |                                 |        |
      | Swamp                 | Alice      |                                 |        |
      | Zada, Hedron Grinder  | Alice      |                                 |        |
      | White Knight          | Alice      |                                 |        |
      | Hill Giant            | Alice      |                                 | Booted |
      | Lightning Greaves     | Alice      | attached to Booted              |        |
      | Grizzly Bears         | Alice      |                                 |        |
    And Alice's hand holds "Last Gasp"
    When Alice casts "Last Gasp" targeting "Zada, Hedron Grinder"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object            | controller | targets              |
      | copy of Last Gasp | Alice      | Grizzly Bears        |
      | Last Gasp         | Alice      | Zada, Hedron Grinder |
    When the stack resolves until empty
    Then "Grizzly Bears" is in Alice's graveyard
    And "White Knight" is a 2/2 creature
    And "Booted" is a 3/3 creature

  @id:copy-0092 @rule:707.10d @rule:115.9c
  Scenario: Zada copies no spell that targets something else as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller |
      | 2 Mountain           | Alice      |
      | Forest               | Alice      |
      | Zada, Hedron Grinder | Alice      |
      | Grizzly Bears        | Alice      |
    And Alice's hand holds "Arc Trail" and "Giant Growth"
    When Alice casts "Arc Trail" targeting "Zada, Hedron Grinder", then Bob
    Then the stack holds, from the top
      | object    | controller |
      | Arc Trail | Alice      |
    When the stack resolves until empty
    And Alice casts "Giant Growth" targeting "Zada, Hedron Grinder"
    Then the stack holds, from the top
      | object                          | controller |
      | ability of Zada, Hedron Grinder | Alice      |
      | Giant Growth                    | Alice      |

  @id:copy-0093 @rule:707.10d @rule:115.9c
  Scenario: Radiate copies a spell for each other permanent or player that it could target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | 5 Mountain       | Alice      |
      | Grizzly Bears    | Bob        |
      | Gladecover Scout | Bob        |
      | Sol Ring         | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Radiate"
    When Alice casts "Radiate" targeting "Lightning Bolt"
    And the top of the stack resolves
      | choice | answer               |
      | order  | Alice; Grizzly Bears |
    Then the stack holds, from the top
      | object                 | controller | targets       |
      | copy of Lightning Bolt | Alice      | Grizzly Bears |
      | copy of Lightning Bolt | Alice      | Alice         |
      | Lightning Bolt         | Alice      | Bob           |
    When the stack resolves until empty
    Then "Grizzly Bears" is in Bob's graveyard
    And Alice has 17 life
    And Bob has 17 life
    And "Gladecover Scout" is on the battlefield

  @id:copy-0094 @rule:707.10e
  Scenario: Ivy's copy targets Ivy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Forest                  | Bob        |
      | Ivy, Gleeful Spellthief | Alice      |
      | Grizzly Bears           | Bob        |
    And Bob's hand holds "Giant Growth"
    When Alice passes priority
    And Bob casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then the stack holds, from the top
      | object               | controller | targets                 |
      | copy of Giant Growth | Alice      | Ivy, Gleeful Spellthief |
      | Giant Growth         | Bob        | Grizzly Bears           |
    When the stack resolves until empty
    Then "Ivy, Gleeful Spellthief" is a 5/4 creature
    And "Grizzly Bears" is a 5/5 creature

  @id:copy-0095 @rule:707.10e @rule:702.18a
  Scenario: No copy is made when Ivy is no legal target for it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller | state           | as  |
      | Forest                  | Alice      |                 |     |
      | Ivy, Gleeful Spellthief | Alice      |                 | Ivy |
      | Lightning Greaves       | Alice      | attached to Ivy |     |
      | Grizzly Bears           | Alice      |                 |     |
    And Alice's hand holds "Giant Growth"
    When Alice casts "Giant Growth" targeting "Grizzly Bears"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    Then the stack holds, from the top
      | object       | controller | targets       |
      | Giant Growth | Alice      | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" is a 5/5 creature
    And "Ivy" is a 2/1 creature

  @id:copy-0097 @rule:707.10e @rule:707.10
  Scenario: Whether Ivy is a legal target for the copy is judged for the player who controls the copy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Plains                  | Bob        |
      | Ivy, Gleeful Spellthief | Alice      |
      | Grizzly Bears           | Bob        |
    And Bob's hand holds "Cloudshift"
    When Alice passes priority
    And Bob casts "Cloudshift" targeting "Grizzly Bears"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | yes or no | yes    |
    Then the stack holds, from the top
      | object             | controller | targets                 |
      | copy of Cloudshift | Alice      | Ivy, Gleeful Spellthief |
      | Cloudshift         | Bob        | Grizzly Bears           |

  @id:copy-0096 @rule:707.10e @rule:707.10f @rule:608.3f @rule:303.4f
  Scenario: Ivy's copy of an Aura spell becomes an Aura token on Ivy
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | 2 Plains                | Alice      |
      | Ivy, Gleeful Spellthief | Alice      |
      | Grizzly Bears           | Alice      |
    And Alice's hand holds "Holy Strength"
    When Alice casts "Holy Strength" targeting "Grizzly Bears"
    And the top of the stack resolves
      | choice    | answer |
      | yes or no | yes    |
    And the top of the stack resolves
    Then token "Holy Strength" is attached to "Ivy, Gleeful Spellthief"
    And "Ivy, Gleeful Spellthief" is a 3/3 creature
    When the top of the stack resolves
    Then "Holy Strength" is attached to "Grizzly Bears"
