"""Keywords that trigger in combat."""

from __future__ import annotations

from ..lang.abilities import Ability, Keyword, Static, Triggered
from ..lang.continuous import CantBlock, ChangePT, MustBlock
from ..lang.effects import (
    CreateToken,
    DelayedTrigger,
    Effect,
    ExileTop,
    LoseLife,
    May,
    Modify,
    PutCounters,
    Sacrifice,
    TokenSpec,
    Untap,
)
from ..lang.events import Attacks, BecomesBlocked, Blocks, DealsDamage, EitherEvent, Event, StepBegins, UnblockedAttack
from ..lang.nouns import (
    Amount,
    Count,
    Each,
    Filter,
    Greatest,
    Minus,
    Number,
    Objects,
    Player,
    Range,
    Ref,
    Sum,
    Target,
    Times,
    ValueOf,
)
from .registry import keyword, number

SELF = Ref(name="self")
DEFENDER = Player(name="defending_player")
HIT = DealsDamage(to_player=Player(name="each_player"), combat=True)


def _pump(what: Objects, power: Amount, toughness: Amount) -> Effect:
    return Modify(what=what, parts=(ChangePT(power=power, toughness=toughness),))


def _when(event: Event, *do: Effect) -> tuple[Ability, ...]:
    return (Triggered(when=event, do=do),)


@keyword("flanking", "702.25a")
def flanking(_: Keyword) -> tuple[Ability, ...]:
    """702.25a."""
    event = BecomesBlocked(by=Filter(is_=("creature",), not_=Filter(keyword="flanking")))
    return _when(event, _pump(Ref(name="blocker"), Number(n=-1), Number(n=-1)))


@keyword("bushido", "702.45a")
def bushido(k: Keyword) -> tuple[Ability, ...]:
    """702.45a."""
    return _when(EitherEvent(of=(Blocks(), BecomesBlocked())), _pump(SELF, number(k), number(k)))


@keyword("rampage", "702.23a")
def rampage(k: Keyword) -> tuple[Ability, ...]:
    """702.23a: for each creature blocking it beyond the first."""
    blockers = Count(what=Each(what=Filter(is_=("creature",), blocking=SELF)))
    beyond = Greatest(of=(Minus(amount=blockers, less=Number(n=1)), Number(n=0)))
    bonus = Times(amount=beyond, by=k.n or 0)
    return _when(BecomesBlocked(), _pump(SELF, bonus, bonus))


@keyword("provoke", "702.39a")
def provoke(_: Keyword) -> tuple[Ability, ...]:
    """702.39a."""
    target = Ref(name="target")
    made = Modify(what=target, parts=(MustBlock(what=SELF),), lasts="end of combat")
    return (
        Triggered(
            when=Attacks(),
            targets=(Target(what=Filter(is_=("creature",), controller=DEFENDER)),),
            do=(May(do=(Untap(what=target), made)),),
        ),
    )


@keyword("exalted", "702.83a")
def exalted(_: Keyword) -> tuple[Ability, ...]:
    """702.83a."""
    event = Attacks(what=Filter(is_=("creature",), controller=Player(name="you")), alone=True)
    return _when(event, _pump(Ref(name="that"), Number(n=1), Number(n=1)))


@keyword("annihilator", "702.86a")
def annihilator(k: Keyword) -> tuple[Ability, ...]:
    """702.86a."""
    return _when(Attacks(), Sacrifice(who=DEFENDER, what=Filter(is_=("permanent",)), n=number(k)))


@keyword("afflict", "702.130a")
def afflict(k: Keyword) -> tuple[Ability, ...]:
    """702.130a."""
    return _when(BecomesBlocked(), LoseLife(n=number(k), who=DEFENDER))


@keyword("battle cry", "702.91a")
def battle_cry(_: Keyword) -> tuple[Ability, ...]:
    """702.91a."""
    others = Each(what=Filter(is_=("attacking", "creature"), other=True))
    return _when(Attacks(), _pump(others, Number(n=1), Number(n=0)))


@keyword("mobilize", "702.181a")
def mobilize(k: Keyword) -> tuple[Ability, ...]:
    """702.181a."""
    warrior = TokenSpec(types="Creature — Warrior", colors=("red",), power=Number(n=1), toughness=Number(n=1))
    made = CreateToken(token=warrior, n=number(k), tapped=True, attacking=True, as_="warriors")
    end = StepBegins(step="end step", whose=Player(name="each_player"))
    return _when(Attacks(), made, DelayedTrigger(when=end, do=(Sacrifice(these=Ref(name="warriors")),)))


@keyword("mentor", "702.134a")
def mentor(_: Keyword) -> tuple[Ability, ...]:
    """702.134a."""
    lesser = Sum(of=(ValueOf(value="power"), Number(n=-1)))
    target = Target(what=Filter(is_=("attacking", "creature"), power=Range(most=lesser)))
    return (Triggered(when=Attacks(), targets=(target,), do=(PutCounters(kind="+1/+1", on=Ref(name="target")),)),)


@keyword("frenzy", "702.68a")
def frenzy(k: Keyword) -> tuple[Ability, ...]:
    """702.68a."""
    return _when(UnblockedAttack(), _pump(SELF, number(k), Number(n=0)))


@keyword("poisonous", "702.70a")
def poisonous(k: Keyword) -> tuple[Ability, ...]:
    """702.70a."""
    return _when(HIT, PutCounters(kind="poison", n=number(k), on=None, on_players=Player(name="that_player")))


@keyword("ingest", "702.115a")
def ingest(_: Keyword) -> tuple[Ability, ...]:
    """702.115a."""
    return _when(HIT, ExileTop(who=Player(name="that_player")))


@keyword("decayed", "702.147a")
def decayed(_: Keyword) -> tuple[Ability, ...]:
    """702.147a."""
    end = StepBegins(step="end of combat", whose=Player(name="each_player"))
    later = DelayedTrigger(when=end, do=(Sacrifice(these=SELF),))
    return (Static(parts=(CantBlock(),)), *_when(Attacks(), later))
