"""Which function carries out which rule: one table, so that a tool can read it and a wrong engine can replace an
entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import CO_VARARGS, CO_VARKEYWORDS
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

P = ParamSpec("P")
R = TypeVar("R")


class Citing(Protocol):
    """What a rule function needs of the game that it is called for."""

    exercised: dict[str, None]
    overrides: Mapping[str, Callable[..., Any]]
    rules: dict[str, Callable[..., Any]]


G = TypeVar("G", bound=Citing)


class RuleFunction(msgspec.Struct, frozen=True):
    """An entry of the table: the function and the rule numbers that it carries out."""

    function: Callable[..., Any]
    numbers: tuple[str, ...]


TABLE: dict[str, RuleFunction] = {}
"""Name (`module.function`) to rule function, of the whole engine."""


def rule(*numbers: str) -> Callable[[Callable[Concatenate[G, P], R]], Callable[Concatenate[G, P], R]]:
    """Mark a function, whose first parameter is the game, as the one that carries out these rules.

    A call is noted as an exercise of the rules and goes to the game's override of that name, when it has one."""

    def mark(function: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
        name = f"{function.__module__.rsplit('.', 1)[-1]}.{function.__qualname__}"
        TABLE[name] = RuleFunction(function, numbers)

        cited = dict.fromkeys(numbers)

        def first(g: Citing) -> Callable[..., Any]:
            g.exercised.update(cited)
            carried_out = g.rules[name] = g.overrides.get(name, function)
            return carried_out

        code = function.__code__
        plain = not code.co_kwonlyargcount and not code.co_flags & (CO_VARARGS | CO_VARKEYWORDS)
        make = _CALLS.get(code.co_argcount, _any) if plain and not function.__defaults__ else _any
        return wraps(function)(make(name, first))

    return mark


# A call goes through here some thousand times in a game, and one with its parameters spelled out takes a third of the
# time of one with *args: hence a caller for each number of parameters. They are given by
# position; what has defaults takes keywords too.

_First = Callable[[Citing], Callable[..., Any]]


def _one(name: str, first: _First) -> Callable[..., Any]:
    def call(g: Citing, /) -> Any:
        carried_out = g.rules.get(name) or first(g)
        return carried_out(g)

    return call


def _two(name: str, first: _First) -> Callable[..., Any]:
    def call(g: Citing, a: Any, /) -> Any:
        carried_out = g.rules.get(name) or first(g)
        return carried_out(g, a)

    return call


def _three(name: str, first: _First) -> Callable[..., Any]:
    def call(g: Citing, a: Any, b: Any, /) -> Any:
        carried_out = g.rules.get(name) or first(g)
        return carried_out(g, a, b)

    return call


def _four(name: str, first: _First) -> Callable[..., Any]:
    def call(g: Citing, a: Any, b: Any, c: Any, /) -> Any:
        carried_out = g.rules.get(name) or first(g)
        return carried_out(g, a, b, c)

    return call


def _any(name: str, first: _First) -> Callable[..., Any]:
    def call(g: Citing, /, *args: Any, **kwargs: Any) -> Any:
        carried_out = g.rules.get(name) or first(g)
        return carried_out(g, *args, **kwargs)

    return call


_CALLS: dict[int, Callable[[str, _First], Callable[..., Any]]] = {1: _one, 2: _two, 3: _three, 4: _four}
