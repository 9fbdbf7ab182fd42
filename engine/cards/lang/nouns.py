"""Noun phrases: objects, players, amounts, conditions (rules 109, 102, 107)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ...terms.zones import Zone
from .base import Node

if TYPE_CHECKING:
    from .events import Event

# --- amounts -----------------------------------------------------------------------------------------------------


class Number(Node, frozen=True, kw_only=True):
    """A fixed number; a bare integer."""

    SCALAR: ClassVar[str] = "n"
    n: int


class Var(Node, frozen=True, kw_only=True):
    """A bound number; a bare word: `X` (107.3), `amount` (of the trigger event), or what an effect bound with `as_`."""

    SCALAR: ClassVar[str] = "name"
    name: str


class Count(Node, frozen=True, kw_only=True):
    """How many objects match (107.1, 608.2h)."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class CountPlayers(Node, frozen=True, kw_only=True):
    """How many players."""

    SCALAR: ClassVar[str] = "who"
    who: Players


class CountersOn(Node, frozen=True, kw_only=True):
    """How many counters of a kind (of all kinds when None) are on an object or player (122)."""

    on: Objects
    kind: str | None = None


class ValueOf(Node, frozen=True, kw_only=True):
    """A number that an object has; of several objects the sum, or the greatest."""

    value: Literal[
        "power",
        "toughness",
        "mana value",
        "times kicked",
        "times replicated",
        "mana spent",
        "colors spent",
        "level",
    ]
    of: Objects = msgspec.field(default_factory=lambda: Ref(name="self"))
    over: Literal["sum", "greatest"] = "sum"


class PlayerValue(Node, frozen=True, kw_only=True):
    """A number that a player has."""

    value: Literal["life", "cards in hand", "cards in library", "life lost this turn", "life gained this turn", "starting life"]
    of: Players


class DistinctAmong(Node, frozen=True, kw_only=True):
    """How many different card types, colors, names or basic land types are among objects (205, 105)."""

    value: Literal["card types", "colors", "names", "basic land types", "mana values", "powers"]
    among: Objects


class ThisTurn(Node, frozen=True, kw_only=True):
    """How often an event happened this turn: a query over the log (608.2i)."""

    SCALAR: ClassVar[str] = "event"
    event: Event
    before_self: bool = False
    """Only what happened before the source was cast (storm, 702.40a)."""
    different: bool = False
    """The objects that it happened to are counted, each once ("each creature you attacked with this turn")."""


class Times(Node, frozen=True, kw_only=True):
    """A product."""

    amount: Amount
    by: int


class Sum(Node, frozen=True, kw_only=True):
    """A sum of amounts."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Amount, ...]


class Minus(Node, frozen=True, kw_only=True):
    """A difference; may be negative (107.1b)."""

    amount: Amount
    less: Amount


class Half(Node, frozen=True, kw_only=True):
    """Half of an amount, rounded up or down as said (107.1a)."""

    of: Amount
    rounded: Literal["up", "down"]


class Greatest(Node, frozen=True, kw_only=True):
    """The greatest of some amounts."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Amount, ...]


Amount = (
    Number
    | Var
    | Count
    | CountPlayers
    | CountersOn
    | ValueOf
    | PlayerValue
    | DistinctAmong
    | ThisTurn
    | Times
    | Sum
    | Minus
    | Half
    | Greatest
)


class Range(msgspec.Struct, frozen=True, kw_only=True):
    """A comparison with bounds: `{least: 2}`, `{most: 3}`, `{equal: X}`, `{parity: even}`; a bare amount is `equal`."""

    SCALAR: ClassVar[str] = "equal"
    least: Amount | None = None
    most: Amount | None = None
    equal: Amount | None = None
    parity: Literal["even", "odd"] | None = None


# --- players -----------------------------------------------------------------------------------------------------


class Player(Node, frozen=True, kw_only=True):
    """A bound player by name, bare: `you`, `that_player`, a target's name, `active_player`, `defending_player`,
    `monarch`, `chosen_player`, or a set: `each_player`, `each_opponent`, `each_other_player`, `opponent` (in filters:
    any opponent)."""

    SCALAR: ClassVar[str] = "name"
    name: str


class ControllerOf(Node, frozen=True, kw_only=True):
    """The controller of an object, by last-known information when it is gone (608.2h)."""

    SCALAR: ClassVar[str] = "of"
    of: Objects


class OwnerOf(Node, frozen=True, kw_only=True):
    """The owner of an object (108.3)."""

    SCALAR: ClassVar[str] = "of"
    of: Objects


