"""Legality is tried in another game, and leaves no trace in this one."""


def same(play, action):
    before = play.seen
    action()
    assert play.seen == before


def test_what_is_left_open_may_be_chosen_in_any_legal_way(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | 2 Mountain    | Alice      |     |
          | Forest        | Alice      |     |
          | Grizzly Bears | Bob        | Cub |
          | White Knight  | Bob        | Sir |
        And Alice's hand holds "Doom Blade", "Lightning Bolt", "Fling", "Blaze", "Forest", "Grizzly Bears"
        """
    )
    play.say(
        """
        Then Alice can cast "Lightning Bolt"
        And Alice can cast "Lightning Bolt" targeting "Sir"
        And Alice can't cast "Doom Blade"
        And Alice can't cast "Fling"
        And Alice can cast "Blaze"
        And Alice can cast "Grizzly Bears"
        And Alice can play "Forest"
        And Bob can't cast "Lightning Bolt"
        And Alice can pass priority
        And Bob can't pass priority
        """
    )
    same(play, lambda: play.say('Then Alice can cast "Blaze" targeting Bob'))


def test_x_as_far_as_the_mana_goes(play):
    play.say(
        """
        Given the battlefield holds
          | permanent  | controller |
          | 3 Mountain | Alice      |
        And Alice's hand holds "Blaze"
        Then Alice can cast "Blaze" targeting Bob
          | choice | answer |
          | x      | 2      |
        And Alice can't cast "Blaze" targeting Bob
          | choice | answer |
          | x      | 3      |
        """
    )


def test_sorceries_and_instants_in_their_time(play):
    play.say(
        """
        Given it is Bob's end step
        And the battlefield holds
          | permanent  | controller |
          | 6 Mountain | Alice      |
        And Alice's hand holds "Lava Spike", "Lightning Bolt", "Hill Giant", "Mountain"
        When Bob passes priority
        Then Alice can cast "Lightning Bolt"
        And Alice can't cast "Lava Spike"
        And Alice can't cast "Hill Giant"
        And Alice can't play "Mountain"
        """
    )


def test_abilities_and_summoning_sickness(play):
    play.say(
        """
        Given the battlefield holds
          | permanent           | controller | state           | as  |
          | Prodigal Pyromancer | Alice      |                 | Old |
          | Prodigal Pyromancer | Alice      | summoning sick  | New |
        Then Alice can activate "Old" targeting Bob
        And Alice can't activate "New" targeting Bob
        """
    )


def test_attacks_are_judged_where_they_would_be_declared(play):
    play.say(
        """
        Given it is Alice's upkeep
        And the battlefield holds
          | permanent     | controller | state          | as   |
          | Grizzly Bears | Alice      |                | Ursa |
          | Hill Giant    | Alice      | summoning sick | New  |
          | Wall of Stone | Alice      |                | Rock |
          | Jace Beleren  | Bob        | 3 loyalty counters | |
        Then Alice can attack Bob with "Ursa"
        And Alice can attack "Jace Beleren" with "Ursa"
        And Alice can't attack with "New"
        And Alice can't attack with "Rock"
        And Bob can't attack with "Ursa"
        And it is Alice's upkeep
        """
    )


def test_costs_to_attack_must_be_payable(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as   |
          | Grizzly Bears | Alice      | Ursa |
          | Hill Giant    | Alice      | Oaf  |
          | 2 Forest      | Alice      |      |
          | Propaganda    | Bob        |      |
        Then Alice can attack with "Ursa"
        And Alice can't attack with "Ursa" and "Oaf"
        When Alice attacks with "Ursa"
        Then "Ursa" is attacking
        And "Oaf" is untapped
        """
    )


def test_blocks_are_judged_where_they_would_be_declared(play):
    play.say(
        """
        Given it is Alice's declare attackers step
        And the battlefield holds
          | permanent      | controller | state                 | as   |
          | Wind Drake     | Alice      | tapped, attacking Bob | Bird |
          | Grizzly Bears  | Alice      | tapped, attacking Bob | Ursa |
          | Hill Giant     | Bob        |                       | Oaf  |
          | Giant Spider   | Bob        | tapped                | Web  |
        Then Bob can block "Ursa" with "Oaf"
        And Bob can't block "Bird" with "Oaf"
        And Bob can't block "Ursa" with "Web"
        And Alice can't block "Ursa" with "Oaf"
        And it is Alice's declare attackers step
        """
    )


def test_while_a_spell_is_being_cast_nobody_else_acts(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Mountain  | Alice      |
          | Mountain  | Bob        |
        And Alice's hand holds "Lightning Bolt"
        And Bob's hand holds "Shock"
        When Alice casts "Lightning Bolt" targeting Bob until Alice is asked for payment
        Then Bob can't cast "Shock" targeting Alice
        And Alice can activate "Mountain"
        And Bob can't pass priority
        """
    )


def test_a_target_is_not_legal_because_another_one_is(play):
    play.say(
        """
        Given the battlefield holds
          | permanent    | controller | as  |
          | 2 Swamp      | Alice      |     |
          | Hill Giant   | Bob        | Oaf |
          | Black Knight | Bob        | Sir |
        And Alice's hand holds "Doom Blade"
        Then Alice can cast "Doom Blade" targeting "Oaf"
        And Alice can't cast "Doom Blade" targeting "Sir"
        And Alice can't cast "Doom Blade" targeting "Oaf" and "Sir"
        When Alice tries to cast "Doom Blade" targeting "Sir"
        Then the action is refused
        And nothing else changes
        """
    )


def test_an_optional_cost_may_make_it_legal(play):
    """601.2b, 702.33g: with kicker the spell has another target."""
    play.say(
        """
        Given the battlefield holds
          | permanent         | controller |
          | 4 Swamp           | Alice      |
          | Colossal Dreadmaw | Bob        |
        And Alice's hand holds "Bloodchief's Thirst"
        Then Alice can cast "Bloodchief's Thirst"
        And Alice can't cast "Bloodchief's Thirst"
          | choice    | answer            |
          | targets 1 | Colossal Dreadmaw |
        """
    )
