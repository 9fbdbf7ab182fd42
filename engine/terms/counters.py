"""Kinds of counters (rule 122)."""

from __future__ import annotations

import re

PLUS = "+1/+1"
MINUS = "-1/-1"
LORE = "lore"
LOYALTY = "loyalty"
DEFENSE = "defense"
POISON = "poison"
ENERGY = "energy"
EXPERIENCE = "experience"
SHIELD = "shield"
STUN = "stun"
FINALITY = "finality"
RAD = "rad"

KEYWORD_COUNTERS = frozenset(
    {
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "decayed",
        "exalted",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)
"""Counters that give the keyword of their name (122.1b)."""

_PT = re.compile(r"([+-]\d+)/([+-]\d+)")


def power_toughness(kind: str) -> tuple[int, int] | None:
    """What one counter of this kind adds to power and toughness, or None when it adds nothing (122.1a)."""
    m = _PT.fullmatch(kind)
    return (int(m[1]), int(m[2])) if m else None
