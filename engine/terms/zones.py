"""Zones (rule 400.1)."""

from __future__ import annotations

from enum import StrEnum


class Zone(StrEnum):
    """One of the seven zones; library, hand and graveyard exist once a player, the others once a game."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"


OWNED_ZONES = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
"""Zones of which each player has their own (400.1)."""

HIDDEN_ZONES = frozenset({Zone.LIBRARY, Zone.HAND})
"""Zones whose cards not all players can see (400.2)."""
