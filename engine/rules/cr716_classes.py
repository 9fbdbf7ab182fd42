"""Rule 716: Classes and their levels."""

from __future__ import annotations

from ..cards.lang import effects as ef
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..kernel.effects import carries_out
from .doing import do, existing, of_effect

LEVEL = "level"
"""The key under which a permanent's level is kept: a designation (716.2b), 1 where there is none (716.2d)."""


@carries_out(ef.SetLevel)
@rule("716.2a", "716.2b")
def set_level(g: Game, e: ef.SetLevel, ctx: Ctx) -> Procedure[None]:
    """The level of the source becomes a number."""
    events = [of_effect(ctx, ch.SetChosen, object=o, key=LEVEL, value=e.n) for o in existing(ctx, (ctx.source,))]
    yield from do(g, ctx, events, "716.2a")
