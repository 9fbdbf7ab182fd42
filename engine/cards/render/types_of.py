"""What something is or becomes: types, colors, power and toughness in one noun phrase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...terms.typeline import CARD_TYPES, SUPERTYPES
from ..lang import continuous as c
from . import amounts, parts
from .voice import Voice
from .words import a, listed, plural

_ADJECTIVES = frozenset((*CARD_TYPES, *SUPERTYPES))


def type_words(types: Sequence[str], many: bool) -> str:
    """Types as a noun: `Mountains`, `a Swamp`, `an artifact creature`, `legendary`."""
    subtypes = [t for t in types if t not in _ADJECTIVES]
    lower = [t.lower() for t in types if t in _ADJECTIVES]
    if types and all(t in SUPERTYPES for t in types):
        return listed(lower)
    words = " ".join([*(t for t in lower if t.capitalize() in SUPERTYPES), *subtypes])
    rest = [t for t in lower if t.capitalize() not in SUPERTYPES]
    text = " ".join(filter(None, [words, *rest]))
    if many:
        return plural(text)
    return a(text)


def becomes(given: Sequence[Any], voice: Voice, gain: bool, many: bool) -> tuple[list[str], list[Any]] | None:
    """The parts that together say what something becomes, worded, and the remaining parts; None when there are none.

    `is a 3/3 Elemental creature`, `are 1/1 creatures that are still lands`."""
    types = [p for p in given if isinstance(p, c.AddTypes | c.SetTypes)]
    added = all(isinstance(p, c.AddTypes | c.SetColors) for p in given)
    if added and not gain and not any("Creature" in p.types for p in types):
        return None  # they keep their other types
    size = next((p for p in given if isinstance(p, c.SetPT)), None)
    if types and size is None and any(isinstance(p, c.SetColors) for p in given):
        return _colored(given, types, voice, gain, many)
    if not types or (size is None and not gain):
        return None
    creature = any("Creature" in p.types for p in types)
    if size is not None and not gain and not _fixed(size) and sum(len(p.types) for p in types) > 1:
        return _sized(given, types, size, voice, many)
    if size is None or not _fixed(size):
        return None
    if not creature:
        return _a_kind(given, types, size, voice, gain, many)
    colors = next((p for p in given if isinstance(p, c.SetColors)), None)
    every = next((p for p in given if isinstance(p, c.AllCreatureTypes)), None)
    abilities = next((p for p in given if isinstance(p, c.GainAbilities)), None)
    words = _words(types, size, colors, voice, many)
    if every is not None:
        words += " with all creature types"
    if abilities is not None:
        words += f" with {parts.granted(abilities.abilities, voice, 'this creature')}"
    still = any(isinstance(p, c.AddTypes) for p in types)
    verb = "become|becomes" if gain else "are|is"
    text = f"{verb} {words}"
    if still and not gain:
        text += f" in addition to {'their' if many else 'its'} other types"
    used = [*types, size, colors, every, abilities]
    return [text], [p for p in given if not any(p is u for u in used)]


def _colored(given: Sequence[Any], types: Sequence[Any], voice: Voice, gain: bool, many: bool) -> tuple[list[str], list[Any]]:
    """New types with a new color: `is a colorless land with "..." and loses all other card types and abilities`."""
    colors = next(p for p in given if isinstance(p, c.SetColors))
    gained = next((p for p in given if isinstance(p, c.GainAbilities)), None)
    lost = next((p for p in given if isinstance(p, c.LoseAllAbilities)), None)
    color = listed(list(colors.colors)) if colors.colors else "colorless"
    every = [t for p in types for t in p.types]
    kind = type_words(every, False).removeprefix("an ").removeprefix("a ")
    words = plural(f"{color} {kind}") if many else a(f"{color} {kind}")
    said = [f"{'become|becomes' if gain else 'are|is'} {words}"]
    used: list[Any] = [*types, colors]
    if gained is not None and lost is not None:
        this = "this " + next((t.lower() for t in every if t in CARD_TYPES), "permanent")
        said = [
            f"{said[0]} with {parts.granted(gained.abilities, voice, this)}",
            "lose|loses all other card types and abilities",
        ]
        used += [gained, lost]
    return said, [p for p in given if not any(p is u for u in used)]


def _sized(given: Sequence[Any], types: Sequence[Any], size: c.SetPT, voice: Voice, many: bool) -> tuple[list[str], list[Any]]:
    """Card types with a size of their own: `is an artifact creature with power and toughness each equal to ...`."""
    pt = parts.base_pt(size, voice).replace("base ", "")
    text = f"are|is {type_words([t for p in types for t in p.types], many)} with {pt}"
    return [text], [p for p in given if not any(p is u for u in (*types, size))]


def _a_kind(
    given: Sequence[Any], types: Sequence[Any], size: c.SetPT, voice: Voice, gain: bool, many: bool
) -> tuple[list[str], list[Any]]:
    """New subtypes with a new size: `becomes a blue Frog with base power and toughness 1/1`."""
    colors = next((p for p in given if isinstance(p, c.SetColors)), None)
    color = f"{listed(list(colors.colors))} " if colors is not None and colors.colors else ""
    kind = type_words([t for p in types for t in p.types], False).removeprefix("an ").removeprefix("a ")
    text = f"{color}{kind}"
    words = plural(text) if many else a(text)
    said = f"{'become|becomes' if gain else 'are|is'} {words} with {parts.base_pt(size, voice)}"
    rest = [p for p in given if not any(p is u for u in (*types, size, colors))]
    before = [p for p in rest if isinstance(p, c.LoseAllAbilities)]
    lost = ["lose|loses all abilities"] if before else []
    first = bool(before) and list(given).index(before[0]) == 0
    return [*lost, said] if first else [said, *lost], [p for p in rest if p not in before]


def _fixed(size: c.SetPT) -> bool:
    return all(v is not None and amounts.fixed(v) for v in (size.power, size.toughness))


def _words(types: Sequence[Any], size: c.SetPT, colors: c.SetColors | None, voice: Voice, many: bool) -> str:
    assert size.power is not None, "a size of both"
    assert size.toughness is not None, "a size of both"
    every = [t for part in types for t in part.types]
    sub = [t for t in every if t not in _ADJECTIVES]
    card = [t.lower() for t in every if t in _ADJECTIVES]
    color = [listed(list(colors.colors)) if colors.colors else "colorless"] if colors is not None else []
    pt = f"{amounts.digits(size.power, voice)}/{amounts.digits(size.toughness, voice)}"
    text = " ".join([pt, *color, *sub, *card])
    return plural(text) if many else a(text)
