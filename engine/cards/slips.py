"""What is well formed and can't be meant: numbers that nothing can be, parts that stand twice, names that nobody uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..terms.counters import power_toughness
from ..terms.subtypes import CREATURE_TYPES, PLANESWALKER_TYPES
from ..terms.typeline import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    SPELL_TYPES,
    TypeLine,
    TypeLineError,
    type_line,
)
from ..terms.zones import Zone
from .faces import names_in, walk
from .faults import Path, Sink
from .lang import abilities as ab
from .lang import continuous as con
from .lang import costs, effects, events, replacing
from .lang import nouns as n
from .problems import listing, nearest


class Slip(NamedTuple):
    """What can't be meant in a struct, and what would be allowed there."""

    field: str
    what: str
    allowed: str


_SUBTYPES: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (frozenset({"Creature", "Kindred"}), frozenset(CREATURE_TYPES)),
    (frozenset({"Artifact"}), ARTIFACT_TYPES),
    (frozenset({"Enchantment"}), ENCHANTMENT_TYPES),
    (frozenset({"Land"}), LAND_TYPES),
    (frozenset({"Planeswalker"}), frozenset(PLANESWALKER_TYPES)),
    (frozenset({"Instant", "Sorcery"}), SPELL_TYPES),
    (frozenset({"Battle"}), BATTLE_TYPES),
)
"""Card types, and the subtypes that are correlated with them (205.3b)."""

_MAY_BE_NEGATIVE = (
    *(con.ChangePT, con.SetPT, con.CopyExceptions, effects.TokenSpec, replacing.Increase),
    *(n.Range, n.Compare, n.Sum, n.Minus),
)
"""Where a number below 0 means something (107.1b)."""


def check_slips(decoded: Mapping[Path, Any], sink: Sink) -> None:
    """Check the parts and type lines of a card that were decoded, keyed by path."""
    for path, part in decoded.items():
        match path:
            case ("faces", _, "abilities", int()):
                used = set(names_in(part))
                for inner, where in walk(part, path):
                    for slip in _slips(inner, used):
                        sink.fault_at((*where, slip.field), slip.what, slip.allowed)
            case ("faces", _, "types") if isinstance(part, str):
                _check_subtypes(part, path, sink)
            case ("faces", _, "colors") if isinstance(part, tuple) and len(set(part)) < len(part):
                sink.fault_at(path, "a color stands twice", "each color once")
            case _:
                pass


def _check_subtypes(text: str, path: Path, sink: Sink) -> None:
    """Each subtype is one of the card types beside it (205.3d)."""
    line = _line(text)
    if line is None or not set(line.types) & {word for types, _ in _SUBTYPES for word in types}:
        return
    known = frozenset[str]().union(*(subtypes for types, subtypes in _SUBTYPES if types & set(line.types)))
    for word in line.subtypes:
        if word.replace("-", " ") not in known and word not in known:
            sink.fault_at(
                path, f"{word!r} is no subtype of {' '.join(line.types)} (205.3)", listing(known), nearest(word, known)
            )


def _line(text: str) -> TypeLine | None:
    try:
        return type_line(text)
    except TypeLineError:
        return None


def _slips(part: Any, used: set[str]) -> Iterator[Slip]:
    for check in (_numbers, _twice, _unused, _bounds):
        yield from check(part, used)


def _numbers(part: Any, _: set[str]) -> Iterator[Slip]:
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if not isinstance(value, n.Number):
            continue
        if value.n < 0 and not isinstance(part, _MAY_BE_NEGATIVE):
            yield Slip(field, f"{value.n} would do nothing here (107.1b)", "1, 2, 3 ...")
        if value.n == 0 and field in ("n", "amount", "times") and isinstance(part, (*_DOING, *_PAYING)):
            yield Slip(field, "0 would do nothing here", "1, 2, 3 ...")


_DOING = (
    *(effects.Draw, effects.Mill, effects.Scry, effects.Surveil, effects.GainLife, effects.LoseLife, effects.DealDamage),
    *(effects.Discard, effects.Sacrifice, effects.PutCounters, effects.MoveCounters, effects.CreateToken),
    *(effects.CreateCopyToken, effects.CopySpell, effects.ExileTop, effects.Amass, effects.Incubate, effects.GetEnergy),
)
_PAYING = (
    *(costs.PayLife, costs.PayEnergy, costs.TapOthers, costs.SacrificeCost, costs.DiscardCost, costs.ExileCost),
    *(costs.ReturnCost, costs.RemoveCountersCost, costs.PutCountersCost, costs.RevealCost, costs.MillCost),
)


