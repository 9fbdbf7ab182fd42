"""What all structs of the effect language share."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def snake(name: str) -> str:
    """`DealDamage` as `deal_damage`: the tag of a struct in YAML."""
    return _CAMEL.sub("_", name).lower()


class Node(msgspec.Struct, frozen=True, kw_only=True, tag_field="is_a", tag=snake):
    """A node of the effect language. `SCALAR`: the field that a bare scalar fills, or empty."""

    SCALAR: ClassVar[str] = ""


def tag_of(node: type[Node] | Node) -> str:
    """The YAML key of a struct."""
    cls = node if isinstance(node, type) else type(node)
    return snake(cls.__name__)
