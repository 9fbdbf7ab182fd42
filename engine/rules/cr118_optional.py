"""Rules 118.12, 608.2d, 608.2g: costs that a player may pay while something resolves, and options that are possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..cards.lang import effects as ef
from ..cards.lang.costs import Cost
from ..cards.lang.nouns import Amount
from ..choices import IllegalAction, Procedure
from ..derive import amounts, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..state.objects import PlayerId
from ..terms.zones import Zone
from .cr118_2_paying import cant_pay_now, pay_on_resolution
from .doing import yes
from .replacement.cr614_17_cant import cant_happen, player_cant


@rule("118.12", "608.2g", "118.3")
def may_pay(g: Game, ctx: Ctx, player: PlayerId, cost: Cost, about: Any, times: Amount | None = None) -> Procedure[bool]:
    """Whether a player pays a cost that is offered: only a cost that can be paid can be chosen."""
    whole = cost * (amounts.amount(times, ctx) if times is not None else 1)
    possible = cant_pay_now(g, ctx, player, whole) is None
    if not (yield from yes(g, ctx, player, about, "118.12", possible=possible)):
        return False
    try:
        used = yield from pay_on_resolution(g, ctx, player, whole)
    except IllegalAction as refusal:
        g.remark(f"not paid: {refusal.reason}", (refusal.rule or "118.3",), about)
        return False
    ctx.bindings.update(used)
    return True


@rule("608.2d")
def can_be_done(g: Game, do: Iterable[ef.Effect], ctx: Ctx, player: PlayerId) -> bool:
    """Whether the first instruction of an option is possible; an impossible option can't be chosen."""
    for e in do:
        if isinstance(e, ef.Sacrifice) and e.these is None:
            return _enough_to_sacrifice(g, e, ctx)
        if isinstance(e, ef.Discard) and e.these is None and not e.up_to:
            return all(_hand(g, e, ctx, p) for p in nouns.players(e.who, ctx))
        if isinstance(e, ef.Draw):
            n = amounts.amount(e.n, ctx)
            return all(may_choose_to_draw(g, p, n) for p in nouns.players(e.who, ctx))
        return True
    return True


@rule("121.3", "121.3a", "121.2b")
def may_choose_to_draw(g: Game, player: PlayerId, n: int) -> bool:
    """Whether the drawing of cards can be chosen: also from an empty library, but not by or for a player who can't draw
    so many."""
    if n > 1 and player_cant(g, player, "draw more than one") is not None:
        return False
    return cant_happen(g, zo.Draw(player=player)) is None


def _enough_to_sacrifice(g: Game, e: ef.Sacrifice, ctx: Ctx) -> bool:
    need = amounts.amount(e.n, ctx) if e.n is not None else 0
    for p in nouns.players(e.who, ctx):
        have = sum(1 for o in g.view.permanents_of(p) if e.what is None or filters.matches(ctx, o, e.what))
        if have < need:
            return False
    return True


def _hand(g: Game, e: ef.Discard, ctx: Ctx, player: PlayerId) -> bool:
    need = amounts.amount(e.n, ctx) if e.n is not None else 0
    hand = g.view.zone(Zone.HAND, player)
    return sum(1 for o in hand if e.what is None or filters.matches(ctx, o, e.what, Zone.HAND)) >= need
