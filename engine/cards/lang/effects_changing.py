"""Verbs that change players and objects where they are, make tokens and copies, act on the stack (111, 119-122, 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ...terms.zones import Zone
from .base import Node
from .continuous import CopyExceptions, CounterGift
from .costs import Cost
from .nouns import Amount, Filter, Number, Objects, Player, Players, Ref

if TYPE_CHECKING:
    from .abilities import Ability


Duration = Literal[
    "end of turn",
    "your next turn",
    "end of your next turn",
    "end of combat",
    "this turn",
    "while you control self",
    "while you control it",
    "while self on battlefield",
    "while self tapped",
    "while attached",
    "until self leaves",
    "game",
]
"""How long an effect lasts (611.2a-b); `game`: no duration stated."""

# --- life, damage, counters ----------------------------------------------------------------------------------------


class GainLife(Node, frozen=True, kw_only=True):
    """119.3."""

    SCALAR: ClassVar[str] = "n"
    n: Amount
    who: Players = Player(name="you")


class LoseLife(Node, frozen=True, kw_only=True):
    """119.3."""

    SCALAR: ClassVar[str] = "n"
    n: Amount
    who: Players = Player(name="you")
    as_: str | None = None


class SetLife(Node, frozen=True, kw_only=True):
    """Life total becomes (119.5)."""

    n: Amount
    who: Players = Player(name="you")


class ExchangeLife(Node, frozen=True, kw_only=True):
    """Two players exchange life totals (701.12c): those of `who`, or it and `with`."""

    who: Players = Player(name="you")
    with_: Players | None = None


class DamageShare(msgspec.Struct, frozen=True, kw_only=True):
    """Further damage that the same source deals at the same time."""

    n: Amount
    to: Objects | None = None
    to_players: Players | None = None


class DealDamage(Node, frozen=True, kw_only=True):
    """120. `divided`: as announced with the target (601.2d). `source`: None the source of the ability. `also`: "and so
    much damage to" others, at the same time; what is meant twice is dealt the sum. `dealt_as` binds the objects that
    were dealt damage, `as_` how much it was."""

    n: Amount | None = None
    to: Objects | None = None
    to_players: Players | None = None
    divided: str | None = None
    """The name of the target among which the announced division is dealt."""
    also: tuple[DamageShare, ...] = ()
    source: Objects | None = None
    cant_be_prevented: bool = False
    dealt_as: str | None = None
    as_: str | None = None


class Fight(Node, frozen=True, kw_only=True):
    """701.14."""

    a: Objects = Ref(name="self")
    b: Objects = Ref(name="target")


class PutCounters(Node, frozen=True, kw_only=True):
    """122.6. `divided`: as announced with that target."""

    kind: str
    n: Amount = Number(n=1)
    on: Objects | None = Ref(name="self")
    on_players: Players | None = None
    divided: str | None = None


class RemoveCounters(Node, frozen=True, kw_only=True):
    """Removes counters: `kind` None any kinds; `n` None all; `up_to` as its controller chooses. `as_` binds how
    many."""

    kind: str | None = None
    n: Amount | None = Number(n=1)
    from_: Objects = Ref(name="self")
    up_to: bool = False
    as_: str | None = None


class MoveCounters(Node, frozen=True, kw_only=True):
    """122.5."""

    kind: str | None
    n: Amount | None = Number(n=1)
    from_: Objects = Ref(name="self")
    to: Objects = Ref(name="target")


class Proliferate(Node, frozen=True, kw_only=True):
    """701.34."""

    times: Amount = Number(n=1)


class GetEnergy(Node, frozen=True, kw_only=True):
    """You get energy counters (107.14)."""

    SCALAR: ClassVar[str] = "n"
    n: Amount


# --- tokens, copies ------------------------------------------------------------------------------------------------


class TokenSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A token's characteristics (111.3); a bare word is a predefined token (111.10), e.g. Treasure."""

    SCALAR: ClassVar[str] = "predefined"
    predefined: str | None = None
    name: str | None = None
    types: str = ""
    """A type line."""
    colors: tuple[str, ...] = ()
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: tuple[Ability, ...] = ()


class CreateToken(Node, frozen=True, kw_only=True):
    """111, 701.7."""

    token: TokenSpec
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    tapped: bool = False
    attacking: bool = False
    blocking: Objects | None = None
    """They enter blocking these (509.4)."""
    counters: tuple[CounterGift, ...] = ()
    as_: str | None = None


