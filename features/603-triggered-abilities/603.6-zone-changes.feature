Feature: Triggers on changes of zones
  What enters is looked at as it is on the battlefield, by everything that is there then. What an ability does to the object
  that moved, it does only in the zone that the object went to.

  @id:trigger-0401 @rule:603.6a
  Scenario: Two permanents that enter at once see each other enter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Reveillark   | Alice      |
      | Viscera Seer | Alice      |
    And Alice's graveyard holds
      | card        | as     |
      | Soul Warden | first  |
      | Soul Warden | second |
    When Alice activates "Viscera Seer"
      | player | choice        | answer                              |
      |        | sacrifice     | Reveillark                          |
      | Alice  | targets       | first; second                       |
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                  | controller |
      | ability of Soul Warden  | Alice      |
      | ability of Soul Warden  | Alice      |
      | ability of Viscera Seer | Alice      |

  @id:trigger-0402 @rule:603.6a @rule:603.6b @rule:205.1b
  Scenario: An artifact that enters as a creature triggers its own ability on creatures that enter
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | March of the Machines | Bob        |
    And Alice's hand holds "Genesis Chamber"
    When Alice casts "Genesis Chamber"
    And the top of the stack resolves
    Then "Genesis Chamber" is a 2/2 artifact creature
    And the stack holds, from the top
      | object                     | controller |
      | ability of Genesis Chamber | Alice      |
    When the top of the stack resolves
    Then Alice has 1 Myr on the battlefield

  @id:trigger-0403 @rule:603.6b
  Scenario: A land that is a creature as soon as it is on the battlefield enters as a creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller |
      | Living Lands | Bob        |
      | Soul Warden  | Alice      |
    And Alice's hand holds "Forest"
    When Alice plays "Forest"
    Then the stack holds, from the top
      | object                 | controller |
      | ability of Soul Warden | Alice      |

  @id:trigger-0404 @rule:603.6b
  Scenario: A creature that has no abilities on the battlefield does not trigger as it enters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Humility  | Bob        |
      | Manalith  | Bob        |
    And Alice's hand holds
      | card             |
      | Elvish Visionary |
      | Oblivion Ring    |
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    Then "Elvish Visionary" is on the battlefield
    And the stack is empty
    And Alice has 1 card in hand
    When Alice casts "Oblivion Ring"
    And the top of the stack resolves
      | player | choice  | answer   |
      | Alice  | targets | Manalith |
    Then the stack holds, from the top
      | object                     | controller |
      | ability 1 of Oblivion Ring | Alice      |

  @id:trigger-0405 @rule:603.6d
  Scenario: What a permanent enters with does not trigger, so an effect against triggers leaves it alone
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Torpor Orb  | Bob        |
      | Soul Warden | Alice      |
    And Alice's hand holds
      | card             |
      | Elvish Visionary |
      | Triskelion       |
    When Alice casts "Triskelion"
    And the top of the stack resolves
    Then "Triskelion" has 3 +1/+1 counters
    And the stack is empty
    When Alice casts "Elvish Visionary"
    And the top of the stack resolves
    Then "Elvish Visionary" is on the battlefield
    And the stack is empty

  @id:trigger-0406 @rule:603.6c @rule:603.10a
  Scenario: An ability on going to a graveyard from anywhere is that of the card there, and not of what it was
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Humility        | Bob        |
      | Serra Avatar    | Alice      |
      | Doomed Traveler | Alice      |
    And Bob's hand holds
      | card      |
      | Murder    |
      | Terminate |
    When Alice passes priority
    And Bob casts "Murder" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 2 of Serra Avatar | Alice      |
    When the top of the stack resolves
    Then Alice's graveyard is empty
    When Alice passes priority
    And Bob casts "Terminate" targeting "Doomed Traveler"
    And the top of the stack resolves
    Then "Doomed Traveler" is in Alice's graveyard
    And the stack is empty

  @id:trigger-0407 @rule:603.6c @rule:603.10a
  Scenario: Cards without abilities in graveyards have no ability on going there from anywhere, but have had one on dying
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller |
      | Yixlid Jailer   | Bob        |
      | Serra Avatar    | Alice      |
      | Doomed Traveler | Alice      |
    And Bob's hand holds
      | card      |
      | Murder    |
      | Terminate |
    When Alice passes priority
    And Bob casts "Murder" targeting "Serra Avatar"
    And the top of the stack resolves
    Then "Serra Avatar" is in Alice's graveyard
    And the stack is empty
    When Alice passes priority
    And Bob casts "Terminate" targeting "Doomed Traveler"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                     | controller |
      | ability of Doomed Traveler | Alice      |

  @id:trigger-0408 @rule:603.6c
  Scenario: A card that is discarded goes to the graveyard from anywhere too
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card                 |
      | Serra Avatar         |
      | Thrill of Possibility |
    When Alice casts "Thrill of Possibility"
      | choice  | answer       |
      | discard | Serra Avatar |
    Then the stack holds, from the top
      | object                    | controller |
      | ability 2 of Serra Avatar | Alice      |
      | Thrill of Possibility     | Alice      |
    When the top of the stack resolves
    Then Alice has 11 cards in library

  @id:trigger-0409 @rule:603.6 @rule:400.7
  Scenario: A card that left the graveyard and came back there is not found by its old ability
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as     |
      | Vedalken Orrery | Alice      |        |
      | Young Wolf      | Alice      | first  |
      | Young Wolf      | Alice      | second |
    And Alice's hand holds
      | card                 |
      | Shock                |
      | Lightning Bolt       |
      | Raise Dead           |
      | Thrill of Possibility |
    When Alice casts "Shock" targeting "first"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object           | controller |
      | ability of first | Alice      |
    When Alice casts "Raise Dead" targeting "first"
    And the top of the stack resolves
    And Alice casts "Thrill of Possibility"
      | choice  | answer |
      | discard | first  |
    And the top of the stack resolves
    Then "first" is in Alice's graveyard
    When the top of the stack resolves
    Then "first" is in Alice's graveyard
    And the stack is empty
    When Alice casts "Lightning Bolt" targeting "second"
    And the stack resolves until empty
    Then "second" is on the battlefield

  @id:trigger-0410 @rule:603.6e @rule:603.10a @rule:400.7
  Scenario: An Aura's ability on the death of what it enchants finds the creature in the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Bob        |                           |
      | False Demise  | Alice      | attached to Grizzly Bears |
    And Alice's hand holds "Murder"
    When Alice casts "Murder" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "False Demise" is in Alice's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 2 of False Demise | Alice      |
    When the top of the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is controlled by Alice

  @id:trigger-0411 @rule:603.6c @rule:607.2a
  Scenario: A creature that leaves before its first ability resolves returns nothing, and what that one exiles then stays
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Carrion Feeder | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Fiend Hunter"
    When Alice casts "Fiend Hunter"
    And the top of the stack resolves
      | player | choice  | answer        |
      | Alice  | targets | Grizzly Bears |
    And Alice activates "Carrion Feeder"
      | choice    | answer       |
      | sacrifice | Fiend Hunter |
    Then the stack holds, from the top
      | object                    | controller |
      | ability 2 of Fiend Hunter | Alice      |
      | ability of Carrion Feeder   | Alice      |
      | ability 1 of Fiend Hunter | Alice      |
    When the stack resolves until empty
      | player | choice      | answer |
      | Alice  | yes or no   | yes    |
    Then "Grizzly Bears" is in exile

  @id:trigger-0412 @rule:603.6c
  Scenario: A leaves-the-battlefield ability triggers on exile and on a return to the hand, one on dying does not
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | as     |
      | Doomed Traveler | Alice      |        |
      | Thragtusk       | Alice      | first  |
      | Thragtusk       | Alice      | second |
    And Bob's hand holds
      | card                 |
      | Unsummon             |
      | Swords to Plowshares |
      | Boomerang            |
    When Alice passes priority
    And Bob casts "Unsummon" targeting "Doomed Traveler"
    And the top of the stack resolves
    Then "Doomed Traveler" is in Alice's hand
    And the stack is empty
    When Alice passes priority
    And Bob casts "Swords to Plowshares" targeting "first"
    And the top of the stack resolves
    Then "first" is in exile
    And the stack holds, from the top
      | object             | controller |
      | ability 2 of first | Alice      |
    When the top of the stack resolves
    And Alice passes priority
    And Bob casts "Boomerang" targeting "second"
    And the top of the stack resolves
    Then "second" is in Alice's hand
    And the stack holds, from the top
      | object              | controller |
      | ability 2 of second | Alice      |

  @id:trigger-0413 @rule:603.6a @rule:111.3 @rule:707.2
  Scenario: A token that is a copy has the ability on entering and triggers it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent                  | controller |
      | Kiki-Jiki, Mirror Breaker  | Alice      |
      | Elvish Visionary           | Alice      |
    When Alice activates ability 2 of "Kiki-Jiki, Mirror Breaker" targeting "Elvish Visionary"
    And the top of the stack resolves
    Then the stack holds, from the top
      | object                                     | controller |
      | ability of token "Elvish Visionary"        | Alice      |
    When the top of the stack resolves
    Then Alice has 1 card in hand

  @id:trigger-0414 @rule:603.6c @rule:111.7
  Scenario: A token that dies triggers like a card, but there is nothing to return
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent         | controller | state |
      | Young Wolf        | Alice      | token |
      | Zulaport Cutthroat | Alice     |       |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Young Wolf"
    And the top of the stack resolves
      | player | choice        | answer                                                  |
      | Alice  | trigger order | ability of Young Wolf; ability of Zulaport Cutthroat |
    And the stack resolves until empty
    Then Bob has 19 life
    And Alice has 21 life
    And Alice has 1 creature on the battlefield

  @id:trigger-0415 @rule:603.6a @rule:708.3
  Scenario: A card that enters face down triggers what looks for a creature that enters
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent   | controller |
      | Soul Warden | Bob        |
    And Alice's hand holds "Grinning Demon"
    When Alice casts "Grinning Demon"
      | choice           | answer |
      | alternative cost | morph  |
    And the top of the stack resolves
    Then "Grinning Demon" is face down
    And the stack holds, from the top
      | object                 | controller |
      | ability of Soul Warden | Bob        |

  @id:trigger-0416 @rule:603.6c @rule:603.10
  Scenario: A card from anywhere has its ability in the graveyard when what would take it goes at the same time
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Yixlid Jailer | Bob        |
      | Serra Avatar  | Alice      |
    And Alice's hand holds
      | card            |
      | Day of Judgment |
    When Alice casts "Day of Judgment"
    And the top of the stack resolves
    Then "Yixlid Jailer" is in Bob's graveyard
    And the stack holds, from the top
      | object                    | controller |
      | ability 2 of Serra Avatar | Alice      |

  @id:trigger-0417 @rule:603.6a @rule:603.6c @rule:603.10a
  Scenario: A creature that is exiled and returned triggers for its leaving and for its coming back
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Thragtusk | Alice      |
    And Alice's hand holds "Cloudshift"
    When Alice casts "Cloudshift" targeting "Thragtusk"
    And the top of the stack resolves
      | player | choice        | answer                                           |
      | Alice  | trigger order | ability 1 of Thragtusk; ability 2 of Thragtusk |
    Then the stack holds, from the top
      | object                 | controller |
      | ability 2 of Thragtusk | Alice      |
      | ability 1 of Thragtusk | Alice      |
    When the stack resolves until empty
    Then Alice has 25 life
    And Alice has 2 creatures on the battlefield
