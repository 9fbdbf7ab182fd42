"""Players, turn, combat and the state as a whole (rules 102, 500, 506)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from ..cards.lang.nouns import Filter
from ..terms.steps import Step
from ..terms.zones import Zone
from .effects import ContinuousEffect, Delayed, EffectId, Shield, Waiting
from .objects import EMPTY, GameObject, LastKnown, ObjectId, PlayerId, Recipient


class ManaUnit(msgspec.Struct, frozen=True):
    """One mana in a pool (106): its type letter, whether from a snow source, what it may only, or may not, be spent on,
    and whether it stays when pools empty."""

    type: str
    snow: bool = False
    only_for: Filter | None = None
    not_for: Filter | None = None
    source: ObjectId | None = None
    persistent: bool = False


class PlayerState(msgspec.Struct, frozen=True, kw_only=True):
    """A player (102). `failed_draw`: drew from an empty library since the last check (704.5b). `left`: is out of the
    game."""

    name: PlayerId
    life: int = 20
    counters: Mapping[str, int] = EMPTY
    mana: tuple[ManaUnit, ...] = ()
    failed_draw: bool = False
    left: bool = False
    team: int = 0
    commander_damage: Mapping[int, int] = EMPTY
    """Combat damage by physical card of a commander (704.6c)."""
    ring: int = 0
    speed: int = 0


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The present turn. `plan`: the steps still to come; `began`: the log length at its beginning."""

    number: int
    active: PlayerId
    step: Step
    plan: tuple[Step, ...] = ()
    began: int = 0
    began_timestamp: int = 0
    combats: int = 0
    ending: bool = False
    """An effect has ended the turn, and its cleanup step has not begun (724.1)."""
    normal: PlayerId | None = None
    """Whose turn in turn order was the last one that was no extra turn; None: the active player's (500.7)."""


class Attack(msgspec.Struct, frozen=True):
    """An attacking creature (508.1k): whom it attacks (None: nothing any more, 506.4c), whether it is blocked (None:
    not yet decided), and the player it was declared against (its defending player, 508.5)."""

    defender: Recipient | None
    blocked: bool | None = None
    defending_player: PlayerId | None = None
    declared: bool = True


class Combat(msgspec.Struct, frozen=True, kw_only=True):
    """The present combat phase (506). `blockers`: blocking creature to what it blocks. `struck`: who dealt damage
    first (510.4)."""

    attackers: Mapping[ObjectId, Attack] = EMPTY
    blockers: Mapping[ObjectId, tuple[ObjectId, ...]] = EMPTY
    struck: frozenset[ObjectId] | None = None
    blocks_declared: bool = False
    was_attack: bool = False
    """A creature was declared or entered attacking (508.8)."""


class ExtraTurnEntry(msgspec.Struct, frozen=True):
    """A turn to be taken after this one (500.7)."""

    player: PlayerId


class Skip(msgspec.Struct, frozen=True):
    """The next such part of that player's turns is skipped (614.10a)."""

    player: PlayerId
    part: str


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended (104): the winners, or a draw; `reason` with a rule number."""

    result: Literal["won", "draw"]
    winners: tuple[PlayerId, ...]
    reason: str
    rule: str


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything there is in the game at one moment.

    `zones`: (zone, player or None) to ids, in order: a library from the top, the stack from the bottom, a graveyard
    from the bottom. `successor`: an object's id to that of the object it became (400.7)."""

    players: Mapping[PlayerId, PlayerState]
    order: tuple[PlayerId, ...]
    """Turn order, from the starting player (103.1)."""
    objects: Mapping[ObjectId, GameObject] = EMPTY
    zones: Mapping[tuple[Zone, PlayerId | None], tuple[ObjectId, ...]] = EMPTY
    last_known: Mapping[ObjectId, LastKnown] = EMPTY
    successor: Mapping[ObjectId, ObjectId] = EMPTY
    effects: Mapping[EffectId, ContinuousEffect] = EMPTY
    shields: Mapping[EffectId, Shield] = EMPTY
    delayed: Mapping[EffectId, Delayed] = EMPTY
    waiting: tuple[Waiting, ...] = ()
    turn: Turn
    combat: Combat | None = None
    priority: PlayerId | None = None
    passed: frozenset[PlayerId] = frozenset()
    extra_turns: tuple[ExtraTurnEntry, ...] = ()
    skips: tuple[Skip, ...] = ()
    designations: Mapping[str, Any] = EMPTY
    """`monarch`, `initiative`: a player; `day/night`: `day` or `night`; `blessed`: players."""
    activations: Mapping[tuple[Any, ...], int] = EMPTY
    """How often an ability with a limit was activated or has triggered this turn, by object and mark (602.5b)."""
    next_id: int = 1
    next_timestamp: int = 1
    next_physical: int = 1
    outcome: Outcome | None = None
    format: str = "normal"
