"""What state-based actions look at: the permanents, looked at once for all of them (704.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ..choices import Procedure
from ..derive.game import Game
from ..events.base import Event
from ..state.objects import Characteristics, GameObject, ObjectId, PlayerId


class Permanent(msgspec.Struct, frozen=True):
    """A permanent that is phased in, with its characteristics."""

    id: ObjectId
    o: GameObject
    c: Characteristics


Board = tuple[Permanent, ...]
"""All of them."""


class Decision(NamedTuple):
    """A choice that a state-based action asks of a player, and what comes of it."""

    player: PlayerId
    choose: Callable[[], Procedure[list[Event]]]


def board(g: Game) -> Board:
    """The permanents at this moment."""
    view, objects = g.view, g.state.objects
    return tuple([Permanent(i, objects[i], view.chars(i)) for i in view.battlefield()])
