"""Rule 603.10: which trigger conditions look back in time."""

from __future__ import annotations

from ..cards.lang import events as le
from ..terms.zones import Zone


def looks_back(p: le.Event, sacrifice: bool) -> bool:
    """Whether a trigger condition looks back in time (603.10). `sacrifice`: triggers on sacrificing do, by the
    edition."""
    if isinstance(p, le.ZoneMove):
        if p.from_ in (Zone.BATTLEFIELD, Zone.GRAVEYARD):
            return p.to is not Zone.BATTLEFIELD  # what enters is looked at as it is then (603.6a)
        if p.cause == "draw":
            return False  # what is drawn was seen by nobody, or is noticed in the hand (113.6k)
        return p.to in (Zone.HAND, Zone.LIBRARY) and p.from_ in (None, Zone.EXILE, Zone.STACK)
    if isinstance(p, le.Sacrifices):
        return sacrifice
    if isinstance(p, le.EitherEvent):
        return any(looks_back(q, sacrifice) for q in p.of)
    if isinstance(p, le.Attached):
        return p.un
    if isinstance(p, le.GainsControl):
        return p.loses
    if isinstance(p, le.PhasesOut):
        return not p.in_
    return isinstance(p, le.SpellCountered | le.LosesGame)