class ChoosePlayer(Node, frozen=True, kw_only=True):
    """A player chosen on resolution (608.2d), from `among`."""

    among: Players = Player(name="each_player")
    by: Players = Player(name="you")
    as_: str = "chosen_player"


class PlayersWho(Node, frozen=True, kw_only=True):
    """Those of some players for whom a condition holds; in it `that_player` is the one looked at."""

    among: Players = Player(name="each_player")
    if_: Condition


Players = Player | ControllerOf | OwnerOf | ChoosePlayer | PlayersWho

# --- objects -----------------------------------------------------------------------------------------------------


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """Which objects a noun phrase means (109.2). All given fields must hold.

    `is_` words: card types, supertypes, subtypes, color words, `colorless`, `multicolored`, `monocolored`, `permanent`,
    `card`, `spell`, `activated ability`, `triggered ability`, `token`, `copy`, `tapped`, `untapped`, `attacking`,
    `blocking`, `blocked`, `unblocked`, `face-down`, `basic`, `historic`, `modified`, `kicked`, `commander`,
    `double-faced`, `attached`,
    `enchanted`, `equipped`; each also with `non` before it. A bare scalar is a list of such words parted by blanks.
    """

    SCALAR: ClassVar[str] = "is_"
    is_: tuple[str, ...] = ()
    any_: tuple[Filter, ...] = ()
    not_: Filter | None = None
    zone: Zone | None = None
    """None: the battlefield; for `card` in a search or `spell`, the zone that the verb looks at."""
    controller: Players | None = None
    owner: Players | None = None
    cast_by: Players | None = None
    """Of spells: one of these players cast it, whoever controls it now; nobody has cast a copy (707.10)."""
    other: bool = False
    """Not the source itself."""
    these: tuple[str, ...] = ()
    """Bound names: it is one of these objects ("enchanted land" as the subject of an event)."""
    not_these: tuple[str, ...] = ()
    """Bound names of objects that are left out."""
    keyword: str | None = None
    named: str | None = None
    shares_name_with: str | None = None
    shares_color_with: str | None = None
    """Has a color in common with this bound object (105)."""
    shares_creature_type_with: str | None = None
    """Has a creature type in common with this bound object (205.3m)."""
    power: Range | None = None
    toughness: Range | None = None
    mana_value: Range | None = None
    greatest: Literal["power", "toughness", "mana value"] | None = None
    """Has the greatest such value among the objects that match everything else (ties all have it)."""
    least: Literal["power", "toughness", "mana value"] | None = None
    counter: str | None = None
    """Has at least one counter of this kind; `any` for any kind."""
    attached_to: Objects | None = None
    targets: Filter | None = None
    """Of spells and abilities: has a target among these objects (115.9)."""
    targets_player: Players | None = None
    targets_only: bool = False
    """Of what has `targets`: a single object, and nothing else (115.9c)."""
    single_target: bool = False
    """Of spells and abilities: has a single target (115.9a)."""
    chosen: Literal["color", "creature type", "card type", "name", "number"] | None = None
    """Has the quality chosen for the source (607.2d)."""
    mana_cost: tuple[str, ...] = ()
    """Its mana cost is one of these."""
    has_this_turn: Literal["entered", "moved", "attacked", "blocked", "been dealt damage", "been cast"] | None = None
    blocking: Objects | None = None
    blocked_by: Objects | None = None


class Ref(Node, frozen=True, kw_only=True):
    """Bound objects by name; a bare word."""

    SCALAR: ClassVar[str] = "name"
    name: str


class Each(Node, frozen=True, kw_only=True):
    """All objects that match."""

    SCALAR: ClassVar[str] = "what"
    what: Filter


class Choose(Node, frozen=True, kw_only=True):
    """Objects chosen on resolution, without targeting (608.2d). `up_to`: any number from none to `n`; `n` None: any
    number."""

    SCALAR: ClassVar[str] = "what"
    what: Filter
    n: Amount | None = Number(n=1)
    up_to: bool = False
    by: Players = Player(name="you")
    as_: str | None = None
    random: bool = False


class TopOf(Node, frozen=True, kw_only=True):
    """The top cards of a player's library (401)."""

    n: Amount = Number(n=1)
    of: Players = Player(name="you")
    bottom: bool = False


class Linked(Node, frozen=True, kw_only=True):
    """Objects remembered by the source under a key, as linked abilities have it (607): exiled or chosen with it."""

    SCALAR: ClassVar[str] = "key"
    key: str = "exiled"


