"""Rule 116: special actions other than playing a land."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..actions import Special
from ..cards.lang import costs as lc
from ..cards.lang.abilities import Keyword
from ..cards.lang.costs import Cost, Mana
from ..choices import IllegalAction, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..kernel.acting import takes
from ..kernel.pipeline import perform
from ..state.objects import Abl, ObjectId, PlayerId
from ..terms.zones import Zone
from ..writer.edit import change_object
from . import cr601_3_permission as permission
from .cr118_2_paying import cant_pay_now, pay_on_resolution
from .cr733_illegal import attempt

TIME = "time"
"""The counters of suspend (702.62a)."""


def _keyword(abilities: tuple[Abl, ...], name: str) -> Keyword | None:
    found = (a.ability for a in abilities if isinstance(a.ability, Keyword))
    return next((k for k in found if k.name == name), None)


# --- turning face up (116.2b, 708.8, 702.37e) -----------------------------------------------------------


@rule("702.37e", "707.3", "708.10")
def morph_costs_if_face_up(g: Game, oid: ObjectId) -> tuple[Cost, ...]:
    """The morph costs that a face-down permanent would have if it were face up: those of what it is a copy of, and none
    where it would have lost them."""
    turned = g.with_state(change_object(g.state, oid, face_down=False))
    keywords = (a.ability for a in turned.view.chars(oid).abilities if isinstance(a.ability, Keyword))
    return tuple(dict.fromkeys(k.cost or () for k in keywords if k.name == "morph"))


@rule("116.2b", "702.37e")
def cant_turn_up(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't turn a permanent face up, or None."""
    o = g.state.objects.get(oid)
    if o is None or o.zone is not Zone.BATTLEFIELD or not o.face_down or g.view.controller(oid) != player:
        return f"it is no face-down permanent that {player} controls (116.2b)"
    whys = [cant_pay_now(g, g.view.ctx(oid), player, cost) for cost in morph_costs_if_face_up(g, oid)]
    if not whys:
        return "nothing allows turning it face up (708.7)"
    return None if None in whys else whys[0]


@rule("116.2b", "702.37e", "708.8")
def turn_up(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """Reveal and pay its morph cost, of several instances any one, then turn it face up."""
    costs = [c for c in morph_costs_if_face_up(g, oid) if cant_pay_now(g, g.view.ctx(oid), player, c) is None]
    cost = costs[0] if len(costs) == 1 else (lc.EitherCost(of=tuple(costs)),)
    yield from perform(g, [zo.Reveal(objects=(oid,))], "702.37e")
    yield from pay_on_resolution(g, g.view.ctx(oid), player, cost, "morph")
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


# --- foretell and plot (116.2h, 116.2k, 702.143, 702.170) -------------------------------------------------


FORETELL = (Mana(cost="{2}"),)
"""What foretelling a card costs (702.143a)."""


def _from_hand(g: Game, player: PlayerId, oid: ObjectId, name: str) -> Keyword | None:
    o = g.state.objects.get(oid)
    if o is None or o.zone is not Zone.HAND or o.owner != player:
        return None
    return _keyword(g.view.chars(oid).abilities, name)


@rule("116.2h", "702.143a")
def cant_foretell(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't foretell a card, or None: a card with foretell in hand, during its owner's turn."""
    if _from_hand(g, player, oid, "foretell") is None:
        return f"it is no card with foretell in {player}'s hand (116.2h)"
    if g.state.turn.active != player:
        return f"it is not {player}'s turn (702.143a)"
    return cant_pay_now(g, g.view.ctx(oid), player, FORETELL)


@rule("116.2h", "702.143a")
def foretell(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """Pay {2} and exile the card face down."""
    yield from pay_on_resolution(g, g.view.ctx(oid), player, FORETELL, "foretell")
    yield from _exile_as(g, player, oid, "foretold", "702.143a", face_down=True)


@rule("116.2k", "702.170a")
def cant_plot(g: Game, player: PlayerId, oid: ObjectId) -> str | None:
    """Why a player can't plot a card, or None: a card with plot in hand, as a sorcery could be cast."""
    keyword = _from_hand(g, player, oid, "plot")
    if keyword is None:
        return f"it is no card with plot in {player}'s hand (116.2k)"
    if not permission.sorcery_time(g, player):
        return "only during its owner's main phase while the stack is empty (702.170a)"
    return cant_pay_now(g, g.view.ctx(oid), player, keyword.cost or ())


@rule("116.2k", "702.170a")
def plot(g: Game, player: PlayerId, oid: ObjectId) -> Procedure[None]:
    """Pay the plot cost and exile the card; it becomes plotted."""
    keyword = _keyword(g.view.chars(oid).abilities, "plot")
    assert keyword is not None
    yield from pay_on_resolution(g, g.view.ctx(oid), player, keyword.cost or (), "plot")
    yield from _exile_as(g, player, oid, "plotted", "702.170a")


def _exile_as(g: Game, player: PlayerId, oid: ObjectId, what: str, number: str, face_down: bool = False) -> Procedure[None]:
    move = zo.Move(object=oid, to=Zone.EXILE, cause="exile", by=player, face_down=face_down)
    happened = yield from perform(g, [move], number)
    new = next((e.new for e in happened if isinstance(e, zo.Move) and e.to is Zone.EXILE), None)
    if new is not None:
        yield from perform(g, [ch.SetChosen(object=new, key=what, value=g.state.turn.number)], number)


Can = Callable[[Game, PlayerId, ObjectId], str | None]
Do = Callable[[Game, PlayerId, ObjectId], Procedure[None]]

ACTIONS: Mapping[str, tuple[Can, Do]] = {
    "turn face up": (cant_turn_up, turn_up),
    "suspend": (cant_suspend, suspend),
    "foretell": (cant_foretell, foretell),
    "plot": (cant_plot, plot),
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


@takes(Special)
def take_special(g: Game, player: PlayerId, action: Special) -> Procedure[None]:
    """Take the special action (116.2)."""
    yield from take(g, player, action.kind, action.object)
