"""What players do with priority (117.1): the function that carries out each kind of action enters itself here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ..choices import Procedure
from ..derive.game import Game
from ..state.objects import PlayerId

A = TypeVar("A")
Taking = Callable[[Game, PlayerId, A], Procedure[None]]

_ACTIONS: dict[type, Taking[Any]] = {}


def takes(kind: type[A]) -> Callable[[Taking[A]], Taking[A]]:
    """Mark the function that carries out a kind of action. Raises ValueError when a kind has two."""

    def mark(function: Taking[A]) -> Taking[A]:
        if kind in _ACTIONS:
            raise ValueError(f"two functions take {kind.__name__}")
        _ACTIONS[kind] = function
        return function

    return mark


def actions() -> Mapping[type, Taking[Any]]:
    """Kind of action to the function that carries it out."""
    return _ACTIONS
