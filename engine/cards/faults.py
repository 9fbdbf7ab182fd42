"""Where the decoder notes faults, and remembers which line each part of a card came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import yaml

from .problems import Problem, nearest

Path = tuple[str | int, ...]
"""The way from a card to one of its parts: attribute names and places in lists."""

MISSING: Any = object()
"""Stands for a value that could not be decoded; its fault is already noted."""


class Sink:
    """Collects the faults of one file; `at` keeps the place of every decoded part for later checks."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self._places: dict[Path, Any] = {}

    def at(self, path: Path, node: yaml.Node) -> None:
        """Remember the place of a part."""
        self._places[path] = node.start_mark

    def fault(self, node: yaml.Node, what: str, allowed: str = "", suggestion: str = "") -> Any:
        """Note a fault at a node; returns MISSING."""
        return self._note(node.start_mark, what, allowed, suggestion)

    def fault_at(self, path: Path, what: str, allowed: str = "", suggestion: str = "") -> None:
        """Note a fault at a decoded part, or at the nearest part around it."""
        while path and path not in self._places:
            path = path[:-1]
        self._note(self._places.get(path), what, allowed, suggestion)

    def wrong(self, node: yaml.Node, allowed: str, words: Iterable[str] = ()) -> Any:
        """Note that a node's value is not of the allowed kind; returns MISSING."""
        if isinstance(node, yaml.ScalarNode):
            return self.fault(node, f"{node.value!r} is not allowed here", allowed, nearest(node.value, words))
        if isinstance(node, yaml.MappingNode):
            keys = ", ".join(str(key.value) for key, _ in node.value)
            return self.fault(node, f"a map with the keys {keys or '(none)'} is not allowed here", allowed)
        return self.fault(node, "a list is not allowed here", allowed)

    def _note(self, mark: Any, what: str, allowed: str, suggestion: str) -> Any:
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        self.problems.append(Problem(self.file, line, column, what, allowed, suggestion))
        return MISSING
