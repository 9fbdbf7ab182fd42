"""The literal grammar: objects, players, values, counts, counters, zones and points of a turn.

The same text stands quoted in a step and bare in a cell. ``fixtures/protocol/vectors/literals.json`` has
examples.

object = { article | player "'s" | "token" | "copy of" | abilities "of" } name [ "#" number ] [ place ]
abilities = "chapter" roman | "ability" [ number | "from" name ] | keyword place = "in" ( player "'s" | "the" ) zone | "in
exile" | "on the battlefield" | "on the stack"
"""

from __future__ import annotations

import re

import msgspec

from ..adapters.port import (
    Ability,
    ObjectRef,
    OfAbility,
    OfMana,
    OfNumber,
    OfObject,
    OfPlayer,
    OfWord,
    Pile,
    Share,
    Value,
)
from ..engine.terms.mana import MANA_TYPES, ManaError, mana_cost
from ..engine.terms.steps import Step
from ..engine.terms.zones import OWNED_ZONES, Zone
from .names import LiteralError, Names, suggestions

OBJECT_FORMS = (
    "a card or alias; token X; copy of X; chapter III of X; ability 2 of X; ability from Y of X; "
    "ability 1 of the monarch; Alice's X; X #2; "
    "X in Alice's graveyard"
)
ZONE_WORDS = {
    "hand": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "library": Zone.LIBRARY,
    "exile": Zone.EXILE,
    "command zone": Zone.COMMAND,
    "battlefield": Zone.BATTLEFIELD,
    "stack": Zone.STACK,
}
"""The words for zones."""

DESIGNATIONS = ("monarch", "initiative", "speed")
"""What has inherent abilities without a source (702.179d, 725.2, 726.2): ``ability 1 of the monarch``."""

MOST = 1000
"""The largest number of equal things that a scenario may set up; beyond it a game takes minutes to no purpose."""

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50}
_PLACE = re.compile(r"(?P<rest>.+) (?:in|on|from) (?:(?P<owner>\w+)'s |the |her |his |their )?(?P<zone>[a-z ]+)")
_NTH = re.compile(r"(?P<rest>.+) #(?P<nth>[1-9]\d{0,8})")
_CHAPTER = re.compile(r"chapter (?P<roman>[IVXL]+) of (?P<rest>.+)")
_ABILITY = re.compile(r"ability(?: (?P<number>[1-9]\d{0,8}))? of (?P<rest>.+)")
_GRANTED = re.compile(r"ability from (?P<rest>.+)")
_KEYWORD = re.compile(r"(?P<keyword>[a-z][a-z' -]*) of (?P<rest>.+)")
_OWNED = re.compile(r"(?P<player>\w+)'s (?P<rest>.+)")
_ARTICLE = re.compile(r"(?:the|a|an) (?P<rest>.+)")
_COUNTERS = re.compile(r"(?P<count>no|an?|0|[1-9][0-9]{0,17}) (?P<kind>\S.*?) counters?")
_MANA = re.compile(r"(?:\{[^{}]+\})+")
_QUOTED = re.compile(r'"[^"]*"')


class ObjectLiteral(msgspec.Struct, frozen=True):
    """What an object is called. Fields as in ``ObjectRef``; ``whose`` is its controller, or its owner where
    it has no controller; ``text`` is how it was written."""

    text: str
    name: str
    alias: bool = False
    token: bool = False
    copy: bool = False
    ability: Ability | None = None
    whose: str | None = None
    zone: Zone | None = None
    owner: str | None = None
    nth: int | None = None

    def reference(self) -> ObjectRef:
        """The same as the port has it, for an object that is not known yet."""
        return ObjectRef(
            ref=self.name if self.alias else None,
            name=None if self.alias else self.name,
            token=True if self.token else None,
            copy=True if self.copy else None,
            ability=self.ability,
            controller=self.whose,
            zone=self.zone,
            owner=self.owner,
            nth=self.nth,
        )


