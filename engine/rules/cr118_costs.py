"""Rule 118.3: the parts of costs other than mana: whether each can be paid, and with what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from msgspec.structs import replace

from ..cards.lang import continuous as con
from ..cards.lang import costs as lc
from ..cards.lang.nouns import Filter, Number
from ..derive import amounts, filters
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..state.objects import ObjectId, PlayerId
from ..terms.counters import ENERGY, LOYALTY
from ..terms.zones import Zone
from . import cr107_4_mana as cr107
from .replacement import cr614_17_cant as cant


class Payer(Protocol):
    """Who pays, and for what: `source` is the object whose spell or ability it is, `sid` that on the stack."""

    @property
    def player(self) -> PlayerId: ...
    @property
    def source(self) -> ObjectId: ...
    @property
    def sid(self) -> ObjectId | None: ...
    @property
    def for_mana(self) -> bool: ...
    @property
    def announces(self) -> bool:
        """Whether it is paid to cast a spell or to activate an ability."""
        ...

    def ctx(self, g: Game) -> Ctx:
        """The context in which amounts and filters of the cost are read."""
        ...


class Item(msgspec.Struct, frozen=True):
    """One part of a total cost, with the label of the cost that it belongs to."""

    part: lc.CostPart
    label: str = ""
    objects: tuple[ObjectId, ...] | None = None
    """What it will be paid with, where that was chosen as the cost was announced."""


# --- which objects -----------------------------------------------------------


class Picks(NamedTuple):
    """How a part picks objects: the verb as cards refer to it, the candidates, and the events for those that were
    picked."""

    verb: str
    candidates: Callable[[Game, Payer, Any, Ctx], tuple[ObjectId, ...]]
    events: Callable[[Game, Payer, Any, tuple[ObjectId, ...]], list[Event]]
    rules: str


def _own_permanents(g: Game, p: Payer, f: Filter | None, ctx: Ctx) -> tuple[ObjectId, ...]:
    return tuple(i for i in g.view.permanents_of(p.player) if f is None or filters.matches(ctx, i, f, Zone.BATTLEFIELD))


def _to_tap(g: Game, p: Payer, part: lc.TapOthers, ctx: Ctx) -> tuple[ObjectId, ...]:
    return tuple(i for i in _own_permanents(g, p, part.what, ctx) if not g.state.objects[i].tapped)


def _to_sacrifice(g: Game, p: Payer, part: lc.SacrificeCost, ctx: Ctx) -> tuple[ObjectId, ...]:
    found = _own_permanents(g, p, part.what, ctx)
    return tuple(i for i in found if (part.what is not None or i == p.source) and not cant_sacrifice_to_pay(g, p, i))


@rule("118.3", "101.2", "614.17b")
def cant_sacrifice_to_pay(g: Game, p: Payer, oid: ObjectId) -> bool:
    """Whether an effect says that the player can't sacrifice such permanents to cast spells or activate abilities."""
    parts = g.view.parts_on_player(p.player, con.PlayerCant) if p.announces else ()
    return any(x.what == "sacrifice" and (x.which is None or filters.matches(e.ctx, oid, x.which)) for x, e in parts)


def _to_discard(g: Game, p: Payer, part: lc.DiscardCost, ctx: Ctx) -> tuple[ObjectId, ...]:
    hand = g.view.hand(p.player)
    if part.self_:
        return (p.source,) if p.source in hand else ()
    return tuple(i for i in hand if part.what is None or filters.matches(ctx, i, part.what, Zone.HAND))


def _to_exile(g: Game, p: Payer, part: lc.ExileCost, ctx: Ctx) -> tuple[ObjectId, ...]:
    if part.self_:
        return (p.source,) if p.source in g.state.objects else ()
    zone = part.what.zone if part.what is not None and part.what.zone is not None else part.from_
    if part.top:
        return g.view.library(p.player)[: amounts.amount(part.n, ctx)]
    if zone is Zone.BATTLEFIELD:
        return _own_permanents(g, p, part.what, ctx)
    ids = g.view.zone(zone, p.player if zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY) else None)
    ids = filters.cards_among(g, g.state, ids)
    return tuple(i for i in ids if part.what is None or filters.matches(ctx, i, part.what, zone))


