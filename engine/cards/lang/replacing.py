"""What replacement and prevention effects do to an event (614, 615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from ...terms.zones import Zone
from .base import Node
from .layer_parts import CopyExceptions, CounterGift
from .nouns import Amount, Filter, Objects, Players

if TYPE_CHECKING:
    from .costs import Cost
    from .effects import Effect


class Multiply(Node, frozen=True, kw_only=True):
    """The amount of the event (damage, counters, tokens, life, cards, mana) times `by`; or divided by it, rounded
    down."""

    by: int = 2
    divide: bool = False


class Increase(Node, frozen=True, kw_only=True):
    """The amount plus this."""

    SCALAR: ClassVar[str] = "by"
    by: Amount


class ToZone(Node, frozen=True, kw_only=True):
    """Goes to another zone instead (614.6)."""

    SCALAR: ClassVar[str] = "zone"
    zone: Zone
    cause: str | None = None
    """By this the zone change is known afterward, e.g. `madness` (702.35a)."""
    bottom: bool = False
    shuffle: bool = False


class Prevent(Node, frozen=True, kw_only=True):
    """Prevents damage (615): all, this many of each event, or the next so many (`shield`, 615.7)."""

    amount: Amount | None = None
    shield: bool = False


class Redirect(Node, frozen=True, kw_only=True):
    """Damage is dealt to another recipient instead (614.9)."""

    to: Objects | None = None
    to_player: Players | None = None
    amount: Amount | None = None


class EntersModified(Node, frozen=True, kw_only=True):
    """How a permanent enters (614.1c-d, 614.12). `choose`: a choice made as it enters, kept for the source (607.2d); the
    creature that was chosen is `{linked: chosen}`."""

    tapped: bool = False
    untapped: bool = False
    counters: tuple[CounterGift, ...] = ()
    choose: (
        Literal[
            "color",
            "creature type",
            "basic land type",
            "card name",
            "opponent",
            "player",
            "number",
            "word",
            "card type",
            "creature",
        ]
        | None
    ) = None
    card: Filter | None = None
    """Of a card name: the cards whose names can be chosen (201.4a); of a creature: which creatures can be chosen."""
    options: tuple[str, ...] = ()
    """The anchor words (614.12c), or least and most of a number as amounts in text."""
    least: Amount | None = None
    most: Amount | None = None
    copy_of: Filter | None = None
    exceptions: CopyExceptions | None = None
    under: Players | None = None
    back_face: bool = False
    unless_paid: Cost | None = None
    """These modifications apply unless this cost is paid as it enters."""
    exile_cards: Filter | None = None
    """Any number of such cards are exiled as it enters, linked to the source."""
    sacrifice_any: Filter | None = None
    """Any number of such permanents are sacrificed as it enters (devour); `so many` is their number in its `counters`."""


class SkipIt(Node, frozen=True, kw_only=True):
    """The event does not happen (614.10)."""


class InsteadDo(Node, frozen=True, kw_only=True):
    """Other effects happen instead."""

    SCALAR: ClassVar[str] = "do"
    do: tuple[Effect, ...]


class AlsoDo(Node, frozen=True, kw_only=True):
    """The event happens, and these effects immediately afterward (615.5)."""

    SCALAR: ClassVar[str] = "do"
    do: tuple[Effect, ...]


class RegenerateInstead(Node, frozen=True, kw_only=True):
    """Instead of being destroyed: damage removed, tapped, out of combat (701.19a)."""
