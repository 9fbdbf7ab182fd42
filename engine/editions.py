"""Behavioural differences between editions of the Comprehensive Rules: one row each."""

from __future__ import annotations

import msgspec

PINNED = "2026-04-17"
"""The edition to which all citations refer."""

EDITIONS = (
    "2024-11-08",
    "2025-02-07",
    "2025-04-04",
    "2025-06-06",
    "2025-07-25",
    "2025-09-19",
    "2025-11-14",
    "2026-01-16",
    "2026-04-17",
    "2026-09-25",
)
"""The editions that this engine knows, the last one in parts only."""


class Change(msgspec.Struct, frozen=True):
    """A change: in force from `date` on, by the rule with this pinned number."""

    date: str
    rule: str
    reason: str


CHANGES: dict[str, Change] = {
    "saga needs chapters": Change(
        "2025-06-06", "714.4", "a Saga without chapter abilities is not sacrificed and gets no turn-based lore counter"
    ),
    "saga enters by ability": Change(
        "2026-04-17", "714.3a", "the lore counter with which a Saga enters comes from an ability of the Saga, not from a rule"
    ),
    "monarch who can": Change(
        "2025-11-14", "725.4", "the monarchy of a player who leaves passes to one who can become the monarch"
    ),
    "mana abilities leave libraries alone": Change(
        "2026-09-25", "605.1a", "an ability whose cost or effect moves cards to or from a library is no mana ability"
    ),
    "sacrifice looks back": Change("2026-04-17", "603.10a", "triggers on sacrificing a permanent look back in time"),
}
"""Name of a change to its row."""


def in_force(name: str, edition: str) -> bool:
    """Whether a change is in force in an edition."""
    return edition >= CHANGES[name].date
