"""What must fit together on one face: numbers that its types need, costs that are asked about, remembered objects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ..terms.typeline import TypeLine, TypeLineError, type_line
from .faults import Path, Sink
from .keywords.table import KEYWORDS
from .lang import abilities, continuous, effects, nouns
from .problems import listing, nearest

_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?|\d*[+-]?\*[+-]?\d*|X|\?")
_PRINTED = ("power", "toughness", "loyalty", "defense")


def check_whole_faces(decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Check each face that was decoded, also in part. `decoded` is keyed by path."""
    labels = _labels(decoded)
    links = {part.link for part in _parts(decoded) if hasattr(part, "link") and part.link} | {"exiled"}
    if any(isinstance(part, continuous.EntersModified) and part.choose == "creature" for part in _parts(decoded)):
        links.add("chosen")
    for path, part in decoded.items():
        match path:
            case ("faces", int() as face, "types") if isinstance(part, str):
                _check_numbers(face, part, decoded, sink)
            case ("faces", _, ("power" | "toughness" | "loyalty" | "defense") as field):
                if not _NUMBER.fullmatch(part):
                    sink.fault_at(path, f"{part!r} is no {field}", "a number, *, 1+*, X")
            case ("faces", face, "abilities", int()):
                _check_ability(face, part, path, decoded, sink)
                _check_mentions(part, path, labels, links, sink)
            case _:
                pass


def _check_numbers(face: int, types: str, decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Creatures and Vehicles have power and toughness (208.1, 301.7a); only planeswalkers have loyalty (209), only
    battles defense (210)."""
    line = _type_line(types)
    if line is None:
        return
    sized = "Creature" in line.types or "Vehicle" in line.subtypes
    allowed = {"power", "toughness"} if sized else set()
    allowed |= {"loyalty"} if "Planeswalker" in line.types else set()
    allowed |= {"defense"} if "Battle" in line.types else set()
    missing = [field for field in ("power", "toughness") if sized and ("faces", face, field) not in decoded]
    if missing:
        sink.fault_at(("faces", face, "types"), f"{' and '.join(missing)} is missing beside {types!r}")
    spare = [f for f in _PRINTED if f not in allowed and ("faces", face, f) in decoded]
    if spare:
        sink.fault_at(("faces", face, spare[0]), f"{' and '.join(spare)} of {types!r}", "only what its types have")


def _type_line(text: str) -> TypeLine | None:
    try:
        return type_line(text)
    except TypeLineError:
        return None


def _check_ability(face: Any, part: Any, path: Path, decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Spell abilities belong to instants and sorceries (113.3a), chapters to Sagas (714.2)."""
    types = decoded.get(("faces", face, "types"), "")
    line = _type_line(types) if isinstance(types, str) else None
    if line is None:
        return
    if isinstance(part, abilities.Spell) and not {"Instant", "Sorcery"} & set(line.types):
        sink.fault_at(path, f"a spell ability on {types!r}", "on instants and sorceries; else activated, triggered, static")
    if isinstance(part, abilities.Chapter) and "Saga" not in line.subtypes:
        sink.fault_at(path, f"a chapter on {types!r}", "on Sagas")
    if isinstance(part, abilities.ClassLevel) and "Class" not in line.subtypes:
        sink.fault_at(path, f"a class level on {types!r}", "on Classes")


def _check_mentions(part: Any, path: Path, labels: frozenset[str], links: set[Any], sink: Sink) -> None:
    for inner, where in walk(part, path):
        if isinstance(inner, nouns.Paid) and inner.of == nouns.Ref(name="self") and inner.cost not in labels:
            sink.fault_at(where, f"no cost of this card is called {inner.cost!r}", listing(labels), nearest(inner.cost, labels))
        if isinstance(inner, effects.ChooseWord | continuous.EntersModified):
            _check_card_name(inner, where, sink)
        if isinstance(inner, nouns.Linked) and inner.key not in links:
            sink.fault_at(where, f"nothing is remembered under {inner.key!r}", listing(links), nearest(inner.key, links))


def _labels(decoded: Mapping[Path, Any]) -> frozenset[str]:
    """The names of costs that this card's spells can be cast with; a keyword's cost goes by its name."""
    own = {part.label for part in _parts(decoded) if isinstance(part, abilities.AdditionalCost | abilities.AlternativeCost)}
    keywords = {part.name for part in _parts(decoded) if isinstance(part, abilities.Keyword)}
    given = {name for name in keywords if name in KEYWORDS}
    kicker = {"kicker"} if "multikicker" in given or any(label.endswith(" kicker") for label in own) else set()
    return frozenset((own | given | kicker) - {""})


_OF_A_CARD = ("is_", "any_", "not_", "mana_value", "keyword")


def _check_card_name(part: Any, path: Path, sink: Sink) -> None:
    """What the cards are whose names can be chosen, said by their characteristics (201.4a)."""
    if part.card is None:
        return
    kind = part.kind if isinstance(part, effects.ChooseWord) else part.choose
    if kind == "creature":
        return
    if kind != "card name":
        sink.fault_at((*path, "card"), f"cards beside the choice of a {kind}", "with the choice of a card name")
    for inner, where in walk(part.card, (*path, "card")):
        if not isinstance(inner, nouns.Filter):
            continue
        spare = [f for f in inner.__struct_fields__ if f not in _OF_A_CARD and getattr(inner, f) not in (None, (), False)]
        if spare:
            known = listing(f.rstrip("_") for f in _OF_A_CARD)
            sink.fault_at(where, f"{spare[0].rstrip('_')!r} is nothing that a card's text has", known)


def _parts(decoded: Mapping[Path, Any]) -> Iterator[Any]:
    for path, part in decoded.items():
        if len(path) == 4:
            yield from (inner for inner, _ in walk(part, path))


def walk(part: Any, path: Path) -> Iterator[tuple[Any, Path]]:
    """A part and all parts in it, each with its path."""
    if isinstance(part, tuple):
        for i, child in enumerate(part):
            yield from walk(child, (*path, i))
    elif isinstance(part, msgspec.Struct):
        yield part, path
        for name in part.__struct_fields__:
            yield from walk(getattr(part, name), (*path, name))


def unused_targets(ability: Any) -> list[str]:
    """Names of targets that the ability declares and never speaks of: surely a slip."""
    found: list[str] = []
    for part, _ in walk(ability, ()):
        declared = getattr(part, "targets", None)
        if isinstance(declared, tuple) and not isinstance(part, nouns.Filter):
            used = set(names_in(part))
            found += [t.as_ for t in declared if isinstance(t, nouns.Target) and t.as_ not in used]
    return found


def names_in(part: Any) -> Iterator[str]:
    """Every name that is spoken of in a part."""
    for inner, _ in walk(part, ()):
        match inner:
            case nouns.Ref(name=name) | nouns.Player(name=name) | nouns.Var(name=name) | nouns.Did(name=name):
                yield name
            case effects.ReflexiveTrigger(name=name) | continuous.GainChosenAbility(name=name):
                yield name
            case effects.ChooseWord(unlike=str() as name):
                yield name
            case nouns.Target():
                yield from inner.distinct_from
            case effects.DealDamage(divided=str() as name) | effects.PutCounters(divided=str() as name):
                yield name
            case nouns.Filter():
                yield from (*inner.these, *inner.not_these)
                yield from filter(None, (inner.shares_name_with, inner.shares_color_with, inner.shares_creature_type_with))
            case _:
                pass
