"""Rules 106.6, 107.4, 118.3a, 609.4b: which mana may pay what, and exact matching of mana with a cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from ..cards.lang import continuous as con
from ..derive import filters
from ..derive.citation import rule
from ..derive.game import Game
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId
from ..terms.mana import MANA_TYPES, ManaCost

T = TypeVar("T")
N = TypeVar("N")

GENERIC = "1"
"""The need for one mana of any type."""


def needs_of(cost: ManaCost) -> tuple[str, ...]:
    """What a cost without hybrid, Phyrexian and X symbols needs, mana by mana: a type letter, `S`, or `1` for any."""
    out: list[str] = []
    for s in cost.symbols:
        out += [GENERIC] * int(s.text) if s.is_generic else [s.text]
    return tuple(sorted(out, key=lambda n: (n == GENERIC, n)))


class Freedom(msgspec.Struct, frozen=True):
    """How mana may be spent on something: as though it were of any color, or of any type (609.4b, 118.14)."""

    color: bool = False
    type: bool = False


STRICT = Freedom()


@rule("107.4a", "107.4b", "107.4c", "107.4h", "609.4b", "118.14")
def pays(g: Game, unit: ManaUnit, need: str, freedom: Freedom) -> bool:
    """Whether one mana can pay for one need."""
    if need == GENERIC:
        return True
    if need == "S":
        return unit.snow
    if unit.type == need or freedom.type:
        return True
    return freedom.color and need != "C"


@rule("609.4b", "118.14")
def freedom_for(g: Game, oid: ObjectId | None, granted: bool = False) -> Freedom:
    """How freely mana may be spent on a spell; `granted`: its permission allows mana of any type."""
    if granted:
        return Freedom(True, True)
    if oid is None:
        return STRICT
    parts = [p for p, _ in g.view.parts_on(oid, con.SpendManaAsThough)]
    return Freedom(bool(parts), any(p.any_type for p in parts)) if parts else STRICT


@rule("106.6")
def may_be_spent_on(g: Game, unit: ManaUnit, oid: ObjectId | None) -> bool:
    """Whether a restriction of the mana allows spending it: on a spell or ability on the stack or, with no object, on
    another cost."""
    if unit.only_for is None and unit.not_for is None:
        return True
    if oid is None or oid not in g.state.objects:
        return unit.only_for is None
    ctx = g.view.ctx(oid)
    if unit.not_for is not None and filters.described(ctx, oid, unit.not_for):
        return False
    return unit.only_for is None or filters.described(ctx, oid, unit.only_for)


def match(tokens: Sequence[T], needs: Sequence[N], can: Callable[[T, N], bool]) -> dict[int, int] | None:
    """An assignment of every need to a token of its own (need index to token index), or None when there is none."""
    taken: dict[int, int] = {}
    options = [[t for t, token in enumerate(tokens) if can(token, need)] for need in needs]
    for n in range(len(needs)):
        if not _augment(n, options, taken, set()):
            return None
    return {n: t for t, n in taken.items()}


def unmatched(tokens: Sequence[T], needs: Sequence[N], can: Callable[[T, N], bool]) -> tuple[N, ...]:
    """The needs that are left when as many of them as can have a token of their own, the first ones first."""
    taken: dict[int, int] = {}
    known: dict[tuple[T, N], bool] = {}
    options: list[list[int]] = []
    left: list[N] = []
    for n, need in enumerate(needs):
        for token in tokens:
            if (token, need) not in known:
                known[token, need] = can(token, need)
        options.append([t for t, token in enumerate(tokens) if known[token, need]])
        if not _augment(n, options, taken, set()):
            left.append(need)
    return tuple(left)


def _augment(n: int, options: list[list[int]], taken: dict[int, int], seen: set[int]) -> bool:
    for t in options[n]:
        if t in seen:
            continue
        seen.add(t)
        if t not in taken or _augment(taken[t], options, taken, seen):
            taken[t] = n
            return True
    return False


def covers(tokens: Sequence[T], needs: Sequence[N], can: Callable[[T, N], bool]) -> bool:
    """Whether every token can pay for a need of its own, and no need is left: an exact payment."""
    return len(tokens) == len(needs) and match(tokens, needs, can) is not None


def fit_in(tokens: Sequence[T], needs: Sequence[N], can: Callable[[T, N], bool]) -> bool:
    """Whether every token can pay for a need of its own; needs may be left."""
    return match(needs, tokens, lambda need, token: can(token, need)) is not None


def payments(pool: Sequence[ManaUnit], count: int, exact: Callable[[tuple[ManaUnit, ...]], bool]) -> list[tuple[ManaUnit, ...]]:
    """Up to two different payments of `count` mana from a pool: enough to know whether there is none, one, or a
    choice."""
    kinds = list(Counter(pool).items())
    kinds.sort(key=lambda k: (MANA_TYPES.index(k[0].type), k[0].snow, k[0].source or 0))
    found: list[tuple[ManaUnit, ...]] = []
    steps = 0

    def go(i: int, chosen: tuple[ManaUnit, ...]) -> None:
        nonlocal steps
        steps += 1
        if len(found) > 1 or steps > 5000:
            return
        if len(chosen) == count:
            if exact(chosen):
                found.append(chosen)
            return
        if i == len(kinds):
            return
        unit, n = kinds[i]
        for k in range(min(n, count - len(chosen)), -1, -1):
            go(i + 1, (*chosen, *(unit,) * k))

    go(0, ())
    return found


def same_to_spend(units: Sequence[ManaUnit]) -> bool:
    """Whether mana differs in nothing that matters for what it can pay later."""
    return len({(u.type, u.snow, u.only_for, u.not_for, u.persistent) for u in units}) == 1
