"""What can be said of an object: ``is`` and ``has`` descriptions as facts to check against an observation."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..adapters.port import Ability, Observation, ObservedAbility, ObservedObject
from ..engine.terms.colors import COLOR_WORDS
from ..engine.terms.subtypes import CREATURE_TYPES, PLANESWALKER_TYPES
from ..engine.terms.typeline import (
    ARTIFACT_TYPES,
    BASIC_LAND_TYPES,
    BATTLE_TYPES,
    CARD_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    SPELL_TYPES,
    SUPERTYPES,
)
from .literals import is_mana, listed_quotes, listed_words, parse_counters, parse_object, roman
from .names import LiteralError, Names, suggestions
from .resolve import Finder, describe, describe_ability

IS_FORMS = (
    "a 3/3 white Saga creature; tapped, untapped; attacking [Bob], blocking [X], blocked, unblocked; "
    "face down, face up; a token, a copy; colorless, multicolored; legendary; controlled by Bob; owned by Bob; "
    'named "X"'
)
HAS_FORMS = (
    "3 lore counters; no counters; 2 damage; power 3; toughness 3; mana value 2; loyalty 4; defense 4; "
    "flying; ward {2}; ability 2; ability from X; chapter II; no abilities; no chapter abilities"
)

SUBTYPES = frozenset().union(
    *(ARTIFACT_TYPES, BATTLE_TYPES, CREATURE_TYPES, ENCHANTMENT_TYPES, LAND_TYPES, PLANESWALKER_TYPES, SPELL_TYPES)
)
"""All subtypes (205.3)."""


QUALITIES = frozenset(word.lower() for word in (*SUBTYPES, *CARD_TYPES, *SUPERTYPES)) | {"nonbasic"}
"""What a kind of land, or of card, is called in the names of landwalk and typecycling (702.14a, 702.29e)."""


class Fact(msgspec.Struct, frozen=True):
    """One thing said of an object: ``words`` say it, ``aspect`` is the part of a snapshot that it names,
    ``read`` takes the object's actual value, which is shown when ``holds`` is False of it."""

    words: str
    aspect: str
    read: Callable[[ObservedObject, Observation], Any]
    holds: Callable[[Any], bool]
    nobody: Callable[[Observation], str] | None = None
    """Tells that what is spoken of is nowhere in the game, so that denying the fact says nothing; empty otherwise."""


def facts_is(text: str, names: Names) -> list[Fact]:
    """The facts of a description after "is"."""
    bare = text.strip()
    for pattern, make in _WHOLE_IS:
        m = re.fullmatch(pattern, bare)
        if m is not None:
            return [make(m, names)]
    words = re.sub(r"^(?:a|an|the) ", "", bare).replace(",", " ").split()
    _each_once(words)
    joined = [" ".join(words)] if " ".join(words) in _FLAGS else words
    found = [_word(word, text) for word in joined if word != "and"]
    if not found:
        raise LiteralError("a description is missing here", IS_FORMS)
    return found


def _each_once(parts: list[str]) -> None:
    doubled = next((part for part in parts if parts.count(part) > 1 and part != "and"), None)
    if doubled is not None:
        raise LiteralError(f"{doubled!r} stands twice", "each thing once")


def _word(word: str, text: str) -> Fact:
    if word in _FLAGS:
        field, wanted = _FLAGS[word]
        return _equal(word, field, wanted, aspect=field if field in ("tapped", "face_down") else "")
    if m := re.fullmatch(r"(-?\d{1,18})/(-?\d{1,18})", word):
        wanted_pt = (int(m[1]), int(m[2]))
        return Fact(word, "", lambda o, _: (o.power, o.toughness), lambda actual: actual == wanted_pt)
    if word in COLOR_WORDS:
        return _contains(word, "colors", COLOR_WORDS[word].value)
    if word in ("attacking", "blocking"):
        return Fact(word, "", lambda o, _: getattr(o, word), bool)
    if word == "colorless":
        return Fact(word, "", lambda o, _: o.colors, lambda actual: not actual)
    if word == "multicolored":
        return Fact(word, "", lambda o, _: o.colors, lambda actual: len(actual) > 1)
    if word.capitalize() in SUPERTYPES:
        return _contains(word, "supertypes", word.capitalize())
    if word.capitalize() in CARD_TYPES:
        return _contains(word, "types", word.capitalize())
    if word in SUBTYPES:
        return _contains(word, "subtypes", word)
    known = [*SUBTYPES] if word[:1].isupper() else [*_FLAGS, *COLOR_WORDS, *map(str.lower, (*CARD_TYPES, *SUPERTYPES))]
    near = suggestions(word, known)
    raise LiteralError(f"{word!r} in {text!r} describes no object", IS_FORMS, near)


