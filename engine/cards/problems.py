"""What is wrong in a card file: where, what, what was allowed, what to do."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

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
    """No definition has this name; `suggestions` are the nearest ones that exist."""

    def __init__(self, name: str, suggestions: tuple[str, ...] = (), note: str = "") -> None:
        self.name = name
        self.suggestions = suggestions
        text = f"no card is named {name!r}"
        if note:
            text += f" ({note})"
        if suggestions:
            text += f"; did you mean {' or '.join(map(repr, suggestions))}?"
        super().__init__(f"{text} A card of your own can be defined in YAML (--cards DIR)." if not note else text)


def nearest(word: str, allowed: Iterable[str], most: int = 1) -> str:
    """The allowed words most like this one, joined by "or"; empty when none is near."""
    return " or ".join(difflib.get_close_matches(word, list(allowed), n=most, cutoff=0.6))


def listing(words: Iterable[str], most: int = 40) -> str:
    """Allowed words for a message, cut when there are very many."""
    every = sorted(words)
    more = f", ... ({len(every)} in all)" if len(every) > most else ""
    return ", ".join(every[:most]) + more
