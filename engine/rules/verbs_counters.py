"""Verbs about life, damage and counters (119, 120, 122, 701.14, 701.34)."""

from __future__ import annotations

from typing import Any

from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.effects import carries_out
from ..state.objects import ObjectId, Recipient
from ..terms.counters import ENERGY
from ..terms.zones import Zone
from .doing import do, existing, of_effect, pick, pick_players, recipients, remember
from .replacement.cr614_17_cant import cant_happen

# --- life -------------------------------------------------------------------------------------------------------------


@carries_out(ef.GainLife)
def gain_life(g: Game, e: ef.GainLife, ctx: Ctx) -> Procedure[None]:
    """119.3."""
    players = yield from pick_players(g, e.who, ctx)
    events = [of_effect(ctx, ch.GainLife, player=p, amount=amounts.amount(e.n, ctx.binding(that_player=p))) for p in players]
    yield from do(g, ctx, events, "119.3")


@carries_out(ef.LoseLife)
@rule("119.3")
def lose_life(g: Game, e: ef.LoseLife, ctx: Ctx) -> Procedure[None]:
    """119.3."""
    players = yield from pick_players(g, e.who, ctx)
    events = [of_effect(ctx, ch.LoseLife, player=p, amount=amounts.amount(e.n, ctx.binding(that_player=p))) for p in players]
    happened = yield from do(g, ctx, events, "119.3")
    remember(ctx, e.as_, sum(x.amount for x in happened if isinstance(x, ch.LoseLife)))


@carries_out(ef.SetLife)
@rule("119.5")
def set_life(g: Game, e: ef.SetLife, ctx: Ctx) -> Procedure[None]:
    """A life total becomes a number: the player gains or loses the difference."""
    events: list[Event] = []
    for p in (yield from pick_players(g, e.who, ctx)):
        difference = amounts.amount(e.n, ctx) - g.state.players[p].life
        if difference > 0:
            events.append(of_effect(ctx, ch.GainLife, player=p, amount=difference))
        elif difference < 0:
            events.append(of_effect(ctx, ch.LoseLife, player=p, amount=-difference))
    yield from do(g, ctx, events, "119.5")


@carries_out(ef.ExchangeLife)
@rule("701.12c", "701.12a", "119.7", "119.8")
def exchange_life(g: Game, e: ef.ExchangeLife, ctx: Ctx) -> Procedure[None]:
    """Each of two players gains or loses what makes their life total the other's; nothing happens when one of them
    can't."""
    pair = yield from pick_players(g, e.who, ctx)
    if e.with_ is not None:
        pair = (*pair[:1], *(yield from pick_players(g, e.with_, ctx)))
    if len(pair) != 2 or any(g.state.players[p].left for p in pair):
        return
    totals = [g.state.players[p].life for p in pair]
    difference = abs(totals[0] - totals[1])
    if not difference:
        return
    low, high = pair if totals[0] < totals[1] else pair[::-1]
    events: list[Event] = [
        of_effect(ctx, ch.GainLife, player=low, amount=difference),
        of_effect(ctx, ch.LoseLife, player=high, amount=difference),
    ]
    if any(cant_happen(g, x) is not None for x in events):
        g.remark("the life totals can't be exchanged", ("701.12a",), ctx.source)
        return
    yield from do(g, ctx, events, "701.12c")


# --- damage -----------------------------------------------------------------------------------------------------------


@carries_out(ef.DealDamage)
@rule("120.1", "608.2h")
def deal_damage(g: Game, e: ef.DealDamage, ctx: Ctx) -> Procedure[None]:
    """A source deals damage to recipients at once: as much to each, or divided as announced (601.2d). What two parts of
    the instruction mean is dealt damage by both of them."""
    dealers = nouns.objects(e.source, ctx) if e.source is not None else (ctx.source,)
    events: list[Event] = []
    shares: list[tuple[Recipient, int]] = []
    if e.divided is not None:
        shares = divided(ctx, e.divided)
    else:
        total: dict[Recipient, int] = {}
        parts: tuple[ef.DealDamage | ef.DamageShare, ...] = (e, *e.also)
        for part in parts:
            for r in (yield from recipients(g, part.to, part.to_players, ctx)):
                total[r] = total.get(r, 0) + (amounts.amount(part.n, ctx.binding(it=r)) if part.n is not None else 0)
        shares = list(total.items())
    for dealer in dealers:
        events += [
            of_effect(ctx, ch.Damage, dealer=dealer, target=r, amount=n, preventable=not e.cant_be_prevented) for r, n in shares
        ]
    happened = yield from do(g, ctx, events, "120.1")
    dealt = [x for x in happened if isinstance(x, ch.Damage)]
    remember(ctx, e.as_, sum(x.amount for x in dealt))
    remember(ctx, e.dealt_as, tuple(dict.fromkeys(x.target for x in dealt if isinstance(x.target, int))))


