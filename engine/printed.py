"""From card definitions to the values that objects start with (200s, 613.1, 714.2c)."""

from __future__ import annotations

import re

from msgspec.structs import replace

from .cards.lang.abilities import Ability, CardDefinition, Chapter, Face
from .memo import by_identity
from .state.objects import Abl, Copiable
from .terms.colors import COLOR_WORDS
from .terms.mana import mana_cost
from .terms.typeline import type_line

_NUMBER = re.compile(r"[+-]?\d+")


def number_in(text: str | None) -> int | None:
    """The number in a printed power, toughness, loyalty or defense; 0 for `*` or `X` alone, 1 for `1+*` (208.2a)."""
    if text is None:
        return None
    m = _NUMBER.search(text)
    return int(m[0]) if m else 0


def as_abls(abilities: tuple[Ability, ...], mark: str = "text") -> tuple[Abl, ...]:
    """Abilities numbered from 1; a chapter ability once for each of its numerals, numbered by them (714.2c)."""
    out: list[Abl] = []
    number = 0
    for i, a in enumerate(abilities):
        if isinstance(a, Chapter):
            out += [Abl(a, n, "text", 0, (mark, i, n)) for n in a.chapters]
        else:
            number += 1
            out.append(Abl(a, number, "text", 0, (mark, i)))
    return tuple(out)


@by_identity(8192)
def copiable(face: Face) -> Copiable:
    """The printed values of a face; colors come from its mana cost and color indicator (105.2)."""
    line = type_line(face.types)
    cost = mana_cost(face.cost) if face.cost is not None else None
    colors = (cost.colors if cost is not None else frozenset()) | {COLOR_WORDS[c] for c in face.colors}
    return Copiable(
        name=face.name,
        mana_cost=cost,
        colors=frozenset(colors),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=number_in(face.power),
        toughness=number_in(face.toughness),
        loyalty=number_in(face.loyalty),
        defense=number_in(face.defense),
        abilities=as_abls(face.abilities),
    )


@by_identity(8192)
def faces_of(card: CardDefinition) -> tuple[Copiable, ...]:
    """The values of all faces of a card. A flip card's color and mana cost are the same on both (710.1c)."""
    faces = tuple(copiable(f) for f in card.faces)
    if card.layout == "flip":
        shared = {"mana_cost": faces[0].mana_cost, "colors": faces[0].colors}
        return faces[0], *(replace(f, alternative=True, **shared) for f in faces[1:])
    return faces
