"""All cards that differ from a card in one part: each field of each struct of it changed to another legal value.

What is written on the card is left out or replaced, numbers go up and down by one, words become their other words, and
what the language allows to be said beside it is said: whose, which zone, under what condition. A structure that the card
language refuses is no card and is not among them.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

import msgspec
from judgecall.engine.cards import hints
from judgecall.engine.cards.faces import check_whole_faces
from judgecall.engine.cards.faults import Sink
from judgecall.engine.cards.keywords.table import KEYWORDS
from judgecall.engine.cards.lang import abilities, base, nouns
from judgecall.engine.cards.names import check_faces
from judgecall.engine.cards.render.card import render_face
from judgecall.engine.cards.render.voice import NoWording
from judgecall.engine.terms.steps import Step
from judgecall.engine.terms.typeline import TypeLineError, type_line
from msgspec.structs import replace

Change = tuple[str, Any]
"""Where and to what, in words; and the value that has been changed."""

YOU, OPPONENT = nouns.Player(name="you"), nouns.Player(name="each_opponent")
CREATURE = nouns.Filter(is_=("creature",))
YOUR_TURN = nouns.PlayerIs(who=YOU, status="active")

PLAYERS = ("you", "each_player", "each_opponent", "active_player", "nonactive_player", "monarch")
OBJECTS = ("self", "that")
CARD_TYPES = ("artifact", "creature", "enchantment", "instant", "land", "sorcery")
BROADER = ("card", "spell", "permanent")
STEPS = tuple(step for step in Step if step is not Step.FIRST_STRIKE_DAMAGE)

ADDED: dict[Any, tuple[Any, ...]] = {
    nouns.Players: (YOU, OPPONENT),
    nouns.Condition: (YOUR_TURN, nouns.Not(of=YOUR_TURN)),
    nouns.Filter: (CREATURE,),
    nouns.Amount: (nouns.Number(n=1),),
    nouns.Range: (nouns.Range(equal=nouns.Number(n=1)),),
    nouns.Objects: (nouns.Ref(name="self"),),
    int: (1, 2),
}
"""What is said where a card says nothing, by the type of the field."""

TEXTS: dict[str, tuple[str, ...]] = {
    "keyword": ("flying",),
    "named": ("Grizzly Bears",),
    "counter": ("+1/+1",),
    "shares_name_with": ("self",),
    "shares_color_with": ("self",),
    "shares_creature_type_with": ("self",),
    "of": ("self",),
}
"""The same for fields that take a text."""

SILENT = frozenset({"word", "as_", "name", "link"})
"""Fields of no meaning of their own: ability words (207.2c), what the parts of a structure call one another, and the
card's own name."""


def changed_cards(card: abilities.CardDefinition) -> Iterator[tuple[str, abilities.CardDefinition]]:
    """Every card that differs from this one in one part, with what has been changed. Its one face is looked at."""
    face = card.faces[0]
    seen = {_printed(face)}
    for what, other in _of_face(face):
        printed = _printed(other) if _legal(other) else None
        if printed is not None and printed not in seen:
            seen.add(printed)
            yield what, replace(card, faces=(other,))


def _printed(face: abilities.Face) -> tuple[str, ...] | None:
    """What a face reads, or None when it can't be worded. Two structures that read the same are one card."""
    try:
        written = render_face(face)
    except (NoWording, TypeLineError):
        return None
    texts = (written.mana_cost, written.type_line, written.power, written.toughness, written.rules_text)
    return (*(text or "" for text in texts), *face.colors)


def _legal(face: abilities.Face) -> bool:
    """Whether the card language takes it."""
    sink = Sink("")
    given = {f: getattr(face, f) for f in ("types", "power", "toughness") if getattr(face, f) is not None}
    decoded: dict[Any, Any] = {("faces", 0, f): value for f, value in given.items()}
    decoded |= {("faces", 0, "abilities", i): ability for i, ability in enumerate(face.abilities)}
    check_faces(decoded, sink)
    check_whole_faces(decoded, sink)
    return not sink.problems


def _of_face(face: abilities.Face) -> Iterator[Change]:
    fields = hints.fields(abilities.Face)
    for word in _type_lines(face.types):
        yield f"types: {word}", replace(face, types=word)
    for symbols in _mana(face.cost or ""):
        yield f"cost: {symbols}", replace(face, cost=symbols)
    for field in ("power", "toughness"):
        number = getattr(face, field)
        for other in (int(number) - 1, int(number) + 1) if number else ():
            yield f"{field}: {other}", replace(face, **{field: str(other)})
    yield "colors: blue", replace(face, colors=("blue",))
    for what, several in _tuple(face.abilities, fields["abilities"].type):
        yield f"abilities{what}", replace(face, abilities=several)


def _type_lines(text: str) -> Iterator[str]:
    """Without each of its types, with each subtype replaced, and legendary."""
    line = type_line(text)
    for left_out in (*line.types, *line.subtypes):
        types = [t for t in line.types if t != left_out]
        subtypes = [s for s in line.subtypes if s != left_out]
        yield _joined([*line.supertypes, *types], subtypes)
        if left_out in line.subtypes:
            yield _joined([*line.supertypes, *types], [*subtypes, "Cat"])
    yield _joined(["Legendary", *line.types], line.subtypes)


def _joined(types: Iterable[str], subtypes: Iterable[str]) -> str:
    return " — ".join(part for part in (" ".join(types), " ".join(subtypes)) if part)


