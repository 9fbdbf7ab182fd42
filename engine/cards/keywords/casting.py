"""Keywords about casting: costs (601.2b, 601.2f) and what triggers as the spell is cast."""

from __future__ import annotations

from msgspec.structs import replace

from ...terms.zones import Zone
from ..lang.abilities import Ability, AdditionalCost, AlternativeCost, Keyword, Replaces, Static, Triggered
from ..lang.continuous import CastFrom, ChangePT, CopyExceptions, CostChange, GainAbilities, ToZone
from ..lang.costs import DiscardCost, Mana, SacrificeCost, TapOthers
from ..lang.effects import (
    CastCard,
    CopySpell,
    CreateCopyToken,
    GainLife,
    LoseLife,
    May,
    Modify,
    PutOnLibrary,
    RemoveCounters,
    RevealUntil,
    Sacrifice,
    When,
)
from ..lang.events import Casts, CountersTaken, LifeChanges, StepBegins, ZoneMove
from ..lang.nouns import (
    Count,
    CountPlayers,
    Each,
    Filter,
    Happened,
    Is,
    Minus,
    Number,
    Paid,
    Player,
    Range,
    Ref,
    ThisTurn,
    Union,
    ValueOf,
    Var,
)
from .registry import keyword, number

SELF = Ref(name="self")
EACH_OPPONENT = Player(name="each_opponent")


def _optional(k: Keyword, multi: bool = False) -> AdditionalCost:
    return AdditionalCost(cost=k.cost or (), optional=True, label=k.name, multi=multi)


@keyword("kicker", "702.33a")
def kicker(k: Keyword) -> tuple[Ability, ...]:
    """702.33a."""
    return (_optional(k),)


@keyword("multikicker", "702.33c")
def multikicker(k: Keyword) -> tuple[Ability, ...]:
    """702.33c: paying it is kicking the spell."""
    return (AdditionalCost(cost=k.cost or (), optional=True, label="kicker", multi=True),)


@keyword("buyback", "702.27a")
def buyback(k: Keyword) -> tuple[Ability, ...]:
    """702.27a."""
    resolved = ZoneMove(from_=Zone.STACK, to=Zone.GRAVEYARD, cause="resolve")
    back = Replaces(event=resolved, ops=(ToZone(zone=Zone.HAND),), if_=Paid(cost="buyback"), zone=Zone.STACK)
    return _optional(k), back


@keyword("casualty", "702.153a")
def casualty(k: Keyword) -> tuple[Ability, ...]:
    """702.153a."""
    victim = Filter(is_=("creature",), power=Range(least=number(k)))
    cost = AdditionalCost(cost=(SacrificeCost(what=victim),), optional=True, label="casualty")
    copied = Triggered(when=Casts(self_=True), if_=Paid(cost="casualty"), do=(CopySpell(what=SELF),), zone=Zone.STACK)
    return cost, copied


@keyword("conspire", "702.78a")
def conspire(_: Keyword) -> tuple[Ability, ...]:
    """702.78a."""
    cost = TapOthers(what=Filter(is_=("creature",), shares_color_with="self"), n=Number(n=2))
    copied = Triggered(when=Casts(self_=True), if_=Paid(cost="conspire"), do=(CopySpell(what=SELF),), zone=Zone.STACK)
    return AdditionalCost(cost=(cost,), optional=True, label="conspire"), copied


@keyword("replicate", "702.56a")
def replicate(k: Keyword) -> tuple[Ability, ...]:
    """702.56a."""
    cost = AdditionalCost(cost=k.cost or (), optional=True, label="replicate", multi=True)
    times = ValueOf(value="times replicated")
    copied = Triggered(when=Casts(self_=True), if_=Paid(cost="replicate"), do=(CopySpell(what=SELF, n=times),), zone=Zone.STACK)
    return cost, copied


@keyword("bargain", "702.166a")
def bargain(_: Keyword) -> tuple[Ability, ...]:
    """702.166a."""
    kinds = ("artifact", "enchantment", "token")
    victim = Filter(any_=tuple(Filter(is_=(kind,)) for kind in kinds))
    return (AdditionalCost(cost=(SacrificeCost(what=victim),), optional=True, label="bargain"),)


@keyword("offspring", "702.175a")
def offspring(k: Keyword) -> tuple[Ability, ...]:
    """702.175a."""
    small = CreateCopyToken(of=SELF, exceptions=CopyExceptions(power=1, toughness=1))
    entered = Triggered(when=ZoneMove(to=Zone.BATTLEFIELD), if_=Paid(cost="offspring"), do=(small,))
    return _optional(k), entered


@keyword("squad", "702.157a")
def squad(k: Keyword) -> tuple[Ability, ...]:
    """702.157a."""
    same = CreateCopyToken(of=SELF, n=ValueOf(value="times replicated"))
    entered = Triggered(when=ZoneMove(to=Zone.BATTLEFIELD), if_=Paid(cost="squad"), do=(same,))
    return _optional(k, multi=True), entered


@keyword("spectacle", "702.137a")
def spectacle(k: Keyword) -> tuple[Ability, ...]:
    """702.137a."""
    lost = Happened(event=LifeChanges(who=EACH_OPPONENT, gains=False))
    return (AlternativeCost(cost=k.cost or (), label="spectacle", if_=lost),)


@keyword("evoke", "702.74a")
def evoke(k: Keyword) -> tuple[Ability, ...]:
    """702.74a."""
    given = Triggered(when=ZoneMove(to=Zone.BATTLEFIELD), if_=Paid(cost="evoke"), do=(Sacrifice(these=SELF),))
    return AlternativeCost(cost=k.cost or (), label="evoke"), given


