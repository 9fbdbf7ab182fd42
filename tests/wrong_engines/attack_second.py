"""Misreadings found by a second attack: mana abilities that others make possible or worthwhile (106.7, 601.2g)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from wrong import Wrong, false, right

OUTLOOK = "cr118_3_outlook."
PAYABLE = "cr118_3_payable."


def _not_itself(g: Game, oid: int) -> Any:
    """A land that looks at other lands could itself produce nothing else."""
    found = right("verbs_mana.looked_at")(g, oid)
    return [] if any(e.produced_by is not None for e in found) else found


def _with_what_comes_first(g: Game, w: Any, c: Any) -> Any:
    """A mana ability is paid for with whatever mana is there, wanted or not."""
    return [c.data["default"]]


WRONG = [
    Wrong("a land looks past itself", {"verbs_mana.looked_at": _not_itself}, ("could-produce-0005",), ("106.7",)),
    Wrong(
        "what can't be activated yet never can",
        {OUTLOOK + "others_may_follow": false},
        ("pays-0011",),
        ("601.2g", "605.3a"),
    ),
    Wrong(
        "mana that is wanted makes mana",
        {PAYABLE + "payments_for_mana": _with_what_comes_first},
        ("pays-0012",),
        ("601.2g",),
    ),
]
