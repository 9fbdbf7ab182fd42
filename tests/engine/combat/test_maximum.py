"""508.1d, 509.1c: the most requirements that could be obeyed, against trying everything."""

from __future__ import annotations

import random
import time
from itertools import chain, combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st
from judgecall.engine.derive.game import Game
from judgecall.engine.editions import PINNED
from judgecall.engine.rules import cr508_1_field as attack
from judgecall.engine.rules import cr508_1d_maximum as most_attack
from judgecall.engine.rules import cr509_1_field as block
from judgecall.engine.rules import cr509_1c_maximum as most_block
from judgecall.engine.state.game_state import State, Turn
from judgecall.engine.terms.steps import Step

PLAYERS = ("B", "C", "D")
DEFENDERS = (*PLAYERS, 100, 101)
NOBODY = Game(State(players={}, order=(), turn=Turn(number=1, active="A", step=Step.DECLARE_ATTACKERS)), PINNED)


def subset(draw: st.DrawFn, of: tuple, least: int = 0) -> tuple:
    return tuple(draw(st.lists(st.sampled_from(of), min_size=least, max_size=len(of), unique=True))) if of else ()


REQUIREMENTS = st.one_of(
    st.just(attack.Requirement()),
    st.sampled_from(PLAYERS).map(lambda p: attack.Requirement(whom=(p,))),
    st.sampled_from(PLAYERS).map(lambda p: attack.Requirement(not_whom=(p,))),
)


@st.composite
def attack_fields(draw: st.DrawFn) -> attack.Field:
    creatures = tuple(range(1, draw(st.integers(1, 4)) + 1))
    pairs = {c: subset(draw, DEFENDERS, 1) for c in creatures}
    all_pairs = tuple((c, d) for c, ds in pairs.items() for d in ds)
    return attack.Field(
        player="A",
        defenders=DEFENDERS,
        pairs=pairs,
        costly=frozenset(subset(draw, all_pairs[:5])),
        requirements={c: tuple(draw(st.lists(REQUIREMENTS, max_size=3))) for c in subset(draw, creatures)},
        lonely=frozenset(subset(draw, creatures)),
        limit=draw(st.one_of(st.none(), st.integers(0, 4))),
        limits={p: draw(st.integers(0, 2)) for p in subset(draw, PLAYERS)},
    )


def every_attack(field: attack.Field) -> int:
    best = 0
    creatures = tuple(field.pairs)
    for chosen in product(*[(None, *field.pairs[c]) for c in creatures]):
        declared = {c: d for c, d in zip(creatures, chosen, strict=True) if d is not None}
        if any((c, d) in field.costly for c, d in declared.items()):
            continue
        if len(declared) == 1 and set(declared) <= field.lonely:
            continue
        if field.limit is not None and len(declared) > field.limit:
            continue
        if any(list(declared.values()).count(p) > n for p, n in field.limits.items()):
            continue
        best = max(best, sum(r.obeyed(declared.get(c)) for c in creatures for r in field.requirements.get(c, ())))
    return best


@given(attack_fields())
@settings(max_examples=300, deadline=None)
def test_most_requirements_to_attack(field: attack.Field) -> None:
    assert most_attack.most_obeyed(NOBODY, field) == every_attack(field)


def blocks_fields(blockers: int, attackers: int) -> st.SearchStrategy[block.Field]:
    @st.composite
    def make(draw: st.DrawFn) -> block.Field:
        them = tuple(range(50, 50 + draw(st.integers(1, attackers))))
        us = tuple(range(1, draw(st.integers(1, blockers)) + 1))
        pairs = {b: subset(draw, them, 1) for b in us}
        all_pairs = tuple((b, a) for b, able in pairs.items() for a in able)
        few = st.integers(1, 2)
        return block.Field(
            player="B",
            attackers=them,
            pairs=pairs,
            capacity={b: draw(st.sampled_from((1, 1, 1, 2, None))) for b in us},
            costly=frozenset(b for b in us if draw(st.integers(0, 5)) == 0),
            anything={b: draw(few) for b in subset(draw, us)},
            that={p: draw(few) for p in subset(draw, all_pairs[:6])},
            blocked={a: draw(few) for a in subset(draw, them)},
            least={a: draw(st.integers(2, 3)) for a in subset(draw, them)},
            most={a: draw(few) for a in subset(draw, them)},
            lonely=frozenset(subset(draw, us)),
            limit=draw(st.one_of(st.none(), st.none(), st.integers(0, 3))),
        )

    return make()


def every_block(field: block.Field) -> int:
    best = 0
    us = [b for b in field.pairs if b not in field.costly]
    ways = []
    for b in us:
        able, n = field.pairs[b], field.capacity[b]
        most = len(able) if n is None else min(n, len(able))
        ways.append(tuple(chain.from_iterable(combinations(able, k) for k in range(most + 1))))
    for chosen in product(*ways):
        declared = {b: k for b, k in zip(us, chosen, strict=True) if k}
        counts = {a: sum(a in k for k in declared.values()) for a in field.attackers}
        if len(declared) == 1 and set(declared) <= field.lonely:
            continue
        if field.limit is not None and len(declared) > field.limit:
            continue
        if any(n and (n < field.least.get(a, 0) or n > field.most.get(a, n)) for a, n in counts.items()):
            continue
        obeyed = sum(field.anything.get(b, 0) for b in declared)
        obeyed += sum(field.that.get((b, a), 0) for b, k in declared.items() for a in k)
        obeyed += sum(w for a, w in field.blocked.items() if counts[a])
        best = max(best, obeyed)
    return best


@given(blocks_fields(4, 3))
@settings(max_examples=500, deadline=None)
def test_most_requirements_to_block(field: block.Field) -> None:
    assert most_block.most_obeyed(NOBODY, field) == every_block(field)


def big(blockers: int, attackers: int, reach: int) -> block.Field:
    """A board on which each creature could block some neighbouring attackers, half of which have menace."""
    chance = random.Random(7)
    them = tuple(range(1000, 1000 + attackers))
    pairs = {}
    for b in range(blockers):
        start = b * attackers // blockers
        pairs[b] = tuple(them[(start + i) % attackers] for i in range(reach))
    return block.Field(
        player="B",
        attackers=them,
        pairs={b: tuple(sorted(k)) for b, k in pairs.items()},
        capacity=dict.fromkeys(pairs, 1),
        costly=frozenset(),
        anything={b: 1 for b in pairs if chance.random() < 0.4},
        that={},
        blocked={a: 1 for a in them if chance.random() < 0.5},
        least=dict.fromkeys(them[::2], 2),
        most={},
        lonely=frozenset(),
        limit=None,
    )


def test_big_boards_take_no_long_time() -> None:
    began = time.perf_counter()
    for field in (big(12, 8, 8), big(40, 30, 3), big(30, 14, 14), big(9, 14, 14)):
        assert most_block.most_obeyed(NOBODY, field) > 0
    assert time.perf_counter() - began < 20


def test_a_bound_gives_no_more_than_the_true_maximum() -> None:
    field = big(12, 8, 8)
    exact = most_block.most_obeyed(NOBODY, field)
    assert most_block.most_obeyed(NOBODY, field, bound=5) <= exact


@given(blocks_fields(4, 3))
@settings(max_examples=200, deadline=None)
def test_the_second_search_is_exact_when_the_first_was_too_narrow(field: block.Field) -> None:
    quick = most_block.Search(field, 1).run()
    assert quick <= every_block(field)
    assert most_block.Search(field, 10_000, quick).run() == every_block(field)
