"""Which function carries out which rule: one table, so that a tool can read it and a wrong engine can replace an
entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

import msgspec

if TYPE_CHECKING:
    from .game import Game

P = ParamSpec("P")
R = TypeVar("R")


class RuleFunction(msgspec.Struct, frozen=True):
    """An entry of the table: the function and the rule numbers that it carries out."""

    function: Callable[..., Any]
    numbers: tuple[str, ...]


TABLE: dict[str, RuleFunction] = {}
"""Name (`module.function`) to rule function, of the whole engine."""


def rule(*numbers: str) -> Callable[[Callable[Concatenate[Game, P], R]], Callable[Concatenate[Game, P], R]]:
    """Mark a function, whose first parameter is the game, as the one that carries out these rules.

    A call is noted as an exercise of the rules and goes to the game's override of that name, when it has one."""

    def mark(function: Callable[Concatenate[Game, P], R]) -> Callable[Concatenate[Game, P], R]:
        name = f"{function.__module__.rsplit('.', 1)[-1]}.{function.__qualname__}"
        TABLE[name] = RuleFunction(function, numbers)

        @wraps(function)
        def call(g: Game, /, *args: P.args, **kwargs: P.kwargs) -> R:
            try:
                carried_out: Callable[Concatenate[Game, P], R] = g.rules[name]
            except KeyError:
                g.exercised.update(numbers)
                carried_out = g.rules[name] = g.overrides.get(name, function)
            return carried_out(g, *args, **kwargs)

        return call

    return mark
