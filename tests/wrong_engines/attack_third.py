"""Misreadings found by a third attack: an overloaded spell's numbers and players, a place among the cards of a library."""

from __future__ import annotations

from typing import Any

import msgspec
from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive.game import Game
from msgspec.structs import replace
from wrong import Wrong, right

OVERLOADED = "cr613_parts.overloaded"


def _of_all(node: Any, all_of_them: Any) -> Any:
    if isinstance(node, n.Ref):
        return all_of_them if node.name == "that" else node
    if isinstance(node, tuple):
        return tuple(_of_all(x, all_of_them) for x in node)
    if isinstance(node, msgspec.Struct):
        return type(node)(**{f: _of_all(getattr(node, f), all_of_them) for f in node.__struct_fields__})
    return node


def _all_together(g: Game, a: Any) -> Any:
    """An overloaded spell speaks of the numbers and players of all its objects together."""
    found = right(OVERLOADED)(g, a)
    spell = found.ability
    if not isinstance(spell, ab.Spell):
        return found
    do = tuple(_of_all(e.do[0], e.what) if isinstance(e, ef.ForEach) else e for e in spell.do)
    return replace(found, ability=replace(spell, do=do))


def _among_objects(g: Game, owner: str, nth: int) -> int:
    """A token in a library is counted like a card."""
    return nth - 1


WRONG = [
    Wrong(
        "overload speaks of all its objects together",
        {OVERLOADED: _all_together},
        ("overload-0040",),
        ("702.96a",),
    ),
    Wrong("a token in a library is counted", {"verbs_zones.nth_card": _among_objects}, ("token-0052",), ("108.2b",)),
]
