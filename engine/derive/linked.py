"""Rule 607: what linked abilities refer to."""

from __future__ import annotations

from typing import Any

from ..state.game_state import State
from ..state.objects import Announced, GameObject, ObjectId
from .citation import rule
from .context import Ctx, Holder


def chosen(ctx: Ctx, kind: str, oid: ObjectId | None = None) -> Any:
    """What was chosen of a kind for the source (or for another object), or None."""
    o = ctx.view.obj(ctx.source if oid is None else oid)
    if kind not in o.chosen or undefined(ctx.view.game, ctx.view.state, o):
        return None
    return choice(ctx.view.game, o, kind)


@rule("607.2d")
def choice(g: Holder, o: GameObject, kind: str) -> Any:
    """The choice that was made for an object."""
    return o.chosen[kind]


@rule("607.2a", "607.2b", "607.3")
def remembered(g: Holder, o: GameObject, key: str) -> tuple[ObjectId, ...]:
    """The objects that an ability of an object exiled, put or chose for the other ability linked to it: each of them."""
    return o.links.get(key, ())


@rule("607.2i")
def times_paid(g: Holder, oid: ObjectId, announced: Announced, label: str) -> int:
    """How often the cost of that label was paid as an object was cast, and no other one."""
    if label == "kicker":
        return times_kicked(g, announced)
    return announced.paid.get(label, int(announced.method == label))


@rule("702.33c", "702.33d")
def times_kicked(g: Holder, announced: Announced) -> int:
    """How often a spell was kicked, by whichever of its kicker costs."""
    return sum(n for label, n in announced.paid.items() if label == "kicker" or label.endswith(" kicker"))


@rule("607.5a")
def undefined(g: Holder, state: State, o: GameObject) -> bool:
    """Whether an object has become a copy since its choices were made (or is none any more): then they were made for
    other abilities than it has now."""
    if o.id not in state.objects:
        return False
    copying = [e.id for e in state.effects.values() if e.copied and e.affected is not None and o.id in e.affected]
    return max(copying, default=0) != o.chosen_under
