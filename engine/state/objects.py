"""Objects and their printed or copied values (rules 108-113, 400.7, 707.2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from ..cards.keywords.registry import rules_of
from ..cards.lang.abilities import Ability, Keyword
from ..terms.colors import COLORLESS, Colors
from ..terms.mana import ManaCost
from ..terms.zones import Zone

ObjectId = int
"""Names one object; a new one at every zone change (400.7)."""

NO_SOURCE: ObjectId = 0
"""Stands for the source of an ability that has none (725.2, 726.2); no object has this id."""

PlayerId = str
"""A player, by name."""

Recipient = int | str
"""An object or a player."""

EMPTY: Mapping[Any, Any] = MappingProxyType({})
"""The empty mapping, shared."""


class Abl(msgspec.Struct, frozen=True):
    """One ability as an object has it.

    `number`: its place among the object's printed abilities, from 1; of a chapter ability its chapter number.
    `origin`: `text`, `intrinsic` (305.6, 714.3a), `granted`. `granter` and `timestamp` of a granted one (613.7a).
    `mark`: tells abilities of one object apart. `keyword`: the rule of the keyword that stands for it (702), if any."""

    ability: Ability
    number: int
    origin: Literal["text", "intrinsic", "granted"] = "text"
    timestamp: int = 0
    mark: tuple[Any, ...] = ()
    keyword: tuple[str, ...] = ()

    @property
    def by_keyword(self) -> tuple[str, ...]:
        """The number of the keyword that the ability is, or that stands for it; nothing when there is none."""
        return rules_of(self.ability.name) if isinstance(self.ability, Keyword) else self.keyword


class Copiable(msgspec.Struct, frozen=True, kw_only=True):
    """Copiable values of one face (707.2): what is printed, or what the effect that made it says."""

    name: str = ""
    halves: tuple[str, ...] = ()
    """The names of both halves of a split card, which has these and not `name` (709.4a)."""
    mana_cost: ManaCost | None = None
    colors: Colors = COLORLESS
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Abl, ...] = ()
    all_creature_types: bool = False
    alternative: bool = False
    """Whether they are the alternative ones of a flip card, which only a flipped permanent has (710.1b)."""


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """The decisions made for a spell or ability as it was put on the stack (601.2b-d, 707.10).

    `targets`: per target of the ability (in its order over the chosen modes) the chosen objects and players.
    `modes`: indices in the order of choice. `paid`: how often each labelled cost was paid (`kicker`: 1, `escape`: 1).
    `division`: (index of the target, recipient) to amount. `used`: objects used to pay, by cost label or verb."""

    modes: tuple[int, ...] = ()
    x: int | None = None
    targets: tuple[tuple[Recipient, ...], ...] = ()
    division: Mapping[tuple[int, Recipient], int] = EMPTY
    paid: Mapping[str, int] = EMPTY
    method: str = ""
    """The alternative cost or permission by whose label it was cast."""
    free: bool = False
    used: Mapping[str, tuple[ObjectId, ...]] = EMPTY
    mana_spent: tuple[str, ...] = ()
    cast_from: Zone | None = None
    face: int = 0
    exile_when_leaving: bool = False


NOTHING_ANNOUNCED = Announced()


class OnStack(msgspec.Struct, frozen=True, kw_only=True):
    """What an object on the stack is (405, 113.7). `source` of a spell is the spell itself.

    `bindings`: what the trigger event (or the creating effect) bound; `follow`: old ids to the new ones that the
    ability may find (400.7); `ability` None: a permanent spell without spell ability. `keyword`: the rule of the keyword
    that stands for the ability."""

    kind: Literal["spell", "activated", "triggered"]
    source: ObjectId
    ability: Ability | None = None
    number: int = 0
    announced: Announced = NOTHING_ANNOUNCED
    bindings: Mapping[str, Any] = EMPTY
    follow: Mapping[ObjectId, ObjectId] = EMPTY
    is_copy: bool = False
    chapter: int | None = None
    keyword: tuple[str, ...] = ()


class GameObject(msgspec.Struct, frozen=True, kw_only=True):
    """One object (109.1). A frozen value; the writer alone makes changed ones.

    `faces`: copiable values per face before layer 1; `face`: the one that is up (or chosen on the stack).
    `controller`: the player under whose control it entered the battlefield or was put on the stack; None elsewhere.
    `since`: timestamp since which its present controller controls it continuously (302.6).
    `chosen`: choices made as it entered (607.2d); `links`: objects remembered by linked abilities (607.2a).
    `announced`: how the spell was cast that became this permanent (400.7d)."""

    id: ObjectId
    kind: Literal["card", "token", "copy", "ability", "emblem"]
    physical: tuple[int, ...]
    faces: tuple[Copiable, ...]
    layout: str = "normal"
    owner: PlayerId
    zone: Zone
    controller: PlayerId | None = None
    face: int = 0
    face_down: bool = False
    tapped: bool = False
    phased_out: bool = False
    phased_under: PlayerId | None = None
    """Who controlled it when it phased out directly (702.26a)."""
    counters: Mapping[str, int] = EMPTY
    counter_stamps: Mapping[str, int] = EMPTY
    """When the last keyword counter of each kind was put on it (613.7c); missing: as it entered."""
    damage: int = 0
    deathtouched: bool = False
    attached_to: Recipient | None = None
    timestamp: int = 0
    since: int = 0
    chosen: Mapping[str, Any] = EMPTY
    chosen_under: int = 0
    """The copy effect that gave it the abilities for which choices were made as it entered (607.5a); 0: its own."""
    links: Mapping[str, tuple[ObjectId, ...]] = EMPTY
    stack: OnStack | None = None
    announced: Announced = NOTHING_ANNOUNCED
    former: ObjectId | None = None
    commander: bool = False
    monstrous: bool = False
    entered_turn: int = 0


class Characteristics(msgspec.Struct, frozen=True, kw_only=True):
    """Derived characteristics of an object, with its derived controller (109.3, 613)."""

    name: str
    halves: tuple[str, ...] = ()
    mana_cost: ManaCost | None
    colors: Colors
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    power: int | None
    toughness: int | None
    loyalty: int | None
    defense: int | None
    abilities: tuple[Abl, ...]
    keywords: frozenset[str]
    controller: PlayerId | None
    cant_have: frozenset[str] = frozenset()
    all_creature_types: bool = False

    @property
    def names(self) -> frozenset[str]:
        """Its names: none of what has no name (201.2a), both of a split card (709.4a)."""
        return names_of(self.name, self.halves)


def names_of(name: str, halves: tuple[str, ...]) -> frozenset[str]:
    """The names that come of a name or of those of two halves."""
    return frozenset(halves or ((name,) if name else ()))


class LastKnown(msgspec.Struct, frozen=True):
    """An object as it last existed before it left its zone (113.7a, 608.2h), with its characteristics then."""

    object: GameObject
    characteristics: Characteristics
    copied: tuple[Copiable, ...] = ()
    """The copiable values that a copy effect gave it (707.2), () where none did."""
    copied_face: int = 0
