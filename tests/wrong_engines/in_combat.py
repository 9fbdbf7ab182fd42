"""Misreadings of who fights, and of who goes on fighting (506 to 511), and of phasing (702.26)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.state.objects import ObjectId
from msgspec.structs import replace
from wrong import Wrong, none, nothing, right, undone

BLOCKER = "cr510_1_assignment.blocker_strike"


def _first_one(g: Game, blocker: ObjectId, amount: int) -> Any:
    """A blocking creature deals its damage to the first that it blocks."""
    strike = right(BLOCKER)(g, blocker, amount)
    return strike and replace(strike, fights=strike.fights[:1])


WRONG = [
    Wrong("a blocker fights the first", {BLOCKER: _first_one}, ("combat-0019", "banding-0003"), ("510.1d",)),
    Wrong("combat never ends", {"cr506_combat.end_combat": undone}, ("combat-0501",), ("511.3",)),
    Wrong("attackers are not restricted", {"cr508_1_field.restricted": none}, ("monarch-0067",), ("508.1c",)),
    Wrong("nothing evades", {"cr509_1_field.evaded": none}, ("monarch-0068", "saga-0080"), ("509.1b", "702.9b")),
    Wrong(
        "nothing phases out",
        {"cr702_26_phasing.phasing_out": nothing},
        ("basic-0150", "basic-0154", "combat-0413"),
        ("702.26b",),
    ),
]
