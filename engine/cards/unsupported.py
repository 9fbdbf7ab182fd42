"""Words of the card language that the engine does not carry out. They are never read away: a game with such a card is
unsupported, and says which word of which card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .lang import abilities as ab
from .lang import rule_parts as rp

LAYOUTS = {"room": "709.5", "meld": "712.4"}
"""Layouts whose faces the engine can't put together or turn, with their rules."""

PLAYER_RULES: dict[str, str] = {}
"""Rules about players that nothing asks for."""


class NotCarriedOut(Exception):
    """The game has come to something that the engine doesn't carry out; `word` names it, `rule` is its number."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(f"{word} ({rule})")
        self.word, self.rule = word, rule


def not_carried_out(card: ab.CardDefinition) -> tuple[str, ...]:
    """The words of a card that the engine doesn't carry out, each with its rule, as `room (709.5)`."""
    found = [f"{card.layout} ({LAYOUTS[card.layout]})"] if card.layout in LAYOUTS else []
    found += (word for face in card.faces for word in _words(face.abilities))
    return tuple(dict.fromkeys(found))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for child in value:
            yield from _words(child)
    elif isinstance(value, rp.PlayerRule) and value.rule in PLAYER_RULES:
        yield f"{value.rule} ({PLAYER_RULES[value.rule]})"
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _words(getattr(value, name))
