"""Misreadings of small words of cards: whose, by whom, of which of them, and once or each time."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang.continuous import CostChange
from judgecall.engine.cards.lang.nouns import Ref
from judgecall.engine.derive import conditions
from judgecall.engine.derive import cr613_layers as layers
from judgecall.engine.derive.game import Game
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, false, right

DAMAGE = "verbs_counters.deal_damage"


def _on_the_battlefield(g: Game, s: Any, o: Any) -> bool:
    """What static abilities say of their object holds on the battlefield only."""
    return s.zone is not Zone.STACK and bool(right("cr613_layers.functions_in")(g, s, o))


def _once_a_target(g: Game, e: ef.DealDamage, ctx: Any) -> Any:
    """What is the target of both uses of the word is so once."""
    return (yield from right(DAMAGE)(g, replace(e, also=()), ctx))


def _one_after_the_other(g: Game, e: ef.DealDamage, ctx: Any) -> Any:
    """The shares of an instruction are dealt one after the other."""
    for part in (e, *e.also):
        yield from right(DAMAGE)(g, replace(e, n=part.n, to=part.to, to_players=part.to_players, also=()), ctx)


def _controllers(g: Game, oid: int, o: Any) -> str | None:
    """Who controls a spell has cast it."""
    return g.view.controller(oid)


def _each_time(g: Game, found: Any) -> frozenset[Any]:
    """What happened to a thing twice happened to two things."""
    return frozenset(enumerate(o.subject for o in found))


def _the_one_kicker(g: Game, announced: Any) -> int:
    """Only a cost that is called kicker kicks."""
    return int(announced.paid.get("kicker", 0))


def _any_mode(g: Game, e: Any, ctx: Any, player: str) -> tuple[int, ...]:
    """An impossible mode can be chosen as well as another."""
    return tuple(range(len(e.modes.modes)))


def _whatever_the_condition(g: Game, p: Any) -> Any:
    """What changes the cost of a spell does so whether or not its condition holds."""
    yield from right("cr601_2f_total.changes")(g, p)
    for a in g.view.chars(p.sid).abilities if p.kind == "spell" else ():
        for s in layers.statics_of(a):
            if s.if_ is not None and not conditions.holds(s.if_, p.ctx(g)):
                yield from ((x, p.ctx(g)) for x in s.parts if isinstance(x, CostChange))


def _true(g: Game, condition: Any, ctx: Any) -> bool:
    """What a static ability's effect hangs on is not looked at."""
    return True


def _no_kinds(g: Game, new: frozenset[str]) -> frozenset[str]:
    """Subtypes that are set come in addition to others of their kind."""
    return frozenset()


def _of_permanents(g: Game, e: Any, ctx: Any) -> Any:
    """That damage can't be prevented is true of the damage that this spell deals, and of no other."""
    return
    yield


def _same_word(g: Game, e: ef.ChooseWord, ctx: Any) -> Any:
    """A word can be replaced by itself."""
    return (yield from right("verbs_structure.choose_word")(g, replace(e, unlike=None), ctx))


def _meant_to_be_dealt(g: Game, e: ef.DealDamage, ctx: Any) -> Any:
    """What was to be dealt damage was dealt damage, whatever it was dealt to instead."""
    yield from right(DAMAGE)(g, e, ctx)
    if e.dealt_as is not None and isinstance(e.to, Ref):
        ctx.bindings[e.dealt_as] = tuple(x for x in ctx.bindings[e.to.name] if isinstance(x, int))


def _battles_too(g: Game, ctx: Any, defender: Any) -> Any:
    """A battle that is attacked is treated as the planeswalker that is attacked."""
    return defender


WRONG = (
    Wrong("a battle is a planeswalker", {"patterns.player_or_planeswalker": _battles_too}, ("battle-0012",), rules=("109.2",)),
    Wrong(
        "what can't be countered is a permanent",
        {"cr613_layers.functions_in": _on_the_battlefield},
        ("ability-0007",),
        rules=("113.6g",),
    ),
    Wrong("a target of two uses is one of the first", {DAMAGE: _once_a_target}, ("target-0011",), rules=("115.3",)),
    Wrong("shares of damage are dealt in turn", {DAMAGE: _one_after_the_other}, ("damage-0010",), rules=("120.4",)),
    Wrong(
        "who controls a spell has cast it",
        {"filters.caster": _controllers},
        ("trigger-0820", "trigger-0805"),
        rules=("601.2i", "707.10"),
    ),
    Wrong("each time is another creature", {"history.subjects": _each_time}, ("resolve-0308",), rules=("608.2i",)),
    Wrong(
        "only a kicker that is called so kicks", {"linked.times_kicked": _the_one_kicker}, ("kicker-0012",), rules=("702.33d",)
    ),
    Wrong(
        "an impossible way can be chosen", {"verbs_structure.possible_modes": _any_mode}, ("resolve-0307",), rules=("608.2d",)
    ),
    Wrong(
        "no regeneration once something forbade one",
        {"cr614_finding.can_regenerate": false},
        ("basic-0194",),
        rules=("701.19c",),
    ),
    Wrong(
        "what was to be dealt damage was dealt it", {DAMAGE: _meant_to_be_dealt}, ("basic-0193",), rules=("614.9", "701.19c")
    ),
    Wrong(
        "a spell's own reduction is always there",
        {"cr601_2f_total.changes": _whatever_the_condition},
        ("casting-0020",),
        rules=("601.2f",),
    ),
    Wrong(
        "a static ability's condition is always true",
        {"cr613_6_candidate.holds_now": _true},
        ("continuous-0014",),
        rules=("611.3a",),
    ),
    Wrong("subtypes that are set are added", {"cr613_parts.replaced_kinds": _no_kinds}, ("layer-0403",), rules=("205.1b",)),
    Wrong(
        "what can't be prevented is this damage only",
        {"verbs_continuous.modify_game": _of_permanents},
        ("prevention-0014",),
        rules=("615.12",),
    ),
    Wrong(
        "a word can be replaced by itself", {"verbs_structure.choose_word": _same_word}, ("resolve-0306",), rules=("608.2d",)
    ),
)
