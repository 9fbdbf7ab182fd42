"""The one door for change: replacement and prevention (614-616), the writer, the log, triggers (603.2).

`perform(g, events, *rules)` carries out events that happen simultaneously and returns what really happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..choices import Procedure
from ..derive.game import Game, Runaway
from ..derive.view import View
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..terms.zones import Zone
from . import hooks
from .batch import Batch

BOOKKEEPING = frozenset(
    {co.Priority, co.PlanSteps, co.CheckedDraws, ch.EmptyPools, ch.NoLongerWaiting, ch.Limited, ch.SetAnnounced}
)
"""Kinds of events that nothing replaces and nothing triggers on."""


def perform(g: Game, events: Iterable[Event], *rules: str) -> Procedure[tuple[Event, ...]]:
    """Carry out simultaneous events: each goes through replacement effects (616.1), what is left is written as one
    batch, logged with the rule numbers that caused it, and abilities trigger. Effects that replacement effects add
    happen immediately after."""
    todo = tuple(events)
    if not todo:
        return ()
    if _is_bookkeeping(todo):
        return write_down(g, todo, rules)
    happened = yield from carry_through(g, todo, *rules)
    left = hooks.left_without_a_player.function(g)
    if left:
        yield from carry_through(g, tuple(left), "800.4a", "800.4c")
    return happened


def carry_through(g: Game, todo: tuple[Event, ...], *rules: str) -> Procedure[tuple[Event, ...]]:
    """Carry out simultaneous events, as `perform` does, without looking for what a player who has left would control
    then: for the steps of leaving itself (800.4a)."""
    if not todo:
        return ()
    batch = Batch(rules)
    if len(todo) > 1:
        todo = hooks.simultaneous.function(g, todo)
        yield from hooks.before_a_batch.function(g, todo, batch)
    batch.entering = frozenset([e.object for e in todo if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD])
    for e in todo:
        yield from hooks.settle.function(g, e, batch)
    if batch.gained:
        yield from hooks.all_settled.function(g, batch)
    if len(batch.entering) > 1:
        batch.events = yield from hooks.several_enter.function(g, batch.events)
    happened = commit(g, batch.events, rules)
    shuffled = [e.new for e in happened if isinstance(e, zo.Move) and e.shuffle and e.new]
    if shuffled:
        owners = dict.fromkeys(g.state.objects[o].owner for o in shuffled if o in g.state.objects)
        yield from hooks.moved_to_be_shuffled.function(g, tuple(owners))
    for follow_up in batch.follow_ups:
        yield from follow_up()
    if g.state.delayed:
        for entry in hooks.immediately_after.function(g, happened):
            yield from entry()
    return happened


def _is_bookkeeping(events: Sequence[Event]) -> bool:
    return BOOKKEEPING.issuperset(map(type, events))


def write_down(g: Game, events: Sequence[Event], rules: tuple[str, ...]) -> tuple[Event, ...]:
    """Write a batch and log it. Raises Runaway when the game has reached its bound."""
    if g.batches >= g.bound:
        raise Runaway(f"more than {g.bound} batches of events")
    g.batches += 1
    return g.happen(events, lambda e: rules)


def commit(g: Game, events: Sequence[Event], rules: tuple[str, ...]) -> tuple[Event, ...]:
    """Write a batch that nothing replaces any more, log it, and let abilities trigger."""
    if not events:
        return ()
    before = g.view
    happened = write_down(g, events, rules)
    if _is_bookkeeping(happened):
        return happened
    happened = (*happened, *_control_changes(g, before))
    happened = (*happened, *_going_with(g, hooks.designated.function(g), "702.131b"))
    hooks.notice.function(g, before, happened)
    earlier = g.view
    while hooks.effects_end.function(g):
        more = _control_changes(g, earlier)
        hooks.notice.function(g, earlier, more)
        happened = (*happened, *more)
        earlier = g.view
    return happened


def _control_changes(g: Game, before: View) -> tuple[Event, ...]:
    """Note the permanents that have another controller than before."""
    return _going_with(g, _other_controllers(g, before), "108.4")


def _going_with(g: Game, events: list[Event], number: str) -> tuple[Event, ...]:
    """Write and log what goes with a batch."""
    return g.happen(events, lambda e: (number,)) if events else ()


def _other_controllers(g: Game, before: View) -> list[Event]:
    after = g.view
    if after.as_before(before):
        return []
    changes: list[Event] = []
    for oid in after.battlefield():
        if oid in before.state.objects:
            was, now = before.chars(oid), after.chars(oid)
            if was is now or was.controller == now.controller or was.controller is None or now.controller is None:
                continue
            changes.append(ch.ControlChanged(object=oid, old=was.controller, new=now.controller))
    return changes
