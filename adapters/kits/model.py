"""The messages of the protocol as a kit sees them: read from the schema, and the same for every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from ..wire.schema import protocol_schema

NAMED_UNIONS: Mapping[frozenset[str], str] = {
    frozenset(members.split()): name
    for name, members in (
        ("NewGameReply", "Ready Unsupported"),
        ("ActReply", "Done Stopped Refused Unsupported"),
        ("AdvanceReply", "Done Stopped Unreached Unsupported"),
        ("LegalReply", "Legal Illegal Unsupported"),
        ("ChoiceReply", "Choice ByDefault Stop ConcedeNow"),
        ("Value", "OfObject OfPlayer OfNumber OfWord OfMana OfAbility"),
        ("Target", "OfObject OfPlayer"),
    )
}
"""Names of unions, where the names of their members do not say what they are together."""

LEFT_OUT = frozenset({"Error", "Fault", "Nothing", "ActParams", "AdvanceParams", "LegalParams", "ObserveParams"})
"""Envelopes: the loop of a kit deals with them."""


class Type(msgspec.Struct, frozen=True):
    """The type of a field. ``name`` is a message, union or vocabulary; ``of`` what a list or a map holds; ``words``
    are the only texts allowed."""

    kind: Literal["text", "integer", "truth", "anything", "named", "list", "map"]
    name: str = ""
    of: Type | None = None
    words: tuple[str, ...] = ()
    nullable: bool = False


class Field(msgspec.Struct, frozen=True):
    """A field of a message. ``default`` is what it means when it is left out, as JSON; a required one has none."""

    name: str
    type: Type
    required: bool
    default: Any = None


class Message(msgspec.Struct, frozen=True):
    """A message: its fields (without ``type``, whose value is ``tag``) and the unions that it belongs to."""

    name: str
    about: str
    fields: tuple[Field, ...]
    tag: str = ""
    unions: tuple[str, ...] = ()


class Words(msgspec.Struct, frozen=True):
    """A vocabulary: texts that have a name together."""

    name: str
    about: str
    words: tuple[str, ...]


class Model(msgspec.Struct, frozen=True):
    """All messages, vocabularies and unions, each in the order of their names; a union has its members in order."""

    version: str
    messages: tuple[Message, ...]
    words: tuple[Words, ...]
    unions: Mapping[str, tuple[str, ...]]

    def is_message(self, name: str) -> bool:
        """Whether a named type is a message, and neither a union nor a vocabulary."""
        return any(message.name == name for message in self.messages)

    def is_words(self, name: str) -> bool:
        """Whether a named type is a vocabulary."""
        return any(words.name == name for words in self.words)


def model() -> Model:
    """The messages of this version of the protocol."""
    schema = msgspec.json.decode(msgspec.json.encode(protocol_schema()))  # tuples and sets become lists
    definitions = {name: d for name, d in schema["$defs"].items() if name not in LEFT_OUT}
    unions = {_union_name(members): members for members in _unions(schema)}
    messages, words = [], []
    for name, definition in definitions.items():
        about = definition.get("description", "").replace("``", "`")
        if "properties" in definition:
            belongs = tuple(sorted(union for union, members in unions.items() if name in members))
            messages.append(_message(name, about, definition, belongs))
        else:
            words.append(Words(name, about, tuple(definition["enum"])))
    version = re.sub(r"\D+(\d+).*", r"\1", schema["title"])
    return Model(version, tuple(messages), tuple(words), dict(sorted(unions.items())))


def _message(name: str, about: str, definition: dict[str, Any], unions: tuple[str, ...]) -> Message:
    properties = dict(definition["properties"])
    (tag,) = properties.pop("type", {"enum": [""]})["enum"]
    required = set(definition["required"])
    fields = tuple(Field(f, _type(p), f in required, p.get("default")) for f, p in properties.items())
    return Message(name, about, fields, tag, unions)


def _type(shape: Mapping[str, Any]) -> Type:
    """A type from its schema; a shape that no kit can write is an error of ours, told when a kit is made."""
    if "anyOf" in shape:
        if members := _members(shape):
            return Type("named", name=_union_name(members))
        (one,) = (part for part in shape["anyOf"] if part != {"type": "null"})
        return msgspec.structs.replace(_type(one), nullable=True)
    if "$ref" in shape:
        return Type("named", name=_referred(shape))
    if "enum" in shape:
        return Type("text", words=tuple(shape["enum"]))
    match shape.get("type"):
        case "string":
            return Type("text")
        case "integer":
            return Type("integer")
        case "boolean":
            return Type("truth")
        case "array":
            return Type("list", of=_type(shape["items"]))
        case "object":
            return Type("map", of=_type(shape["additionalProperties"])) if "additionalProperties" in shape else Type("anything")
    raise NotImplementedError(f"no kit can write {shape}")


def _members(shape: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of a union of messages, or nothing."""
    return tuple(_referred(part) for part in shape["anyOf"]) if "discriminator" in shape else ()


def _referred(shape: Mapping[str, Any]) -> str:
    return str(shape["$ref"]).rpartition("/")[2]


def _unions(shape: Any) -> Iterator[tuple[str, ...]]:
    """All unions of messages in a schema."""
    inner: Iterable[Any] = ()
    if isinstance(shape, dict):
        if "discriminator" in shape:
            yield _members(shape)
        inner = shape.values()
    elif isinstance(shape, list):
        inner = shape
    for part in inner:
        yield from _unions(part)


def _union_name(members: tuple[str, ...]) -> str:
    if "Cast" in members:
        return "Action"
    if "AtStep" in members:
        return "Until"
    return NAMED_UNIONS.get(frozenset(members), "Or".join(members))
