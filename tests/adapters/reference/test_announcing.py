"""Announcements reach the engine in its own order, payments find their mana, and what is illegal is refused."""

import pytest
from judgecall.steps.outcomes import ScenarioError


def refused(play, *rules):
    assert play.game.refused is not None, "it was not refused"
    assert set(rules) <= set(play.game.refused.rules), play.game.refused
    return play.game.refused.reason


def test_targets_x_and_the_payment_by_own_means(play):
    play.say(
        """
        Given the battlefield holds
          | permanent    | controller |
          | Mountain     | Alice      |
          | Forest       | Alice      |
          | Temple Garden | Alice     |
          | Birds of Paradise | Alice |
        And Alice's hand holds "Blaze"
        When Alice casts "Blaze" targeting Bob
          | choice | answer |
          | x      | 3      |
        And the stack resolves until empty
        Then Bob has 17 life
        """
    )


def test_what_the_announcement_leaves_open_is_asked_for(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | Mountain      | Alice      |     |
          | Grizzly Bears | Bob        | Cub |
        And Alice's hand holds "Lightning Bolt"
        When Alice casts "Lightning Bolt" until Alice is asked for targets
        Then Alice is asked for targets
        And Alice can choose "Cub"
        And Alice can choose Bob
        And Bob can't pass priority
        When Alice chooses "Cub"
        And the top of the stack resolves
        Then "Cub" is in Bob's graveyard
        """
    )


def test_an_illegal_target_is_refused_and_all_is_as_before(play):
    play.say(
        """
        Given the battlefield holds
          | permanent        | controller | as  |
          | 2 Swamp          | Alice      |     |
          | Grizzly Bears    | Bob        | Cub |
          | Black Knight     | Bob        |     |
        And Alice's hand holds "Doom Blade"
        When Alice tries to cast "Doom Blade" targeting "Black Knight"
        Then the action is refused
        And nothing else changes
        """
    )
    refused(play, "601.2c")


def test_without_mana_the_action_is_reversed_with_its_mana_abilities(play):
    play.say(
        """
        Given the battlefield holds
          | permanent  | controller |
          | Mountain   | Alice      |
        And Alice's hand holds "Blaze"
        When Alice tries to cast "Blaze" targeting Bob
          | choice | answer |
          | x      | 3      |
        Then the action is refused
        And "Mountain" is untapped
        And "Blaze" is in Alice's hand
        And Alice has priority
        And nothing else changes
        """
    )
    refused(play, "118.3")


def test_kicker_is_paid_when_named_and_only_then(play):
    play.say(
        """
        Given the battlefield holds
          | permanent  | controller |
          | 6 Mountain | Alice      |
        And Alice's hand holds "Burst Lightning", "Burst Lightning"
        When Alice casts "Burst Lightning" targeting Bob
        And Alice casts "Burst Lightning" targeting Bob
          | choice          | answer |
          | additional cost | kicker |
        And the top of the stack resolves
        Then Bob has 16 life
        When the top of the stack resolves
        Then Bob has 14 life
        """
    )


def test_alternative_costs_by_name(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | 5 Island  | Alice      |
        And Alice's graveyard holds "Think Twice"
        And Alice's hand holds "Force of Will", "Opt"
        And the stack holds, from the top
          | object         | controller | targets |
          | Lightning Bolt | Bob        | Alice   |
        When Alice casts "Think Twice"
          | choice           | answer    |
          | alternative cost | flashback |
        And the top of the stack resolves
        Then "Think Twice" is in exile
        """
    )


def test_modes_in_the_printed_list(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | Mountain      | Alice      |     |
          | Plains        | Alice      |     |
          | Grizzly Bears | Alice      | Cub |
        And Alice's hand holds "Boros Charm"
        When Alice casts "Boros Charm" targeting "Cub"
          | choice | answer |
          | modes  | 3      |
        And the top of the stack resolves
        Then "Cub" has double strike
        """
    )


def test_modes_left_open_are_asked_for(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Mountain  | Alice      |
          | Plains    | Alice      |
        And Alice's hand holds "Boros Charm"
        """
    )
    with pytest.raises(ScenarioError, match="asked for modes"):
        play.say('When Alice casts "Boros Charm" targeting Bob')


def test_divisions(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as   |
          | 3 Mountain    | Alice      |      |
          | Grizzly Bears | Bob        | Cub  |
        And Alice's hand holds "Arc Lightning"
        When Alice casts "Arc Lightning" targeting "Cub" and Bob
          | choice   | answer             |
          | division | 2 to Cub; 1 to Bob |
        And the top of the stack resolves
        Then Bob has 19 life
        And "Cub" is in Bob's graveyard
        """
    )


def test_objects_that_pay(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as   |
          | 2 Mountain    | Alice      |      |
          | Grizzly Bears | Alice      | Cub  |
          | Hill Giant    | Alice      | Oaf  |
        And Alice's hand holds "Fling"
        When Alice casts "Fling" targeting Bob
          | choice    | answer |
          | sacrifice | Oaf    |
        And the top of the stack resolves
        Then Bob has 17 life
        And "Cub" is on the battlefield
        """
    )


