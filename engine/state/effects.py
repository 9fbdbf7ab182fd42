"""Effects that have begun: continuous effects, shields, delayed triggers, waiting triggers (603.7, 611.2, 614.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..cards.lang.abilities import Triggered
from ..cards.lang.continuous import Part, ReplacementOp
from ..cards.lang.events import Event
from ..cards.lang.nouns import Filter
from .objects import EMPTY, Abl, Copiable, ObjectId, PlayerId, Recipient

EffectId = int


class Lasting(msgspec.Struct, frozen=True, kw_only=True):
    """A duration (611.2a-b): its name in the effect language, the player and object it is about, the turn it began
    in."""

    name: str
    player: PlayerId
    object: ObjectId | None = None
    turn: int = 0
    host: Recipient | None = None
    """Of "while attached": what the object was attached to as it began."""


class ContinuousEffect(msgspec.Struct, frozen=True, kw_only=True):
    """A continuous effect from a resolved spell or ability (611.2).

    `affected`: the objects or players locked in for layer parts (611.2c); `open`: for rule parts, whom they concern.
    `copied`: the copiable values of a copy effect (707.2b). Amounts in `parts` have been replaced by numbers
    (611.2d)."""

    id: EffectId
    source: ObjectId
    controller: PlayerId
    timestamp: int
    parts: tuple[Part, ...]
    affected: tuple[Recipient, ...] | None
    open: Filter | None
    lasting: Lasting
    bindings: Mapping[str, Any] = EMPTY
    copied: tuple[Copiable, ...] = ()
    copied_face: int = 0


class Shield(msgspec.Struct, frozen=True, kw_only=True):
    """A replacement or prevention effect from a resolved spell or ability (614.3, 615.7). `left`: damage still to
    prevent."""

    id: EffectId
    source: ObjectId
    controller: PlayerId
    event: Event
    ops: tuple[ReplacementOp, ...]
    lasting: Lasting
    once: bool = False
    about: tuple[Recipient, ...] | None = None
    left: int | None = None
    bindings: Mapping[str, Any] = EMPTY


class Delayed(msgspec.Struct, frozen=True, kw_only=True):
    """A delayed triggered ability (603.7). `once`: ends when it has triggered.

    `immediate`: no triggered ability but a one-shot effect that happens immediately after the event (610.3).
    `keyword`: the rule of the keyword by which it was created."""

    id: EffectId
    source: ObjectId
    controller: PlayerId
    ability: Triggered
    lasting: Lasting
    once: bool = True
    immediate: bool = False
    about: tuple[Recipient, ...] | None = None
    bindings: Mapping[str, Any] = EMPTY
    follow: Mapping[ObjectId, ObjectId] = EMPTY
    keyword: tuple[str, ...] = ()


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """An ability that has triggered and is not yet on the stack (603.3). `delayed`: the delayed ability it comes from.

    `state_trigger`: (object, mark) of a state trigger, which doesn't trigger again meanwhile (603.8). `causes`: the events
    on which it triggers, as long as that is just happening."""

    id: EffectId
    controller: PlayerId
    source: ObjectId
    abl: Abl
    bindings: Mapping[str, Any] = EMPTY
    follow: Mapping[ObjectId, ObjectId] = EMPTY
    delayed: EffectId | None = None
    state_trigger: bool = False
    triggered_by_trigger: bool = False
    causes: tuple[Any, ...] = ()
