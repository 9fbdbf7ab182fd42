"""Rules 401.5, 402.3 and 701.20c: who may look at a card in a library or a hand because an effect says so."""

from __future__ import annotations

from ..cards.lang import continuous as con
from ..state.objects import GameObject, PlayerId
from ..terms.zones import Zone
from .citation import rule
from .context import Holder
from .view import View


@rule("401.5", "402.3", "701.20c")
def shown(g: Holder, view: View, viewer: PlayerId, o: GameObject) -> bool:
    """Whether effects show a card of a hand, or on top of a library, to a player."""
    if o.zone not in (Zone.HAND, Zone.LIBRARY):
        return False
    rules = {p.rule for p, _ in view.parts_on_player(o.owner, con.PlayerRule)}
    if o.zone is Zone.HAND:
        return "play with hand revealed" in rules
    if view.zone(Zone.LIBRARY, o.owner)[:1] != (o.id,):
        return False
    return "play with top card revealed" in rules or ("look at top card" in rules and viewer == o.owner)
