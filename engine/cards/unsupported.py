"""Words of the card language that the engine does not carry out. They are never read away: a game with such a card is
unsupported, and says which word of which card."""

from __future__ import annotations

from .lang import abilities as ab

LAYOUTS = {"room": "709.5", "meld": "712.4"}
"""Layouts whose faces the engine can't put together or turn, with their rules."""
FIELDS = {"meld_with": "meld"}
"""Fields of a card that only such a layout needs."""


class NotCarriedOut(Exception):
    """The game has come to something that the engine doesn't carry out; `word` names it, `rule` is its number."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(f"{word} ({rule})")
        self.word, self.rule = word, rule


def not_carried_out(card: ab.CardDefinition) -> tuple[str, ...]:
    """The words of a card that the engine doesn't carry out, each with its rule, as `room (709.5)`."""
    return (f"{card.layout} ({LAYOUTS[card.layout]})",) if card.layout in LAYOUTS else ()