def _to_return(g: Game, p: Payer, part: lc.ReturnCost, ctx: Ctx) -> tuple[ObjectId, ...]:
    if part.what is None:
        return (p.source,) if p.source in g.view.zone(Zone.BATTLEFIELD) else ()
    return _own_permanents(g, p, part.what, ctx)


def _to_reveal(g: Game, p: Payer, part: lc.RevealCost, ctx: Ctx) -> tuple[ObjectId, ...]:
    return tuple(i for i in g.view.hand(p.player) if filters.matches(ctx, i, part.what, Zone.HAND))


def _moves(to: Zone, cause: str) -> Callable[[Game, Payer, Any, tuple[ObjectId, ...]], list[Event]]:
    def events(g: Game, p: Payer, part: Any, chosen: tuple[ObjectId, ...]) -> list[Event]:
        return [zo.Move(object=i, to=to, cause=cause, by=p.player, source=p.source) for i in chosen]

    return events


PICKS: Mapping[type, Picks] = {
    lc.TapOthers: Picks(
        "tapped",
        _to_tap,
        lambda g, p, part, c: [ch.TapIt(object=i, source=p.source, for_mana=p.for_mana) for i in c],
        "701.26a",
    ),
    lc.SacrificeCost: Picks(
        "sacrificed", _to_sacrifice, lambda g, p, part, c: [zo.Sacrifice(player=p.player, object=i) for i in c], "701.21a"
    ),
    lc.DiscardCost: Picks(
        "discarded", _to_discard, lambda g, p, part, c: [zo.Discard(player=p.player, object=i) for i in c], "701.9a"
    ),
    lc.ExileCost: Picks("exiled", _to_exile, _moves(Zone.EXILE, "exile"), "701.13a"),
    lc.ReturnCost: Picks("returned", _to_return, _moves(Zone.HAND, "return"), "118.1"),
    lc.RevealCost: Picks("revealed", _to_reveal, lambda g, p, part, c: [zo.Reveal(objects=c)], "701.20a"),
}


def verb_of(part: lc.CostPart) -> str:
    """What is done to the objects that pay a part, as cards say it; "" when none are picked for it."""
    how = PICKS.get(type(part))
    return how.verb if how is not None else ""


@rule("118.3", "601.2h")
def needed(g: Game, p: Payer, part: Any) -> int:
    """How many objects a part asks for: no payment is partial."""
    ctx = p.ctx(g)
    if isinstance(part, lc.DiscardCost) and part.hand:
        return len(g.view.hand(p.player))
    return amounts.amount(part.n, ctx)


@rule("118.3", "101.2")
def candidates(g: Game, p: Payer, part: Any) -> tuple[ObjectId, ...]:
    """The objects with which a part can be paid now: those to which it can happen."""
    how = PICKS[type(part)]
    found = how.candidates(g, p, part, p.ctx(g))
    return tuple(i for i in found if all(cant.cant_happen(g, e) is None for e in how.events(g, p, part, (i,))))


# --- can it be paid -----------------------------------------------------------


@rule("118.3", "119.4", "119.8")
def cant_pay(g: Game, p: Payer, part: lc.CostPart) -> str | None:
    """Why a part of a cost can't be paid now, or None."""
    if type(part) in PICKS:
        return _cant_pick(g, p, part)
    test = _CANT.get(type(part))
    return test(g, p, part) if test is not None else None


@rule("118.3", "601.2h")
def cant_pay_all(g: Game, p: Payer, parts: Sequence[lc.CostPart]) -> str | None:
    """Why these parts of one cost can't all be paid now, or None: nothing pays for two of them. What one part puts into a
    graveyard can be exiled from there for another."""
    if any(isinstance(x, lc.SacrificeCost | lc.DiscardCost | lc.MillCost) for x in parts):
        parts = [x for x in parts if not (isinstance(x, lc.ExileCost) and x.from_ is Zone.GRAVEYARD and not x.self_)]
    return (
        next((why for part in parts if (why := cant_pay(g, p, part)) is not None), None)
        or _too_much(g, p, parts)
        or _too_few_objects(g, p, parts)
    )


