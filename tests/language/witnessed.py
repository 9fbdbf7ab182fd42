"""The data beside the walk: the witness of each item, and the items that have none yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from items import items

WITNESSES = Path(__file__).with_name("witnesses.txt")
"""A line an item: the scenario, which way of taking the item away, the item. Written by `tools/witnesses.py`."""
UNPROVED = Path(__file__).with_name("unproved.txt")
"""The items that no scenario exercises yet. The list is only to become shorter."""


def witnesses() -> dict[str, tuple[str, int]]:
    """The last known witness of each item: a scenario's id, and which way of taking it away."""
    if not WITNESSES.exists():
        return {}
    rows = (line.split(" ", 2) for line in WITNESSES.read_text("utf-8").splitlines())
    return {item: (scenario, int(nth)) for scenario, nth, item in rows}


def unproved() -> list[str]:
    """The items that have no witness, as the file lists them."""
    return UNPROVED.read_text("utf-8").splitlines()


def write(found: Mapping[str, tuple[str, int]]) -> None:
    """Write both files anew."""
    lines = [f"{found[item][0]} {found[item][1]} {item}\n" for item in items() if item in found]
    WITNESSES.write_text("".join(lines), encoding="utf-8")
    UNPROVED.write_text("".join(f"{item}\n" for item in items() if item not in found), encoding="utf-8")
