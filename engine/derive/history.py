"""Queries over the log: how often something happened this turn (608.2i)."""

from __future__ import annotations

from collections.abc import Iterable

from ..cards.lang import events as le
from ..events.course import SpellCast
from ..state.objects import Recipient
from . import patterns
from .citation import rule
from .context import Ctx, Holder


def count_this_turn(event: le.Event, ctx: Ctx, before_self: bool = False, different: bool = False) -> int:
    """How many events of this turn match a pattern, with the objects as they were then. `before_self`: only those
    before the source was cast (702.40a). `different`: how many objects they happened to."""
    found: list[patterns.Occurrence] = []
    for e in patterns.candidates_this_turn(event, ctx):
        if before_self and isinstance(e, SpellCast) and e.object == ctx.source:
            break
        found += patterns.occurrences(event, e, ctx)
    return len(subjects(ctx.view.game, found)) if different else len(found)


@rule("608.2i")
def subjects(g: Holder, found: Iterable[patterns.Occurrence]) -> frozenset[Recipient | None]:
    """The objects or players that something happened to, each once, however often it did."""
    return frozenset(o.subject for o in found)
