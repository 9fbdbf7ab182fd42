"""Keywords of permanents: counters with which they enter, upkeep, attaching, becoming, tokens."""

from __future__ import annotations

from msgspec.structs import replace

from ...terms.zones import Zone
from ..lang.abilities import Ability, Activated, Keyword, Replaces, Static, Triggered
from ..lang.continuous import AddTypes, AllCreatureTypes, CantBlock, CounterGift, EntersModified, SetColors
from ..lang.costs import Cost, TapOthers, TapSelf
from ..lang.effects import (
    Attach,
    CreateToken,
    Draw,
    Effect,
    May,
    Modify,
    MoveCounters,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    TokenSpec,
    Unless,
    When,
)
from ..lang.events import CountersTaken, DealsDamage, StepBegins, ZoneMove
from ..lang.nouns import (
    Amount,
    AnyOf,
    Compare,
    CountersOn,
    Did,
    Filter,
    Happened,
    Is,
    Not,
    Number,
    Player,
    PlayerIs,
    Range,
    Ref,
    Sum,
    Target,
    Times,
    ValueOf,
    Var,
)
from .registry import keyword, number

PLUS = "+1/+1"
SELF = Ref(name="self")
TARGET = Ref(name="target")
THAT = Ref(name="that")
YOU = Player(name="you")
ENTERS = ZoneMove(to=Zone.BATTLEFIELD)
DIES = ZoneMove(from_=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
UPKEEP = StepBegins(step="upkeep")


def _enters_with(kind: str, n: Amount) -> Replaces:
    return Replaces(event=ENTERS, ops=(EntersModified(counters=(CounterGift(kind=kind, n=n),)),))


@keyword("changeling", "702.73a")
def changeling(_: Keyword) -> tuple[Ability, ...]:
    """702.73a: a characteristic-defining ability."""
    return (Static(parts=(AllCreatureTypes(),), defines=True),)


@keyword("devoid", "702.114a")
def devoid(_: Keyword) -> tuple[Ability, ...]:
    """702.114a: a characteristic-defining ability."""
    return (Static(parts=(SetColors(colors=()),), defines=True),)


@keyword("equip", "702.6a", "702.6c")
def equip(k: Keyword) -> tuple[Ability, ...]:
    """702.6a; with a quality 702.6c."""
    quality = k.what or Filter()
    words = quality.is_ if "creature" in quality.is_ else (*quality.is_, "creature")
    what = replace(quality, is_=words, controller=YOU)
    return (Activated(cost=k.cost or (), targets=(Target(what=what),), do=(Attach(to=TARGET),), timing="sorcery"),)


@keyword("crew", "702.122a")
def crew(k: Keyword) -> tuple[Ability, ...]:
    """702.122a."""
    cost: Cost = (TapOthers(what=Filter(is_=("creature",), other=True), total_power=number(k)),)
    return (Activated(cost=cost, do=(Modify(parts=(AddTypes(types=("Artifact", "Creature")),)),)),)


@keyword("outlast", "702.107a")
def outlast(k: Keyword) -> tuple[Ability, ...]:
    """702.107a."""
    return (Activated(cost=(*(k.cost or ()), TapSelf()), do=(PutCounters(kind=PLUS),), timing="sorcery"),)


@keyword("fading", "702.32a")
def fading(k: Keyword) -> tuple[Ability, ...]:
    """702.32a."""
    end = When(if_=Not(of=Did(name="removed")), then=(Sacrifice(these=SELF),))
    return (
        _enters_with("fade", number(k)),
        Triggered(when=UPKEEP, do=(RemoveCounters(kind="fade", as_="removed"), end)),
    )


@keyword("vanishing", "702.63a")
def vanishing(k: Keyword) -> tuple[Ability, ...]:
    """702.63a."""
    return (
        _enters_with("time", number(k)),
        Triggered(when=UPKEEP, if_=Is(what=Filter(counter="time")), do=(RemoveCounters(kind="time"),)),
        Triggered(when=CountersTaken(kind="time", last=True), do=(Sacrifice(these=SELF),)),
    )


@keyword("cumulative upkeep", "702.24a")
def cumulative_upkeep(k: Keyword) -> tuple[Ability, ...]:
    """702.24a."""
    price = Unless(do=(Sacrifice(these=SELF),), who=YOU, cost=k.cost or (), times=CountersOn(on=SELF, kind="age"))
    return (Triggered(when=UPKEEP, do=(PutCounters(kind="age"), price)),)


@keyword("modular", "702.43a")
def modular(k: Keyword) -> tuple[Ability, ...]:
    """702.43a."""
    move = PutCounters(kind=PLUS, n=CountersOn(on=SELF, kind=PLUS), on=TARGET)
    target = Target(what=Filter(is_=("artifact", "creature")))
    return _enters_with(PLUS, number(k)), Triggered(when=DIES, targets=(target,), do=(May(do=(move,)),))


@keyword("graft", "702.58a")
def graft(k: Keyword) -> tuple[Ability, ...]:
    """702.58a."""
    other = ZoneMove(what=Filter(is_=("creature",), other=True), to=Zone.BATTLEFIELD)
    moved = May(do=(MoveCounters(kind=PLUS, to=THAT),))
    return (
        _enters_with(PLUS, number(k)),
        Triggered(when=other, if_=Is(what=Filter(counter=PLUS)), do=(moved,)),
    )


@keyword("bloodthirst", "702.54a")
def bloodthirst(k: Keyword) -> tuple[Ability, ...]:
    """702.54a."""
    hurt = Happened(event=DealsDamage(any_source=True, to_player=Player(name="each_opponent")))
    gift = EntersModified(counters=(CounterGift(kind=PLUS, n=number(k)),))
    return (Replaces(event=ENTERS, ops=(gift,), if_=hurt),)


@keyword("devour", "702.82a")
def devour(k: Keyword) -> tuple[Ability, ...]:
    """702.82a, 702.82c."""
    eaten = replace(k.what if k.what is not None else Filter(is_=("creature",)), controller=YOU)
    assert k.n is not None, "the decoder demands the number"
    gift = CounterGift(kind=PLUS, n=Times(amount=Var(name="so many"), by=k.n))
    return (Replaces(event=ENTERS, ops=(EntersModified(sacrifice_any=eaten, counters=(gift,)),)),)


@keyword("unleash", "702.98a")
def unleash(_: Keyword) -> tuple[Ability, ...]:
    """702.98a."""
    gift = EntersModified(counters=(CounterGift(kind=PLUS),))
    return (
        Replaces(event=ENTERS, ops=(gift,), optional=True),
        Static(parts=(CantBlock(),), if_=Is(what=Filter(counter=PLUS))),
    )


@keyword("ravenous", "702.156a")
def ravenous(_: Keyword) -> tuple[Ability, ...]:
    """702.156a."""
    large = Compare(amount=Var(name="X"), range=Range(least=Number(n=5)))
    return _enters_with(PLUS, Var(name="X")), Triggered(when=ENTERS, if_=large, do=(Draw(),))


@keyword("evolve", "702.100a")
def evolve(_: Keyword) -> tuple[Ability, ...]:
    """702.100a."""

    def greater(value: str) -> Compare:
        mine = ValueOf(value="power") if value == "power" else ValueOf(value="toughness")
        theirs = ValueOf(value=mine.value, of=THAT)
        return Compare(amount=theirs, range=Range(least=Sum(of=(mine, Number(n=1)))))

    other = ZoneMove(what=Filter(is_=("creature",), controller=YOU), to=Zone.BATTLEFIELD)
    return (Triggered(when=other, if_=AnyOf(of=(greater("power"), greater("toughness"))), do=(PutCounters(kind=PLUS),)),)


@keyword("exploit", "702.110a")
def exploit(_: Keyword) -> tuple[Ability, ...]:
    """702.110a."""
    return (Triggered(when=ENTERS, do=(May(do=(Sacrifice(what=Filter(is_=("creature",)), as_="exploited"),)),)),)


@keyword("fabricate", "702.123a")
def fabricate(k: Keyword) -> tuple[Ability, ...]:
    """702.123a."""
    servo = TokenSpec(types="Artifact Creature — Servo", power=Number(n=1), toughness=Number(n=1))
    put: tuple[Effect, ...] = (PutCounters(kind=PLUS, n=number(k)),)
    return (Triggered(when=ENTERS, do=(May(do=put, else_=(CreateToken(token=servo, n=number(k)),)),)),)


@keyword("afterlife", "702.135a")
def afterlife(k: Keyword) -> tuple[Ability, ...]:
    """702.135a."""
    spirit = TokenSpec(
        types="Creature — Spirit",
        colors=("white", "black"),
        power=Number(n=1),
        toughness=Number(n=1),
        abilities=(Keyword(name="flying"),),
    )
    return (Triggered(when=DIES, do=(CreateToken(token=spirit, n=number(k)),)),)


@keyword("fortify", "702.67a")
def fortify(k: Keyword) -> tuple[Ability, ...]:
    """702.67a."""
    what = Filter(is_=("land",), controller=YOU)
    return (Activated(cost=k.cost or (), targets=(Target(what=what),), do=(Attach(to=TARGET),), timing="sorcery"),)


@keyword("level up", "702.87a")
def level_up(k: Keyword) -> tuple[Ability, ...]:
    """702.87a."""
    return (Activated(cost=k.cost or (), do=(PutCounters(kind="level"),), timing="sorcery"),)


@keyword("living metal", "702.161a")
def living_metal(_: Keyword) -> tuple[Ability, ...]:
    """702.161a."""
    return (Static(parts=(AddTypes(types=("Artifact", "Creature")),), if_=PlayerIs(status="active")),)


def _arrives_with(token: TokenSpec) -> tuple[Ability, ...]:
    return (Triggered(when=ENTERS, do=(CreateToken(token=token, as_="made"), Attach(to=Ref(name="made")))),)


@keyword("for Mirrodin!", "702.163a")
def for_mirrodin(_: Keyword) -> tuple[Ability, ...]:
    """702.163a."""
    two = Number(n=2)
    return _arrives_with(TokenSpec(types="Creature — Rebel", colors=("red",), power=two, toughness=two))


@keyword("job select", "702.182a")
def job_select(_: Keyword) -> tuple[Ability, ...]:
    """702.182a."""
    return _arrives_with(TokenSpec(types="Creature — Hero", power=Number(n=1), toughness=Number(n=1)))


@keyword("living weapon", "702.92a")
def living_weapon(_: Keyword) -> tuple[Ability, ...]:
    """702.92a."""
    germ = TokenSpec(types="Creature — Phyrexian Germ", colors=("black",), power=Number(n=0), toughness=Number(n=0))
    return _arrives_with(germ)
