"""Rule 602.1: an activated ability as an object has it."""

from __future__ import annotations

from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..state.objects import Abl, ObjectId


class Held(msgspec.Struct, frozen=True):
    """An activated ability as an object has it: the printed ability and, of a keyword, the one that it stands for."""

    object: ObjectId
    abl: Abl
    ability: ab.Activated
    place: int = 0

    @property
    def key(self) -> tuple[Any, ...]:
        """Names it among all abilities of all objects, also for limits on its use (602.5b)."""
        return (self.object, self.abl.mark, self.abl.number, self.place)

    @property
    def number(self) -> int:
        """Its number among the object's printed abilities."""
        return self.abl.number