def test_which_object_pays_is_a_real_choice(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller |
          | 2 Mountain    | Alice      |
          | Grizzly Bears | Alice      |
          | Hill Giant    | Alice      |
        And Alice's hand holds "Fling"
        """
    )
    with pytest.raises(ScenarioError, match="asked for objects"):
        play.say('When Alice casts "Fling" targeting Bob')


def test_convoke_and_delve_help_where_mana_is_short(play):
    play.say(
        """
        Given the battlefield holds
          | permanent        | controller |
          | 2 Mountain       | Alice      |
          | 2 Raging Goblin  | Alice      |
        And Alice's hand holds "Stoke the Flames"
        When Alice casts "Stoke the Flames" targeting Bob
        And the top of the stack resolves
        Then Bob has 16 life
        """
    )


def test_convoke_with_named_creatures(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | 4 Mountain    | Alice      |     |
          | Raging Goblin | Alice      | Imp |
          | Hill Giant    | Alice      | Oaf |
        And Alice's hand holds "Stoke the Flames"
        When Alice casts "Stoke the Flames" targeting Bob
          | choice | answer |
          | tap    | Oaf    |
        Then "Oaf" is tapped
        And "Imp" is untapped
        """
    )


def test_hybrid_and_phyrexian_symbols(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | 2 Swamp       | Alice      |     |
          | Plains        | Alice      |     |
          | Hill Giant    | Bob        | Oaf |
        And Alice's hand holds "Dismember"
        When Alice casts "Dismember" targeting "Oaf"
        Then Alice has 20 life
        When the top of the stack resolves
        Then "Oaf" is in Bob's graveyard
        """
    )


def test_phyrexian_symbols_paid_with_life(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as  |
          | Island        | Alice      |     |
          | Hill Giant    | Bob        | Oaf |
        And Alice's hand holds "Dismember"
        When Alice casts "Dismember" targeting "Oaf"
          | choice | answer |
          | life   | 2      |
        Then Alice has 16 life
        """
    )


def test_sources_by_name(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | as     |
          | Mountain      | Alice      | First  |
          | Mountain      | Alice      | Second |
        And Alice's hand holds "Lightning Bolt"
        When Alice casts "Lightning Bolt" targeting Bob
          | choice  | answer |
          | sources | Second |
        Then "Second" is tapped
        And "First" is untapped
        """
    )


def test_halves_and_faces(play):
    play.say(
        """
        Given the battlefield holds
          | permanent  | controller |
          | 2 Mountain | Alice      |
        And Alice's hand holds "Fire // Ice"
        When Alice casts "Fire // Ice" targeting Bob
          | choice | answer |
          | face   | Fire   |
        And the top of the stack resolves
        Then Bob has 18 life
        """
    )


def test_abilities_by_number_and_keyword(play):
    play.say(
        """
        Given the battlefield holds
          | permanent          | controller | as  |
          | Prodigal Pyromancer | Alice     |     |
          | 2 Plains           | Alice      |     |
          | Bonesplitter       | Alice      |     |
          | Grizzly Bears      | Alice      | Cub |
        When Alice activates "Prodigal Pyromancer" targeting Bob
        And the top of the stack resolves
        Then Bob has 19 life
        When Alice activates "Bonesplitter" targeting "Cub"
        And the top of the stack resolves
        Then "Cub" is a 4/2 creature
        """
    )


def test_mana_abilities_by_hand(play):
    play.say(
        """
        Given the battlefield holds
          | permanent         | controller |
          | Birds of Paradise | Alice      |
        When Alice activates "Birds of Paradise"
          | choice | answer |
          | color  | red    |
        Then Alice has {R} in her mana pool
        """
    )


def test_who_does_not_have_priority_does_nothing(play):
    play.say(
        """
        Given the battlefield holds
          | permanent | controller |
          | Mountain  | Bob        |
        And Bob's hand holds "Lightning Bolt"
        When Bob tries to cast "Lightning Bolt" targeting Alice
        Then the action is refused
        And nothing else changes
        When Alice passes priority
        And Bob casts "Lightning Bolt" targeting Alice
        Then Bob has priority
        """
    )


def test_loyalty_once_a_turn(play):
    play.say(
        """
        Given the battlefield holds
          | permanent     | controller | state              |
          | Jace Beleren  | Alice      | 3 loyalty counters |
        When Alice activates ability 1 of "Jace Beleren"
        And the top of the stack resolves
        Then "Jace Beleren" has loyalty 5
        And Alice has 1 card in hand
        And Alice can't activate ability 1 of "Jace Beleren"
        """
    )
