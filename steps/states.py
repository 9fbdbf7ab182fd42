"""The state of a given object, as tables have it: ``tapped, 2 lore counters, attached to X``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..adapters.port import CardDefinition, Chosen
from ..engine.terms.colors import COLOR_WORDS
from ..engine.terms.subtypes import CREATURE_TYPES
from ..engine.terms.typeline import BASIC_LAND_TYPES, CARD_TYPES
from ..engine.terms.zones import Zone
from .literals import listed_words, parse_count, parse_counters
from .names import LiteralError, Names, leaves, suggestions

STATE_FORMS = (
    "tapped, token, summoning sick, face down, back face, face NAME, flipped, blocked, phased out, commander, "
    "2 lore counters, 3 damage, attached to X, attacking Bob, blocking X, exiled with X, chosen color: blue, "
    "visible to Alice"
)

Pending = Callable[[Callable[[str], str]], dict[str, Any]]
"""Fills further fields, given what finds the ``ref`` of an object by its literal."""

_FLAGS = {
    "tapped": "tapped",
    "token": "token",
    "summoning sick": "fresh",
    "face down": "face_down",
    "flipped": "flipped",
    "blocked": "blocked",
    "phased out": "phased_out",
    "commander": "commander",
    "dealt deathtouch damage": "deathtouched",
}
_REFERENCES = {"attached to": "attached_to", "exiled with": "exiled_by", "attacking": "attacking"}


_PERMANENTS_ONLY = re.compile(
    r"tapped|token|summoning sick|flipped|blocked|phased out|\d+ damage|dealt deathtouch damage|"
    r"(?:attached to|attacking|blocking) .+"
)


def apply_state(fields: dict[str, Any], pending: list[Pending], text: str, card: CardDefinition, names: Names) -> None:
    """Put each part of a state into ``fields``, or into ``pending`` when it speaks of another object."""
    said: set[str] = set()
    for part in listed_words(text):
        if fields["zone"] != Zone.BATTLEFIELD and _PERMANENTS_ONLY.fullmatch(part):
            raise LiteralError(
                f"{part!r} is the state of a permanent; this is a card in the zone {fields['zone']}",
                "face down, 2 lore counters, visible to Alice, exiled with X, chosen color: blue",
            )
        if part in said:
            raise LiteralError(f"{part!r} stands twice", "each state once")
        said.add(part)
        _apply(fields, pending, part, card, names)


def awaited(text: str) -> list[str]:
    """The fields that a state fills once all objects are known."""
    found = (re.match(r"(attached to|exiled with|attacking) ", part) for part in listed_words(text))
    return [_REFERENCES[m[1]] for m in found if m is not None]


def _apply(fields: dict[str, Any], pending: list[Pending], part: str, card: CardDefinition, names: Names) -> None:
    counters = parse_counters(part)
    if part in _FLAGS:
        fields[_FLAGS[part]] = True
    elif counters is not None:
        kind, count = names.counter(counters[0]), counters[1]
        if kind in fields.get("counters", {}):
            raise LiteralError(f"{kind} counters stand twice", "each kind once")
        fields["counters"] = {**fields.get("counters", {}), kind: count}
    elif m := re.fullmatch(r"(\d{1,18}) damage", part):
        fields["damage"] = int(m[1])
    elif part == "back face" or part.startswith("face "):
        fields["face"] = _face(part, card)
    elif m := re.fullmatch(r"chosen ([a-z ]+): (.+)", part):
        chosen = Chosen(_choice(m[1], card), _chosen(m[1], m[2], card, names))
        if any(c.what == chosen.what for c in fields.get("chosen", ())):
            raise LiteralError(f"{chosen.what} is chosen twice", "each choice once")
        fields["chosen"] = (*fields.get("chosen", ()), chosen)
    elif m := re.fullmatch(r"visible to (.+)", part):
        fields["visible_to"] = (*fields.get("visible_to", ()), names.player(m[1]))
    elif m := re.fullmatch(r"(attached to|exiled with|attacking) (.+)", part):
        _refer(fields, pending, _REFERENCES[m[1]], m[2], names)
    elif m := re.fullmatch(r"blocking (.+)", part):
        blocked = [t.strip() for t in m[1].split(" and ")]
        pending.append(lambda find: {"blocking": tuple(find(t) for t in blocked)})
    else:
        near = suggestions(part, [*_FLAGS, "back face"])
        raise LiteralError(f"{part!r} is no state of an object", STATE_FORMS, near)


def choices_of(card: CardDefinition) -> tuple[str, ...] | None:
    """What is chosen for a permanent of this card as it enters (607.2d), for a battle by the rules (310.8a), and the level
    of a Class (716.2d); None when that cannot be known."""
    if card.structure is None:
        return None
    found = {str(value) for field, value in leaves(card.structure) if field == "choose" and value is not None}
    types = " ".join(face.type_line for face in card.faces).split()
    found |= {"protector"} if "Battle" in types else set()
    found |= {"level"} if "Class" in types else set()
    return tuple(sorted(found))


def _choice(what: str, card: CardDefinition) -> str:
    made = choices_of(card)
    if made is not None and what not in made:
        allowed = ", ".join(f"chosen {choice}: ..." for choice in made) or "no chosen ... at all"
        raise LiteralError(f"{what!r} is no choice that is made for {card.name}", allowed, suggestions(what, made))
    return what


def _chosen(what: str, value: str, card: CardDefinition, names: Names) -> str:
    """What was chosen, when that kind of choice allows it."""
    words: dict[str, Iterable[str]] = {
        "color": COLOR_WORDS,
        "creature type": CREATURE_TYPES,
        "basic land type": BASIC_LAND_TYPES,
        "card type": CARD_TYPES,
        "player": names.players,
        "opponent": names.players,
        "protector": names.players,
        "word": [str(v) for field, v in leaves(card.structure) if field == "options"],
    }
    if what in words and value not in words[what] and (what != "word" or card.structure is not None):
        article = "an" if what[0] in "aeiou" else "a"
        near = suggestions(value, words[what])
        allowed = ", ".join(words[what]) if len(list(words[what])) <= 12 else f"{article} {what}"
        raise LiteralError(f"{value!r} is no {what}", allowed, near)
    if what in ("number", "level"):
        parse_count(value)
    if what == "card name":
        names.card(value)
    return value


def check_effect(fields: Mapping[str, Any], card: CardDefinition) -> None:
    """Refuse what has no effect on a card where it is."""
    zone = Zone(fields["zone"])
    permanent = zone is Zone.BATTLEFIELD
    hidden = zone in (Zone.HAND, Zone.LIBRARY) or bool(fields.get("face_down"))
    problems = {
        f"counters are not kept in a {zone} (122.2)": bool(fields.get("counters")) and zone in (Zone.HAND, Zone.LIBRARY),
        f"a card in a {zone} is not face down": bool(fields.get("face_down"))
        and zone not in (Zone.BATTLEFIELD, Zone.EXILE, Zone.STACK),
        "everybody sees this card; visible to ... is for hidden cards": bool(fields.get("visible_to")) and not hidden,
        "only a card in exile is exiled with something": "exiled_by" in fields and zone is not Zone.EXILE,
        f"a choice is not kept in a {zone} (400.7)": bool(fields.get("chosen")) and not permanent and zone is not Zone.EXILE,
        "only an attacking creature is blocked": bool(fields.get("blocked")) and "attacking" not in fields,
        "deathtouch damage is damage": bool(fields.get("deathtouched")) and not fields.get("damage"),
        f"{card.name} has no flipped part (710.1)": bool(fields.get("flipped")) and card.layout != "flip",
    }
    for problem, holds in problems.items():
        if holds:
            raise LiteralError(problem, "a state that has an effect on this card, here")


def _refer(fields: dict[str, Any], pending: list[Pending], field: str, text: str, names: Names) -> None:
    if text in names.players:
        fields[field] = text
    else:
        pending.append(lambda find: {field: find(text)})


def _face(part: str, card: CardDefinition) -> str:
    faces = [face.name for face in card.faces]
    if len(faces) == 1 and part != "back face":
        raise LiteralError(f"{card.name} has one face only", "no face at all")
    name = part.removeprefix("face ") if part.startswith("face ") else (faces[1] if len(faces) > 1 else "")
    if name not in faces:
        raise LiteralError(f"{card.name} has no {part}", f"one of the faces {', '.join(faces)}", suggestions(name, faces))
    return name
