"""Rules 704.5f-i, 704.5q-s: state-based actions about creatures, planeswalkers, counters and Sagas."""

from __future__ import annotations

from ..cards.lang import continuous as con
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..state.objects import ObjectId
from ..terms.counters import LOYALTY, MINUS, PLUS
from ..terms.zones import Zone
from . import cr714_sagas as sagas
from .cr704_board import Board


def into_graveyard(oid: ObjectId) -> Event:
    """A permanent is put into its owner's graveyard."""
    return zo.Move(object=oid, to=Zone.GRAVEYARD, cause="state-based")


@rule("704.5f")
def no_toughness(g: Game, board: Board) -> list[Event]:
    """A creature with toughness 0 or less goes to its owner's graveyard; that is no destruction."""
    return [into_graveyard(x.id) for x in board if "Creature" in x.c.types and (x.c.toughness or 0) <= 0]


@rule("704.5g")
def lethal_damage(g: Game, board: Board) -> list[Event]:
    """A creature with damage marked on it that reaches its toughness is destroyed."""
    return [
        zo.Destroy(object=x.id, by_rule=True)
        for x in board
        if x.o.damage and "Creature" in x.c.types and 0 < (x.c.toughness or 0) <= x.o.damage
    ]


@rule("704.5h")
def deathtouched(g: Game, board: Board) -> list[Event]:
    """A creature is destroyed that a source with deathtouch has dealt damage since the last check."""
    return [
        zo.Destroy(object=x.id, by_rule=True, keyword=("702.2b",))
        for x in board
        if x.o.deathtouched and "Creature" in x.c.types and (x.c.toughness or 0) > 0
    ]


@rule("704.5i", "306.9")
def no_loyalty(g: Game, board: Board) -> list[Event]:
    """A planeswalker with loyalty 0 goes to its owner's graveyard."""
    return [into_graveyard(x.id) for x in board if "Planeswalker" in x.c.types and not x.o.counters.get(LOYALTY)]


@rule("704.5q", "122.3")
def opposite_counters(g: Game, board: Board) -> list[Event]:
    """As many +1/+1 as -1/-1 counters are removed from a permanent that has both."""
    out: list[Event] = []
    for x in board:
        pairs = min(x.o.counters.get(PLUS, 0), x.o.counters.get(MINUS, 0))
        if pairs:
            out += [ch.RemoveCounters(target=x.id, kind=kind, amount=pairs) for kind in (PLUS, MINUS)]
    return out


@rule("704.5r", "122.4")
def too_many_counters(g: Game, board: Board) -> list[Event]:
    """All counters are removed above the number that an ability allows."""
    if not any(True for _ in g.view.parts(con.CounterLimit)):
        return []
    out: dict[tuple[ObjectId, str], int] = {}
    for x in board:
        for part, _ in g.view.parts_on(x.id, con.CounterLimit):
            above = x.o.counters.get(part.kind, 0) - part.most
            if above > 0:
                out[x.id, part.kind] = max(above, out.get((x.id, part.kind), 0))
    return [ch.RemoveCounters(target=oid, kind=kind, amount=n) for (oid, kind), n in out.items()]


@rule("704.5s")
def finished_sagas(g: Game, board: Board) -> list[Event]:
    """The controller of a Saga that has come to its end sacrifices it."""
    return [
        zo.Sacrifice(player=x.c.controller, object=x.id)
        for x in board
        if "Saga" in x.c.subtypes and x.c.controller is not None and sagas.is_finished(g, x.id)
    ]
