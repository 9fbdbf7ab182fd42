Feature: Declaring attackers
  A declaration is legal when it breaks no restriction and obeys as many requirements as it could without paying for it.

  @id:combat-0201 @rule:508.1d @rule:508.1c
  Scenario: Where one creature alone may attack, the one that must attack is the only legal attack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Juggernaut     | Alice      |
      | Grizzly Bears  | Alice      |
      | Silent Arbiter | Bob        |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    And Alice can't attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Juggernaut" and "Grizzly Bears"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0202 @rule:508.1c
  Scenario: Two creatures that can't attack alone attack together
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Bonded Construct | Alice      |
      | Mogg Flunkies    | Alice      |
      | Grizzly Bears    | Alice      |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Bonded Construct" and "Mogg Flunkies"
    And Alice can attack Bob with "Mogg Flunkies" and "Grizzly Bears"
    And Alice can attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Bonded Construct"
    When Alice tries to attack Bob with "Mogg Flunkies"
    Then the action is refused

  @id:combat-0203 @rule:508.1d @rule:508.1c
  Scenario: A creature that must attack and one that can't attack alone need not attack together
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Juggernaut       | Alice      |
      | Bonded Construct | Alice      |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    And Alice can attack Bob with "Juggernaut" and "Bonded Construct"
    And Alice can't attack Bob with "Bonded Construct"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0204 @rule:508.1d @rule:508.1h
  Scenario: A creature that must attack need not where attacking costs something
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Juggernaut    | Alice      |
      | Ulamog's Crusher | Alice   |
      | 2 Mountain    | Alice      |
      | Propaganda    | Bob        |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    And Alice can't attack Bob with "Juggernaut" and "Ulamog's Crusher"
    When Alice attacks
    Then it is Alice's declare attackers step
    And "Juggernaut" is untapped
    And "Mountain" #1 is untapped
    When the game advances to Alice's postcombat main phase
    Then Bob has 20 life

  @id:combat-0205 @rule:508.1d @rule:508.1b
  Scenario: A creature that must attack can't stay home when attacking the planeswalker costs nothing and the player something
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state              |
      | Juggernaut    | Alice      |                    |
      | 2 Mountain    | Alice      |                    |
      | Propaganda    | Bob        |                    |
      | Jace Beleren  | Bob        | 3 loyalty counters |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    When Alice tries to attack
    Then the action is refused
    When Alice attacks
      | attacker   | attacks      |
      | Juggernaut | Jace Beleren |
    Then "Mountain" #1 is untapped
    And "Juggernaut" is attacking Jace Beleren

  @id:combat-0206 @rule:508.1h @rule:508.1j @rule:508.1f
  Scenario: The cost to attack is paid once for each attacking creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Hill Giant    | Alice      |
      | 4 Mountain    | Alice      |
      | Propaganda    | Bob        |
    When Alice attacks Bob with "Grizzly Bears" and "Hill Giant"
    Then the battlefield holds, and nothing more
      | permanent     | controller | is        |
      | Grizzly Bears | Alice      | attacking |
      | Hill Giant    | Alice      | attacking |
      | Mountain      | Alice      | tapped    |
      | Mountain      | Alice      | tapped    |
      | Mountain      | Alice      | tapped    |
      | Mountain      | Alice      | tapped    |
      | Propaganda    | Bob        |           |

  @id:combat-0207 @rule:508.1h @rule:508.1j
  Scenario: Costs to attack of several effects add up
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Grizzly Bears  | Alice      |
      | 3 Mountain     | Alice      |
      | Llanowar Elves | Alice      |
      | Propaganda     | Bob        |
      | Ghostly Prison | Bob        |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Llanowar Elves"
    And Alice can't attack Bob with "Llanowar Elves" and "Grizzly Bears"
    When Alice attacks Bob with "Grizzly Bears"
    Then "Llanowar Elves" is tapped
    And "Mountain" #1 is tapped
    And "Mountain" #3 is tapped

  @id:combat-0208 @rule:508.1f @rule:508.1i
  Scenario: A creature that is tapped to attack can't be tapped for mana to pay for it
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller |
      | Llanowar Elves | Alice      |
      | Grizzly Bears  | Alice      |
      | 1 Forest       | Alice      |
      | Propaganda     | Bob        |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    When Alice tries to attack Bob with "Llanowar Elves"
    Then the action is refused
    And "Llanowar Elves" is untapped

  @id:combat-0209 @rule:508.1a @rule:302.6 @rule:702.10b
  Scenario: A creature that came this turn attacks only with haste, and a tapped one not at all
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state          |
      | Grizzly Bears | Alice      | summoning sick |
      | Raging Goblin | Alice      | summoning sick |
      | Hill Giant    | Alice      | tapped         |
      | Serra Angel   | Alice      |                |
    And it is Alice's beginning of combat
    When Alice tries to attack Bob with "Grizzly Bears"
    Then the action is refused
    And Alice can't attack Bob with "Hill Giant"
    When Alice attacks Bob with "Raging Goblin" and "Serra Angel"
    Then "Raging Goblin" is tapped
    And "Serra Angel" is untapped
    And "Serra Angel" is attacking Bob

  @id:combat-0210 @rule:508.1d @rule:508.1a
  Scenario: A creature that must attack but came this turn does not, another one does
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller | state          |
      | Juggernaut       | Alice      | summoning sick |
      | Ulamog's Crusher | Alice      |                |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Ulamog's Crusher"
    And Alice can't attack Bob with "Ulamog's Crusher" and "Juggernaut"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0211 @rule:508.1c @rule:702.3b
  Scenario: A creature with defender can't attack, alone or beside others
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Wall of Stone | Alice      |
      | Grizzly Bears | Alice      |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Wall of Stone"
    When Alice tries to attack Bob with "Wall of Stone" and "Grizzly Bears"
    Then the action is refused
    And "Grizzly Bears" is untapped

  @id:combat-0212 @rule:508.1d
  Scenario: A creature that must attack does so in each combat phase of the turn
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Juggernaut    | Alice      |
      | Grizzly Bears | Alice      |
    And Alice's hand holds "Relentless Assault"
    When Alice attacks Bob with "Juggernaut"
    And the game advances to Alice's postcombat main phase
    And Alice casts "Relentless Assault"
    And the top of the stack resolves
    And the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    And Alice can't attack Bob with "Grizzly Bears"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0213 @rule:508.1d @rule:508.1h @rule:701.15b
  Scenario: A goaded creature can't stay home when only the player other than the goader costs something to attack
    Given a game between Alice, Bob and Carol
    And it is Alice's precombat main phase
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | 2 Mountain    | Bob        |
      | Propaganda    | Carol      |
    And Alice's hand holds "Disrupt Decorum"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Carol with "Grizzly Bears"
    And Bob can attack Alice with "Grizzly Bears"
    When Bob tries to attack
    Then the action is refused

  @id:combat-0214 @rule:508.1d @rule:701.15b
  Scenario: A goaded creature for which every attack costs something may stay
    Given a game between Alice and Bob
    And it is Alice's precombat main phase
    And the players have
      | player | mana         |
      | Alice  | {R}{R}{R}{R} |
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
      | 2 Mountain    | Bob        |
      | Propaganda    | Alice      |
    And Alice's hand holds "Disrupt Decorum"
    When Alice casts "Disrupt Decorum"
    And the top of the stack resolves
    And the game advances to Bob's beginning of combat
    Then Bob can attack Alice with "Grizzly Bears"
    When Bob attacks
    Then "Grizzly Bears" is untapped
    And it is Bob's declare attackers step

  @id:combat-0215 @rule:508.1d @rule:508.1c
  Scenario: Of two creatures that must attack, the limit lets the player choose which
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Juggernaut       | Alice      |
      | Ulamog's Crusher | Alice      |
      | Grizzly Bears    | Alice      |
      | Silent Arbiter   | Bob        |
    When the game advances to Alice's beginning of combat
    Then Alice can attack Bob with "Juggernaut"
    And Alice can attack Bob with "Ulamog's Crusher"
    And Alice can't attack Bob with "Grizzly Bears"
    And Alice can't attack Bob with "Juggernaut" and "Ulamog's Crusher"
    When Alice tries to attack
    Then the action is refused

  @id:combat-0216 @rule:508.1h
  Scenario: Attacking a planeswalker costs nothing under a tax for attacking its controller, or under one whose condition fails
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller | state              |
      | Grizzly Bears        | Alice      |                    |
      | Jace Beleren         | Bob        | 3 loyalty counters |
      | Propaganda           | Bob        |                    |
      | Archangel of Tithes  | Bob        | tapped             |
    When the game advances to Alice's beginning of combat
    Then Alice can't attack Bob with "Grizzly Bears"
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
    Then "Grizzly Bears" is attacking Jace Beleren

  @id:combat-0217 @rule:508.1h
  Scenario: A tax that names planeswalkers is due for attacking them
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state              |
      | Grizzly Bears       | Alice      |                    |
      | Hill Giant          | Alice      |                    |
      | 1 Mountain          | Alice      |                    |
      | Jace Beleren        | Bob        | 3 loyalty counters |
      | Archangel of Tithes | Bob        |                    |
    When the game advances to Alice's beginning of combat
    Then Alice can't attack Bob with "Grizzly Bears" and "Hill Giant"
    When Alice attacks
      | attacker      | attacks      |
      | Grizzly Bears | Jace Beleren |
    Then "Mountain" is tapped
    And "Grizzly Bears" is attacking Jace Beleren
