"""The messages in Python: dataclasses of the standard library."""

from __future__ import annotations

from collections.abc import Iterator

from .model import Field, Message, Model, Type

HEAD = '''\
"""The messages of the judgecall protocol, version {version}. Written by `judgecall new-adapter`: leave it as it is.

A field with a default may be left out; `wire.py` fills it in when it reads, and leaves it out when it writes.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar, Literal

VERSION = "{version}"
'''

PLAIN = {"text": "str", "integer": "int", "truth": "bool", "anything": "Any"}


def render(model: Model) -> str:
    """The module of the messages."""
    parts = [HEAD.format(version=model.version)]
    for words in model.words:
        listed = "".join(f"    {_text(word)},\n" for word in words.words)
        parts.append(f'{words.name} = Literal[\n{listed}]\n"""{words.about}"""\n')
    parts += ["\n".join(_message(message)) + "\n" for message in model.messages]
    for name, members in model.unions.items():
        parts.append(f"{name} = {' | '.join(members)}\n")
    return "\n\n".join(parts)


def _message(message: Message) -> Iterator[str]:
    yield "@dataclass"
    yield f"class {message.name}:"
    yield from f'    """{message.about}"""'.replace("\n", "\n    ").replace("\n    \n", "\n\n").split("\n")
    if message.tag:
        yield f"\n    type: ClassVar[str] = {_text(message.tag)}"
    required = [field for field in message.fields if field.required]
    optional = [field for field in message.fields if not field.required]
    if required or optional:
        yield ""
    for field in required:
        yield f"    {field.name}: {_type(field.type)}"
    if optional:
        yield "    _: KW_ONLY"
    for field in optional:
        yield f"    {field.name}: {_type(field.type)} = {_default(field)}"


def _type(kind: Type) -> str:
    if kind.kind == "named":
        name = kind.name
    elif kind.words:
        name = f"Literal[{', '.join(map(_text, kind.words))}]"
    elif kind.of is not None:
        name = f"list[{_type(kind.of)}]" if kind.kind == "list" else f"dict[str, {_type(kind.of)}]"
    else:
        name = PLAIN[kind.kind]
    return f"{name} | None" if kind.nullable else name


def _default(field: Field) -> str:
    if field.type.kind == "named" and field.default == {}:
        return f"field(default_factory=lambda: {field.type.name}())"
    if isinstance(field.default, list) and field.default:
        return f"field(default_factory=lambda: [{', '.join(map(_text, field.default))}])"
    if isinstance(field.default, list | dict):
        return f"field(default_factory={type(field.default).__name__})"
    return _text(field.default) if isinstance(field.default, str) else repr(field.default)


def _text(word: str) -> str:
    return f'"{word}"'
