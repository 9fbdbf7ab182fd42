"""Rules 608.2h, 113.7a: what is known of an object that is gone."""

from __future__ import annotations

from ..state.game_state import State
from ..state.objects import LastKnown, ObjectId
from .citation import rule
from .context import Holder


@rule("608.2h", "113.7a")
def last_known(g: Holder, state: State, oid: ObjectId) -> LastKnown:
    """An object as it was when it was last where it was expected, with its characteristics at that moment."""
    return state.last_known[oid]
