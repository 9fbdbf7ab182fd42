Feature: What prohibits activating an ability
  An ability that is prohibited can't even be announced. The prohibition looks at the ability as it would be activated: what
  is on the stack already is past it, and mana abilities are under it only where it says so.

  @id:activate-0101 @rule:602.5a @rule:302.6
  Scenario: A creature that came under its controller's control this turn can't pay with the tap symbol
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {B}{C} |
    And the battlefield holds
      | permanent           | controller | state          | as  |
      | Prodigal Pyromancer | Alice      | summoning sick | New |
      | Prodigal Pyromancer | Alice      |                | Old |
      | Llanowar Elves      | Alice      | summoning sick |     |
      | Drudge Skeletons    | Alice      | summoning sick |     |
      | Sol Ring            | Alice      | summoning sick |     |
    Then Alice can activate "Old" targeting Bob
    And Alice can't activate "New" targeting Bob
    And Alice can't activate "Llanowar Elves"
    And Alice can activate "Sol Ring"
    When Alice activates "Drudge Skeletons"
    Then the stack holds, from the top
      | object                        |
      | ability 1 of Drudge Skeletons |

  @id:activate-0102 @rule:602.5a @rule:702.10c
  Scenario: Haste lifts the restriction on the tap symbol
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent            | controller | state          |
      | Llanowar Elves       | Alice      | summoning sick |
      | Concordant Crossroads | Bob       |                |
    When Alice activates "Llanowar Elves"
    Then Alice has {G} in her mana pool
    And "Llanowar Elves" is tapped

  @id:activate-0103 @rule:602.5a @rule:118.3
  Scenario: The untap symbol is under the same restriction, and needs a tapped permanent
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {W}{W}{U}{U} |
    And the battlefield holds
      | permanent       | controller | state                  | as       |
      | Silkbind Faerie | Alice      | tapped                 | Old      |
      | Silkbind Faerie | Alice      | tapped; summoning sick | New      |
      | Silkbind Faerie | Alice      |                        | Untapped |
      | Grizzly Bears   | Bob        |                        |          |
    Then Alice can't activate "New" targeting "Grizzly Bears"
    And Alice can't activate "Untapped" targeting "Grizzly Bears"
    When Alice activates "Old" targeting "Grizzly Bears"
    Then "Old" is untapped
    When the top of the stack resolves
    Then "Grizzly Bears" is tapped

  @id:activate-0104 @rule:602.5a @rule:302.6
  Scenario: A land that became a creature counts from when it came under control as a land
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent | controller | state          | as  |
      | Mutavault | Alice      | summoning sick | New |
      | Mutavault | Alice      |                | Old |
    Then Alice can activate ability 1 of "New"
    When Alice activates ability 2 of "New"
    And the top of the stack resolves
    And Alice activates ability 2 of "Old"
    And the top of the stack resolves
    Then "New" is a creature
    And Alice can activate ability 1 of "Old"
    And Alice can't activate ability 1 of "New"

  @id:activate-0105 @rule:602.5a @rule:302.6
  Scenario: A creature that changed control waits for its new controller's next turn
    Given a game between Alice and Bob
    And it is Bob's precombat main phase
    And the players have
      | player | mana            |
      | Bob    | {U}{U}{U}{U}{U} |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Alice      |
    And Bob's hand holds
      | card         |
      | Mind Control |
    When Bob casts "Mind Control" targeting "Prodigal Pyromancer"
    And the top of the stack resolves
    Then "Prodigal Pyromancer" is controlled by Bob
    And Bob can't activate "Prodigal Pyromancer" targeting Alice
    When the game advances to Alice's upkeep
    And Alice passes priority
    Then Bob can't activate "Prodigal Pyromancer" targeting Alice
    When the game advances to Bob's upkeep
    Then Bob can activate "Prodigal Pyromancer" targeting Alice

  @id:activate-0106 @rule:602.5d
  Scenario: "Only as a sorcery" asks for one's own main phase and an empty stack
    Given a game between Alice and Bob
    And it is Alice's upkeep
    And the battlefield holds
      | permanent     | controller |
      | Bonesplitter  | Alice      |
      | Grizzly Bears | Alice      |
      | 2 Mountain    | Alice      |
      | Bonesplitter  | Bob        |
      | Hill Giant    | Bob        |
      | Wastes        | Bob        |
    And Alice's hand holds
      | card           |
      | Lightning Bolt |
    Then Alice can't activate equip of Alice's "Bonesplitter" targeting "Grizzly Bears"
    When the game advances to Alice's precombat main phase
    Then Alice can activate equip of Alice's "Bonesplitter" targeting "Grizzly Bears"
    When Alice casts "Lightning Bolt" targeting Bob
    Then Alice can't activate equip of Alice's "Bonesplitter" targeting "Grizzly Bears"
    When Alice passes priority
    Then Bob can't activate equip of Bob's "Bonesplitter" targeting "Hill Giant"

  @id:activate-0107 @rule:602.5b @rule:602.2
  Scenario: A limit of once each turn stays with the object when its controller changes
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {R}{R}{R} |
      | Bob    | {G}{G}    |
    And the battlefield holds
      | permanent        | controller | as    |
      | Basking Rootwalla | Bob       | Used  |
      | Basking Rootwalla | Bob       | Other |
      | Basking Rootwalla | Alice     | Mine  |
      | 2 Forest          | Alice     |       |
      | 2 Forest          | Bob       |       |
    And Alice's hand holds
      | card           |
      | Act of Treason |
    When Alice passes priority
    And Bob activates "Used"
    And the top of the stack resolves
    Then "Used" is 3/3
    And "Other" is 1/1
    When Alice casts "Act of Treason" targeting "Used"
    And the top of the stack resolves
    Then "Used" is controlled by Alice
    And Alice can't activate "Used"
    And Alice can activate "Mine"
    When Alice passes priority
    Then Bob can't activate "Used"
    And Bob can activate "Other"

  @id:activate-0108 @rule:602.5b @rule:400.7
  Scenario: A limit of once each turn is gone with the object, counts for each object, and ends with the turn
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {G}{G}{G}{G} |
    And the battlefield holds
      | permanent         | controller | as    |
      | Basking Rootwalla | Alice      | First |
      | Basking Rootwalla | Alice      | Other |
      | Plains            | Alice      |       |
      | 2 Forest          | Alice      |       |
    And Alice's hand holds
      | card       |
      | Cloudshift |
    When Alice activates "First"
    And the top of the stack resolves
    Then Alice can't activate "First"
    And Alice can activate "Other"
    When Alice casts "Cloudshift" targeting "First"
    And the top of the stack resolves
    Then "First" is 1/1
    When Alice activates "First"
    And the top of the stack resolves
    Then "First" is 3/3
    And Alice can't activate "First"
    When the game advances to Bob's upkeep
    And Bob passes priority
    Then Alice can activate "First"

  @id:activate-0109 @rule:602.5b
  Scenario: A use that was countered is a use
    Given a game between Alice and Bob
    And the players have
      | player | mana         |
      | Alice  | {G}{G}{G}{G} |
      | Bob    | {U}          |
    And the battlefield holds
      | permanent         | controller | as    |
      | Basking Rootwalla | Alice      | First |
      | Basking Rootwalla | Alice      | Other |
    And Bob's hand holds
      | card   |
      | Stifle |
    When Alice activates "First"
    And Alice passes priority
    And Bob casts "Stifle" targeting ability 1 of "First"
    And the top of the stack resolves
    Then the stack is empty
    And "First" is 1/1
    And Alice can't activate "First"
    And Alice can activate "Other"

  @id:activate-0110 @rule:602.5 @rule:702.61a
  Scenario: Under split second no ability can be activated but mana abilities
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{R}{R} |
    And the battlefield holds
      | permanent           | controller |
      | Prodigal Pyromancer | Bob        |
      | Llanowar Elves      | Bob        |
    And Alice's hand holds
      | card         |
      | Shock        |
      | Sudden Shock |
    When Alice casts "Shock" targeting Bob
    And Alice passes priority
    Then Bob can activate "Prodigal Pyromancer" targeting Alice
    When Bob passes priority
    And Alice casts "Sudden Shock" targeting Bob
    And Alice passes priority
    Then Bob can't activate "Prodigal Pyromancer" targeting Alice
    When Bob activates "Llanowar Elves"
    Then Bob has {G} in his mana pool

  @id:activate-0111 @rule:602.5 @rule:113.7a
  Scenario: An ability that is on the stack already resolves under a prohibition that comes later
    Given a game between Alice and Bob
    And the players have
      | player | mana |
      | Bob    | {C}  |
    And the battlefield holds
      | permanent           | controller | as    |
      | Prodigal Pyromancer | Alice      | First |
      | Prodigal Pyromancer | Alice      | Other |
      | Vedalken Orrery     | Bob        |       |
    And Bob's hand holds
      | card           |
      | Pithing Needle |
    When Alice activates "First" targeting Bob
    And Alice passes priority
    And Bob casts "Pithing Needle"
    And the top of the stack resolves
      | choice | answer              |
      | name   | Prodigal Pyromancer |
    Then Alice can't activate "Other" targeting Bob
    When the top of the stack resolves
    Then Bob has 19 life

  @id:activate-0112 @rule:602.5 @rule:605.1a
  Scenario: An ability that adds mana but has a target is under a prohibition that excepts mana abilities
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller | state                            |
      | Pithing Needle      | Bob        | chosen card name: Deathrite Shaman |
      | Deathrite Shaman    | Alice      |                                  |
      | Llanowar Elves      | Alice      |                                  |
    And Bob's graveyard holds
      | card   |
      | Forest |
    Then Alice can't activate ability 1 of "Deathrite Shaman" targeting "Forest"
    When Alice activates "Llanowar Elves"
    Then Alice has {G} in her mana pool

  @id:activate-0113 @rule:602.5 @rule:605.1a
  Scenario: A source's mana ability is not under a prohibition that excepts mana abilities, and is under one that does not
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent      | controller | state                            | as      |
      | Pithing Needle | Bob        | chosen card name: Llanowar Elves |         |
      | Llanowar Elves | Alice      |                                  | Free    |
      | Llanowar Elves | Alice      |                                  | Charged |
      | Arrest         | Bob        | attached to Charged              |         |
    Then Alice can't activate "Charged"
    When Alice activates "Free"
    Then Alice has {G} in her mana pool

  @id:activate-0114 @rule:602.5 @rule:113.7
  Scenario: A prohibition on sources with a name reaches cards in other zones
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {U}{U} |
    And the battlefield holds
      | permanent      | controller | state                                  |
      | Pithing Needle | Bob        | chosen card name: Striped Riverwinder |
    And Alice's hand holds
      | card                |
      | Striped Riverwinder |
      | Radical Idea        |
    Then Alice can't activate cycling of "Striped Riverwinder"
    When Alice casts "Radical Idea"
    Then "Radical Idea" is on the stack

  @id:activate-0115 @rule:602.2b @rule:601.2f
  Scenario: An ability costs more, a mana ability does not
    Given a game between Alice and Bob
    And the players have
      | player | mana   |
      | Alice  | {C}{C} |
    And the battlefield holds
      | permanent           | controller | as    |
      | Suppression Field   | Bob        |       |
      | Prodigal Pyromancer | Alice      | First |
      | Prodigal Pyromancer | Alice      | Other |
      | Llanowar Elves      | Alice      |       |
    When Alice activates "First" targeting Bob
    Then Alice has no mana
    And Alice can't activate "Other" targeting Bob
    When Alice activates "Llanowar Elves"
    Then Alice has {G} in her mana pool

  @id:activate-0116 @rule:602.2b @rule:601.2f
  Scenario: A reduction of an activation cost stops at the amount that it says
    Given a game between Alice and Bob
    And the players have
      | player | mana      |
      | Alice  | {C}{C}    |
    And the battlefield holds
      | permanent        | controller | state            |
      | Training Grounds | Alice      |                  |
      | Training Grounds | Alice      |                  |
      | Walking Ballista | Alice      | 1 +1/+1 counter  |
    When Alice activates ability 2 of "Walking Ballista"
    Then Alice has {C} in her mana pool

  @id:activate-0117 @rule:602.5a @rule:302.6
  Scenario: A cost that taps another creature may be paid with one that has just come
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state          |
      | Springleaf Drum | Alice      | summoning sick |
      | Llanowar Elves  | Alice      | summoning sick |
    Then Alice can't activate "Llanowar Elves"
    When Alice activates "Springleaf Drum"
      | choice | answer         |
      | tap    | Llanowar Elves |
      | color  | blue           |
    Then Alice has {U} in her mana pool
    And "Llanowar Elves" is tapped
    And "Springleaf Drum" is tapped

  @id:activate-0518 @rule:602.5
  Scenario: What is activated only during its controller's upkeep is not activated in another step, nor in another's upkeep
    Given a game between Alice and Bob
    And it is Bob's upkeep
    And the players have
      | player | life |
      | Alice  | 3    |
      | Bob    | 17   |
    And the battlefield holds
      | permanent           | controller |
      | Magus of the Mirror | Alice      |
    When Bob passes priority
    Then Alice can't activate "Magus of the Mirror" targeting Bob
    When the game advances to Alice's upkeep
    Then Alice can activate "Magus of the Mirror" targeting Bob
    When the game advances to Alice's draw step
    Then Alice can't activate "Magus of the Mirror" targeting Bob
