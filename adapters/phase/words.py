"""Words of the engine and of the port for the same things."""

from __future__ import annotations

import re
from typing import Any

from ...engine.terms.steps import Step
from ...engine.terms.zones import Zone
from .binding import Doc

PHASES: dict[Step, str] = {
    Step.UNTAP: "Untap",
    Step.UPKEEP: "Upkeep",
    Step.DRAW: "Draw",
    Step.PRECOMBAT_MAIN: "PreCombatMain",
    Step.BEGINNING_OF_COMBAT: "BeginCombat",
    Step.DECLARE_ATTACKERS: "DeclareAttackers",
    Step.DECLARE_BLOCKERS: "DeclareBlockers",
    Step.FIRST_STRIKE_DAMAGE: "CombatDamage",
    Step.COMBAT_DAMAGE: "CombatDamage",
    Step.END_OF_COMBAT: "EndCombat",
    Step.POSTCOMBAT_MAIN: "PostCombatMain",
    Step.END: "End",
    Step.CLEANUP: "Cleanup",
}
"""The engine's name of each step; it has one for both steps of combat damage."""

ZONES: dict[Zone, str] = {zone: str(zone.value).capitalize() for zone in Zone}
"""The engine's names of zones."""

COLORS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G"}
"""The engine's colors, by the letters of their mana."""
MANA = {**COLORS, "Colorless": "C"}
"""The engine's kinds of mana."""

_SHARDS = {**MANA, "X": "X", "Snow": "S", "Two": "2", "Phyrexian": "P"}
_COUNTERS = {"P1P1": "+1/+1", "M1M1": "-1/-1"}


def step_of(state: Doc) -> Step:
    """The step that the game is in."""
    phase = state["phase"]
    combat = state.get("combat") or {}
    if phase == "CombatDamage" and combat.get("first_strike_done") and not combat.get("regular_damage_done"):
        return Step.FIRST_STRIKE_DAMAGE
    return next(s for s, name in PHASES.items() if name == phase and s is not Step.FIRST_STRIKE_DAMAGE)


def zone_of(thing: Doc) -> Zone:
    """The zone of an object."""
    return next(zone for zone, name in ZONES.items() if name == thing["zone"])


def symbols(cost: Doc | None) -> str | None:
    """A mana cost in symbols, or None where there is none."""
    if not cost or cost.get("type") == "NoCost":
        return None
    shards = [_shard(s) for s in cost.get("shards", [])]
    variable = [s for s in shards if s == "{X}"]
    rest = [s for s in shards if s != "{X}"]
    generic = cost.get("generic", 0)
    shown = [f"{{{generic}}}"] if generic or not shards else []
    return "".join((*variable, *shown, *rest))


def _shard(shard: Any) -> str:
    """``WhiteBlue`` is a hybrid, ``PhyrexianRed`` a Phyrexian symbol."""
    words = re.findall(r"[A-Z][a-z]*", str(shard))
    letters = [_SHARDS.get(word, word) for word in words]
    if letters[:1] == ["P"] or letters[-1:] == ["P"]:
        letters = [x for x in letters if x != "P"] + ["P"]
    return f"{{{'/'.join(letters)}}}"


def mana_value(cost: Doc | None) -> int:
    """The mana value (202.3), X being 0."""
    if not cost or cost.get("type") == "NoCost":
        return 0
    weights = [0 if s == "X" else 2 if "Two" in str(s) else 1 for s in cost.get("shards", [])]
    return int(cost.get("generic", 0)) + sum(weights)


def counter_name(kind: str) -> str:
    """A kind of counter as the rules name it."""
    return _COUNTERS.get(kind, re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower() if kind[:1].isupper() else kind)


def counter_key(kind: str) -> str:
    """A kind of counter as the engine names it."""
    return next((key for key, name in _COUNTERS.items() if name == kind), kind)


def spaced(name: str) -> str:
    """``FirstStrike`` as ``first strike``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
