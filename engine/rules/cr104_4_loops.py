"""Rules 104.4b, 732.4: loops of mandatory actions, found by a state that recurs.

Two states are the same when they differ in nothing but names: ids, timestamps and physical numbers count by their order
of appearance only. What happened this turn counts only when something in the game asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..actions import Pass
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..choices import Choice
from ..derive.citation import rule
from ..derive.game import Game
from ..memo import by_identity
from ..state.effects import ContinuousEffect, Delayed, Lasting, Shield, Waiting
from ..state.game_state import Attack, State
from ..state.objects import Abl, Announced, Copiable, GameObject, OnStack

Canon = tuple[Any, ...]
"""A state without names."""

_NAMELESS = frozenset({"id", "timestamp", "since", "former", "entered_turn", "physical", "mark", "began_timestamp"})
"""Fields that name a moment or a thing; what they say that matters is put in their place."""

_OF_STATE = ("designations", "extra_turns", "skips", "priority", "passed", "outcome", "format")

# --- the canonical state ----------------------------------------------------------------------------------------------


class _Namer:
    """Numbers in place of ids, by first appearance."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.numbers: dict[int, int] = {}

    def id(self, oid: int) -> Canon:
        """An object by its number."""
        kind = "object" if oid in self.state.objects else "gone"
        return (kind, self.numbers.setdefault(oid, len(self.numbers)))

    def value(self, v: Any) -> Any:
        """Any value with the ids in it replaced."""
        if isinstance(v, bool) or v is None or isinstance(v, str | float):
            return v
        if isinstance(v, int):
            return self.id(v) if v in self.state.objects or v in self.state.last_known else v
        if isinstance(v, frozenset | set):
            return ("set", *sorted((self.value(x) for x in v), key=repr))
        if isinstance(v, tuple | list):
            return tuple(self.value(x) for x in v)
        if isinstance(v, Mapping):
            return ("map", *sorted(((self.value(k), self.value(x)) for k, x in v.items()), key=repr))
        if isinstance(v, _WITH_IDS):
            return self.struct(v)
        if isinstance(v, Abl):
            return ("ability", v.ability, v.number, v.origin)
        return v

    def struct(self, v: msgspec.Struct) -> Canon:
        """A struct that holds ids, without the fields that name a thing."""
        fields = (f for f in v.__struct_fields__ if f not in _NAMELESS)
        return (type(v).__name__, *((f, _plain(f, getattr(v, f), self)) for f in fields))


_NUMBERS = frozenset(
    {"damage", "number", "face", "left", "chapter", "copied_face", "counters", "turn", "x", "modes", "mana_spent"}
)
"""Fields whose numbers are never ids."""


def _plain(field: str, v: Any, names: _Namer) -> Any:
    if field in _NUMBERS:
        return tuple(sorted(v.items())) if isinstance(v, Mapping) else v
    return names.value(v)


_WITH_IDS = (GameObject, OnStack, Announced, Waiting, ContinuousEffect, Shield, Delayed, Lasting, Attack)


def canonical(state: State) -> Canon:
    """The state with ids renumbered, without history. Turns count: a loop is looked for within one turn."""
    names = _Namer(state)
    zones = tuple(
        (zone, player, tuple(names.id(i) for i in ids))
        for (zone, player), ids in sorted(state.zones.items(), key=lambda z: (z[0][0], z[0][1] or ""))
        if ids
    )
    known = [i for i in names.numbers if i in state.objects]
    began = state.turn.began_timestamp
    objects = tuple(
        (names.struct(o), o.since >= began, o.entered_turn == state.turn.number) for o in (state.objects[i] for i in known)
    )
    by_time = sorted(known, key=lambda i: state.objects[i].timestamp)
    register: list[ContinuousEffect | Shield | Delayed] = [
        *state.effects.values(),
        *state.shields.values(),
        *state.delayed.values(),
    ]
    return (
        state.turn.number,
        state.turn.active,
        state.turn.step,
        state.turn.plan,
        zones,
        objects,
        tuple(names.id(i) for i in by_time),
        tuple(names.struct(e) for e in sorted(register, key=lambda e: e.id)),
        tuple(names.struct(w) for w in state.waiting),
        names.value(_combat(state)),
        tuple(_player(p) for p in state.players.values()),
        names.value({f: getattr(state, f) for f in _OF_STATE}),
        names.value({k[:1] + k[2:]: v for k, v in state.activations.items()}),
    )


