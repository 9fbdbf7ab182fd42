"""What is written on a card: every part of its structure, and every part of what its keywords stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ...engine.cards.keywords.registry import expand
from ...engine.cards.lang import abilities as ab
from ...engine.cards.lang import nouns
from ...engine.state.objects import Copiable
from ...engine.terms.zones import Zone


def written(faces: Iterable[Copiable]) -> Iterator[Any]:
    """The parts of the abilities of several faces."""
    for face in faces:
        for a in face.abilities:
            yield from parts(a.ability)


def parts(value: Any) -> Iterator[Any]:
    """A structure with everything in it, and everything that its keywords stand for."""
    if isinstance(value, tuple):
        for child in value:
            yield from parts(child)
    elif isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))
        if isinstance(value, ab.Keyword):
            for stood_for in expand(value):
                yield from parts(stood_for)


def speaks_of_exile(faces: Iterable[Copiable]) -> bool:
    """Whether any part exiles something, or speaks of what was exiled (607.2a)."""
    return any(
        isinstance(part, nouns.Linked)
        or "Exile" in type(part).__name__
        or any(getattr(part, field) is Zone.EXILE for field in part.__struct_fields__)
        for part in written(faces)
    )
