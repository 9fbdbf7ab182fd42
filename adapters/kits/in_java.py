"""The messages in Java: classes with public fields, which ``Mapping.java`` reads and writes by reflection."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from .model import Field, Message, Model, Type, Words

HEAD = """\
package judgecall.port;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The messages of the judgecall protocol, version {version}. Written by {{@code judgecall new-adapter}}: leave it as it is.
 *
 * <p>Fields that are null at first and marked {{@link Required}} must be set; all others may be left as they are.
 */
public final class Messages {{
    public static final String VERSION = "{version}";

    private Messages() {{}}
"""

PLAIN = {"text": "String", "integer": "Long", "truth": "Boolean", "anything": "Object"}


def render(model: Model) -> str:
    """The source of the class that holds all messages."""
    parts = [HEAD.format(version=model.version)]
    for name, members in model.unions.items():
        parts.append(f"    public sealed interface {name} permits {', '.join(members)} {{}}\n")
    for words in model.words:
        parts.append("\n".join(_words(words)) + "\n")
    parts += ["\n".join(_message(model, message)) + "\n" for message in model.messages]
    return "\n".join(parts) + "}\n"


def member(name: str) -> str:
    """A field's name in Java: ``may_decline`` is ``mayDecline``."""
    return re.sub(r"_([a-z])", lambda m: m[1].upper(), name)


def _words(words: Words) -> Iterator[str]:
    yield from _about(words.about)
    yield f"    public static final class {words.name} {{"
    for word in words.words:
        constant = re.sub(r"\W+", "_", word).upper()
        yield f"        public static final String {constant} = {json.dumps(word)};"
    yield f"\n        private {words.name}() {{}}"
    yield "    }"


def _message(model: Model, message: Message) -> Iterator[str]:
    yield from _about(message.about)
    unions = f" implements {', '.join(message.unions)}" if message.unions else ""
    yield f"    public static final class {message.name}{unions} {{"
    if message.tag:
        yield f"        public static final String TYPE = {json.dumps(message.tag)};"
    for field in message.fields:
        if field.required:
            yield f"        @Required public {_type(model, field.type)} {member(field.name)};"
        else:
            yield f"        public {_type(model, field.type)} {member(field.name)} = {_default(model, field)};"
    yield from _constructors(model, message)
    yield "    }"


def _constructors(model: Model, message: Message) -> Iterator[str]:
    """One without arguments, and one for all that is required."""
    required = [field for field in message.fields if field.required]
    if required:
        yield f"\n        public {message.name}() {{}}"
        parameters = ", ".join(f"{_type(model, f.type)} {member(f.name)}" for f in required)
        yield f"\n        public {message.name}({parameters}) {{"
        yield from (f"            this.{member(f.name)} = {member(f.name)};" for f in required)
        yield "        }"


def _about(about: str) -> Iterator[str]:
    yield "    /**"
    for line in about.split("\n"):
        yield f"     * {line}".rstrip()
    yield "     */"


def _type(model: Model, kind: Type) -> str:
    if kind.kind == "named":
        return "String" if model.is_words(kind.name) else kind.name
    if kind.of is not None:
        inner = _type(model, kind.of)
        return f"Map<String, {inner}>" if kind.kind == "map" else f"List<{inner}>"
    return PLAIN[kind.kind]


def _default(model: Model, field: Field) -> str:
    if field.default is None:
        return "null"
    if field.type.kind == "list":
        items = ", ".join(json.dumps(item) for item in field.default)
        return f"new ArrayList<>(List.of({items}))" if items else "new ArrayList<>()"
    if field.type.kind == "map":
        return "new LinkedHashMap<>()"
    if field.type.kind == "named" and model.is_message(field.type.name):
        return f"new {field.type.name}()"
    return json.dumps(field.default) + ("L" if field.type.kind == "integer" else "")
