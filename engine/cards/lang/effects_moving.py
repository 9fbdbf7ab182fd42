"""Verbs that move objects between zones (400, 701)."""

from __future__ import annotations

from typing import ClassVar, Literal

from ...terms.zones import Zone
from .base import Node
from .continuous import CounterGift, Part
from .nouns import Amount, Filter, Number, Objects, Player, Players


class Destroy(Node, frozen=True, kw_only=True):
    """701.8."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    no_regeneration: bool = False
    as_: str | None = None


class Exile(Node, frozen=True, kw_only=True):
    """701.13. `link`: remembered by the source under this key (607.2a). `until_leaves`: until the source leaves
    (610.3)."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    link: str | None = None
    until_leaves: bool = False
    face_down: bool = False
    as_: str | None = None
    counters: tuple[CounterGift, ...] = ()


class ReturnToHand(Node, frozen=True, kw_only=True):
    """To its owner's hand."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    as_: str | None = None


class PutOnLibrary(Node, frozen=True, kw_only=True):
    """On top (or the bottom, or `nth` from the top) of its owner's library; `shuffle`: into it."""

    what: Objects
    bottom: bool = False
    nth: int | None = None
    shuffle: bool = False
    random_order: bool = False


class PutInGraveyard(Node, frozen=True, kw_only=True):
    """Into its owner's graveyard."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class PutInHand(Node, frozen=True, kw_only=True):
    """Into its owner's hand from anywhere but the battlefield."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class PutOntoBattlefield(Node, frozen=True, kw_only=True):
    """Puts objects onto the battlefield (from wherever they are). `under`: whose control; None: their owner's."""

    SCALAR: ClassVar[str] = "what"
    what: Objects
    under: Players | None = None
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    attached_to: Objects | None = None
    counters: tuple[CounterGift, ...] = ()
    is_also: tuple[Part, ...] = ()
    """Continuous effects that begin with the entering (611.2e)."""
    returned: bool = False
    """Wording only: "return" rather than "put"."""
    as_: str | None = None


class Sacrifice(Node, frozen=True, kw_only=True):
    """Those players each sacrifice `n` matching permanents of their choice (701.21); `what` may be bound objects."""

    who: Players = Player(name="you")
    what: Filter | None = None
    n: Amount | None = Number(n=1)
    these: Objects | None = None
    as_: str | None = None


class Discard(Node, frozen=True, kw_only=True):
    """Those players each discard (701.9). `n` None: their hand, with `up_to` any number. `chosen_by`: another player
    chooses."""

    who: Players = Player(name="you")
    n: Amount | None = Number(n=1)
    what: Filter | None = None
    random: bool = False
    up_to: bool = False
    chosen_by: Players | None = None
    these: Objects | None = None
    as_: str | None = None


class Draw(Node, frozen=True, kw_only=True):
    """121."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    additional: bool = False
    """Wording only: "an additional card"."""


class Mill(Node, frozen=True, kw_only=True):
    """701.17."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")


class Scry(Node, frozen=True, kw_only=True):
    """701.22."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")


class Surveil(Node, frozen=True, kw_only=True):
    """701.25."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")


class LookAndTake(Node, frozen=True, kw_only=True):
    """Look at (or reveal) the top `n` cards; take up to `take` matching ones to a zone; the rest elsewhere."""

    n: Amount
    take: Amount = Number(n=1)
    what: Filter | None = None
    reveal: bool = False
    reveal_taken: bool = False
    to: Zone = Zone.HAND
    rest: Literal["bottom", "bottom in any order", "bottom in a random order", "graveyard", "top in any order"] = (
        "bottom in any order"
    )
    optional: bool = False
    tapped: bool = False


class Search(Node, frozen=True, kw_only=True):
    """Search a library (701.23) for up to `n` cards and put them somewhere; shuffles after (701.24) unless
    `no_shuffle`."""

    what: Filter
    n: Amount = Number(n=1)
    up_to: bool = False
    who: Players = Player(name="you")
    to: Zone = Zone.HAND
    tapped: bool = False
    reveal: bool = False
    on_top: bool = False


class Shuffle(Node, frozen=True, kw_only=True):
    """701.24."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class Reveal(Node, frozen=True, kw_only=True):
    """701.20: bound cards, the top of a library, or a hand."""

    what: Objects | None = None
    hand_of: Players | None = None
    as_: str | None = None


class ExileTop(Node, frozen=True, kw_only=True):
    """Exile the top cards of a library."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    face_down: bool = False
    as_: str | None = None


class RevealUntil(Node, frozen=True, kw_only=True):
    """Reveals (or exiles) cards from the top of a library until a card matches (701.20). `as_` binds that card,
    `rest` the others; what happens to them is said by later effects."""

    what: Filter
    who: Players = Player(name="you")
    exile: bool = False
    as_: str = "found"
    rest: str = "rest"
