"""What the reference engine says of itself by rule number: its functions, its keywords, and what changed by edition."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ... import engine
from ...engine.cards.keywords.registry import macros
from ...engine.cards.keywords.table import KEYWORDS
from ...engine.derive.citation import TABLE
from ...engine.editions import CHANGES


class Carrier(msgspec.Struct, frozen=True):
    """A function that carries out rules: its name in the rule table, where it stands, and the numbers."""

    name: str
    module: str
    path: Path
    line: int
    rules: tuple[str, ...]


class EditionChange(msgspec.Struct, frozen=True):
    """A change of behaviour: in force from ``date`` on, by the rule of this pinned number."""

    name: str
    date: str
    rule: str
    reason: str


@functools.cache
def carriers() -> tuple[Carrier, ...]:
    """The functions of the rule table and those that say what keywords stand for, by name."""
    for module in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
        importlib.import_module(module.name)
    found = {name: (entry.function, entry.numbers) for name, entry in TABLE.items()}
    found |= {f"keywords.{name}": entry for name, entry in macros().items()}
    return tuple(_carrier(name, *entry) for name, entry in sorted(found.items()))


def _carrier(name: str, function: Callable[..., Any], numbers: tuple[str, ...]) -> Carrier:
    code = function.__code__
    return Carrier(name, function.__module__, Path(code.co_filename), code.co_firstlineno, numbers)


def keywords() -> dict[str, str]:
    """The keywords of the card language, each with its rule number."""
    return {name: info.rule for name, info in KEYWORDS.items()}


def changes() -> Iterator[EditionChange]:
    """The differences between editions that the engine knows."""
    return (EditionChange(name, c.date, c.rule, c.reason) for name, c in CHANGES.items())
