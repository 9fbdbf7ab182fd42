"""Rule 608.2b: which targets of a spell or ability are still legal as it resolves."""

from __future__ import annotations

from ..derive.citation import rule
from ..derive.game import Game
from ..state.objects import ObjectId, Recipient
from .cr115_targets import Groups, bound, is_legal
from .cr601_2_announcing import ability_of, context_of
from .cr700_2_modes import targets_of


@rule("608.2b")
def still_legal(g: Game, oid: ObjectId) -> Groups:
    """Of the chosen targets of a spell or ability on the stack those that are still legal, per use of the word."""
    o = g.view.obj(oid)
    assert o.stack is not None
    announced = o.stack.announced
    ability = ability_of(g, oid)
    targets = targets_of(g, ability, announced.modes) if ability is not None else ()
    ctx = context_of(g, oid)
    out: list[tuple[Recipient, ...]] = []
    for target, chosen in zip(targets, announced.targets, strict=False):
        out.append(tuple(r for r in chosen if is_legal(g, ctx, target, r)))
        ctx = ctx.binding(**{target.as_: bound(target, chosen)})
    return tuple(out)
