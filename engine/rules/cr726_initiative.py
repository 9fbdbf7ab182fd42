"""Rule 726: the initiative, as far as who has it."""

from __future__ import annotations

from collections.abc import Collection

from ..citation import rule
from ..events import course as co
from ..events.base import Event
from ..game import Game
from ..state.objects import PlayerId

INITIATIVE = "initiative"
"""The name of the designation in the state."""


@rule("726.4")
def successor(g: Game, leaving: Collection[PlayerId]) -> PlayerId | None:
    """Who takes the initiative as its holder leaves with `leaving`: the active player, or the next in turn order."""
    order = [p for p in g.in_turn_order() if p not in leaving]
    return order[0] if order else None


def succession(g: Game, leaving: Collection[PlayerId]) -> list[Event]:
    """The events by which the initiative passes on at the same time as these players leave the game."""
    holder = g.state.designations.get(INITIATIVE)
    if not isinstance(holder, str) or holder not in leaving:
        return []
    return [co.Designate(name=INITIATIVE, value=successor(g, leaving), old=holder)]