class Union(Node, frozen=True, kw_only=True):
    """Several noun phrases together."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Objects, ...]


class AttachedTo(Node, frozen=True, kw_only=True):
    """What an object is attached to."""

    SCALAR: ClassVar[str] = "of"
    of: Objects


Objects = Ref | Each | Choose | TopOf | Linked | Union | AttachedTo

# --- targets -----------------------------------------------------------------------------------------------------


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """One use of the word target (115.1, 601.2c). `players` and `what` together: any of both ("any target" is
    `any_target`).

    `n` targets, from `least` on; `n` None: any number. `divide`: an amount divided among them as announced (601.2d).
    `distinct_from`: names of other targets that must differ ("another target"). `by`: who chooses (601.6)."""

    SCALAR: ClassVar[str] = "what"
    as_: str = "target"
    what: Filter | None = None
    players: Players | None = None
    any_target: bool = False
    n: Amount | None = Number(n=1)
    least: Amount | None = None
    up_to: bool = False
    divide: Amount | None = None
    divided_what: str = "damage"
    distinct_from: tuple[str, ...] = ()
    by: Players = Player(name="you")
    different_controllers: bool = False
    if_: Condition | None = None
    """Only required when this holds as it is announced, e.g. when kicked (601.2c)."""


# --- conditions --------------------------------------------------------------------------------------------------


class Exists(Node, frozen=True, kw_only=True):
    """At least `least` (and at most `most`) objects match."""

    SCALAR: ClassVar[str] = "what"
    what: Filter
    least: Amount = Number(n=1)
    most: Amount | None = None


class Is(Node, frozen=True, kw_only=True):
    """An object matches a filter (by last-known information when it is gone); false when there is none."""

    object: Objects = Ref(name="self")
    what: Filter


class Compare(Node, frozen=True, kw_only=True):
    """An amount lies in a range."""

    amount: Amount
    range: Range


class PlayerIs(Node, frozen=True, kw_only=True):
    """A fact about a player; for a set of players: about any of them."""

    who: Players = Player(name="you")
    status: Literal["monarch", "active", "blessed", "initiative", "max speed", "attacked this turn", "poisoned", "exists"] = (
        "active"
    )


class PlayersMatch(Node, frozen=True, kw_only=True):
    """Two noun phrases mean a common player: `{a: that_player, b: you}`."""

    a: Players
    b: Players


class HasMonarch(Node, frozen=True, kw_only=True):
    """Whether there is a monarch at all (725)."""


class DuringStep(Node, frozen=True, kw_only=True):
    """It is one of these steps, of that player's turn."""

    steps: tuple[str, ...] = ()
    whose: Players = Player(name="each_player")


class Happened(Node, frozen=True, kw_only=True):
    """The event has happened this turn (a query over the log, 608.2i)."""

    SCALAR: ClassVar[str] = "event"
    event: Event
    least: Amount = Number(n=1)


class Paid(Node, frozen=True, kw_only=True):
    """The spell (or the permanent it became, 400.7d) was cast with this cost: `kicker`, `escape`, `flashback`, ...
    (601.2b)."""

    SCALAR: ClassVar[str] = "cost"
    cost: str
    of: Objects = Ref(name="self")
    times: Amount = Number(n=1)


class Did(Node, frozen=True, kw_only=True):
    """The effect bound to this name did something ("if you do", 608.2c)."""

    SCALAR: ClassVar[str] = "name"
    name: str


class ChosenIs(Node, frozen=True, kw_only=True):
    """What was chosen for the source, e.g. an anchor word (614.12c)."""

    choice: str
    value: str


class DayNight(Node, frozen=True, kw_only=True):
    """It is day, or it is night (731)."""

    SCALAR: ClassVar[str] = "time"
    time: Literal["day", "night"]


class Not(Node, frozen=True, kw_only=True):
    """A condition does not hold."""

    SCALAR: ClassVar[str] = "of"
    of: Condition


class AllOf(Node, frozen=True, kw_only=True):
    """All hold."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Condition, ...]


class AnyOf(Node, frozen=True, kw_only=True):
    """At least one holds."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Condition, ...]


Condition = (
    Exists
    | Is
    | Compare
    | PlayerIs
    | PlayersMatch
    | HasMonarch
    | DuringStep
    | Happened
    | Paid
    | Did
    | ChosenIs
    | DayNight
    | Not
    | AllOf
    | AnyOf
)
