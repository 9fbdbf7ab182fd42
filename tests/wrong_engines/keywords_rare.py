"""Misreadings of keywords that few cards have (702): in combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang import nouns as n
from msgspec.structs import replace
from wrong import Wrong, right

Macro = Callable[[ab.Keyword], tuple[ab.Ability, ...]]
SELF = n.Ref(name="self")
TARGET = n.Ref(name="target")
YOU = n.Player(name="you")
EACH_OPPONENT = n.Player(name="each_opponent")
CREATURE = n.Filter(is_=("creature",))


def number(value: int) -> n.Number:
    """An amount."""
    return n.Number(n=value)


def nothing(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """A keyword that is a word only."""
    return ()


def only_by(*allowed: n.Filter) -> Macro:
    """An evasion ability that lets only such creatures block."""
    static = ab.Static(parts=(con.CantBeBlocked(except_by=n.Filter(any_=allowed)),))
    return lambda k: (static,)


def changed(name: str, **fields: Any) -> Macro:
    """What a keyword stands for with fields of its triggered abilities replaced."""

    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        return tuple(replace(a, **fields) if isinstance(a, ab.Triggered) else a for a in right(f"keywords.{name}")(k))

    return misread


def only(name: str, *kinds: type) -> Macro:
    """What a keyword stands for, of these kinds of abilities alone."""
    return lambda k: tuple(a for a in right(f"keywords.{name}")(k) if isinstance(a, kinds))


def pump(what: n.Objects, power: n.Amount, toughness: n.Amount) -> ef.Effect:
    """So much to a creature until end of turn."""
    return ef.Modify(what=what, parts=(con.ChangePT(power=power, toughness=toughness),))


def blockers(event: le.Event, do: ef.Effect) -> tuple[ab.Ability, ...]:
    """A triggered ability."""
    return (ab.Triggered(when=event, do=(do,)),)


# --- evasion ----------------------------------------------------------------------------------------------------------

ARTIFACT = n.Filter(is_=("artifact",))
KIN = n.Filter(shares_color_with="self")


def _shadow_blocks_all(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Shadow only keeps others from blocking."""
    return (ab.Static(parts=(con.CantBeBlocked(by=n.Filter(not_=n.Filter(keyword="shadow"))),)),)


