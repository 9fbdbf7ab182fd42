"""Misreadings of keywords that put counters (702)."""

from __future__ import annotations

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.terms.zones import Zone
from keywords_rare import SELF, YOU, Macro, changed, nothing, only  # beside this file
from msgspec.structs import replace
from wrong import Wrong, right

K = "keywords."
PLUS = "+1/+1"


def _upkeep_once(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The cost is paid once, whatever the age."""
    price = ef.Unless(do=(ef.Sacrifice(these=SELF),), who=YOU, cost=k.cost or ())
    return (ab.Triggered(when=le.StepBegins(step="upkeep"), do=(ef.PutCounters(kind="age"), price)),)


def _fading_as_vanishing(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It is sacrificed as the last counter is removed."""
    enters, upkeep = right("keywords.fading")(k)
    last = ab.Triggered(when=le.CountersTaken(kind="fade", last=True), do=(ef.Sacrifice(these=SELF),))
    return enters, upkeep, last


def _vanishing_as_fading(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It is sacrificed in the upkeep in which no counter can be removed."""
    enters, *_ = right("keywords.vanishing")(k)
    end = ef.When(if_=n.Not(of=n.Did(name="removed")), then=(ef.Sacrifice(these=SELF),))
    do = (ef.RemoveCounters(kind="time", as_="removed"), end)
    return enters, ab.Triggered(when=le.StepBegins(step="upkeep"), do=do)


def _bloodthirst(hurt: le.Event) -> Macro:
    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right("keywords.bloodthirst")(k)
        return (replace(ability, if_=n.Happened(event=hurt)),)

    return misread


def _graft_at_home(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Creatures of its controller alone, and itself, make it trigger."""
    enters, moves = right("keywords.graft")(k)
    event = le.ZoneMove(what=n.Filter(is_=("creature",), controller=YOU), to=Zone.BATTLEFIELD)
    return enters, replace(moves, when=event)


def _unleashed_blocks(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    return tuple(a for a in right("keywords.unleash")(k) if not isinstance(a, ab.Static))


def _never_blocks(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It can't block, unleashed or not."""
    return tuple(ab.Static(parts=(con.CantBlock(),)) if isinstance(a, ab.Static) else a for a in right("keywords.unleash")(k))


def _evolve_by_power(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Greater power alone counts."""
    (ability,) = right("keywords.evolve")(k)
    return (replace(ability, if_=ability.if_.of[0]),)


def _evolve_anyway(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Once it has triggered it puts the counter."""
    (ability,) = right("keywords.evolve")(k)
    return (replace(ability, if_=None),)


def _at_instant_speed(name: str) -> Macro:
    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        return (replace(ability, timing=None),)

    return misread


def _fabricates_both(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The Servos are made in any case."""
    (ability,) = right("keywords.fabricate")(k)
    (may,) = ability.do
    return (replace(ability, do=(replace(may, else_=()), *may.else_)),)


ANY_LOSS = le.LifeChanges(who=n.Player(name="each_opponent"), gains=False)
ANY_DAMAGE = le.DealsDamage(any_source=True, to_player=n.Player(name="each_player"))

WRONG = [
    Wrong(
        "cumulative upkeep does not cumulate",
        {K + "cumulative upkeep": _upkeep_once},
        ("cumulative-upkeep-0001", "cumulative-upkeep-0002"),
        ("702.24a",),
    ),
    Wrong("fading ends with the last counter", {K + "fading": _fading_as_vanishing}, ("fading-0001",), ("702.32a",)),
    Wrong("fading enters with nothing", {K + "fading": only("fading", ab.Triggered)}, ("fading-0002",), ("702.32a",)),
    Wrong("vanishing is fading", {K + "vanishing": _vanishing_as_fading}, ("vanishing-0001", "vanishing-0002"), ("702.63a",)),
    Wrong("bloodthirst for any loss of life", {K + "bloodthirst": _bloodthirst(ANY_LOSS)}, ("bloodthirst-0002",), ("702.54a",)),
    Wrong(
        "bloodthirst for damage to anybody", {K + "bloodthirst": _bloodthirst(ANY_DAMAGE)}, ("bloodthirst-0002",), ("702.54a",)
    ),
    Wrong("bloodthirst is nothing", {K + "bloodthirst": nothing}, ("bloodthirst-0001",), ("702.54a",)),
    Wrong("graft at home", {K + "graft": _graft_at_home}, ("graft-0001", "graft-0002"), ("702.58a",)),
    Wrong("the unleashed block", {K + "unleash": _unleashed_blocks}, ("unleash-0001", "unleash-0002"), ("702.98a",)),
    Wrong("nothing with unleash blocks", {K + "unleash": _never_blocks}, ("unleash-0002",), ("702.98a",)),
    Wrong("evolve by power alone", {K + "evolve": _evolve_by_power}, ("evolve-0011",), ("702.100a",)),
    Wrong("evolve once it has triggered", {K + "evolve": _evolve_anyway}, ("evolve-0012",), ("702.100a",)),
    Wrong("outlast at any time", {K + "outlast": _at_instant_speed("outlast")}, ("outlast-0001",), ("702.107a",)),
    Wrong("level up at any time", {K + "level up": _at_instant_speed("level up")}, ("level-up-0001",), ("702.87a",)),
    Wrong("ravenous always draws", {K + "ravenous": changed("ravenous", if_=None)}, ("ravenous-0001",), ("702.156a",)),
    Wrong("ravenous is nothing", {K + "ravenous": nothing}, ("ravenous-0001", "ravenous-0002"), ("702.156a",)),
    Wrong("fabricate is nothing", {K + "fabricate": nothing}, ("fabricate-0001",), ("702.123a",)),
    Wrong("fabricate makes Servos anyway", {K + "fabricate": _fabricates_both}, ("fabricate-0002",), ("702.123a",)),
    Wrong(
        "reinforce from the battlefield",
        {K + "reinforce": lambda k: tuple(replace(a, zone=Zone.BATTLEFIELD) for a in right("keywords.reinforce")(k))},
        ("reinforce-0001",),
        ("702.77a",),
    ),
]
