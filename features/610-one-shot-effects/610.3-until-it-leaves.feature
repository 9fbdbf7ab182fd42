Feature: Exiled until the source leaves
  An effect that exiles something until its source leaves brings it back at the very moment that the source leaves. Nothing
  triggers, so nothing waits on the stack; and if the source has left before the exiling, nothing is exiled.

  @id:linked-0101 @rule:610.3
  Scenario: The exiled card returns at once when the source leaves, without using the stack
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}    |
      | Bob    | {W}{W}       |
    And the battlefield holds
      | permanent     | controller | state            |
      | Grizzly Bears | Bob        | 1 +1/+1 counter  |
    And Alice's hand holds
      | card            |
      | Banishing Light |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then the stack is empty
    And "Banishing Light" is in Alice's graveyard
    And the battlefield holds
      | permanent     | controller | has         | is                     |
      | Grizzly Bears | Bob        | no counters | a 2/2 green creature   |

  @id:linked-0102 @rule:610.3b
  Scenario: Nothing is exiled when the source has left before its ability resolves
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}    |
      | Bob    | {W}{W}       |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card            |
      | Banishing Light |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                       | targets       |
      | ability 1 of Banishing Light | Grizzly Bears |
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Banishing Light" is in Alice's graveyard
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And the stack is empty

  @id:linked-0103 @rule:610.3c @rule:610.3
  Scenario: The exiled card returns under its owner's control
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent      | controller | state                     |
      | Grizzly Bears  | Alice      |                           |
      | Mind Control   | Bob        | attached to Grizzly Bears |
    And Alice's hand holds
      | card            |
      | Banishing Light |
      | Disenchant      |
    Then "Grizzly Bears" is controlled by Bob
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    And "Mind Control" is in Bob's graveyard
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent     | controller | owner |
      | Grizzly Bears | Alice      | Alice |

  @id:linked-0104 @rule:610.3 @rule:111.7 @rule:111.8
  Scenario: An exiled token does not return
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent     | controller | state | as    |
      | Grizzly Bears | Bob        | token | Token |
      | Hill Giant    | Bob        |       |       |
    And Alice's hand holds
      | card            |
      | Banishing Light |
      | Disenchant      |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer |
      | targets | Token  |
    And the top of the stack resolves
    Then Bob has 1 creature on the battlefield
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then Bob has 1 creature on the battlefield
    And "Banishing Light" is in Alice's graveyard

  @id:linked-0105 @rule:610.3d @rule:610.3
  Scenario: Two cards whose sources leave at once return at once and see each other enter
    Given a game between Alice and Bob
    And the players have
      | player | mana                    |
      | Alice  | {W}{W}{W}{W}{W}{W}      |
      | Bob    | {W}{W}{W}{W}            |
    And the battlefield holds
      | permanent       | controller | as    |
      | Soul Warden     | Bob        | First |
      | Soul Warden     | Bob        | Other |
      | Vedalken Orrery | Bob        |       |
    And Alice's hand holds
      | card            | as  |
      | Banisher Priest | One |
      | Banisher Priest | Two |
    And Bob's hand holds
      | card            |
      | Day of Judgment |
    When Alice casts "One"
    And the top of the stack resolves
      | choice  | answer |
      | targets | First  |
    And the stack resolves until empty
    And Alice casts "Two"
    And the top of the stack resolves
    And the stack resolves until empty
    Then "First" is in exile
    And "Other" is in exile
    When Alice passes priority
    And Bob casts "Day of Judgment"
    And the top of the stack resolves
    Then "First" is on the battlefield
    And "Other" is on the battlefield
    And the stack holds, from the top
      | object                   | controller |
      | ability 1 of Soul Warden | Bob        |
      | ability 1 of Soul Warden | Bob        |

  @id:linked-0106 @rule:610.3 @rule:800.4a
  Scenario: The exiled card returns when the source leaves with the player who leaves the game
    Given a game between Alice, Bob and Carol
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card            |
      | Banishing Light |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    When Alice concedes
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Bob

  @id:linked-0107 @rule:610.3 @rule:607.2a
  Scenario: A card that the board says was exiled with a source returns when it leaves
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {W}{W} |
    And the battlefield holds
      | permanent       | controller |
      | Banishing Light | Bob        |
    And Alice's exile holds
      | card          | state                       |
      | Grizzly Bears | exiled with Banishing Light |
    And Alice's hand holds
      | card       |
      | Disenchant |
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Alice

  @id:linked-0108 @rule:610.3 @rule:707.10
  Scenario: An ability and a copy of it each exile a card, and both cards return
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Grizzly Bears      | Bob        |
      | Hill Giant         | Bob        |
      | Strionic Resonator | Alice      |
      | 7 Plains           | Alice      |
    And Alice's hand holds
      | card            |
      | Banishing Light |
      | Disenchant      |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And Alice activates "Strionic Resonator" targeting ability 1 of "Banishing Light"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    And the stack resolves until empty
    Then Bob has 0 creatures on the battlefield
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Hill Giant" is on the battlefield

  @id:linked-0109 @rule:610.3 @rule:613.1f
  Scenario: A source that lost its abilities still brings the card back as it leaves
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent       | controller |
      | Grizzly Bears   | Bob        |
      | Vedalken Orrery | Bob        |
      | 3 Forest        | Bob        |
      | 3 Plains        | Bob        |
      | 3 Swamp         | Bob        |
    And Alice's hand holds
      | card            |
      | Banishing Light |
    And Bob's hand holds
      | card               |
      | Song of the Dryads |
      | Vindicate          |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts "Song of the Dryads" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Banishing Light" is a Forest land
    And "Grizzly Bears" is in exile
    When Alice passes priority
    And Bob casts "Vindicate" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @id:linked-0110 @rule:610.3 @rule:400.7
  Scenario: A card that has left exile on another way does not return
    Given a game between Alice and Bob
    And the players have
      | player | mana                       |
      | Alice  | {W}{W}{W}{W}{W}{W}         |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds
      | card              |
      | Banishing Light   |
      | Pull from Eternity |
      | Disenchant        |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice casts "Pull from Eternity" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Banishing Light" is in Alice's graveyard
    And "Grizzly Bears" is in Bob's graveyard

  @id:linked-0111 @rule:610.3
  Scenario: A card goes back to the zone that it came from
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {B}{B}    |
      | Bob    | {R}       |
    And Alice's hand holds
      | card               |
      | Kitesail Freebooter |
    And Bob's hand holds
      | card       |
      | Divination |
      | Shock      |
    When Alice casts "Kitesail Freebooter"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice  | answer     |
      | Alice  | objects | Divination |
    Then "Divination" is in exile
    When Alice passes priority
    And Bob casts "Shock" targeting "Kitesail Freebooter"
    And the top of the stack resolves
    Then "Divination" is in Bob's hand
    And the stack is empty

  @id:linked-0112 @rule:610.3 @rule:400.7
  Scenario: A source that left and came back is another one and exiles anew
    Given a game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | Hill Giant    | Bob        |
    And Alice's hand holds
      | card            |
      | Banisher Priest |
      | Cloudshift      |
    When Alice casts "Banisher Priest"
    And the top of the stack resolves
      | choice  | answer        |
      | targets | Grizzly Bears |
    And the top of the stack resolves
    Then "Grizzly Bears" is in exile
    When Alice casts "Cloudshift" targeting "Banisher Priest"
    And the top of the stack resolves
      | choice  | answer     |
      | targets | Hill Giant |
    Then "Grizzly Bears" is on the battlefield
    When the top of the stack resolves
    Then "Hill Giant" is in exile
    And "Grizzly Bears" is on the battlefield

  @id:linked-0113 @rule:610.3
  Scenario: A source that is itself exiled until another one leaves lets its card go
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {W}{W}{W} |
    And the battlefield holds
      | permanent       | controller | as    |
      | Banishing Light | Bob        | First |
    And Alice's exile holds
      | card          | state             |
      | Grizzly Bears | exiled with First |
    And Alice's hand holds
      | card            | as    |
      | Banishing Light | Other |
    When Alice casts "Other"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "First" is in exile
    And "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Alice
    And the stack is empty

  @id:linked-0114 @rule:610.3 @rule:303.4f
  Scenario: An Aura that comes back is attached as its owner chooses
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Bob    | {W}{W} |
    And the battlefield holds
      | permanent       | controller |
      | Banishing Light | Alice      |
      | Grizzly Bears   | Alice      |
      | Hill Giant      | Alice      |
    And Bob's exile holds
      | card     | state                       |
      | Pacifism | exiled with Banishing Light |
    And Bob's hand holds
      | card       |
      | Disenchant |
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
      | player | choice  | answer     |
      | Bob    | objects | Hill Giant |
    Then "Pacifism" is attached to "Hill Giant"
    And "Pacifism" is controlled by Bob

  @id:linked-0115 @rule:610.3 @rule:903.9a
  Scenario: A commander that its owner has put into the command zone does not return
    Given a Commander game between Alice and Bob
    And the players have
      | player | mana            |
      | Alice  | {W}{W}{W}{W}{W} |
    And the battlefield holds
      | permanent               | controller | state     |
      | Isamaru, Hound of Konda | Bob        | commander |
      | Grizzly Bears           | Bob        |           |
    And Alice's hand holds
      | card            |
      | Banishing Light |
      | Disenchant      |
    When Alice casts "Banishing Light"
    And the top of the stack resolves
      | choice  | answer                  |
      | targets | Isamaru, Hound of Konda |
    And the top of the stack resolves
      | player | choice    | answer |
      | Bob    | yes or no | yes    |
    Then Bob's command zone holds "Isamaru, Hound of Konda"
    When Alice casts "Disenchant" targeting "Banishing Light"
    And the top of the stack resolves
    Then "Banishing Light" is in Alice's graveyard
    And Bob's command zone holds "Isamaru, Hound of Konda"
