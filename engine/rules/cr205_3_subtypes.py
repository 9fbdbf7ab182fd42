"""Rule 205.3: the subtypes there are."""

from __future__ import annotations

from typing import Any

from ..derive.citation import rule
from ..derive.game import Game
from ..terms.subtypes import CREATURE_TYPES
from ..terms.typeline import CARD_TYPES


@rule("205.2a", "205.3m")
def no_such_type(g: Game, kind: str, word: Any) -> str | None:
    """Why a word can't be chosen as a type of this kind, or None; of other kinds any word can."""
    if kind == "card type" and word not in CARD_TYPES:
        return f"{word!r} is no card type (205.2a)"
    if kind == "creature type" and word not in CREATURE_TYPES:
        return f"{word!r} is no creature type (205.3m)"
    return None
