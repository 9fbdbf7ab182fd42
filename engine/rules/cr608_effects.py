"""Rule 608.2c-i: carrying out instructions. Each verb of the effect language has one function, in the modules
`verbs_*`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..cards.lang.effects import Effect
from ..choices import Procedure
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live

Verb = Callable[[Game, Any, Ctx], Procedure[None]]

_VERBS: dict[type, Verb] = {}


def verbs() -> dict[type, Verb]:
    """Verb struct to the function that carries it out."""
    if not _VERBS:
        from . import (
            cr716_classes,
            verbs_continuous,
            verbs_counters,
            verbs_library,
            verbs_mana,
            verbs_permanents,
            verbs_players,
            verbs_stack,
            verbs_structure,
            verbs_tokens,
            verbs_zones,
        )

        for module in (
            verbs_zones,
            verbs_library,
            verbs_counters,
            verbs_tokens,
            verbs_stack,
            verbs_permanents,
            verbs_continuous,
            verbs_players,
            verbs_mana,
            verbs_structure,
            cr716_classes,
        ):
            _VERBS.update(module.VERBS)
    return _VERBS


def carry_out(g: Game, effects: Iterable[Effect], ctx: Ctx) -> Procedure[None]:
    """Follow instructions one after another. The game may end among them (104.1)."""
    if not isinstance(ctx.view, Live):
        ctx.view = Live(g)
    table = verbs()
    for e in effects:
        if g.state.outcome is not None:
            return
        yield from table[type(e)](g, e, ctx)
