"""Misreadings of triggered abilities that wait, and of delayed ones (603)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.terms.zones import Zone
from wrong import Wrong, none, nothing, right, true, undone


def _until_the_stack_is_empty(g: Game) -> Iterator[Any]:
    """Triggered abilities wait until the stack is empty."""
    if g.view.zone(Zone.STACK):
        return False
    return (yield from right("cr603_3_stacking.put_waiting")(g))


WRONG = [
    Wrong(
        "triggered abilities wait for an empty stack",
        {"cr603_3_stacking.put_waiting": _until_the_stack_is_empty},
        ("cascade-0001", "casting-0008", "trigger-0101", "trigger-0118", "trigger-0115"),
        ("603.3",),
    ),
    Wrong(
        "nothing triggers in the cleanup step",
        {"cr500_turn.cleanup_priority": undone},
        ("trigger-0119", "trigger-0506"),
        ("514.3a",),
    ),
    Wrong(
        "a spell delays nothing",
        {"verbs_continuous.delayed_trigger": undone},
        ("blitz-0001", "dash-0001", "leaving-0023", "trigger-0506", "trigger-0511"),
        ("603.7", "603.7d", "603.7e"),
    ),
    Wrong(
        "what is delayed never comes",
        {"cr603_noticing.delayed": nothing},
        ("copy-0270", "copy-0271", "copy-0301", "trigger-0512"),
        ("603.7b", "603.7c"),
    ),
    Wrong("until something happens it is over", {"cr610_until.has_happened": true}, ("copy-0153", "linked-0108"), ("610.3",)),
    Wrong("an Aura doesn't look back", {"cr603_noticing.looks_back": none}, ("trigger-0410", "trigger-0713"), ("603.10a",)),
    Wrong(
        "unless is without a choice",
        {"verbs_structure.unless": undone},
        ("basic-0076", "leaving-0028", "trigger-0302"),
        ("118.12", "118.12a"),
    ),
    Wrong("an ability with a condition never triggers", {"cr603_noticing.intervening_if": none}, ("monarch-0065",), ("603.4",)),
]