def divided(ctx: Ctx, name: str) -> list[tuple[Recipient, int]]:
    """The announced division among the targets of that name that are still legal (608.2b, 601.2d)."""
    division = ctx.bindings.get("division") or {}
    legal = ctx.bindings.get(name, ())
    out: list[tuple[Recipient, int]] = []
    for (_, recipient), n in division.items():
        if recipient in legal:
            out.append((recipient, n))
    return out


@carries_out(ef.Fight)
@rule("701.14a", "701.14b", "701.14c")
def fight(g: Game, e: ef.Fight, ctx: Ctx) -> Procedure[None]:
    """Each deals damage equal to its power to the other, if both are creatures on the battlefield."""
    a = existing(ctx, (yield from pick(g, e.a, ctx)))
    b = existing(ctx, (yield from pick(g, e.b, ctx)))
    pair = (*a[:1], *b[:1])
    if len(pair) < 2 or not all(
        g.state.objects[o].zone is Zone.BATTLEFIELD and "Creature" in g.view.chars(o).types for o in pair
    ):
        return
    power = {o: g.view.chars(o).power or 0 for o in pair}
    blows = [pair, pair[::-1]] if pair[0] != pair[1] else [pair]
    times = 3 - len(blows)  # 701.14c: itself with twice its power
    events = [of_effect(ctx, ch.Damage, dealer=x, target=y, amount=times * power[x]) for x, y in blows if power[x] > 0]
    yield from do(g, ctx, events, "701.14a")


# --- counters ---------------------------------------------------------------------------------------------------------


@carries_out(ef.PutCounters)
@rule("122.6", "601.2d")
def put_counters(g: Game, e: ef.PutCounters, ctx: Ctx) -> Procedure[None]:
    """122.6."""
    if e.divided is not None:
        shares = divided(ctx, e.divided)
    else:
        on = e.on if e.on_players is None else None
        shares = [(r, amounts.amount(e.n, ctx.binding(it=r))) for r in (yield from recipients(g, on, e.on_players, ctx))]
    events = [of_effect(ctx, ch.PutCounters, target=r, kind=e.kind, amount=n, by=ctx.you) for r, n in shares]
    yield from do(g, ctx, events, "122.6")


@carries_out(ef.RemoveCounters)
@rule("122.1", "608.2d", "608.2f")
def remove_counters(g: Game, e: ef.RemoveCounters, ctx: Ctx) -> Procedure[None]:
    """Removes counters from all the objects at once; where kinds or numbers are left open, the controller of the effect
    chooses."""
    events: list[ch.RemoveCounters] = []
    for o in existing(ctx, (yield from pick(g, e.from_, ctx))):
        there = dict(g.state.objects[o].counters)
        if e.kind is not None:
            there = {e.kind: there.get(e.kind, 0)}
        limit = sum(there.values()) if e.n is None else min(amounts.amount(e.n, ctx), sum(there.values()))
        taken = yield from which_counters(g, ctx, o, there, limit, e.up_to)
        events += [of_effect(ctx, ch.RemoveCounters, target=o, kind=k, amount=n) for k, n in taken.items() if n]
    happened = yield from do(g, ctx, events, "122.1")
    remember(ctx, e.as_, sum(x.amount for x in happened if isinstance(x, ch.RemoveCounters)))


