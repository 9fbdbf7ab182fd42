"""104.4b, 732.4: loops of mandatory actions."""

from __future__ import annotations

from checking import ch, zo, zone_of
from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr104_4_loops import SUSPICIOUS, LoopWatch, canonical
from judgecall.engine.terms.zones import Zone

BLINK = zo.Entering(controller="Alice")


def blink(g: Game, oid: int) -> int:
    """A permanent is exiled and returns; the new id."""
    run(perform(g, [zo.Move(object=oid, to=Zone.EXILE)], "701.13"))
    there = g.state.successor[oid]
    run(perform(g, [zo.Move(object=there, to=Zone.BATTLEFIELD, entering=BLINK)], "610.3"))
    assert zone_of(g, oid) is Zone.BATTLEFIELD
    return g.state.successor[there]


def chose(g: Game, kind: str, answer: object) -> None:
    """Somebody has answered a choice."""
    g.remark("choice", (), (Choice(player="Alice", decider="Alice", kind=kind), answer))


def test_new_ids_and_timestamps_are_no_difference_104_4b(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    g = table.game()
    bear = blink(g, bear)
    first = canonical(g.state)
    blink(g, bear)
    assert canonical(g.state) == first


def test_a_counter_more_is_a_difference_104_4b(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears", counters={"charge": 1})
    g = table.game()
    first = canonical(g.state)
    run(perform(g, [ch.PutCounters(target=bear, kind="charge", amount=1)], "122.6"))
    assert canonical(g.state) != first


def test_the_order_of_timestamps_is_a_difference_613_7(table: Table) -> None:
    one = table.card("Alice", "Grizzly Bears", timestamp=1)
    table.card("Alice", "Humility", timestamp=2)
    g = table.game()
    first = canonical(g.state)
    from judgecall.engine.events.course import RestartsClock

    run(perform(g, [RestartsClock(object=one)], "613.7e"))
    assert canonical(g.state) != first


def test_a_state_that_recurs_is_found_104_4b(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    g, watch = table.game(), LoopWatch()
    bear = blink(g, bear)
    assert not watch.recurs(g)
    for _ in range(SUSPICIOUS - 1):
        chose(g, "act", ())
        bear = blink(g, bear)
        assert not watch.recurs(g)
    blink(g, bear)
    assert watch.recurs(g)


def test_an_optional_action_breaks_it_104_4b(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    g, watch = table.game(), LoopWatch()
    bear = blink(g, bear)
    assert not watch.recurs(g)
    for _ in range(2 * SUSPICIOUS):
        chose(g, "yes/no", ("yes",))
        bear = blink(g, bear)
        assert not watch.recurs(g)
    for _ in range(SUSPICIOUS - 1):
        bear = blink(g, bear)
        assert not watch.recurs(g)
    blink(g, bear)
    assert watch.recurs(g)


def test_what_grows_does_not_recur_104_4b(table: Table) -> None:
    g, watch = table.game(), LoopWatch()
    for _ in range(20):
        run(perform(g, [ch.GainLife(player="Alice", amount=1)], "119.3"))
        assert not watch.recurs(g)


def test_history_counts_when_something_asks_for_it_608_2i(table: Table) -> None:
    bear = table.card("Alice", "Grizzly Bears")
    asking = "static: {parts: [change_pt: {power: {this_turn: {zone_move: {what: creature, to: battlefield}}}}]}"
    table.creature("Bob", 1, 1, asking)
    g, watch = table.game(), LoopWatch()
    for _ in range(4):
        bear = blink(g, bear)
        assert not watch.recurs(g)