def _equal(words: str, field: str, wanted: object, aspect: str = "") -> Fact:
    return Fact(words, aspect, lambda o, _: getattr(o, field), lambda actual: actual == wanted)


def _contains(words: str, field: str, wanted: object) -> Fact:
    return Fact(words, "", lambda o, _: getattr(o, field), lambda actual: wanted in actual)


_FLAGS: dict[str, tuple[str, bool]] = {
    "tapped": ("tapped", True),
    "untapped": ("tapped", False),
    "blocked": ("blocked", True),
    "unblocked": ("blocked", False),
    "face down": ("face_down", True),
    "face up": ("face_down", False),
    "phased out": ("phased_out", True),
    "flipped": ("flipped", True),
    "token": ("token", True),
    "copy": ("copy", True),
    "commander": ("commander", True),
}


class Related(str):
    """What an object attacks, blocks or is attached to, in words; ``fits``: it is what was meant."""

    fits: bool = False


def _relation(field: str, aspect: str = "") -> Callable[[re.Match[str], Names], Fact]:
    """A fact of what one object has to do with another, or with a player."""

    def make(m: re.Match[str], names: Names) -> Fact:
        whom = (m["whom"] or "").strip('"')
        wanted = parse_object(whom, names) if whom and whom not in names.players else None

        def read(thing: ObservedObject, seen: Observation) -> Related:
            value = getattr(thing, field)
            actual = (value,) if isinstance(value, str) else tuple(value or ())
            finder = Finder(seen, names)
            shown = Related(", ".join(_shown_target(target, finder) for target in actual) or "nothing")
            meant = {o.id for o in finder.named(wanted, seen.objects)} if wanted is not None else {whom}
            shown.fits = any(target in meant for target in actual) if whom else bool(actual)
            return shown

        def nobody(seen: Observation) -> str:
            absent = wanted is not None and not Finder(seen, names).named(wanted, seen.objects)
            return f"there is no {wanted.text!r} in the game now" if absent and wanted is not None else ""

        return Fact(m[0], aspect, read, lambda actual: bool(actual.fits), nobody)

    return make


def _shown_target(target: str, finder: Finder) -> str:
    thing = finder.by_id.get(target)
    return describe(thing) if thing is not None else target


def _person(field: str) -> Callable[[re.Match[str], Names], Fact]:
    def make(m: re.Match[str], names: Names) -> Fact:
        return _equal(m[0], field, names.player(m["player"]), aspect=field)

    return make


def _named(m: re.Match[str], names: Names) -> Fact:
    def nobody(seen: Observation) -> str:
        known = names.knows(m["name"]) or any(m["name"] in (o.name, o.printed) for o in seen.objects)
        return "" if known else f"nothing in the game, and no card, is named {m['name']!r}"

    return Fact(m[0], "", lambda o, _: o.names or (o.name,), lambda actual: m["name"] in actual, nobody)


_WHOLE_IS: tuple[tuple[str, Callable[[re.Match[str], Names], Fact]], ...] = (
    (r"attacking(?: (?P<whom>.+))?", _relation("attacking")),
    (r"blocking(?: (?P<whom>.+))?", _relation("blocking")),
    (r"attached to (?P<whom>.+)", _relation("attached_to", "attached_to")),
    (r"controlled by (?P<player>\w+)", _person("controller")),
    (r"owned by (?P<player>\w+)", _person("owner")),
    (r'named "?(?P<name>[^"]+)"?', _named),
)


