"""The faults of a run that are the user's to mend. Each is one message on the command line, never a traceback."""

from __future__ import annotations

from pathlib import Path

from .paths import near


class UsageProblem(Exception):
    """Something that was asked for cannot be done: an unknown engine, a missing file, a malformed option."""


class BadFeature(UsageProblem):
    """A feature file that cannot be read as scenarios. It costs itself only; other files still run."""

    def __init__(self, path: Path, line: int | None, problem: str) -> None:
        super().__init__(f"{near(path)}:{line}: {problem}" if line else f"{near(path)}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class EngineBroke(Exception):
    """The adapter of the engine under test cannot be started, or has gone for good."""
