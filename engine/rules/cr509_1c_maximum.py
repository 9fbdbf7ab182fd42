"""Rules 509.1a-c for a declaration as a whole: restrictions on the group, and the most requirements that could be
obeyed."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Any

from ..citation import rule
from ..game import Game
from ..state.objects import ObjectId
from . import cr506_combat as combat
from .cr509_1_field import Field, can_block

Declaration = Mapping[ObjectId, tuple[ObjectId, ...]]


def refusal(g: Game, field: Field, declared: Any) -> str | None:
    """Why a declaration of blockers (creature to a tuple of attackers) is illegal, or None (509.1a-c)."""
    if not isinstance(declared, Mapping) or not all(isinstance(k, tuple) for k in declared.values()):
        return "the answer is a mapping of creatures to tuples of the attackers that they block (509.1a)"
    return (
        _wrong_pair(g, field, declared)
        or disobeyed_restriction(g, field, declared)
        or too_few_obeyed(g, field, declared)
    )


@rule("509.1a")
def _wrong_pair(g: Game, field: Field, declared: Declaration) -> str | None:
    for blocker, attackers in declared.items():
        if blocker not in g.state.objects:
            return f"there is no creature {blocker!r} (509.1a)"
        name = combat.name_of(g, blocker)
        if g.view.controller(blocker) != field.player:
            return f"{name} is not controlled by {field.player} (509.1a, 802.4a)"
        if not attackers or len(set(attackers)) < len(attackers):
            return f"{name} is to block no attacker, or the same one twice (509.1a)"
        for a in attackers:
            if a not in g.state.objects:
                return f"there is no attacking creature {a!r} (509.1a)"
            if a not in field.pairs.get(blocker, ()):
                return can_block(g, blocker, a)
        capacity = field.capacity[blocker]
        if capacity is not None and len(attackers) > capacity:
            return f"{name} can block {capacity}, not {len(attackers)} attackers (509.1a)"
    return None


def blockers_of(declared: Declaration, attacker: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that are declared as blockers of an attacker."""
    return tuple(b for b, attackers in declared.items() if attacker in attackers)


@rule("509.1b", "702.111b")
def disobeyed_restriction(g: Game, field: Field, declared: Declaration) -> str | None:
    """A restriction on the group that is disobeyed, or None."""
    if len(declared) == 1 and field.lonely & declared.keys():
        return f"{combat.name_of(g, next(iter(declared)))} can't block alone (509.1b)"
    if field.limit is not None and len(declared) > field.limit:
        return f"no more than {field.limit} can block, {len(declared)} are declared (509.1b)"
    for a in field.attackers:
        n, name = len(blockers_of(declared, a)), combat.name_of(g, a)
        if n and n < field.least.get(a, 1):
            return f"{name} can't be blocked except by {field.least[a]} or more creatures (509.1b, 702.111b)"
        if n > field.most.get(a, n):
            return f"{name} can't be blocked by more than {field.most[a]} creatures (509.1b)"
    return None


@rule("509.1c")
def too_few_obeyed(g: Game, field: Field, declared: Declaration) -> str | None:
    """Too few requirements are obeyed, or None."""
    obeyed = obeyed_by(field, declared)
    most = most_obeyed(g, field)
    if obeyed >= most:
        return None
    return f"{obeyed} of at most {most} requirements to block are obeyed (509.1c)"


def obeyed_by(field: Field, declared: Declaration) -> int:
    """How many requirements a declaration obeys."""
    something = sum(field.anything.get(b, 0) for b in declared)
    that = sum(field.that.get((b, a), 0) for b, attackers in declared.items() for a in attackers)
    blocked = sum(n for a, n in field.blocked.items() if blockers_of(declared, a))
    return something + that + blocked


# --- the most that could be obeyed ----------------------------------------------------------------------------------


Key = tuple[tuple[int, ...], int, bool]
"""Blockers so far of each attacker for which their number matters, blockers in all (up to what matters), whether one of
them can't block alone."""


