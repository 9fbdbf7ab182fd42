"""Characteristics that are carried on from one state to the next are those that would be derived anew."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from judgecall.engine.derive.cr613_layers import derive, elsewhere, plain
from judgecall.engine.session import Session

sys.path.insert(0, str(Path(__file__).parent))
from random_player import answer  # beside this file
from test_random_games import game


@pytest.mark.parametrize("seed", range(100, 112))
def test_carried_characteristics(seed: int) -> None:
    g = game(seed, 2 + seed % 3)
    session = Session(g)
    session.start()
    rng = random.Random(seed)
    for _ in range(150):
        if session.choice is None:
            break
        session.send(answer(g, session.choice, rng))
        derived, _needs = derive(g, g.state, elsewhere(g, g.state.objects.values()))
        for oid in g.state.objects:
            fresh = derived.get(oid) or plain(g, g.state.objects[oid])
            assert g.view.chars(oid) == fresh, g.view.obj(oid)
