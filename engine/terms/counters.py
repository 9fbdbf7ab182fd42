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

_KINDS = (
    "acorn aegis age aim arrow arrowhead awakening bait blaze blight blood bloodline bloodstain book bore bounty "
    "bribery brick burden cage carrion charge chorus coin collection component conqueror contested control corpse "
    "corruption credit croak crystal cube currency death defense delay depletion despair devotion divinity doom dread "
    "dream duty echo egg elixir ember energy enlightened eon everything experience eyeball fade fate feather "
    "fellowship fetch filibuster film finality fire flame flood foreshadow fungus fury fuse gem ghostform glyph gold "
    "growth harmony hatching hatchling healing hit hone hoofprint hope hour hourglass hunger ice impostor incarnation "
    "incubation infection influence ingenuity ingredient intervention invasion invitation isolation javelin judgment "
    "ki kick knowledge landmark level loot lore loyalty luck magnet manifestation mannequin matrix mine mining mire "
    "music muster necrodermis nest net night oil omen ore page pain palliation paralyzation petal petrification "
    "phylactery phyresis pin plague plan plot point poison polyp possession pressure prey pupa quest rad rally "
    "rejection rev revival ribbon ritual rope rust scream scroll shell shield shred silver skewer sleep sleight slime "
    "slumber soot soul spite spore stash storage story strife study stun supply suspect task theft ticket tide time "
    "tower training trap treasure unity unlock valor velocity verse vitality void vortex vow voyage wage winch wind "
    "wish"
)
KINDS = KEYWORD_COUNTERS | frozenset(_KINDS.split())
"""The kinds of counters that cards and rules speak of, but for those that change power and toughness (122.1)."""

_PT = re.compile(r"([+-]\d+)/([+-]\d+)")


def power_toughness(kind: str) -> tuple[int, int] | None:
    """What one counter of this kind adds to power and toughness, or None when it adds nothing (122.1a)."""
    m = _PT.fullmatch(kind)
    return (int(m[1]), int(m[2])) if m else None
