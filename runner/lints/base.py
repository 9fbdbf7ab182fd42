"""What a lint finds, and what it looks at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ..errors import BadFeature
from ..facts import RulesIndex, Ruling
from ..scenarios import Scenario


class Finding(msgspec.Struct, frozen=True):
    """One breach: where, what, and what to do about it."""

    lint: str
    path: Path
    line: int | None
    message: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{place}: {self.message} [{self.lint}]"


class Suite(msgspec.Struct, frozen=True):
    """Everything that the lints of scenarios look at.

    ``definitions`` are step definitions as pytest-bdd holds them; ``cards`` are the names of all defined cards, None
    when they cannot be known; ``invented`` those of them that are invented.
    """

    scenarios: tuple[Scenario, ...]
    definitions: tuple[Any, ...] = ()
    rules: RulesIndex | None = None
    rulings: tuple[Ruling, ...] = ()
    retired: frozenset[str] = frozenset()
    cards: frozenset[str] | None = None
    invented: frozenset[str] = frozenset()
    broken: tuple[BadFeature, ...] = ()


Lint = Callable[[Suite], list[Finding]]
