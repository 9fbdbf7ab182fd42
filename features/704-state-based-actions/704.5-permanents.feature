Feature: State-based actions on legends, worlds, attachments and tokens
  What may not be, goes; but Equipment only lets go.

  @id:sba-0201 @rule:704.5j
  Scenario: The controller of two legendary permanents of the same name keeps one of them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state           | as  |
      | Isamaru, Hound of Konda | Alice      |                 | old |
      | Isamaru, Hound of Konda | Alice      | 1 +1/+1 counter | new |
      | Isamaru, Hound of Konda | Bob        |                 | his |
    When state-based actions are checked
      | player | about       | answer |
      | Alice  |             | old    |
    Then "old" is on the battlefield
    And "new" is in Alice's graveyard
    And nothing else changes

  @id:sba-0202 @invented @rule:704.5j @rule:702.12b
  Scenario: The legend rule takes an indestructible permanent, and nothing is sacrificed or destroyed
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller | state                  | as  |
      | Isamaru, Hound of Konda | Alice      | 1 indestructible counter | old |
      | Havoc Jester            | Alice      |                        |     |
      | Warden of Parting Gifts | Bob        |                        |     |
    And Alice's hand holds
      | card                    | as  |
      | Isamaru, Hound of Konda | new |
    When Alice casts "new"
    And the top of the stack resolves
      | player | answer |
      | Alice  | new    |
    Then "old" is in Alice's graveyard
    And the stack holds, from the top
      | object                             | controller |
      | ability of Warden of Parting Gifts | Bob        |

  @id:sba-0203 @rule:704.5j
  Scenario: Legendary permanents of different names stay
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent               | controller |
      | Isamaru, Hound of Konda | Alice      |
      | Jedit Ojanen            | Alice      |
      | Grizzly Bears           | Alice      |
      | Grizzly Bears           | Alice      |
    When state-based actions are checked
    Then "Isamaru, Hound of Konda" is on the battlefield
    And "Jedit Ojanen" is on the battlefield
    And nothing else changes

  @id:sba-0204 @rule:704.5j @rule:101.1
  Scenario: Where the legend rule does not apply, all of them stay until it does again
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller | as  |
      | Mirror Gallery          | Alice      |     |
      | Isamaru, Hound of Konda | Alice      | old |
      | Isamaru, Hound of Konda | Alice      | new |
    And Bob's hand holds
      | card    |
      | Disenchant |
    When state-based actions are checked
    Then "old" is on the battlefield
    And "new" is on the battlefield
    When Alice passes priority
    And Bob casts "Disenchant" targeting "Mirror Gallery"
    And the top of the stack resolves
      | player | answer |
      | Alice  | new    |
    Then "old" is in Alice's graveyard
    And "new" is on the battlefield

  @id:sba-0205 @rule:704.5k
  Scenario: Of two world enchantments the older goes, whoever controls them
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent            | controller |
      | Concordant Crossroads | Bob       |
    And Alice's hand holds
      | card           |
      | Gravity Sphere |
    When Alice casts "Gravity Sphere"
    And the top of the stack resolves
    Then "Concordant Crossroads" is in Bob's graveyard
    And "Gravity Sphere" is on the battlefield

  @id:sba-0206 @rule:704.5k
  Scenario: World enchantments that entered at the same time all go
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's graveyard holds
      | card                  |
      | Concordant Crossroads |
      | Gravity Sphere        |
      | Glorious Anthem       |
    And Alice's hand holds
      | card      |
      | Replenish |
    When Alice casts "Replenish"
    And the top of the stack resolves
    Then "Concordant Crossroads" is in Alice's graveyard
    And "Gravity Sphere" is in Alice's graveyard
    And "Glorious Anthem" is on the battlefield

  @id:sba-0207 @rule:704.5m @rule:303.4c
  Scenario: An Aura whose creature is gone is put into its owner's graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Bob        |                           |
      | Holy Strength | Alice      | attached to Grizzly Bears |
      | Bonesplitter  | Alice      | attached to Grizzly Bears |
    And Alice's hand holds
      | card      |
      | Unsummon  |
    When Alice casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And "Bonesplitter" is on the battlefield
    And "Bonesplitter" isn't attached to "Grizzly Bears"

  @id:sba-0208 @rule:704.5m @rule:702.16c
  Scenario: An Aura is put into the graveyard when its creature has protection from its color
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state                   |
      | Black Knight    | Bob        |                         |
      | Holy Strength   | Alice      | attached to Black Knight |
      | Unholy Strength | Bob        | attached to Black Knight |
    When state-based actions are checked
    Then "Holy Strength" is in Alice's graveyard
    And "Unholy Strength" is attached to "Black Knight"
    And nothing else changes

  @id:sba-0209 @rule:704.5m
  Scenario: An Aura that is attached to nothing is put into its owner's graveyard
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | owner | state                    |
      | Grizzly Bears   | Bob        |       |                          |
      | Holy Strength   | Alice      | Bob   |                          |
      | Unholy Strength | Alice      |       | attached to Grizzly Bears |
    When state-based actions are checked
    Then "Holy Strength" is in Bob's graveyard
    And nothing else changes

  @id:sba-0210 @rule:704.5n @rule:704.5m @rule:704.3
  Scenario: When an animated land stops being a creature its Aura goes, and its Equipment stays unattached
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                |
      | Mutavault     | Alice      |                      |
      | Holy Strength | Alice      | attached to Mutavault |
      | Bonesplitter  | Alice      | attached to Mutavault |
    When state-based actions are checked
    Then "Holy Strength" is in Alice's graveyard
    And "Bonesplitter" is on the battlefield
    And "Bonesplitter" isn't attached to "Mutavault"

  @id:sba-0211 @rule:704.5p @rule:301.5c
  Scenario: Equipment that becomes a creature becomes unattached
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Alice      |                           |
      | Bonesplitter  | Alice      | attached to Grizzly Bears |
    And Alice's hand holds
      | card           |
      | Ensoul Artifact |
    When Alice casts "Ensoul Artifact" targeting "Bonesplitter"
    And the top of the stack resolves
    Then "Bonesplitter" is a 5/5 creature
    And "Bonesplitter" isn't attached to "Grizzly Bears"
    And "Grizzly Bears" is a 2/2 creature
    And "Ensoul Artifact" is attached to "Bonesplitter"

  @id:sba-0212 @invented @rule:704.5d @rule:111.7 @rule:603.6c
  Scenario: A token that dies is gone, and dying was seen
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent               | controller | state |
      | Grizzly Bears           | Alice      | token |
      | Warden of Parting Gifts | Bob        |       |
    And Alice's hand holds
      | card  |
      | Shock |
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then token "Grizzly Bears" is gone
    And Alice's graveyard holds "Shock" and nothing more
    And the stack holds, from the top
      | object                             | controller |
      | ability of Warden of Parting Gifts | Bob        |

  @id:sba-0213 @rule:704.5d
  Scenario: A token that returns to its owner's hand is not in it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state |
      | Grizzly Bears | Bob        | token |
    And Alice's hand holds
      | card     |
      | Unsummon |
    When Alice casts "Unsummon" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then token "Grizzly Bears" is gone
    And Bob has 0 cards in hand

  @id:sba-0214 @rule:704.5e
  Scenario: A copy of a spell that has been countered is in no graveyard
    Given a game between Alice and Bob
    And the board "lands"
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
      | Twincast       |
    And Bob's hand holds
      | card    |
      | Counterspell |
    When Alice casts "Lightning Bolt" targeting Bob
    And Alice casts "Twincast" targeting "Lightning Bolt"
    And the top of the stack resolves
      | player | choice    | answer |
      | Alice  | targets   | Bob    |
    And Alice passes priority
    And Bob casts "Counterspell" targeting copy of "Lightning Bolt"
    And the top of the stack resolves
    Then copy of "Lightning Bolt" is gone
    And Alice's graveyard holds "Twincast" and nothing more
    And Bob has 20 life

  @id:sba-0215 @rule:704.5p
  Scenario: What is neither Aura nor Equipment any more becomes unattached and stays
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller | state                      |
      | Grizzly Bears      | Alice      |                            |
      | Bonesplitter       | Alice      | attached to Grizzly Bears  |
      | Holy Strength      | Alice      | attached to Grizzly Bears  |
      | Song of the Dryads | Bob        | attached to Bonesplitter   |
    When state-based actions are checked
    Then "Bonesplitter" is on the battlefield
    And "Bonesplitter" isn't attached to "Grizzly Bears"
    And "Song of the Dryads" is attached to "Bonesplitter"
    And "Holy Strength" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 3/4 creature
    And nothing else changes

  @id:sba-0216 @invented @rule:704.5r
  Scenario: Counters above the number that a permanent can have are removed, those of other kinds are not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent    | controller | state                               |
      | Brimming Urn | Alice      | 5 charge counters; 4 lore counters  |
      | Mind Stone   | Alice      | 5 charge counters                   |
    When state-based actions are checked
    Then "Brimming Urn" has 3 charge counters
    And "Brimming Urn" has 4 lore counters
    And "Mind Stone" has 5 charge counters
    And nothing else changes

  @id:sba-0217 @rule:704.5v @rule:310.7
  Scenario: A battle with no defense is put into the graveyard, unless its ability has yet to leave the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent             | controller | state                                     | as     |
      | Invasion of Innistrad | Alice      | chosen protector: Bob                     | empty  |
      | Invasion of Innistrad | Alice      | 2 defense counters, chosen protector: Bob | nearly |
      | Mountain              | Alice      |                                           |        |
    And Alice's hand holds "Shock"
    When state-based actions are checked
    Then "empty" is in Alice's graveyard
    And "nearly" is on the battlefield
    When Alice casts "Shock" targeting "nearly"
    And the top of the stack resolves
    Then "nearly" is on the battlefield
    And "nearly" has no counters
    And the stack holds, from the top
      | object            | controller |
      | ability of nearly | Alice      |

  @id:sba-0218 @rule:704.5w @rule:310.10
  Scenario: A battle whose protector has left the game gets another one, chosen by its controller
    Given a game between Alice, Bob, Carol and Dave
    And the battlefield holds
      | permanent             | controller | state                                     |
      | Invasion of Innistrad | Alice      | 5 defense counters, chosen protector: Bob |
      | Grizzly Bears         | Alice      |                                           |
    When Bob concedes
    And Alice passes priority until Alice is asked for player about "Invasion of Innistrad"
    Then Alice can choose Carol
    And Alice can choose Dave
    And Alice can't choose Alice
    When Alice chooses Carol
    Then "Invasion of Innistrad" is on the battlefield
    And "Invasion of Innistrad" has 5 defense counters
