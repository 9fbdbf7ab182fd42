"""Misreadings of casting and paying (601, 118, 702)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.game import Game
from wrong import Wrong, right


def _goes_where_it_would(g: Game, name: str, e: Any) -> list[Any]:
    return [e] if name == "exile when leaving" else right("cr614_applying.by_rule")(g, name, e)


def _no_tax_on_alternatives(g: Game, p: Any) -> Iterator[Any]:
    for change in right("cr601_2f_total.changes")(g, p):
        if change[0].less or not p.announced.method:
            yield change


def _no_reduction_of_alternatives(g: Game, p: Any) -> Iterator[Any]:
    for change in right("cr601_2f_total.changes")(g, p):
        if not (change[0].less and p.announced.method):
            yield change


WRONG = (
    Wrong(
        "a flashback spell that is countered or fizzles goes to the graveyard",
        {"cr614_applying.by_rule": _goes_where_it_would},
        ("flashback-0001", "flashback-0002", "flashback-0003", "flashback-0004", "flashback-0005"),
    ),
    Wrong(
        "cost increases are forgotten for alternative costs",
        {"cr601_2f_total.changes": _no_tax_on_alternatives},
        ("escape-0022", "flashback-0007"),
    ),
    Wrong(
        "cost reductions are forgotten for alternative costs",
        {"cr601_2f_total.changes": _no_reduction_of_alternatives},
        ("escape-0023",),
    ),
)
