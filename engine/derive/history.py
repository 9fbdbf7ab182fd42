"""Queries over the log: how often something happened this turn (608.2i)."""

from __future__ import annotations

from ..cards.lang import events as le
from ..events.course import SpellCast
from . import patterns
from .context import Ctx


def count_this_turn(event: le.Event, ctx: Ctx, before_self: bool = False) -> int:
    """How many events of this turn match a pattern, with the objects as they were then. `before_self`: only those
    before the source was cast (702.40a)."""
    total = 0
    for e in patterns.candidates_this_turn(event, ctx):
        if before_self and isinstance(e, SpellCast) and e.object == ctx.source:
            break
        total += len(patterns.occurrences(event, e, ctx))
    return total
