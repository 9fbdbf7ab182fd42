"""What the reference engine says of itself by rule number: its functions, its keywords, and what changed by edition."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ... import engine
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


def carriers() -> Iterator[Carrier]:
    """The functions of the rule table, by name."""
    for module in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
        importlib.import_module(module.name)
    for name, entry in sorted(TABLE.items()):
        function = entry.function
        code = function.__code__
        yield Carrier(name, function.__module__, Path(code.co_filename), code.co_firstlineno, entry.numbers)


def keywords() -> dict[str, str]:
    """The keywords of the card language, each with its rule number."""
    return {name: info.rule for name, info in KEYWORDS.items()}


def changes() -> Iterator[EditionChange]:
    """The differences between editions that the engine knows."""
    return (EditionChange(name, c.date, c.rule, c.reason) for name, c in CHANGES.items())
