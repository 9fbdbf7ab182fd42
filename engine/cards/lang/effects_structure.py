"""The structure of instructions: options, conditions, repetition, modes, chance (608.2c-f, 700.2, 705-706)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from .base import Node
from .costs import Cost
from .nouns import Amount, Condition, Filter, Number, Objects, Player, Players, Target

if TYPE_CHECKING:
    from .effects import Effect


class May(Node, frozen=True, kw_only=True):
    """An option on resolution (603.5, 608.2d). `cost`: "you may pay"; `else_`: otherwise. `as_`: bound for `did`."""

    do: tuple[Effect, ...] = ()
    who: Players = Player(name="you")
    cost: Cost = ()
    else_: tuple[Effect, ...] = ()
    as_: str = "may"


class Unless(Node, frozen=True, kw_only=True):
    """Unless a player pays (118.12)."""

    do: tuple[Effect, ...]
    who: Players = Player(name="that_player")
    cost: Cost = ()
    times: Amount | None = None


class PayRepeatedly(Node, frozen=True, kw_only=True):
    """You may pay a cost any number of times, or up to `most` times (118.12, 603.12a); `as_` binds how often."""

    cost: Cost
    most: Amount | None = None
    as_: str = "times"


class When(Node, frozen=True, kw_only=True):
    """A condition looked at while resolving (608.2c)."""

    if_: Condition
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()
    instead: bool = False
    """Wording only: `else` is said first, then "if ..., ... instead"."""


class ForEach(Node, frozen=True, kw_only=True):
    """Repeats for each object or player, bound as `that` or `that_player` (608.2f); or so many `times`."""

    what: Objects | None = None
    who: Players | None = None
    times: Amount | None = None
    do: tuple[Effect, ...]


class Let(Node, frozen=True, kw_only=True):
    """Binds an amount or objects to a name, determined once (608.2h)."""

    as_: str
    amount: Amount | None = None
    objects: Objects | None = None
    players: Players | None = None


class ChooseWord(Node, frozen=True, kw_only=True):
    """A choice on resolution kept under a name: a color, a type, a card name, a number, or one of some words. `card`: of a
    card name, the cards whose names can be chosen (201.4a)."""

    as_: str
    kind: Literal["color", "creature type", "basic land type", "card name", "number", "word", "keyword", "card type"]
    card: Filter | None = None
    options: tuple[str, ...] = ()
    who: Players = Player(name="you")
    least: Amount | None = None
    most: Amount | None = None
    unlike: str | None = None
    """The bound name of an earlier choice that can't be made again ("with another")."""


class Mode(msgspec.Struct, frozen=True, kw_only=True):
    """One mode (700.2)."""

    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    cost: Cost = ()
    """An additional cost of this mode (spree, tiered, 700.2h)."""
    name: str | None = None


class Modes(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of modes (700.2). `most` None: as many as there are. `repeat`: the same may be chosen again (700.2d)."""

    modes: tuple[Mode, ...]
    n: Amount = Number(n=1)
    most: Amount | None = None
    repeat: bool = False
    random: bool = False
    by: Players = Player(name="you")


class ChooseMode(Node, frozen=True, kw_only=True):
    """Modes chosen on resolution."""

    modes: Modes
    who: Players = Player(name="you")


class FlipCoin(Node, frozen=True, kw_only=True):
    """705: chance is a choice."""

    who: Players = Player(name="you")
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()


class RollDie(Node, frozen=True, kw_only=True):
    """706: `as_` binds the result."""

    sides: int = 20
    as_: str = "roll"


class Vote(Node, frozen=True, kw_only=True):
    """701.38: each player votes for a word; the counts are bound under the words."""

    options: tuple[str, ...]
