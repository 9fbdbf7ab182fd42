"""Rule 510: the combat damage step, and first strike (702.7, 702.4)."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards.lang import continuous as con
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events.base import Event
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, Recipient
from . import cr510_1_assignment as assignment

FIRST = frozenset({"first strike", "double strike"})


@rule("510.4", "702.4b", "702.7b")
def strikes_first(g: Game) -> frozenset[ObjectId]:
    """The attacking and blocking creatures that have first strike or double strike now."""
    return frozenset(oid for oid in fighters(g) if FIRST & g.view.chars(oid).keywords)


def fighters(g: Game) -> tuple[ObjectId, ...]:
    """The attacking and then the blocking creatures."""
    c = g.state.combat
    return () if c is None else tuple(dict.fromkeys((*c.attackers, *c.blockers)))


def needs_first_strike_step(g: Game) -> bool:
    """Whether there are two combat damage steps; to be asked as the first of them is to begin (510.4)."""
    return bool(strikes_first(g))


@rule("510.4", "702.4b", "702.4c", "702.4d", "702.7b", "702.7c")
def second_strikers(g: Game) -> frozenset[ObjectId]:
    """Who assigns damage in the last (or only) combat damage step: those that did not in the first, or have double
    strike now."""
    struck = g.state.combat.struck if g.state.combat is not None else None
    if struck is None:
        return frozenset(fighters(g))
    return frozenset(o for o in fighters(g) if o not in struck or "double strike" in g.view.chars(o).keywords)


@rule("510.1", "510.2")
def combat_damage(g: Game, first: bool) -> Procedure[None]:
    """The turn-based actions of a combat damage step: damage is assigned, then all of it is dealt at once. `first`: it
    is the step of first strike."""
    if g.state.combat is None:
        return
    if first:
        dealing = strikes_first(g)
        yield from perform(g, [co.FirstStrikers(objects=dealing)], "510.4")
    else:
        dealing = second_strikers(g)
    amounts = {o: n for o in fighters(g) if o in dealing and (n := amount_assigned(g, o)) > 0}
    assigned = yield from assignment.assign(g, amounts)
    yield from deal(g, assigned)


@rule("510.1a")
def amount_assigned(g: Game, oid: ObjectId) -> int:
    """A creature assigns damage equal to its power, or toughness where an effect says so; none when that is 0 or
    less."""
    if g.view.flag(oid, "assigns no combat damage"):
        return 0
    c = g.view.chars(oid)
    by_toughness = any(True for _ in g.view.parts_on(oid, con.AssignsByToughness))
    return max(0, (c.toughness if by_toughness else c.power) or 0)


@rule("510.2")
def deal(g: Game, assigned: Mapping[ObjectId, Mapping[Recipient, int]]) -> Procedure[None]:
    """All assigned combat damage is dealt simultaneously."""
    events: list[Event] = [
        ch.Damage(dealer=oid, target=to, amount=n, combat=True)
        for oid, division in assigned.items()
        for to, n in division.items()
        if n > 0
    ]
    yield from perform(g, events, "510.2")
