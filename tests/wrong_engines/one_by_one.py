"""Misreadings of what happens one after another in a single resolution (608.2f-g)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.rules.doing import yes
from wrong import Wrong, right

Steps = Generator[Any, Any, Any]

NEXT = "verbs_stack.which_next"


def _in_the_order_of_exile(g: Game, e: Any, ctx: Any, player: str, cards: tuple[int, ...]) -> Steps:
    """They are cast in the order in which they were exiled; each may be passed over."""
    for card in cards:
        if (yield from yes(g, ctx, player, ("cast", card), "608.2g")):
            return card
    return None


def _only_one(g: Game, e: Any, ctx: Any, player: str, cards: tuple[int, ...]) -> Steps:
    """Only one of them is cast."""
    if len(cards) < 2:
        return None
    return (yield from right(NEXT)(g, e, ctx, player, cards))


def _as_they_stand(g: Game, ctx: Any, objects: Any) -> Steps:
    """They are considered in the order of their timestamps."""
    yield from ()
    return tuple(objects)


WRONG = (
    Wrong("cast in the order of exile", {NEXT: _in_the_order_of_exile}, ("linked-0015", "linked-0031"), rules=("608.2g",)),
    Wrong("only one is cast", {NEXT: _only_one}, ("linked-0015",), rules=("607.3",)),
    Wrong(
        "objects in the order of timestamps",
        {"verbs_structure.one_by_one": _as_they_stand},
        ("resolve-0501",),
        rules=("608.2f",),
    ),
)
