"""Rules 107.4e-f, 118.3, 118.6, 608.2d: whether a cost can be paid at all, in whatever way for each of its symbols."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from typing import Any, NamedTuple

from ..cards.lang import costs as lc
from ..cards.lang.costs import Cost
from ..choices import IllegalAction, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..terms.mana import Symbol
from . import cr118_costs as cr118
from . import cr601_2_proposal as proposing
from .cr118_3_payable import way_to_pay
from .cr118_3_trying import OUTCOMES, Path
from .cr118_3_wanted import ACTIVATIONS, UNSAID, Budget, Means, Step
from .cr118_costs import Item
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total, total_cost

WAYS = 128
"""So many ways to pay hybrid and Phyrexian symbols are looked at."""
PER_WAY = ACTIVATIONS // 6
"""So many mana abilities are tried out for one of several ways at the most."""

# --- hybrid and Phyrexian symbols -----------------------------------------------------------


class Settled(NamedTuple):
    """How a cost can be paid: what is paid for each of its hybrid and Phyrexian symbols, in order, the answers to what
    determining the total asks, and the mana abilities to activate."""

    picks: tuple[str, ...]
    reductions: tuple[Any, ...]
    steps: tuple[Step, ...]


def picks_of(g: Game, symbols: Sequence[Symbol], given: Sequence[str] = ()) -> list[tuple[str, ...]]:
    """The ways to pay symbols that can be paid in several, with mana before life, and little before much; as far as they
    are `given` already, as they are."""
    open_ = [s for s in symbols if len(proposing.ways_of(g, s)) > 1]
    left = open_[len(given) :]
    kinds = list(dict.fromkeys(left))
    each = (combinations_with_replacement(proposing.ways_of(g, k), left.count(k)) for k in kinds)
    found: list[tuple[str, ...]] = []
    for chosen in islice(product(*each), 4 * WAYS):
        queues = {k: list(c) for k, c in zip(kinds, chosen, strict=True)}
        found.append((*given, *(queues[s].pop(0) for s in left)))
    return sorted(found, key=_expense)[:WAYS]


def _expense(way: Sequence[str]) -> tuple[int, int]:
    """How often life is paid, and how much generic mana."""
    return way.count("life"), sum(int(pick) for pick in way if pick.isdigit())


@rule("107.4e", "107.4f", "118.3", "601.2b", "118.13a", "118.13b", "118.13c")
def settle(g: Game, p: Proposal, means: Means = UNSAID) -> Settled | None:
    """How a cost whose symbols have been listed can be paid, in whatever way for each of them; None when it can't be."""
    budget = Budget()
    ways = picks_of(g, p.symbols, p.picks)
    for deep in (False, True):
        for picks in ways:
            for q, total, reductions in _totals(g, p, picks):
                shared = Budget(min(budget.left, PER_WAY)) if deep and len(ways) > 1 else budget
                before = shared.left
                steps = way_to_pay(g, q, total, means, shared, deep)
                if shared is not budget:
                    budget.left -= before - shared.left
                if steps is not None:
                    return Settled(picks, reductions, steps)
            if budget.left <= 0:
                return None
    return None


def _totals(g: Game, p: Proposal, picks: Sequence[str]) -> Iterator[tuple[Proposal, Total, tuple[Any, ...]]]:
    """The total costs that come of this way to pay the symbols."""
    path = Path()
    for _ in range(OUTCOMES):
        q = copy.copy(p)
        q.mana, life = proposing.chosen_symbols(g, p.symbols, picks)
        q.items = [*p.items, *life]
        answers: list[Any] = []
        there = g.with_state(g.state)
        there.log = list(g.log)
        procedure: Procedure[Total] = total_cost(there, q)
        try:
            choice = next(procedure)
            while True:
                answer = path.pick([(o,) for o in choice.options or ()])
                answers.append(answer)
                choice = procedure.send(answer)
        except StopIteration as done:
            yield q, done.value, tuple(answers)
        except IllegalAction:
            pass
        if not path.next():
            return


# --- can it be paid at all -----------------------------------------------------------


@rule("118.3", "118.6", "608.2d")
def cant_be_paid(g: Game, p: Proposal, cost: Cost) -> str | None:
    """Why a cost that belongs to nothing on the stack can't be paid now, in any way, or None."""
    why: str | None = None
    for parts in _alternatives(cost):
        reason = _cant_pay_parts(g, p, parts)
        if reason is None:
            return None
        why = why or reason
    return why


def _alternatives(cost: Cost) -> Iterator[Cost]:
    """The cost with one of the ways to pay each part that can be paid in several."""
    each = [tuple(a for of in x.of for a in _alternatives(of)) if isinstance(x, lc.EitherCost) else ((x,),) for x in cost]
    for chosen in islice(product(*each), WAYS):
        yield tuple(part for parts in chosen for part in parts)


def _cant_pay_parts(g: Game, p: Proposal, parts: Cost) -> str | None:
    q = copy.copy(p)
    why = proposing.list_symbols(g, q, [Item(x) for x in parts])
    if why is not None:
        return f"{why} (118.6)"
    others = tuple(i.part for i in q.items)
    if others and (why := cr118.cant_pay_all(g, q, others)) is not None:
        return why
    if q.has_mana and settle(g, q) is None:
        return "there is not enough mana to pay with (118.3)"
    return None
