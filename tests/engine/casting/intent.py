"""Runs a procedure with answers by meaning: what a player wants, and payment by the solver."""

from __future__ import annotations

from typing import Any, TypeVar

from harness import Table
from judgecall.adapters.reference.mana_solver import AutoPay
from judgecall.engine.choices import Choice, Procedure
from judgecall.engine.derive.game import Game
from judgecall.engine.events.course import SpellCast
from judgecall.engine.rules.cr601_casting import cast_spell
from judgecall.engine.rules.cr608_resolving import resolve_top
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

T = TypeVar("T")


class Unexpected(Exception):
    """A choice that the test did not say how to answer."""


def wants(g: Game, procedure: Procedure[T], *, asked: list[Choice] | None = None, **intent: Any) -> T:
    """Run a procedure. `intent`: answers by what a choice is about (blanks are underscores), or by its kind; a list is used
    up one by one, a function gets the choice. A single thing that is no tuple stands for a choice of one."""
    pay = AutoPay()
    queues = {k.replace("_", " "): list(v) if isinstance(v, list) else v for k, v in intent.items()}

    def answer(c: Choice) -> Any:
        for key in (str(c.about), c.kind):
            if key in queues:
                value = queues[key]
                if isinstance(value, list):
                    if not value:
                        break
                    value = value.pop(0)
                if callable(value):
                    value = value(c)
                return value if isinstance(value, tuple) or c.options is None else (value,)
        paid = pay.answer(g, c)
        if paid is not None:
            return paid
        if c.kind == "cost" and c.about == "additional":
            return ()
        if c.kind == "cost" and c.about == "alternative":
            usual = [w for w in c.options or () if not w.alternative]
            return tuple(usual[:1])
        raise Unexpected(f"{c.kind} about {c.about!r} {c.options}")

    try:
        choice = next(procedure)
        while True:
            if asked is not None:
                asked.append(choice)
            choice = procedure.send(answer(choice))
    except StopIteration as done:
        result: T = done.value
        return result


def way(label: str) -> Any:
    """Chooses the way of casting with this label."""

    def pick(c: Choice) -> tuple[Any, ...]:
        found = [w for w in c.options or () if w.label == label]
        if not found:
            raise Unexpected(f"no way {label!r} among {c.options}")
        return (found[0],)

    return pick


def cast(g: Game, player: str, oid: ObjectId, **intent: Any) -> ObjectId:
    """Cast a spell as its player wants; they have priority."""
    g.become(replace(g.state, priority=player))
    return wants(g, cast_spell(g, player, oid), **intent)


def resolve(g: Game, **intent: Any) -> None:
    """Resolve the top of the stack."""
    wants(g, resolve_top(g), **intent)


def lands(t: Table, player: str, *names: str) -> list[ObjectId]:
    """Untapped basic lands on the battlefield."""
    return [t.card(player, n) for n in names]


def names(g: Game, zone: Zone, player: str | None = None) -> list[str]:
    """The names of the objects of a zone."""
    return [g.view.chars(i).name for i in g.view.zone(zone, player)]


def tapped(g: Game) -> int:
    """How many permanents are tapped."""
    return sum(g.state.objects[i].tapped for i in g.view.zone(Zone.BATTLEFIELD))


def last_cast(g: Game) -> ObjectId:
    """The spell that was cast last this turn."""
    return list(g.this_turn(SpellCast))[-1].object
