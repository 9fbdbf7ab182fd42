"""Combats of two to six players with random boards and random answers: none gets stuck, and all damage is accounted for."""

from __future__ import annotations

import random
from typing import Any

from fight import Fight
from harness import Table, run
from hypothesis import given, settings
from hypothesis import strategies as st
from judgecall.engine.choices import Choice
from judgecall.engine.events.changes import Damage
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.rules.cr508_attackers import declare_attackers
from judgecall.engine.rules.cr509_blockers import declare_blockers
from judgecall.engine.rules.cr510_damage import combat_damage

NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
ABILITIES = (
    *("flying", "reach", "menace", "trample", "deathtouch", "first strike", "double strike", "vigilance", "defender"),
    *("haste", "skulk", "trample over planeswalkers", "static: {parts: [can_block_more: 1]}"),
    *("static: {parts: [must_attack: {}]}", "static: {parts: [must_block: {}]}"),
    *("static: {parts: [must_be_blocked: {by_all: true}]}", "static: {parts: [attacks_as_though: unblocked]}"),
    *("static: {parts: [cant_block: {alone: true}]}", "static: {parts: [cant_attack: {alone: true}]}"),
)


def board(chance: random.Random) -> Table:
    players = NAMES[: chance.randint(2, 6)]
    table = Table(*players, active=chance.choice(players))
    for p in players:
        for _ in range(chance.randint(0, 3)):
            abilities = chance.sample(ABILITIES, chance.choice((0, 0, 1, 1, 2)))
            size = (chance.randint(0, 4), chance.randint(1, 4))
            table.creature(p, *size, *abilities, tapped=chance.random() < 0.1)
        if chance.random() < 0.3:
            table.permanent(p, "Planeswalker", name="Walker", counters={"loyalty": chance.randint(1, 4)})
    return table


def some_answer(chance: random.Random, choice: Choice) -> Any:
    """A legal answer, found by trying."""
    for _ in range(5_000):
        answer = _guess(chance, choice)
        if choice.refusal(answer) is None:
            return answer
    raise AssertionError(f"no legal answer found: {choice.kind} {choice.data}")


def _guess(chance: random.Random, choice: Choice) -> Any:
    often = chance.choice((0.2, 0.5, 0.9, 1.0))
    if choice.kind == "attack":
        return {a: chance.choice(d) for a, d in choice.data["attackers"].items() if chance.random() < often}
    if choice.kind == "block":
        most = choice.data["capacity"]
        return {
            b: tuple(chance.sample(a, min(len(a), chance.randint(1, most[b] or len(a)))))
            for b, a in choice.data["blockers"].items()
            if chance.random() < often
        }
    division = dict.fromkeys(choice.data["recipients"], 0)
    for _ in range(choice.data["amount"]):
        division[chance.choice(choice.data["recipients"])] += 1
    return division


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_any_combat(seed: int) -> None:
    chance = random.Random(seed)
    fight = Fight(board(chance))
    g = fight.g

    def answering(procedure: Any) -> None:
        try:
            choice = next(procedure)
            while True:
                choice = procedure.send(some_answer(chance, choice))
        except StopIteration:
            pass

    answering(declare_attackers(g))
    if combat.should_skip_blocks(g):
        return
    answering(declare_blockers(g))
    attackers = dict(g.state.combat.attackers)
    assert all(k.blocked is not None for k in attackers.values())
    steps = (True, False) if fight.two_steps() else (False,)
    for first in steps:
        powers = {o: g.view.chars(o).power or 0 for o in (*attackers, *g.state.combat.blockers)}
        before = len(fight.happened(Damage))
        answering(combat_damage(g, first))
        dealt: dict[int, int] = {}
        for e in fight.happened(Damage)[before:]:
            dealt[e.dealer] = dealt.get(e.dealer, 0) + e.amount
        assert all(n == powers[o] for o, n in dealt.items())  # 510.1a
    run(combat.end_combat(g))
