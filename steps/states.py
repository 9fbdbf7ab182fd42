"""The state of a given object, as tables have it: ``tapped, 2 lore counters, attached to X``."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..adapters.port import CardDefinition, Chosen
from ..engine.terms.colors import COLOR_WORDS
from ..engine.terms.zones import Zone
from .literals import listed_words, parse_counters
from .names import LiteralError, Names, suggestions

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
    for part in listed_words(text):
        if fields["zone"] != Zone.BATTLEFIELD and _PERMANENTS_ONLY.fullmatch(part):
            raise LiteralError(
                f"{part!r} is the state of a permanent; this is a card in the zone {fields['zone']}",
                "face down, 2 lore counters, visible to Alice, exiled with X, chosen color: blue",
            )
        _apply(fields, pending, part, card, names)


def _apply(fields: dict[str, Any], pending: list[Pending], part: str, card: CardDefinition, names: Names) -> None:
    counters = parse_counters(part)
    if part in _FLAGS:
        fields[_FLAGS[part]] = True
    elif counters is not None:
        kind, count = counters
        fields["counters"] = {**fields.get("counters", {}), kind: count}
    elif m := re.fullmatch(r"(\d{1,18}) damage", part):
        fields["damage"] = int(m[1])
    elif part == "back face" or part.startswith("face "):
        fields["face"] = _face(part, card)
    elif m := re.fullmatch(r"chosen ([a-z ]+): (.+)", part):
        if m[1] == "color" and m[2] not in COLOR_WORDS:
            raise LiteralError(f"{m[2]!r} is no color", ", ".join(COLOR_WORDS), suggestions(m[2], COLOR_WORDS))
        fields["chosen"] = (*fields.get("chosen", ()), Chosen(m[1], m[2]))
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


def _refer(fields: dict[str, Any], pending: list[Pending], field: str, text: str, names: Names) -> None:
    if text in names.players:
        fields[field] = text
    else:
        pending.append(lambda find: {field: find(text)})


def _face(part: str, card: CardDefinition) -> str:
    faces = [face.name for face in card.faces]
    name = part.removeprefix("face ") if part.startswith("face ") else (faces[1] if len(faces) > 1 else "")
    if name not in faces:
        raise LiteralError(f"{card.name} has no {part}", f"one of the faces {', '.join(faces)}", suggestions(name, faces))
    return name
