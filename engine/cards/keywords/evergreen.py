"""Keywords about being blocked, targeted, destroyed or damaged (702.2 to 702.31, 702.111, 702.118)."""

from __future__ import annotations

from msgspec.structs import replace

from ...terms.zones import Zone
from ..lang.abilities import Ability, Keyword, Replaces, Static, Triggered
from ..lang.continuous import (
    AsThoughFlash,
    CantAttack,
    CantBe,
    CantBeBlocked,
    CantBeEnchanted,
    CantBeTargeted,
    CantBlock,
    Prevent,
    RulePart,
)
from ..lang.effects import CounterSpell, Unless
from ..lang.events import BecomesTarget, DealsDamage
from ..lang.nouns import Exists, Filter, Number, Player, Range, Ref, Sum, ValueOf
from .registry import keyword, number

OPPONENT = Player(name="each_opponent")


def _static(*parts: RulePart) -> tuple[Ability, ...]:
    return (Static(parts=parts),)


def _only_by(*allowed: Filter) -> tuple[Ability, ...]:
    return _static(CantBeBlocked(except_by=allowed[0] if len(allowed) == 1 else Filter(any_=allowed)))


@keyword("flying", "702.9b")
def flying(_: Keyword) -> tuple[Ability, ...]:
    """702.9b."""
    return _only_by(Filter(keyword="flying"), Filter(keyword="reach"))


@keyword("horsemanship", "702.31b")
def horsemanship(_: Keyword) -> tuple[Ability, ...]:
    """702.31b."""
    return _only_by(Filter(keyword="horsemanship"))


@keyword("shadow", "702.28b")
def shadow(_: Keyword) -> tuple[Ability, ...]:
    """702.28b."""
    without = Filter(not_=Filter(keyword="shadow"))
    return _static(CantBeBlocked(by=without), CantBlock(what=without))


@keyword("fear", "702.36b")
def fear(_: Keyword) -> tuple[Ability, ...]:
    """702.36b."""
    return _only_by(Filter(is_=("artifact",)), Filter(is_=("black",)))


@keyword("intimidate", "702.13b")
def intimidate(_: Keyword) -> tuple[Ability, ...]:
    """702.13b."""
    return _only_by(Filter(is_=("artifact",)), Filter(shares_color_with="self"))


@keyword("menace", "702.111b")
def menace(_: Keyword) -> tuple[Ability, ...]:
    """702.111b."""
    return _static(CantBeBlocked(least=2))


@keyword("skulk", "702.118b")
def skulk(_: Keyword) -> tuple[Ability, ...]:
    """702.118b."""
    greater = Sum(of=(ValueOf(value="power"), Number(n=1)))
    return _static(CantBeBlocked(by=Filter(power=Range(least=greater))))


@keyword("landwalk", "702.14c")
def landwalk(k: Keyword) -> tuple[Ability, ...]:
    """702.14c."""
    assert k.what is not None, "the decoder demands the kind of land"
    words = k.what.is_ if "land" in k.what.is_ else (*k.what.is_, "land")
    land = replace(k.what, is_=words, controller=Player(name="defending_player"))
    return (Static(parts=(CantBeBlocked(),), if_=Exists(what=land)),)


@keyword("defender", "702.3b")
def defender(_: Keyword) -> tuple[Ability, ...]:
    """702.3b."""
    return _static(CantAttack())


@keyword("flash", "702.8a")
def flash(_: Keyword) -> tuple[Ability, ...]:
    """702.8a: functions wherever the card could be cast from."""
    return (Static(parts=(AsThoughFlash(),), zone=Zone.HAND),)


@keyword("indestructible", "702.12b")
def indestructible(_: Keyword) -> tuple[Ability, ...]:
    """702.12b."""
    return _static(CantBe(what="destroyed"))


@keyword("hexproof", "702.11b", "702.11d")
def hexproof(k: Keyword) -> tuple[Ability, ...]:
    """702.11b; with a quality 702.11d."""
    return _static(CantBeTargeted(by=OPPONENT, what=k.what))


@keyword("shroud", "702.18a")
def shroud(_: Keyword) -> tuple[Ability, ...]:
    """702.18a."""
    return _static(CantBeTargeted())


@keyword("protection", "702.16b", "702.16c", "702.16d", "702.16e", "702.16f", "702.16k")
def protection(k: Keyword) -> tuple[Ability, ...]:
    """702.16b to 702.16f, and from players 702.16k."""
    quality = k.what or Filter()
    speakers: tuple[CantBeTargeted, ...] = ()
    if k.players is not None:
        quality = Filter(controller=k.players)
        speakers = (CantBeTargeted(by=k.players),)
    return (
        Static(
            parts=(
                CantBeTargeted(what=quality),
                *speakers,
                CantBeEnchanted(by=quality, keeps=k.keeps),
                CantBeBlocked(by=quality),
            )
        ),
        Replaces(event=DealsDamage(source=quality, to_self=True), ops=(Prevent(),)),
    )


@keyword("ward", "702.21a")
def ward(k: Keyword) -> tuple[Ability, ...]:
    """702.21a: `that_spell` is the spell or ability that targets."""
    countered = CounterSpell(what=Ref(name="that_spell"))
    return (Triggered(when=BecomesTarget(by=OPPONENT), do=(Unless(do=(countered,), cost=k.cost or ()),)),)


@keyword("absorb", "702.64a")
def absorb(k: Keyword) -> tuple[Ability, ...]:
    """702.64a."""
    return (Replaces(event=DealsDamage(any_source=True, to_self=True), ops=(Prevent(amount=number(k)),)),)
