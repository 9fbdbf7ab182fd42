"""The type hints of the effect language's structs, resolved once a struct when first asked for.

The hints are the schema (decoder, JSON Schema, reference page): see the module `lang`.
"""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any

import msgspec

from ..terms.zones import Zone
from .lang import (
    abilities,
    base,
    continuous,
    costs,
    effects,
    effects_changing,
    effects_lasting,
    effects_moving,
    effects_structure,
    events,
    layer_parts,
    nouns,
    replacing,
    rule_parts,
)

MODULES = (
    nouns,
    events,
    costs,
    layer_parts,
    rule_parts,
    replacing,
    continuous,
    effects_moving,
    effects_changing,
    effects_lasting,
    effects_structure,
    effects,
    abilities,
)


@cache
def namespace() -> dict[str, Any]:
    """All names that annotations of the language use; its modules import each other only for type checkers."""
    names: dict[str, Any] = {"Zone": Zone, "Literal": typing.Literal, "ClassVar": typing.ClassVar, "msgspec": msgspec}
    for module in MODULES:
        names |= {k: v for k, v in vars(module).items() if not k.startswith("_")}
    return names


class Field(msgspec.Struct, frozen=True):
    """One field of a struct: its YAML key, attribute, type, and whether it must be given."""

    key: str
    attribute: str
    type: Any
    required: bool


@cache
def fields(struct: type[msgspec.Struct]) -> dict[str, Field]:
    """The fields of a struct by their YAML key: a trailing underscore is dropped."""
    hints = typing.get_type_hints(struct, namespace(), namespace())
    names, defaults = struct.__struct_fields__, struct.__struct_defaults__
    padded = (*[msgspec.NODEFAULT] * (len(names) - len(defaults)), *defaults)
    return {
        name.rstrip("_"): Field(name.rstrip("_"), name, hints[name], default is msgspec.NODEFAULT)
        for name, default in zip(names, padded, strict=True)
    }


def scalar_of(struct: type[msgspec.Struct]) -> Field | None:
    """The field that a bare scalar fills, if there is one."""
    name: str = getattr(struct, "SCALAR", "")
    return fields(struct)[name.rstrip("_")] if name else None


@cache
def alternatives(hint: Any) -> tuple[Any, ...]:
    """The members of a union without None, or the hint itself."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return tuple(a for a in typing.get_args(hint) if a is not type(None))
    return (hint,)


@cache
def optional(hint: Any) -> bool:
    """Whether None is among the members of the hint."""
    return typing.get_origin(hint) in (typing.Union, types.UnionType) and type(None) in typing.get_args(hint)


@cache
def tags(hint: Any) -> dict[str, type[base.Node]]:
    """The structs of a union of nodes by their tag."""
    return {base.tag_of(a): a for a in alternatives(hint) if isinstance(a, type) and issubclass(a, base.Node)}


def is_struct(hint: Any) -> bool:
    """A struct of the language that is not a node of a union: it has no tag."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, base.Node)
