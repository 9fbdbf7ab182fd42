"""Rules 605.3, 601.2g: what mana abilities are said to make, and a quick search among them: it takes each at its word,
so that what it finds is to be tried out (`cr118_3_trying`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..cards.lang import costs as lc
from ..cards.lang import effects as ef
from ..cards.lang.nouns import Number
from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..kernel import hooks
from ..state.game_state import ManaUnit
from ..state.objects import PlayerId
from ..terms.mana import mana_cost
from . import cr107_4_mana as cr107
from . import cr605_mana as cr605

MOST_WAYS = 40
"""So many ways in which the mana of one ability could come out are looked at."""


class Way(NamedTuple):
    """A mana ability to activate, and the types of mana to take from it."""

    held: Held
    types: tuple[str, ...]


class Source(NamedTuple):
    """A mana ability as the search sees it. `needs`: the mana that activating it costs itself."""

    held: Held
    ways: tuple[tuple[ManaUnit, ...], ...]
    rank: tuple[int, ...]
    needs: tuple[str, ...]

    @property
    def looks(self) -> Any:
        """Sources that look the same are interchangeable."""
        ways = tuple(tuple((u.type, u.snow, u.only_for, u.not_for) for u in w) for w in self.ways)
        return ways, self.rank, self.needs


def sources(g: Game, player: PlayerId, without: Callable[[Held], bool] = lambda _: False) -> list[Source]:
    """The mana abilities that a player could activate now, the best to use first: those that cost nothing but being
    tapped, of objects that make the fewest types of mana, and little more than is needed."""
    found: list[Source] = []
    makes: dict[int, set[str]] = {}
    for held in hooks.mana_abilities.function(g, player):
        if without(held):
            continue
        ways = cr605.could_produce(g, held.ability, g.view.ctx(held.object), MOST_WAYS)
        snow = "Snow" in g.view.chars(held.object).supertypes
        effect = next((e for e in held.ability.do if isinstance(e, ef.AddMana)), None)
        only, never = getattr(effect, "only_for", None), getattr(effect, "not_for", None)
        units = tuple(tuple(ManaUnit(t, snow, only, never, held.object) for t in w) for w in ways)
        makes.setdefault(held.object, set()).update(t for w in ways for t in w)
        found.append(Source(held, units, _rank(held, ways), _own_needs(held)))
    ranked = [s._replace(rank=(s.rank[0], len(makes[s.held.object]), s.rank[1])) for s in found]
    return sorted(ranked, key=lambda s: s.rank)


def _own_needs(held: Held) -> tuple[str, ...]:
    parts = [p for p in held.ability.cost if isinstance(p, lc.Mana)]
    return tuple(n for p in parts for n in cr107.needs_of(mana_cost(p.cost)))


def _rank(held: Held, ways: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    dear = sum(not isinstance(p, lc.TapSelf) for p in held.ability.cost) + (len(held.ability.do) - 1)
    return dear, max((len(w) for w in ways), default=0)


def is_plain(held: Held) -> bool:
    """Whether it costs nothing but tapping or sacrificing the permanent itself, and adds an amount of mana that nothing
    changes: then the quick search knows all about it, as long as nothing else has a say."""
    itself = all(isinstance(p, lc.TapSelf) or (isinstance(p, lc.SacrificeCost) and p.what is None) for p in held.ability.cost)
    adds = all(isinstance(e, ef.AddMana) and isinstance(e.n, Number) for e in held.ability.do)
    return itself and adds and bool(held.ability.cost) and held.ability.modes is None and held.ability.if_ is None


def only_makes_mana(held: Held) -> bool:
    """Whether nothing comes of it but mana, and nothing is paid for it that could be of use afterwards: then it is of no use
    when it brings no mana that was wanting."""
    spends = (lc.TapSelf, lc.TapOthers, lc.Mana, lc.PayLife, lc.SacrificeCost)
    return all(isinstance(p, spends) for p in held.ability.cost) and all(isinstance(e, ef.AddMana) for e in held.ability.do)


class Search:
    """A search for a plan by trying needs one after another, the most particular first."""

    def __init__(self, can: Callable[[ManaUnit, str], bool], steps: int = 4_000) -> None:
        self.can = can
        self.left = steps
        self.failed: set[Any] = set()

    def run(
        self, needs: tuple[str, ...], pool: tuple[ManaUnit, ...], free: tuple[Source, ...]
    ) -> tuple[tuple[Way, ...], tuple[ManaUnit, ...]] | None:
        """Abilities and units for all the needs, or None."""
        if not needs:
            return (), ()
        key = (needs, pool, tuple(s.held.key for s in free))
        if key in self.failed or self.left <= 0:
            return None
        self.left -= 1
        for unit in dict.fromkeys(pool):
            if self.can(unit, needs[0]):
                found = self.run(needs[1:], _minus(pool, unit), free)
                if found is not None:
                    return found[0], (unit, *found[1])
        for source, way in self._usable(free):
            rest = tuple(s for s in free if s.held.object != source.held.object)
            before = self.run(source.needs, pool, rest) if source.needs else ((), ())
            if before is None:
                continue
            pool_after = _minus_all(pool, before[1])
            used = {s.held.object for s in before[0]}
            remaining = tuple(s for s in rest if s.held.object not in used)
            if not any(self.can(u, needs[0]) for u in way):
                continue
            found = self.run(needs, (*way, *pool_after), remaining)
            if found is not None:
                step = Way(source.held, tuple(u.type for u in way))
                return (*before[0], step, *found[0]), found[1]
        self.failed.add(key)
        return None

    def _usable(self, free: tuple[Source, ...]) -> Iterator[tuple[Source, tuple[ManaUnit, ...]]]:
        seen: set[Any] = set()
        for s in free:
            if s.looks not in seen:
                seen.add(s.looks)
                yield from ((s, way) for way in s.ways)


def _minus(pool: tuple[ManaUnit, ...], unit: ManaUnit) -> tuple[ManaUnit, ...]:
    i = pool.index(unit)
    return (*pool[:i], *pool[i + 1 :])


def _minus_all(pool: tuple[ManaUnit, ...], units: Sequence[ManaUnit]) -> tuple[ManaUnit, ...]:
    for u in units:
        if u in pool:
            pool = _minus(pool, u)
    return pool