def roman(text: str) -> int:
    """A Roman numeral as a number; LiteralError when it is none or not in its usual form."""
    total = 0
    for letter, following in zip(text, [*text[1:], ""], strict=True):
        value = _ROMAN.get(letter, 0)
        total += -value if value < _ROMAN.get(following, 0) else value
    if not text or to_roman(total) != text:
        raise LiteralError(f"{text!r} is no chapter number", "I, II, III, IV ...")
    return total


def to_roman(number: int) -> str:
    """A number as a Roman numeral."""
    out = ""
    for value, letters in ((50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        count, number = divmod(number, value)
        out += letters * count
    return out


def parse_object(text: str, names: Names) -> ObjectLiteral:
    """An object, with or without quotes; LiteralError when it is none or its name is unknown."""
    bare = " ".join(text.replace('"', "").split())
    if not bare:
        raise LiteralError("an object is missing here", OBJECT_FORMS)
    return _object(bare, bare, names)


def _object(bare: str, text: str, names: Names, named: bool = True) -> ObjectLiteral:
    """The grammar, from the outside in. A token's name need not be that of a card: then ``named`` is False."""
    if names.knows(bare) or bare in DESIGNATIONS:
        return ObjectLiteral(text=text, name=bare, alias=bare in names.aliases)
    if (m := _PLACE.fullmatch(bare)) and m["zone"] in ZONE_WORDS:
        inner = _object(m["rest"], text, names, named)
        owner = names.player(m["owner"]) if m["owner"] else None
        return msgspec.structs.replace(inner, zone=ZONE_WORDS[m["zone"]], owner=owner)
    if m := _NTH.fullmatch(bare):
        return msgspec.structs.replace(_object(m["rest"], text, names, named), nth=int(m["nth"]))
    prefixed = _prefixed(bare, text, names, named)
    if prefixed is not None:
        return prefixed
    if not named:
        return ObjectLiteral(text=text, name=bare)
    raise names.unknown(bare)


def _prefixed(bare: str, text: str, names: Names, named: bool) -> ObjectLiteral | None:
    if m := _ARTICLE.fullmatch(bare):
        return _object(m["rest"], text, names, named)
    if bare.startswith("token "):
        return msgspec.structs.replace(_object(bare[6:], text, names, named=False), token=True)
    if bare.startswith("copy of "):
        return msgspec.structs.replace(_object(bare[8:], text, names, named), copy=True)
    if m := _CHAPTER.fullmatch(bare):
        ability = Ability(chapter=roman(m["roman"]))
        return msgspec.structs.replace(_object(m["rest"], text, names, named), ability=ability)
    if m := _ABILITY.fullmatch(bare):
        ability = Ability(number=int(m["number"]) if m["number"] else None)
        return msgspec.structs.replace(_object(m["rest"], text, names, named), ability=ability)
    if m := _GRANTED.fullmatch(bare):
        granter, rest = _granter_and_rest(m["rest"], names)
        ability = Ability(granted=names.aliases.get(granter, granter))
        return msgspec.structs.replace(_object(rest, text, names, named), ability=ability)
    if (m := _OWNED.fullmatch(bare)) and m["player"] in names.players:
        return msgspec.structs.replace(_object(m["rest"], text, names, named), whose=m["player"])
    if m := _KEYWORD.fullmatch(bare):
        ability = Ability(keyword=m["keyword"])
        return msgspec.structs.replace(_object(m["rest"], text, names, named), ability=ability)
    return None


def _granter_and_rest(text: str, names: Names) -> tuple[str, str]:
    """What gives an ability, and the object that has it, of ``Y of X``; names may have an "of" themselves."""
    places = [m.start() for m in re.finditer(" of ", text)]
    for place in places:
        if names.knows(text[:place]):
            return text[:place], text[place + 4 :]
    if not places:
        raise LiteralError(f"'ability from {text}' does not say of which object", "ability from Y of X")
    raise names.unknown(text[: places[0]])


def parse_counted(text: str, names: Names) -> tuple[int, str]:
    """A card, or a number of them: ``Forest``, ``3 Forest``."""
    bare = text.replace('"', "").strip()
    if not names.knows(bare) and (m := re.fullmatch(r"([1-9]\d*) (.+)", bare, re.ASCII)):
        return parse_count(m[1]), m[2]
    return 1, bare


def parse_counters(text: str) -> tuple[str, int] | None:
    """``2 lore counters`` as kind and number; None when it speaks of no counters."""
    m = _COUNTERS.fullmatch(text)
    if m is None:
        return None
    count = {"no": 0, "a": 1, "an": 1}.get(m["count"])
    return m["kind"], int(m["count"]) if count is None else count


def parse_target(text: str, names: Names) -> OfObject | OfPlayer:
    """A player or an object."""
    bare = text.strip().strip('"')
    if bare in names.players:
        return OfPlayer(bare)
    try:
        return OfObject(parse_object(text, names).reference())
    except LiteralError as error:
        near = error.near or suggestions(bare, names.players)
        raise LiteralError(error.problem, f"a player ({', '.join(names.players)}) or {OBJECT_FORMS}", near) from None


def parse_value(text: str, names: Names) -> Value:
    """Any value: a player, a number, mana, an object, an ability, else a word."""
    bare = text.strip().replace('"', "")
    if not bare:
        raise LiteralError("a value is missing here", f"a player, a number, mana, a word, or {OBJECT_FORMS}")
    if bare in names.players:
        return OfPlayer(bare)
    if re.fullmatch(r"-?\d{1,18}", bare):
        return OfNumber(int(bare))
    if _MANA.fullmatch(bare):
        return OfMana(parse_mana(bare))
    try:
        found = parse_object(bare, names)
    except LiteralError:
        if _looks_like_object(bare):
            raise
        return OfWord(bare)
    if found.ability is not None and not found.copy:
        source = msgspec.structs.replace(found, ability=None)
        return OfAbility(source.reference(), found.ability)
    return OfObject(found.reference())


def _looks_like_object(bare: str) -> bool:
    return bool(_CHAPTER.match(bare) or _ABILITY.match(bare) or _GRANTED.match(bare) or bare.startswith(("token ", "copy of ")))


def parse_mana(text: str) -> str:
    """Mana symbols in their usual form."""
    try:
        return str(mana_cost(text.strip()))
    except ManaError as error:
        raise LiteralError(str(error)) from None


def is_mana(text: str) -> bool:
    """Whether a text is mana symbols (107.4)."""
    try:
        return bool(mana_cost(text).symbols)
    except ManaError:
        return False


def parse_pool(text: str) -> str:
    """Mana itself, of the six types that there are; a cost may be generic, mana never is (106.1b, 107.4b)."""
    for symbol in mana_cost(parse_mana(text)).symbols:
        if symbol.text not in MANA_TYPES:
            types = " ".join(f"{{{letter}}}" for letter in MANA_TYPES)
            raise LiteralError(f"{symbol} is no type of mana, but something that a cost asks for", types)
    return parse_mana(text)


def parse_number(text: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"0|-?[1-9]\d{0,17}", text.strip(), re.ASCII):
        raise LiteralError(f"{text!r} is no number", "0, 1, 2 ...")
    return int(text)


def parse_count(text: str) -> int:
    """How many there are of something that a game really has to hold."""
    if not re.fullmatch(r"0|[1-9]\d{0,17}", text.strip(), re.ASCII) or int(text) > MOST:
        raise LiteralError(f"{text!r} is no number of things", f"0, 1, 2 ... {MOST}")
    return int(text)


def parse_place(text: str) -> int:
    """A place in a list, counted from 1."""
    if not re.fullmatch(r"[1-9]\d{0,8}", text.strip(), re.ASCII):
        raise LiteralError(f"{text!r} is no place in a list", "1, 2, 3 ...")
    return int(text)


def parse_zone(text: str) -> Zone:
    """A zone by its word."""
    if text not in ZONE_WORDS:
        raise LiteralError(f"{text!r} is no zone", ", ".join(ZONE_WORDS), suggestions(text, ZONE_WORDS))
    return ZONE_WORDS[text]


ORDERED = (Zone.LIBRARY, Zone.GRAVEYARD)
"""The zones of a player whose cards lie in an order (400.5)."""


def check_ordered(zone: Zone, text: str) -> None:
    """Refuse an order of cards that have none."""
    if "from the top" in text and zone not in ORDERED:
        what = f"{zone} has no top: its cards lie in no order (400.5)"
        raise LiteralError(what, "holds, without an order; from the top: library, graveyard")


def parse_share(text: str, names: Names) -> Share:
    """A part of a division: ``2 to Bob``; of counters, ``2 time counters``."""
    counters = parse_counters(text.strip())
    if counters is not None:
        return Share(counters[1], OfWord(names.counter(counters[0])))
    m = re.fullmatch(r"(\d{1,18}) to (.+)", text.strip())
    if m is None:
        allowed = "2 to Bob; 1 to Grizzly Bears / 1 time counter; 3 +1/+1 counters"
        raise LiteralError(f"{text!r} is no part of a division", allowed)
    return Share(int(m[1]), parse_target(m[2], names))


def parse_pile(text: str, names: Names) -> Pile:
    """A part of an arrangement: ``top: A; B``."""
    place, colon, rest = text.partition(":")
    if not colon:
        raise LiteralError(f"{text!r} is no part of an arrangement", "top: A; B / bottom: C")
    objects = tuple(parse_object(part, names).reference() for part in listed(rest))
    return Pile(place.strip(), objects)


def listed(text: str) -> list[str]:
    """The parts of a cell that lists names: they are separated by semicolons, since names have commas."""
    return [part.strip() for part in text.split(";") if part.strip()]


def listed_words(text: str) -> list[str]:
    """The parts of a cell that lists words: separated by commas, or by semicolons where there is one."""
    return [part.strip() for part in text.split(";" if ";" in text else ",") if part.strip()]


def listed_quotes(text: str) -> list[str]:
    """The parts of a list in a step: ``"A", "B" and Alice``; commas within quotes do not count."""
    held: list[str] = []

    def hold(match: re.Match[str]) -> str:
        held.append(match[0])
        return f"\0{len(held) - 1}\0"

    parts = re.split(r",? and |, ", _QUOTED.sub(hold, text.strip()))
    return [re.sub(r"\0(\d+)\0", lambda m: held[int(m[1])], part).strip() for part in parts if part.strip()]


class Point(msgspec.Struct, frozen=True):
    """A step of somebody's turn; without a player, of anybody's."""

    step: Step
    player: str | None = None
    next: bool = False

    def __str__(self) -> str:
        return f"{self.player}'s {self.step}" if self.player else f"the {self.step}"


_STEPS = {step.value: step for step in Step}
_STEPS |= {f"{step.value} step": step for step in (Step.UPKEEP, Step.BEGINNING_OF_COMBAT, Step.END_OF_COMBAT)}


def parse_point(text: str, names: Names) -> Point:
    """``Alice's upkeep``, ``the next end step``."""
    m = re.fullmatch(r"(?:(?P<next>(?:the )?next )|the |(?P<player>\w+)'s (?P<own>next )?)?(?P<step>.+)", text.strip())
    if m is None or m["step"] not in _STEPS:
        word = m["step"] if m else text
        allowed = ", ".join(step.value for step in Step)
        raise LiteralError(f"{word!r} is no step of a turn", allowed, suggestions(word, _STEPS))
    player = names.player(m["player"]) if m["player"] else None
    return Point(_STEPS[m["step"]], player, next=bool(m["next"] or m["own"]))


def is_owned(zone: Zone) -> bool:
    """Whether each player has a zone of this kind (400.1)."""
    return zone in OWNED_ZONES
