"""Misreadings of how a cost can be paid: its symbols, its instances, what can pay, and which mana is made for it (107.3f,
107.4, 118.3, 601.2g, 605.3, 702.56b)."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.choices import IllegalAction
from judgecall.engine.derive.cr605_1_mana_abilities import is_mana_ability
from judgecall.engine.derive.game import Game
from judgecall.engine.kernel import hooks
from judgecall.engine.rules import cr118_3_payable as payable
from judgecall.engine.rules import cr118_3_wanted as wanted
from judgecall.engine.rules import cr118_costs
from msgspec.structs import replace
from wrong import Wrong, none, right

PROPOSAL = "cr601_2_proposal."
PAYABLE = "cr118_3_payable."
COSTS = "cr118_costs."
PAY = "cr118_2_paying.pay_on_resolution"


def _first_half(g: Game, s: Any) -> tuple[str, ...]:
    """A symbol of two halves is paid with the first."""
    return (s.halves[0],)


def _never_with_life(g: Game, s: Any) -> tuple[str, ...]:
    """A Phyrexian symbol is paid with mana."""
    return tuple(s.halves)


def _never_two_generic(g: Game, s: Any) -> tuple[str, ...]:
    """A monocolored hybrid symbol is paid with its color."""
    found: tuple[str, ...] = right(PROPOSAL + "ways_of")(g, s)
    return tuple(w for w in found if not w.isdigit()) or found


def _all_instances(g: Game, p: Any) -> Iterator[Any]:
    """Paying for one instance of a keyword is paying for all of them."""
    items = yield from right(PROPOSAL + "announce_additional")(g, p)
    paid = dict(p.announced.paid)
    for cost in right(PROPOSAL + "additional_costs")(g, p):
        if hasattr(cost, "instance") and paid.get(cost.label):
            paid[cost.instance] = paid[cost.label]
    p.announced = replace(p.announced, paid=paid)
    return items


def _paid_once(g: Game, p: Any) -> Iterator[Any]:
    """However often a cost is paid, it counts once."""
    items = yield from right(PROPOSAL + "announce_additional")(g, p)
    p.announced = replace(p.announced, paid=dict.fromkeys(p.announced.paid, 1))
    return items


def _nothing_is_prevented(g: Game, p: Any, part: Any) -> tuple[Any, ...]:
    """Whatever is there pays, whether or not it can happen to it."""
    how = cr118_costs.PICKS[type(part)]
    return tuple(how.candidates(g, p, part, p.ctx(g)))


def _each_alone(g: Game, p: Any, parts: Any) -> str | None:
    """Each part of a cost is looked at as though it were the only one."""
    return next((why for part in parts if (why := right(COSTS + "cant_pay")(g, p, part)) is not None), None)


def _everything_twice(g: Game, p: Any, parts: Any) -> str | None:
    """What could pay for one part can't pay for another, whichever it pays for."""
    found = [right(COSTS + "candidates")(g, p, part) for part in parts if type(part) in cr118_costs.PICKS]
    shared = any(set(a) & set(b) for i, a in enumerate(found) for b in found[i + 1 :])
    return "there are too few objects" if shared else right(COSTS + "cant_pay_all")(g, p, parts)


def _no_x(g: Game, ctx: Any, *rest: Any) -> Iterator[Any]:
    """Nobody chooses X as the cost is paid."""
    return
    yield


def _none_needed(g: Game, p: Any, part: Any) -> int:
    """A mana ability that taps others taps whatever is untapped, if anything."""
    return 0 if p.for_mana else int(right(COSTS + "needed")(g, p, part))


def _without_filters(g: Game, p: Any, total: Any, means: Any = wanted.UNSAID, *rest: Any) -> Any:
    """Only what costs no mana makes mana for a cost."""
    objects = frozenset(g.view.battlefield())
    held = hooks.mana_abilities.function(g, p.player)
    filters = frozenset(h.object for h in held if any(isinstance(x, lc.Mana) for x in h.ability.cost))
    return right(PAYABLE + "way_to_pay")(g, p, total, means._replace(only=objects - filters), *rest)


def _nothing_was_said(g: Game, p: Any, total: Any, *rest: Any) -> Any:
    """Mana is made for the whole cost, whatever else was named to pay."""
    p = copy.copy(p)
    p.kind = "cost"
    return right(PAYABLE + "way_to_pay")(g, p, total)


def _at_its_word(g: Game, p: Any, total: Any, means: Any = wanted.UNSAID, *rest: Any) -> Any:
    """Each mana ability is used once, and adds just what it says beforehand."""
    budget = wanted.Budget()
    w = wanted.Wanted(g, p, total, means, 0)
    if not w.needs or w.has_all(g):
        return ()
    return payable._as_said(g, w, budget)[0]


def _no_types(g: Game, player: Any) -> frozenset[str]:
    """Nothing keeps mana."""
    return frozenset()


def _all_types(g: Game, player: Any) -> frozenset[str]:
    """Whoever keeps some mana keeps all of it."""
    return frozenset("WUBRGC") if right("cr500_turn.kept_mana")(g, player) else frozenset()


def _as_written(g: Game, state: Any, o: Any) -> bool:
    """What an object was attached to counts, whether or not it is there."""
    return o.attached_to is not None


def _no_player(g: Game, a: Any) -> Any:
    """Targets that are players stay targets, and so do those of modes."""
    spell = a.ability
    if getattr(spell, "modes", None) is not None or any(t.players is not None for t in getattr(spell, "targets", ())):
        return a
    return right("cr613_parts.overloaded")(g, a)


def _first_possible(g: Game, ctx: Any, oid: Any, old: Any, possible: Any, *rest: Any) -> Iterator[Any]:
    """Nobody is asked which target is changed."""
    return possible[:1]
    yield


