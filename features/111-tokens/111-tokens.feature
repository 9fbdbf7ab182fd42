Feature: Tokens
  A token is what the effect that creates it says, belongs to the player who creates it, and exists on the battlefield
  only.

  @id:token-0001 @rule:111.2 @rule:110.2
  Scenario: A token is owned by the player who created it, whoever controls the effect and whoever controls it later
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent | controller |
      | Manalith  | Bob        |
    And Alice's hand holds "Beast Within" and "Act of Treason"
    When Alice casts "Beast Within" targeting "Manalith"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent         | controller | owner | is                |
      | token Beast Token | Bob        | Bob   | a 3/3 green Beast |
    When Alice casts "Act of Treason" targeting token "Beast Token"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent         | controller | owner |
      | token Beast Token | Alice      | Bob   |

  @id:token-0002 @rule:111.4 @rule:111.3
  Scenario: A token's name is its subtypes and the word Token, and it has nothing that the effect doesn't give it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds "Raise the Alarm"
    When Alice casts "Raise the Alarm"
    And the top of the stack resolves
    Then Alice has 2 Soldier creatures on the battlefield
    And the characteristics of token "Soldier Token" #1 are
      | characteristic | value         |
      | name           | Soldier Token |
      | mana cost      | none          |
      | mana value     | 0             |
      | colors         | white         |
      | types          | Creature      |
      | subtypes       | Soldier       |
      | supertypes     | none          |
      | abilities      | none          |
      | power          | 1             |
      | toughness      | 1             |

  @id:token-0003 @rule:111.8 @rule:111.7
  Scenario: A token that is exiled does not come back, as a card does
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state | as    |
      | Silvercoat Lion | Alice      | token | token |
      | Hill Giant    | Alice      |       | card  |
    And Alice's hand holds
      | card      | as     |
      | Cloudshift | first  |
      | Cloudshift | second |
    When Alice casts "first" targeting "token"
    And the top of the stack resolves
    Then "token" is gone
    And Alice has 0 "Silvercoat Lion" on the battlefield
    When Alice casts "second" targeting "card"
    And the top of the stack resolves
    Then "card" is on the battlefield

  @id:token-0004 @rule:111.7 @rule:111.8 @rule:610.3
  Scenario: What exiles a token until something leaves has nothing to return
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state | as    |
      | Silvercoat Lion | Bob        | token | token |
      | Hill Giant      | Bob        |       | card  |
    And Alice's hand holds
      | card            | as     |
      | Banishing Light | first  |
      | Banishing Light | second |
    And Bob's hand holds
      | card          | as     |
      | Disenchant    | first disenchant |
      | Disenchant    | second disenchant |
    When Alice casts "first"
    And the top of the stack resolves
      | choice  | answer |
      | targets | token  |
    And the top of the stack resolves
    Then "token" is gone
    When Alice casts "second"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "card" is in exile
    When Alice passes priority
    And Bob casts "first disenchant" targeting "first"
    And the top of the stack resolves
    Then Bob has 0 "Silvercoat Lion" on the battlefield
    And "card" is in exile
    When Alice passes priority
    And Bob casts "second disenchant" targeting "second"
    And the top of the stack resolves
    Then "card" is on the battlefield

  @id:token-0005 @rule:111.10a @rule:605.1a @rule:118.3
  Scenario: A Treasure token is sacrificed for one mana of any color, while a spell is cast
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state |
      | Treasure  | Alice      | token |
      | Memnite   | Bob        |       |
    And Alice's hand holds "Swords to Plowshares" and "Lightning Bolt"
    Then Alice can cast "Swords to Plowshares" targeting "Memnite"
    When Alice casts "Lightning Bolt" targeting Bob
    Then token "Treasure" is gone
    And Alice can't cast "Swords to Plowshares" targeting "Memnite"
    When the top of the stack resolves
    Then Bob has 17 life

  @id:token-0006 @rule:111.10b @rule:302.6 @rule:118.3
  Scenario: A Food token's ability taps and sacrifices it, also in the turn it is created
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state                  | as    |
      | 2 Wastes  | Alice      |                        |       |
      | Food      | Alice      | token, summoning sick  | fresh |
      | Food      | Alice      | token, tapped          | used  |
    Then Alice can't activate "used"
    When Alice activates "fresh"
    And the top of the stack resolves
    Then "fresh" is gone
    And Alice has 23 life

  @id:token-0007 @rule:111.10g @rule:118.3
  Scenario: A Blood token cannot be used without a card to discard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state | as   |
      | 2 Wastes  | Alice      |       |      |
      | Blood     | Alice      | token | hers |
      | Wastes    | Bob        |       |      |
      | Blood     | Bob        | token | his  |
    And Alice's hand holds "Grizzly Bears"
    When Alice activates "hers"
      | choice  | answer        |
      | discard | Grizzly Bears |
    Then "Grizzly Bears" is in Alice's graveyard
    When the top of the stack resolves
    Then Alice has 1 card in hand
    When Alice passes priority
    Then Bob can't activate "his"

  @id:token-0008 @rule:111.10h @rule:106.6 @rule:118.3
  Scenario: The mana of a Powerstone token casts artifact spells and pays for abilities, but casts no other spell
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state | as  |
      | Powerstone    | Alice      | token | one |
      | Powerstone    | Alice      | token | two |
      | Forest        | Alice      |       |     |
      | Bonesplitter  | Alice      |       |     |
      | Memnite       | Alice      |       |     |
    And Alice's hand holds "Grizzly Bears" and "Mind Stone"
    Then Alice can't cast "Grizzly Bears"
    When Alice casts "Mind Stone"
      | choice  | answer      |
      | sources | Forest; one |
    And the top of the stack resolves
    Then "Mind Stone" is on the battlefield
    When Alice activates "Bonesplitter" targeting "Memnite"
      | choice  | answer |
      | sources | two    |
    And the top of the stack resolves
    Then "Bonesplitter" is attached to "Memnite"

  @id:token-0009 @rule:111.10i @rule:701.27a @rule:704.5f
  Scenario: An Incubator token turns over into a 0/0 creature that lives by its counters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state                    | as    |
      | 4 Wastes  | Alice      |                          |       |
      | Incubator | Alice      | token, 2 +1/+1 counters  | full  |
      | Incubator | Alice      | token                    | empty |
    When Alice activates "full"
    And the top of the stack resolves
    Then "full" is a 2/2 colorless Phyrexian artifact creature
    When Alice activates "empty"
    And the top of the stack resolves
    Then "empty" is gone
    And "full" is on the battlefield

  @id:token-0011 @rule:111.7 @rule:111.6 @rule:108.2b
  Scenario: A token that dies is no card in the graveyard, and is gone from it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state |
      | Silvercoat Lion | Alice      | token |
      | Grizzly Bears   | Alice      |       |
    And Alice's hand holds "Damnation" and "Raise Dead"
    When Alice casts "Damnation"
    And the top of the stack resolves
    Then Alice can cast "Raise Dead" targeting "Grizzly Bears"
    And Alice has 2 cards in graveyard
    And token "Silvercoat Lion" is gone
    And Alice's graveyard holds "Damnation" and "Grizzly Bears" and nothing more

  @id:token-0012 @rule:111.10f @rule:118.3
  Scenario: A Clue token is sacrificed, tapped or not, for a card
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller | state         | as  |
      | 3 Wastes  | Alice      |               |     |
      | Clue      | Alice      | token, tapped | one |
      | Clue      | Alice      | token         | two |
    When Alice activates "one"
    Then "one" is gone
    And Alice can't activate "two"
    When the top of the stack resolves
    Then Alice has 1 card in hand
    And "two" is on the battlefield

  @id:token-0013 @rule:111.10j @rule:111.10q @rule:613.4b
  Scenario: A Cursed Role sets base power and toughness, and a Wicked Role is felt as it goes to the graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent       | controller | state                           | as     |
      | Hill Giant      | Alice      | 1 +1/+1 counter                 |        |
      | Cursed          | Bob        | token, attached to Hill Giant   | cursed |
      | Wicked          | Alice      | token, attached to Hill Giant   | wicked |
    And Alice's hand holds "Murder"
    Then "Hill Giant" is a 3/3 creature
    When Alice casts "Murder" targeting "Hill Giant"
    And the top of the stack resolves
    Then "wicked" is gone
    And "cursed" is gone
    And the stack holds, from the top
      | object            | controller |
      | ability of Wicked | Alice      |
    When the top of the stack resolves
    Then Bob has 19 life
    And Alice has 20 life

  @id:token-0014 @rule:111.10i @rule:701.53a
  Scenario: Incubating creates a token with counters that has the Phyrexian on its other side
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | Chrome Host Seedshark | Alice      |
    And Alice's hand holds "Divination"
    When Alice casts "Divination"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent       | controller | owner | state            | is                                |
      | token Incubator | Alice      | Alice | 3 +1/+1 counters | a colorless artifact              |
    And token "Incubator" isn't a creature
    When Alice activates token "Incubator"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent             | controller | state            | is                                        |
      | token Phyrexian Token | Alice      | 3 +1/+1 counters | a 3/3 Phyrexian artifact creature           |

  @id:token-0030 @rule:108.2b @rule:111.8 @invented
  Scenario: A token on top of a library is no card: the top card is the one below it
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's library holds, from the top "Shock" and "Giant Growth"
    And Alice's hand holds "Secure the Wastes" and "Undertow Snare"
    When Alice casts "Secure the Wastes"
      | choice | answer |
      | x      | 1      |
    And the top of the stack resolves
    And Alice casts "Undertow Snare" targeting token "Warrior"
    And the top of the stack resolves
    Then "Shock" is in exile
    And Alice's library holds, from the top "Giant Growth"

  @id:token-0050 @rule:108.2b @rule:111.8 @rule:701.9a @invented
  Scenario: A token in a hand is no card: it isn't counted, and it can't be discarded
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state |
      | Grizzly Bears | Alice      | token |
    And Alice's hand holds "Handful of Nothing" and "Opt"
    When Alice casts "Handful of Nothing" targeting token "Grizzly Bears"
    And the top of the stack resolves
    Then Alice has 21 life
    And "Opt" is in Alice's graveyard

  @id:token-0052 @rule:108.2b @rule:401.7 @invented
  Scenario: A token on top of a library isn't counted as a card is put second from the top
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state |
      | Island          | Alice      |       |
      | Silvercoat Lion | Alice      | token |
      | Grizzly Bears   | Alice      |       |
    And Alice's library holds, from the top "Shock" and "Giant Growth"
    And Alice's hand holds "Tidal Burial"
    When Alice casts "Tidal Burial"
    And the top of the stack resolves
    Then Alice's library holds, from the top "Shock", "Grizzly Bears" and "Giant Growth"
