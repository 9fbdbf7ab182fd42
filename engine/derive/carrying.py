"""Whether characteristics derived for one state still hold in the next: what they depend on has not changed.

A static ability says by its structure what it looks at; whatever no effect looks at may change freely."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import nouns as n
from ..state.game_state import State
from ..state.objects import GameObject, ObjectId
from ..terms.zones import Zone
from .cr613_1_order import LAYER_PARTS

EVERYTHING = "everything"
_COMBAT_WORDS = frozenset({"attacking", "blocking", "blocked", "unblocked"})
_STATUS_WORDS = frozenset({"tapped", "untapped", "modified"})
_IN_PLAY = frozenset({Zone.BATTLEFIELD, Zone.STACK})


@lru_cache(maxsize=4096)
def looked_at(node: Any) -> frozenset[str]:
    """What of the state, besides characteristics themselves, a piece of the language looks at: `turn`, `players`,
    `designations`, `combat`, `status`, `zones`, `announced`, or `everything`."""
    out: set[str] = set()
    _collect(node, out)
    return frozenset(out)


_OWN_FIELDS_ONLY: frozenset[type] = frozenset(
    {
        ab.Static,
        *LAYER_PARTS,
        n.AllOf,
        n.AnyOf,
        n.AttachedTo,
        n.ChosenIs,
        n.Compare,
        n.ControllerOf,
        n.Count,
        n.CountersOn,
        n.DistinctAmong,
        n.Each,
        n.Exists,
        n.Greatest,
        n.Half,
        n.Is,
        n.Minus,
        n.Not,
        n.Number,
        n.OwnerOf,
        n.Range,
        n.Ref,
        n.Sum,
        n.Times,
        n.Union,
        n.Var,
    }
)
"""Words that look at characteristics, and for the rest at what the words in them look at."""

_LOOKS: dict[type, frozenset[str]] = {
    n.CountPlayers: frozenset({"players"}),
    n.DayNight: frozenset({"turn", "designations", "players", "combat"}),
    n.DuringStep: frozenset({"turn"}),
    n.HasMonarch: frozenset({"turn", "designations", "players", "combat"}),
    n.Paid: frozenset({"announced"}),
    n.PlayerIs: frozenset({"turn", "designations", "players", "combat"}),
    n.TopOf: frozenset({"zones"}),
}
"""What of the state these words look at besides."""


def _collect(node: Any, out: set[str]) -> None:
    """A word that is in no table here may look at anything."""
    if isinstance(node, tuple):
        for x in node:
            _collect(x, out)
        return
    if not isinstance(node, msgspec.Struct) or isinstance(node, con.GainAbilities):
        return
    kind = type(node)
    if isinstance(node, n.Filter):
        _of_filter(node, out)
    elif isinstance(node, n.PlayerValue):
        out |= {EVERYTHING} if "turn" in node.value else {"players", "zones"}
    elif isinstance(node, n.ValueOf):
        out |= {"status", "announced"} if node.value not in ("power", "toughness", "mana value") else {"announced"}
    elif isinstance(node, n.Player):
        _of_player(node.name, out)
    elif kind in _LOOKS:
        out |= _LOOKS[kind]
    elif kind not in _OWN_FIELDS_ONLY:
        out.add(EVERYTHING)
    for f in node.__struct_fields__:
        _collect(getattr(node, f), out)


def _of_filter(f: n.Filter, out: set[str]) -> None:
    plain = {w.removeprefix("non").lstrip("-") for w in f.is_}
    if plain & _COMBAT_WORDS or f.blocking is not None or f.blocked_by is not None:
        out.add("combat")
    if plain & _STATUS_WORDS:
        out.add("status")
    if "kicked" in plain or f.targets is not None or f.targets_player is not None:
        out.add("announced")
    if f.zone not in (None, *_IN_PLAY) or "card" in plain:
        out.add("zones")
    if f.has_this_turn is not None or f.cast_by is not None:
        out.add(EVERYTHING)


def _of_player(name: str, out: set[str]) -> None:
    if name == "active_player":
        out.add("turn")
    elif name in ("monarch", "initiative"):
        out.add("designations")
    elif name == "defending_player":
        out.add("combat")


class Changes(msgspec.Struct, frozen=True):
    """Which objects differ between two states: the ids of those that are new or other than before, and those that are
    gone."""

    ids: list[ObjectId]
    gone: list[GameObject]


NONE = Changes([], [])


def changes(old: State, new: State) -> Changes:
    """The objects that differ."""
    before, after = old.objects, new.objects
    if before is after:
        return NONE
    ids = [oid for oid, o in after.items() if before.get(oid) is not o]
    entered = sum(oid not in before for oid in ids)
    gone = [o for oid, o in before.items() if oid not in after] if len(before) + entered > len(after) else []
    return Changes(ids, gone)


Elsewhere = Callable[[GameObject], bool]


def still_holds(needs: frozenset[str], old: State, new: State, changed: Changes, elsewhere: Elsewhere) -> bool:
    """Whether nothing has changed on which characteristics depend. `elsewhere`: whether an object off the battlefield and the
    stack has abilities that function there, or counters."""
    if old.effects is not new.effects or old.shields is not new.shields or EVERYTHING in needs:
        return False
    if old.players is not new.players and any(p.left != new.players[k].left for k, p in old.players.items()):
        return False
    if needs and not _needs_met(needs, old, new):
        return False
    for oid in changed.ids:
        o, was = new.objects[oid], old.objects.get(oid)
        if was is not None:
            if not _same(was, o, needs):
                return False
        elif "zones" in needs or o.zone in _IN_PLAY or elsewhere(o):
            return False
    return not any("zones" in needs or o.zone in _IN_PLAY or elsewhere(o) for o in changed.gone)


def _needs_met(needs: frozenset[str], old: State, new: State) -> bool:
    if "turn" in needs and old.turn is not new.turn:
        return False
    if "combat" in needs and old.combat is not new.combat:
        return False
    if "designations" in needs and old.designations is not new.designations:
        return False
    if "players" in needs and old.players is not new.players:
        return False
    return "zones" not in needs or old.zones is new.zones or old.objects is not new.objects


_FIELDS = (
    "kind",
    "faces",
    "layout",
    "zone",
    "controller",
    "face",
    "face_down",
    "phased_out",
    "counters",
    "attached_to",
    "timestamp",
    "chosen",
)
_STATUS = ("tapped", "damage", "deathtouched", "since", "links", "entered_turn", "monstrous")


def _same(was: GameObject, o: GameObject, needs: frozenset[str]) -> bool:
    fields: Iterable[str] = _FIELDS + _STATUS if "status" in needs else _FIELDS
    for f in fields:
        a, b = getattr(was, f), getattr(o, f)
        if a is not b and a != b:
            return False
    if was.stack is o.stack and was.announced is o.announced:
        return True
    return "announced" not in needs and o.layout not in ("split", "aftermath", "room")
