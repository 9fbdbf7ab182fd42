"""Costs (rule 118): each part shares one small interface in the engine's rules."""

from __future__ import annotations

from typing import ClassVar

from ...terms.zones import Zone
from .base import Node
from .nouns import Amount, Filter, Number


class Mana(Node, frozen=True, kw_only=True):
    """Mana, as a text of symbols (107.4)."""

    SCALAR: ClassVar[str] = "cost"
    cost: str


class OwnManaCost(Node, frozen=True, kw_only=True):
    """The mana cost of the object itself; unpayable when it has none (118.6)."""


class TapSelf(Node, frozen=True, kw_only=True):
    """{T} (107.5)."""


class UntapSelf(Node, frozen=True, kw_only=True):
    """{Q} (107.6)."""


class TapOthers(Node, frozen=True, kw_only=True):
    """Tap untapped permanents; `total_power` least: crew and the like."""

    what: Filter
    n: Amount = Number(n=1)
    total_power: Amount | None = None


class PayLife(Node, frozen=True, kw_only=True):
    """Pay life (119.4)."""

    SCALAR: ClassVar[str] = "amount"
    amount: Amount


class PayEnergy(Node, frozen=True, kw_only=True):
    """Pay {E} (107.14)."""

    SCALAR: ClassVar[str] = "amount"
    amount: Amount


class SacrificeCost(Node, frozen=True, kw_only=True):
    """Sacrifice permanents; `what` None: the source itself. `early`: which ones is chosen as the cost is announced
    (702.119b)."""

    what: Filter | None = None
    n: Amount = Number(n=1)
    early: bool = False


class DiscardCost(Node, frozen=True, kw_only=True):
    """Discard cards; `what` None: any; `self_`: the card itself; `hand`: the whole hand; `random`."""

    what: Filter | None = None
    n: Amount = Number(n=1)
    self_: bool = False
    hand: bool = False
    random: bool = False


class ExileCost(Node, frozen=True, kw_only=True):
    """Exile cards from a zone, or the source itself; `other`: not the card being cast."""

    what: Filter | None = None
    n: Amount = Number(n=1)
    from_: Zone = Zone.GRAVEYARD
    self_: bool = False
    top: bool = False


class ReturnCost(Node, frozen=True, kw_only=True):
    """Return permanents to their owner's hand; `what` None: the source."""

    what: Filter | None = None
    n: Amount = Number(n=1)


class RemoveCountersCost(Node, frozen=True, kw_only=True):
    """Remove counters, from the source or from a permanent that matches."""

    kind: str | None
    n: Amount = Number(n=1)
    from_: Filter | None = None


class PutCountersCost(Node, frozen=True, kw_only=True):
    """Put counters on the source."""

    kind: str
    n: Amount = Number(n=1)


class LoyaltyCost(Node, frozen=True, kw_only=True):
    """A loyalty symbol (606.4): `+1`, `-3`, `0`, `-X`."""

    SCALAR: ClassVar[str] = "change"
    change: str


class RevealCost(Node, frozen=True, kw_only=True):
    """Reveal a card from hand."""

    what: Filter
    n: Amount = Number(n=1)


class MillCost(Node, frozen=True, kw_only=True):
    """Mill cards: paid last (601.2h)."""

    SCALAR: ClassVar[str] = "n"
    n: Amount = Number(n=1)


class EitherCost(Node, frozen=True, kw_only=True):
    """One of several costs, chosen as it is announced."""

    SCALAR: ClassVar[str] = "of"
    of: tuple[Cost, ...]


CostPart = (
    Mana
    | OwnManaCost
    | TapSelf
    | UntapSelf
    | TapOthers
    | PayLife
    | PayEnergy
    | SacrificeCost
    | DiscardCost
    | ExileCost
    | ReturnCost
    | RemoveCountersCost
    | PutCountersCost
    | LoyaltyCost
    | RevealCost
    | MillCost
    | EitherCost
)

Cost = tuple[CostPart, ...]
"""All parts are paid. A bare text such as `{2}{R}, {T}` is parsed into mana and tap symbols."""
