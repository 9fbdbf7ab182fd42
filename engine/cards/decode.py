"""Strict decoder of card files: PyYAML nodes, scalars as text, walked along the type hints of the structs.

All faults of a file are found in one go; each names file, line, the offending value and what was allowed.
"""

from __future__ import annotations

import math
import re
import typing
from enum import StrEnum
from typing import Any, TypeVar

import msgspec
import yaml

from . import hints
from .faults import MISSING, Path, Sink
from .keywords.table import KEYWORDS
from .lang import abilities, base, costs, nouns
from .phrases import PhraseError, cost_text, filter_words
from .problems import CardError, Problem, listing, nearest

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
T = TypeVar("T")

DEEPEST = 100
"""Levels of nesting: an alias inside its own anchor would never end."""

_INTEGER = re.compile(r"[+-]?\d+")
LARGEST = 20_000
"""How many values a card may have, aliases and all; shipped ones have a few hundred at most."""

_NULLS = ("null", "~", "")
_KEYWORD_TEXT = {"cost": costs.Cost, "n": int, "what": nouns.Filter, "players": nouns.Players, "keeps": nouns.Filter}


def compose(text: str, file: str) -> list[yaml.Node]:
    """The documents of a YAML text as nodes. Raises CardError when it is no YAML."""
    try:
        nodes = [node for node in yaml.compose_all(text, Loader=Loader) if node is not None]
        problems = [_too_large(node, file) for node in nodes if size_of(node, {}) > LARGEST]
        if problems:
            raise CardError(problems)
        return nodes
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise CardError([Problem(file, line, column, f"this is no YAML: {error.problem}")]) from None
    except (yaml.YAMLError, RecursionError) as error:
        raise CardError([Problem(file, 1, 1, f"this is no YAML: {error}")]) from None


