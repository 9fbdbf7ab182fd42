"""Rule 116: special actions other than playing a land."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..cards.lang.abilities import Keyword
from ..choices import IllegalAction, Procedure
from ..citation import rule
from ..events import changes as ch
from ..events import zones as zo
from ..game import Game
from ..pipeline import perform
from ..state.objects import Abl, ObjectId, PlayerId
from ..terms.zones import Zone
from . import cr601_3_permission as permission
from .cr118_2_paying import cant_pay_now, pay_on_resolution
from .cr733_illegal import attempt

TIME = "time"
"""The counters of suspend (702.62a)."""


def _keyword(abilities: tuple[Abl, ...], name: str) -> Keyword | None:
    found = (a.ability for a in abilities if isinstance(a.ability, Keyword))
    return next((k for k in found if k.name == name), None)


# --- turning face up (116.2b, 708.8, 702.37e) -----------------------------------------------------------


def _morph(g: Game, oid: ObjectId) -> Keyword | None:
    o = g.view.obj(oid)
    return _keyword(o.faces[o.face].abilities, "morph")


@rule("116.2b", "702.37e")
def cant_turn_up(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't turn a permanent face up, or None."""
    o = g.state.objects.get(oid)
    if o is None or o.zone is not Zone.BATTLEFIELD or not o.face_down or g.view.controller(oid) != player:
        return f"it is no face-down permanent that {player} controls (116.2b)"
    keyword = _morph(g, oid)
    if keyword is None:
        return "nothing allows turning it face up (708.7)"
    return cant_pay_now(g, g.view.ctx(oid), player, keyword.cost or ())


@rule("116.2b", "702.37e", "708.8")
def turn_up(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """Reveal and pay its morph cost, then turn it face up."""
    keyword = _morph(g, oid)
    assert keyword is not None
    yield from perform(g, [zo.Reveal(objects=(oid,))], "702.37e")
    yield from pay_on_resolution(g, g.view.ctx(oid), player, keyword.cost or (), "morph")
    yield from perform(g, [ch.TurnFace(object=oid, up=True)], "708.8")


# --- suspend (116.2f, 702.62) -----------------------------------------------------------


@rule("116.2f", "702.62a", "702.62c")
def cant_suspend(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't suspend a card, or None: they must be able to begin to cast it from hand."""
    o = g.state.objects.get(oid)
    keyword = _keyword(g.view.chars(oid).abilities, "suspend") if o is not None else None
    if o is None or o.zone is not Zone.HAND or o.owner != player or keyword is None:
        return f"it is no card with suspend in {player}'s hand (116.2f)"
    openings, why_not = permission.openings(g, player, oid)
    if not openings:
        return why_not
    return cant_pay_now(g, g.view.ctx(oid), player, keyword.cost or ())


@rule("116.2f", "702.62a")
def suspend(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """Pay the suspend cost and exile the card with time counters on it."""
    keyword = _keyword(g.view.chars(oid).abilities, "suspend")
    assert keyword is not None
    yield from pay_on_resolution(g, g.view.ctx(oid), player, keyword.cost or (), "suspend")
    happened = yield from perform(g, [zo.Move(object=oid, to=Zone.EXILE, cause="suspend", by=player)], "702.62a")
    new = next((e.new for e in happened if isinstance(e, zo.Move)), None)
    if new is not None and keyword.n:
        yield from perform(g, [ch.PutCounters(target=new, kind=TIME, amount=keyword.n, by=player)], "702.62a")


Can = Callable[[Game, PlayerId, ObjectId], str | None]
Do = Callable[[Game, PlayerId, ObjectId], Procedure[None]]

ACTIONS: Mapping[str, tuple[Can, Do]] = {
    "turn face up": (cant_turn_up, turn_up),
    "suspend": (cant_suspend, suspend),
}
"""Name of a special action to why it can't be taken, and to taking it."""


def can_take(g: Game, player: PlayerId, kind: str, oid: ObjectId) -> str | None:
    """Why a player can't take a special action now, or None."""
    if kind not in ACTIONS:
        return f"there is no special action {kind!r}; there are {', '.join(ACTIONS)} (116.2)"
    if g.state.priority != player:
        return f"{player} doesn't have priority (116.1)"
    return ACTIONS[kind][0](g, player, oid)


@rule("116.1", "116.2", "116.3")
def take(g: Game, player: PlayerId, kind: str, oid: ObjectId) -> Procedure[None]:
    """Take a special action. Raises IllegalAction, with the game as it was before."""
    reason = can_take(g, player, kind, oid)
    if reason is not None:
        raise IllegalAction(reason, "116.2")
    yield from attempt(g, lambda _: ACTIONS[kind][1](g, player, oid))