def facts_has(text: str, names: Names, *, lacks: bool = False) -> list[Fact]:
    """The facts of a description after "has", or after "lacks"."""
    parts = listed_quotes(text)
    if not parts:
        raise LiteralError("something to have is missing here", HAS_FORMS)
    _each_once(parts)
    found = [_have(part.strip('"'), names) for part in parts]
    return [_negated(fact) for fact in found] if lacks else found


def _negated(fact: Fact) -> Fact:
    return Fact(f"no {fact.words}", fact.aspect, fact.read, lambda actual: not fact.holds(actual))


_NUMBERS = {
    "power": "power",
    "toughness": "toughness",
    "mana value": "mana_value",
    "loyalty": "loyalty",
    "defense": "defense",
}


def _have(part: str, names: Names) -> Fact:
    if part in ("no counters", "no abilities", "no chapter abilities", "no damage"):
        return _have_nothing(part)
    counters = parse_counters(part)
    if counters is not None:
        kind, count = names.counter(counters[0]), counters[1]
        return Fact(part, f"counters.{kind}", lambda o, _: o.counters.get(kind, 0), lambda actual: actual == count)
    if m := re.fullmatch(r"(\d{1,18}) damage", part):
        return _equal(part, "damage", int(m[1]), aspect="damage")
    if m := re.fullmatch(rf"({'|'.join(_NUMBERS)}) (-?\d{{1,18}})", part):
        return _equal(part, _NUMBERS[m[1]], int(m[2]))
    if m := re.fullmatch(r"chapter ([IVXL]+)", part):
        return _ability(part, Ability(chapter=roman(m[1])))
    if m := re.fullmatch(r"ability (\d{1,9})", part):
        return _ability(part, Ability(number=int(m[1])))
    if m := re.fullmatch(r"ability from (.+)", part):
        granter = m[1].replace('"', "")
        if not names.knows(granter):
            raise names.unknown(granter)
        return _ability(part, Ability(granted=names.aliases.get(granter, granter)))
    keywords = names.cards.keywords()
    if not _is_keyword(part, keywords):
        near = suggestions(part, keywords)
        raise LiteralError(f"{part!r} is nothing that an object has", HAS_FORMS, near)
    # A keyword alone means it with any cost or number: "lacks escape" is no proof while escape with some cost is there.
    meant = re.compile(rf"{re.escape(part)}(?:—.*| [{{\d].*)?")
    return Fact(part, "", lambda o, _: ability_names(o.abilities), lambda actual: any(map(meant.fullmatch, actual)))


def check_could_have(text: str, names: Names) -> None:
    """Refuse an ability that nothing in the scenario could ever have: to lack it says nothing."""
    cards = list(names.used.values())
    if any(card.structure is None for card in cards):
        return
    for part in (part.strip('"') for part in listed_quotes(text)):
        if m := re.fullmatch(r"ability (\d{1,9})", part):
            most = max((len(list(printed)) for card in cards for printed in _printed(card.structure)), default=0)
            if not 1 <= int(m[1]) <= max(most, 1):
                raise LiteralError(f"no card of this scenario has an {part}", f"ability 1 to {max(most, 1)}")
        if m := re.fullmatch(r"chapter ([IVXL]+)", part):
            chapters = {n for card in cards for printed in _printed(card.structure) for n in printed if n is not None}
            if roman(m[1]) not in chapters:
                raise LiteralError(f"no card of this scenario has {part}", "a chapter of a Saga that is named here")
        if m := re.fullmatch(r"ability from (.+)", part):
            granter = m[1].replace('"', "")
            known = {name for card in cards for name in (card.name, *(face.name for face in card.faces))}
            if granter not in {*names.aliases, *known, *BASIC_LAND_TYPES}:
                allowed = "a card or an alias of this scenario, a basic land type"
                raise LiteralError(f"nothing of this scenario is called {granter!r}", allowed)


