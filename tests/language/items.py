"""The items of the card language: every keyword, struct, field and enumerated word, and what it is to take one away."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache
from typing import Any

import msgspec
from judgecall.engine.cards import hints, names
from judgecall.engine.cards.keywords.table import KEYWORDS
from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import base
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as ev
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.cards.phrases import PAIRS, STATES
from judgecall.engine.cards.places import ZONES
from judgecall.engine.cards.unsupported import FIELDS, LAYOUTS

NOTHING = object()
"""In place of a member of a list: it is left out."""

Change = Callable[[Any, Any, Any, bool], Any]
"""What stands in place of a value: called with the value, its type, its default and whether it is a member of a list."""

NEVER = n.Not(of=n.AllOf(of=()))
WORDING = frozenset(
    {
        "word card_definition.layout: normal",
        "word object_flag.flag: may begin the game on the battlefield",
        "word object_flag.flag: can be your commander",
        "word static.zone: hand",
        "keyword partner",
        *("field draw.additional", "field add_mana.additional", "field put_onto_battlefield.returned", "field when.instead"),
        *("field tokens_created.by_effect", "field target.divided_what", "field mode.name", "field card_definition.invented"),
        *(f"field {kind}.word" for kind in ("activated", "triggered", "chapter", "static", "replaces")),
    }
)
"""Fields that mean nothing to the rules, as their docstrings say: they are words of the text only. So are the two flags, the
zone of the first of them and the keyword for the time before a game begins (103.6, 702.124a, 903.3), which no scenario has, and
the layout that there is by default."""

UNSUPPORTED = frozenset(
    {*(f"word card_definition.layout: {word}" for word in LAYOUTS), *(f"field card_definition.{field}" for field in FIELDS)}
)
"""What the engine doesn't carry out: a scenario with such a card is unsupported, by the name of the word."""

_WORDS: dict[tuple[type, str], typing.Iterable[str]] = {
    (n.Filter, "is_"): STATES | PAIRS,
    (hints.namespace()["ObjectFlag"], "flag"): names.FLAGS,
}
"""Words that are enumerated elsewhere than in the type of the field."""


@cache
def structs() -> tuple[type[msgspec.Struct], ...]:
    """Every struct that a card can say; the cost of one instance is made of a keyword."""
    found = [x for x in hints.namespace().values() if isinstance(x, type) and issubclass(x, msgspec.Struct)]
    return tuple(s for s in found if s not in (base.Node, ab.Face, ab.Keyword, ab.InstanceCost))


def tag(struct: type[msgspec.Struct]) -> str:
    """What a struct is called in card files."""
    return base.snake(struct.__name__)


def words(struct: type[msgspec.Struct], field: hints.Field) -> tuple[str, ...]:
    """The words that are enumerated for a field."""
    given = _WORDS.get((struct, field.attribute)) or ZONES.get((struct, field.attribute))
    return tuple(sorted(given)) if given is not None else _enumerated(field.type)


@cache
def _enumerated(hint: Any) -> tuple[str, ...]:
    if typing.get_origin(hint) is typing.Literal:
        return tuple(str(word) for word in typing.get_args(hint))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return tuple(str(word) for word in hint)
    found: list[str] = []
    for inner in typing.get_args(hint):
        found += _enumerated(inner) if inner not in (hint, Ellipsis) else ()
    return tuple(found) if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)) else ()


SHARED = {"lasts": "duration"}
"""Fields whose words have one meaning in every struct: the words are items of their own, as `word duration: end of turn`."""


def word_item(struct: type[msgspec.Struct], field: hints.Field, word: str) -> str:
    """The item that an enumerated word is."""
    return f"word {SHARED.get(field.key) or f'{tag(struct)}.{field.key}'}: {word}"


