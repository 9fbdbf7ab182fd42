"""Misreadings of what happens at once: one event or several (119.9, 510.2, 603.2c), and what is seen of it (603.10)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from wrong import Wrong, none, right

DAMAGE = "expanding.damage"
LIFELINK = "expanding.lifelink"
GROUPED = "cr603_2c_occurrences.grouped"


def _each_recipient(g: Game, e: Any) -> list[Any]:
    """Each recipient of the damage is a gain of its own."""
    gain = right(LIFELINK)(g, e)
    found: list[Any] = right(DAMAGE)(g, e)
    return found if gain is None else [*found, gain]


def _all_at_once(g: Game, batch: Any) -> Any:
    """All the life that is gained at once is one gain."""
    gains = list(batch.gained.values())
    total = sum(x.amount for x in gains)
    batch.gained = {0: ch.GainLife(player=gains[0].player, amount=total)}
    return (yield from right("cr614_settling.life_gained")(g, batch))


def _each_damage(g: Game, when: Any, found: Any) -> Any:
    """Each recipient of damage makes dealing it another time."""
    if isinstance(when, le.DealsDamage):
        return [[one] for one in found]
    return right(GROUPED)(g, when, found)


def _one_source(g: Game, when: Any, found: Any) -> Any:
    """All the damage that is dealt at once is dealt once."""
    return [list(found)] if isinstance(when, le.DealsDamage) and found else right(GROUPED)(g, when, found)


def _each_time_at_none(g: Game, when: Any, found: Any) -> Any:
    """Each event that takes counters takes the last one, where none are left."""
    if isinstance(when, le.CountersTaken):
        return [[one] for one in found]
    return right(GROUPED)(g, when, found)


def _before_the_event(g: Game, before: Any, happened: Any) -> Any:
    """Which abilities there are is judged before the event."""
    now, g.view = g.view, before
    try:
        return right("cr603_noticing.triggered")(g, before, happened)
    finally:
        g.view = now


def _nothing_was_done(g: Game, r: Any, op: Any, e: Any, batch: Any) -> Any:
    """ "That many" is what was prevented."""
    left = right("cr614_applying.prevent")(g, r, op, e, batch)
    r.ctx.bindings["amount"] = r.ctx.bindings["prevented"]
    return left


def _prevented_all_the_same(g: Game, r: Any, op: Any, e: Any, batch: Any) -> Any:
    """ "Prevented this way" is the damage, prevented or not."""
    left = right("cr614_applying.prevent")(g, r, op, e, batch)
    r.ctx.bindings["prevented"] = r.ctx.bindings["amount"]
    return left


WRONG = (
    Wrong(
        "each recipient of damage is a gain of life",
        {DAMAGE: _each_recipient, LIFELINK: none},
        ("life-0013", "life-0015"),
        rules=("119.9", "120.3f", "510.2"),
    ),
    Wrong("all sources are one gain of life", {"cr614_settling.life_gained": _all_at_once}, ("life-0014",), rules=("119.9",)),
    Wrong("damage is dealt once for each recipient", {GROUPED: _each_damage}, ("trigger-0814",), rules=("603.2c", "510.2")),
    Wrong("all damage at once is dealt once", {GROUPED: _one_source}, ("trigger-0815",), rules=("603.2c", "510.2")),
    Wrong(
        "a last counter is taken by each event",
        {GROUPED: _each_time_at_none},
        ("battle-0011",),
        rules=("310.11b", "603.2c"),
    ),
    Wrong(
        "abilities are those of before the event",
        {"cr603_noticing.triggered": _before_the_event},
        ("trigger-0816", "trigger-0817"),
        rules=("603.10", "603.2", "601.2i"),
    ),
    Wrong(
        '"that many" is what was prevented',
        {"cr614_applying.prevent": _nothing_was_done},
        ("unprevented-0001",),
        rules=("615.12", "615.5"),
    ),
    Wrong(
        "what can't be prevented counts as prevented",
        {"cr614_applying.prevent": _prevented_all_the_same},
        ("unprevented-0002",),
        rules=("615.12", "615.5"),
    ),
)
