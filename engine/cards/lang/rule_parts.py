"""What continuous effects do to the rules of the game, about objects and about players (613.10-613.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from .base import Node
from .nouns import Amount, Condition, Filter, Number, Objects, Player, Players

if TYPE_CHECKING:
    from .costs import Cost
    from .events import Event


class CantAttack(Node, frozen=True, kw_only=True):
    """A restriction (508.1c). `whom`: those players only (and their planeswalkers with `planeswalkers`); `alone`;
    `unless`."""

    whom: Players | None = None
    planeswalkers: bool = False
    alone: bool = False
    unless: Condition | None = None


class CantBlock(Node, frozen=True, kw_only=True):
    """A restriction (509.1b). `what`: only these attackers; `alone`."""

    what: Filter | None = None
    alone: bool = False


class CantBeBlocked(Node, frozen=True, kw_only=True):
    """An evasion ability (509.1b): by anything; only `by` these; `except_by` those; by fewer than `least` or more
    than `most`."""

    by: Filter | None = None
    except_by: Filter | None = None
    least: int | None = None
    most: int | None = None
    unless: Condition | None = None


class MustAttack(Node, frozen=True, kw_only=True):
    """A requirement (508.1d). `whom`: that player if able; `not_whom`: another player if able (goad, 701.15)."""

    whom: Players | None = None
    not_whom: Players | None = None


class MustBlock(Node, frozen=True, kw_only=True):
    """A requirement (509.1c). `what`: that attacker."""

    what: Objects | None = None


class MustBeBlocked(Node, frozen=True, kw_only=True):
    """A requirement: blocked if able; `by_all`: all creatures able to block it do so."""

    by_all: bool = False


class CanBlockMore(Node, frozen=True, kw_only=True):
    """Can block `n` additional creatures each combat; None: any number."""

    SCALAR: ClassVar[str] = "n"
    n: int | None = 1


class CostToAttack(Node, frozen=True, kw_only=True):
    """Can't attack (or block) unless its controller pays (508.1h, 509.1d)."""

    cost: Cost
    whom: Players | None = None
    blocking: bool = False
    planeswalkers: bool = False


class CombatLimit(Node, frozen=True, kw_only=True):
    """A restriction on the whole declaration (508.1c, 509.1b): no more than `most` creatures can attack (or, `blocking`, block)
    each combat. `whom`: attack those players, each counted alone; not their planeswalkers."""

    most: int = 1
    blocking: bool = False
    whom: Players | None = None


class AttacksAsThough(Node, frozen=True, kw_only=True):
    """Permissions of combat that lift a restriction. `what`: as though it had reach against such attackers only."""

    SCALAR: ClassVar[str] = "kind"
    kind: Literal["haste", "no defender", "not flying", "unblocked", "reach"]
    what: Filter | None = None


class AssignsByToughness(Node, frozen=True, kw_only=True):
    """Assigns combat damage equal to its toughness rather than its power (510.1a)."""


class CantBeTargeted(Node, frozen=True, kw_only=True):
    """Can't be the target (115): of anything; `by` spells and abilities of those players; `what` spells or abilities of
    sources that match (protection, 702.16b)."""

    by: Players | None = None
    what: Filter | None = None


class CantBeEnchanted(Node, frozen=True, kw_only=True):
    """Can't be enchanted, equipped or fortified (702.16c-d) by matching objects. `keeps`: those of them that stay where
    they are already attached (702.16n)."""

    by: Filter | None = None
    keeps: Filter | None = None


class CantBe(Node, frozen=True, kw_only=True):
    """The event can't happen to it (614.17)."""

    SCALAR: ClassVar[str] = "what"
    what: Literal[
        "countered", "destroyed", "sacrificed", "regenerated", "transformed", "untapped", "prevented", "copied", "cast"
    ]
    by: Filter | None = None


class CantGetCounters(Node, frozen=True, kw_only=True):
    """Counters can't be put on it (122, 614.17); `kinds` empty: none of any kind."""

    kinds: tuple[str, ...] = ()


class CounterLimit(Node, frozen=True, kw_only=True):
    """Can't have more than `most` counters of the kind (704.5r)."""

    kind: str
    most: int


class CantActivate(Node, frozen=True, kw_only=True):
    """Its activated abilities can't be activated; `except_mana`."""

    except_mana: bool = False
    loyalty_only: bool = False


