"""What all events share."""

from __future__ import annotations

from typing import Any

import msgspec

from ..state.objects import ObjectId


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """An event that would happen or has happened.

    `applied`: the replacement and prevention effects that have already had their one opportunity (614.5).
    `source`: the object whose effect, cost or rule causes it; `by_effect`: it is part of an effect of a spell or
    ability, or of a replacement effect, rather than of a rule or a cost (614.16).
    `keyword`: the rule of the keyword that it is due to (702)."""

    applied: frozenset[Any] = frozenset()
    source: ObjectId | None = None
    by_effect: bool = False
    keyword: tuple[str, ...] = ()
