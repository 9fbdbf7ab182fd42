"""The language of card files as a JSON Schema and as a reference page, both made from the structs."""

from __future__ import annotations

import ast
import inspect
import re
import typing
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from . import hints
from .keywords.table import KEYWORDS
from .lang import abilities, base, costs, nouns

Schema = dict[str, Any]
_TEXT: Schema = {"type": ["string", "number", "boolean"]}
_KEYWORD_TYPES = {"cost": costs.Cost, "n": int, "what": nouns.Filter, "players": nouns.Players, "keeps": nouns.Filter}


# --- JSON Schema


def card_schema() -> Schema:
    """A JSON Schema (2020-12) of one card document, for editors and checkers that read YAML.

    The decoder is stricter: it also checks names, words of filters, costs and types."""
    maker = _Maker()
    card = maker.fields(abilities.CardDefinition)
    face = maker.fields(abilities.Face)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "judgecall card",
        "description": _doc(abilities.CardDefinition),
        "type": "object",
        "properties": {**face, **card},
        "required": ["name"],
        "additionalProperties": False,
        "$defs": maker.definitions,
    }


class _Maker:
    """Collects the definitions that a schema refers to."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def fields(self, struct: type[msgspec.Struct]) -> dict[str, Schema]:
        """The properties of a struct."""
        docs = _field_docs(struct)
        result = {}
        for key, field in hints.fields(struct).items():
            schema = self.of(field.type)
            if struct is nouns.Filter and key == "is":
                schema = {"anyOf": [{"type": "string"}, schema]}
            doc = docs.get(field.attribute)
            result[key] = {"description": doc, "allOf": [schema]} if doc else schema
        return result

    def of(self, hint: Any) -> Schema:
        """The schema of a type hint."""
        options = [self._one(option) for option in hints.alternatives(hint) if not _is_node(option)]
        nodes = hints.tags(hint)
        if nodes:
            options.append(self._union(hint, nodes))
        if hints.optional(hint):
            options.append({"type": "null"})
        return options[0] if len(options) == 1 else {"anyOf": options}

    def _one(self, hint: Any) -> Schema:
        if hint in (str, int, bool):
            return {str: _TEXT, int: {"type": "integer"}, bool: {"type": "boolean"}}[hint]
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return {"enum": [str(member) for member in list(hint)]}
        if typing.get_origin(hint) is typing.Literal:
            return {"enum": list(typing.get_args(hint))}
        if typing.get_origin(hint) is tuple:
            return self._list(typing.get_args(hint)[0])
        return self._struct(hint)

    def _list(self, inner: Any) -> Schema:
        item = self.of(inner)
        if inner == hints.namespace()["CostPart"]:
            return {"anyOf": [{"type": "string"}, item, {"type": "array", "items": {"anyOf": [{"type": "string"}, item]}}]}
        return {"type": "array", "items": item}

    def _struct(self, struct: type[msgspec.Struct]) -> Schema:
        name = struct.__name__
        if name not in self.definitions:
            self.definitions[name] = {}
            required = [f.key for f in hints.fields(struct).values() if f.required]
            whole: Schema = {
                "type": "object",
                "properties": self.fields(struct),
                "additionalProperties": False,
                **({"required": required} if required else {}),
            }
            scalar = hints.scalar_of(struct)
            short = [self._short(struct, scalar)] if scalar else []
            described = {"description": _doc(struct)}
            self.definitions[name] = {**described, "anyOf": [*short, whole]} if short else {**described, **whole}
        return {"$ref": f"#/$defs/{name}"}

    def _short(self, struct: type[msgspec.Struct], scalar: hints.Field) -> Schema:
        return {"type": "string"} if struct is nouns.Filter else self.of(scalar.type)

    def _union(self, hint: Any, nodes: dict[str, type[base.Node]]) -> Schema:
        name = _union_name(nodes)
        if name not in self.definitions:
            self.definitions[name] = {}
            options = [_bare(nodes)]
            for tag, struct in nodes.items():
                if struct is abilities.Keyword:
                    options += [_tagged(word, self._keyword(word)) for word, info in KEYWORDS.items() if info.takes]
                else:
                    options.append(_tagged(tag, self._struct(struct)))
            self.definitions[name] = {"anyOf": options}
        return {"$ref": f"#/$defs/{name}"}

    def _keyword(self, word: str) -> Schema:
        takes = [t.rstrip("?") for t in KEYWORDS[word].takes]
        properties = {t: self.of(_KEYWORD_TYPES[t]) for t in takes}
        return {"anyOf": [properties[takes[0]], {"type": "object", "properties": properties, "additionalProperties": False}]}


def _is_node(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, base.Node)


def _tagged(tag: str, schema: Schema) -> Schema:
    return {"type": "object", "properties": {tag: schema}, "required": [tag], "additionalProperties": False}


def _bare(nodes: dict[str, type[base.Node]]) -> Schema:
    """What may stand in place of a map: numbers, names, keywords, or the tag of a struct without required fields."""
    structs = set(nodes.values())
    if nouns.Number in structs:
        return {"type": ["integer", "string"]}
    if abilities.Keyword in structs:
        return {"enum": sorted(w for w, info in KEYWORDS.items() if all(t.endswith("?") for t in info.takes))}
    if structs & {nouns.Ref, nouns.Player}:
        return {"type": "string"}
    return {"enum": [t for t, s in nodes.items() if not any(f.required for f in hints.fields(s).values())]}


@cache
def _unions() -> dict[frozenset[str], str]:
    names = ("Amount", "Players", "Objects", "Condition", "Event", "CostPart", "LayerPart", "RulePart", "Part")
    return {frozenset(hints.tags(hints.namespace()[n])): n for n in (*names, "ReplacementOp", "Effect", "Ability")}


def _union_name(nodes: dict[str, type[base.Node]]) -> str:
    return _unions().get(frozenset(nodes), "Or".join(s.__name__ for s in nodes.values()))


# --- reference page


def reference() -> str:
    """The language as a page of Markdown: every struct with its fields, by kind."""
    parts = ["# Card language reference", "", "Made from the structs by `judgecall schema`; not written by hand.", ""]
    for title, name in _SECTIONS:
        parts += [f"## {title}", ""]
        for struct in hints.tags(hints.namespace()[name]).values():
            parts += _entry(struct)
    parts += ["## Other structs", ""]
    for plain in _plain_structs():
        parts += _entry(plain)
    parts += ["## Keywords", ""]
    parts += [f"- `{word}`{_parameters(word)} ({info.rule})" for word, info in sorted(KEYWORDS.items())]
    return "\n".join(parts) + "\n"


_SECTIONS = (
    ("Abilities", "Ability"),
    ("Effects", "Effect"),
    ("Events", "Event"),
    ("Continuous effects: characteristics", "LayerPart"),
    ("Continuous effects: rules", "RulePart"),
    ("Replacement and prevention", "ReplacementOp"),
    ("Costs", "CostPart"),
    ("Objects", "Objects"),
    ("Players", "Players"),
    ("Amounts", "Amount"),
    ("Conditions", "Condition"),
)


def _parameters(word: str) -> str:
    takes = KEYWORDS[word].takes
    return f" with {', '.join(t.rstrip('?') + (' (optional)' if t.endswith('?') else '') for t in takes)}" if takes else ""


def _entry(struct: type[msgspec.Struct]) -> Iterator[str]:
    yield f"### {base.snake(struct.__name__)}"
    yield ""
    yield _doc(struct)
    yield ""
    docs = _field_docs(struct)
    scalar = hints.scalar_of(struct)
    for key, field in hints.fields(struct).items():
        notes = [_shape(field.type)]
        notes += ["required"] if field.required else []
        notes += ["filled by a bare value"] if scalar is not None and scalar.attribute == field.attribute else []
        doc = f": {docs[field.attribute]}" if field.attribute in docs else ""
        yield f"- `{key}` ({'; '.join(notes)}){doc}"
    if hints.fields(struct):
        yield ""


def _shape(hint: Any) -> str:
    nodes = hints.tags(hint)
    if nodes:
        return _union_name(nodes).lower()
    options = hints.alternatives(hint)
    option = options[0]
    if typing.get_origin(option) is tuple:
        return f"list of {_shape(typing.get_args(option)[0])}" if option != costs.Cost else "cost"
    if typing.get_origin(option) is typing.Literal:
        return " or ".join(f"`{word}`" for word in typing.get_args(option))
    if isinstance(option, type) and issubclass(option, StrEnum):
        return "zone"
    return {str: "text", int: "number", bool: "true or false"}.get(option, base.snake(option.__name__))


def _plain_structs() -> Iterator[type[msgspec.Struct]]:
    for module in hints.MODULES:
        for value in vars(module).values():
            own = isinstance(value, type) and getattr(value, "__module__", "") == module.__name__
            if own and hints.is_struct(value):
                yield value


# --- docstrings


def _doc(struct: type) -> str:
    return _tidy(struct.__doc__ or "")


def _tidy(text: str) -> str:
    """A docstring in one line, with fields by their YAML keys."""
    return re.sub(r"`(\w+)_`", r"`\1`", " ".join(text.split()))


@cache
def _module_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """The docstrings of fields, by class and field: Python keeps them in the source only."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = dict(_documented(node))
    return found


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for statement, after in zip(node.body, node.body[1:], strict=False):
        if not (isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            yield statement.target.id, _tidy(after.value.value)


def _field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
    module = next(m for m in (*hints.MODULES, base) if m.__name__ == struct.__module__)
    return _module_docs(module).get(struct.__name__, {})
