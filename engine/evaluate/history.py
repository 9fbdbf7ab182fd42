"""Queries over the log: how often something happened this turn (608.2i)."""

from __future__ import annotations

from ..cards.lang import events as le
from .context import Ctx


def count_this_turn(event: le.Event, ctx: Ctx) -> int:
    """How many events of this turn match a pattern, with the objects as they were then."""
    from ..rules import patterns  # the patterns need the whole of this package

    return sum(len(patterns.occurrences(event, e, ctx)) for e in patterns.candidates_this_turn(event, ctx))
