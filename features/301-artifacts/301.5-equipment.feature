Feature: Equipment
  An Equipment is attached to a creature and to nothing else; whose creature it is matters only for the equip ability.

  @id:artifact-0001 @rule:301.5d @rule:301.5a @rule:602.2
  Scenario: An Equipment stays on a creature that another player gains control of, and its controller can move it
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Alice      |                           |
      | Hill Giant    | Alice      |                           |
      | Bonesplitter  | Alice      | attached to Grizzly Bears |
    And Bob's hand holds "Dominate"
    When Alice passes priority
    And Bob casts "Dominate" targeting "Grizzly Bears"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    And "Bonesplitter" is attached to "Grizzly Bears"
    And "Bonesplitter" is controlled by Alice
    And "Grizzly Bears" is a 4/2 creature
    And Alice can activate "Bonesplitter" targeting "Hill Giant"
    And Alice can't activate "Bonesplitter" targeting "Grizzly Bears"
    When the game advances to Bob's precombat main phase
    Then Bob can't activate "Bonesplitter" targeting "Grizzly Bears"

  @id:artifact-0002 @rule:301.5b @rule:702.6a @rule:608.2b
  Scenario: Equip does nothing when its target is no longer controlled by its controller
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Alice      |                           |
      | Hill Giant    | Alice      |                           |
      | Bonesplitter  | Alice      | attached to Hill Giant    |
    And Bob's hand holds "Dominate"
    When Alice activates "Bonesplitter" targeting "Grizzly Bears"
    And Alice passes priority
    And Bob casts "Dominate" targeting "Grizzly Bears"
      | choice | answer |
      | x      | 2      |
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Bob
    When the top of the stack resolves
    Then "Bonesplitter" is attached to "Hill Giant"
    And "Grizzly Bears" is a 2/2 creature

  @id:artifact-0003 @rule:301.5c @rule:701.3b
  Scenario: An Equipment that is a creature cannot be attached to another creature
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent             | controller |
      | March of the Machines | Alice      |
      | Colossus Hammer       | Alice      |
      | Grizzly Bears         | Alice      |
    And Bob's hand holds "Disenchant"
    When Alice activates "Colossus Hammer" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Colossus Hammer" isn't attached to "Grizzly Bears"
    And "Grizzly Bears" is a 2/2 creature
    When Alice passes priority
    And Bob casts "Disenchant" targeting "March of the Machines"
    And the top of the stack resolves
    And Alice activates "Colossus Hammer" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Colossus Hammer" is attached to "Grizzly Bears"
    And "Grizzly Bears" is a 12/12 creature

  @id:artifact-0004 @rule:301.5c @rule:701.3a
  Scenario: An Equipment equips one creature only: it leaves the first one for the second
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller | state                     |
      | Grizzly Bears | Alice      |                           |
      | Hill Giant    | Alice      |                           |
      | Bonesplitter  | Alice      | attached to Grizzly Bears |
    When Alice activates "Bonesplitter" targeting "Hill Giant"
    And the top of the stack resolves
    Then "Bonesplitter" is attached to "Hill Giant"
    And "Hill Giant" is a 5/3 creature
    And "Grizzly Bears" is a 2/2 creature

  @id:artifact-0005 @rule:301.5b @rule:301.5
  Scenario: An Equipment enters the battlefield attached to nothing
    Given a game between Alice and Bob
    And the board "lands"
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Manalith      | Alice      |
    And Alice's hand holds "Bonesplitter"
    When Alice casts "Bonesplitter"
    And the top of the stack resolves
    Then "Bonesplitter" is on the battlefield
    And "Grizzly Bears" is a 2/2 creature
    And Alice can't activate "Bonesplitter" targeting "Manalith"
    And Alice can activate "Bonesplitter" targeting "Grizzly Bears"
