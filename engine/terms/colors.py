"""Colors (rule 105)."""

from __future__ import annotations

from enum import StrEnum


class Color(StrEnum):
    """One of the five colors, by its mana letter (105.1)."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"

    @property
    def word(self) -> str:
        """The color's English word, in lower case."""
        return self.name.lower()


COLOR_WORDS = {c.word: c for c in Color}
"""English color words to colors."""

Colors = frozenset[Color]
"""A set of colors; the empty set is colorless (105.2c)."""

COLORLESS: Colors = frozenset()
