"""What can be seen of a game: derived facts, never printed ones."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from ...engine.terms.steps import Step
from ...engine.terms.zones import Zone
from .base import Ability, Message
from .choices import Prompt
from .setup import Chosen, Targets


class ObservedAbility(Message, frozen=True):
    """An ability that an object has now: ``name`` is a keyword with its parameters as printed (``flying``,
    ``ward {2}``), or empty; ``ability`` says which it is; ``kind`` is ``activated``, ``triggered``, ``static`` or
    ``spell`` (113.3)."""

    ability: Ability
    name: str = ""
    kind: str = ""


class ObservedObject(Message, frozen=True, kw_only=True):
    """An object in any zone but the stack's abilities, with its characteristics as they are now (613).

    ``id`` is the engine's own, stable until the object changes zones. ``known`` is False when the viewer
    cannot see its face: then only id, zone, owner, controller, status and what a face-down object shows are
    set. ``colors`` are letters of mana; ``mana_cost`` is None where there is none; ``printed`` is the name on its
    card. ``names`` are all its names where it has several, as a split card has off the stack (709.4a). ``chosen``,
    ``attached`` (ids of what is attached to it) and ``attacking`` (player's name or id; empty for an attacking
    creature that attacks nothing any more, 506.4c) as they stand. ``fresh``: it has not been controlled continuously
    since the controller's turn began (302.6).
    """

    id: str
    ref: str | None = None
    name: str = ""
    names: tuple[str, ...] = ()
    printed: str = ""
    zone: Zone
    owner: str
    controller: str
    known: bool = True
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    mana_cost: str | None = None
    mana_value: int = 0
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[ObservedAbility, ...] = ()
    counters: Mapping[str, int] = {}
    damage: int = 0
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    face: str | None = None
    phased_out: bool = False
    fresh: bool = False
    token: bool = False
    copy: bool = False
    attached_to: str | None = None
    attached: tuple[str, ...] = ()
    attacking: str | None = None
    blocked: bool = False
    blocking: tuple[str, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    commander: bool = False
    designations: tuple[str, ...] = ()


class StackKind(StrEnum):
    """What an object on the stack is (112, 113.3)."""

    SPELL = "spell"
    ACTIVATED = "activated ability"
    TRIGGERED = "triggered ability"


class StackObject(Message, frozen=True, kw_only=True):
    """A spell or ability on the stack. A spell is also among the objects, under the same ``id``.

    ``name`` is the spell's, or that of the ability's source as it is or last was; ``source`` is that object's
    id, ``source_ref`` its alias. An inherent ability of a designation or of speed has no source (702.179d, 725.2): its
    ``name`` is ``monarch``, ``initiative`` or ``speed``, and its ``ability`` is numbered as the rule lists it. ``owner``
    of an ability is the player who controlled its source as it was put there.
    """

    id: str
    kind: StackKind
    name: str
    controller: str
    owner: str = ""
    source: str | None = None
    source_ref: str | None = None
    ability: Ability | None = None
    targets: tuple[Targets, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    costs: tuple[str, ...] = ()
    copy: bool = False


class ObservedPlayer(Message, frozen=True, kw_only=True):
    """A player. ``hand`` and ``library`` are counts; the cards themselves are among the objects. A library's
    objects are from the top, a graveyard's from the bottom. ``mana`` is the pool, in symbols in the order
    WUBRGC.

    ``won``: the game is over, and this player, or this player's team, has won it (104.2), though the player may have
    left before (104.2c). ``lost``: the player has lost or conceded and left (104.3, 104.5), while others may play on;
    or the game is over since somebody else has won it. Nobody is both. In a draw (104.4) nobody has won, and those
    who were in the game until then have not lost.
    """

    name: str
    life: int
    counters: Mapping[str, int] = {}
    hand: int = 0
    library: int = 0
    graveyard: int = 0
    mana: str = ""
    designations: tuple[str, ...] = ()
    land_plays_left: int = 0
    lost: bool = False
    won: bool = False


class Asked(Message, frozen=True):
    """A prompt that has been answered, and how; for reports."""

    prompt: Prompt
    answer: str = ""
    forced: bool = False


class Observation(Message, frozen=True, kw_only=True):
    """The game as one viewer, or with None everybody together, sees it.

    ``objects`` are in the order of their timestamps within a zone, libraries from the top; ``stack`` is from
    the top. ``over`` says that the game has ended (104.1); who has ``won`` and ``lost`` is said of each player;
    nobody having won is a draw (104.4). ``cited`` are the numbers of the rules that the engine has applied in this game, if
    it knows.
    """

    viewer: str | None = None
    turn: int
    active: str
    step: Step
    priority: str | None = None
    over: bool = False
    day_night: str | None = None
    players: tuple[ObservedPlayer, ...]
    objects: tuple[ObservedObject, ...] = ()
    stack: tuple[StackObject, ...] = ()
    prompt: Prompt | None = None
    asked: tuple[Asked, ...] = ()
    cited: tuple[str, ...] = ()
