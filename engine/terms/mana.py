"""Mana symbols and mana costs (rules 106, 107.4, 202)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from .colors import Color, Colors

MANA_TYPES = ("W", "U", "B", "R", "G", "C")
"""The six types of mana (106.1b)."""

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_COLOR_LETTERS = frozenset(c.value for c in Color)
_ATOM = frozenset({*_COLOR_LETTERS, "C"})


class ManaError(ValueError):
    """A text that is no mana symbol or mana cost."""


class Symbol(msgspec.Struct, frozen=True, order=True):
    """One mana symbol (107.4).

    `text` is what stands between the braces: `2`, `X`, `W`, `C`, `S`, `W/U`, `2/W`, `C/W`, `W/P`, `W/U/P`.
    """

    text: str

    def __str__(self) -> str:
        return "{" + self.text + "}"

    @property
    def is_generic(self) -> bool:
        """A number of generic mana (107.4b)."""
        return self.text.isdigit()

    @property
    def is_x(self) -> bool:
        """A variable amount of generic mana (107.3)."""
        return self.text in ("X", "Y", "Z")

    @property
    def is_snow(self) -> bool:
        """One mana from a snow source (107.4h)."""
        return self.text == "S"

    @property
    def is_phyrexian(self) -> bool:
        """Payable with 2 life instead (107.4f)."""
        return self.text.endswith("/P")

    @property
    def is_hybrid(self) -> bool:
        """Payable in one of several ways that the symbol names (107.4e)."""
        return len(self.halves) > 1

    @property
    def halves(self) -> tuple[str, ...]:
        """The ways to pay it with mana: type letters, or a number for generic; one entry when there is one way."""
        parts = [p for p in self.text.split("/") if p != "P"]
        return tuple(parts)

    @property
    def colors(self) -> Colors:
        """Its colors (105.2, 202.2)."""
        return frozenset(Color(p) for p in self.halves if p in _COLOR_LETTERS)

    @property
    def mana_value(self) -> int:
        """What it adds to a mana value with X as 0 (202.3): of a hybrid symbol the largest half (202.3f)."""
        if self.is_x:
            return 0
        return max(int(p) if p.isdigit() else 1 for p in self.halves)


@lru_cache(maxsize=512)
def symbol(text: str) -> Symbol:
    """The symbol written between braces as `text`; raises ManaError for anything that is none (107.4)."""
    t = text.upper()
    parts = t.split("/")
    single = t.isdigit() or t in ("X", "Y", "Z", "S") or t in _ATOM
    phyrexian = len(parts) in (2, 3) and parts[-1] == "P" and all(p in _COLOR_LETTERS for p in parts[:-1])
    hybrid = len(parts) == 2 and parts[1] in _COLOR_LETTERS and (parts[0] in _ATOM or parts[0] == "2") and parts[0] != parts[1]
    if not (single or phyrexian or hybrid):
        raise ManaError(
            f"{{{text}}} is no mana symbol; allowed are a number, X, W, U, B, R, G, C, S, W/U, 2/W, C/W, W/P, W/U/P"
        )
    return Symbol(t)


class ManaCost(msgspec.Struct, frozen=True):
    """A sequence of mana symbols as printed, e.g. `{X}{2}{R}{R}` (202.1). `{0}` is one symbol; no cost is None
    elsewhere."""

    symbols: tuple[Symbol, ...] = ()

    def __str__(self) -> str:
        return "".join(map(str, self.symbols))

    def __iter__(self) -> Iterator[Symbol]:
        return iter(self.symbols)

    def __add__(self, other: ManaCost) -> ManaCost:
        return ManaCost(self.symbols + other.symbols)

    def mana_value(self, x: int = 0) -> int:
        """Total mana in it, with the chosen X on the stack and 0 elsewhere (202.3e)."""
        return _value(self.symbols) + x * self.x_count if x else _value(self.symbols)

    @property
    def colors(self) -> Colors:
        """The colors of its symbols (202.2)."""
        return frozenset(c for s in self.symbols for c in s.colors)

    @property
    def has_x(self) -> bool:
        """Whether a value of X must be announced (107.3a)."""
        return any(s.is_x for s in self.symbols)

    @property
    def x_count(self) -> int:
        """How many X symbols it has."""
        return sum(s.is_x for s in self.symbols)


@lru_cache(maxsize=2048)
def _value(symbols: tuple[Symbol, ...]) -> int:
    return sum(s.mana_value for s in symbols)


@lru_cache(maxsize=2048)
def mana_cost(text: str) -> ManaCost:
    """Parse `{2}{R}{R}`; the empty text is a cost without symbols. Raises ManaError."""
    rest = _SYMBOL.sub("", text)
    if rest.strip():
        raise ManaError(f"{text!r} is no mana cost: {rest.strip()!r} stands outside of braces; write e.g. {{2}}{{R}}{{R}}")
    return ManaCost(tuple(symbol(m) for m in _SYMBOL.findall(text)))


def generic(n: int) -> ManaCost:
    """A cost of n generic mana."""
    return ManaCost((Symbol(str(n)),))


def combine(costs: Iterable[ManaCost]) -> ManaCost:
    """All the symbols of these costs, one after another."""
    return ManaCost(tuple(s for c in costs for s in c.symbols))
