"""Cards for the engine, compiled by it from the rules text that the suite renders.

The engine reads rules text itself. What it says that it did not understand, and what it is known to have misread
(``cards.yaml``), makes a scenario with that card *unsupported*: a card that cannot be played tells nothing of rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from .. import port
from .binding import Doc
from .texts import keyword_names

MISREAD = Path(__file__).with_name("cards.yaml")
"""The cards that the engine misreads without saying so."""

_LAYOUTS = {"modal": "modal_dfc", "aftermath": "split"}
_TWO_FACED = frozenset({"split", "flip", "transform", "meld", "adventure", "modal_dfc", "aftermath"})
_SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World", "Ongoing"})
_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


WHOLE = "card"
"""The key for a card of which nothing can be used; other keys are abilities, which cost a scenario only as they resolve."""


_MARKS = frozenset({"Unimplemented", "Unrecognized", "Unknown"})
"""How the engine marks what it did not understand."""


class Unreadable(Exception):
    """The engine did not understand a card."""


def compile_card(module: Any, card: port.CardDefinition) -> list[Doc]:
    """The faces of a card in the engine's own form; :class:`Unreadable` with what it did not understand."""
    reason = misread().get(card.name, {}).get(WHOLE)
    if reason is not None:
        raise Unreadable(reason)
    layout = _LAYOUTS.get(card.layout, card.layout)
    if len(card.faces) > 1 and layout not in _TWO_FACED:
        raise Unreadable(f"its layout, {card.layout}")
    faces = []
    for index, face in enumerate(card.faces):
        build = module.build_oracle_face if len(card.faces) == 1 else module.build_oracle_face_multi
        try:
            made: Doc = build(_atomic(card, face, layout, index), card.name)
        except ValueError as error:
            raise Unreadable(str(error)) from None
        unread = sorted(set(_unread(made)))
        if unread:
            raise Unreadable(f"not understood: {', '.join(unread)}")
        faces.append(made if len(card.faces) == 1 else {**made, "layout": layout, "face_index": index})
    return faces


def _atomic(card: port.CardDefinition, face: port.FaceDefinition, layout: str, index: int) -> Doc:
    """A face in the form of MTGJSON's atomic cards, which the engine reads."""
    left, _, right = face.type_line.partition(" — ")
    words = left.split()
    cost = face.mana_cost or ""
    colors = [_LETTERS.get(c, c) for c in face.colors] if face.colors else [c for c in "WUBRG" if c in cost]
    made: Doc = {
        "name": face.name if len(card.faces) == 1 else " // ".join(f.name for f in card.faces),
        "type": face.type_line,
        "supertypes": [w for w in words if w in _SUPERTYPES],
        "types": [w for w in words if w not in _SUPERTYPES and w != "Token"],
        "subtypes": _subtypes(right, words),
        "text": face.rules_text,
        "layout": layout,
        "colors": colors,
        "colorIdentity": colors,
        "manaValue": 0.0,
        "keywords": [name.capitalize() for name in keyword_names(face.rules_text)],
        "identifiers": {"scryfallOracleId": card.name},
        "legalities": {},
    }
    if len(card.faces) > 1:
        made |= {"faceName": face.name, "side": "ab"[index]}
    optional = {
        "manaCost": face.mana_cost,
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
    }
    return made | {key: value for key, value in optional.items() if value is not None}


def _subtypes(text: str, types: list[str]) -> list[str]:
    """The subtypes of a type line; a plane's are one, whatever its words are (205.3b)."""
    if "Plane" in types:
        return [text] if text else []
    return text.replace("Time Lord", "Time\u00a0Lord").replace("\u00a0", " ").split() if text else []


def _unread(part: Any) -> Iterator[str]:
    """What the engine marks as not understood in a compiled face."""
    if isinstance(part, dict):
        if part.get("type") in _MARKS:
            yield str(part.get("name") or part.get("text") or "an effect")
        for key, value in part.items():
            if key in _MARKS or value == "Unknown":
                yield f"{key} {value}" if isinstance(value, str) else str(key)
            else:
                yield from _unread(value)
    elif isinstance(part, list):
        for value in part:
            yield from _unread(value)


@lru_cache(maxsize=1)
def misread() -> dict[str, dict[str, str]]:
    """The cards of ``cards.yaml``: by what is misread (``card`` for the whole, ``chapter 2``, ``ability 1``), how."""
    if not MISREAD.is_file():
        return {}
    # The base loader makes text of every scalar: nothing is read as a number or a truth value.
    listed = yaml.load(MISREAD.read_text(encoding="utf-8"), Loader=yaml.BaseLoader) or {}
    return {str(name): {str(what): str(how) for what, how in entry.items()} for name, entry in listed.items()}
