"""Abilities (rules 112-113, 602-604, 702, 714.2) and whole cards (200s, 709-712, 715)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ...terms.zones import Zone
from .base import Node
from .continuous import Part, ReplacementOp
from .costs import Cost
from .effects import Effect, Modes
from .events import Event
from .nouns import Condition, Filter, Objects, Players, Ref, Target


class Spell(Node, frozen=True, kw_only=True):
    """A spell ability (113.3a): what an instant or sorcery does as it resolves."""

    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    modes: Modes | None = None


class Activated(Node, frozen=True, kw_only=True):
    """An activated ability (113.3b, 602). Whether it is a mana ability follows from 605.1a; a loyalty cost makes it
    a loyalty ability (606)."""

    cost: Cost
    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    modes: Modes | None = None
    zone: Zone = Zone.BATTLEFIELD
    """Where it functions (113.6)."""
    timing: Literal["instant", "sorcery", "your turn", "your upkeep", "combat"] | None = None
    once_each_turn: bool = False
    by: Players | None = None
    """Who may activate it, when not its controller only."""
    if_: Condition | None = None
    """Activate only if ... (602.1b)."""
    word: str | None = None
    """An ability word or flavor word (207.2c); no rules meaning."""


class Triggered(Node, frozen=True, kw_only=True):
    """A triggered ability (113.3c, 603). `if_`: the intervening "if" clause (603.4). `do_once_each_turn`: what it does is
    to be done only once each turn, and it triggers until then (603.2h)."""

    when: Event
    if_: Condition | None = None
    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    modes: Modes | None = None
    zone: Zone | None = None
    """Where it functions when not the battlefield (113.6k follows from the event where it can)."""
    once_each_turn: bool = False
    do_once_each_turn: bool = False
    word: str | None = None


class Chapter(Node, frozen=True, kw_only=True):
    """A chapter ability (714.2b); several numbers mean several abilities (714.2c)."""

    chapters: tuple[int, ...]
    targets: tuple[Target, ...] = ()
    do: tuple[Effect, ...] = ()
    modes: Modes | None = None
    word: str | None = None


class Static(Node, frozen=True, kw_only=True):
    """A static ability (113.3d, 604) with a continuous effect on objects, players or both."""

    parts: tuple[Part, ...]
    what: Objects | None = Ref(name="self")
    who: Players | None = None
    """Affected players, for parts about players."""
    if_: Condition | None = None
    """As long as ..."""
    zone: Zone = Zone.BATTLEFIELD
    """Where the ability functions; `defines`: everywhere (604.3)."""
    defines: bool = False
    """A characteristic-defining ability (604.3)."""
    word: str | None = None


class Replaces(Node, frozen=True, kw_only=True):
    """A static ability with a replacement or prevention effect (614, 615). `optional`: "you may"."""

    event: Event
    ops: tuple[ReplacementOp, ...]
    if_: Condition | None = None
    optional: bool = False
    zone: Zone = Zone.BATTLEFIELD
    word: str | None = None


class AdditionalCost(Node, frozen=True, kw_only=True):
    """An additional cost of the spell (118.8): mandatory, or optional under a `label` such as `kicker`."""

    cost: Cost
    optional: bool = False
    label: str = ""
    multi: bool = False
    """May be paid any number of times (multikicker, 702.33c)."""


class InstanceCost(AdditionalCost, frozen=True, kw_only=True):
    """The additional cost of one instance of a keyword, which has a trigger of its own; not written in cards."""

    instance: str


class AlternativeCost(Node, frozen=True, kw_only=True):
    """An alternative cost of the spell (118.9), under a `label`; `if_`: when it may be chosen; `zone`: cast from
    there."""

    cost: Cost
    label: str = ""
    if_: Condition | None = None
    zone: Zone = Zone.HAND
    exile_when_leaving: bool = False


class Keyword(Node, frozen=True, kw_only=True):
    """A keyword ability (702) by its name in lower case, with its parameter; expanded by `engine.cards.keywords`."""

    SCALAR: ClassVar[str] = "name"
    name: str
    cost: Cost | None = None
    n: int | None = None
    what: Filter | None = None
    """Quality: of protection, enchant, affinity, hexproof from, landwalk, offering, ..."""
    players: Players | None = None
    """Enchant player, protection from a player."""
    keeps: Filter | None = None
    """Of protection: attached Auras that it doesn't remove (702.16n); in it `granter` is what gives this ability."""
    word: str | None = None
    """Further text parameter, e.g. the color of protection when chosen."""


class ClassLevel(Node, frozen=True, kw_only=True):
    """A class level bar (716.2): the cost to reach the level, and the abilities that the permanent has from it on."""

    level: int
    cost: Cost
    abilities: tuple[Ability, ...]


Ability = Spell | Activated | Triggered | Chapter | Static | Replaces | AdditionalCost | AlternativeCost | Keyword | ClassLevel


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """One face, half or part of a card with its own characteristics (200, 709, 711, 712, 715).

    `power`/`toughness`/`loyalty`/`defense` are the printed texts, e.g. `3`, `*`, `1+*`, `X`."""

    name: str
    cost: str | None = None
    types: str
    colors: tuple[str, ...] = ()
    """The color indicator (204)."""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    abilities: tuple[Ability, ...] = ()


Layout = Literal["normal", "split", "aftermath", "transform", "modal", "adventure", "flip", "meld", "room"]


class CardDefinition(msgspec.Struct, frozen=True, kw_only=True):
    """A card. One face is written at the top level of the YAML; more of them under `faces`, with the `layout`."""

    name: str
    layout: Layout = "normal"
    faces: tuple[Face, ...]
    invented: bool = False
    meld_with: str | None = None
