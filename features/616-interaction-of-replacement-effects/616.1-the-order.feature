Feature: The order in which replacement and prevention effects apply
  When several effects would modify one event, the affected player, or the controller of the affected object, chooses which
  applies first: self-replacement effects, then those about who will control it, then copies, then a back face that will be
  up, then all others. After each the question is asked anew, and what is inside an event waits for what is about the whole.

  @id:order-0001 @rule:616.1 @rule:616.1e @rule:616.1f
  Scenario: Damage that is doubled first and then reduced is 1 less than twice as much
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Furnace of Rath | Alice      |
      | Urza's Armor    | Bob        |
      | Mountain        | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves until Bob is asked for replacement
    Then Bob is offered
      | option          |
      | Furnace of Rath |
      | Urza's Armor    |
    When Bob chooses "Furnace of Rath"
    Then Bob has 15 life

  @id:order-0002 @rule:616.1 @rule:616.1e @rule:616.1f
  Scenario: The player who is dealt the damage may have it reduced first and doubled then
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Furnace of Rath | Alice      |
      | Urza's Armor    | Bob        |
      | Mountain        | Alice      |
    And Alice's hand holds "Lightning Bolt"
    When Alice casts "Lightning Bolt" targeting Bob
    And the top of the stack resolves
      | player | choice      | answer       |
      | Bob    | replacement | Urza's Armor |
    Then Bob has 16 life

  @id:order-0003 @rule:616.1 @rule:616.1e @rule:614.16
  Scenario: A controller who has one more counter first and doubles then has twice as many and two
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hardened Scales | Alice      |
      | Doubling Season | Alice      |
      | Ajani's Pridemate | Alice    |
      | Plains          | Alice      |
    And Alice's hand holds "Healing Salve"
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice      | answer          |
      | Alice  | replacement | Hardened Scales |
    Then "Ajani's Pridemate" has 4 +1/+1 counters

  @id:order-0004 @rule:616.1 @rule:616.1e @rule:614.16
  Scenario: A controller who doubles first has one more than twice as many counters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Hardened Scales | Alice      |
      | Doubling Season | Alice      |
      | Ajani's Pridemate | Alice    |
      | Plains          | Alice      |
    And Alice's hand holds "Healing Salve"
    When Alice casts "Healing Salve"
      | choice  | answer |
      | modes   | 1      |
      | targets | Alice  |
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice      | answer          |
      | Alice  | replacement | Doubling Season |
    Then "Ajani's Pridemate" has 3 +1/+1 counters

  @id:order-0005 @rule:616.1f @rule:614.5 @rule:614.16
  Scenario: Two effects that double tokens make four of one
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Anointed Procession | Alice      |
      | Parallel Lives      | Alice      |
      | Parallel Lives      | Bob        |
      | Doomed Traveler     | Alice      |
      | Mountain            | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting "Doomed Traveler"
    And the top of the stack resolves
    And the top of the stack resolves
    Then Alice has 4 creatures on the battlefield
    And Bob has 0 creatures on the battlefield

  @id:order-0006 @rule:616.1g @rule:614.12a
  Scenario: Tokens are doubled before a choice is made for each of them as it enters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state               |
      | Voice of All    | Alice      | chosen color: black |
      | Doubling Season | Alice      |                     |
      | 3 Island        | Alice      |                     |
    And Alice's hand holds "Cackling Counterpart"
    When Alice casts "Cackling Counterpart" targeting "Voice of All"
    And the top of the stack resolves
      | player | choice | nth | answer |
      | Alice  | color  | 1   | red    |
      | Alice  | color  | 2   | green  |
    Then the battlefield holds
      | permanent          | controller |
      | token Voice of All | Alice      |
      | token Voice of All | Alice      |
      | Voice of All       | Alice      |
    And Alice has 3 creatures on the battlefield

  @id:order-0007 @rule:616.1g @rule:614.16 @rule:614.1c
  Scenario: Tokens that are doubled have their counters doubled as each of them enters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller | state            |
      | Triskelion      | Alice      | 3 +1/+1 counters |
      | Doubling Season | Alice      |                  |
      | 3 Island        | Alice      |                  |
    And Alice's hand holds "Cackling Counterpart"
    When Alice casts "Cackling Counterpart" targeting "Triskelion"
    And the top of the stack resolves
    Then the battlefield holds
      | permanent        | controller | has              |
      | token Triskelion | Alice      | 6 +1/+1 counters |
      | token Triskelion | Alice      | 6 +1/+1 counters |
      | Triskelion       | Alice      | 3 +1/+1 counters |

  @id:order-0008 @rule:616.1 @rule:616.1f
  Scenario: The controller of a dying creature chooses that it goes to the library, and what would exile it does nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Rest in Peace    | Bob        |
      | Gravebane Zombie | Alice      |
      | Mountain         | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting "Gravebane Zombie"
    And the top of the stack resolves
      | player | choice      | answer           |
      | Alice  | replacement | Gravebane Zombie |
    Then Alice's library holds, from the top "Gravebane Zombie"
    And "Shock" is in exile

  @id:order-0009 @rule:616.1 @rule:616.1f
  Scenario: The controller of a dying creature may as well choose that it is exiled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Rest in Peace    | Bob        |
      | Gravebane Zombie | Alice      |
      | Mountain         | Bob        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting "Gravebane Zombie"
    And the top of the stack resolves
      | player | choice      | answer        |
      | Alice  | replacement | Rest in Peace |
    Then "Gravebane Zombie" is in exile

  @id:order-0010 @rule:616.2 @rule:614.6
  Scenario: Life that is gained instead of a card is doubled
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Boon Reflection  | Alice      |
      | Words of Worship | Alice      |
      | Wastes           | Alice      |
      | 2 Island         | Alice      |
    And Alice's hand holds "Think Twice"
    When Alice activates "Words of Worship"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    And Alice casts "Think Twice"
    And the top of the stack resolves
    Then Alice has 30 life
    And Alice has 0 cards in hand

  @id:order-0011 @rule:616.1 @rule:616.1f @rule:614.11a
  Scenario: Of a draw that is doubled first one card is replaced, and one is drawn that is not doubled again
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Thought Reflection | Alice      |
      | Words of Worship   | Alice      |
      | Wastes             | Alice      |
      | 2 Island           | Alice      |
    And Alice's hand holds "Think Twice"
    When Alice activates "Words of Worship"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    And Alice casts "Think Twice"
    And the top of the stack resolves
      | player | choice      | answer             |
      | Alice  | replacement | Thought Reflection |
    Then Alice has 25 life
    And Alice has 1 card in hand

  @id:order-0014 @rule:616.1 @rule:616.1f @rule:614.11
  Scenario: Of a draw that is replaced first nothing is left to double
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Thought Reflection | Alice      |
      | Words of Worship   | Alice      |
      | Wastes             | Alice      |
      | 2 Island           | Alice      |
    And Alice's hand holds "Think Twice"
    When Alice activates "Words of Worship"
      | choice  | answer |
      | sources | Wastes |
    And the top of the stack resolves
    And Alice casts "Think Twice"
    And the top of the stack resolves
      | player | choice      | answer           |
      | Alice  | replacement | Words of Worship |
    Then Alice has 25 life
    And Alice has 0 cards in hand

  @id:order-0012 @rule:616.1 @rule:614.9
  Scenario: Of two redirections the damaged player chooses one, and the other has nothing left
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller | state                     | as     |
      | Hill Giant    | Alice      |                           |        |
      | Serra Angel   | Bob        |                           |        |
      | Pariah        | Alice      | attached to Hill Giant    | first  |
      | Pariah        | Alice      | attached to Serra Angel   | second |
      | Mountain      | Bob        |                           |        |
    And it is Bob's precombat main phase
    And Bob's hand holds "Shock"
    When Bob casts "Shock" targeting Alice
    And the top of the stack resolves
      | player | choice      | answer |
      | Alice  | replacement | second |
    Then Alice has 20 life
    And "Serra Angel" has 2 damage
    And "Hill Giant" has 0 damage

  @id:order-0013 @rule:616.1 @rule:616.1e
  Scenario: For damage to a creature its controller chooses, not who controls the effects
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent         | controller |
      | Furnace of Rath   | Alice      |
      | Daunting Defender | Bob        |
      | Mountain          | Alice      |
    And Alice's hand holds "Shock"
    When Alice casts "Shock" targeting "Daunting Defender"
    And the top of the stack resolves
      | player | choice      | answer            |
      | Bob    | replacement | Daunting Defender |
    Then "Daunting Defender" has 2 damage
    And "Daunting Defender" is on the battlefield

  @id:enters-0013 @rule:616.1c @rule:616.1f @rule:614.12
  Scenario: A creature that enters as a copy of something else has nothing of its own entering tapped
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Essence of the Wild | Alice      |
      | 4 Wastes            | Alice      |
    And Alice's hand holds "Rusted Sentinel"
    When Alice casts "Rusted Sentinel"
    And the top of the stack resolves
    Then "Rusted Sentinel" is a 6/6 green Avatar creature
    And "Rusted Sentinel" is untapped

  @id:enters-0014 @rule:616.1c @rule:616.1f @rule:614.12
  Scenario: A creature that enters as a copy of something else has none of its own counters
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent           | controller |
      | Essence of the Wild | Alice      |
      | 6 Wastes            | Alice      |
    And Alice's hand holds "Triskelion"
    When Alice casts "Triskelion"
    And the top of the stack resolves
    Then "Triskelion" is a 6/6 green Avatar creature
    And "Triskelion" has no counters

  @id:enters-0015 @rule:616.1b @rule:616.1f @rule:614.12
  Scenario: A creature that enters under another player's control is judged as that player's creature
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent          | controller |
      | Imposing Sovereign | Bob        |
      | 6 Island           | Alice      |
      | 2 Forest           | Bob        |
    And it is Bob's precombat main phase
    And Alice's hand holds "Gather Specimens"
    And Bob's hand holds "Grizzly Bears"
    When Bob casts "Grizzly Bears"
    And Bob passes priority
    And Alice casts "Gather Specimens"
    And the top of the stack resolves
    And the top of the stack resolves
    Then "Grizzly Bears" is controlled by Alice
    And "Grizzly Bears" is owned by Bob
    And "Grizzly Bears" is tapped

  @id:enters-0016 @rule:616.1b @rule:616.1c @rule:707.5
  Scenario: Who will control a Clone is settled first, and that player chooses what it copies
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Alice      |
      | Serra Angel   | Bob        |
      | 6 Island      | Alice      |
      | 4 Island      | Bob        |
    And it is Bob's precombat main phase
    And Alice's hand holds "Gather Specimens"
    And Bob's hand holds "Clone"
    When Bob casts "Clone"
    And Bob passes priority
    And Alice casts "Gather Specimens"
    And the top of the stack resolves
    And the top of the stack resolves
      | player | choice    | answer      |
      | Alice  | yes or no | yes         |
      | Alice  | objects   | Serra Angel |
    Then "Clone" is a 4/4 white Angel creature
    And "Clone" is controlled by Alice

  @id:order-0015 @invented @rule:616.1d @rule:616.1f @rule:614.12
  Scenario: A card that enters with its back face up is judged by that face, and has no counter of an effect about its front
    Given a game between Alice and Bob
    And it is night
    And the battlefield holds
      | permanent      | controller | state                       |
      | Metallic Mimic | Alice      | chosen creature type: Human |
      | 2 Swamp        | Alice      |                             |
      | Plains         | Alice      |                             |
    And Alice's hand holds "Lodger of the Mill" and "Elite Vanguard"
    When Alice casts "Lodger of the Mill"
    And the top of the stack resolves
    Then "Lodger of the Mill" is a 3/3 Horror creature
    And "Lodger of the Mill" has no counters
    When Alice casts "Elite Vanguard"
    And the top of the stack resolves
    Then "Elite Vanguard" has 1 +1/+1 counter

  @id:order-0016 @invented @rule:616.1d @rule:616.1f @rule:614.12
  Scenario: A card that enters with its back face up has the counter of an effect about that face
    Given a game between Alice and Bob
    And it is night
    And the battlefield holds
      | permanent      | controller | state                        |
      | Metallic Mimic | Alice      | chosen creature type: Horror |
      | 4 Swamp        | Alice      |                              |
    And Alice's hand holds
      | card               | as    |
      | Lodger of the Mill | night |
    When Alice casts "night"
    And the top of the stack resolves
    Then "night" is a 4/4 Horror creature
    And "night" has 1 +1/+1 counter
