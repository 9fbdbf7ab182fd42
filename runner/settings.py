"""What a run was asked to do, in one value that pytest's configuration carries."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from .paths import FEATURES
from .scenarios import Feature

if TYPE_CHECKING:
    from .editions import Window

DEFAULT_SECONDS = 30.0
"""Time allowed for one scenario; the slowest ones take well under a second."""
DEFAULT_CALL_SECONDS = 10.0
"""Time allowed for one call of an engine in another process."""

DEFAULT_START_SECONDS = 60.0
"""Time allowed for an engine in another process to start, up to its answer to `initialize`."""


class Settings(msgspec.Struct, frozen=True):
    """Engine, edition and card folders of a run. ``features`` are the chosen scenarios; None takes all of a file's.

    ``seconds`` are for one scenario, ``call_seconds`` for one call of an engine in another process, ``start_seconds``
    for its start. ``restarts`` are
    how often such an engine is started again (None: by the length of the run). ``in_process``: a Python class runs
    in this process. ``jobs``: how many processes share the work. ``asks``: what
    happens is asked, and a scenario needn't claim anything.
    """

    engine: str = "reference"
    edition: str | None = None
    cards: tuple[Path, ...] = ()
    features: dict[Path, Feature] | None = None
    seconds: float = DEFAULT_SECONDS
    call_seconds: float = DEFAULT_CALL_SECONDS
    start_seconds: float = DEFAULT_START_SECONDS
    restarts: int | None = None
    in_process: bool = False
    jobs: int = 1
    asks: bool = False

    def edition_for(self, window: Window) -> str:
        """The edition a scenario runs under: the run's, or else the newest of the scenario's own window."""
        return self.edition or window.newest

    def collects(self, path: Path) -> bool:
        """Whether a feature file belongs to this run."""
        if self.features is not None:
            return path in self.features
        return FEATURES in path.parents


KEY = pytest.StashKey[Settings]()
