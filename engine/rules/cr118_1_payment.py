"""Rule 118.1: to pay the parts of costs other than mana is to carry out what they say: what is chosen, and the events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from ..cards.keywords.registry import rules_of
from ..cards.lang import costs as lc
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId
from ..terms.counters import ENERGY, LOYALTY
from ..terms.zones import Zone
from .cr118_costs import PICKS, Item, Payer, candidates, cant_pay, counter_bearers, loyalty_change, needed, verb_of
from .cr733_illegal import go_on


class Used(NamedTuple):
    """What a payment used: objects by the verb of what was done to them."""

    verb: str = ""
    objects: tuple[ObjectId, ...] = ()


NOTHING = Used()


@rule("601.2h")
def is_late(g: Game, part: lc.CostPart) -> bool:
    """Whether paying it involves chance or moves objects from the library to a public zone: such parts are paid last
    (601.2h)."""
    if isinstance(part, lc.MillCost):
        return True
    return (isinstance(part, lc.DiscardCost) and part.random) or (isinstance(part, lc.ExileCost) and part.top)


def picks_objects(part: lc.CostPart) -> bool:
    """Whether objects are chosen or moved to pay it, so that the order of payments may matter."""
    return type(part) in PICKS and not isinstance(part, lc.RevealCost | lc.TapOthers)


@rule("601.2h", "118.1", "118.11")
def pay(g: Game, p: Payer, item: Item) -> Procedure[Used]:
    """Pay one part. Raises IllegalAction when it can't be paid (118.3)."""
    reason = cant_pay(g, p, item.part)
    if reason is not None:
        raise IllegalAction(reason, "118.3")
    if type(item.part) in PICKS:
        return (yield from _pay_with_objects(g, p, item))
    if isinstance(item.part, lc.RemoveCountersCost):
        return (yield from _pay_counters(g, p, item.part, item.label))
    events = _EVENTS[type(item.part)](g, p, item.part, p.ctx(g))
    yield from perform(g, events, "601.2h", *of_keyword(item.label))
    return NOTHING


def _pay_with_objects(g: Game, p: Payer, item: Item) -> Procedure[Used]:
    part: Any = item.part
    how = PICKS[type(part)]
    options = candidates(g, p, part)
    if item.objects is not None:
        chosen = tuple(o for o in item.objects if o in options)
        if len(chosen) < len(item.objects):
            raise IllegalAction("what was chosen to pay with is no longer there", "601.2h")
    else:
        chosen = yield from choose_objects(g, p, item)
    events = how.events(g, p, part, chosen)
    yield from perform(g, events, "601.2h", how.rules, *of_keyword(item.label))
    return Used(how.verb, chosen)


def of_keyword(label: str) -> tuple[str, ...]:
    """The rule of the keyword by which a cost of this label is paid; none when it is a keyword's no more than an
    effect's. A cost of one instance of a keyword names the keyword first."""
    return rules_of(label.partition(" of ")[0])


def choose_objects(g: Game, p: Payer, item: Item) -> Procedure[tuple[ObjectId, ...]]:
    """The objects with which a part is paid."""
    part: Any = item.part
    options = candidates(g, p, part)
    chosen: tuple[ObjectId, ...] = yield from ask(g, _which(g, p, item, PICKS[type(part)].verb, options))
    go_on(g, p.player)
    return chosen


def _which(g: Game, p: Payer, item: Item, verb: str, options: tuple[ObjectId, ...]) -> Choice:
    part: Any = item.part
    least = most = needed(g, p, part)
    check: Callable[[Any], str | None] | None = None
    if isinstance(part, lc.TapOthers) and part.total_power is not None:
        wanted = amounts.amount(part.total_power, p.ctx(g))
        least, most = (1 if wanted > 0 else 0), len(options)

        def check(answer: Any) -> str | None:
            power = sum(g.view.chars(i).power or 0 for i in answer)
            return None if power >= wanted else f"their total power is {power}, {wanted} is needed"

    random = isinstance(part, lc.DiscardCost) and part.random
    return Choice(
        player=p.player,
        decider=p.player,
        kind="random" if random else "payment",
        source=p.sid or p.source,
        about=verb,
        options=options,
        least=least,
        most=most,
        rule="601.2h",
        data={"label": item.label, "part": part, "others": other_parts(g, p, item, verb)},
        check=check,
    )


