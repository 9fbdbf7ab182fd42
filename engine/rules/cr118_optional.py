"""Rules 118.12, 608.2d, 608.2g: costs that a player may pay while something resolves, and options that are possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..cards.lang import costs as lc
from ..cards.lang import effects as ef
from ..cards.lang.costs import Cost
from ..cards.lang.nouns import Amount
from ..choices import Choice, IllegalAction, Procedure
from ..derive import amounts, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..kernel.asking import ask
from ..state.objects import PlayerId
from ..terms.mana import mana_cost
from ..terms.zones import Zone
from . import cr115_targets as cr115
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
        yield from choose_x(g, ctx, player, whole, about)
        used = yield from pay_on_resolution(g, ctx, player, whole)
    except IllegalAction as refusal:
        g.remark(f"not paid: {refusal.reason}", (refusal.rule or "118.3",), about)
        return False
    ctx.bindings.update(used)
    return True


@rule("118.12", "608.2g", "118.3")
def paid_so_often(g: Game, ctx: Ctx, player: PlayerId, cost: Cost, most: int | None, about: Any) -> Procedure[int]:
    """How many times a player pays a cost that is offered any number of times: no more than they can pay."""
    if cant_pay_now(g, ctx, player, cost) is not None:
        return 0

    def check(answer: Any) -> str | None:
        if not isinstance(answer, int) or answer < 0 or (most is not None and answer > most):
            return f"a number is chosen, up to {most}" if most is not None else "a number is chosen, 0 or more"
        return cant_pay_now(g, ctx, player, cost * answer) if answer else None

    data = {"least": 0} if most is None else {"least": 0, "most": most}
    times: int = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="number",
            source=ctx.stack_id or ctx.source,
            about=about,
            rule="118.12",
            data=data,
            check=check,
        ),
    )
    try:
        ctx.bindings.update((yield from pay_on_resolution(g, ctx, player, cost * times)) if times else {})
    except IllegalAction as refusal:
        g.remark(f"not paid: {refusal.reason}", (refusal.rule or "118.3",), about)
        return 0
    return times


@rule("107.3f", "118.3")
def choose_x(g: Game, ctx: Ctx, player: PlayerId, cost: Cost, about: Any) -> Procedure[None]:
    """The value of X in a cost that is paid while something resolves, where nothing else says what X is: who pays chooses
    it then, and can choose only what they can pay. The rest of the effect speaks of that X."""

    if not is_open(ctx, cost):
        return

    def check(answer: Any) -> str | None:
        if not isinstance(answer, int) or answer < 0:
            return "X is a number, 0 or more"
        return cant_pay_now(g, ctx.binding(X=answer), player, cost)

    choice = Choice(
        player=player,
        decider=player,
        kind="number",
        source=ctx.stack_id or ctx.source,
        about="X",
        rule="107.3f",
        data={"least": 0},
        check=check,
    )
    ctx.bindings["X"] = yield from ask(g, choice)


def is_open(ctx: Ctx, cost: Cost) -> bool:
    """Whether a cost has an X that neither was announced nor is defined by the text (107.3f)."""
    if "X" in ctx.bindings or (ctx.announced is not None and ctx.announced.x is not None):
        return False
    if not any(has_x(part) for part in cost):
        return False
    o = ctx.view.obj(ctx.source)
    return o.stack is None or o.stack.announced.x is None  # 107.3m


def has_x(part: Any) -> bool:
    """Whether there is an X in a part of a cost."""
    return mana_cost(part.cost).has_x if isinstance(part, lc.Mana) else cr115.mentions(part, "X")


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
        if isinstance(e, ef.ChooseMode):
            return any(can_be_done(g, mode.do, ctx, player) for mode in e.modes.modes)
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
        mine = (o for o in g.view.permanents_of(p) if e.what is None or filters.matches(ctx, o, e.what))
        have = sum(cant_happen(g, zo.Sacrifice(player=p, object=o)) is None for o in mine)
        if have < need:
            return False
    return True


def _hand(g: Game, e: ef.Discard, ctx: Ctx, player: PlayerId) -> bool:
    need = amounts.amount(e.n, ctx) if e.n is not None else 0
    hand = g.view.hand(player)
    return sum(1 for o in hand if e.what is None or filters.matches(ctx, o, e.what, Zone.HAND)) >= need
