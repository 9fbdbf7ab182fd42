"""Rule 118.3: what is wanted for a total cost, what has been said about how it is paid, and whether a game has come so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..derive.cr602_1_held import Held
from ..derive.game import Game
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId
from . import cr107_4_mana as cr107
from . import cr118_costs as cr118
from .cr601_2_proposal import Proposal
from .cr601_2f_total import Total
from .cr601_2h_paying import Aid, Token, aid_pays, aids

ACTIVATIONS = 200
"""So many mana abilities are tried out for one cost at the most."""


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