def size_of(node: yaml.Node, known: dict[int, float]) -> float:
    """How many values a document has once each alias stands for what it names; infinite when one is inside itself."""
    if id(node) not in known:
        known[id(node)] = math.inf  # until it is known: an alias inside itself
        parts: list[yaml.Node] = []
        if isinstance(node, yaml.MappingNode):
            parts = [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            parts = node.value
        known[id(node)] = 1 + sum(size_of(part, known) for part in parts)
    return known[id(node)]


def _too_large(node: yaml.Node, file: str) -> Problem:
    allowed = f"no more than {LARGEST} values, and no alias inside itself"
    return Problem(file, node.start_mark.line + 1, 1, "its aliases make too much of it", allowed)


class Decoder:
    """Decodes nodes of one file along type hints and notes every fault in `sink`."""

    def __init__(self, file: str) -> None:
        self.sink = Sink(file)
        self.decoded: dict[Path, Any] = {}
        """What was decoded of each face, by its path: also when other parts of the card have faults."""

    def value(self, node: yaml.Node, hint: Any, path: Path) -> Any:
        """The value of a node under a type hint, or MISSING."""
        self.sink.at(path, node)
        if len(path) > DEEPEST:
            return self.sink.fault(node, "this is nested too deeply", "no more than 100 levels, and no alias inside itself")
        value = self._value(node, hint, path)
        if len(path) < 5 and path[0] == "faces" and value is not MISSING:
            self.decoded[path] = value
        return value

    def _value(self, node: yaml.Node, hint: Any, path: Path) -> Any:
        if hints.optional(hint) and isinstance(node, yaml.ScalarNode) and not node.style and node.value in _NULLS:
            return None
        options = hints.alternatives(hint)
        if len(options) > 1 or (isinstance(options[0], type) and issubclass(options[0], base.Node)):
            return self._union(node, hint, path)
        hint = options[0]
        if hint in (str, int, bool):
            return self._plain(node, hint)
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return self._word(node, {str(member): member for member in list(hint)})
        origin = typing.get_origin(hint)
        if origin is typing.Literal:
            return self._word(node, {str(word): word for word in typing.get_args(hint)})
        if origin is tuple:
            return self._tuple(node, hint, path)
        return self._struct(node, hint, path)

    # --- scalars

    def _plain(self, node: yaml.Node, hint: type) -> Any:
        names = {str: "a text", int: "a whole number", bool: "true or false"}
        if isinstance(node, yaml.ScalarNode):
            if hint is str and (node.value or node.style):
                return node.value
            if hint is int and _INTEGER.fullmatch(node.value):
                return int(node.value)
            if hint is bool and node.value in ("true", "false"):
                return node.value == "true"
        return self.sink.wrong(node, allowed=names[hint])

    def _word(self, node: yaml.Node, words: dict[str, Any]) -> Any:
        if isinstance(node, yaml.ScalarNode) and node.value in words:
            return words[node.value]
        return self.sink.wrong(node, allowed=listing(words), words=words)

    def _tuple(self, node: yaml.Node, hint: Any, path: Path) -> Any:
        inner = typing.get_args(hint)[0]
        if inner == hints.namespace()["CostPart"]:
            return self._cost(node, inner, path)
        if not isinstance(node, yaml.SequenceNode):
            return self.sink.wrong(node, allowed="a list (lines that begin with -, or [a, b])")
        values = tuple(self.value(child, inner, (*path, i)) for i, child in enumerate(node.value))
        return MISSING if MISSING in values else values

    def _cost(self, node: yaml.Node, inner: Any, path: Path) -> Any:
        if isinstance(node, yaml.ScalarNode):
            return self._phrase(node, cost_text)
        if isinstance(node, yaml.MappingNode):
            part = self.value(node, inner, (*path, 0))
            return MISSING if part is MISSING else (part,)
        result: tuple[Any, ...] = ()
        for i, child in enumerate(node.value):
            if isinstance(child, yaml.ScalarNode) and child.value not in hints.tags(inner):
                more = self._phrase(child, cost_text)
            else:
                part = self.value(child, inner, (*path, i))
                more = MISSING if part is MISSING else (part,)
            result = MISSING if more is MISSING or result is MISSING else (*result, *more)
        return result

    def _phrase(self, node: yaml.ScalarNode, parse: typing.Callable[[str], T]) -> T | Any:
        try:
            return parse(node.value)
        except PhraseError as error:
            return self.sink.fault(node, error.what, error.allowed, error.suggestion)

    # --- structs

    def _struct(self, node: yaml.Node, struct: type[msgspec.Struct], path: Path) -> Any:
        """A struct: a map of its fields, or what its SCALAR field takes."""
        scalar = hints.scalar_of(struct)
        known = hints.fields(struct)
        if isinstance(node, yaml.MappingNode):
            keys = [key.value for key, _ in node.value]
            if not (scalar and keys and not any(k in known for k in keys) and self._fits(scalar.type, keys)):
                return self._fields(node, struct, path)
        if scalar is None:
            return self.sink.wrong(node, allowed=f"a map with the keys {listing(known)}")
        if struct is nouns.Filter and isinstance(node, yaml.ScalarNode):
            value = self._phrase(node, filter_words)
        else:
            value = self.value(node, scalar.type, (*path, scalar.attribute))
        return MISSING if value is MISSING else self._build(node, struct, {scalar.attribute: value})

    def _fits(self, hint: Any, keys: list[str]) -> bool:
        """Whether a map with these keys can be a value of the hint (of the field that SCALAR names)."""
        if hint == costs.Cost:
            return keys[0] in hints.tags(hints.namespace()["CostPart"])
        if keys[0] in hints.tags(hint):
            return True
        for option in hints.alternatives(hint):
            if option is abilities.Keyword and keys[0] in KEYWORDS:
                return True
            if hints.is_struct(option):
                inner = hints.scalar_of(option)
                if any(k in hints.fields(option) for k in keys) or (inner and self._fits(inner.type, keys)):
                    return True
        return False

    def _fields(self, node: yaml.MappingNode, struct: type[msgspec.Struct], path: Path) -> Any:
        known = hints.fields(struct)
        values: dict[str, Any] = {}
        for key, child in self.pairs(node):
            field = known.get(key.value)
            if field is None:
                name = base.tag_of(struct) if issubclass(struct, base.Node) else base.snake(struct.__name__)
                self.sink.fault(key, f"{name} has no field {key.value!r}", listing(known), nearest(key.value, known))
            elif struct is nouns.Filter and field.attribute == "is_" and isinstance(child, yaml.ScalarNode):
                values["is_"] = self._phrase(child, filter_words)
            else:
                values[field.attribute] = self.value(child, field.type, (*path, field.attribute))
        missing = [f.key for f in known.values() if f.required and f.attribute not in values]
        if missing:
            self.sink.fault(node, f"{', '.join(missing)} is missing", listing(known))
        if missing or any(v is MISSING for v in values.values()):
            return MISSING
        return self._build(node, struct, values)

    def _build(self, node: yaml.Node, struct: type[msgspec.Struct], values: dict[str, Any]) -> Any:
        missing = [f.key for f in hints.fields(struct).values() if f.required and f.attribute not in values]
        if missing:
            return self.sink.fault(node, f"{', '.join(missing)} is missing")
        return struct(**values)

    def pairs(self, node: yaml.MappingNode) -> list[tuple[yaml.ScalarNode, yaml.Node]]:
        """The entries of a map; keys must be texts and occur once."""
        seen: set[str] = set()
        pairs = []
        for key, child in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.sink.wrong(key, allowed="a word as the key")
            elif key.value in seen:
                self.sink.fault(key, f"the key {key.value!r} stands here twice", "each key once")
            else:
                seen.add(key.value)
                pairs.append((key, child))
        return pairs

    # --- unions

    def _union(self, node: yaml.Node, hint: Any, path: Path) -> Any:
        tags = hints.tags(hint)
        with_keywords = abilities.Keyword in tags.values()
        if isinstance(node, yaml.ScalarNode):
            return self._bare(node, tags, with_keywords)
        if not isinstance(node, yaml.MappingNode) or len(node.value) != 1:
            return self.sink.wrong(node, allowed=f"a map with one key of {listing(tags)}")
        key, child = node.value[0]
        self.sink.at(path, key)
        word = key.value if isinstance(key, yaml.ScalarNode) else ""
        if with_keywords and word in KEYWORDS:
            return self._keyword(word, key, child, path)
        struct = tags.get(word)
        if struct is None:
            words = {**tags, **(KEYWORDS if with_keywords else {})}
            return self.sink.fault(key, f"{word!r} is unknown here", listing(tags, 100), nearest(word, words))
        return self._struct(child, struct, path)

    def _bare(self, node: yaml.ScalarNode, tags: dict[str, type[base.Node]], with_keywords: bool) -> Any:
        """A bare word or number in place of a union: a number, a name, a keyword, or the tag of a struct without
        required fields."""
        text, structs = node.value, set(tags.values())
        if nouns.Number in structs and _INTEGER.fullmatch(text):
            return nouns.Number(n=int(text))
        if with_keywords:
            return self._bare_keyword(node)
        struct = tags.get(text)
        if struct and not any(f.required for f in hints.fields(struct).values()):
            return struct()
        for named in (nouns.Var, nouns.Ref, nouns.Player):
            if named in structs and re.fullmatch(r"[A-Za-z_]\w*", text):
                return named(name=text)
        simple = [t for t, s in tags.items() if not any(f.required for f in hints.fields(s).values())]
        what = f"{text!r} can't stand here alone"
        alone = f"; alone only {listing(simple)}" if simple else ""
        return self.sink.fault(node, what, f"a map with one key of {listing(tags, 100)}{alone}", nearest(text, tags))

    def _bare_keyword(self, node: yaml.ScalarNode) -> Any:
        info = KEYWORDS.get(node.value)
        if info is None:
            return self.sink.fault(
                node, f"{node.value!r} is no known keyword", listing(KEYWORDS, 200), nearest(node.value, KEYWORDS)
            )
        required = [t for t in info.takes if not t.endswith("?")]
        if required:
            return self.sink.fault(node, f"{node.value} needs {' and '.join(required)}", f"{node.value}: ...")
        return abilities.Keyword(name=node.value)

    def _keyword(self, name: str, key: yaml.ScalarNode, node: yaml.Node, path: Path) -> Any:
        takes = [t.rstrip("?") for t in KEYWORDS[name].takes]
        if not takes:
            return self.sink.fault(key, f"{name} takes no parameter", f"the bare word {name}")
        values: dict[str, Any] = {}
        if isinstance(node, yaml.MappingNode) and all(k.value in takes for k, _ in node.value):
            for k, child in self.pairs(node):
                values[k.value] = self.value(child, _KEYWORD_TEXT[k.value], (*path, k.value))
        else:
            values[takes[0]] = self.value(node, _KEYWORD_TEXT[takes[0]], (*path, takes[0]))
        missing = [t for t in KEYWORDS[name].takes if t not in values and not t.endswith("?")]
        if missing:
            return self.sink.fault(key, f"{name} needs {' and '.join(missing)}", listing(takes))
        return MISSING if MISSING in values.values() else abilities.Keyword(name=name, **values)
