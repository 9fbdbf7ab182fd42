"""Continuous effects: what they do to characteristics, by layer (613), and to the rules of the game (613.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from ...terms.zones import Zone
from .base import Node
from .nouns import Amount, Condition, Filter, Number, Objects, Player, Players

if TYPE_CHECKING:
    from .abilities import Ability
    from .costs import Cost

# --- layer parts -------------------------------------------------------------------------------------------------


class CopyExceptions(msgspec.Struct, frozen=True, kw_only=True):
    """The "except" clause of a copy effect (707.9)."""

    name: str | None = None
    add_types: tuple[str, ...] = ()
    """Supertypes, card types and subtypes in addition to its other types."""
    set_types: tuple[str, ...] = ()
    set_creature_types: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] | None = None
    add_colors: tuple[str, ...] = ()
    no_mana_cost: bool = False
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    counters: tuple[CounterGift, ...] = ()
    """Counters with which it enters additionally (707.9e)."""
    if_: Condition | None = None
    keep: tuple[Literal["color", "name", "types", "power/toughness", "this ability"], ...] = ()


class CounterGift(msgspec.Struct, frozen=True, kw_only=True):
    """Some counters of one kind; `if_type`: only when it is of that card type."""

    kind: str
    n: Amount = Number(n=1)
    if_type: str | None = None


class BecomesCopy(Node, frozen=True, kw_only=True):
    """Layer 1a: copiable values of another object, as they were when the effect began (707.2b-c)."""

    of: Objects
    exceptions: CopyExceptions | None = None


class ControlledBy(Node, frozen=True, kw_only=True):
    """Layer 2."""

    SCALAR: ClassVar[str] = "who"
    who: Players = Player(name="you")


class ChangeText(Node, frozen=True, kw_only=True):
    """Layer 3: replace one word (a color word or basic land type) by another (612)."""

    old: str
    new: str


class AddTypes(Node, frozen=True, kw_only=True):
    """Layer 4: supertypes, card types and subtypes in addition to its other types."""

    SCALAR: ClassVar[str] = "types"
    types: tuple[str, ...]


class SetTypes(Node, frozen=True, kw_only=True):
    """Layer 4: becomes these types; new card types replace card types (205.1a), subtypes those of their own category
    (205.1b). Basic land types make a land lose its text's abilities (305.7)."""

    SCALAR: ClassVar[str] = "types"
    types: tuple[str, ...]
    keep_card_types: bool = False


class AllCreatureTypes(Node, frozen=True, kw_only=True):
    """Layer 4: every creature type (702.73)."""


class LoseTypes(Node, frozen=True, kw_only=True):
    """Layer 4: loses these; the word `creature types` stands for all of them."""

    SCALAR: ClassVar[str] = "types"
    types: tuple[str, ...]


class ChosenType(Node, frozen=True, kw_only=True):
    """Layer 4: the type chosen for the source, in addition or instead."""

    instead: bool = False


class SetColors(Node, frozen=True, kw_only=True):
    """Layer 5: becomes exactly these colors; none is colorless; `chosen`: the color chosen for the source."""

    SCALAR: ClassVar[str] = "colors"
    colors: tuple[str, ...]


class AddColors(Node, frozen=True, kw_only=True):
    """Layer 5: these colors in addition."""

    SCALAR: ClassVar[str] = "colors"
    colors: tuple[str, ...]


class GainAbilities(Node, frozen=True, kw_only=True):
    """Layer 6."""

    SCALAR: ClassVar[str] = "abilities"
    abilities: tuple[Ability, ...]


class GainChosenAbility(Node, frozen=True, kw_only=True):
    """Layer 6: the keyword chosen on resolution or for the source (bound name)."""

    SCALAR: ClassVar[str] = "name"
    name: str


class LoseAbilities(Node, frozen=True, kw_only=True):
    """Layer 6: loses these keywords."""

    SCALAR: ClassVar[str] = "keywords"
    keywords: tuple[str, ...]


class LoseAllAbilities(Node, frozen=True, kw_only=True):
    """Layer 6."""

    except_mana: bool = False


