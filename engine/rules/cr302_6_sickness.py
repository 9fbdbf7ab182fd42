"""Rule 302.6: creatures that have not been under their controller's control since that player's most recent turn
began."""

from __future__ import annotations

from ..citation import rule
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..game import Game
from ..state.objects import ObjectId
from ..terms.zones import Zone


@rule("302.6", "702.10b", "702.10c")
def summoning_sick(g: Game, oid: ObjectId) -> bool:
    """Whether a permanent is a creature that can't attack or be tapped for {T} or {Q} yet, for want of haste too."""
    c = g.view.chars(oid)
    if "Creature" not in c.types or "haste" in c.keywords:
        return False
    return not controlled_since_turn_began(g, oid)


def controlled_since_turn_began(g: Game, oid: ObjectId) -> bool:
    """Whether its controller has controlled it continuously since their most recent turn began."""
    o = g.view.obj(oid)
    turn = g.state.turn
    controller = g.view.controller(oid)
    if turn.active != controller:
        began = next((i for i, e in g.latest(co.TurnBegins) if e.player == controller), -1)
        if any(e.new == oid and e.to is Zone.BATTLEFIELD for _, e in g.latest(zo.Move, began)):
            return False
        if any(e.object == oid for _, e in g.latest(ch.ControlChanged, began)):
            return False
        if began >= 0:
            return True
    return o.since <= turn.began_timestamp
