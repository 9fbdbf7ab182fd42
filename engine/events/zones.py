"""Events by which objects change zones (400.7, 701)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..state.objects import EMPTY, NOTHING_ANNOUNCED, Announced, Copiable, ObjectId, OnStack, PlayerId, Recipient
from ..terms.zones import Zone
from .base import Event


class Entering(msgspec.Struct, frozen=True, kw_only=True):
    """How an object enters the battlefield (614.12), as modified so far. `copied`: copiable values it enters with
    (707.5)."""

    controller: PlayerId
    tapped: bool = False
    counters: Mapping[str, int] = EMPTY
    by_rule: Mapping[str, int] = EMPTY
    """Counters that a rule and no effect puts on it (714.3a before 2026-04-17); joined with the others before it is
    written."""
    face: int = 0
    face_down: bool = False
    attached_to: Recipient | None = None
    copied: tuple[Copiable, ...] = ()
    copied_face: int = 0
    copies: int = 0
    """How many copy effects have been applied: what it has copied are other abilities than what it had (707.9e)."""
    excepted: Mapping[str, int] = EMPTY
    """Of the counters, those that the exception of the latest copy effect adds (707.9e)."""
    chosen: Mapping[str, Any] = EMPTY
    links: Mapping[str, tuple[ObjectId, ...]] = EMPTY
    announced: Announced = NOTHING_ANNOUNCED
    parts: tuple[Any, ...] = ()
    """Continuous effects that begin with the entering (611.2e)."""


class TokenSeed(msgspec.Struct, frozen=True, kw_only=True):
    """What a token or copy that doesn't exist yet will be (111.3, 707.10)."""

    faces: tuple[Copiable, ...]
    owner: PlayerId
    layout: str = "normal"
    kind: str = "token"


class Move(Event, frozen=True, kw_only=True):
    """An object changes zones, or a token (`seed`) comes into being on the battlefield.

    `cause`: the verb (`destroy`, `sacrifice`, `discard`, `mill`, `draw`, `cast`, `resolve`, `counter`, `exile`, `put`,
    ...). `by`: who sacrifices, discards, casts. `position`: index from the top of a library, -1 the bottom.
    `new`: the id that the object has afterward, filled by the writer; `old_zone` likewise."""

    object: ObjectId | None = None
    to: Zone
    cause: str = "put"
    by: PlayerId | None = None
    position: int = 0
    shuffle: bool = False
    face_down: bool = False
    entering: Entering | None = None
    stack: OnStack | None = None
    stack_controller: PlayerId | None = None
    seed: TokenSeed | None = None
    new: ObjectId | None = None
    old_zone: Zone | None = None
    face: int = 0


class CreateTokens(Event, frozen=True, kw_only=True):
    """A player creates `n` tokens (701.7): the entering of each is an event inside (616.1g)."""

    player: PlayerId
    seed: TokenSeed
    n: int = 1
    entering: Entering


class Destroy(Event, frozen=True, kw_only=True):
    """A permanent is destroyed (701.8). `by_rule`: by a state-based action, so not as the result of an effect."""

    object: ObjectId
    regenerable: bool = True
    by_rule: bool = False


class Sacrifice(Event, frozen=True, kw_only=True):
    """A player sacrifices a permanent (701.21)."""

    player: PlayerId
    object: ObjectId


class Discard(Event, frozen=True, kw_only=True):
    """A player discards a card (701.9)."""

    player: PlayerId
    object: ObjectId


class Draw(Event, frozen=True, kw_only=True):
    """A player draws one card (121.2)."""

    player: PlayerId


class DrawFailed(Event, frozen=True, kw_only=True):
    """A player tried to draw from an empty library (121.4)."""

    player: PlayerId


class Shuffle(Event, frozen=True, kw_only=True):
    """A library is shuffled into `order`, which chance has chosen (701.24)."""

    player: PlayerId
    order: tuple[ObjectId, ...] = ()


class Reveal(Event, frozen=True, kw_only=True):
    """Cards are revealed to all, or shown to `to` only (701.20)."""

    objects: tuple[ObjectId, ...]
    to: tuple[PlayerId, ...] | None = None


class Reorder(Event, frozen=True, kw_only=True):
    """The top (or bottom) of a library is put in an order that its player chose."""

    player: PlayerId
    order: tuple[ObjectId, ...]


class Searched(Event, frozen=True, kw_only=True):
    """A player has searched a library (701.23)."""

    player: PlayerId
    library_of: PlayerId


class CounterIt(Event, frozen=True, kw_only=True):
    """A spell or ability on the stack is countered (701.6). `to`: where the card goes."""

    object: ObjectId
    to: Zone = Zone.GRAVEYARD
    by: PlayerId | None = None


class CeaseToExist(Event, frozen=True, kw_only=True):
    """A token, a copy or an ability ceases to exist (111.7, 608.2n, 704.5d-e)."""

    object: ObjectId


class LeaveGame(Event, frozen=True, kw_only=True):
    """An object leaves the game with its owner (800.4a)."""

    object: ObjectId


class CreateEmblem(Event, frozen=True, kw_only=True):
    """A player gets an emblem (114)."""

    player: PlayerId
    seed: TokenSeed
    new: ObjectId | None = None
