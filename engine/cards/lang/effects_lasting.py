"""Verbs that begin effects (603.7, 611, 614), and those about players and the game (104, 500, 724-731)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from .base import Node
from .continuous import Part, ReplacementOp
from .effects_changing import Duration
from .events import Event
from .nouns import Amount, Filter, Number, Objects, Player, Players, Ref, Target

if TYPE_CHECKING:
    from .abilities import Ability
    from .effects import Effect
    from .effects_structure import Modes


# --- continuous effects -----------------------------------------------------------------------------------------------


class Modify(Node, frozen=True, kw_only=True):
    """Begins a continuous effect (611.2). The set is locked in for layer parts, open for rule parts (611.2c)."""

    what: Objects = Ref(name="self")
    parts: tuple[Part, ...]
    lasts: Duration = "end of turn"


class Goad(Node, frozen=True, kw_only=True):
    """701.15: until the next turn of the ability's controller. The creatures are locked in."""

    SCALAR: ClassVar[str] = "what"
    what: Objects


class ModifyPlayers(Node, frozen=True, kw_only=True):
    """Begins a continuous effect about players (611.2, 613.10-11)."""

    who: Players
    parts: tuple[Part, ...]
    lasts: Duration = "end of turn"


class ModifyGame(Node, frozen=True, kw_only=True):
    """Begins a continuous effect about no object or player in particular, for this turn (611.2, 613.11)."""

    SCALAR: ClassVar[str] = "rule"
    rule: Literal["damage can't be prevented"]


class BeginReplacement(Node, frozen=True, kw_only=True):
    """Begins a replacement or prevention effect (614.3, 615.3); bound names in `event` are locked in. `once`: the
    next time."""

    event: Event
    ops: tuple[ReplacementOp, ...]
    lasts: Duration = "end of turn"
    once: bool = False
    about: Objects | None = None
    """Only events about these objects (their `what` is ignored)."""
    about_players: Players | None = None


class DelayedTrigger(Node, frozen=True, kw_only=True):
    """603.7. `lasts`: how long it waits. It fires once, the next time ("when you next"), unless `repeats` (603.7b,
    "whenever")."""

    when: Event
    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    lasts: Duration = "game"
    repeats: bool = False


class ReflexiveTrigger(Node, frozen=True, kw_only=True):
    """603.12: "when you do". `name`: the effect bound so must have done something."""

    name: str
    do: tuple[Effect, ...] = ()
    targets: tuple[Target, ...] = ()
    modes: Modes | None = None


# --- players and the game ------------------------------------------------------------------------------------------


class AddMana(Node, frozen=True, kw_only=True):
    """106.4. `mana`: symbols; `any_color`: that many of one color chosen; `combination`: each chosen; `chosen`: the
    color chosen for the source; `produced_by`: any type that one of these could produce (106.7), or with `any_color` any
    such color."""

    mana: str | None = None
    n: Amount = Number(n=1)
    any_color: bool = False
    combination: tuple[str, ...] = ()
    chosen: bool = False
    produced_by: Objects | None = None
    who: Players = Player(name="you")
    only_for: Filter | None = None
    """To be spent on such spells only (106.6)."""
    not_for: Filter | None = None
    """Can't be spent on such spells (106.6)."""
    additional: bool = False
    """Wording only: "an additional {G}"."""


class ExtraTurn(Node, frozen=True, kw_only=True):
    """500.7."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class ExtraPhase(Node, frozen=True, kw_only=True):
    """500.8: these phases or steps after this one; after "this main phase", none unless it is one."""

    parts: tuple[str, ...]
    after: Literal["this phase", "this main phase"] = "this phase"


class SkipNext(Node, frozen=True, kw_only=True):
    """Skips the next such part of a turn (614.10a)."""

    part: str
    who: Players = Player(name="you")


class EndTurn(Node, frozen=True, kw_only=True):
    """724."""


class BecomeMonarch(Node, frozen=True, kw_only=True):
    """725."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class TakeInitiative(Node, frozen=True, kw_only=True):
    """726."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class SetDayNight(Node, frozen=True, kw_only=True):
    """731."""

    SCALAR: ClassVar[str] = "time"
    time: Literal["day", "night"]


class LoseGame(Node, frozen=True, kw_only=True):
    """104.3e."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class WinGame(Node, frozen=True, kw_only=True):
    """104.2b."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class CreateEmblem(Node, frozen=True, kw_only=True):
    """114."""

    abilities: tuple[Ability, ...]
    who: Players = Player(name="you")