def _twice(part: Any, _: set[str]) -> Iterator[Slip]:
    for field in part.__struct_fields__:
        value = getattr(part, field)
        if isinstance(value, tuple):
            for symbol, struct in (("{T}", costs.TapSelf), ("{Q}", costs.UntapSelf)):
                if sum(isinstance(x, struct) for x in value) > 1:
                    yield Slip(field, f"{symbol} stands twice in a cost (107.5, 107.6)", "once")
    kind = getattr(part, "kind", None)
    moved = isinstance(part, effects.PutCounters | effects.MoveCounters | effects.RemoveCounters)
    if moved and isinstance(kind, str) and set(kind) & set("+-/0123456789") and power_toughness(kind) is None:
        yield Slip("kind", f"{kind!r} is no kind of counter (122.1)", "a word such as charge, or +1/+1")


def _unused(part: Any, used: set[str]) -> Iterator[Slip]:
    name = getattr(part, "as_", None)
    spoken = isinstance(part, n.Target | n.ChoosePlayer | effects.ChooseWord | effects.Let)
    if isinstance(name, str) and not spoken and name not in used and name != _default_name(part):
        yield Slip("as_", f"nothing here speaks of {name!r}", "leave `as` out, or speak of it")


def _default_name(part: Any) -> object:
    """The name that it has when the card says none."""
    place = part.__struct_fields__[::-1].index("as_")
    defaults = part.__struct_defaults__[::-1]
    return defaults[place] if place < len(defaults) else None


def _bounds(part: Any, _: set[str]) -> Iterator[Slip]:
    match part:
        case n.Range(least=n.Number(n=least), most=n.Number(n=most)) if least > most:
            yield Slip("least", f"nothing is at least {least} and at most {most}", f"least: {most} or less")
        case n.Target(up_to=True, least=least) if least is not None:
            yield Slip("least", "least would do nothing here", "without up_to")
        case n.Target(n=n.Number(n=most), least=n.Number(n=least)) if least > most:
            yield Slip("least", f"at least {least} of {most} targets", f"least: {most} or less")
        case ab.Chapter(chapters=chapters) if min(chapters, default=1) < 1 or len(set(chapters)) < len(chapters):
            yield Slip("chapters", "a chapter is I or later, and stands once (714.2)", "chapters: [1, 2]")
        case ab.Spell() | ab.Activated() | ab.Triggered() | ab.Chapter() if part.do and part.modes is not None:
            yield Slip("do", "do would do nothing here", "without modes (700.2)")
        case effects.Modes():
            yield from _modes(part)
        case effects.TokenSpec():
            yield from _size(part)
        case events.ZoneMove(from_=Zone() as zone, to=to) if zone is to:
            yield Slip("to", f"nothing moves from the {zone} to the {to} (400.7)", "two zones")
        case _:
            pass


def _modes(part: effects.Modes) -> Iterator[Slip]:
    there = len(part.modes)
    least, most = (x.n if isinstance(x, n.Number) else None for x in (part.n, part.most))
    if part.modes and least is not None and least > there and not part.repeat:
        yield Slip("n", f"{least} of {there} modes", f"{there} or fewer, or repeat: true (700.2d)")
    if least is not None and most is not None and least > most:
        yield Slip("most", f"at least {least} and at most {most} modes", f"most: {least} or more")


def _size(token: effects.TokenSpec) -> Iterator[Slip]:
    """Power and toughness of a token, as of a card (208.1, 301.7a)."""
    line = _line(token.types)
    if line is None:
        return
    sized = "Creature" in line.types or "Vehicle" in line.subtypes
    given = (token.power is not None, token.toughness is not None)
    if sized and not all(given):
        yield Slip("types", f"power and toughness is missing beside {token.types!r}", "power: 1, toughness: 1")
    if not sized and any(given):
        yield Slip("power" if given[0] else "toughness", f"power and toughness of {token.types!r}", "only what its types have")
