"""The pytest fixture that the steps of one scenario share, and the hook by which an error knows its step."""

from __future__ import annotations

from typing import Any

import pytest

from ..adapters.port import Engine, EngineInfo
from .game import Game
from .names import CardSource
from .outcomes import Refusal
from .phrases import PLACE, Place

REFUSALS = pytest.StashKey[list[Refusal]]()
"""Why what a scenario says to be illegal was."""


@pytest.fixture
def game(request: pytest.FixtureRequest, engine: Engine, engine_info: EngineInfo, cards: CardSource, edition: str) -> Game:
    """The game of one scenario."""
    made = Game(engine, engine_info, cards, edition, seed_text=request.node.name)
    request.node.stash[REFUSALS] = made.refusals
    made.place = lambda: request.node.stash.get(PLACE, None)
    return made


def pytest_bdd_before_step(request: pytest.FixtureRequest, feature: Any, step: Any) -> None:
    """Remember where the step stands."""
    text = f"{step.keyword} {step.name}"
    rows = tuple(row.location.line for row in step.datatable.rows) if step.datatable else ()
    request.node.stash[PLACE] = Place(feature.filename, step.line_number, text, rows)
