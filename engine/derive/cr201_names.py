"""Rule 201.2: names that objects have in common; of several names each counts."""

from __future__ import annotations

from collections.abc import Iterable

from ..state.objects import Characteristics
from .citation import rule
from .context import Holder


@rule("201.2", "709.4a")
def has_name(g: Holder, c: Characteristics, name: str) -> bool:
    """Whether one of an object's names is this one."""
    return name in c.names


@rule("201.2a")
def same_name(g: Holder, a: Characteristics, b: Characteristics) -> bool:
    """Whether two objects have a name in common; what has no name has the same name as nothing."""
    return not a.names.isdisjoint(b.names)


@rule("201.2b")
def differently_named(g: Holder, looks: Iterable[Characteristics]) -> int:
    """How many of these objects there are with different names: at most so many of which each has a name and no two
    have one in common. Those with a single name are taken first, since each of them bars the fewest others."""
    taken: set[str] = set()
    count = 0
    for names in sorted({c.names for c in looks if c.names}, key=lambda names: (len(names), sorted(names))):
        if taken.isdisjoint(names):
            taken |= names
            count += 1
    return count
