"""A card file: one or more YAML documents, each a card with its faces (200, 709-712, 715)."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any, get_args

import yaml

from . import hints
from .decode import Decoder, compose
from .faces import check_whole_faces
from .faults import MISSING
from .lang.abilities import CardDefinition, Face, Layout
from .names import check_faces
from .places import check_places
from .problems import CardError, Problem, listing, nearest
from .slips import check_slips

_CARD_KEYS = ("name", "layout", "faces", "invented", "meld_with")


def read_cards(path: FilePath) -> tuple[CardDefinition, ...]:
    """All cards of a file. Raises CardError with every fault in it."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise CardError([Problem(str(path), 1, 1, f"this is no UTF-8 text: {error.reason}")]) from None
    except OSError as error:
        raise CardError([Problem(str(path), 1, 1, f"cannot be read: {error.strerror}")]) from None
    return decode_cards(text, str(path))


def decode_cards(text: str, file: str) -> tuple[CardDefinition, ...]:
    """All cards of a YAML text; `file` is its name in messages. Raises CardError with every fault in it."""
    problems = []
    cards = []
    for node in compose(text, file):
        decoder = Decoder(file)
        card = _card(decoder, node)
        problems += decoder.sink.problems
        if card is not MISSING and not decoder.sink.problems:
            cards.append(card)
    if problems:
        raise CardError(problems)
    return tuple(cards)


def _card(decoder: Decoder, node: yaml.Node) -> Any:
    """One document; what belongs to a face may stand at the top level when there is one face."""
    if not isinstance(node, yaml.MappingNode):
        return decoder.sink.wrong(node, allowed="a map with name, types and so on")
    face_keys = hints.fields(Face)
    values: dict[str, Any] = {}
    face: dict[str, Any] = {}
    for key, child in decoder.pairs(node):
        word = key.value
        if word in _CARD_KEYS:
            values[word] = decoder.value(child, hints.fields(CardDefinition)[word].type, (word,))
        elif word in face_keys:
            face[word] = decoder.value(child, face_keys[word].type, ("faces", 0, word))
        else:
            known = {*_CARD_KEYS, *face_keys}
            decoder.sink.fault(key, f"a card has no field {word!r}", listing(known), nearest(word, known))
    check_faces(decoder.decoded, decoder.sink)
    check_whole_faces(decoder.decoded, decoder.sink)
    check_places(decoder.decoded, decoder.sink)
    check_slips(decoder.decoded, decoder.sink)
    return _assemble(decoder, node, values, face)


def _assemble(decoder: Decoder, node: yaml.Node, values: dict[str, Any], face: dict[str, Any]) -> Any:
    sink = decoder.sink
    if "name" not in values:
        return sink.fault(node, "name is missing")
    if "faces" in values and face:
        return sink.fault(node, f"{', '.join(face)} stand beside faces", "all of a face inside faces, or no faces at all")
    if "faces" not in values and "types" not in face:
        return sink.fault(node, "types is missing", "a type line such as Creature — Bear")
    if "faces" in values and values.get("layout", "normal") == "normal":
        return sink.fault(node, "layout is missing", "with faces: " + listing(_layouts()))
    if "faces" in values and values["faces"] is not MISSING and len(values["faces"]) != 2:
        return sink.fault(node, f"{len(values['faces'])} faces of the layout {values['layout']}", "2 faces")
    if values.get("meld_with") and values.get("layout") != "meld":
        return sink.fault(node, "meld_with would do nothing here", "with `layout: meld`")
    if MISSING in values.values() or MISSING in face.values():
        return MISSING
    if "faces" not in values:
        values["faces"] = (Face(name=values["name"], **face),)
    return CardDefinition(**values)


def _layouts() -> list[str]:
    return [str(word) for word in get_args(Layout) if word != "normal"]
