"""Rule 903.9: a commander may return to the command zone. Its state-based action is 704.6d."""

from __future__ import annotations

from msgspec.structs import replace

from ..derive.citation import rule
from ..derive.game import Game
from ..events import zones as zo
from ..terms.zones import Zone

REPLACEMENT = "commander zone"
"""Names the replacement effect among those that a rule creates."""


@rule("903.9b")
def would_be_hidden(g: Game, e: zo.Move) -> bool:
    """Whether a commander would be put into its owner's hand or library, in a Commander game."""
    if g.state.format != "commander" or e.object is None or e.to not in (Zone.HAND, Zone.LIBRARY):
        return False
    o = g.state.objects.get(e.object)
    return o is not None and o.commander and o.zone is not e.to


@rule("903.9b", "614.5")
def to_command_zone(g: Game, e: zo.Move) -> zo.Move:
    """The move goes to the command zone instead. The effect may apply again to the same event, so its use leaves no
    trace."""
    used = frozenset(k for k in e.applied if not (isinstance(k, tuple) and k[:2] == ("rule", REPLACEMENT)))
    return replace(e, to=Zone.COMMAND, position=0, shuffle=False, entering=None, applied=used)
