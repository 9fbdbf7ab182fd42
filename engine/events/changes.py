"""Events that change players and permanents where they are (118-122, 701)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..state.effects import ContinuousEffect, Delayed, EffectId, Shield, Waiting
from ..state.game_state import ManaUnit
from ..state.objects import Announced, ObjectId, PlayerId, Recipient
from .base import Event

# --- damage and life -------------------------------------------------------------------------------------------------


class Damage(Event, frozen=True, kw_only=True):
    """A source deals damage to a recipient (120). `dealer`: the object that deals it, possibly gone (by last-known
    information)."""

    dealer: ObjectId
    target: Recipient
    amount: int
    combat: bool = False
    preventable: bool = True


class MarkDamage(Event, frozen=True, kw_only=True):
    """Damage is marked on a creature (120.3e)."""

    object: ObjectId
    amount: int
    deathtouch: bool = False


class GainLife(Event, frozen=True, kw_only=True):
    """A player gains life (119.3)."""

    player: PlayerId
    amount: int


class LoseLife(Event, frozen=True, kw_only=True):
    """A player loses life (119.3). `cause`: `damage`, `pay` or empty."""

    player: PlayerId
    amount: int
    cause: str = ""


class CommanderDamage(Event, frozen=True, kw_only=True):
    """Combat damage from a commander is added up (704.6c)."""

    player: PlayerId
    physical: int
    amount: int


# --- counters --------------------------------------------------------------------------------------------------------


class PutCounters(Event, frozen=True, kw_only=True):
    """A player puts counters on an object or player (122.6)."""

    target: Recipient
    kind: str
    amount: int
    by: PlayerId | None = None


class RemoveCounters(Event, frozen=True, kw_only=True):
    """Counters are removed."""

    target: Recipient
    kind: str
    amount: int


# --- status -----------------------------------------------------------------------------------------------------------


class TapIt(Event, frozen=True, kw_only=True):
    """A permanent becomes tapped (701.26). `for_mana`: for the cost of a mana ability."""

    object: ObjectId
    for_mana: bool = False
    attacking: bool = False


class UntapIt(Event, frozen=True, kw_only=True):
    """A permanent becomes untapped (701.26)."""

    object: ObjectId


class AttachIt(Event, frozen=True, kw_only=True):
    """An object becomes attached (701.3)."""

    object: ObjectId
    to: Recipient


class UnattachIt(Event, frozen=True, kw_only=True):
    """An object becomes unattached (701.3d)."""

    object: ObjectId


class TransformIt(Event, frozen=True, kw_only=True):
    """A double-faced permanent turns its other face up (701.27)."""

    object: ObjectId


class TurnFace(Event, frozen=True, kw_only=True):
    """A permanent turns face up or face down (708)."""

    object: ObjectId
    up: bool


class Phase(Event, frozen=True, kw_only=True):
    """A permanent phases in or out (702.26). `under`: whose control it phases out under, directly."""

    object: ObjectId
    out: bool
    indirectly: bool = False
    under: PlayerId | None = None


class Regenerated(Event, frozen=True, kw_only=True):
    """A permanent regenerates: damage removed, tapped, out of combat (701.19a)."""

    object: ObjectId


class RemoveDamage(Event, frozen=True, kw_only=True):
    """Damage wears off in the cleanup step (514.2)."""

    objects: tuple[ObjectId, ...]


class SetLinks(Event, frozen=True, kw_only=True):
    """The source remembers objects under a key (607.2a)."""

    object: ObjectId
    key: str
    objects: tuple[ObjectId, ...]


class SetChosen(Event, frozen=True, kw_only=True):
    """A choice is remembered for an object (607.2d)."""

    object: ObjectId
    key: str
    value: Any


class ControlChanged(Event, frozen=True, kw_only=True):
    """A permanent has another controller than before (108.4, 613.1b)."""

    object: ObjectId
    old: PlayerId
    new: PlayerId


# --- effects that begin and end ---------------------------------------------------------------------------------------


class BeginEffect(Event, frozen=True, kw_only=True):
    """A continuous effect begins (611.2). Its id and timestamp are filled by the writer."""

    effect: ContinuousEffect


class BeginShield(Event, frozen=True, kw_only=True):
    """A replacement or prevention effect begins (614.3)."""

    shield: Shield


class UseShield(Event, frozen=True, kw_only=True):
    """A shield is used up, or its amount goes down to `left` (615.7)."""

    shield: EffectId
    left: int | None = None


class BeginDelayed(Event, frozen=True, kw_only=True):
    """A delayed triggered ability is created (603.7)."""

    delayed: Delayed


class EndEffects(Event, frozen=True, kw_only=True):
    """Effects whose duration is over end (611.2a)."""

    effects: tuple[EffectId, ...]


class Triggers(Event, frozen=True, kw_only=True):
    """An ability triggers (603.2)."""

    waiting: Waiting


class NoLongerWaiting(Event, frozen=True, kw_only=True):
    """A triggered ability leaves the waiting ones: put on the stack, or removed (603.3)."""

    waiting: EffectId


class Limited(Event, frozen=True, kw_only=True):
    """A use of an ability with a limit per turn is noted (602.5b, 603.2h)."""

    key: tuple[Any, ...]


# --- mana -------------------------------------------------------------------------------------------------------------


class AddMana(Event, frozen=True, kw_only=True):
    """Mana is added to a pool (106.4). `tapped_for`: the permanent that was tapped for it (106.12)."""

    player: PlayerId
    units: tuple[ManaUnit, ...]
    tapped_for: ObjectId | None = None


class SpendMana(Event, frozen=True, kw_only=True):
    """Mana leaves a pool to pay a cost."""

    player: PlayerId
    units: tuple[ManaUnit, ...]


class EmptyPools(Event, frozen=True, kw_only=True):
    """Unspent mana is lost as a step or phase ends (500.5), but for that of players who keep it: by player the types."""

    kept: Mapping[PlayerId, frozenset[str]] = {}


class SetAnnounced(Event, frozen=True, kw_only=True):
    """Decisions for a spell or ability on the stack are noted as its controller makes them (601.2b-d), or targets
    change."""

    object: ObjectId
    announced: Announced