def which_counters(
    g: Game, ctx: Ctx, oid: ObjectId, there: dict[str, int], limit: int, up_to: bool
) -> Procedure[dict[str, int]]:
    """How many counters of each kind: a choice where there is one."""
    if not up_to and limit == sum(there.values()):
        return there
    if len(there) == 1:
        kind = next(iter(there))
        return {kind: (yield from _how_many(g, ctx, oid, kind, limit)) if up_to else limit}

    def check(answer: Any) -> str | None:
        if not isinstance(answer, dict) or any(answer[k] > there.get(k, 0) or answer[k] < 0 for k in answer):
            return "the answer is how many of each kind, no more than there are"
        total = sum(answer.values())
        return None if total <= limit and (up_to or total == limit) else f"{limit} counters are to be removed"

    taken: dict[str, int] = yield from ask(
        g,
        Choice(
            player=ctx.you,
            decider=ctx.you,
            kind="division",
            source=ctx.source,
            about=oid,
            data={"counters": there, "limit": limit, "up_to": up_to},
            check=check,
            rule="608.2d",
        ),
    )
    return taken


def _how_many(g: Game, ctx: Ctx, oid: ObjectId, kind: str, limit: int) -> Procedure[int]:
    answer: tuple[int, ...] = yield from ask(
        g,
        Choice(
            player=ctx.you,
            decider=ctx.you,
            kind="number",
            source=ctx.source,
            about=(oid, kind),
            options=tuple(range(limit + 1)),
            rule="608.2d",
        ),
    )
    return answer[0]


@carries_out(ef.MoveCounters)
@rule("122.5")
def move_counters(g: Game, e: ef.MoveCounters, ctx: Ctx) -> Procedure[None]:
    """Removes counters from one object and puts them on another, if both are possible."""
    giver = existing(ctx, (yield from pick(g, e.from_, ctx)))
    taker = existing(ctx, (yield from pick(g, e.to, ctx)))
    if not giver or not taker or giver[0] == taker[0]:
        return
    there = dict(g.state.objects[giver[0]].counters)
    if e.kind is not None:
        there = {e.kind: there.get(e.kind, 0)}
    limit = sum(there.values()) if e.n is None else min(amounts.amount(e.n, ctx), sum(there.values()))
    if not limit:
        return
    taken = yield from which_counters(g, ctx, giver[0], there, limit, False)
    for kind, n in taken.items():
        put = of_effect(ctx, ch.PutCounters, target=taker[0], kind=kind, amount=n, by=ctx.you)
        if cant_happen(g, put) is None:
            yield from do(g, ctx, [of_effect(ctx, ch.RemoveCounters, target=giver[0], kind=kind, amount=n), put], "122.5")


@carries_out(ef.Proliferate)
@rule("701.34a")
def proliferate(g: Game, e: ef.Proliferate, ctx: Ctx) -> Procedure[None]:
    """Any number of permanents and players with counters get another of each kind already there, all at once."""
    for _ in range(amounts.amount(e.times, ctx)):
        options: list[Recipient] = [o for o in g.view.battlefield() if g.state.objects[o].counters]
        options += [p for p in g.in_turn_order() if g.state.players[p].counters]
        if not options:
            continue
        answer: tuple[Recipient, ...] = yield from ask(
            g,
            Choice(
                player=ctx.you,
                decider=ctx.you,
                kind="objects",
                source=ctx.source,
                about="proliferate",
                options=tuple(options),
                least=0,
                most=len(options),
                rule="701.34a",
            ),
        )
        events: list[Event] = []
        for r in answer:
            kinds = g.state.players[r].counters if isinstance(r, str) else g.state.objects[r].counters
            events += [of_effect(ctx, ch.PutCounters, target=r, kind=k, amount=1, by=ctx.you) for k in kinds]
        yield from do(g, ctx, events, "701.34a")


@carries_out(ef.GetEnergy)
@rule("107.14", "122.1")
def get_energy(g: Game, e: ef.GetEnergy, ctx: Ctx) -> Procedure[None]:
    """107.14."""
    n = amounts.amount(e.n, ctx)
    yield from do(g, ctx, [of_effect(ctx, ch.PutCounters, target=ctx.you, kind=ENERGY, amount=n, by=ctx.you)], "107.14")