def _mana(text: str) -> Iterator[str]:
    """Each symbol left out, each number one more and one less, each color another."""
    symbols = re.findall(r"\{[^}]*\}", text)
    for i, symbol in enumerate(symbols):
        before, after = "".join(symbols[:i]), "".join(symbols[i + 1 :])
        inner = symbol[1:-1]
        if inner.isdecimal():
            yield f"{before}{{{int(inner) - 1}}}{after}"
            yield f"{before}{{{int(inner) + 1}}}{after}"
        else:
            yield before + after
            yield f"{before}{{G}}{after}"


# --- values by their types ---------------------------------------------------------------------------------------------


def _value(value: Any, hint: Any, field: str) -> Iterator[Change]:
    """Other values for a field."""
    if value is None:
        yield from ((f": {_short(other)} added", other) for other in _added(hint, field))
        return
    if hints.optional(hint):
        yield " left out", None
    if isinstance(value, tuple):
        yield from _tuple(value, hint, field)
    elif isinstance(value, msgspec.Struct):
        yield from _struct(value, hint)
    else:
        yield from ((f": {other}", other) for other in _scalars(value, hint, field) if other != value)


def _added(hint: Any, field: str) -> Iterator[Any]:
    options = hints.alternatives(hint)
    for kind, values in ADDED.items():
        if set(hints.alternatives(kind)) <= set(options):
            yield from values
    for option in options:
        if isinstance(option, type) and issubclass(option, StrEnum):
            yield from list(option)
        elif typing.get_origin(option) is typing.Literal:
            yield from typing.get_args(option)
        elif option is bool:
            yield from (True, False)
        elif option is str:
            yield from TEXTS.get(field, ())


def _scalars(value: Any, hint: Any, field: str) -> Iterable[Any]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return (value - 1, value + 1)
    if isinstance(value, StrEnum):
        return list(type(value))
    for option in hints.alternatives(hint):
        if typing.get_origin(option) is typing.Literal:
            return typing.get_args(option)
    return {"step": STEPS, "cost": tuple(_mana(value))}.get(field, TEXTS.get(field, ()))


def _tuple(value: tuple[Any, ...], hint: Any, field: str = "") -> Iterator[Change]:
    """Each element left out or changed; where there is none, one added."""
    inner = typing.get_args(next(h for h in hints.alternatives(hint) if typing.get_origin(h) is tuple))[0]
    for i, element in enumerate(value):
        yield f"[{i}] left out", (*value[:i], *value[i + 1 :])
        others = ((f": {w}", w) for w in _words(element)) if field == "is_" else _value(element, inner, field)
        yield from ((f"[{i}]{what}", (*value[:i], other, *value[i + 1 :])) for what, other in others)
    if not value and inner is nouns.Target:
        yield ": a target added", (nouns.Target(what=CREATURE),)
    elif not value:
        words = {"is_": ("creature",), "these": OBJECTS, "not_these": OBJECTS, "mana_cost": ("{R}",)}.get(field, ())
        yield from ((f": {word} added", (word,)) for word in words)


def _words(word: str) -> Iterator[str]:
    """Other words for a noun phrase's word: other types for a type, its opposite, a broader word for a broad one."""
    plain = word.removeprefix("non")
    prefix = "non" if plain != word else ""
    yield plain if prefix else f"non{word}"
    for group in (CARD_TYPES, BROADER):
        if plain in group:
            yield from (prefix + other for other in group if other != plain)


def _struct(value: msgspec.Struct, hint: Any) -> Iterator[Change]:
    """Each field of it changed, and another struct of the same form in its place."""
    cls = type(value)
    name = base.tag_of(cls) if isinstance(value, base.Node) else cls.__name__
    if isinstance(value, abilities.Keyword):
        yield from _keyword(value)
    for field in hints.fields(cls).values():
        if isinstance(value, abilities.Keyword) and field.key not in _parameters(value.name):
            continue
        if isinstance(value, nouns.Player | nouns.Ref):
            words = PLAYERS if isinstance(value, nouns.Player) else OBJECTS
            yield from ((f": {word}", replace(value, name=word)) for word in words if word != value.name)
        elif field.attribute not in SILENT:
            inner = _value(getattr(value, field.attribute), field.type, field.attribute)
            yield from ((f".{name}.{field.key}{what}", replace(value, **{field.attribute: other})) for what, other in inner)
    for other in _siblings(value, hint):
        yield f".{name}: {_short(other)}", other


def _keyword(value: abilities.Keyword) -> Iterator[Change]:
    for name, info in KEYWORDS.items():
        if name != value.name and info.takes == KEYWORDS[value.name].takes:
            yield f".{value.name}: {name}", replace(value, name=name)


def _parameters(keyword: str) -> tuple[str, ...]:
    return tuple(parameter.rstrip("?") for parameter in KEYWORDS[keyword].takes)


def _siblings(value: msgspec.Struct, hint: Any) -> Iterator[Any]:
    """The other structs that may stand here and take the same: an effect for an effect, a cost for a cost."""
    if isinstance(value, nouns.Player | nouns.Ref | nouns.Number | abilities.Keyword):
        return
    given = {f.attribute: getattr(value, f.attribute) for f in hints.fields(type(value)).values()}
    for cls in hints.tags(hint).values():
        if cls is type(value):
            continue
        fields = {f.attribute: f for f in hints.fields(cls).values()}
        mine = {f.attribute: f for f in hints.fields(type(value)).values()}
        shared = {k: v for k, v in given.items() if k in fields and fields[k].type == mine[k].type}
        if all(k in shared or not f.required for k, f in fields.items()) and (shared or not given):
            yield cls(**shared)


def _short(value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        fields = {k: getattr(value, k) for k in value.__struct_fields__}
        texts = [f"{k}={_short(v)}" for k, v in fields.items() if v not in (None, (), False)]
        return f"{type(value).__name__}({', '.join(texts)})"
    return str(value)
