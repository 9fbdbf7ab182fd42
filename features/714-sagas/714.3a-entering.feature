Feature: The lore counter with which a Saga enters
  Every Saga without read ahead comes in with one lore counter, however it gets to the battlefield, and its controller is
  the player who puts it there. Nothing of this uses the stack; what the counter triggers does. Since 2026-04-17 the
  counter comes from an ability that the Saga has, and so from a replacement effect; before, from the rules alone. Effects
  that care what puts a counter can tell the difference.

  @id:saga-0020 @rule:714.3a @rule:614.1c
  @ruling:saga-lore-counters-placed @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: A Saga enters with one lore counter and its chapter I waits on the stack
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 3 Plains  | Alice      |
    And Alice's hand holds "History of Benalia"
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has 1 lore counter
    And the stack holds, from the top
      | object                          | controller |
      | chapter I of History of Benalia | Alice      |
    And nothing else changes
    When the top of the stack resolves
    Then the battlefield holds
      | permanent    | controller | is                          | has       |
      | token Knight | Alice      | a 2/2 white Knight creature | vigilance |
    And nothing else changes

  @id:saga-0021 @rule:714.3a @rule:305.1 @rule:305.2 @rule:602.1
  @ruling:saga-lore-counters-placed
  Scenario: A Saga land that is played enters with a lore counter
    Given a game between Alice and Bob
    And Alice's hand holds "Urza's Saga", "Mountain"
    Then Alice can play "Mountain"
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" has 1 lore counter
    And the stack holds, from the top
      | object                   | controller |
      | chapter I of Urza's Saga | Alice      |
    And Alice can't activate "Urza's Saga"
    When the top of the stack resolves
    Then Alice can activate "Urza's Saga"
    And Alice can't play "Mountain"

  @id:saga-0022 @rule:714.3a @rule:714.2b @rule:603.3b @rule:122.6
  @ruling:saga-lore-counters-placed
  Scenario: Sagas returned from the graveyard at once each enter with a lore counter
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent | controller |
      | 4 Plains  | Alice      |
    And Alice's hand holds "Replenish"
    And Alice's graveyard holds "History of Benalia", "Okiba Reckoner Raid"
    When Alice casts "Replenish"
    And the top of the stack resolves
      | choice        | answer                                                            |
      | trigger order | chapter I of History of Benalia; chapter I of Okiba Reckoner Raid |
    Then "History of Benalia" has 1 lore counter
    And "Okiba Reckoner Raid" has 1 lore counter
    And the stack holds, from the top
      | object                           | controller |
      | chapter I of Okiba Reckoner Raid | Alice      |
      | chapter I of History of Benalia  | Alice      |
    When the stack resolves until empty
    Then Alice has 21 life
    And Bob has 19 life
    And Alice has 1 creature on the battlefield

  @id:saga-0023 @rule:714.3a @rule:714.2b @rule:122.6a
  @ruling:saga-lore-counters-placed @ruling:saga-chapters-trigger-and-use-the-stack
  Scenario: A Saga that enters under an opponent's halving of counters has none and triggers nothing
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Vorinclex, Monstrous Raider | Bob        |
      | Keldon Warcaller            | Alice      |
    And the board "lands"
    And Alice's hand holds "History of Benalia", "Disperse"
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has no counters
    And the stack is empty
    And nothing else changes
    When Alice casts "Disperse" targeting "Vorinclex, Monstrous Raider"
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "History of Benalia" has 1 lore counter
    And the stack holds, from the top
      | object                          | controller |
      | chapter I of History of Benalia | Alice      |

  @id:saga-0024 @rule:714.3a @rule:614.16 @rule:614.1c
  @ruling:saga-lore-counters-placed @from:2026-04-17
  Scenario: Doubling Season doubles the lore counter that a Saga enters with
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent       | controller |
      | Doubling Season | Alice      |
      | Swamp           | Alice      |
    And Alice's hand holds "Okiba Reckoner Raid"
    When Alice casts "Okiba Reckoner Raid"
    And the top of the stack resolves
      | choice        | answer                                                              |
      | trigger order | chapter I of Okiba Reckoner Raid; chapter II of Okiba Reckoner Raid |
    Then "Okiba Reckoner Raid" has 2 lore counters
    And the stack holds, from the top
      | object                            | controller |
      | chapter II of Okiba Reckoner Raid | Alice      |
      | chapter I of Okiba Reckoner Raid  | Alice      |
    When the stack resolves until empty
    Then Alice has 22 life
    And Bob has 18 life
    And "Okiba Reckoner Raid" is on the battlefield
    And nothing else changes

  @id:saga-0025 @rule:714.3a @rule:614.16
  @ruling:saga-lore-counters-placed @until:2026-04-16
  Scenario: Doubling Season does not double the lore counter that the rules put on an entering Saga (until 2026-04-16)
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Doubling Season  | Alice      |
      | Keldon Warcaller | Alice      |
      | Swamp            | Alice      |
    And Alice's hand holds "Okiba Reckoner Raid"
    When Alice casts "Okiba Reckoner Raid"
    And the top of the stack resolves
    Then "Okiba Reckoner Raid" has 1 lore counter
    And the stack holds, from the top
      | object                           | controller |
      | chapter I of Okiba Reckoner Raid | Alice      |
    When the stack resolves until empty
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
      | choice        | answer                                                                |
      | trigger order | chapter II of Okiba Reckoner Raid; chapter III of Okiba Reckoner Raid |
    Then "Okiba Reckoner Raid" has 3 lore counters
    And the stack holds, from the top
      | object                             | controller |
      | chapter III of Okiba Reckoner Raid | Alice      |
      | chapter II of Okiba Reckoner Raid  | Alice      |

  @id:saga-0026 @rule:714.3a @rule:122.6a
  @ruling:saga-lore-counters-placed
  Scenario: A doubling of the counters that its controller puts doubles the lore counter of an entering Saga
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent                   | controller |
      | Vorinclex, Monstrous Raider | Alice      |
      | Swamp                       | Alice      |
    And Alice's hand holds "Okiba Reckoner Raid"
    When Alice casts "Okiba Reckoner Raid"
    And the top of the stack resolves
      | choice        | answer                                                              |
      | trigger order | chapter I of Okiba Reckoner Raid; chapter II of Okiba Reckoner Raid |
    Then "Okiba Reckoner Raid" has 2 lore counters
    When the stack resolves until empty
    Then Alice has 22 life
    And Bob has 18 life
    And "Okiba Reckoner Raid" is on the battlefield

  @id:saga-0027 @rule:714.3a @rule:614.17d @rule:714.2b
  @ruling:saga-lore-counters-placed
  Scenario: A Saga that enters while no counters can be put has none, and starts at chapter I when it gets its first
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent        | controller |
      | Solemnity        | Bob        |
      | Keldon Warcaller | Alice      |
      | 5 Plains         | Alice      |
    And Alice's hand holds "History of Benalia", "Disenchant"
    When Alice casts "History of Benalia"
    And the top of the stack resolves
    Then "History of Benalia" is on the battlefield
    And "History of Benalia" has no counters
    And the stack is empty
    And nothing else changes
    When Alice casts "Disenchant" targeting "Solemnity"
    And the top of the stack resolves
    And Alice attacks with "Keldon Warcaller"
    And the top of the stack resolves
    Then "History of Benalia" has 1 lore counter
    And the stack holds, from the top
      | object                          | controller |
      | chapter I of History of Benalia | Alice      |

  @id:saga-0028 @rule:305.9 @rule:714.3a
  Scenario: A Saga land can be played and not cast
    Given a game between Alice and Bob
    And Alice's hand holds "Urza's Saga"
    When Alice tries to cast "Urza's Saga"
    Then the action is refused
    And nothing else changes
    When Alice plays "Urza's Saga"
    Then "Urza's Saga" is on the battlefield
    And "Urza's Saga" has 1 lore counter
