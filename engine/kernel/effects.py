"""Carrying out instructions (608.2c). Each verb of the effect language has one function, which enters itself here with
`@carries_out`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from ..cards.lang.effects import Effect
from ..choices import Procedure
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live

E = TypeVar("E")
Verb = Callable[[Game, E, Ctx], Procedure[None]]

_VERBS: dict[type, Verb[Any]] = {}


def carries_out(first: type[E], *more: type[Any]) -> Callable[[Verb[E]], Verb[E]]:
    """Mark the function that carries out a verb of the effect language. Raises ValueError when a verb has two."""

    def mark(function: Verb[E]) -> Verb[E]:
        for kind in (first, *more):
            if kind in _VERBS:
                raise ValueError(f"two functions carry out {kind.__name__}")
            _VERBS[kind] = function
        return function

    return mark


def verbs() -> Mapping[type, Verb[Any]]:
    """Verb struct to the function that carries it out."""
    return _VERBS


def carry_out(g: Game, effects: Iterable[Effect], ctx: Ctx) -> Procedure[None]:
    """Follow instructions one after another. The game may end among them (104.1)."""
    if not isinstance(ctx.view, Live):
        ctx.view = Live(g)
    for e in effects:
        if g.state.outcome is not None:
            return
        yield from _VERBS[type(e)](g, e, ctx)
