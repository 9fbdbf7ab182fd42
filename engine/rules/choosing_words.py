"""What can be said where a player is to choose a name, a type or a number that is not listed (201.4, 205.3, 107.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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


def numbers(low: int, high: int | None) -> tuple[int, ...] | None:
    """The numbers from which one is chosen (107.1b); None where there is no greatest."""
    return tuple(range(low, high + 1)) or (low,) if high is not None else None


def check(g: Game, kind: str, of: Filter | None, low: int) -> Callable[[Any], str | None]:
    """What says why an unlisted word or number can't be chosen."""
    if kind != "number":
        return partial(no_such_word, g, kind, of)
    return lambda x: None if isinstance(x, int) and x >= low else f"a number is chosen, {low} or more"
