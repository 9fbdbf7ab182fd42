"""Rules 509.1a-c for a declaration as a whole: restrictions on the group, and the most requirements that could be
obeyed."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import Any

from ..derive.citation import rule
from ..derive.game import Game
from ..state.objects import ObjectId
from . import cr506_combat as combat
from .cr509_1_field import Field, can_block

Declaration = Mapping[ObjectId, tuple[ObjectId, ...]]


def refusal(g: Game, field: Field, declared: Any) -> str | None:
    """Why a declaration of blockers (creature to a tuple of attackers) is illegal, or None (509.1a-c)."""
    if not isinstance(declared, Mapping) or not all(isinstance(k, tuple) for k in declared.values()):
        return "the answer is a mapping of creatures to tuples of the attackers that they block (509.1a)"
    return _wrong_pair(g, field, declared) or disobeyed_restriction(g, field, declared) or too_few_obeyed(g, field, declared)


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
    far. No more than `bound` keys are kept at a time, and none that can't reach `goal` any more."""

    def __init__(self, field: Field, bound: int, goal: int = 0) -> None:
        self.field = field
        self.bound = bound
        self.goal = goal
        self.exact = True
        self.counted = tuple(a for a in field.attackers if field.least.get(a, 1) > 1 or a in field.most or field.blocked.get(a))
        self.place = {a: i for i, a in enumerate(self.counted)}
        self.cap = tuple(field.most.get(a, max(1, field.least.get(a, 1))) for a in self.counted)
        self.enough = 2 if field.limit is None else max(2, field.limit)
        self.blockers = self.relevant()
        self.last = {a: b for b in self.blockers for a in field.pairs[b]}
        self.to_come = sum(self.at_most(b) for b in self.blockers) + sum(field.blocked.get(a, 0) for a in self.last)

    def run(self) -> int:
        """The greatest number; `exact` tells whether it is certain."""
        best: dict[Key, int] = {((0,) * len(self.counted), 0, False): 0}
        for b in self.blockers:
            best = self.with_blocker(best, b)
            self.to_come -= self.at_most(b)
            for a in self.counted:
                if self.last.get(a) == b:
                    best = self.close(best, a)
                    self.to_come -= self.field.blocked.get(a, 0)
            best = {key: w for key, w in best.items() if w + self.to_come >= self.goal}
            if len(best) > self.bound:
                self.exact = False
                best = dict(heapq.nlargest(self.bound, best.items(), key=self.promise))
        return max((w for (_, total, lonely), w in best.items() if not (lonely and total < 2)), default=0)

    def relevant(self) -> list[ObjectId]:
        """The creatures that could matter, those near each other that could block the same attackers."""
        f = self.field
        useful = [
            b
            for b, able in f.pairs.items()
            if b not in f.costly
            and (f.lonely or f.anything.get(b) or any(f.that.get((b, a)) for a in able) or any(a in self.place for a in able))
        ]
        return sorted(useful, key=lambda b: [f.attackers.index(a) for a in f.pairs[b]])

    def at_most(self, b: ObjectId) -> int:
        """No more requirements than this could a creature obey by blocking."""
        weights = sorted((self.field.that.get((b, a), 0) for a in self.field.pairs[b]), reverse=True)
        return self.field.anything.get(b, 0) + sum(weights[: self.field.capacity[b]])

    def promise(self, item: tuple[Key, int]) -> tuple[int, int]:
        """How good a combination looks: what is obeyed, what will be if nothing more happens, what is half done."""
        (counts, _, _), w = item
        done = half = 0
        for a, n in zip(self.counted, counts, strict=True):
            if n:
                fits = n >= self.field.least.get(a, 1)
                done += self.field.blocked.get(a, 0) if fits else 0
                half += not fits
        return w + done, -half

    def with_blocker(self, best: dict[Key, int], b: ObjectId) -> dict[Key, int]:
        """After one more creature has been considered, with every set of attackers that it could block."""
        f, limit = self.field, self.field.limit
        capacity = len(f.pairs[b]) if f.capacity[b] is None else f.capacity[b]
        more = [{key: w for key, w in best.items() if limit is None or key[1] < limit}]
        more += [{} for _ in range(min(capacity or 0, len(f.pairs[b])))]
        for a in f.pairs[b]:
            for used in range(len(more) - 2, -1, -1):
                self.add_pair(more[used], more[used + 1], b, a)
        out = dict(best)
        for sums in more[1:]:
            for (counts, total, lonely), w in sums.items():
                key = (counts, min(total + 1, self.enough), lonely or b in f.lonely)
                out[key] = max(out.get(key, -1), w + f.anything.get(b, 0))
        return out

    def add_pair(self, before: dict[Key, int], after: dict[Key, int], b: ObjectId, a: ObjectId) -> None:
        """Let a creature block this attacker too, in all combinations where it can."""
        weight, i = self.field.that.get((b, a), 0), self.place.get(a)
        for key, w in before.items():
            counts, total, lonely = key
            if i is not None and counts[i] < self.cap[i]:
                key = ((*counts[:i], counts[i] + 1, *counts[i + 1 :]), total, lonely)
            elif i is not None and a in self.field.most:
                continue
            if after.get(key, -1) < w + weight:
                after[key] = w + weight

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


NARROW = 200
"""Combinations kept in a first, quick search, which mostly obeys all that could be obeyed at best."""


@rule("509.1c")
def most_obeyed(g: Game, field: Field, bound: int = 10_000) -> int:
    """The most requirements that could be obeyed without disobeying a restriction and without paying a cost to block.

    Exact as long as at most `bound` combinations of numbers of blockers must be kept apart at a time. Only attackers
    count for them that have a least or greatest number of blockers or must be blocked, from the first to the last
    creature that could block them; eight such attackers with menace, all of which all creatures could block, make at
    most 6,561. Beyond it the best combinations are followed, so the result may be too small, and a declaration be
    accepted that obeys fewer than it could."""
    if not (field.anything or field.that or field.blocked):
        return 0
    quick = Search(field, min(NARROW, bound))
    ideal = quick.to_come
    found = quick.run()
    if quick.exact or found == ideal:
        return found
    return max(found, Search(field, bound, found).run())
