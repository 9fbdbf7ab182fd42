"""Misreadings of what may be paid with what, and of which cost is paid at all (118, 601.2f-h, 702)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.choices import IllegalAction
from judgecall.engine.derive.game import Game
from judgecall.engine.rules import cr107_4_mana as mana
from judgecall.engine.rules import cr601_3_permission as permission
from judgecall.engine.state.objects import ObjectId
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, false, right

TOTAL = "cr601_2f_total."
PERMISSION = "cr601_3_permission."
AIDS = "cr601_2h_paying.aid_pays"


def _raised(g: Game, total: Any, floor: int) -> None:
    """What a cost must at least be is added to it."""
    total.generic += floor


def _reduced_twice(g: Game, p: Any, *rest: Any) -> Iterator[Any]:
    """A reduction applies to the mana cost, and again to what is paid besides."""
    for _ in range(2 if p.announced.paid else 1):
        yield from right(TOTAL + "reduce")(g, p, *rest)


def _as_often_as_wanted(g: Game, p: Any) -> list[Any]:
    """An optional additional cost may be paid any number of times."""
    found = right("cr601_2_proposal.additional_costs")(g, p)
    return [replace(c, multi=True) if c.optional else c for c in found]


def _one_is_left(g: Game, p: Any, total: Any, *rest: Any) -> Iterator[Any]:
    """Something is to be paid in any case."""
    yield from right(TOTAL + "reduce")(g, p, total, *rest)
    total.generic += not total.size()


def _no_generic(g: Game, token: Any, need: str) -> bool:
    """Objects are used for mana of their colors alone."""
    return need != mana.GENERIC and bool(right(AIDS)(g, token, need))


def _any_mana(g: Game, token: Any, need: str) -> bool:
    """Objects are used for any mana."""
    return True


def _in_any_case(g: Game, p: Any, way: Any) -> list[Any]:
    """An alternative cost can be paid whether its condition is met or not."""
    found: list[Any] = right(PERMISSION + "offered")(g, p, way)
    abilities = [x for a in p.card.abilities for x in permission.layers.functional(a)]
    mine = [x for x in abilities if isinstance(x, permission.ab.AlternativeCost) and x.if_ is not None]
    return [*found, *(permission._with(way, x) for x in mine if x.zone is Zone.HAND)]


def _down_for_what_turns_up(g: Game, p: Any, way: Any) -> list[Any]:
    """A card is cast face down for its morph cost."""
    found: list[Any] = right(PERMISSION + "offered")(g, p, way)
    costs = [a.ability.cost for a in p.o.faces[0].abilities if getattr(a.ability, "name", "") == "morph"]
    return [replace(w, cost=costs[0]) for w in found] if p.face == permission.FACE_DOWN and costs else found


def _whatever_their_names(g: Game, board: Any) -> list[Any]:
    """A player keeps one of all their legendary permanents."""
    named = tuple(replace(x, c=replace(x.c, name="legend")) for x in board)
    found: list[Any] = right("cr704_5_duplicates.legend_rule")(g, named)
    return found


def _power_ignored(g: Game, attacker: ObjectId, amount: int) -> Any:
    """A creature deals 1 damage in combat."""
    return right("cr510_1_assignment.attacker_strike")(g, attacker, min(amount, 1))


def _foretold_for_more(g: Game, player: str, oid: ObjectId) -> Iterator[Any]:
    """What makes spells cost more makes foretelling a card cost more."""
    more = any(not part.less for part, _ in g.view.parts(permission.con.CostChange))
    if more:
        raise IllegalAction("it costs more", "116.2h")
    return (yield from right("cr116_special_actions.foretell")(g, player, oid))


def _after_the_extra_turn(g: Game) -> Any:
    """Turn order goes on from who had the extra turn."""
    return g.in_turn_order(g.state.turn.active)[1] if not g.state.extra_turns else right("cr500_turn.whose_turn_next")(g)


WRONG = [
    Wrong("a floor is an increase", {TOTAL + "at_least": _raised}, ("cost-0018",), rules=("601.2f",)),
    Wrong("a reduction applies to each cost", {TOTAL + "reduce": _reduced_twice}, ("cost-0007",), rules=("601.2f",)),
    Wrong(
        "objects pay for their colors alone",
        {AIDS: _no_generic},
        ("convoke-0003", "delve-0003", "improvise-0004", "delve-0001"),
        rules=("702.51b", "702.66b", "702.126b"),
    ),
    Wrong("objects pay for any mana", {AIDS: _any_mana}, ("improvise-0005",), rules=("702.126a",)),
    Wrong(
        "alternative costs have no conditions",
        {PERMISSION + "offered": _in_any_case},
        ("prowl-0002", "spectacle-0001", "spectacle-0002"),
        rules=("702.76a", "702.137a"),
    ),
    Wrong(
        "face down for the morph cost", {PERMISSION + "offered": _down_for_what_turns_up}, ("morph-0001",), rules=("702.37c",)
    ),
    Wrong(
        "kicked and kicked again",
        {"cr601_2_proposal.additional_costs": _as_often_as_wanted},
        ("kicker-0003",),
        rules=("118.8",),
    ),
    Wrong(
        "nothing becomes free",
        {TOTAL + "reduce": _one_is_left},
        ("affinity-0002",),
        rules=("118.7a", "118.7b", "118.7c", "118.7d", "118.7e", "118.7f", "118.7g", "601.2f"),
    ),
    Wrong("lands are cast", {PERMISSION + "is_land": false}, ("mdfc-0002", "mdfc-0005"), rules=("712.11c", "712.11b")),
    Wrong("one legend a player", {"cr704_5_duplicates.legend_rule": _whatever_their_names}, ("sba-0203",), rules=("704.5j",)),
    Wrong(
        "power is no matter",
        {"cr510_1_assignment.attacker_strike": _power_ignored},
        ("combat-0001", "leaving-0024", "combat-0415"),
        rules=("510.1b",),
    ),
    Wrong(
        "foretelling is casting",
        {"cr116_special_actions.foretell": _foretold_for_more},
        ("foretell-0005", "foretell-0004"),
        rules=("116.2h", "702.143a"),
    ),
    Wrong(
        "turns go on from the extra one",
        {"cr500_turn.whose_turn_next": _after_the_extra_turn},
        ("leaving-0035",),
        rules=("500.7", "800.4k"),
    ),
    Wrong(
        "nobody succeeds to the initiative",
        {"cr726_initiative.successor": lambda g, leaving: None},
        ("initiative-0006", "initiative-0005"),
        rules=("726.4",),
    ),
]
