"""Misreadings of small words of cards: whose, by whom, of which of them, and once or each time."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import effects as ef
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


WRONG = (
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
)