class CreateCopyToken(Node, frozen=True, kw_only=True):
    """A token that's a copy of an object (707.2, 111.12)."""

    of: Objects
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    exceptions: CopyExceptions | None = None
    tapped: bool = False
    attacking: bool = False
    as_: str | None = None


class CopySpell(Node, frozen=True, kw_only=True):
    """Copies a spell or ability on the stack (707.10). `for_each_target`, `for_each_player`: one copy for each other of
    them that it could target (707.10d). `target`: each of the copy's targets is this object (707.10e)."""

    what: Objects
    n: Amount = Number(n=1)
    who: Players = Player(name="you")
    new_targets: bool = True
    exceptions: CopyExceptions | None = None
    for_each_target: Filter | None = None
    for_each_player: Players | None = None
    target: Objects | None = None


class Populate(Node, frozen=True, kw_only=True):
    """701.36."""


class Investigate(Node, frozen=True, kw_only=True):
    """701.16."""

    SCALAR: ClassVar[str] = "times"
    times: Amount = Number(n=1)


class Incubate(Node, frozen=True, kw_only=True):
    """701.53."""

    SCALAR: ClassVar[str] = "n"
    n: Amount


class Amass(Node, frozen=True, kw_only=True):
    """701.47."""

    n: Amount
    subtype: str = "Zombie"


# --- the stack -------------------------------------------------------------------------------------------------------


class CounterSpell(Node, frozen=True, kw_only=True):
    """701.6. `to`: where the card goes instead of the graveyard."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")
    to: Zone | None = None


class ChangeTargets(Node, frozen=True, kw_only=True):
    """Changes targets of a spell or ability, as `how` words it (115.7a-d); `to`: to this object."""

    what: Objects = Ref(name="target")
    how: Literal["change the target", "change a target", "change any targets", "choose new targets"] = "choose new targets"
    to: Objects | None = None


class CastCard(Node, frozen=True, kw_only=True):
    """Casts (or plays) a card during resolution (608.2g). `free`: without paying its mana cost; `cost`: for this
    alternative cost, called `label`."""

    what: Objects
    who: Players = Player(name="you")
    free: bool = True
    cost: Cost | None = None
    label: str = ""
    optional: bool = True
    copy: bool = False
    """A copy of the card is created and cast (707.12)."""
    only_if: Filter | None = None
    """Only when the resulting spell matches."""
    lands: bool = False
    transformed: bool = False
    """It is cast with its back face up (310.11b, 712.11c)."""
    as_: str | None = None


# --- permanents --------------------------------------------------------------------------------------------------


class Tap(Node, frozen=True, kw_only=True):
    """701.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class Untap(Node, frozen=True, kw_only=True):
    """701.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class SetLevel(Node, frozen=True, kw_only=True):
    """The level of the permanent becomes this (716.2a)."""

    SCALAR: ClassVar[str] = "n"
    n: int


class TapOrUntap(Node, frozen=True, kw_only=True):
    """You may tap or untap it."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class Attach(Node, frozen=True, kw_only=True):
    """701.3."""

    what: Objects = Ref(name="self")
    to: Objects = Ref(name="target")


class Unattach(Node, frozen=True, kw_only=True):
    """701.3d."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class Transform(Node, frozen=True, kw_only=True):
    """701.27."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class TurnFace(Node, frozen=True, kw_only=True):
    """Turns face down or face up (708)."""

    what: Objects = Ref(name="target")
    up: bool = False


class Regenerate(Node, frozen=True, kw_only=True):
    """701.19."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class PhaseOut(Node, frozen=True, kw_only=True):
    """702.26."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="self")


class RemoveFromCombat(Node, frozen=True, kw_only=True):
    """506.4."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class BecomeBlocked(Node, frozen=True, kw_only=True):
    """Attacking creatures become blocked, by no creature (509.1h)."""

    SCALAR: ClassVar[str] = "what"
    what: Objects = Ref(name="target")


class ExchangeControl(Node, frozen=True, kw_only=True):
    """701.12. `b` None: of the two objects that `a` means. No duration is stated (611.2a)."""

    a: Objects
    b: Objects | None = None