@cache
def items() -> tuple[str, ...]:
    """Every item of the language, as `keyword flying`, `struct draw`, `field draw.who`, `word may.as`."""
    found = [f"keyword {name}" for name in KEYWORDS]
    for name, info in KEYWORDS.items():
        found += [f"field {name}.{taken.rstrip('?')}" for taken in info.takes if taken.endswith("?")]
    for struct in structs():
        if struct is not ab.CardDefinition:
            found.append(f"struct {tag(struct)}")
        for field in hints.fields(struct).values():
            if struct is not ab.CardDefinition or field.key in ("layout", "meld_with"):
                found.append(f"field {tag(struct)}.{field.key}")
                found += [word_item(struct, field, word) for word in words(struct, field)]
    return tuple(item for item in dict.fromkeys(found) if item not in WORDING | UNSUPPORTED)


# --- what is used -----------------------------------------------------------------------------------------------------


def used(value: Any) -> Iterator[str]:
    """The items that a part of a card uses, some of them several times."""
    if isinstance(value, tuple):
        for child in value:
            yield from used(child)
    elif isinstance(value, ab.Keyword):
        yield f"keyword {value.name}"
        for taken in KEYWORDS[value.name].takes:
            child = getattr(value, taken.rstrip("?"))
            if child is not None:
                if taken.endswith("?"):
                    yield f"field {value.name}.{taken.rstrip('?')}"
                yield from used(child)
    elif isinstance(value, msgspec.Struct):
        struct = type(value)
        yield f"struct {tag(struct)}"
        for field in hints.fields(struct).values():
            child = getattr(value, field.attribute)
            if field.required or child != default(struct, field):
                yield f"field {tag(struct)}.{field.key}"
            known = words(struct, field)
            if known:
                yield from (word_item(struct, field, w) for w in _said(child, known))
            yield from used(child)


def _said(value: Any, known: tuple[str, ...]) -> list[str]:
    said = [str(v) for v in value] if isinstance(value, tuple) else [] if value is None else [str(value)]
    return [w for w in known if w in said or f"non{w}" in said or f"non-{w}" in said]


@cache
def _defaults(struct: type[msgspec.Struct]) -> dict[str, Any]:
    names, defaults = struct.__struct_fields__, struct.__struct_defaults__
    padded = zip(names[len(names) - len(defaults) :], defaults, strict=True)
    return {name: getattr(d, "factory", lambda d=d: d)() for name, d in padded if d is not msgspec.NODEFAULT}


def default(struct: type[msgspec.Struct], field: hints.Field) -> Any:
    """The default of a field; None for a required one."""
    return _defaults(struct).get(field.attribute)


# --- taking away ------------------------------------------------------------------------------------------------------


def rewrite(value: Any, change: Callable[[Any, hints.Field | None, type | None, bool], Any]) -> Any:
    """A part of a card with everything in it changed as `change` says, from the inside out."""
    if isinstance(value, tuple):
        return _members(value, change, None, None)
    if not isinstance(value, msgspec.Struct):
        return value
    struct = type(value)
    new: dict[str, Any] = {}
    for field in hints.fields(struct).values():
        old = getattr(value, field.attribute)
        if isinstance(old, tuple) and not words(struct, field):
            made = _members(old, change, field, struct)
        else:
            made = rewrite(old, change)
        made = change(made, field, struct, False)
        if made is not old:
            new[field.attribute] = made
    return msgspec.structs.replace(value, **new) if new else value


def _members(value: tuple[Any, ...], change: Any, field: hints.Field | None, struct: type | None) -> tuple[Any, ...]:
    made = tuple(change(rewrite(child, change), field, struct, True) for child in value)
    if all(a is b for a, b in zip(value, made, strict=True)):
        return value
    return tuple(child for child in made if child is not NOTHING)


_AMOUNT, _OBJECTS, _PLAYERS = n.Number, n.Ref, n.Player


