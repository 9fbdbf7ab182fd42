"""Misreadings of what it takes to turn a permanent face up (702.37e, 708.10)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang.abilities import Keyword
from judgecall.engine.derive.game import Game
from wrong import Wrong


def _on_the_card(g: Game, oid: int) -> Any:
    """The morph cost is the one that is printed on the card."""
    o = g.view.obj(oid)
    found = [a.ability for a in o.faces[o.face].abilities if isinstance(a.ability, Keyword) and a.ability.name == "morph"]
    return tuple(k.cost for k in found[:1])


WRONG = (
    Wrong(
        "morph is what is printed on the card",
        {"cr116_special_actions.morph_costs_if_face_up": _on_the_card},
        ("morph-0021", "morph-0022", "morph-0023"),
        rules=("702.37e",),
    ),
)