def _combat(state: State) -> Any:
    c = state.combat
    return None if c is None else (c.attackers, c.blockers, c.struck, c.blocks_declared, c.was_attack)


def _player(p: Any) -> Canon:
    return (
        p.name,
        p.life,
        tuple(sorted(p.counters.items())),
        tuple(u.type for u in p.mana),
        p.failed_draw,
        p.left,
        p.speed,
    )


# --- history ----------------------------------------------------------------------------------------------------------


_ASKING = (n.ThisTurn, n.Happened)


@by_identity(4096)
def asks_for_history(v: Copiable) -> bool:
    """Whether an ability among these values asks how often something has happened this turn."""
    return any(_asks(a.ability) for a in v.abilities)


def _asks(node: Any) -> bool:
    if isinstance(node, _ASKING) or (isinstance(node, le.Casts | le.Draws) and node.nth is not None):
        return True
    if isinstance(node, n.Filter) and (node.has_this_turn is not None or node.cast_by is not None):
        return True
    if isinstance(node, n.PlayerValue) and "this turn" in node.value:
        return True
    if isinstance(node, tuple):
        return any(_asks(x) for x in node)
    if isinstance(node, msgspec.Struct):
        return any(_asks(getattr(node, f)) for f in node.__struct_fields__)
    return False


def history(g: Game, began: int, end: int) -> Canon:
    """What has happened this turn, by kind of event, when something in the game asks for such things; else nothing. `began`,
    `end`: the stretch of the log."""
    if not any(asks_for_history(v) for o in g.state.objects.values() for v in o.faces):
        return ()
    counts: dict[str, int] = {}
    for entry in g.log[began:end]:
        if entry.event is not None:
            name = type(entry.event).__name__
            counts[name] = counts.get(name, 0) + 1
    return tuple(sorted(counts.items()))


# --- the watch --------------------------------------------------------------------------------------------------------


SUSPICIOUS = 3
"""How often a sketch recurs before whole states are compared: a loop comes round again in any case."""


class LoopWatch:
    """Watches a game for a state that recurs without an optional action in between. Ask `recurs` whenever a player
    would receive priority."""

    def __init__(self) -> None:
        self._seen: dict[Canon, list[tuple[State, int]]] = {}
        self._read = 0

    def recurs(self, g: Game) -> bool:
        """Whether the game has been in this state since the last optional action (104.4b)."""
        if chosen_since(g, min(self._read, len(g.log))):
            self._seen.clear()
        self._read = len(g.log)
        s = g.state
        key = _sketch(s)
        earlier = self._seen.setdefault(key, [])
        if len(earlier) >= SUSPICIOUS:
            now, then = canonical(s), history(g, s.turn.began, self._read)
            for old, end in earlier:
                if canonical(old) == now and history(g, old.turn.began, end) == then:
                    return True
        earlier.append((s, self._read))
        return False


def _sketch(s: State) -> Canon:
    """What is quickly compared before a whole state is."""
    sizes = tuple(map(len, s.zones.values()))
    lives = tuple(p.life for p in s.players.values())
    return (s.turn.number, s.turn.step, s.priority, s.passed, lives, sizes, len(s.effects), len(s.waiting))


MANDATORY = frozenset({"trigger order", "order", "replacement"})
"""Kinds of choice without which the game doesn't go on and which don't stop a loop by themselves."""


@rule("104.4b", "732.5")
def chosen_since(g: Game, position: int) -> bool:
    """Whether somebody took an optional action, or chose where another choice might have ended the loop, since that
    point of the log. To pass is no action."""
    for entry in g.log[position:]:
        if entry.event is None and isinstance(entry.data, tuple) and entry.data and isinstance(entry.data[0], Choice):
            choice, answer = entry.data
            if choice.kind in MANDATORY or (choice.kind == "act" and is_pass(answer)):
                continue
            return True
    return False


def is_pass(answer: Any) -> bool:
    """Whether an answer to what a player with priority does is to pass."""
    if isinstance(answer, tuple) and len(answer) == 1:
        answer = answer[0]
    return isinstance(answer, Pass) or answer in ((), None)