@keyword("surge", "702.117a")
def surge(k: Keyword) -> tuple[Ability, ...]:
    """702.117a; teams are not in this language, so only the player's own spells count."""
    return (AlternativeCost(cost=k.cost or (), label="surge", if_=Happened(event=Casts())),)


@keyword("flashback", "702.34a")
def flashback(k: Keyword) -> tuple[Ability, ...]:
    """702.34a."""
    return (AlternativeCost(cost=k.cost or (), label="flashback", zone=Zone.GRAVEYARD, exile_when_leaving=True),)


@keyword("escape", "702.138a")
def escape(k: Keyword) -> tuple[Ability, ...]:
    """702.138a."""
    return (AlternativeCost(cost=k.cost or (), label="escape", zone=Zone.GRAVEYARD),)


@keyword("jump-start", "702.133a")
def jump_start(_: Keyword) -> tuple[Ability, ...]:
    """702.133a: an additional cost, so that it may go with an alternative one."""
    part = CastFrom(label="jump-start", printed_cost_plus=(DiscardCost(),), exile_when_leaving=True)
    return (Static(parts=(part,), zone=Zone.GRAVEYARD),)


@keyword("retrace", "702.81a")
def retrace(_: Keyword) -> tuple[Ability, ...]:
    """702.81a."""
    land = DiscardCost(what=Filter(is_=("land",)))
    return (Static(parts=(CastFrom(label="retrace", printed_cost_plus=(land,)),), zone=Zone.GRAVEYARD),)


@keyword("affinity", "702.41a")
def affinity(k: Keyword) -> tuple[Ability, ...]:
    """702.41a."""
    assert k.what is not None, "the decoder demands the kind"
    yours = replace(k.what, controller=Player(name="you"))
    part = CostChange(mana="{1}", times=Count(what=Each(what=yours)), less=True)
    return (Static(parts=(part,), zone=Zone.STACK),)


@keyword("undaunted", "702.125a")
def undaunted(_: Keyword) -> tuple[Ability, ...]:
    """702.125a."""
    part = CostChange(mana="{1}", times=CountPlayers(who=EACH_OPPONENT), less=True)
    return (Static(parts=(part,), zone=Zone.STACK),)


@keyword("storm", "702.40a")
def storm(_: Keyword) -> tuple[Ability, ...]:
    """702.40a."""
    earlier = ThisTurn(event=Casts(who=Player(name="each_player")), before_self=True)
    return (Triggered(when=Casts(self_=True), do=(CopySpell(what=SELF, n=earlier),), zone=Zone.STACK),)


@keyword("gravestorm", "702.69a")
def gravestorm(_: Keyword) -> tuple[Ability, ...]:
    """702.69a."""
    event = ZoneMove(what=Filter(is_=("permanent",)), from_=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
    copies = CopySpell(what=SELF, n=ThisTurn(event=event))
    return (Triggered(when=Casts(self_=True), do=(copies,), zone=Zone.STACK),)


@keyword("cascade", "702.85a")
def cascade(_: Keyword) -> tuple[Ability, ...]:
    """702.85a."""
    lesser = Range(most=Minus(amount=ValueOf(value="mana value"), less=Number(n=1)))
    found = Ref(name="found")
    return (
        Triggered(
            when=Casts(self_=True),
            do=(
                RevealUntil(what=Filter(is_=("nonland", "card"), mana_value=lesser), exile=True),
                CastCard(what=found, only_if=Filter(mana_value=lesser)),
                PutOnLibrary(what=Union(of=(found, Ref(name="rest"))), bottom=True, random_order=True),
            ),
            zone=Zone.STACK,
        ),
    )


@keyword("extort", "702.101a")
def extort(_: Keyword) -> tuple[Ability, ...]:
    """702.101a."""
    drain = (LoseLife(n=Number(n=1), who=EACH_OPPONENT, as_="lost"), GainLife(n=Var(name="lost")))
    return (Triggered(when=Casts(), do=(May(cost=(Mana(cost="{W/B}"),), do=drain),)),)


@keyword("prowess", "702.108a")
def prowess(_: Keyword) -> tuple[Ability, ...]:
    """702.108a."""
    pump = Modify(parts=(ChangePT(power=Number(n=1), toughness=Number(n=1)),))
    return (Triggered(when=Casts(what=Filter(is_=("noncreature", "spell"))), do=(pump,)),)


@keyword("suspend", "702.62a")
def suspend(_: Keyword) -> tuple[Ability, ...]:
    """702.62a: the special action (116.2f) is read off the keyword; here are its two triggered abilities."""
    waiting = Is(what=Filter(counter="time", zone=Zone.EXILE))
    upkeep = Triggered(when=StepBegins(step="upkeep"), if_=waiting, do=(RemoveCounters(kind="time"),), zone=Zone.EXILE)
    haste = Modify(
        what=Ref(name="cast"),
        parts=(GainAbilities(abilities=(Keyword(name="haste"),)),),
        lasts="while you control it",
    )
    hurry = When(if_=Is(object=Ref(name="cast"), what=Filter(is_=("creature",))), then=(haste,))
    last = Triggered(
        when=CountersTaken(kind="time", last=True),
        do=(CastCard(what=SELF, lands=True, as_="cast"), hurry),
        zone=Zone.EXILE,
    )
    return upkeep, last
