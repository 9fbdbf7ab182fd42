"""How payments are answered: as announced, or by the engine's own means (601.2g-h)."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...engine.cards.lang import costs as lc
from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.events import changes as ch
from ...engine.events import course as co
from ...engine.events import zones as zo
from ...engine.rules import cr107_4_mana as cr107
from ...engine.rules import cr118_3_settling as settling
from ...engine.rules import cr118_costs as cr118
from ...engine.rules import cr601_2h_paying as aiding
from ...engine.rules.cr118_3_settling import Settled
from ...engine.rules.cr118_3_wanted import Means, Step
from ...engine.terms.mana import mana_cost
from .. import port
from . import mana_solver

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


AIDS = frozenset(a.name for a in aiding.AIDS)
"""The keywords by which objects are used rather than mana."""


class Paying:
    """The payments of one action. ``by_default``: the suite leaves the mana to us."""

    def __init__(self) -> None:
        self.by_default = False
        self.payment: port.Payment | None = None
        self.found: dict[str, list[int]] = {}
        self.plans: dict[int, tuple[Any, list[Step]]] = {}
        """What is still to be activated for each cost in the course of being paid: the plan is made once."""
        self.answers: tuple[Any, list[Any]] = (None, [])
        """For which cost a mana ability is being activated, and what is to be answered meanwhile."""
        self.settled: dict[int, tuple[Any, Settled | None]] = {}
        self.reductions = 0

    def announce(self, t: Table, payment: port.Payment | None) -> None:
        """Take over how a scenario says that it is paid. Raises NotFound."""
        self.payment = payment
        if payment is not None:
            for field in ("from_", "untaps", *dict.fromkeys(COSTS.values())):
                refs = getattr(payment, field)
                if refs:
                    self.found[field] = [t.refs.find(t.game, r) for r in refs]

    def said(self, t: Table, c: Choice) -> Said | None:
        """The answer that follows from what was announced, or from the suite's leave to pay by own means."""
        from .table import Said

        planned = self._within_activation(t.game, c)
        if planned is not None:
            return Said(planned)
        if c.kind != "payment":
            return None
        answer = self._announced(t, c)
        if answer is None and self.by_default and not _of_objects(c):
            answer = self.default(t, c)
        return Said(answer) if answer is not None else None

    def _within_activation(self, g: Game, c: Choice) -> Any:
        """What the plan answers as the mana ability is activated that it has chosen."""
        p, answers = self.answers
        if c.about == "mana abilities" and c.data["proposal"] is p:
            self.answers = (None, [])
            return None
        if not answers or c.refusal(answers[0]) is not None:
            return None
        answer = answers.pop(0)
        if c.about in COSTS:
            self._use(g, COSTS[c.about], answer)
        return answer

    # --- as announced ---

    def _announced(self, t: Table, c: Choice) -> Any:
        if self.payment is None:
            return None
        if c.about in COSTS:
            return self._named_objects(t.game, c)
        if c.about == "mana abilities" and self.found.get("from_"):
            return self._named_source(t.game, c)
        if c.about == "phyrexian" and self.payment.life and "life" in (c.options or ()):
            self.payment = replace(self.payment, life=self.payment.life - 1)
            return ("life",)
        if c.about == "mana" and self.payment.mana:
            return self._named_mana(c)
        return None

    def _named_objects(self, g: Game, c: Choice) -> Any:
        field = COSTS[c.about]
        if field not in self.found:
            return None
        named = self._present(g, field)
        if c.about in AIDS:
            named = list(self._aids_of(g, c.data["proposal"], c.data["proposal"].parts).get(c.about, ()))
        others = c.data.get("others", ())
        fitting = [o for o in c.options or () if o in named]
        picked = tuple(sorted(fitting, key=lambda o: sum(o in found for found in others)))[: c.most]
        if len(picked) < c.least:
            return None
        self._use(g, field, picked)
        return picked

    def _present(self, g: Game, field: str) -> list[int]:
        self.found[field] = [_now(g, o) for o in self.found.get(field, ())]
        return self.found[field]

    def _use(self, g: Game, field: str, picked: Sequence[int]) -> None:
        if field in self.found:
            self.found[field] = [o for o in self._present(g, field) if o not in picked]

    def _named_source(self, g: Game, c: Choice) -> Any:
        """An ability of one of the named sources: as the plan has it that takes mana from these only; else in their
        order."""
        named = self.found["from_"]
        steps = mana_solver.plan_for(g, c, self.means(g, c, only=frozenset(named)))
        for step in steps or ():
            if step.held.object in named and step.held in (c.options or ()):
                named.remove(step.held.object)
                return self._activate(c, step)
        for oid in list(named):
            held = [h for h in c.options or () if h.object == oid]
            if held:
                named.remove(oid)
                planned = next((s for s in mana_solver.plan_for(g, c, self.means(g, c)) or () if s.held in held), None)
                return self._activate(c, planned) if planned is not None else (held[0],)
        return None

    def _named_mana(self, c: Choice) -> Any:
        """The mana that was named, and whatever else pays the rest."""
        from .table import Misfit

        assert self.payment is not None
        wanted = Counter(s.text for s in mana_cost(self.payment.mana).symbols)
        size = len(c.data["default"])
        for units in combinations(c.data["pool"], size):
            if not wanted - Counter(u.type for u in units) and c.refusal(units) is None:
                return units
        raise Misfit(f"{self.payment.mana} of the pool can't pay this", "118.3")

    # --- what was named, for a plan ---

    def means(self, g: Game, c: Choice, only: frozenset[int] | None = None) -> Means:
        """What was said about how the cost is paid that is just paid for."""
        p = c.data["proposal"]
        parts = tuple(i.part for i in c.data["total"].items) if "total" in c.data else tuple(i.part for i in p.items)
        used = self._aids_of(g, p, parts)
        aiding_ones = {o for named in used.values() for o in named}
        left = {f: frozenset(self._present(g, f)) - aiding_ones for f in COSTS.values()}
        kept: set[int] = set()
        untapped: set[int] = set()
        for part in parts:
            field = COSTS.get(_verb(part), "")
            kept |= left.get(field, frozenset())
            untapped |= left["taps"] if field == "taps" else set()
        preferred = frozenset(o for named in left.values() for o in named if o not in kept)
        return Means(used, frozenset(kept), frozenset(untapped), only, preferred)

    def _aids_of(self, g: Game, p: Any, parts: Sequence[lc.CostPart]) -> dict[str, tuple[int, ...]]:
        """The objects that were named to be used rather than mana: those that no other part of the cost takes."""
        out: dict[str, tuple[int, ...]] = {}
        for field in ("taps", "exiles"):
            named = list(self._present(g, field)) if field in self.found else []
            for part in parts:
                if COSTS.get(_verb(part)) == field and getattr(part, "total_power", None) is None:
                    fit = [o for o in named if o in cr118.candidates(g, p, part)][-cr118.needed(g, p, part) :]
                    named = [o for o in named if o not in fit]
            for aid, options in aiding.aids(g, p):
                mine = tuple(o for o in named if o in options)
                if COSTS[aid.name] == field and mine:
                    out[aid.name] = mine
                    named = [o for o in named if o not in mine]
        return out

    def unused(self, g: Game, began: int) -> str | None:
        """What was named to pay with and paid for nothing since an action began, in words, or None."""
        words = {"taps": "tap", "untaps": "untap", "from_": "sources"}
        for field, named in self.found.items():
            happened = _done_to(g, field, began)
            idle = [o for o in named if o not in happened]
            if idle:
                word = words.get(field, field.removesuffix("s"))
                names = ", ".join(g.view.chars(o).name or "it" for o in idle)
                return f"the row {word!r} names {names}, which pays nothing here (601.2h)"
        if self.payment is None:
            return None
        spent: Counter[str] = Counter(u.type for _, e in g.latest(ch.SpendMana, began) for u in e.units)
        if Counter(s.text.strip("{}") for s in mana_cost(self.payment.mana).symbols) - spent:
            paid = "".join(f"{{{m}}}" for m in sorted(spent.elements())) or "none"
            return (
                f"the row 'mana' names {self.payment.mana}, and the mana spent is {paid} (601.2h); the row 'sources' names "
                "what it is to come from"
            )
        if self.payment.life:
            return f"the row 'life' names {2 * self.payment.life} life that no Phyrexian symbol takes (107.4f)"
        return None

    # --- by own means ---

    def default(self, t: Table, c: Choice) -> Any:
        """A payment that the rest of the cost leaves possible, or any when there is none."""
        planned = self._within_activation(t.game, c)
        if planned is not None:
            return planned
        match c.about:
            case "mana abilities":
                return self._planned(t.game, c)
            case "order of costs":
                return _feeding(c)
            case "hybrid" | "phyrexian":
                return self._symbol(t.game, c)
            case "reduction":
                return self._reduction(t.game, c)
            case "mana":
                return c.data["default"]
            case "convoke" | "improvise" | "delve":
                return _fewest(c)
        return tuple(c.options or ())[: c.least]

    def _planned(self, g: Game, c: Choice) -> Any:
        """The next mana ability to activate, as planned when the first one was asked for."""
        p = c.data["proposal"]
        if id(p) not in self.plans:
            self.plans[id(p)] = (p, list(mana_solver.plan_for(g, c, self.means(g, c)) or ()))
        steps = self.plans[id(p)][1]
        if not steps:
            return ()
        step = steps.pop(0)
        if step.held not in (c.options or ()):
            del self.plans[id(p)]
            return ()
        return self._activate(c, step)

    def _activate(self, c: Choice, step: Step) -> Any:
        self.answers = (c.data["proposal"], list(step.answers))
        return (step.held,)

    def _symbol(self, g: Game, c: Choice) -> Any:
        """How to pay the next such symbol, so that all of them together can be paid."""
        p = c.data["proposal"]
        if c.data.get("increase"):
            return self._reduction(g, c)
        settled = self._settled(g, c)
        return (settled.picks[len(p.picks)],) if settled is not None else tuple(c.options or ())[:1]

    def _settled(self, g: Game, c: Choice) -> Settled | None:
        p = c.data["proposal"]
        known = self.settled.get(id(p))
        if known is None or (known[1] is not None and known[1].picks[: len(p.picks)] != p.picks):
            known = self.settled[id(p)] = (p, self._settle_as_said(g, c))
        return known[1]

    def _settle_as_said(self, g: Game, c: Choice) -> Settled | None:
        """How the symbols can be paid: with the named sources alone, if they can, and with the named mana; else in any
        way."""
        named = frozenset(self.found.get("from_", ()))
        for only in (named, None) if named else (None,):
            means = self.means(g, c, only)
            for picks in self._picks_of_the_named_mana(c):
                p = copy.copy(c.data["proposal"])
                p.picks = (*p.picks, picks)
                settled = settling.settle(g, p, means)
                if settled is not None:
                    return settled
            settled = mana_solver.settle(g, c, means)
            if settled is not None:
                return settled
        return None

    def _picks_of_the_named_mana(self, c: Choice) -> list[str]:
        """What is paid for a symbol where the mana that was named says so."""
        named = mana_cost(self.payment.mana).symbols if self.payment is not None and self.payment.mana else ()
        texts = {s.text for s in named}
        return [o for o in c.options or () if o in texts]

    def _reduction(self, g: Game, c: Choice) -> Any:
        settled = self._settled(g, c)
        place, self.reductions = self.reductions, self.reductions + 1
        if settled is None or place >= len(settled.reductions):
            return tuple(c.options or ())[:1]
        return settled.reductions[place]


