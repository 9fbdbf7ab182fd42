"""Rules 118.3, 601.2g, 605.3: how a total cost can be paid: mana abilities are tried out in a game apart, so that whatever
happens as one is activated counts. The search is bounded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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
from . import cr107_4_mana as cr107
from . import cr118_costs as cr118
from .cr118_3_outlook import others_may_follow, types_that_could_be
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total
from .cr601_2h_paying import Aid, Token, aid_pays, aids
from .cr605_sources import MOST_WAYS, Search, Source, is_plain, only_makes_mana, sources
from .cr733_illegal import Abandoned

ACTIVATIONS = 200
"""So many mana abilities are tried out for one cost at the most."""
OUTCOMES = 12
"""So many outcomes of one activation are looked at."""


class Step(NamedTuple):
    """A mana ability to activate, and the answers to what is asked meanwhile, in order."""

    held: Held
    answers: tuple[Any, ...]


class Means(NamedTuple):
    """What a player has said about how a cost is paid. `used`: the objects that are used rather than mana, by the name of
    the keyword; of another such keyword none is used, as far as there is mana. `kept`: objects that pay for something
    else, and stay where they are. `untapped`: those that stay untapped as well. `only`: whose mana abilities are
    activated; None: anybody's. `preferred`: what mana abilities are paid with rather than anything else."""

    used: Mapping[str, tuple[ObjectId, ...]] = {}
    kept: frozenset[ObjectId] = frozenset()
    untapped: frozenset[ObjectId] = frozenset()
    only: frozenset[ObjectId] | None = None
    preferred: frozenset[ObjectId] = frozenset()


UNSAID = Means()


class Budget:
    """How many activations may still be tried."""

    def __init__(self, left: int = ACTIVATIONS) -> None:
        self.left = left

    def spend(self) -> bool:
        """Whether there is one more."""
        self.left -= 1
        return self.left >= 0


# --- what is wanted -----------------------------------------------------------


class Wanted:
    """A total cost that is to be paid: what it needs, and who can tell whether a game has come so far. `most`: so many
    objects are used rather than mana at the most, beyond those that were named."""

    def __init__(self, g: Game, p: Proposal, total: Total, means: Means, most: int) -> None:
        self.p = p
        self.means = means
        self.most = most
        self.parts = tuple(i.part for i in total.items)
        self.needs = cr107.needs_of(total.mana) if total.mana is not None else ()
        self.freedom = cr107.freedom_for(g, p.sid if p.kind == "spell" else None, p.way.any_mana_type)

    def pool(self, g: Game) -> list[ManaUnit]:
        """The mana there is for it, of each kind no more than could be needed."""
        most = len(self.needs)
        same: dict[Any, tuple[ManaUnit, int]] = {}
        for u, n in self.kinds(g, most).items():
            kind = (u.type, u.snow, u.only_for, u.not_for)
            same[kind] = (u, min(most, n + same[kind][1] if kind in same else n))
        return [u for u, n in same.values() if cr107.may_be_spent_on(g, u, self.p.sid) for _ in range(n)]

    def kinds(self, g: Game, most: int) -> Counter[ManaUnit]:
        """The mana of the pool by kind, so many of each at the most."""
        mana = g.state.players[self.p.player].mana
        same = Counter(map(id, mana))
        counted: Counter[ManaUnit] = Counter()
        for u in {id(u): u for u in mana}.values():
            counted[u] += same[id(u)]
        return Counter({u: min(n, most) for u, n in counted.items()})

    def left(self, g: Game, extra: Sequence[ManaUnit] = ()) -> tuple[str, ...]:
        """The needs for which there is nothing yet."""

        def can(token: Token, need: str) -> bool:
            if token.unit is None:
                return aid_pays(g, token, need)
            return cr107.pays(g, token.unit, need, self.freedom)

        named, others = self._objects(g)
        tokens = [*named, *(Token(None, 0, u) for u in (*self.pool(g), *extra))]
        missing = cr107.unmatched(tokens, self.needs, can)
        if missing and others and self.most:
            fewer = cr107.unmatched([*tokens, *others], self.needs, can)
            missing = fewer if len(missing) - len(fewer) <= self.most else missing
        return missing

    def _objects(self, g: Game) -> tuple[list[Token], list[Token]]:
        """The objects that are used rather than mana as was said, and those that could be."""
        named: list[Token] = []
        others: list[Token] = []
        for aid, options in aids(g, self.p):
            said = self.means.used.get(aid.name)
            if said is not None:
                named += [Token(aid, o, None) for o in said if o in options]
            else:
                others += [Token(aid, o, None) for o in options if self._is_free(aid, o)]
        return named, others

    def _is_free(self, aid: Aid, oid: ObjectId) -> bool:
        return oid not in self.means.kept and all(oid not in said for said in self.means.used.values())

    def has_all(self, g: Game) -> bool:
        """Whether all of it can be paid in this game without a further mana ability."""
        return not self.left(g) and self.rest_is_there(g)

    def rest_is_there(self, g: Game) -> bool:
        """Whether what is not mana can be paid too, with what was named for it."""
        objects, means = g.state.objects, self.means
        if any(o not in objects for o in means.kept) or any(objects[o].tapped for o in means.untapped if o in objects):
            return False
        there = {o for _, options in aids(g, self.p) for o in options}
        if any(o not in there for said in means.used.values() for o in said):
            return False
        return not self.parts or cr118.cant_pay_all(g, self.p, self.parts) is None


# --- trying out -----------------------------------------------------------


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
    own = {t for cost in _own_costs(g, w) for s in cost.symbols for t in s.halves}
    inside = [t for t in options if t not in useful and t in own]
    return [(t,) for t in (*useful, *inside)] or [options[:1]]


def _own_costs(g: Game, w: Wanted) -> list[ManaCost]:
    """What mana abilities themselves cost of mana."""
    held = hooks.mana_abilities.function(g, w.p.player)
    return [mana_cost(p.cost) for h in held for p in h.ability.cost if isinstance(p, lc.Mana)]


def _unlike(g: Game, w: Wanted, c: Choice, n: int) -> tuple[Any, ...]:
    """The options with no more than n of those that look the same; what pays for something else comes last."""
    seen: Counter[Any] = Counter()
    out: list[Any] = []
    named = {o for said in w.means.used.values() for o in said} | w.means.untapped | w.means.kept
    for o in sorted(c.options or (), key=lambda o: (o in named, o not in w.means.preferred)):
        key = _look(g, o) if isinstance(o, int) and o in g.state.objects else o
        seen[key] += 1
        if seen[key] <= max(n, 1) or o in w.means.preferred:
            out.append(o)
    return tuple(out)


def _look(g: Game, oid: ObjectId) -> Any:
    """What tells objects apart for a payment: the same for those that are interchangeable."""
    o, c = g.state.objects[oid], g.view.chars(oid)
    bears = any(x.attached_to == oid for x in g.state.objects.values())
    abilities = tuple(id(a.ability) for a in c.abilities)
    state = (o.tapped, tuple(sorted(o.counters.items())))
    return (c.name, c.types, c.supertypes, c.colors, c.power, state, abilities, oid if bears else 0)


# --- searching -----------------------------------------------------------


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
            self.enough = len(self.w.needs) * (1 + sum(cost.mana_value() for cost in _own_costs(g, self.w)))
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
            key = (_look(g, s.held.object), s.held.place, s.held.number)
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