def _never_ceases(g: Game, oid: Any) -> Iterator[Any]:
    """An Aura spell is an Aura spell."""
    return False
    yield


def _as_before(g: Game, ability: Any) -> bool:
    """The rule of the editions before."""
    return bool(is_mana_ability(ability))


def _none_with_another(g: Game, p: Any) -> Any:
    """Additional costs are for who pays the mana cost."""
    return [] if p.way.alternative else right(PROPOSAL + "additional_costs")(g, p)


def _as_far_as_it_goes(g: Game, *rest: Any) -> Iterator[Any]:
    """What can't be paid in full is paid all the same."""
    try:
        return (yield from right(PAY)(g, *rest))
    except IllegalAction:
        return {}


WRONG = (
    Wrong(
        "a hybrid symbol is paid with its first half",
        {PROPOSAL + "ways_of": _first_half},
        ("symbol-0001", "symbol-0002", "symbol-0003", "symbol-0005", "symbol-0007"),
        ("107.4e",),
    ),
    Wrong(
        "a Phyrexian symbol takes mana only",
        {PROPOSAL + "ways_of": _never_with_life},
        ("symbol-0004", "symbol-0006"),
        ("107.4f",),
    ),
    Wrong(
        "a monocolored hybrid symbol takes mana of its color only",
        {PROPOSAL + "ways_of": _never_two_generic},
        ("symbol-0003", "symbol-0006"),
        ("107.4e",),
    ),
    Wrong(
        "paying for one instance of a keyword is paying for all",
        {PROPOSAL + "announce_additional": _all_instances},
        ("instance-0001", "instance-0003", "instance-0004", "instance-0005"),
        ("702.56b", "702.78b", "702.153b", "702.175b"),
    ),
    Wrong(
        "an additional cost that is paid several times counts once",
        {PROPOSAL + "announce_additional": _paid_once},
        ("instance-0002", "instance-0006"),
        ("702.56b", "702.157a"),
    ),
    Wrong(
        "X in a cost paid on resolution is 0",
        {"cr118_optional.choose_x": _no_x},
        ("payable-0007",),
        ("107.3f",),
    ),
    Wrong(
        "what can't be sacrificed is sacrificed to pay",
        {COSTS + "candidates": _nothing_is_prevented},
        ("payable-0003", "payable-0004"),
        ("118.3", "101.2"),
    ),
    Wrong(
        "one permanent pays for two parts of a cost",
        {COSTS + "cant_pay_all": _each_alone, PAY: _as_far_as_it_goes},
        ("payable-0005",),
        ("118.3", "601.2h"),
    ),
    Wrong(
        "a cost is offered to a player who can't pay it, and is paid as far as it goes",
        {"cr118_3_settling.cant_be_paid": none, PAY: _as_far_as_it_goes},
        ("payable-0001", "payable-0002"),
        ("118.3", "608.2d"),
    ),
    Wrong(
        "only a permanent of each part is looked for to pay it",
        {COSTS + "cant_pay_all": _everything_twice},
        ("payable-0006",),
        ("118.3", "601.2h"),
    ),
    Wrong(
        "mana is made for the whole cost, whatever else pays",
        {PAYABLE + "way_to_pay": _nothing_was_said},
        ("pays-0001", "pays-0002", "pays-0003"),
        ("601.2g", "601.2h"),
    ),
    Wrong(
        "a mana ability is used once and adds what it says beforehand",
        {PAYABLE + "way_to_pay": _at_its_word},
        ("pays-0004", "pays-0006", "pays-0007", "pays-0009", "pays-0010"),
        ("605.3", "601.2g"),
    ),
    Wrong(
        "mana abilities with mana in their cost can't be used to pay",
        {PAYABLE + "way_to_pay": _without_filters},
        ("pays-0008",),
        ("605.3",),
    ),
    Wrong(
        "a creature is tapped for two mana abilities at once",
        {COSTS + "needed": _none_needed},
        ("pays-0005",),
        ("118.3",),
    ),
    Wrong(
        "unspent mana is lost, whatever keeps it",
        {"cr500_turn.kept_mana": _no_types},
        ("pool-0010", "pool-0011"),
        ("106.4", "500.5"),
    ),
    Wrong(
        "who keeps mana of a color keeps all",
        {"cr500_turn.kept_mana": _all_types},
        ("pool-0011",),
        ("500.5",),
    ),
    Wrong(
        "a bestowed Aura is one until state-based actions are checked",
        {"filters.is_attached": _as_written},
        ("bestow-0008",),
        ("702.103f", "701.3d"),
    ),
    Wrong(
        "overload changes targets that are objects only",
        {"cr613_parts.overloaded": _no_player},
        ("overload-0007", "overload-0008", "overload-0009"),
        ("702.96a",),
    ),
    Wrong(
        "the first target that can be changed is",
        {"cr115_7_changing.which_target": _first_possible},
        ("copy-0230",),
        ("115.7b",),
    ),
    Wrong(
        "a target may be changed to what is a target already",
        {"cr115_7_changing.new_ones_are_legal": none},
        ("copy-0231",),
        ("115.7e",),
    ),
    Wrong(
        "a bestowed Aura spell without its target doesn't resolve",
        {"cr608_resolving.ceases_to_be_bestowed": _never_ceases},
        ("bestow-0003",),
        ("702.103e",),
    ),
    Wrong(
        "an ability that adds mana is a mana ability, whatever else it does",
        {"cr605_mana.without_stack": _as_before},
        ("mana-0110",),
        ("605.1a",),
    ),
    Wrong(
        "an additional cost can't be paid with an alternative cost",
        {PROPOSAL + "additional_costs": _none_with_another},
        ("foretell-0007",),
        ("118.8", "118.9d"),
    ),
)
