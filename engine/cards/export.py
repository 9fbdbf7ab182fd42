"""Cards as other programs read them: one object a card, with rendered rules text."""

from __future__ import annotations

from typing import Any

import msgspec

from .lang.abilities import CardDefinition
from .render import render_card


def export(card: CardDefinition) -> dict[str, Any]:
    """A card as plain data: name, invented, and its faces with their printed values and rendered rules text."""
    return {
        "name": card.name,
        "invented": card.invented,
        "faces": [msgspec.structs.asdict(face) for face in render_card(card)],
    }