def _too_much(g: Game, p: Payer, parts: Sequence[lc.CostPart]) -> str | None:
    ctx = p.ctx(g)
    life = [amounts.amount(x.amount, ctx) for x in parts if isinstance(x, lc.PayLife)]
    energy = [amounts.amount(x.amount, ctx) for x in parts if isinstance(x, lc.PayEnergy)]
    milled = [amounts.amount(x.n, ctx) for x in parts if isinstance(x, lc.MillCost)]
    sums: list[lc.CostPart] = []
    if len(life) > 1:
        sums.append(lc.PayLife(amount=Number(n=sum(life))))
    if len(energy) > 1:
        sums.append(lc.PayEnergy(amount=Number(n=sum(energy))))
    if len(milled) > 1:
        sums.append(lc.MillCost(n=Number(n=sum(milled))))
    counters = [x for x in parts if isinstance(x, lc.RemoveCountersCost) and x.from_ is None]
    for kind in {x.kind for x in counters if len(counters) > 1}:
        n = sum(amounts.amount(x.n, ctx) for x in counters if x.kind == kind)
        sums.append(lc.RemoveCountersCost(kind=kind, n=Number(n=n)))
    return next((why for part in sums if (why := cant_pay(g, p, part)) is not None), None)


def _too_few_objects(g: Game, p: Payer, parts: Sequence[lc.CostPart]) -> str | None:
    """Each object is tapped for one part only, and moved for one part only."""
    tapped: list[tuple[ObjectId, ...]] = []
    moved: list[tuple[ObjectId, ...]] = []
    for part in parts:
        if isinstance(part, lc.TapSelf):
            tapped.append((p.source,))
        elif isinstance(part, lc.TapOthers):
            if part.total_power is None:
                tapped += [candidates(g, p, part)] * needed(g, p, part)
        elif type(part) in PICKS and not isinstance(part, lc.RevealCost):
            moved += [candidates(g, p, part)] * needed(g, p, part)
    for needs in (tapped, moved):
        objects = tuple(dict.fromkeys(o for found in needs for o in found))
        if len(needs) > 1 and cr107.match(objects, needs, lambda o, found: o in found) is None:
            return "there are too few objects to pay for all of it"
    return None


def _cant_pick(g: Game, p: Payer, part: Any) -> str | None:
    found = candidates(g, p, part)
    verb = PICKS[type(part)].verb
    if isinstance(part, lc.TapOthers) and part.total_power is not None:
        wanted = amounts.amount(part.total_power, p.ctx(g))
        power = sum(max(0, g.view.chars(i).power or 0) for i in found)
        return None if power >= wanted else f"the total power of what can be tapped is {power}, {wanted} is needed"
    want = needed(g, p, part)
    return None if len(found) >= want else f"{want} must be {verb}, there are {len(found)}"


def _self(g: Game, p: Payer) -> bool:
    return p.source in g.view.zone(Zone.BATTLEFIELD) and not g.state.objects[p.source].phased_out


def _cant_tap(g: Game, p: Payer, part: lc.TapSelf) -> str | None:
    return None if _self(g, p) and not g.state.objects[p.source].tapped else "it is not an untapped permanent"


def _cant_untap(g: Game, p: Payer, part: lc.UntapSelf) -> str | None:
    return None if _self(g, p) and g.state.objects[p.source].tapped else "it is not a tapped permanent"


@rule("119.4", "119.4b", "119.8")
def cant_pay_life(g: Game, p: Payer, part: lc.PayLife) -> str | None:
    """No more life is paid than there is, nor by who can't lose life; 0 life can always be paid."""
    n = amounts.amount(part.amount, p.ctx(g))
    if n <= 0:
        return None
    if g.state.players[p.player].life < n:
        return f"{p.player} has less than {n} life"
    forbidden = cant.player_cant(g, p.player, "pay life") if p.announces else None
    return forbidden or cant.cant_happen(g, ch.LoseLife(player=p.player, amount=n))


