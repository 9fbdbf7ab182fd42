"""How a scenario can end badly: three kinds, which nobody may confuse."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something was illegal that a Then step says is: the line of the step, its text, the reason, and its rules."""

    line: int
    text: str
    reason: str
    rules: tuple[str, ...] = ()


class Mismatch(AssertionError):
    """The engine did something else than the scenario expects. ``prompts`` are those that the engine asked."""

    def __init__(self, message: str, expected: Any, actual: Any, prompts: tuple[Any, ...] = ()) -> None:
        super().__init__(message)
        self.expected = expected
        self.actual = actual
        self.prompts = prompts


class ScenarioError(Exception):
    """The scenario itself is at fault: what is wrong, what was allowed, and what to do.

    ``located``: the message says already where that is.
    """

    def __init__(self, message: str, located: bool = False) -> None:
        super().__init__(message)
        self.located = located


class Unsupported(Exception):
    """The engine says that it cannot do this."""


class TimedOut(TimeoutError):
    """The engine met a limit without coming to an end."""