@rule("601.2h")
def other_parts(g: Game, p: Payer, item: Item, verb: str) -> tuple[tuple[ObjectId, ...], ...]:
    """What could pay for each of the other parts of the cost that are paid with objects in the same way."""
    same = (i.part for i in getattr(p, "items", ()) if i is not item and verb_of(i.part) == verb)
    return tuple(candidates(g, p, part) for part in same)


def _pay_counters(g: Game, p: Payer, part: lc.RemoveCountersCost, label: str) -> Procedure[Used]:
    n = amounts.amount(part.n, p.ctx(g))
    if n == 0:
        return NOTHING
    data = {"label": label, "part": part}
    options = counter_bearers(g, p, part)
    picked = yield from ask(
        g,
        Choice(
            player=p.player,
            decider=p.player,
            kind="payment",
            source=p.sid or p.source,
            about="counters",
            options=options,
            data=data,
        ),
    )
    left = n
    while left:
        held = g.state.objects[picked[0]].counters
        kinds = tuple(held) if part.kind is None else (part.kind,)
        kind = yield from ask(
            g,
            Choice(
                player=p.player,
                decider=p.player,
                kind="payment",
                source=p.sid or p.source,
                about="kind of counter",
                options=kinds,
                data=data,
            ),
        )
        some = left if len(kinds) == 1 else 1
        event = ch.RemoveCounters(target=picked[0], kind=kind[0], amount=some, source=p.source)
        yield from perform(g, [event], "601.2h")
        left -= some
    return Used("counters", picked)


def _loyalty(g: Game, p: Payer, part: lc.LoyaltyCost, ctx: Ctx) -> list[Event]:
    """606.4."""
    change = loyalty_change(part, ctx)
    if change > 0:
        return [ch.PutCounters(target=p.source, kind=LOYALTY, amount=change, by=p.player, source=p.source)]
    if change < 0:
        return [ch.RemoveCounters(target=p.source, kind=LOYALTY, amount=-change, source=p.source)]
    return []


def _life(g: Game, p: Payer, part: lc.PayLife, ctx: Ctx) -> list[Event]:
    """119.4: paying life is losing it, without damage."""
    n = amounts.amount(part.amount, ctx)
    return [ch.LoseLife(player=p.player, amount=n, cause="pay", source=p.source)] if n > 0 else []


def _energy(g: Game, p: Payer, part: lc.PayEnergy, ctx: Ctx) -> list[Event]:
    n = amounts.amount(part.amount, ctx)
    return [ch.RemoveCounters(target=p.player, kind=ENERGY, amount=n, source=p.source)] if n > 0 else []


def _put(g: Game, p: Payer, part: lc.PutCountersCost, ctx: Ctx) -> list[Event]:
    n = amounts.amount(part.n, ctx)
    return [ch.PutCounters(target=p.source, kind=part.kind, amount=n, by=p.player, source=p.source)] if n > 0 else []


def _mill(g: Game, p: Payer, part: lc.MillCost, ctx: Ctx) -> list[Event]:
    top = g.view.library(p.player)[: amounts.amount(part.n, ctx)]
    return [zo.Move(object=i, to=Zone.GRAVEYARD, cause="mill", by=p.player, source=p.source) for i in top]


_EVENTS: Mapping[type, Callable[[Game, Payer, Any, Ctx], list[Event]]] = cast(
    Mapping[type, Callable[[Game, Payer, Any, Ctx], "list[Event]"]],
    {
        lc.TapSelf: lambda g, p, part, ctx: [ch.TapIt(object=p.source, for_mana=p.for_mana, source=p.source)],
        lc.UntapSelf: lambda g, p, part, ctx: [ch.UntapIt(object=p.source, source=p.source)],
        lc.PayLife: _life,
        lc.PayEnergy: _energy,
        lc.PutCountersCost: _put,
        lc.LoyaltyCost: _loyalty,
        lc.MillCost: _mill,
    },
)
