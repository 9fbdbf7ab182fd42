"""Misreadings of words that cards rarely use: ascend, banding, outlaws, what was cast."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from msgspec.structs import replace
from wrong import Wrong, false, none, right


def _everybody_counts(g: Game, spell: int, player: str) -> bool:
    """Ascend on a spell counts the permanents of all players."""
    return "ascend" in g.view.chars(spell).keywords and len(g.view.battlefield()) >= 10


def _nobody(g: Game, *rest: Any) -> tuple[str, ...]:
    """Ascend on a permanent is a word only."""
    return ()


def _everybody_ascends(g: Game) -> tuple[str, ...]:
    """Ascend on a permanent blesses whoever has ten permanents."""
    many = (p for p in g.state.order if sum(g.view.controller(o) == p for o in g.view.battlefield()) >= 10)
    return tuple(p for p in many if p not in g.state.designations.get("blessed", ()))


def _mercenaries(g: Game, c: Any) -> bool:
    """Only Mercenaries are outlaws."""
    return "Mercenary" in c.subtypes


def _spells_only(g: Game, state: Any, oid: int) -> bool:
    """Only a spell was cast, not the permanent that it became."""
    return any(e.object == oid for e in g.this_turn(co.SpellCast))


def _colors_only(g: Game, e: Any, ctx: Any) -> tuple[str, ...]:
    """Only colors could be produced."""
    return right(MANA + "producible")(g, replace(e, any_color=True), ctx)


def _untapped_only(g: Game, oid: int) -> Any:
    """A tapped land could produce nothing."""
    return [] if g.view.obj(oid).tapped else right(MANA + "looked_at")(g, oid)


def _any_color(g: Game, *rest: Any) -> tuple[str, ...]:
    """Whatever color there is could be produced."""
    return ("W", "U", "B", "R", "G")


def _without_each_other(g: Game, oid: int) -> Any:
    """A land that looks at other lands could itself produce nothing."""
    return [e for e in right(MANA + "looked_at")(g, oid) if e.produced_by is None]


MANA = "verbs_mana."
ASCEND = "cr702_131_ascend."
ASSIGN = "cr510_1_assignment."

WRONG = [
    Wrong("ascend on a spell does nothing", {ASCEND + "ascends": false}, ("ascend-0001",), ("702.131a",)),
    Wrong("ascend counts the permanents of all", {ASCEND + "ascends": _everybody_counts}, ("ascend-0002",), ("702.131a",)),
    Wrong(
        "ascend on a permanent does nothing",
        {ASCEND + "ascending": _nobody},
        ("ascend-0003", "ascend-0004", "ascend-0005"),
        ("702.131b",),
    ),
    Wrong("whoever has ten permanents is blessed", {ASCEND + "ascending": _everybody_ascends}, ("ascend-0004",), ("702.131b",)),
    Wrong(
        "banding divides nothing for the defending player",
        {ASSIGN + "banded_blockers_divide": none},
        ("banding-0001", "banding-0002"),
        ("702.22j",),
    ),
    Wrong(
        "banding divides nothing for the active player",
        {ASSIGN + "banded_attackers_divide": none},
        ("banding-0003",),
        ("702.22k",),
    ),
    Wrong("a tapped land could produce nothing", {MANA + "looked_at": _untapped_only}, ("could-produce-0001",), ("106.7",)),
    Wrong("all colors could be produced", {MANA + "producible": _any_color}, ("could-produce-0003",), ("106.7",)),
    Wrong("one Orchard is blind to another", {MANA + "looked_at": _without_each_other}, ("could-produce-0002",), ("106.7",)),
    Wrong(
        "a type of mana is a color",
        {MANA + "producible": _colors_only},
        ("could-produce-0004",),
        ("106.7", "106.1b"),
    ),
    Wrong("only Mercenaries are outlaws", {"filters.outlaw": _mercenaries}, ("outlaw-0001",), ("700.12",)),
    Wrong(
        "a permanent was not cast",
        {"filters.cast_this_turn": _spells_only},
        ("cast-this-turn-0001",),
        ("400.7d",),
    ),
]
