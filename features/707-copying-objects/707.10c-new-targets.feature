Feature: New targets for a copy
  The controller of a copy may change any number of its targets, none and all included, where the effect that copies says so.
  A new target must be legal, one that stays need not be, and a change may not make an unchanged target illegal.

  @id:copy-0070 @rule:707.10c @rule:115.7d
  @ruling:copy-may-get-new-targets
  Scenario: One target of a copy is changed and the other stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent   | controller |
      | 2 Island    | Alice      |
      | Hill Giant  | Bob        |
      | Wind Drake  | Bob        |
    And the stack holds, from the top
      | object    | controller | targets         |
      | Arc Trail | Alice      | Hill Giant; Bob |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Arc Trail"
    And the top of the stack resolves
      | choice  | about             | nth | answer     |
      | targets | copy of Arc Trail | 1   | Wind Drake |
      | targets | copy of Arc Trail | 2   | declines   |
    Then the stack holds, from the top
      | object            | controller | targets         |
      | copy of Arc Trail | Alice      | Wind Drake; Bob |
      | Arc Trail         | Alice      | Hill Giant; Bob |
    When the top of the stack resolves
    Then "Wind Drake" is in Bob's graveyard
    And Bob has 19 life
    And "Hill Giant" has 0 damage

  @id:copy-0071 @rule:707.10c @rule:115.7d
  @ruling:copy-may-get-new-targets
  Scenario: All targets of a copy are changed
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent  | controller |
      | 2 Island   | Alice      |
      | Hill Giant | Bob        |
      | Wind Drake | Bob        |
    And the stack holds, from the top
      | object    | controller | targets           |
      | Arc Trail | Bob        | Alice; Wind Drake |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Arc Trail"
    And the top of the stack resolves
      | choice  | about             | nth | answer     |
      | targets | copy of Arc Trail | 1   | Bob        |
      | targets | copy of Arc Trail | 2   | Hill Giant |
    And the top of the stack resolves
    Then Bob has 18 life
    And "Hill Giant" has 1 damage
    And the stack holds, from the top
      | object    | controller | targets           |
      | Arc Trail | Bob        | Alice; Wind Drake |
    And nothing else changes

  @id:copy-0072 @rule:707.10c @rule:115.7d @rule:702.11b @rule:702.18a
  @ruling:copy-may-get-new-targets
  Scenario: A new target of a copy must be legal
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 2 Island        | Alice      |
      | Gladecover Scout | Bob       |
      | Gladecover Scout | Alice     |
      | Hill Giant      | Bob        |
      | Forest          | Bob        |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Alice      | Bob     |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves until Alice is asked for targets about copy of "Lightning Bolt"
    Then Alice can choose "Hill Giant"
    And Alice can choose Alice's "Gladecover Scout"
    And Alice can't choose Bob's "Gladecover Scout"
    And Alice can't choose "Forest"
    When Alice chooses "Hill Giant"
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard

  @id:copy-0073 @rule:707.10c @rule:115.7d @rule:608.2b
  Scenario: A target that has become illegal may stay and the copy does nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Island        | Bob        |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Alice      | Grizzly Bears |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Unsummon"
    When Alice casts "Twincast" targeting "Murder"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    When the top of the stack resolves
      | choice  | about          | answer   |
      | targets | copy of Murder | declines |
    Then the stack holds, from the top
      | object         | controller |
      | copy of Murder | Alice      |
      | Murder         | Alice      |
    When the stack resolves until empty
    Then "Hill Giant" is on the battlefield
    And "Murder" is in Alice's graveyard
    And nothing else changes

  @id:copy-0074 @rule:707.10c @rule:115.7d
  Scenario: A copy of a spell whose target is gone may get a legal one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Island        | Bob        |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Alice      | Grizzly Bears |
    And Alice's hand holds "Twincast"
    And Bob's hand holds "Unsummon"
    When Alice casts "Twincast" targeting "Murder"
    And Alice passes priority
    And Bob casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    And the top of the stack resolves
      | choice  | about          | answer     |
      | targets | copy of Murder | Hill Giant |
    And the top of the stack resolves
    Then "Hill Giant" is in Bob's graveyard
    And "Murder" is on the stack

  @id:copy-0075 @rule:707.10c @rule:115.7d @rule:608.2b
  Scenario: Without another legal target a copy keeps its target
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Grizzly Bears | Bob        |
    And the stack holds, from the top
      | object | controller | targets       |
      | Murder | Alice      | Grizzly Bears |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Murder"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object         | controller | targets       |
      | copy of Murder | Alice      | Grizzly Bears |
      | Murder         | Alice      | Grizzly Bears |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard

  @id:copy-0076 @rule:115.7d @rule:115.7e @rule:707.10c
  Scenario: Two targets of a copy that must differ may change places
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Alice      |
      | Hill Giant    | Bob        |
      | Wall of Stone | Bob        |
    And the stack holds, from the top
      | object    | controller | targets                   |
      | Arc Trail | Alice      | Hill Giant; Wall of Stone |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Arc Trail"
    And the top of the stack resolves
      | choice  | about             | nth | answer        |
      | targets | copy of Arc Trail | 1   | Wall of Stone |
      | targets | copy of Arc Trail | 2   | Hill Giant    |
    Then the stack holds, from the top
      | object            | controller | targets                   |
      | copy of Arc Trail | Alice      | Wall of Stone; Hill Giant |
      | Arc Trail         | Alice      | Hill Giant; Wall of Stone |
    When the top of the stack resolves
    Then "Wall of Stone" has 2 damage
    And "Hill Giant" has 1 damage

  @id:copy-0077 @rule:707.10 @rule:608.2b @rule:115.7d
  Scenario: A copy under another player's control judges its target from that player's side
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 2 Island      | Bob        |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Bob        |
      | Wind Drake    | Bob        |
    And the stack holds, from the top
      | object    | controller | targets       |
      | Cloudshift | Alice     | Grizzly Bears |
    And Bob's hand holds "Twincast"
    When Alice passes priority
    And Bob casts "Twincast" targeting "Cloudshift"
    And the top of the stack resolves until Bob is asked for targets about copy of "Cloudshift"
    Then Bob can choose "Hill Giant"
    And Bob can choose "Wind Drake"
    When Bob chooses declines
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And the stack holds, from the top
      | object     | controller |
      | Cloudshift | Alice      |
    And nothing else changes

  @id:copy-0078 @rule:707.10 @rule:707.10c
  Scenario: The controller of the original makes the copy where the effect says so
    Given a game between Alice, Bob and Carol
    And the battlefield holds
      | permanent         | controller |
      | Meletis Charlatan | Alice      |
      | 3 Island          | Alice      |
    And the stack holds, from the top
      | object         | controller | targets |
      | Lightning Bolt | Bob        | Alice   |
    When Alice activates "Meletis Charlatan" targeting "Lightning Bolt"
    And the top of the stack resolves
      | player | choice  | about                  | answer |
      | Bob    | targets | copy of Lightning Bolt | Carol  |
    Then the stack holds, from the top
      | object                 | controller | targets |
      | copy of Lightning Bolt | Bob        | Carol   |
      | Lightning Bolt         | Bob        | Alice   |
    When the top of the stack resolves
    Then Carol has 17 life

  @id:copy-0079 @rule:707.10c @rule:115.1 @rule:603.2
  Scenario: An unchanged target becomes the target of the copy as well
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | 2 Island       | Alice      |
      | Phantasmal Bear | Bob       |
    And the stack holds, from the top
      | object | controller | targets         |
      | Murder | Alice      | Phantasmal Bear |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Murder"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Phantasmal Bear | Bob        |
      | copy of Murder             | Alice      |
      | Murder                     | Alice      |
    When the top of the stack resolves
    Then "Phantasmal Bear" is in Bob's graveyard

  @id:copy-0080 @rule:707.10c @rule:115.5 @rule:701.6a
  Scenario: A copy of a counterspell can counter the original counterspell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 2 Island  | Alice      |
    And the stack holds, from the top
      | object       | controller | targets    |
      | Counterspell | Bob        | Divination |
      | Divination   | Alice      |            |
    And Alice's hand holds "Twincast"
    When Alice casts "Twincast" targeting "Counterspell"
    And the top of the stack resolves until Alice is asked for targets about copy of "Counterspell"
    Then Alice can choose "Counterspell"
    And Alice can't choose copy of "Counterspell"
    When Alice chooses "Counterspell"
    And the top of the stack resolves
    Then "Counterspell" is in Bob's graveyard
    And the stack holds, from the top
      | object     | controller |
      | Divination | Alice      |