def neutrals(hint: Any, at_default: Any, required: bool, member: bool) -> list[Any]:
    """What may stand in place of a part that is taken away, by the type of its place."""
    options = set(hints.alternatives(hint))
    if member:
        inner = next((a for a in typing.get_args(hint) if a is not Ellipsis), hint)
        options |= set(hints.alternatives(inner))
        return [ab.Static(parts=())] if ab.Static in options else [NOTHING]
    found = [] if required else [at_default]
    found += [None] if hints.optional(hint) else []
    if ab.Triggered in options:
        found.append(ab.Static(parts=()))
    if _AMOUNT in options:
        found += [n.Number(n=0), n.Number(n=7)]
    if _OBJECTS in options:
        found.append(n.Union(of=()))
    if _PLAYERS in options:
        found += [n.PlayersWho(if_=NEVER), n.Player(name="you"), n.Player(name="each_player")]
    if n.Not in options:
        found += [NEVER, n.AllOf(of=())]
    if ev.EitherEvent in options:
        found.append(ev.EitherEvent(of=()))
    if n.Filter in options:
        found += [n.Filter(), n.Filter(any_=(n.Filter(named="nothing at all"),), is_=("card",))]
    if n.Range in options:
        found += [n.Range(least=n.Number(n=-99)), n.Range(least=n.Number(n=99))]
    if bool in options:
        found += [False, True]
    if int in options:
        found += [0, 2, 3]
    if str in options:
        found += ["", "{0}", "loyalty", "0", "Artifact"]
    if typing.get_origin(hint) is tuple:
        found.append(())
    if hint == tuple[str, ...]:
        found.append(("Artifact", "Creature"))
    found += [ef.TokenSpec(types="Artifact")] if ef.TokenSpec in options else []
    found += [ef.Modes(modes=())] if ef.Modes in options else []
    known = _enumerated(hint) if typing.get_origin(hint) is not tuple else ()
    found += known
    found += [""] if len(known) == 1 else []
    return found


def takings(item: str) -> list[Change]:
    """The ways of taking an item away, each a change for `rewrite`."""
    kind, _, what = item.partition(" ")
    if kind == "keyword":
        return [lambda v, f, s, m: ab.Static(parts=()) if isinstance(v, ab.Keyword) and v.name == what else v]
    if kind == "struct":
        return [_without_struct(what, nth) for nth in range(6)]
    name, _, value = what.partition(": ")
    owner, _, key = name.rpartition(".")
    if owner in KEYWORDS:
        return [lambda v, f, s, m: _plain(v, key) if isinstance(v, ab.Keyword) and v.name == owner else v]
    if not owner:
        key = next(field for field, shared in SHARED.items() if shared == key)
    return [*(_other(owner, key, value, nth) for nth in range(12)), *([] if value else [_as_by_default(owner, key)])]


def _plain(value: ab.Keyword, key: str) -> ab.Keyword:
    return msgspec.structs.replace(value, **{key: None})


def _without_struct(name: str, nth: int) -> Change:
    def change(value: Any, field: hints.Field | None, struct: Any, member: bool) -> Any:
        if field is None or not isinstance(value, msgspec.Struct) or tag(type(value)) != name or isinstance(value, ab.Keyword):
            return value
        found = neutrals(field.type, default(struct, field), field.required, member)
        found = [x for x in found if x is not value and x != value]
        return found[nth] if nth < len(found) else value

    return change


def _as_by_default(owner: str, key: str) -> Change:
    """A field at its default, and nothing else changed: where a card has it twice, once as it is by default."""

    def change(value: Any, field: hints.Field | None, struct: Any, member: bool) -> Any:
        if field is None or member or field.required or field.key != key or tag(struct) != owner:
            return value
        return default(struct, field)

    return change


def _other(owner: str, key: str, word: str, nth: int) -> Change:
    """A field at its default, or where it says `word`, something else; of any struct when `owner` is empty."""

    def change(value: Any, field: hints.Field | None, struct: Any, member: bool) -> Any:
        if field is None or member or field.key != key or owner not in ("", tag(struct)) or isinstance(value, type):
            return value
        if word and word not in _said(value, (word,)):
            return value
        if word and isinstance(value, tuple):
            return tuple(w for w in value if not _said(w, (word,)))
        found = neutrals(field.type, default(struct, field), field.required, False)
        found = [x for x in found if x != value]
        if not field.required and not word:
            found = found[:1]
        if nth >= len(found):
            return value
        kinds = hints.alternatives(field.type)
        made = found[nth]
        if isinstance(made, str) and isinstance(kinds[0], type) and issubclass(kinds[0], StrEnum):
            return kinds[0](made)
        return made

    return change
