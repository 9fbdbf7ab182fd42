"""Several instances of a keyword that is an additional cost and a trigger: each is paid, and triggers, for itself (702.56b,
702.78b, 702.153b, 702.157b, 702.175b)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ..lang.abilities import Ability, AdditionalCost, InstanceCost, Triggered
from ..lang.base import Node
from ..lang.nouns import Objects, Paid, Ref, ValueOf

SELF = Ref(name="self")


class TimesPaid(Node, frozen=True, kw_only=True):
    """How often the cost of one instance was paid. No card says it: it stands in place of an amount that speaks of the cost
    of its own instance."""

    of: Objects
    instance: str


def of_instance(abilities: tuple[Ability, ...], name: str, mark: str) -> tuple[Ability, ...]:
    """The abilities that one instance of a keyword is short for. Where a trigger among them looks whether its cost was
    paid, that is the cost of this instance."""
    labels = {a.label for a in abilities if isinstance(a, AdditionalCost) and a.optional and a.label == name}
    if not labels or not any(isinstance(a, Triggered) for a in abilities):
        return abilities
    instance = f"{name} of {mark}"
    return tuple(_own(a, name, instance) for a in abilities)


def _own(x: Any, name: str, instance: str) -> Any:
    if isinstance(x, AdditionalCost):
        return InstanceCost(cost=x.cost, optional=x.optional, label=x.label, multi=x.multi, instance=instance)
    if isinstance(x, Paid) and x.cost == name and x.of == SELF:
        return replace(x, cost=instance)
    if isinstance(x, ValueOf) and x.value == "times replicated" and x.of == SELF:
        return TimesPaid(of=x.of, instance=instance)
    if isinstance(x, tuple):
        return tuple(_own(y, name, instance) for y in x)
    if isinstance(x, msgspec.Struct):
        fields = {f: getattr(x, f) for f in x.__struct_fields__}
        changed = {f: new for f, old in fields.items() if (new := _own(old, name, instance)) != old}
        return replace(x, **changed) if changed else x
    return x
