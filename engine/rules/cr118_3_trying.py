"""Rules 605.3, 601.2g: mana abilities are tried out in a game apart, with the answers that are worth trying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from ..cards.lang import costs as lc
from ..choices import Choice, GameOver, IllegalAction, IllegalAnswer
from ..derive.citation import rule
from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..kernel import hooks
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId
from ..terms.mana import ManaCost, mana_cost
from .cr118_3_wanted import Budget, Step, Wanted
from .cr733_illegal import Abandoned

OUTCOMES = 12
"""So many outcomes of one activation are looked at."""


class Path:
    """The answers of one try after another, the most promising first."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.widths: list[int] = []
        self.depth = 0

    def pick(self, answers: list[Any]) -> Any:
        if self.depth == len(self.places):
            self.places.append(0)
            self.widths.append(len(answers))
        place = self.places[self.depth]
        self.depth += 1
        return answers[min(place, len(answers) - 1)]

    def next(self) -> bool:
        del self.places[self.depth :], self.widths[self.depth :]
        while self.places and self.places[-1] + 1 >= self.widths[-1]:
            self.places.pop()
            self.widths.pop()
        self.depth = 0
        if self.places:
            self.places[-1] += 1
        return bool(self.places)


class Outcome(NamedTuple):
    """A game in which a mana ability has been activated."""

    game: Game
    step: Step


def outcomes(g: Game, w: Wanted, held: Held, budget: Budget, types: Sequence[str] = ()) -> Iterator[Outcome]:
    """What activating a mana ability leads to, as its player answers in one way or another. `types`: the types of mana to
    take from it."""
    path = Path()
    for _ in range(OUTCOMES):
        if not budget.spend():
            return
        found = _try(g, w, held, path, types)
        if found is not None:
            yield found
        if types or not path.next():
            return


def _try(g: Game, w: Wanted, held: Held, path: Path, types: Sequence[str]) -> Outcome | None:
    there = g.fork()
    answers: list[Any] = []
    taken = list(types)
    made: list[ManaUnit] = []
    procedure = hooks.a_mana_ability_is_activated.function(there, w.p.player, held, w.p.busy)
    try:
        choice = next(procedure)
        while True:
            possible = _answers(there, w, choice, taken, made)
            if not possible:
                return None
            answer = path.pick(possible)
            if _is_mana_type(choice):
                made.append(ManaUnit(answer[0]))
                if answer[0] in taken:
                    taken.remove(answer[0])
            answers.append(answer)
            choice = procedure.send(answer)
    except StopIteration:
        return Outcome(there, Step(held, tuple(answers)))
    except (IllegalAction, IllegalAnswer, Abandoned, GameOver):
        return None


def _is_mana_type(c: Choice) -> bool:
    return c.kind == "name/type/color" and c.about == "mana"


def _answers(g: Game, w: Wanted, c: Choice, taken: Sequence[str], made: Sequence[ManaUnit]) -> list[Any]:
    """The answers to a choice within an activation that are worth trying."""
    if c.about == "mana abilities":
        return [()]
    if _is_mana_type(c):
        return _types(g, w, c, taken, made)
    if c.kind == "payment" and c.about == "mana":
        return payments_for_mana(g, w, c)
    if c.kind == "number":
        most = len(g.state.players[w.p.player].mana)
        return [n for n in range(most, -1, -1) if c.refusal(n) is None][:8]
    if c.options is None:
        return []
    if c.kind in ("replacement", "trigger order", "order", "random"):
        return [c.options[: max(c.least, 1)]]
    sizes = range(c.least, min(c.most, len(c.options)) + 1)
    found = (a for n in sizes for a in islice(combinations(_unlike(g, w, c, n), n), 24))
    return list(islice((a for a in found if c.refusal(a) is None), OUTCOMES))


@rule("601.2g", "605.3a")
def payments_for_mana(g: Game, w: Wanted, c: Choice) -> list[Any]:
    """Mana to pay for a mana ability itself with: first what leaves most for the cost."""
    default = c.data["default"]
    n = len(default)
    pool = [u for u, k in Counter(c.data["pool"]).items() for _ in range(min(k, n))]
    found = dict.fromkeys((default, *islice(combinations(pool, n), 200)))
    possible = list(islice((a for a in found if a == default or c.refusal(a) is None), 24))
    return sorted(possible, key=lambda a: len(w.left(_without(g, w, a))))[:6]


def _without(g: Game, w: Wanted, units: Sequence[ManaUnit]) -> Game:
    mine = g.state.players[w.p.player]
    mana = list(mine.mana)
    for u in units:
        mana.remove(u)
    return g.with_state(replace(g.state, players={**g.state.players, w.p.player: replace(mine, mana=tuple(mana))}))


def _types(g: Game, w: Wanted, c: Choice, taken: Sequence[str], made: Sequence[ManaUnit]) -> list[Any]:
    """The types of mana that are still missing, those for which there is most need first; else any one."""
    options = c.options or ()
    if taken:
        first = next((t for t in options if t in taken), options[0])
        return [(first,)]
    missing = Counter(w.left(g, made))
    useful = [t for t in options if any(t in need.split("/") for need in missing)]
    useful.sort(key=lambda t: -missing[t])
    own = {t for cost in own_costs(g, w) for s in cost.symbols for t in s.halves}
    inside = [t for t in options if t not in useful and t in own]
    return [(t,) for t in (*useful, *inside)] or [options[:1]]


def own_costs(g: Game, w: Wanted) -> list[ManaCost]:
    """What mana abilities themselves cost of mana."""
    held = hooks.mana_abilities.function(g, w.p.player)
    return [mana_cost(p.cost) for h in held for p in h.ability.cost if isinstance(p, lc.Mana)]


def _unlike(g: Game, w: Wanted, c: Choice, n: int) -> tuple[Any, ...]:
    """The options with no more than n of those that look the same; what pays for something else comes last."""
    seen: Counter[Any] = Counter()
    out: list[Any] = []
    named = {o for said in w.means.used.values() for o in said} | w.means.untapped | w.means.kept
    for o in sorted(c.options or (), key=lambda o: (o in named, o not in w.means.preferred)):
        key = look(g, o) if isinstance(o, int) and o in g.state.objects else o
        seen[key] += 1
        if seen[key] <= max(n, 1) or o in w.means.preferred:
            out.append(o)
    return tuple(out)


def look(g: Game, oid: ObjectId) -> Any:
    """What tells objects apart for a payment: the same for those that are interchangeable."""
    o, c = g.state.objects[oid], g.view.chars(oid)
    bears = any(x.attached_to == oid for x in g.state.objects.values())
    abilities = tuple(id(a.ability) for a in c.abilities)
    state = (o.tapped, tuple(sorted(o.counters.items())))
    return (c.name, c.types, c.supertypes, c.colors, c.power, state, abilities, oid if bears else 0)


def replayed(g: Game, w: Wanted, steps: Sequence[Step]) -> Game | None:
    """The game after these steps, or None when they can't be taken."""
    there = g
    for step in steps:
        if step.held not in hooks.mana_abilities.function(there, w.p.player):
            return None
        found = _replay(there, w, step)
        if found is None:
            return None
        there = found
    return there


def _replay(g: Game, w: Wanted, step: Step) -> Game | None:
    there = g.fork()
    answers = list(step.answers)
    procedure = hooks.a_mana_ability_is_activated.function(there, w.p.player, step.held, w.p.busy)
    try:
        next(procedure)
        while answers:
            procedure.send(answers.pop(0))
    except StopIteration:
        return None if answers else there
    except (IllegalAction, IllegalAnswer, Abandoned, GameOver):
        return None
    return None
