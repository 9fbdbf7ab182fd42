"""What can be said where a player is to choose a name or a type that is not listed (201.4, 205.3)."""

from __future__ import annotations

from typing import Any

from ..cards.lang.nouns import Filter
from ..derive.game import Game
from .cr201_4_names import no_such_name
from .cr205_3_subtypes import no_such_type


def no_such_word(g: Game, kind: str, of: Filter | None, word: Any) -> str | None:
    """Why a word can't be chosen as one of this kind, or None."""
    if kind == "card name":
        return no_such_name(g, of, word)
    return no_such_type(g, kind, word)