class DoesntUntap(Node, frozen=True, kw_only=True):
    """Doesn't untap during its controller's untap step (502.3)."""


class CantPhaseOrLeave(Node, frozen=True, kw_only=True):
    """Can't enter the battlefield (614.17d)."""


class CastFrom(Node, frozen=True, kw_only=True):
    """Permission to cast (or play as a land) the affected cards from where they are (601.3). `cost`: instead of the
    mana cost (118.9); `free`: without paying the mana cost; `plus`: additional cost; `label`: name of the method,
    e.g. `escape`; `timing`: the permission changes no timing unless it says so; `then`: where it goes instead when
    it leaves the stack."""

    who: Players = Player(name="you")
    label: str = ""
    cost: Cost | None = None
    printed_cost_plus: Cost | None = None
    free: bool = False
    lands: bool = False
    spells: bool = True
    any_mana_type: bool = False
    exile_when_leaving: bool = False


class PayInstead(Node, frozen=True, kw_only=True):
    """An alternative cost that those players may pay for the affected spells, from wherever they may cast them
    (118.9)."""

    SCALAR: ClassVar[str] = "cost"
    cost: Cost
    who: Players = Player(name="you")


class AsThoughFlash(Node, frozen=True, kw_only=True):
    """May be cast any time its caster could cast an instant."""

    who: Players = Player(name="you")


class CostChange(Node, frozen=True, kw_only=True):
    """Costs more or less to cast (or activate) (601.2f). `less`: a reduction. `floor`: the total is at least this
    much mana."""

    mana: str = "{0}"
    times: Amount = Number(n=1)
    less: bool = False
    abilities: bool = False
    loyalty: bool = False
    """Of abilities: loyalty abilities only (606.4)."""
    floor: int | None = None
    plus: Cost | None = None
    targets: Filter | None = None
    """Only spells that target such an object."""
    colored_only: bool = False
    """Of a reduction: it reduces nothing but mana of its colors (otherwise 118.7c)."""


class ExtraTriggers(Node, frozen=True, kw_only=True):
    """Triggered abilities of the affected objects trigger an additional time (603.2d); `when`: only for such events."""

    when: Event | None = None


class CantTrigger(Node, frozen=True, kw_only=True):
    """Such events don't cause abilities of the affected objects to trigger."""

    when: Event | None = None


class SpendManaAsThough(Node, frozen=True, kw_only=True):
    """Mana may be spent as though of any color (or type) on the affected spells."""

    any_type: bool = False


class ObjectFlag(Node, frozen=True, kw_only=True):
    """A rule that other rules ask for by its name, e.g. `can be your commander`, `legend rule doesn't apply`,
    `assigns no combat damage`, `damage can't be prevented`, `state-based loyalty`."""

    SCALAR: ClassVar[str] = "flag"
    flag: str


# --- rule parts: about players -------------------------------------------------------------------------------------


class PlayerCant(Node, frozen=True, kw_only=True):
    """Players can't do something (101.2). `pay life`, `sacrifice`: to cast spells or activate abilities."""

    what: Literal[
        "cast",
        "play lands",
        "activate",
        "gain life",
        "lose life",
        "draw",
        "draw more than one",
        "search",
        "attack",
        "get counters",
        "lose",
        "win",
        "pay life",
        "sacrifice",
        "be targeted",
        "cast more than one",
        "become the monarch",
        "untap more than",
    ]
    n: int | None = None
    """`untap more than`: this many, during their untap steps (502.3)."""
    which: Filter | None = None
    """Of spells, of objects with abilities, of attackers, of what is sacrificed or untaps: only such."""
    by: Players | None = None
    """`be targeted`: by those players' spells and abilities."""


class PlayerRule(Node, frozen=True, kw_only=True):
    """A changed number or permission of a player: extra land plays (305.2), maximum hand size (402.2), mana kept
    (106.4), `play with top card revealed`, `life total can't change`, `skip draw step` ..."""

    rule: Literal[
        "additional land plays",
        "maximum hand size",
        "no maximum hand size",
        "keep mana",
        "play with hand revealed",
        "play with top card revealed",
        "look at top card",
        "life total can't change",
        "protection",
        "hexproof",
        "shroud",
        "cast as though flash",
        "loyalty abilities twice each turn",
    ]
    n: Amount | None = None
    what: Filter | None = None
