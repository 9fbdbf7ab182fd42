"""What is wrong in a card file: where, what, what was allowed, what to do."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable

import msgspec


class Problem(msgspec.Struct, frozen=True, order=True):
    """One fault in a card file. `line` and `column` count from 1."""

    file: str
    line: int
    column: int
    what: str
    allowed: str = ""
    suggestion: str = ""

    def __str__(self) -> str:
        text = f"{self.file}:{self.line}:{self.column}: {self.what}"
        if self.allowed:
            text += f"; allowed: {self.allowed}"
        if self.suggestion:
            text += f"; did you mean {self.suggestion}?"
        return text


class CardError(ValueError):
    """A card file that can't be used; `problems` are all its faults, in the order of its lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(map(str, self.problems)))


class UnknownCard(LookupError):
    """No definition has this name; `suggestions` are the nearest ones that exist, looked for when they are needed."""

    def __init__(self, name: str, near: Callable[[], tuple[str, ...]] = tuple, note: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.note = note
        self._near = near

    @property
    def suggestions(self) -> tuple[str, ...]:
        """The nearest names that exist."""
        return self._near()

    def __str__(self) -> str:
        text = f"no card is named {self.name!r}"
        if self.note:
            text += f" ({self.note})"
        near = self.suggestions
        if near:
            text += f"; did you mean {' or '.join(map(repr, near))}?"
        text += "" if text.endswith("?") or self.note else "."
        return text if self.note else f"{text} A card of your own can be defined in YAML (--cards DIR)."


def nearest(word: str, allowed: Iterable[str], most: int = 1) -> str:
    """The allowed words most like this one, joined by "or"; empty when none is near."""
    return " or ".join(difflib.get_close_matches(word, list(allowed), n=most, cutoff=0.6))


def listing(words: Iterable[str], most: int = 40) -> str:
    """Allowed words for a message, cut when there are very many."""
    every = sorted(words)
    more = f", ... ({len(every)} in all)" if len(every) > most else ""
    return ", ".join(every[:most]) + more
