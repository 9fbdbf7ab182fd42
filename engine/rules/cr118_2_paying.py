"""Rules 118.2, 118.13b-c, 605.3a: costs that belong to no spell and no ability being put on the stack: paid while
something resolves, as attackers and blockers are declared, or for a special action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..cards.lang import costs as lc
from ..cards.lang.costs import Cost
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..state.objects import ObjectId, PlayerId
from . import cr118_3_settling as settling
from . import cr601_2_proposal as proposing
from .cr118_costs import Item
from .cr601_2_proposal import Proposal
from .cr601_2f_total import total_cost
from .cr601_2h_paying import chance_for_mana, pay_total
from .cr733_illegal import Journal, attempt

Used = Mapping[str, tuple[ObjectId, ...]]
"""What paying a cost used: objects by the verb of what was done to them (`sacrificed`, `discarded`, ...)."""


def proposal_for(player: PlayerId, ctx: Ctx) -> Proposal:
    """What is needed to pay such a cost."""
    p = Proposal(player, ctx.source, None, "cost")
    p.base_ctx = ctx
    return p


@rule("118.2", "118.13b", "118.13c", "608.2g")
def pay_on_resolution(g: Game, ctx: Ctx, player: PlayerId, cost: Cost, label: str = "") -> Procedure[Used]:
    """Pay a cost now, with a chance to activate mana abilities; how each symbol is paid is chosen immediately before.
    The context can find what it moved to public zones (400.7j). Raises IllegalAction when it can't be paid, with the
    game as it was."""
    p = proposal_for(player, ctx)

    def action(journal: Journal) -> Procedure[None]:
        payable = ways_that_can_be_paid(g, p, cost)
        items = yield from proposing.announce_either(g, p, [Item(part, label) for part in payable])
        yield from proposing.announce_symbols(g, p, items)
        total = yield from total_cost(g, p)
        yield from chance_for_mana(g, p, total, journal)
        yield from pay_total(g, p, total)

    yield from attempt(g, action)
    for objects in p.announced.used.values():
        ctx.follow.update(found_again(g, objects))
    return p.announced.used


@rule("118.3", "608.2d")
def ways_that_can_be_paid(g: Game, p: Proposal, cost: Cost) -> Cost:
    """The cost, with only those of several ways to pay a part that can be paid together with the rest."""
    out: list[lc.CostPart] = []
    for i, part in enumerate(cost):
        if isinstance(part, lc.EitherCost):
            rest = (*cost[:i], *cost[i + 1 :])
            ways = tuple(way for way in part.of if settling.cant_be_paid(g, p, (*way, *rest)) is None)
            part = lc.EitherCost(of=ways or part.of)
        out.append(part)
    return tuple(out)


@rule("400.7j")
def found_again(g: Game, objects: Sequence[ObjectId]) -> dict[ObjectId, ObjectId]:
    """What objects that a cost moved have become, for the effect to find."""
    return {old: g.state.successor[old] for old in objects if old in g.state.successor}


@rule("118.3", "608.2d")
def cant_pay_now(g: Game, ctx: Ctx, player: PlayerId, cost: Cost) -> str | None:
    """Why a cost can't be paid now, or None."""
    return settling.cant_be_paid(g, proposal_for(player, ctx), cost)
