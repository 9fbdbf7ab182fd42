"""Misreadings that a first attack on the rules' kinds of fault brought out: X, reflexive abilities, tokens, what pays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from judgecall.engine.cards.lang import events as le
from judgecall.engine.cards.lang import nouns as n
from judgecall.engine.derive import nouns
from judgecall.engine.derive.context import Ctx
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from msgspec.structs import replace
from wrong import Wrong, right


def _x_stays(g: Game, o: Any) -> int:
    """A permanent keeps the X of its spell."""
    return (o.stack.announced if o.stack is not None else o.announced).x or 0


def _no_x(g: Game, oid: int, e: Any) -> dict[str, int]:
    """An ability that triggers as its object enters has the X of the permanent, 0."""
    return {}


def _once(g: Game, ctx: Ctx, name: str) -> Sequence[Mapping[str, Any]]:
    """A reflexive ability triggers once, however often its event happened."""
    times: Sequence[Mapping[str, Any]] = right("verbs_continuous.times_done")(g, ctx, name)
    return times[:1]


def _if_the_last_did(g: Game, ctx: Ctx, name: str) -> Sequence[Mapping[str, Any]]:
    """A reflexive ability triggers if the last of several players did what it is about."""
    ctx.done.pop(name, None)
    return [{}] if ctx.bindings.get(name) and ctx.bindings.get("that_player") in (None, ctx.you) else []


def _of_the_last(g: Game, rounds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What was done is what was done last."""
    return dict(rounds[-1]) if rounds else {}


def _tokens_too(g: Game, state: Any, objects: Iterable[int]) -> tuple[int, ...]:
    """A token in a hand is one of its cards."""
    return tuple(objects)


def _whatever_was_said(g: Game, p: Any, *means: Any) -> Any:
    """Symbols are paid as is cheapest, whatever was announced."""
    return right("cr118_3_settling.settle")(g, p)


def _no_others(g: Game, p: Any, item: Any, verb: str) -> tuple[tuple[int, ...], ...]:
    """Each cost is paid with what was named first."""
    return ()


def _any_way(g: Game, p: Any, cost: Any) -> Any:
    """Every way to pay a cost is a choice."""
    return cost


def _one_by_one(g: Game, e: Any, ctx: Ctx) -> Any:
    """Counters are removed from one permanent after another."""
    for o in nouns.objects(e.from_, ctx):
        one = replace(e, from_=n.Ref(name="it"))
        yield from right("verbs_counters.remove_counters")(g, one, ctx.binding(it=(o,)))


def _each_prevention(g: Game, when: Any, occurring: Any) -> Any:
    """Damage is prevented once for each source of it."""
    if any(isinstance(e, co.DamagePrevented) for e, _ in occurring):
        return [[pair] for pair in occurring]
    return right("cr603_2c_occurrences.grouped")(g, when, occurring)


def _prevents_all_the_same(g: Game, e: Any) -> bool:
    """What can't be prevented is prevented."""
    return False


def _no_event(g: Game, r: Any, op: Any, e: Any, batch: Any) -> Any:
    """Prevention is no event that triggers anything, not even that of protection."""
    left = right("cr614_applying.prevent")(g, r, op, e, batch)
    batch.events = [x for x in batch.events if not isinstance(x, co.DamagePrevented)]
    return left


def _triggers_again(g: Game, source: int, number: int) -> bool:
    """What is to be done only once each turn is done as often as it triggers."""
    return False


def _done_as_often(g: Game, on: Any, ability: Any) -> bool:
    """An ability that has triggered does once more what is done only once each turn."""
    return True


def _loses_each(g: Game, when: Any, occurring: Any) -> Any:
    """A player loses life once for each source that makes them lose it."""
    if isinstance(when, le.LifeChanges):
        return [[pair] for pair in occurring]
    return right("cr603_2c_occurrences.grouped")(g, when, occurring)


WRONG = (
    Wrong(
        "life is lost once for each source",
        {"cr603_2c_occurrences.grouped": _loses_each},
        ("trigger-0920",),
        rules=("603.2c",),
    ),
    Wrong(
        "what is done once a turn is done often",
        {"cr603_noticing.done_this_turn": _triggers_again},
        ("trigger-0910", "trigger-0911"),
        rules=("603.2h",),
    ),
    Wrong(
        "what has triggered is done once more",
        {"cr608_resolving.may_do_it_once_more": _done_as_often},
        ("trigger-0911",),
        rules=("603.2h",),
    ),
    Wrong(
        "damage is prevented once for each source",
        {"cr603_2c_occurrences.grouped": _each_prevention},
        ("prevent-0150",),
        rules=("615.13",),
    ),
    Wrong(
        "what can't be prevented is prevented",
        {"cr614_applying.unpreventable": _prevents_all_the_same},
        ("prevent-0151",),
        rules=("615.12",),
    ),
    Wrong("prevention triggers nothing", {"cr614_applying.prevent": _no_event}, ("prevent-0152",), rules=("615.13",)),
    Wrong(
        "what can't be paid is a choice",
        {"cr118_2_paying.ways_that_can_be_paid": _any_way},
        ("cost-0150",),
        rules=("118.3", "608.2d"),
    ),
    Wrong(
        "counters are removed one after another",
        {"verbs_counters.remove_counters": _one_by_one},
        ("counter-0150",),
        rules=("608.2f",),
    ),
    Wrong("a permanent keeps its X", {"amounts.announced_x": _x_stays}, ("number-0001",), rules=("107.3m",)),
    Wrong("enters triggers don't know X", {"cr603_noticing.x_of_the_spell": _no_x}, ("number-0002",), rules=("107.3m",)),
    Wrong(
        "no X counts as any", {"cr603_noticing.x_of_the_spell": lambda g, o, e: {"X": 9}}, ("number-0003",), rules=("107.3m",)
    ),
    Wrong("a reflexive ability triggers once", {"verbs_continuous.times_done": _once}, ("trigger-0900",), rules=("603.12a",)),
    Wrong(
        "a reflexive ability asks the last player",
        {"verbs_continuous.times_done": _if_the_last_did},
        ("trigger-0901",),
        rules=("603.12a",),
    ),
    Wrong(
        "what was done is what was done last",
        {"verbs_structure.in_all_rounds": _of_the_last},
        ("resolve-0500",),
        rules=("608.2c", "608.2f"),
    ),
    Wrong("tokens in hands are cards", {"filters.cards_among": _tokens_too}, ("token-0050",), rules=("108.2b",)),
    Wrong(
        "hybrid symbols are paid as is cheapest",
        {"cr118_3_settling.settle": _whatever_was_said},
        ("mana-0150",),
        rules=("107.4e", "601.2g"),
    ),
    Wrong(
        "what is named pays the first cost that asks",
        {"cr118_1_payment.other_parts": _no_others},
        ("casting-0150",),
        rules=("601.2h",),
    ),
)
