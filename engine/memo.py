"""Remembers what functions of values find, by the identity of the value: a frozen struct is not hashed for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

V = TypeVar("V")
R = TypeVar("R")


def by_identity(size: int) -> Callable[[Callable[[V], R]], Callable[[V], R]]:
    """Remember the results for up to `size` values, which must be immutable; then all is forgotten."""

    def mark(function: Callable[[V], R]) -> Callable[[V], R]:
        known: dict[int, tuple[Any, R]] = {}

        @wraps(function)
        def found(value: V) -> R:
            entry = known.get(id(value))
            if entry is not None and entry[0] is value:
                return entry[1]
            result = function(value)
            if len(known) >= size:
                known.clear()
            known[id(value)] = (value, result)
            return result

        return found

    return mark
