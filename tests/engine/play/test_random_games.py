"""Whatever legal choices are made, cards are conserved, nothing raises, and the same answers give the same game."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from harness import CARDS, Table
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr104_4_loops import canonical
from judgecall.engine.rules.cr500_turn import steps_after
from judgecall.engine.session import Session
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parent))
from random_player import play  # beside this file

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
NAMES = [n for n in CARDS.names() if n not in LANDS]


def game(seed: int, players: int) -> Game:
    """A game in which everybody has some lands, permanents and a hand of any cards there are."""
    rng = random.Random(seed)
    t = Table(*("Alice", "Bob", "Carol", "Dave")[:players], step=Step.UPKEEP)
    for p in t.players:
        for name in LANDS * 2:
            t.card(p, name)
        for _ in range(3):
            t.card(p, rng.choice(NAMES), Zone.HAND)
            t.card(p, rng.choice(NAMES), Zone.GRAVEYARD)
        for _ in range(4):
            t.card(p, rng.choice(NAMES), Zone.HAND)
        for _ in range(8):
            t.card(p, rng.choice([*LANDS, *NAMES]), Zone.LIBRARY)
    g = t.game()
    g.become(replace(g.state, turn=replace(g.state.turn, plan=steps_after(Step.UPKEEP))))
    return g


def cards_of(g: Game) -> dict[str, int]:
    """How many cards of each player are in the game."""
    out = dict.fromkeys(g.state.order, 0)
    for o in g.state.objects.values():
        if o.kind == "card":
            out[o.owner] += 1
    return out


@pytest.mark.parametrize("seed", range(24))
def test_random_games(seed: int) -> None:
    players = 2 + seed % 3
    g = game(seed, players)
    before = cards_of(g)
    session = Session(g)
    session.start()
    answers = play(session, random.Random(seed), 150)
    after = cards_of(g)
    left = {p for p, s in g.state.players.items() if s.left}
    assert {p: n for p, n in after.items() if p not in left} == {p: n for p, n in before.items() if p not in left}
    in_zones = [o for ids in g.state.zones.values() for o in ids]
    assert sorted(in_zones) == sorted(g.state.objects)
    again = game(seed, players)
    other = Session(again)
    other.start()
    for a in answers:
        other.send(a)
    assert canonical(again.state) == canonical(g.state)