class Search:
    """Goes through the creatures one by one and keeps, for each key, the greatest number of requirements obeyed so
    far."""

    def __init__(self, field: Field, bound: int) -> None:
        self.field = field
        self.bound = bound
        self.counted = tuple(
            a for a in field.attackers if field.least.get(a, 1) > 1 or a in field.most or field.blocked.get(a)
        )
        self.place = {a: i for i, a in enumerate(self.counted)}
        self.cap = tuple(field.most.get(a, max(1, field.least.get(a, 1))) for a in self.counted)
        self.enough = 2 if field.limit is None else max(2, field.limit)

    def run(self) -> int:
        """The greatest number."""
        blockers = self.relevant()
        last = {a: b for b in blockers for a in self.field.pairs[b]}
        best: dict[Key, int] = {((0,) * len(self.counted), 0, False): 0}
        for b in blockers:
            best = self.with_blocker(best, b)
            for a in self.counted:
                if last.get(a) == b:
                    best = self.close(best, a)
            if len(best) > self.bound:
                best = dict(heapq.nlargest(self.bound, best.items(), key=lambda item: item[1]))
        return max((w for (_, total, lonely), w in best.items() if not (lonely and total < 2)), default=0)

    def relevant(self) -> list[ObjectId]:
        """The creatures that could matter, those near each other that could block the same attackers."""
        f = self.field
        useful = [
            b
            for b, able in f.pairs.items()
            if b not in f.costly
            and (
                f.lonely
                or f.anything.get(b)
                or any(f.that.get((b, a)) for a in able)
                or any(a in self.place for a in able)
            )
        ]
        return sorted(useful, key=lambda b: [f.attackers.index(a) for a in f.pairs[b]])

    def with_blocker(self, best: dict[Key, int], b: ObjectId) -> dict[Key, int]:
        """After one more creature has been considered, with every set of attackers that it could block."""
        out = dict(best)
        limit = self.field.limit
        open_: dict[tuple[Key, int], int] = {(key, 0): w for key, w in best.items() if limit is None or key[1] < limit}
        for a in self.field.pairs[b]:
            for (key, used), w in list(open_.items()):
                after = self.with_pair(key, b, a, used)
                if after is not None:
                    more = w + self.field.that.get((b, a), 0)
                    open_[after, used + 1] = max(open_.get((after, used + 1), -1), more)
        for ((counts, total, lonely), used), w in open_.items():
            if used:
                key = (counts, min(total + 1, self.enough), lonely or b in self.field.lonely)
                out[key] = max(out.get(key, -1), w + self.field.anything.get(b, 0))
        return out

    def with_pair(self, key: Key, b: ObjectId, a: ObjectId, used: int) -> Key | None:
        """After a creature is also to block this attacker; None when it can't."""
        capacity = self.field.capacity[b]
        if capacity is not None and used >= capacity:
            return None
        counts, total, lonely = key
        i = self.place.get(a)
        if i is None:
            return key
        if counts[i] >= self.cap[i]:
            return None if a in self.field.most else key
        return (*counts[:i], counts[i] + 1, *counts[i + 1 :]), total, lonely

    def close(self, best: dict[Key, int], a: ObjectId) -> dict[Key, int]:
        """After the last creature that could block this attacker: its number of blockers must be allowed, and is
        forgotten."""
        i = self.place[a]
        out: dict[Key, int] = {}
        for (counts, total, lonely), w in best.items():
            n = counts[i]
            if n and n < self.field.least.get(a, 1):
                continue
            key = ((*counts[:i], 0, *counts[i + 1 :]), total, lonely)
            out[key] = max(out.get(key, -1), w + (self.field.blocked.get(a, 0) if n else 0))
        return out


@rule("509.1c")
def most_obeyed(g: Game, field: Field, bound: int = 50_000) -> int:
    """The most requirements that could be obeyed without disobeying a restriction and without paying a cost to block.

    Exact as long as at most `bound` combinations of numbers of blockers must be kept apart at a time. Only attackers
    count for them that have a least or greatest number of blockers or must be blocked, from the first to the last
    creature that could block them: ten such attackers with two blockers needed each, on a board where all can block
    all, are just above it. Beyond it the best combinations are followed, so the result may be too small, and a
    declaration be accepted that obeys fewer than it could."""
    if not (field.anything or field.that or field.blocked):
        return 0
    return Search(field, bound).run()
