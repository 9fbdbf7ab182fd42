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
from ..kernel import hooks
from ..state.objects import ObjectId, PlayerId
from ..terms.mana import mana_cost
from . import cr107_4_mana as cr107
from . import cr118_costs as cr118
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
        items = yield from proposing.announce_either(g, p, [Item(part, label) for part in cost])
        yield from proposing.announce_symbols(g, p, items)
        total = yield from total_cost(g, p)
        yield from chance_for_mana(g, p, total, journal)
        yield from pay_total(g, p, total)

    yield from attempt(g, action)
    for objects in p.announced.used.values():
        ctx.follow.update(found_again(g, objects))
    return p.announced.used


@rule("400.7j")
def found_again(g: Game, objects: Sequence[ObjectId]) -> dict[ObjectId, ObjectId]:
    """What objects that a cost moved have become, for the effect to find."""
    return {old: g.state.successor[old] for old in objects if old in g.state.successor}


@rule("118.3")
def cant_pay_now(g: Game, ctx: Ctx, player: PlayerId, cost: Cost) -> str | None:
    """Why a cost can't be paid now, as far as that can be seen before trying, or None."""
    p = proposal_for(player, ctx)
    mana = 0
    for part in cost:
        if isinstance(part, lc.OwnManaCost) and proposing.own_mana_cost(g, p) is None:
            return "there is no mana cost to pay (118.6)"
        if isinstance(part, lc.Mana):
            mana += len(cr107.needs_of(mana_cost(part.cost)))
        elif (why := cr118.cant_pay(g, p, part)) is not None:
            return why
    if mana and not g.state.players[player].mana and not hooks.mana_abilities.function(g, player):
        return "there is no mana to pay with"
    return None
