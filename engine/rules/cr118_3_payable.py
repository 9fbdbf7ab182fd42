"""Rules 118.3, 601.2g, 605.3: how a total cost can be paid: a search, with bounds, through what activating one mana ability
after another leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ..cards.lang import costs as lc
from ..derive.citation import rule
from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId
from . import cr107_4_mana as cr107
from .cr118_3_outlook import others_may_follow, types_that_could_be
from .cr118_3_trying import Outcome, look, outcomes, own_costs, replayed
from .cr118_3_wanted import UNSAID, Budget, Means, Step, Wanted
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total
from .cr605_sources import MOST_WAYS, Search, Source, is_plain, only_makes_mana, sources


class _Trying:
    """A depth-first search through games, each with one more mana ability activated than the one before."""

    def __init__(self, w: Wanted, budget: Budget) -> None:
        self.w = w
        self.budget = budget
        self.seen: set[Any] = set()
        self.enough = 0

    def run(self, g: Game) -> tuple[Step, ...] | None:
        """Steps after which all can be paid, or None."""
        if not self.enough:
            self.enough = len(self.w.needs) * (1 + sum(cost.mana_value() for cost in own_costs(g, self.w)))
            straight = self._straight_on(g)
            if straight is not None:
                return straight
        if self.w.has_all(g):
            return ()
        key = self._key(g)
        if key in self.seen or self.budget.left <= 0:
            return None
        self.seen.add(key)
        found: list[tuple[int, int, Outcome]] = []
        before = self._mana(g)
        for place, source in enumerate(self._candidates(g)):
            for outcome in outcomes(g, self.w, source.held, self.budget):
                if only_makes_mana(source.held) and not self._mana(outcome.game) - before:
                    continue
                found.append((len(self.w.left(outcome.game)), place, outcome))
                if not found[-1][0] and self.w.rest_is_there(outcome.game):
                    return (outcome.step,)
        for _, _, outcome in sorted(found, key=lambda f: f[:2]):
            rest = self.run(outcome.game)
            if rest is not None:
                return (outcome.step, *rest)
        return None

    def _straight_on(self, g: Game) -> tuple[Step, ...] | None:
        """Steps that are found without ever going back: each is the first that leaves fewer needs. What was of no use is
        tried again when nothing else is of any."""
        steps: tuple[Step, ...] = ()
        idle: set[Any] = set()
        half = self.budget.left // 2
        left = len(self.w.left(g))
        while self.budget.left > half:
            if not left:
                return steps if self.w.rest_is_there(g) else None
            ordered = sorted(self._candidates(g), key=lambda s: _kind_of(g, s) in idle)
            for source in ordered:
                outcome = next(outcomes(g, self.w, source.held, self.budget), None)
                fewer = len(self.w.left(outcome.game)) if outcome is not None else left
                if outcome is not None and fewer < left:
                    g, left, steps = outcome.game, fewer, (*steps, outcome.step)
                    break
                idle.add(_kind_of(g, source))
            else:
                return None
        return None

    def _candidates(self, g: Game) -> Iterator[Source]:
        seen: set[Any] = set()
        for s in sources(g, self.w.p.player, lambda h: not may_use(self.w, h)):
            key = (look(g, s.held.object), s.held.place, s.held.number)
            if key not in seen:
                seen.add(key)
                yield s

    def _mana(self, g: Game) -> Counter[Any]:
        """The mana of the pool as far as there can be a use for it."""
        kinds = Counter[Any]()
        for u, n in self.w.kinds(g, self.enough).items():
            kind = (u.type, u.snow, u.only_for, u.not_for)
            kinds[kind] = min(self.enough, kinds[kind] + n)
        return kinds

    def _key(self, g: Game) -> Any:
        objects = g.state.objects
        permanents = tuple((i, objects[i].tapped, tuple(objects[i].counters.items())) for i in g.view.battlefield())
        return frozenset(self._mana(g).items()), permanents, g.state.players[self.w.p.player].life


def _kind_of(g: Game, s: Source) -> Any:
    return g.view.chars(s.held.object).name, s.held.place, s.held.number


def may_use(w: Wanted, h: Held) -> bool:
    """Whether a mana ability may be activated for this cost: none that is being activated already (605.3c)."""
    return h.key not in w.p.busy and (w.means.only is None or h.object in w.means.only)


def _as_said(g: Game, w: Wanted, budget: Budget) -> tuple[tuple[Step, ...] | None, bool]:
    """A plan that takes each mana ability at its word and has stood a trial; and whether, without one, there is none."""
    own = _own_source_is_used(w)
    free = sources(g, w.p.player, lambda h: not may_use(w, h) or (h.object == w.p.source and own) or h.object in _needed(w))
    usable = tuple(s for s in free if all(cr107.may_be_spent_on(g, u, w.p.sid) for way in s.ways for u in way))

    def can(unit: ManaUnit, need: str) -> bool:
        return cr107.pays(g, unit, need, w.freedom)

    found = None
    needs: tuple[str, ...] = ()
    search = Search(can)
    for aided in range(min(w.most, len(w.needs)) + 1):
        needs = w.left(_without_pool(g, w)) if not aided else needs[:-1]
        found = search.run(tuple(needs), tuple(w.pool(g)), usable)
        if found is not None:
            break
    if found is not None:
        steps: list[Step] = []
        there = g
        for way in found[0]:
            outcome = next(outcomes(there, w, way.held, budget, way.types), None)
            if outcome is None:
                break
            there, steps = outcome.game, [*steps, outcome.step]
        if len(steps) == len(found[0]) and w.has_all(there):
            return tuple(steps), True
        return None, False
    known = search.left > 0 and w.most == 0 and not others_may_follow(g, w.p.player)
    return None, known and _is_all_plain(g, w, usable, free, budget)


def _without_pool(g: Game, w: Wanted) -> Game:
    players = {**g.state.players, w.p.player: replace(g.state.players[w.p.player], mana=())}
    return g.with_state(replace(g.state, players=players))


def _needed(w: Wanted) -> frozenset[ObjectId]:
    """What is tapped for something else, and so makes no mana."""
    return w.means.untapped | {o for said in w.means.used.values() for o in said}


def _own_source_is_used(w: Wanted) -> bool:
    """Whether other parts of the cost tap the source or move it away."""
    own = (lc.TapSelf, lc.UntapSelf)
    return any(
        isinstance(x, own) or (isinstance(x, lc.SacrificeCost | lc.ReturnCost) and x.what is None) or getattr(x, "self_", False)
        for x in w.parts
    )


def _is_all_plain(g: Game, w: Wanted, usable: Sequence[Source], free: Sequence[Source], budget: Budget) -> bool:
    """Whether the quick search knew all: each mana ability does just what it says."""
    if len(usable) < len(free):
        return False
    seen: set[Any] = set()
    for s in usable:
        if not is_plain(s.held) or len(s.ways) >= MOST_WAYS:
            return False
        if s.looks in seen:
            continue
        seen.add(s.looks)
        for way in s.ways[:1]:
            before = Counter(u.type for u in g.state.players[w.p.player].mana)
            outcome = next(outcomes(g, w, s.held, budget, tuple(u.type for u in way)), None)
            if outcome is None:
                return False
            after = Counter(u.type for u in outcome.game.state.players[w.p.player].mana)
            if after - before != Counter(u.type for u in way):
                return False
    return True


def _lacks_a_type(g: Game, w: Wanted) -> bool:
    """Whether something is wanted that no mana in the pool and none that could be made can pay for."""
    found = types_that_could_be(g, w.p.player)
    if found is None or "S" in w.needs or w.means.used:
        return False
    units = [*w.pool(g), *map(ManaUnit, found)]
    return any(not any(cr107.pays(g, u, need, w.freedom) for u in units) for need in dict.fromkeys(w.left(g)))


@rule("118.3", "601.2g", "605.3", "702.51a", "702.66a", "702.126a")
def way_to_pay(
    g: Game, p: Proposal, total: Total, means: Means = UNSAID, budget: Budget | None = None, deep: bool = True
) -> tuple[Step, ...] | None:
    """Mana abilities after which a total cost can be paid, none of them in vain; None when none are found. What was said to
    pay pays; of other objects as few as will do are used rather than mana. `deep`: whatever it takes to find them."""
    budget = budget if budget is not None else Budget()
    w = Wanted(g, p, total, means, 0)
    if not w.needs or w.has_all(g):
        return () if w.rest_is_there(g) else None
    others = len(w._objects(g)[1])
    if not others and _lacks_a_type(g, w):
        return None
    for most in dict.fromkeys((0, min(others, len(w.needs)))):
        w = Wanted(g, p, total, means, most)
        found, certain = _as_said(g, w, budget)
        if found is None and deep and not certain:
            found = () if w.has_all(g) else _Trying(w, budget).run(g)
        if found is not None:
            return trimmed(g, w, found, budget)
    return None


def trimmed(g: Game, w: Wanted, steps: tuple[Step, ...], budget: Budget) -> tuple[Step, ...]:
    """The steps without those that can be left out."""
    end = replayed(g, w, steps)
    if end is None or len(w.needs) >= len(end.state.players[w.p.player].mana) + sum(map(len, w.means.used.values())):
        return steps
    for i in reversed(range(len(steps))):
        fewer = (*steps[:i], *steps[i + 1 :])
        budget.left -= 1
        there = replayed(g, w, fewer)
        if there is not None and w.has_all(there):
            steps = fewer
    return steps
