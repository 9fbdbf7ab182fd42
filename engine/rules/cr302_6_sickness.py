"""Rule 302.6: creatures that have not been under their controller's control since that player's most recent turn
began."""

from __future__ import annotations

from collections.abc import Callable

from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events import zones as zo
from ..state.objects import GameObject, ObjectId, PlayerId
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
    return since_turn_began(g, g.view.controller(oid))(g.view.obj(oid))


def since_turn_began(g: Game, player: PlayerId) -> Callable[[GameObject], bool]:
    """Which of a player's permanents they have controlled continuously since their most recent turn began."""
    turn = g.state.turn
    if turn.active == player:
        return lambda o: o.since <= turn.began_timestamp
    began = next((i for i, e in g.latest(co.TurnBegins) if e.player == player), -1)
    new = {e.new for _, e in g.latest(zo.Move, began) if e.to is Zone.BATTLEFIELD}
    new |= {e.object for _, e in g.latest(ch.ControlChanged, began)}
    return lambda o: o.id not in new and (began >= 0 or o.since <= turn.began_timestamp)
