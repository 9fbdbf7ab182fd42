"""Costs to attack and to block (508.1g-j, 509.1d-f)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..cards.lang.costs import Cost
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..state.objects import PlayerId
from .cr118_costs import Item, fixed
from .cr601_2_proposal import Proposal, announce_either, announce_symbols
from .cr601_2f_total import Sum, Total
from .cr601_2h_paying import chance_for_mana, pay_total
from .cr733_illegal import Journal

Due = tuple[Cost, Ctx]
"""A cost, and the context of the effect that demands it."""


@rule("508.1h", "509.1d")
def locked_in(g: Game, due: Iterable[Due]) -> Cost:
    """The total cost, with its amounts as they are now."""
    return tuple(fixed(part, ctx) for cost, ctx in due for part in cost)


@rule("508.1i", "508.1j", "509.1e", "509.1f")
def pay_to_fight(g: Game, player: PlayerId, due: Sequence[Due], journal: Journal) -> Procedure[None]:
    """The player pays the total cost to attack or to block, and may activate mana abilities for it. Partial payments
    are not allowed: IllegalAction when it can't be paid. The source of the first cost is the one that asks."""
    p = Proposal(player, due[0][1].source, None, "cost")
    items = yield from announce_either(g, p, [Item(part) for part in locked_in(g, due)])
    yield from announce_symbols(g, p, items)
    total = Total(Sum(p.mana).cost() if p.mana is not None else None, tuple(p.items))
    yield from chance_for_mana(g, p, total, journal)
    yield from pay_total(g, p, total)
