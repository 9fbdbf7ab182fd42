"""How payments are answered: as announced, or by the engine's own means (601.2g-h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.cards.lang import costs as lc
from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.rules import cr601_2h_paying as aiding
from ...engine.terms.mana import ManaCost, mana_cost
from .. import port
from . import mana_solver, sources

if TYPE_CHECKING:
    from .table import Said, Table

COSTS = {
    "sacrificed": "sacrifices",
    "discarded": "discards",
    "exiled": "exiles",
    "tapped": "taps",
    "returned": "returns",
    "revealed": "reveals",
    "convoke": "taps",
    "improvise": "taps",
    "delve": "exiles",
}
"""What objects pay a cost with, by the engine's verbs, and the field of an announced payment that names them."""


class Paying:
    """The payments of one action. ``by_default``: the suite leaves the mana to us."""

    def __init__(self) -> None:
        self.by_default = False
        self.payment: port.Payment | None = None
        self.found: dict[str, list[int]] = {}
        self.plans: dict[int, tuple[Any, list[mana_solver.Step]]] = {}
        """What is still to be activated for each cost in the course of being paid: the plan is made once."""
        self.types: list[str] = []
        """The types of mana that the ability just activated is to make."""
        self.hybrids = 0

    def announce(self, t: Table, payment: port.Payment | None) -> None:
        """Take over how a scenario says that it is paid. Raises NotFound."""
        self.payment = payment
        if payment is not None:
            for field in ("from_", *dict.fromkeys(COSTS.values())):
                refs = getattr(payment, field)
                if refs:
                    self.found[field] = [t.refs.find(t.game, r) for r in refs]

    def said(self, t: Table, c: Choice) -> Said | None:
        """The answer that follows from what was announced, or from the suite's leave to pay by own means."""
        from .table import Said

        if c.kind == "name/type/color" and c.about == "mana" and self.plans:
            return Said((self._type(c),))
        if c.kind != "payment":
            return None
        answer = self._announced(t, c)
        if answer is None and self.by_default and not _of_objects(c):
            answer = self.default(t, c)
        return Said(answer) if answer is not None else None

    # --- as announced ---

    def _announced(self, t: Table, c: Choice) -> Any:
        if self.payment is None:
            return None
        if c.about in COSTS:
            if COSTS[c.about] not in self.found:
                return None
            named = self.found[COSTS[c.about]] = [_now(t.game, o) for o in self.found[COSTS[c.about]]]
            picked = tuple(o for o in c.options or () if o in named)[: c.most]
            if len(picked) < c.least:
                return None
            self.found[COSTS[c.about]] = [o for o in named if o not in picked]
            return picked
        if c.about == "mana abilities":
            return self._named_source(t, c)
        if c.about == "phyrexian" and self.payment.life and "life" in (c.options or ()):
            self.payment = _less_life(self.payment)
            return ("life",)
        if c.about == "mana" and self.payment.mana:
            wanted = [s.text for s in mana_cost(self.payment.mana).symbols]
            return self._pool(c, wanted)
        return None

    def _named_source(self, t: Table, c: Choice) -> Any:
        while self.found.get("from_"):
            oid = self.found["from_"].pop(0)
            held = [h for h in c.options or () if h.object == oid]
            if held:
                return (self._by_name(t.game, c, held),)
        return None

    def _by_name(self, g: Game, c: Choice, held: list[Any]) -> Any:
        """The ability of a named source that the plan would use, or its first; the rest is planned anew."""
        planned = next((s for s in self._plan(g, c) if s.held in held), None)
        self.plans = {0: (None, [])}
        self.types = list(planned.types) if planned is not None else []
        return planned.held if planned is not None else held[0]

    def _pool(self, c: Choice, wanted: list[str]) -> Any:
        pool = sorted(c.data["pool"], key=lambda u: u.type not in wanted)
        for n in range(len(pool)):
            rotated = tuple(pool[: len(c.data["default"])]) if n == 0 else None
            if rotated is not None and c.refusal(rotated) is None:
                return rotated
        return None

    # --- by own means ---

    def default(self, t: Table, c: Choice) -> Any:
        """A payment that the rest of the cost leaves possible, or any when there is none."""
        match c.about:
            case "mana abilities":
                return self._planned(t.game, c)
            case "order of costs":
                return _feeding(c)
            case "hybrid" | "phyrexian":
                return (self._hybrid(t.game, c),)
            case "mana":
                return c.data["default"]
            case "convoke" | "improvise" | "delve":
                return self._aid(t.game, c)
        return tuple(c.options or ())[: c.least]

    def _planned(self, g: Game, c: Choice) -> Any:
        """The next mana ability to activate, as planned when the first one was asked for."""
        p = c.data["proposal"]
        if id(p) not in self.plans:
            self.plans[id(p)] = (p, self._plan(g, c))
        steps = self.plans[id(p)][1]
        if not steps:
            return ()
        step = steps.pop(0)
        if step.held not in (c.options or ()):
            del self.plans[id(p)]
            return ()
        self.types = list(step.types)
        return (step.held,)

    def _plan(self, g: Game, c: Choice) -> list[mana_solver.Step]:
        """A plan with as few objects used rather than mana as will do; no step when there is none."""
        p = c.data["proposal"]
        aids = sum(len(options) for _, options in aiding.aids(g, p))
        for aided in range(min(aids, c.data["cost"].mana_value()) + 1):
            found = mana_solver.plan(g, p, c.data["cost"], aided)
            if found is not None:
                return list(found.steps)
        return []

    def _type(self, c: Choice) -> Any:
        """The type of mana that the plan has of the ability, or any."""
        assert c.options is not None
        wanted = next((x for x in self.types if x in c.options), c.options[0])
        if wanted in self.types:
            self.types.remove(wanted)
        return wanted

    def _hybrid(self, g: Game, c: Choice) -> Any:
        """How to pay the next such symbol, so that all of them together can be paid."""
        options = c.options or ()
        cost = g.view.chars(c.source).mana_cost if c.source else None
        symbols = [s for s in (cost.symbols if cost else ()) if s.is_hybrid or s.is_phyrexian]
        place, self.hybrids = self.hybrids, self.hybrids + 1
        if place >= len(symbols) or str(symbols[place]) != c.data.get("symbol"):
            return options[0]
        for way in sources.hybrid_ways(symbols):
            if way[place] in options and self._can_pay(g, c, cost or ManaCost(), way):
                return way[place]
        return options[0]

    def _can_pay(self, g: Game, c: Choice, cost: ManaCost, way: tuple[str, ...]) -> bool:
        life = g.state.players[c.player].life
        if 2 * way.count("life") > life:
            return False
        coins = [*sources.of_pool(g, c.player, c.source), *sources.of_sources(g, c.player)]
        return sources.payable(g, sources.with_hybrids(cost, way), coins)

    def _aid(self, g: Game, c: Choice) -> Any:
        """The fewest objects that, with the pool, pay the cost."""
        options = c.options or ()
        coins = sources.of_pool(g, c.player, c.source)
        aid = next(a for a in aiding.AIDS if a.name == c.about)
        for n in range(len(options) + 1):
            picked = tuple(options[:n])
            used = [sources.Coin(frozenset(), aid=aiding.Token(aid, o, None)) for o in picked]
            if c.refusal(picked) is None and sources.payable(g, c.data["needs"], [*used, *coins]):
                return picked
        return tuple(options[: c.least])


def _now(g: Game, oid: int) -> int:
    """What an object has become that another part of the cost has moved (400.7j)."""
    while oid not in g.state.objects and oid in g.state.successor:
        oid = g.state.successor[oid]
    return oid


def _feeding(c: Choice) -> tuple[Any, ...]:
    """An order in which what some parts put into a graveyard is there for those that exile cards (601.2h)."""

    def last(i: int) -> bool:
        part = c.data["parts"][i]
        return isinstance(part, str) or isinstance(part.part, lc.ExileCost)

    return tuple(sorted(c.options or (), key=last))


def _of_objects(c: Choice) -> bool:
    from .forms import PAID_WITH

    return c.about in PAID_WITH


def _less_life(payment: port.Payment) -> port.Payment:
    from msgspec.structs import replace

    return replace(payment, life=payment.life - 1)
