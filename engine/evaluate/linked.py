"""Rules 607.2d, 607.5a: the choices to which linked abilities refer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..citation import rule
from ..state.game_state import State
from ..state.objects import GameObject, ObjectId
from .context import Ctx

if TYPE_CHECKING:
    from ..game import Game


def chosen(ctx: Ctx, kind: str, oid: ObjectId | None = None) -> Any:
    """What was chosen of a kind for the source (or for another object), or None."""
    o = ctx.view.obj(ctx.source if oid is None else oid)
    if kind not in o.chosen or undefined(ctx.view.game, ctx.view.state, o):
        return None
    return o.chosen[kind]


@rule("607.5a")
def undefined(g: Game, state: State, o: GameObject) -> bool:
    """Whether an object has become a copy since its choices were made (or is none any more): then they were made for
    other abilities than it has now."""
    if o.id not in state.objects:
        return False
    copying = [e.id for e in state.effects.values() if e.copied and e.affected is not None and o.id in e.affected]
    return max(copying, default=0) != o.chosen_under
