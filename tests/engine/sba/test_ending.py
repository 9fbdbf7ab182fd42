"""104, 903.9: how games end; commanders."""

from __future__ import annotations

from checking import checked, effect, happened, quiet, with_player, zo, zone_of
from harness import Table, run
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr104_2_results as results
from judgecall.engine.rules import cr104_ending as ending
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

LICH = "replaces: {event: {loses_game: {who: you}}, ops: [{instead_do: [gain_life: 20]}]}"


def test_an_effect_says_who_wins_104_2b(four: Table) -> None:
    g = four.game()
    run(ending.players_win(g, ["Carol"]))
    assert g.state.outcome is not None
    assert (g.state.outcome.winners, g.state.outcome.rule) == (("Carol",), "104.2b")


def test_who_cant_win_does_not_104_2b(four: Table) -> None:
    g = four.game()
    effect(g, con.PlayerCant(what="win"), "Carol")
    run(ending.players_win(g, ["Carol"]))
    assert g.state.outcome is None


def test_who_would_win_and_lose_loses_104_3f(table: Table) -> None:
    g = table.game()
    run(ending.win_and_lose(g, ["Alice"], [("Alice", "an effect", "104.3e")]))
    assert g.state.outcome is not None
    assert g.state.outcome.winners == ("Bob",)


def test_a_team_wins_with_those_who_had_lost_104_2c() -> None:
    table = Table("Alice", "Bob", "Carol", "Dave", teams={"Alice": 1, "Bob": 2, "Carol": 1, "Dave": 2})
    g = with_player(table.game(), "Alice", life=0)
    checked(g)
    assert g.state.outcome is None
    with_player(with_player(g, "Bob", life=0), "Dave", life=0)
    checked(g)
    assert g.state.outcome is not None
    assert g.state.outcome.winners == ("Alice", "Carol")


def test_losing_by_an_effect_can_be_forbidden_but_not_conceding_104_3a(four: Table) -> None:
    g = four.game()
    effect(g, con.PlayerCant(what="lose"), "Bob")
    run(ending.player_loses(g, "Bob", "an effect", "104.3e"))
    assert not g.state.players["Bob"].left
    run(ending.player_loses(g, "Bob", "conceded", "104.3a", conceded=True))
    assert g.state.players["Bob"].left


def test_one_replacement_replaces_all_reasons_to_lose_704_7(table: Table) -> None:
    table.permanent("Alice", "Artifact", LICH)
    g = with_player(table.game(), "Alice", life=0, failed_draw=True)
    checked(g)
    assert g.state.outcome is None
    assert g.state.players["Alice"].life == 20
    quiet(g)


def test_a_concession_is_not_replaced_104_3a(four: Table) -> None:
    four.permanent("Bob", "Artifact", LICH)
    g = four.game()
    run(ending.player_loses(g, "Bob", "conceded", "104.3a", conceded=True))
    assert g.state.players["Bob"].left


def test_whenever_a_player_loses_looks_back_603_10f(four: Table) -> None:
    watcher = four.permanent("Alice", "Artifact", "triggered: {when: {loses_game: {who: each_player}}, do: [draw: 1]}")
    g = four.game()
    run(ending.players_lose(g, [("Bob", "x", "104.3e"), ("Carol", "x", "104.3e")]))
    assert [w.source for w in g.state.waiting] == [watcher, watcher]


def test_the_game_is_over_once_104_1(table: Table) -> None:
    g = table.game()
    run(results.drawn_by_effect(g))
    run(ending.players_win(g, ["Alice"]))
    with_player(g, "Alice", life=0)
    assert not run(check(g))
    assert g.state.outcome is not None
    assert g.state.outcome.result == "draw"
    assert len(happened(g, co.GameEnds)) == 1


# --- commanders (903.9) -----------------------------------------------------------------------------------------------------


def commander_game(table: Table, zone: Zone = Zone.BATTLEFIELD) -> tuple[Game, int]:
    oid = table.creature("Bob", 2, 2, zone=zone, commander=True)
    g = table.game()
    g.become(replace(g.state, format="commander"))
    return g, oid


def test_the_owner_may_put_a_dead_commander_into_the_command_zone_704_6d(table: Table) -> None:
    g, oid = commander_game(table)
    run(perform(g, [zo.Destroy(object=oid)], "701.8"))
    assert zone_of(checked(g, ("yes",)), oid) is Zone.COMMAND


def test_declined_once_it_stays_704_6d(table: Table) -> None:
    g, oid = commander_game(table)
    run(perform(g, [zo.Move(object=oid, to=Zone.EXILE)], "701.13"))
    assert not run(check(g), ("no",))
    quiet(g)
    assert zone_of(g, oid) is Zone.EXILE


def test_a_commander_that_was_there_before_is_not_offered_704_6d(table: Table) -> None:
    g, _ = commander_game(table, Zone.GRAVEYARD)
    quiet(g)


def test_hand_and_library_are_replaced_903_9b(table: Table) -> None:
    for answer, zone in ((("yes",), Zone.COMMAND), (("no",), Zone.HAND)):
        g, oid = commander_game(Table("Alice", "Bob"))
        run(perform(g, [zo.Move(object=oid, to=Zone.HAND)], "608.2"), answer)
        assert zone_of(g, oid) is zone


def test_no_such_thing_in_other_games_903_9(table: Table) -> None:
    oid = table.creature("Bob", 2, 2, commander=True)
    g = table.game()
    run(perform(g, [zo.Move(object=oid, to=Zone.HAND)], "608.2"))
    assert zone_of(g, oid) is Zone.HAND
