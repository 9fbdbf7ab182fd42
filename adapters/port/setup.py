"""The whole state of a game as one document: what ``new_game`` is given.

The state is final: nothing in it triggers, is replaced or is checked as it is placed. Whoever is active has
priority in the given step, whose turn-based actions are done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ...engine.terms.steps import Step
from ...engine.terms.zones import Zone
from .base import Ability, Message, OfObject, OfPlayer, Share


class FaceDefinition(Message, frozen=True):
    """One face or half of a card as printed (200, 709-712, 719). Colors only where an indicator sets them
    (204)."""

    name: str
    type_line: str
    mana_cost: str | None = None
    colors: tuple[str, ...] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    rules_text: str = ""


class CardDefinition(Message, frozen=True):
    """A card that the game uses, for engines that do not have it.

    ``layout`` is ``normal``, ``split``, ``adventure``, ``transform``, ``modal``, ``meld``, ``flip`` ...;
    ``token`` says that it defines a token (111.10). ``structure`` is the suite's own structured form of its
    abilities. It, and the rules texts of the faces, come only to an engine that declares to read them (``cards``
    among its capabilities).
    """

    name: str
    faces: tuple[FaceDefinition, ...]
    layout: str = "normal"
    invented: bool = False
    token: bool = False
    structure: Mapping[str, Any] | None = None


class Chosen(Message, frozen=True):
    """What was chosen for an object as it entered or was cast, by what was asked: ``color``, ``name``,
    ``creature type``, ``player``, ``number`` (607.2d)."""

    what: str
    value: str


class Targets(Message, frozen=True):
    """The targets for one use of the word "target" (601.2c); ``number`` counts those uses from 1 through the
    whole text of the spell or ability, as chosen modes have it."""

    number: int
    targets: tuple[OfObject | OfPlayer, ...]


class Announced(Message, frozen=True):
    """The decisions that an object on the stack carries (601.2, 707.10).

    ``copy``: it is a copy of a spell or ability. ``ability`` and ``source`` (a ``ref``) belong to an ability;
    a spell has neither. ``costs`` names the alternative and additional costs that were paid. ``event`` is the
    ``ref`` of the object that a trigger speaks of, where it speaks of another than its source.
    """

    source: str | None = None
    ability: Ability | None = None
    targets: tuple[Targets, ...] = ()
    division: tuple[Share, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    costs: tuple[str, ...] = ()
    copy: bool = False
    event: str | None = None


class ObjectSetup(Message, frozen=True):
    """One object, in any zone.

    ``ref`` is unique in the game; whatever refers to this object does so by it. ``card`` is the name of a
    definition; with ``token`` the object is a token with the characteristics of that definition. ``face``
    names the face that is up (on the battlefield) or cast (on the stack). A controller who is not the owner
    controls it by default (108.4, 110.2). ``attacking`` and ``blocking`` hold during combat only: a player's
    name or a ``ref``, and ``ref``s. ``fresh``: its controller has not controlled it continuously since their
    turn began (302.6). ``exiled_by`` is the ``ref`` of the object whose linked ability exiled it (607);
    ``visible_to`` names the players who may look at a hidden or face-down card, where the rules alone do not
    say so.
    """

    ref: str
    card: str
    zone: Zone
    owner: str
    controller: str | None = None
    token: bool = False
    face: str | None = None
    face_down: bool = False
    tapped: bool = False
    flipped: bool = False
    phased_out: bool = False
    fresh: bool = False
    counters: Mapping[str, int] = {}
    damage: int = 0
    deathtouched: bool = False
    attached_to: str | None = None
    attacking: str | None = None
    blocked: bool = False
    blocking: tuple[str, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    exiled_by: str | None = None
    visible_to: tuple[str, ...] = ()
    commander: bool = False
    designations: tuple[str, ...] = ()
    announced: Announced | None = None


class PlayerSetup(Message, frozen=True):
    """A player. ``life`` is the format's starting total where it is left out. ``counters`` are poison,
    energy, experience, rad ... (122.1); ``mana`` is the mana in the pool, in symbols; ``designations`` are
    ``monarch``, ``initiative``, ``city's blessing``."""

    name: str
    life: int | None = None
    counters: Mapping[str, int] = {}
    mana: str = ""
    designations: tuple[str, ...] = ()
    land_plays_used: int = 0
    team: str | None = None


class GameSetup(Message, frozen=True, kw_only=True):
    """A game about to be continued from a given state.

    ``players`` are in turn order; the first is the starting player. ``objects`` are in timestamp order
    (613.7), which for a graveyard is from the bottom, but those of each library and of the stack are from the
    top. ``edition`` is the date of the Comprehensive Rules that apply, ``seed`` the start of every random
    outcome that the scenario leaves open.
    """

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...] = ()
    active: str
    step: Step = Step.PRECOMBAT_MAIN
    turn: int = 1
    format: str = "free"
    seed: int = 0
    edition: str
    day_night: Literal["day", "night"] | None = None
    cards: tuple[CardDefinition, ...] = ()