def _cant_pay_energy(g: Game, p: Payer, part: lc.PayEnergy) -> str | None:
    have = g.state.players[p.player].counters.get(ENERGY, 0)
    return None if have >= amounts.amount(part.amount, p.ctx(g)) else "there is not enough energy"


def _counters_on(g: Game, oid: ObjectId, kind: str | None) -> int:
    held = g.state.objects[oid].counters if oid in g.state.objects else {}
    return sum(held.values()) if kind is None else held.get(kind, 0)


def counter_bearers(g: Game, p: Payer, part: lc.RemoveCountersCost) -> tuple[ObjectId, ...]:
    """The permanents from which the counters can be removed."""
    n = amounts.amount(part.n, p.ctx(g))
    among = (p.source,) if part.from_ is None else _own_permanents(g, p, part.from_, p.ctx(g))
    return tuple(i for i in among if _counters_on(g, i, part.kind) >= n)


def _cant_remove(g: Game, p: Payer, part: lc.RemoveCountersCost) -> str | None:
    if amounts.amount(part.n, p.ctx(g)) == 0 and part.from_ is None:
        return None
    return None if counter_bearers(g, p, part) else "there are not enough counters to remove"


def _cant_put(g: Game, p: Payer, part: lc.PutCountersCost) -> str | None:
    if not _self(g, p):
        return "it is not on the battlefield"
    n = amounts.amount(part.n, p.ctx(g))
    return cant.cant_happen(g, ch.PutCounters(target=p.source, kind=part.kind, amount=n, by=p.player)) if n else None


@rule("606.6")
def cant_pay_loyalty(g: Game, p: Payer, part: lc.LoyaltyCost) -> str | None:
    """A negative loyalty cost needs at least that many loyalty counters."""
    if not _self(g, p):
        return "it is not on the battlefield"
    change = loyalty_change(part, p.ctx(g))
    if change > 0:
        put = ch.PutCounters(target=p.source, kind=LOYALTY, amount=change, by=p.player)
        return cant.cant_happen(g, put)
    return None if _counters_on(g, p.source, LOYALTY) >= -change else "it has too few loyalty counters"


def loyalty_change(part: lc.LoyaltyCost, ctx: Ctx) -> int:
    """The number of a loyalty symbol (606.4), with the announced X."""
    text = part.change.replace("−", "-").replace("–", "-").strip("[]{} ")
    if text.endswith("X"):
        x = amounts.variable("X", ctx)
        return -x if text.startswith("-") else x
    return int(text)


def _cant_mill(g: Game, p: Payer, part: lc.MillCost) -> str | None:
    n = amounts.amount(part.n, p.ctx(g))
    return None if len(g.view.library(p.player)) >= n else "the library has too few cards"


def _cant_either(g: Game, p: Payer, part: lc.EitherCost) -> str | None:
    reasons = [next((r for x in c if (r := cant_pay(g, p, x)) is not None), None) for c in part.of]
    return None if None in reasons else reasons[0]


_CANT: Mapping[type, Callable[[Game, Payer, Any], str | None]] = cast(
    Mapping[type, Callable[[Game, Payer, Any], "str | None"]],
    {
        lc.TapSelf: _cant_tap,
        lc.UntapSelf: _cant_untap,
        lc.PayLife: cant_pay_life,
        lc.PayEnergy: _cant_pay_energy,
        lc.RemoveCountersCost: _cant_remove,
        lc.PutCountersCost: _cant_put,
        lc.LoyaltyCost: cant_pay_loyalty,
        lc.MillCost: _cant_mill,
        lc.EitherCost: _cant_either,
    },
)


def fixed(part: lc.CostPart, ctx: Ctx) -> lc.CostPart:
    """The part with its amounts as they are now, as the total cost is locked in (601.2f)."""
    changes: dict[str, Any] = {}
    for name in ("n", "amount", "total_power"):
        value = getattr(part, name, None)
        if isinstance(value, msgspec.Struct) and not isinstance(value, Number):
            changes[name] = Number(n=amounts.amount(cast(Any, value), ctx))
    return replace(part, **changes) if changes else part
