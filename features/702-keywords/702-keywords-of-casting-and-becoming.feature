Feature: Entwine, bargain, gravestorm and emerge from a quality; exploit, living metal, fortify, equip of a quality, and max speed

  @id:entwine-0001 @rule:702.42a @rule:702.42b
  Scenario: Both modes of an entwined spell are followed, in the order written
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                | controller | state             |
      | 5 Mountain               | Alice      |                   |
      | Grizzly Bears            | Bob        |                   |
      | Jace Beleren  | Bob        | 5 loyalty counters |
    And Alice's hand holds "Barbed Lightning"
    When Alice casts "Barbed Lightning"
      | choice    | answer                  |
      | modes     | 1; 2                    |
      | targets   | Grizzly Bears           |
      | targets 2 | Jace Beleren |
    When the top of the stack resolves
    Then "Grizzly Bears" is in Bob's graveyard
    And "Jace Beleren" has 2 loyalty counters

  @id:entwine-0002 @rule:702.42a @rule:118.3
  Scenario: Without the entwine cost a spell has so many modes as its text says
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 4 Mountain    | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Barbed Lightning"
    Then Alice can cast "Barbed Lightning"
      | choice  | answer        |
      | modes   | 1             |
      | targets | Grizzly Bears |
    And Alice can't cast "Barbed Lightning"
      | choice    | answer        |
      | modes     | 1; 2          |
      | targets   | Grizzly Bears |
      | targets 2 | Bob           |
    When Alice passes priority
    Then Bob has priority

  @id:bargain-0001 @rule:702.166a @rule:702.166b
  Scenario: A spell is bargained with an artifact, an enchantment or a token
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | 2 Swamp           | Alice      |
      | Sol Ring          | Alice      |
      | Glorious Anthem   | Alice      |
      | Hill Giant        | Alice      |
      | Colossal Dreadmaw | Bob        |
    And Alice's hand holds "Candy Grapple"
    When Alice casts "Candy Grapple" targeting "Colossal Dreadmaw" until Alice is asked for objects
      | choice          | answer  |
      | additional cost | bargain |
    Then Alice can choose "Sol Ring"
    And Alice can choose "Glorious Anthem"
    And Alice can't choose "Hill Giant"
    When Alice chooses "Sol Ring"
    Then "Sol Ring" is in Alice's graveyard
    When the top of the stack resolves
    Then "Colossal Dreadmaw" is a 1/1 creature

  @id:gravestorm-0001 @rule:702.69a
  Scenario: Gravestorm counts each permanent that was put into a graveyard this turn, of any type and whosever it was
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Island      | Alice      |
      | 2 Plains      | Alice      |
      | Mountain      | Alice      |
      | Grizzly Bears | Bob        |
      | Sol Ring      | Alice      |
    And Alice's hand holds "Follow the Bodies", "Shock" and "Disenchant"
    When Alice casts "Shock" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Alice casts "Disenchant" targeting "Sol Ring"
    And the top of the stack resolves
    And Alice casts "Follow the Bodies"
    And the stack resolves until empty
    Then Alice has 3 artifacts on the battlefield

  @id:emerge-0010 @rule:702.119b @invented
  Scenario: Emerge from artifact takes an artifact, which is no creature, and the mana is reduced by its mana value
    Given a game between Alice and Bob
    And the players have
      | player | mana                     |
      | Alice  | {U}{U}{U}{U}{U}{U}       |
    And the battlefield holds
      | permanent         | controller |
      | Sol Ring          | Alice      |
      | Mind Stone        | Alice      |
      | Colossal Dreadmaw | Alice      |
    And Alice's hand holds "Tidal Salvager"
    When Alice casts "Tidal Salvager" until Alice is asked for objects
      | choice           | answer |
      | alternative cost | emerge |
    Then Alice can choose "Sol Ring"
    And Alice can choose "Mind Stone"
    And Alice can't choose "Colossal Dreadmaw"
    When Alice chooses "Sol Ring"
    Then Alice has no mana
    And "Sol Ring" is in Alice's graveyard

  @id:exploit-0001 @rule:702.110a @invented
  Scenario: A creature with exploit may exploit itself
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 3 Swamp       | Alice      |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Carrion Novice"
    When Alice casts "Carrion Novice"
    And the top of the stack resolves
    Then "Carrion Novice" is on the battlefield
    When the stack resolves until empty
      | choice    | answer         |
      | yes or no | yes            |
    Then "Carrion Novice" is in Alice's graveyard

  @id:living-metal-0001 @rule:702.161a @invented
  Scenario: A Vehicle with living metal is a creature during its controller's turn alone
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Ember Carapace | Alice      |
    Then "Ember Carapace" is a 3/3 artifact creature
    When the game advances to Bob's upkeep
    Then "Ember Carapace" isn't a creature
    And "Ember Carapace" is an artifact

  @id:fortify-0001 @rule:702.67a
  Scenario: A Fortification is attached to a land of its controller
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | 3 Mountain          | Alice      |
      | Forest              | Alice      |
      | Grizzly Bears       | Alice      |
      | Swamp               | Bob        |
      | Darksteel Garrison  | Alice      |
    Then Alice can't activate fortify of "Darksteel Garrison" targeting "Swamp"
    And Alice can't activate fortify of "Darksteel Garrison" targeting "Grizzly Bears"
    When Alice activates fortify of "Darksteel Garrison" targeting "Forest"
    And the top of the stack resolves
    Then "Darksteel Garrison" is attached to "Forest"
    And "Forest" has indestructible

  @id:equip-0020 @rule:702.6c @rule:702.6d
  Scenario: An equip ability of a quality targets a creature of that quality, while another of the same Equipment targets any
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | 3 Mountain      | Alice      |
      | Grizzly Bears   | Alice      |
      | Steelclaw Lance | Alice      |
    Then Alice can't activate ability 2 of "Steelclaw Lance" targeting "Grizzly Bears"
    When Alice activates ability 3 of "Steelclaw Lance" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Steelclaw Lance" is attached to "Grizzly Bears"

  @id:enchant-player-0001 @rule:702.5d @rule:303.4a
  Scenario: An Aura with enchant player targets a player, and no permanent
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | 5 Swamp       | Alice      |
      | Grizzly Bears | Bob        |
      | Hill Giant | Alice      |
    And Alice's hand holds "Curse of Death's Hold"
    Then Alice can't cast "Curse of Death's Hold" targeting "Grizzly Bears"
    When Alice casts "Curse of Death's Hold" targeting Bob
    And the top of the stack resolves
    Then "Curse of Death's Hold" is attached to Bob
    And "Grizzly Bears" is a 1/1 creature
    And "Hill Giant" is a 3/3 creature

  @id:speed-0002 @rule:702.179d @rule:702.179e
  Scenario: A player with speed 4 has max speed, and speed no longer increases
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Walking Sarcophagus | Alice      |
      | 2 Mountain          | Alice      |
    And Alice's hand holds "Shock", "Shock", "Shock" and "Shock"
    When state-based actions are checked
    And Alice casts "Shock" targeting Bob
    And the stack resolves until empty
    And the game advances to Alice's next precombat main phase
    And Alice casts "Shock" targeting Bob
    And the stack resolves until empty
    Then "Walking Sarcophagus" is a 2/1 creature
    When the game advances to Alice's next precombat main phase
    And Alice casts "Shock" targeting Bob
    And the stack resolves until empty
    Then "Walking Sarcophagus" is a 3/3 creature
    When the game advances to Alice's next precombat main phase
    And Alice casts "Shock" targeting Bob
    And the top of the stack resolves
    Then the stack is empty