def _horse_blocks_its_like(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Horsemanship works in both directions, as shadow does."""
    without = n.Filter(not_=n.Filter(keyword="horsemanship"))
    return (ab.Static(parts=(con.CantBeBlocked(by=without), con.CantBlock(what=without))),)


def _skulk(greater: int, base: str = "power") -> Macro:
    def misread(_: ab.Keyword) -> tuple[ab.Ability, ...]:
        bound = n.Sum(of=(n.ValueOf(value="power"), number(greater)))
        return (ab.Static(parts=(con.CantBeBlocked(by=n.Filter(power=n.Range(least=bound))),)),)

    return misread


def _skulk_as_printed(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The power that is printed on it counts."""
    return (ab.Static(parts=(con.CantBeBlocked(by=n.Filter(power=n.Range(least=number(2)))),)),)


# --- combat -----------------------------------------------------------------------------------------------------------

BLOCKERS = n.Count(what=n.Each(what=n.Filter(is_=("creature",), blocking=SELF)))


def _rampage_for_each(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Rampage counts the first blocker too."""
    bonus = n.Times(amount=BLOCKERS, by=k.n or 0)
    return (ab.Triggered(when=le.BecomesBlocked(), do=(pump(SELF, bonus, bonus),)),)


def _rampage_follows(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Rampage is counted at any time."""
    beyond = n.Greatest(of=(n.Minus(amount=BLOCKERS, less=number(1)), number(0)))
    bonus = n.Times(amount=beyond, by=k.n or 0)
    return (ab.Static(parts=(con.ChangePT(power=bonus, toughness=bonus),)),)


def _rampage_at_first(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Rampage triggers for each blocker."""
    bonus = number(k.n or 0)
    return (ab.Triggered(when=le.BecomesBlocked(by=CREATURE), do=(pump(SELF, bonus, bonus),)),)


def _flanking(*, by: n.Filter, both: bool = False) -> Macro:
    def misread(_: ab.Keyword) -> tuple[ab.Ability, ...]:
        shrink = pump(n.Ref(name="blocker"), number(-1), number(-1))
        first = ab.Triggered(when=le.BecomesBlocked(by=by), do=(shrink,))
        back = pump(n.Ref(name="attacker"), number(-1), number(-1))
        return (first, ab.Triggered(when=le.Blocks(blocks=CREATURE), do=(back,))) if both else (first,)

    return misread


NOT_FLANKING = n.Filter(is_=("creature",), not_=n.Filter(keyword="flanking"))


def _provoke_without(step: str) -> Macro:
    """Provoke without the untapping, or without the requirement."""

    def misread(_: ab.Keyword) -> tuple[ab.Ability, ...]:
        must = ef.Modify(what=TARGET, parts=(con.MustBlock(what=SELF),), lasts="end of combat")
        do: ef.Effect = must if step == "untap" else ef.Untap(what=TARGET)
        target = n.Target(what=n.Filter(is_=("creature",), controller=n.Player(name="defending_player")))
        return (ab.Triggered(when=le.Attacks(), targets=(target,), do=(ef.May(do=(do,)),)),)

    return misread


def _provoke_always_untaps(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The target untaps, whether its controller's creature has to block or not."""
    (ability,) = right("keywords.provoke")(k)
    return (replace(ability, do=(ef.Untap(what=TARGET),)),)


def _absorb_once(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Absorb prevents damage the first time each turn."""
    (ability,) = right("keywords.absorb")(k)
    return (replace(ability, if_=n.Not(of=n.Happened(event=le.DealsDamage(any_source=True, to_self=True)))),)


def _absorb_all(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Absorb prevents all damage."""
    return (ab.Replaces(event=le.DealsDamage(any_source=True, to_self=True), ops=(con.Prevent(),)),)


def _hit(*do: ef.Effect, **event: Any) -> Macro:
    when = le.DealsDamage(to_player=n.Player(name="each_player"), combat=True, **event)
    return lambda k: (ab.Triggered(when=when, do=do),)


THAT_PLAYER = n.Player(name="that_player")
POISON = ef.PutCounters(kind="poison", n=n.Var(name="amount"), on=None, on_players=THAT_PLAYER)


def _afflict(who: n.Players, when: le.Event | None = None) -> Macro:
    event = when or le.BecomesBlocked()
    return lambda k: (ab.Triggered(when=event, do=(ef.LoseLife(n=number(k.n or 0), who=who),)),)


def _mentor(target: n.Filter) -> Macro:
    do = (ef.PutCounters(kind="+1/+1", on=TARGET),)
    return lambda k: (ab.Triggered(when=le.Attacks(), targets=(n.Target(what=target),), do=do),)


POWER = n.ValueOf(value="power")
LESSER = n.Range(most=n.Sum(of=(POWER, number(-1))))


def _mentor_on_attack(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The powers are compared as the ability triggers alone."""
    target = n.Target(what=n.Filter(is_=("attacking", "creature"), other=True))
    return (ab.Triggered(when=le.Attacks(), targets=(target,), do=(ef.PutCounters(kind="+1/+1", on=TARGET),)),)


def _decayed_at(step: str) -> Macro:
    end = le.StepBegins(step=step, whose=n.Player(name="each_player"))
    later = ef.DelayedTrigger(when=end, do=(ef.Sacrifice(these=SELF),))
    return lambda k: (ab.Static(parts=(con.CantBlock(),)), ab.Triggered(when=le.Attacks(), do=(later,)))


def _decayed_now(_: ab.Keyword) -> tuple[ab.Ability, ...]:
    """It is sacrificed as it attacks."""
    return (ab.Static(parts=(con.CantBlock(),)), ab.Triggered(when=le.Attacks(), do=(ef.Sacrifice(these=SELF),)))


def _mobilize(*, attacking: bool, sacrificed: bool) -> Macro:
    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right("keywords.mobilize")(k)
        made, end = ability.do
        made = replace(made, attacking=attacking, tapped=attacking)
        return (replace(ability, do=(made, end) if sacrificed else (made,)),)

    return misread


K = "keywords."

WRONG = [
    Wrong(
        "a color in common doesn't help against intimidate",
        {K + "intimidate": only_by(ARTIFACT)},
        ("intimidate-0001",),
        ("702.13b",),
    ),
    Wrong("artifacts don't help against intimidate", {K + "intimidate": only_by(KIN)}, ("intimidate-0001",), ("702.13b",)),
    Wrong(
        "colorless creatures have no color in common, and yet block one another",
        {K + "intimidate": only_by(ARTIFACT, KIN, n.Filter(is_=("colorless",)))},
        ("intimidate-0002",),
        ("702.13b",),
    ),
    Wrong("a creature with shadow blocks any", {K + "shadow": _shadow_blocks_all}, ("shadow-0001",), ("702.28b",)),
    Wrong("shadow is nothing", {K + "shadow": nothing}, ("shadow-0001",), ("702.28b",)),
    Wrong(
        "a creature with horsemanship blocks its like alone",
        {K + "horsemanship": _horse_blocks_its_like},
        ("horsemanship-0001",),
        ("702.31b",),
    ),
    Wrong(
        "reach is enough against horsemanship",
        {K + "horsemanship": only_by(n.Filter(keyword="horsemanship"), n.Filter(keyword="reach"))},
        ("horsemanship-0001",),
        ("702.31b",),
    ),
    Wrong("fear is intimidate", {K + "fear": only_by(ARTIFACT, KIN)}, ("fear-0002",), ("702.36b",)),
    Wrong("artifacts fear as well", {K + "fear": only_by(n.Filter(is_=("black",)))}, ("fear-0001",), ("702.36b",)),
    Wrong("no power is small enough for skulk", {K + "skulk": _skulk(0)}, ("skulk-0001",), ("702.118b",)),
    Wrong("skulk is nothing", {K + "skulk": nothing}, ("skulk-0001",), ("702.118b",)),
    Wrong("skulk by the printed power", {K + "skulk": _skulk_as_printed}, ("skulk-0002",), ("702.118b",)),
    Wrong(
        "rampage for the first blocker too",
        {K + "rampage": _rampage_for_each},
        ("rampage-0001", "rampage-0003"),
        ("702.23a",),
    ),
    Wrong("rampage goes on counting", {K + "rampage": _rampage_follows}, ("rampage-0002",), ("702.23b",)),
    Wrong("rampage triggers for each blocker", {K + "rampage": _rampage_at_first}, ("rampage-0001",), ("702.23a",)),
    Wrong("flanking shrinks what has it", {K + "flanking": _flanking(by=CREATURE)}, ("flanking-0001",), ("702.25a",)),
    Wrong(
        "flanking works for blockers too",
        {K + "flanking": _flanking(by=NOT_FLANKING, both=True)},
        ("flanking-0002",),
        ("702.25a",),
    ),
    Wrong("provoke untaps nothing", {K + "provoke": _provoke_without("untap")}, ("provoke-0001",), ("702.39a",)),
    Wrong("provoke requires nothing", {K + "provoke": _provoke_without("block")}, ("provoke-0001",), ("702.39a",)),
    Wrong("provoke can't be turned down", {K + "provoke": _provoke_always_untaps}, ("provoke-0002",), ("702.39a",)),
    Wrong(
        "provoke targets any creature",
        {K + "provoke": changed("provoke", targets=(n.Target(what=CREATURE),))},
        ("provoke-0003",),
        ("702.39a",),
    ),
    Wrong(
        "absorb is nothing",
        {K + "absorb": nothing},
        ("absorb-0001", "absorb-0002", "absorb-0003"),
        ("702.64a", "702.64b", "702.64c"),
    ),
    Wrong("absorb works once each turn", {K + "absorb": _absorb_once}, ("absorb-0002",), ("702.64b",)),
    Wrong("absorb prevents all", {K + "absorb": _absorb_all}, ("absorb-0001", "absorb-0003"), ("702.64a", "702.64c")),
    Wrong("frenzy for every attacker", {K + "frenzy": changed("frenzy", when=le.Attacks())}, ("frenzy-0001",), ("702.68a",)),
    Wrong(
        "frenzy for the unblocked and the blocked",
        {K + "frenzy": changed("frenzy", when=le.EitherEvent(of=(le.UnblockedAttack(), le.BecomesBlocked())))},
        ("frenzy-0001", "frenzy-0002"),
        ("702.68a",),
    ),
    Wrong("poisonous by the damage", {K + "poisonous": _hit(POISON)}, ("poisonous-0001",), ("702.70a",)),
    Wrong(
        "a second instance of poisonous gives nothing",
        {K + "poisonous": changed("poisonous", if_=n.Not(of=n.PlayerIs(who=THAT_PLAYER, status="poisoned")))},
        ("poisonous-0002",),
        ("702.70b",),
    ),
    Wrong("ingest at home", {K + "ingest": _hit(ef.ExileTop(who=YOU))}, ("ingest-0001",), ("702.115a",)),
    Wrong("ingest mills", {K + "ingest": _hit(ef.Mill(n=number(1), who=THAT_PLAYER))}, ("ingest-0001",), ("702.115a",)),
    Wrong("each opponent is afflicted", {K + "afflict": _afflict(EACH_OPPONENT)}, ("afflict-0001",), ("702.130a",)),
    Wrong(
        "afflict for each blocker",
        {K + "afflict": _afflict(n.Player(name="defending_player"), le.BecomesBlocked(by=CREATURE))},
        ("afflict-0001",),
        ("702.130a",),
    ),
    Wrong(
        "mentor for whoever stays at home",
        {K + "mentor": _mentor(n.Filter(is_=("creature",), power=LESSER))},
        ("mentor-0001",),
        ("702.134a",),
    ),
    Wrong("mentor for the strong as well", {K + "mentor": _mentor_on_attack}, ("mentor-0001", "mentor-0002"), ("702.134a",)),
    Wrong("decayed creatures block", {K + "decayed": only("decayed", ab.Triggered)}, ("decayed-0001",), ("702.147a",)),
    Wrong("decayed creatures last", {K + "decayed": only("decayed", ab.Static)}, ("decayed-0002",), ("702.147a",)),
    Wrong("decayed until the end step", {K + "decayed": _decayed_at("end step")}, ("decayed-0002",), ("702.147a",)),
    Wrong("decayed falls as it attacks", {K + "decayed": _decayed_now}, ("decayed-0002",), ("702.147a",)),
    Wrong(
        "Warriors of mobilize stay at home",
        {K + "mobilize": _mobilize(attacking=False, sacrificed=True)},
        ("mobilize-0001",),
        ("702.181a",),
    ),
    Wrong(
        "Warriors of mobilize are kept",
        {K + "mobilize": _mobilize(attacking=True, sacrificed=False)},
        ("mobilize-0001",),
        ("702.181a",),
    ),
]
