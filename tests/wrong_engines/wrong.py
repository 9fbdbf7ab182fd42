"""What a wrong engine is: the reference engine with entries of its rule table replaced, and the scenarios that must
catch it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from judgecall.adapters.reference import ReferenceEngine
from judgecall.engine.derive.citation import TABLE


class Wrong(NamedTuple):
    """A misreading: its name, the replaced functions, the ids of the scenarios that fail on it, and the rules that it
    misreads."""

    name: str
    overrides: Mapping[str, Callable[..., Any]]
    caught_by: tuple[str, ...]
    rules: tuple[str, ...] = ()

    def engine(self) -> ReferenceEngine:
        """The engine with this misreading."""
        return ReferenceEngine(overrides=self.overrides, name=f"wrong: {self.name}")


def right(name: str) -> Callable[..., Any]:
    """The function of the rule table that carries this name."""
    return TABLE[name].function


def none(g: Any, *rest: Any) -> None:
    """A rule that never has anything to say."""


def nothing(g: Any, *rest: Any) -> list[Any]:
    """A rule that never does anything."""
    return []


def false(g: Any, *rest: Any) -> bool:
    """A rule that never applies."""
    return False