class CantHave(Node, frozen=True, kw_only=True):
    """Layer 6: loses these keywords and can't have or gain them (613.1f)."""

    SCALAR: ClassVar[str] = "keywords"
    keywords: tuple[str, ...]


class SetPT(Node, frozen=True, kw_only=True):
    """Layer 7b (7a when the ability defines the object's own characteristics, 604.3): base power and toughness."""

    power: Amount | None = None
    toughness: Amount | None = None


class ChangePT(Node, frozen=True, kw_only=True):
    """Layer 7c."""

    power: Amount = Number(n=0)
    toughness: Amount = Number(n=0)


class SwitchPT(Node, frozen=True, kw_only=True):
    """Layer 7d."""


LayerPart = (
    BecomesCopy
    | ControlledBy
    | ChangeText
    | AddTypes
    | SetTypes
    | AllCreatureTypes
    | LoseTypes
    | ChosenType
    | SetColors
    | AddColors
    | GainAbilities
    | GainChosenAbility
    | LoseAbilities
    | LoseAllAbilities
    | CantHave
    | SetPT
    | ChangePT
    | SwitchPT
)

# --- rule parts: about objects -------------------------------------------------------------------------------------


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
    """Permissions of combat that lift a restriction."""

    SCALAR: ClassVar[str] = "kind"
    kind: Literal["haste", "no defender", "not flying", "unblocked", "reach"]


class AssignsByToughness(Node, frozen=True, kw_only=True):
    """Assigns combat damage equal to its toughness rather than its power (510.1a)."""


class CantBeTargeted(Node, frozen=True, kw_only=True):
    """Can't be the target (115): of anything; `by` spells and abilities of those players; `what` spells or abilities of
    sources that match (protection, 702.16b)."""

    by: Players | None = None
    what: Filter | None = None


class CantBeEnchanted(Node, frozen=True, kw_only=True):
    """Can't be enchanted, equipped or fortified (702.16c-d) by matching objects."""

    by: Filter | None = None


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
    """Can't enter the battlefield (614.17d), or can't leave a zone."""

    SCALAR: ClassVar[str] = "zone"
    zone: Zone = Zone.BATTLEFIELD


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
    flash: bool = False
    any_mana_type: bool = False
    exile_when_leaving: bool = False


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
    floor: int | None = None
    plus: Cost | None = None
    targets: Filter | None = None
    """Only spells that target such an object."""


class ExtraTriggers(Node, frozen=True, kw_only=True):
    """Triggered abilities of the affected objects trigger an additional time (603.2d); `when`: only for such events."""

    when: Event | None = None
    times: int = 1


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
    """Players can't do something (101.2)."""

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
        "untap more than one",
    ]
    which: Filter | None = None
    """Of spells or abilities or objects: only such."""
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
        "poison instead",
        "protection",
        "hexproof",
        "shroud",
        "damage to toughness",
        "cast as though flash",
        "opponents choose nothing",
    ]
    n: Amount | None = None
    what: Filter | None = None


RulePart = (
    CantAttack
    | CantBlock
    | CantBeBlocked
    | MustAttack
    | MustBlock
    | MustBeBlocked
    | CanBlockMore
    | CostToAttack
    | CombatLimit
    | AttacksAsThough
    | AssignsByToughness
    | CantBeTargeted
    | CantBeEnchanted
    | CantBe
    | CantGetCounters
    | CounterLimit
    | CantActivate
    | DoesntUntap
    | CantPhaseOrLeave
    | CastFrom
    | AsThoughFlash
    | CostChange
    | ExtraTriggers
    | CantTrigger
    | SpendManaAsThough
    | ObjectFlag
    | PlayerCant
    | PlayerRule
)

Part = LayerPart | RulePart

# --- replacement and prevention (614, 615) -----------------------------------------------------------------------


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
    """How a permanent enters (614.1c-d, 614.12). `choose`: a choice made as it enters, kept for the source (607.2d)."""

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
    """Any number of such permanents are sacrificed as it enters (devour)."""


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


ReplacementOp = (
    RegenerateInstead | Multiply | Increase | ToZone | Prevent | Redirect | EntersModified | SkipIt | InsteadDo | AlsoDo
)

if TYPE_CHECKING:
    from .effects import Effect
    from .events import Event
