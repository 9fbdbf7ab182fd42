"""Misreadings of what chance decides (705, 706)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.kernel.effects import carry_out
from msgspec.structs import replace
from wrong import Wrong, right

ROLL = "verbs_players.roll_die"


def _the_highest(g: Game, e: Any, ctx: Any) -> Any:
    """A die shows its highest number."""
    yield from carry_out(g, (), ctx)
    ctx.bindings[e.as_] = e.sides


def _from_nought(g: Game, e: Any, ctx: Any) -> Any:
    """A die has one side more."""
    return (yield from right(ROLL)(g, replace(e, sides=e.sides + 1), ctx))


WRONG = (
    Wrong("a die shows its highest number", {ROLL: _the_highest}, ("die-0001",), rules=("706.2",)),
    Wrong("a die has one side more", {ROLL: _from_nought}, ("die-0002",), rules=("706.1",)),
)
