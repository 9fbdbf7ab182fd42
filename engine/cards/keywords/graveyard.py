"""Keywords that work from hand or graveyard, or as the permanent goes there."""

from __future__ import annotations

from msgspec.structs import replace

from ...terms.zones import Zone
from ..lang.abilities import Ability, Activated, Keyword, Replaces, Triggered
from ..lang.continuous import CopyExceptions, CounterGift, GainAbilities, InsteadDo, ToZone
from ..lang.costs import DiscardCost, ExileCost, SacrificeCost
from ..lang.effects import (
    BeginReplacement,
    CreateCopyToken,
    DelayedTrigger,
    Draw,
    Exile,
    May,
    Mill,
    Modify,
    PutCounters,
    PutInHand,
    PutOntoBattlefield,
    Search,
)
from ..lang.events import Draws, StepBegins, ZoneMove
from ..lang.nouns import Compare, Filter, Is, Not, Player, PlayerValue, Range, Ref, Target, ValueOf
from .registry import keyword, number

SELF = Ref(name="self")
TARGET = Ref(name="target")
YOU = Player(name="you")
DIES = ZoneMove(from_=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
CREATURE = Filter(is_=("creature",))


def _returns_with(kind: str) -> tuple[Ability, ...]:
    back = PutOntoBattlefield(what=SELF, counters=(CounterGift(kind=kind),), returned=True)
    return (Triggered(when=DIES, if_=Not(of=Is(what=Filter(counter=kind))), do=(back,)),)


@keyword("persist", "702.79a")
def persist(_: Keyword) -> tuple[Ability, ...]:
    """702.79a."""
    return _returns_with("-1/-1")


@keyword("undying", "702.93a")
def undying(_: Keyword) -> tuple[Ability, ...]:
    """702.93a."""
    return _returns_with("+1/+1")


@keyword("unearth", "702.84a")
def unearth(k: Keyword) -> tuple[Ability, ...]:
    """702.84a."""
    back = Ref(name="back")
    end = StepBegins(step="end step", whose=Player(name="each_player"))
    return (
        Activated(
            cost=k.cost or (),
            zone=Zone.GRAVEYARD,
            timing="sorcery",
            do=(
                PutOntoBattlefield(what=SELF, returned=True, as_="back"),
                Modify(what=back, parts=(GainAbilities(abilities=(Keyword(name="haste"),)),), lasts="game"),
                DelayedTrigger(when=end, do=(Exile(what=back),)),
                BeginReplacement(
                    event=ZoneMove(from_=Zone.BATTLEFIELD),
                    about=back,
                    ops=(ToZone(zone=Zone.EXILE),),
                    lasts="game",
                ),
            ),
        ),
    )


def _token_from_graveyard(k: Keyword, exceptions: CopyExceptions) -> tuple[Ability, ...]:
    cost = (*(k.cost or ()), ExileCost(self_=True))
    token = CreateCopyToken(of=SELF, exceptions=exceptions)
    return (Activated(cost=cost, zone=Zone.GRAVEYARD, timing="sorcery", do=(token,)),)


@keyword("embalm", "702.128a")
def embalm(k: Keyword) -> tuple[Ability, ...]:
    """702.128a."""
    return _token_from_graveyard(k, CopyExceptions(colors=("white",), no_mana_cost=True, add_types=("Zombie",)))


@keyword("eternalize", "702.129a")
def eternalize(k: Keyword) -> tuple[Ability, ...]:
    """702.129a."""
    return _token_from_graveyard(
        k, CopyExceptions(colors=("black",), power=4, toughness=4, no_mana_cost=True, add_types=("Zombie",))
    )


@keyword("scavenge", "702.97a")
def scavenge(k: Keyword) -> tuple[Ability, ...]:
    """702.97a."""
    put = PutCounters(kind="+1/+1", n=ValueOf(value="power"), on=TARGET)
    return (
        Activated(
            cost=(*(k.cost or ()), ExileCost(self_=True)),
            zone=Zone.GRAVEYARD,
            timing="sorcery",
            targets=(Target(what=CREATURE),),
            do=(put,),
        ),
    )


@keyword("cycling", "702.29a")
def cycling(k: Keyword) -> tuple[Ability, ...]:
    """702.29a."""
    return (Activated(cost=(*(k.cost or ()), DiscardCost(self_=True)), zone=Zone.HAND, do=(Draw(),)),)


@keyword("typecycling", "702.29e")
def typecycling(k: Keyword) -> tuple[Ability, ...]:
    """702.29e."""
    assert k.what is not None, "the decoder demands the type"
    found = Search(what=replace(k.what, is_=(*k.what.is_, "card")), reveal=True)
    return (Activated(cost=(*(k.cost or ()), DiscardCost(self_=True)), zone=Zone.HAND, do=(found,)),)


@keyword("transmute", "702.53a")
def transmute(k: Keyword) -> tuple[Ability, ...]:
    """702.53a."""
    same = Filter(is_=("card",), mana_value=Range(equal=ValueOf(value="mana value")))
    return (
        Activated(
            cost=(*(k.cost or ()), DiscardCost(self_=True)),
            zone=Zone.HAND,
            timing="sorcery",
            do=(Search(what=same, reveal=True),),
        ),
    )


@keyword("transfigure", "702.71a")
def transfigure(k: Keyword) -> tuple[Ability, ...]:
    """702.71a."""
    same = Filter(is_=("creature", "card"), mana_value=Range(equal=ValueOf(value="mana value")))
    return (
        Activated(
            cost=(*(k.cost or ()), SacrificeCost()),
            timing="sorcery",
            do=(Search(what=same, to=Zone.BATTLEFIELD),),
        ),
    )


@keyword("recover", "702.59a")
def recover(k: Keyword) -> tuple[Ability, ...]:
    """702.59a."""
    died = ZoneMove(what=Filter(is_=("creature",), owner=YOU), from_=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
    paid = May(cost=k.cost or (), do=(PutInHand(what=SELF),), else_=(Exile(what=SELF),))
    return (Triggered(when=died, do=(paid,), zone=Zone.GRAVEYARD),)


@keyword("reinforce", "702.77a")
def reinforce(k: Keyword) -> tuple[Ability, ...]:
    """702.77a."""
    return (
        Activated(
            cost=(*(k.cost or ()), DiscardCost(self_=True)),
            zone=Zone.HAND,
            targets=(Target(what=CREATURE),),
            do=(PutCounters(kind="+1/+1", n=number(k), on=TARGET),),
        ),
    )


@keyword("dredge", "702.52a", "702.52b")
def dredge(k: Keyword) -> tuple[Ability, ...]:
    """702.52a, 702.52b: not with too few cards in the library."""
    enough = Compare(amount=PlayerValue(value="cards in library", of=YOU), range=Range(least=number(k)))
    instead = InsteadDo(do=(Mill(n=number(k)), PutInHand(what=SELF)))
    return (Replaces(event=Draws(), ops=(instead,), if_=enough, optional=True, zone=Zone.GRAVEYARD),)


@keyword("soulshift", "702.46a")
def soulshift(k: Keyword) -> tuple[Ability, ...]:
    """702.46a."""
    spirit = Filter(is_=("Spirit", "card"), zone=Zone.GRAVEYARD, owner=YOU, mana_value=Range(most=number(k)))
    return (Triggered(when=DIES, targets=(Target(what=spirit),), do=(May(do=(PutInHand(what=TARGET),)),)),)