def _verb(part: Any) -> str:
    """What is done to objects that pay a part of a cost."""
    return cr118.verb_of(part)


def _done_to(g: Game, field: str, began: int) -> set[int]:
    """The objects to which that was done which a field names."""
    done: set[int] = set()
    for entry in g.log[began:]:
        match entry.event:
            case ch.TapIt(object=o) if field == "taps":
                done.add(o)
            case ch.UntapIt(object=o) if field == "untaps":
                done.add(o)
            case co.AbilityActivated(ability_source=o, mana_ability=True) if field == "from_":
                done.add(o)
            case zo.Reveal(objects=objects) if field == "reveals":
                done.update(objects)
            case zo.Move(object=int(o)) if field in _MOVED_TO:
                done.add(o)
    return done


_MOVED_TO = frozenset({"sacrifices", "discards", "exiles", "returns"})


def _fewest(c: Choice) -> Any:
    """The fewest objects that, with the pool, pay the cost; else as many as can be used."""
    options = c.options or ()
    aid, used, pool = c.data["aid"], c.data["used"], [aiding.Token(None, 0, u) for u in c.data["pool"]]
    for n in range(min(len(options), c.most) + 1):
        for picked in islice(combinations(options, n), 60):
            tokens = [*used, *(aiding.Token(aid, o, None) for o in picked)]
            if c.refusal(picked) is None and cr107.match([*tokens, *pool], c.data["needs"], c.data["can"]) is not None:
                return picked
    most: tuple[Any, ...] = ()
    for o in options:
        if c.refusal((*most, o)) is None:
            most = (*most, o)
    return most


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
