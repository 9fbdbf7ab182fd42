"""What continuous effects do to characteristics and control, by layer (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from .base import Node
from .nouns import Amount, Number, Objects, Player, Players

if TYPE_CHECKING:
    from .abilities import Ability


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
    keep: tuple[Literal["color", "power/toughness", "this ability"], ...] = ()


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


class EachForTarget(Node, frozen=True, kw_only=True):
    """Layer 3: in its text, each object that a target could be stands for the target (702.96a, 612)."""


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
