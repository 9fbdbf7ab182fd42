"""Misreadings of how players leave, win and lose (104, 800.4), and of the monarch (725)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.events import zones as zo
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, none, nothing, right, undone

DEPARTURE = "cr800_leaving.departure"


def _permanents_stay(g: Game, who: Sequence[str]) -> list[Any]:
    """What the departed have in play stays."""
    there = set(g.view.battlefield())
    found: list[Any] = right(DEPARTURE)(g, who)
    return [e for e in found if not (isinstance(e, zo.LeaveGame) and e.object in there)]


def _spells_stay(g: Game, who: Sequence[str]) -> list[Any]:
    """What the departed have on the stack stays."""
    found: list[Any] = right(DEPARTURE)(g, who)
    return [e for e in found if not (isinstance(e, zo.LeaveGame) and g.view.obj(e.object).zone is Zone.STACK)]


WRONG = [
    Wrong(
        "who is left hasn't won",
        {"cr104_2_results.last_standing": none},
        ("attack-0012", "ending-0002", "monarch-0052"),
        ("104.2a",),
    ),
    Wrong("no effect wins the game", {"cr104_2_results.players_win": undone}, ("ending-0003",), ("104.2b",)),
    Wrong(
        "permanents of the departed fight on",
        {DEPARTURE: _permanents_stay},
        ("leaving-0001", "leaving-0010", "leaving-0025", "leaving-0026"),
        ("800.4a",),
    ),
    Wrong("spells of the departed resolve", {DEPARTURE: _spells_stay}, ("leaving-0039",), ("800.4a",)),
    Wrong(
        "nobody acts for the departed active player",
        {"cr800_leaving.receives_priority": none},
        ("leaving-0032", "leaving-0040"),
        ("800.4j",),
    ),
    Wrong("nobody becomes the monarch", {"cr725_monarch.become_monarch": undone}, ("monarch-0001", "monarch-0003"), ("725.3",)),
    Wrong("damage takes no crown", {"cr725_monarch.combat_damage": nothing}, ("monarch-0024", "monarch-0031"), ("725.2",)),
    Wrong("the monarch draws nothing", {"cr725_monarch.end_step": nothing}, ("monarch-0064", "monarch-0094"), ("725.2",)),
]