def _printed(node: Any) -> Iterator[list[int | None]]:
    """Each list of abilities in a card, of its faces and of what it makes; chapters one by one, by their numbers."""
    if isinstance(node, Mapping):
        for name, inner in node.items():
            if name == "abilities" and isinstance(inner, list | tuple):
                yield [n for ability in inner for n in _numbers(ability)]
            yield from _printed(inner)
    elif isinstance(node, list | tuple):
        for inner in node:
            yield from _printed(inner)


def _numbers(ability: Any) -> list[int | None]:
    inner = ability.get("chapter", ability) if isinstance(ability, Mapping) else ability
    return [int(n) for n in inner["chapters"]] if isinstance(inner, Mapping) and "chapters" in inner else [None]


COLORS = frozenset({"white", "blue", "black", "red", "green", "colorless", "monocolored", "multicolored"})
CONNECTING = frozenset(
    {"from", "for", "and", "all", "color", "colors", "everything", "each", "of", "your", "opponents", "player", "a", "the"}
)
"""What may stand between the qualities of a keyword."""


def _is_keyword(part: str, keywords: Mapping[str, tuple[str, ...]]) -> bool:
    """A keyword with or without its parameters; landwalk and typecycling go by the type's name (702.14, 702.29e)."""
    if m := re.fullmatch(r"([a-z' -]*)(?:walk|cycling(?: (?P<cost>.+))?)", part):
        quality = m[1].split()
        return (m["cost"] is None or is_mana(m["cost"])) and all(word in QUALITIES for word in quality)
    return any(
        part == keyword or (part.startswith((f"{keyword} ", f"{keyword}—")) and _are_parameters(part[len(keyword) :], takes))
        for keyword, takes in keywords.items()
    )


def _are_parameters(rest: str, takes: tuple[str, ...]) -> bool:
    """What a keyword is with: a cost after a dash, numbers, mana symbols, or qualities, as `from red and from artifacts`."""
    symbols = "".join(re.findall(r"\{[^{}]+\}", rest))
    if not takes or (symbols and not ("cost" in takes and is_mana(symbols))):
        return False
    if rest.startswith("—"):
        return len(rest) > 1 and "cost" in takes
    known = QUALITIES | CONNECTING | COLORS
    words = (word.lower().removeprefix("non").removesuffix("s") for word in rest.split())
    return all(re.fullmatch(r"\d+|x|(\{[^{}]+\})+", word) or word in known or f"{word}s" in known for word in words)


def _have_nothing(part: str) -> Fact:
    if part == "no counters":
        return Fact(part, "counters", lambda o, _: dict(o.counters), lambda actual: not any(actual.values()))
    if part == "no damage":
        return _equal(part, "damage", 0, aspect="damage")
    if part == "no abilities":
        return Fact(part, "", lambda o, _: ability_names(o.abilities), lambda actual: not actual)

    def chapters(thing: ObservedObject, _: Observation) -> list[str]:
        return [describe_ability(a) for a in thing.abilities if a.ability.chapter is not None]

    return Fact(part, "", chapters, lambda actual: not actual)


def _ability(words: str, wanted: Ability) -> Fact:
    def read(thing: ObservedObject, _: Observation) -> list[str]:
        granted = {f"ability from {a.ability.granted}" for a in thing.abilities if a.ability.granted is not None}
        return list(dict.fromkeys([*map(describe_ability, thing.abilities), *sorted(granted)]))

    label = describe_ability(ObservedAbility(ability=wanted))
    return Fact(words, "", read, lambda actual: label in actual)


def ability_names(abilities: Iterable[ObservedAbility]) -> list[str]:
    """Abilities by keyword, or else by place."""
    return [a.name or describe_ability(a) for a in abilities]


def facts_state(text: str, names: Names) -> list[Fact]:
    """The facts of a state as tables have it: ``tapped, 2 lore counters, attached to X``."""
    out: list[Fact] = []
    for part in listed_words(text):
        if parse_counters(part) or re.fullmatch(r"\d+ damage", part) or part in ("no counters", "no damage"):
            out.append(_have(part, names))
        else:
            out += facts_is(part, names)
    return out
