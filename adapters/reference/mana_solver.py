"""Paying mana where nobody says how: a small deterministic solver beside the engine, which itself never picks.

It takes what is in the pool first, then the sources that can make the fewest types of mana, then those that make little
more than what is needed, then those that cost more than being tapped; among equals the one that came first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ...engine.cards.lang import costs as lc
from ...engine.choices import Choice
from ...engine.derive.cr602_1_held import Held
from ...engine.derive.game import Game
from ...engine.rules import cr107_4_mana as cr107
from ...engine.rules import cr602_activating as cr602
from ...engine.rules import cr605_mana as cr605
from ...engine.rules.cr601_2_proposal import Proposal
from ...engine.state.game_state import ManaUnit
from ...engine.state.objects import PlayerId
from ...engine.terms.mana import ManaCost, mana_cost

SIMPLE = (lc.TapSelf,)
"""Parts of the cost of a mana ability that cost nothing else."""


class Step(NamedTuple):
    """A mana ability to activate, and the types of mana to take from it."""

    held: Held
    types: tuple[str, ...]


class Plan(NamedTuple):
    """How a cost is paid: mana abilities to activate, in order, and the mana that pays."""

    steps: tuple[Step, ...]
    units: tuple[ManaUnit, ...]


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
    """The mana abilities that a player could activate now, the best to use first."""
    found: list[Source] = []
    makes: dict[int, set[str]] = {}
    for held in cr602.mana_abilities(g, player):
        if without(held):
            continue
        ctx = g.view.ctx(held.object)
        snow = "Snow" in g.view.chars(held.object).supertypes
        effect = next((e for e in held.ability.do if hasattr(e, "only_for")), None)
        only, never = getattr(effect, "only_for", None), getattr(effect, "not_for", None)
        ways = cr605.could_produce(g, held.ability, ctx)
        if ways and any(ways):
            units = tuple(tuple(ManaUnit(t, snow, only, never, held.object) for t in w) for w in ways)
            makes.setdefault(held.object, set()).update(t for w in ways for t in w)
            found.append(Source(held, units, _rank(held, ways), _own_needs(held)))
    ranked = [s._replace(rank=(s.rank[0], len(makes[s.held.object]), s.rank[1])) for s in found]
    return sorted(ranked, key=lambda s: s.rank)


def _own_needs(held: Held) -> tuple[str, ...]:
    parts = [p for p in held.ability.cost if isinstance(p, lc.Mana)]
    return tuple(n for p in parts for n in cr107.needs_of(mana_cost(p.cost)))


def _rank(held: Held, ways: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    dear = sum(not isinstance(p, SIMPLE) for p in held.ability.cost) + (len(held.ability.do) - 1)
    return dear, max(len(w) for w in ways)


class Search:
    """A search for a plan by trying needs one after another, the most particular first."""

    def __init__(self, can: Callable[[ManaUnit, str], bool], steps: int = 20_000) -> None:
        self.can = can
        self.left = steps
        self.failed: set[Any] = set()

    def run(
        self, needs: tuple[str, ...], pool: tuple[ManaUnit, ...], free: tuple[Source, ...]
    ) -> tuple[tuple[Step, ...], tuple[ManaUnit, ...]] | None:
        """Steps and units for all the needs, or None."""
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
                step = Step(source.held, tuple(u.type for u in way))
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


def plan(g: Game, p: Proposal, cost: ManaCost, aided: int = 0) -> Plan | None:
    """How the player of a proposal could pay a total cost with mana, or None. `aided`: so much generic mana is paid for
    by other means (convoke and its like)."""
    freedom = cr107.freedom_for(g, p.sid if p.kind == "spell" else None, p.way.any_mana_type)

    def can(unit: ManaUnit, need: str) -> bool:
        return cr107.pays(g, unit, need, freedom)

    needs = cr107.needs_of(cost)
    if aided:
        needs = needs[: len(needs) - aided]
    pool = tuple(u for u in g.state.players[p.player].mana if cr107.may_be_spent_on(g, u, p.sid))
    busy = _used_by_cost(p)
    free = sources(g, p.player, lambda h: h.key in p.busy or h.object in busy)
    usable = tuple(s for s in free if all(cr107.may_be_spent_on(g, u, p.sid) for way in s.ways for u in way))
    found = Search(can).run(needs, pool, usable)
    return None if found is None else Plan(found[0], found[1])


def _used_by_cost(p: Proposal) -> set[int]:
    """The source, when other parts of the cost tap it or move it away."""
    own = (lc.TapSelf, lc.UntapSelf)
    for item in p.items:
        part = item.part
        moves_self = isinstance(part, lc.SacrificeCost | lc.ReturnCost) and part.what is None
        if isinstance(part, own) or moves_self or getattr(part, "self_", False):
            return {p.source}
    return set()


class AutoPay:
    """Answers the choices of a payment that a scenario leaves open. One object serves one action."""

    def __init__(self, aided: int = 0) -> None:
        self.aided = aided
        self._types: list[str] = []

    def answer(self, g: Game, choice: Choice) -> Any:
        """The answer to a choice of kind `payment`, or to which mana a source makes; None when it is no such choice."""
        if choice.about == "mana" and choice.kind == "name/type/color":
            return self._color(choice)
        if choice.about == "reverse mana ability":
            return ("yes",)
        if choice.kind != "payment":
            return None
        if choice.about == "mana abilities":
            return self._abilities(g, choice)
        if choice.about == "mana":
            return choice.data["default"]
        return self._other(choice)

    def _abilities(self, g: Game, choice: Choice) -> tuple[Any, ...]:
        found = plan(g, choice.data["proposal"], choice.data["cost"], self.aided)
        if found is None or not found.steps:
            return ()
        step = found.steps[0]
        self._types = list(step.types)
        return (step.held,)

    def _color(self, choice: Choice) -> tuple[Any, ...]:
        assert choice.options is not None
        wanted = next((t for t in self._types if t in choice.options), choice.options[0])
        if wanted in self._types:
            self._types.remove(wanted)
        return (wanted,)

    def _other(self, choice: Choice) -> tuple[Any, ...]:
        """As little as is allowed, of what comes first: mana rather than life, the order in which parts are written."""
        if choice.options is None:
            return ()
        return choice.options[: choice.least]
