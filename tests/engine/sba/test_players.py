"""704.5a-c, 704.5z, 704.6c, 704.7: players who lose."""

from __future__ import annotations

import pytest
from checking import checked, effect, happened, quiet, with_player, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang.abilities import Keyword
from judgecall.engine.choices import Concede
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace


@pytest.mark.parametrize("life", [0, -3])
def test_no_life_704_5a(table: Table, life: int) -> None:
    g = checked(with_player(table.game(), "Bob", life=life))
    assert g.state.outcome is not None
    assert g.state.outcome.winners == ("Alice",)
    assert g.state.players["Bob"].left


def test_one_life_is_enough_704_5a(table: Table) -> None:
    quiet(with_player(table.game(), "Bob", life=1))


def test_drawing_from_an_empty_library_loses_at_the_next_check_704_5b(table: Table) -> None:
    g = table.game()
    run(perform(g, [zo.Draw(player="Alice")], "121.2"))
    assert g.state.outcome is None
    assert checked(g).state.outcome.winners == ("Bob",)


def test_a_failed_draw_counts_since_the_last_check_only_704_5b(table: Table) -> None:
    g = table.game()
    effect(g, con.PlayerCant(what="lose"), "Alice")
    run(perform(g, [zo.Draw(player="Alice")], "121.2"))
    quiet(g)
    g.become(replace(g.state, effects={}))
    quiet(g)


@pytest.mark.parametrize(("poison", "loses"), [(9, False), (10, True), (11, True)])
def test_ten_poison_counters_704_5c(table: Table, poison: int, loses: bool) -> None:
    g = with_player(table.game(), "Alice", counters={"poison": poison})
    if loses:
        assert checked(g).state.outcome.winners == ("Bob",)
    else:
        quiet(g)


def test_all_who_remain_lose_at_once_104_4a(four: Table) -> None:
    g = four.game()
    for p in g.state.players:
        with_player(g, p, life=0)
    outcome = checked(g).state.outcome
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.rule) == ("draw", (), "104.4a")


def test_two_of_four_lose_at_once_and_the_game_goes_on_704_3(four: Table) -> None:
    g = four.game()
    with_player(with_player(g, "Bob", life=0), "Carol", counters={"poison": 10})
    assert checked(g).state.outcome is None
    assert g.in_turn_order() == ("Alice", "Dave")


def test_several_reasons_are_one_loss_704_7(four: Table) -> None:
    g = checked(with_player(four.game(), "Bob", life=0, counters={"poison": 12}, failed_draw=True))
    (loss,) = happened(g, co.LoseGame)
    assert loss.rule == "704.5a, 704.5b, 704.5c"


def test_who_cant_lose_does_not_and_the_check_ends_101_2(table: Table) -> None:
    g = with_player(table.game(), "Alice", life=0)
    effect(g, con.PlayerCant(what="lose"), "Alice")
    quiet(g)


def test_the_winner_need_not_be_able_to_win_104_2a(table: Table) -> None:
    g = with_player(table.game(), "Bob", life=0)
    effect(g, con.PlayerCant(what="win"), "Alice")
    assert checked(g).state.outcome.winners == ("Alice",)


@pytest.mark.parametrize(("damage", "loses"), [({7: 20, 8: 20}, False), ({7: 21}, True)])
def test_commander_damage_704_6c(table: Table, damage: dict[int, int], loses: bool) -> None:
    g = with_player(table.game(), "Bob", commander_damage=damage)
    quiet(g)  # in no Commander game
    g.become(replace(g.state, format="commander"))
    if loses:
        assert checked(g).state.outcome.winners == ("Alice",)
    else:
        quiet(g)


def test_speed_starts_at_one_704_5z(table: Table) -> None:
    car = table.creature("Bob", 2, 2)
    g = table.game()
    effect(g, con.GainAbilities(abilities=(Keyword(name="start your engines!"),)), car)
    checked(g)
    assert (g.state.players["Alice"].speed, g.state.players["Bob"].speed) == (0, 1)
    quiet(g)


def test_a_loser_and_a_creature_go_at_the_same_time_704_3(four: Table) -> None:
    dead = four.creature("Carol", 1, 0)
    g = checked(with_player(four.game(), "Bob", life=0))
    assert zone_of(g, dead) is Zone.GRAVEYARD
    assert g.state.players["Bob"].left


def test_a_concession_during_a_choice_makes_all_be_looked_at_anew_104_3a(four: Table) -> None:
    one = four.permanent("Alice", "Legendary Artifact", name="Relic")
    two = four.permanent("Alice", "Legendary Artifact", name="Relic")
    gone = four.creature("Bob", 1, 0)
    g = checked(four.game(), Concede("Bob"), (one,), (one,))
    assert zone_of(g, two) is Zone.GRAVEYARD
    assert zone_of(g, gone) is None
    assert not happened(g, zo.Move)[1:]
