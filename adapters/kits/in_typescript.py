"""The messages in TypeScript: interfaces, as they are on the wire."""

from __future__ import annotations

import json
from collections.abc import Iterator

from .model import Field, Message, Model, Type

HEAD = """\
// The messages of the judgecall protocol, version {version}. Written by `judgecall new-adapter`: leave it as it is.
// A field with a `?` may be left out; what that means stands above it.

export const VERSION = "{version}";
"""

PLAIN = {"text": "string", "integer": "number", "truth": "boolean", "anything": "Record<string, unknown>"}


def render(model: Model) -> str:
    """The module of the messages."""
    parts = [HEAD.format(version=model.version)]
    for words in model.words:
        listed = "".join(f"\n  | {json.dumps(word)}" for word in words.words)
        parts.append(f"/** {words.about} */\nexport type {words.name} ={listed};\n")
    parts += ["\n".join(_message(message)) + "\n" for message in model.messages]
    for name, members in model.unions.items():
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    return "\n".join(parts)


def _message(message: Message) -> Iterator[str]:
    about = message.about.replace("\n", "\n * ").replace(" \n", "\n")
    yield f"/** {about} */"
    yield f"export interface {message.name} {{"
    if message.tag:
        yield f"  type: {json.dumps(message.tag)};"
    for field in message.fields:
        yield from _field(field)
    yield "}"


def _field(field: Field) -> Iterator[str]:
    if not field.required:
        yield f"  /** Left out: {json.dumps(field.default)} */"
    yield f"  {field.name}{'' if field.required else '?'}: {_type(field.type)};"


def _type(kind: Type) -> str:
    if kind.kind == "named":
        name = kind.name
    elif kind.words:
        name = " | ".join(map(json.dumps, kind.words))
    elif kind.of is not None:
        inner = _type(kind.of)
        name = f"Record<string, {inner}>" if kind.kind == "map" else f"({inner})[]" if " " in inner else f"{inner}[]"
    else:
        name = PLAIN[kind.kind]
    return f"{name} | null" if kind.nullable else name
