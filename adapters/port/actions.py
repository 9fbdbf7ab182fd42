"""What a player can do, with all that rule 601.2 and its kin make them announce."""

from __future__ import annotations

from .base import Ability, Message, ObjectRef, Share, Tagged, Value
from .choices import ByDefault, Choice
from .setup import Targets


class Payment(Message, frozen=True):
    """How a cost is paid, as far as the scenario says; the rest is left to the engine's own means (601.2h).

    ``mana`` is mana spent, in symbols (only meaningful where the pool or the sources leave a choice).
    ``from_`` are the sources to activate for it. The others are the objects that pay a cost of that kind;
    ``taps`` includes convoke, improvise, crew and their like, ``exiles`` includes delve. ``life`` are the
    Phyrexian symbols paid with life.
    """

    mana: str = ""
    from_: tuple[ObjectRef, ...] = ()
    sacrifices: tuple[ObjectRef, ...] = ()
    discards: tuple[ObjectRef, ...] = ()
    exiles: tuple[ObjectRef, ...] = ()
    taps: tuple[ObjectRef, ...] = ()
    untaps: tuple[ObjectRef, ...] = ()
    returns: tuple[ObjectRef, ...] = ()
    reveals: tuple[ObjectRef, ...] = ()
    life: int = 0


class Announcement(Message, frozen=True):
    """The decisions of casting or activating, which an adapter gives to its engine in whatever order that
    engine asks.

    ``face`` names the face, half or part to cast (601.3e, 709-712, 715). ``alternative`` is one alternative
    cost by its name, such as ``flashback`` or ``overload``, or the name of the object whose effect allows it;
    ``additional`` names optional additional costs, once for each payment (118.8). ``modes`` are places in the
    printed list, from 1, in the order chosen (700.2). Optional costs that are not named are not paid.
    Anything else that is None or empty is not said: the engine asks for it by ``choose`` where the rules
    leave more than one possibility.
    """

    face: str | None = None
    alternative: str | None = None
    additional: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    targets: tuple[Targets, ...] = ()
    division: tuple[Share, ...] = ()
    payment: Payment | None = None


class Cast(Tagged, frozen=True):
    """Cast a spell (601)."""

    player: str
    object: ObjectRef
    announcement: Announcement = Announcement()


class Activate(Tagged, frozen=True):
    """Activate an ability of an object (602), a mana ability (605) or a loyalty ability (606) among them."""

    player: str
    source: ObjectRef
    ability: Ability
    announcement: Announcement = Announcement()


class PlayLand(Tagged, frozen=True):
    """Play a land (305, 116.2a); ``face`` names the face of a modal card."""

    player: str
    object: ObjectRef
    face: str | None = None


class SpecialAction(Tagged, frozen=True):
    """Take a special action other than playing a land (116.2): ``turn face up``, ``suspend``, ``foretell``,
    ``plot``, ``unlock``, ``companion``, ``end effect``, ``ignore effect``, ``roll planar die``."""

    player: str
    action: str
    object: ObjectRef | None = None
    announcement: Announcement = Announcement()


class Attacker(Message, frozen=True):
    """A creature and what it attacks (508.1b): a player, planeswalker or battle. ``band`` numbers its band
    (702.22)."""

    creature: ObjectRef
    attacks: Value
    band: int | None = None


class Attack(Tagged, frozen=True):
    """Declare attackers (508.1). Before that step of the turn, all players pass priority until it begins.
    ``exerted`` and the like are the creatures for which an optional cost to attack is paid (508.1g)."""

    player: str
    attackers: tuple[Attacker, ...] = ()
    exerted: tuple[ObjectRef, ...] = ()


class Blocker(Message, frozen=True):
    """A creature and the attackers that it blocks (509.1a)."""

    creature: ObjectRef
    blocks: tuple[ObjectRef, ...]


class Block(Tagged, frozen=True):
    """Declare blockers (509.1). Before that step of the turn, all players pass priority until it begins.
    Whoever must declare before this player in turn order (802.4) and has not done so declares none."""

    player: str
    blockers: tuple[Blocker, ...] = ()


class PassPriority(Tagged, frozen=True):
    """Pass priority, once (117.3d)."""

    player: str


class Concede(Tagged, frozen=True):
    """Concede the game (104.3a); this is possible at any time, also while a prompt is open."""

    player: str


class Choose(Tagged, frozen=True):
    """Answer the open prompt, and go on with the action that it interrupted."""

    player: str
    choice: Choice | ByDefault


class CheckStateBasedActions(Tagged, frozen=True):
    """Check state-based actions, and nothing after (704.3); whoever has priority keeps it. Triggers wait
    (603.3)."""


Action = Cast | Activate | PlayLand | SpecialAction | Attack | Block | PassPriority | Concede | Choose | CheckStateBasedActions
"""One thing that a player does, or the check of state-based actions."""
