"""Keywords that offer an alternative cost, and change the spell or the permanent for which it was paid (118.9, 702)."""

from __future__ import annotations

from ...terms.zones import Zone
from ..lang.abilities import Ability, AlternativeCost, Keyword, Replaces, Spell, Static, Triggered
from ..lang.continuous import AddTypes, AlsoDo, CostChange, EachForTarget, GainAbilities, SetPT, SetTypes, ToZone
from ..lang.costs import SacrificeCost
from ..lang.effects import (
    CastCard,
    DelayedTrigger,
    Draw,
    Effect,
    May,
    Modify,
    PutCounters,
    PutInGraveyard,
    ReflexiveTrigger,
    ReturnToHand,
    Reveal,
    Sacrifice,
    When,
)
from ..lang.events import DealsDamage, Draws, StepBegins, ZoneMove
from ..lang.nouns import AllOf, Did, Filter, Happened, Is, Not, Number, Paid, Player, Ref, Target, ValueOf
from .registry import keyword, number

SELF = Ref(name="self")
YOU = Player(name="you")
EVERYBODY = Player(name="each_player")
HASTE = Keyword(name="haste")


def _cost(k: Keyword) -> AlternativeCost:
    return AlternativeCost(cost=k.cost or (), label=k.name)


@keyword("overload", "702.96a")
def overload(k: Keyword) -> tuple[Ability, ...]:
    """702.96a."""
    return _cost(k), Static(parts=(EachForTarget(),), if_=Paid(cost="overload"), zone=Zone.STACK)


def _until_end_step(k: Keyword, do: Effect, given: tuple[Ability, ...]) -> tuple[Ability, ...]:
    end = DelayedTrigger(when=StepBegins(step="end step", whose=EVERYBODY), do=(do,))
    becomes = Replaces(event=ZoneMove(to=Zone.BATTLEFIELD), ops=(AlsoDo(do=(end,)),), if_=Paid(cost=k.name))
    return _cost(k), becomes, Static(parts=(GainAbilities(abilities=given),), if_=Paid(cost=k.name))


@keyword("dash", "702.109a")
def dash(k: Keyword) -> tuple[Ability, ...]:
    """702.109a."""
    return _until_end_step(k, ReturnToHand(what=SELF), (HASTE,))


@keyword("blitz", "702.152a")
def blitz(k: Keyword) -> tuple[Ability, ...]:
    """702.152a."""
    died = Triggered(when=ZoneMove(from_=Zone.BATTLEFIELD, to=Zone.GRAVEYARD), do=(Draw(),))
    return _until_end_step(k, Sacrifice(these=SELF), (HASTE, died))


@keyword("prowl", "702.76a")
def prowl(k: Keyword) -> tuple[Ability, ...]:
    """702.76a."""
    kin = Filter(controller=YOU, shares_creature_type_with="self")
    dealt = Happened(event=DealsDamage(source=kin, to_player=EVERYBODY, combat=True))
    return (AlternativeCost(cost=k.cost or (), label="prowl", if_=dealt),)


@keyword("emerge", "702.119a", "702.119c")
def emerge(k: Keyword) -> tuple[Ability, ...]:
    """702.119a, 702.119c."""
    victim = SacrificeCost(what=k.what or Filter(is_=("creature",)), early=True)
    value = ValueOf(value="mana value", of=Ref(name="sacrificed"))
    less = Static(parts=(CostChange(mana="{1}", times=value, less=True),), if_=Paid(cost="emerge"), zone=Zone.STACK)
    return AlternativeCost(cost=(*(k.cost or ()), victim), label="emerge"), less


@keyword("awaken", "702.113a", "702.113b")
def awaken(k: Keyword) -> tuple[Ability, ...]:
    """702.113a-b."""
    land = Ref(name="awakened")
    paid = Paid(cost="awaken")
    parts = (
        AddTypes(types=("Elemental", "Creature")),
        SetPT(power=Number(n=0), toughness=Number(n=0)),
        GainAbilities(abilities=(HASTE,)),
    )
    do = (PutCounters(kind="+1/+1", n=number(k), on=land), Modify(what=land, parts=parts, lasts="game"))
    target = Target(as_="awakened", what=Filter(is_=("land",), controller=YOU), if_=paid)
    return _cost(k), Spell(targets=(target,), do=(When(if_=paid, then=do),))


@keyword("bestow", "702.103a", "702.103b")
def bestow(k: Keyword) -> tuple[Ability, ...]:
    """702.103a-b: an Aura as long as it is bestowed; what ends that is 702.103e-g."""
    bestowed = Paid(cost="bestow")
    parts = (
        SetTypes(types=("Enchantment", "Aura")),
        GainAbilities(abilities=(Keyword(name="enchant", what=Filter(is_=("creature",))),)),
    )
    attached = AllOf(of=(bestowed, Is(what=Filter(is_=("attached",)))))
    return _cost(k), Static(parts=parts, if_=bestowed, zone=Zone.STACK), Static(parts=parts, if_=attached)


@keyword("foretell", "702.143a")
def foretell(k: Keyword) -> tuple[Ability, ...]:
    """702.143a: the special action (116.2h) is read off the keyword; here is what it allows on later turns."""
    earlier = Is(what=Filter(is_=("foretold",), not_=Filter(has_this_turn="moved"), zone=Zone.EXILE))
    return (AlternativeCost(cost=k.cost or (), label="foretell", if_=earlier, zone=Zone.EXILE),)


@keyword("madness", "702.35a")
def madness(k: Keyword) -> tuple[Ability, ...]:
    """702.35a."""
    away = Replaces(
        event=ZoneMove(from_=Zone.HAND, to=Zone.GRAVEYARD, cause="discard"),
        ops=(ToZone(zone=Zone.EXILE, cause="madness"),),
        zone=Zone.HAND,
    )
    cast = CastCard(what=SELF, free=False, cost=k.cost or (), label="madness", as_="cast")
    otherwise = When(if_=Not(of=Did(name="cast")), then=(PutInGraveyard(what=SELF),))
    return away, Triggered(when=ZoneMove(to=Zone.EXILE, cause="madness"), do=(cast, otherwise), zone=Zone.EXILE)


@keyword("miracle", "702.94a")
def miracle(k: Keyword) -> tuple[Ability, ...]:
    """702.94a."""
    cast = CastCard(what=SELF, free=False, cost=k.cost or (), label="miracle")
    shown = May(do=(Reveal(what=SELF),), as_="shown")
    return (
        Replaces(
            event=ZoneMove(from_=Zone.LIBRARY, to=Zone.HAND, cause="draw"),
            ops=(AlsoDo(do=(shown, ReflexiveTrigger(name="shown", do=(cast,)))),),
            if_=Not(of=Happened(event=Draws())),
            zone=Zone.LIBRARY,
        ),
    )
