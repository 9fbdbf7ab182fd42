"""Misreadings of casting and paying (601, 118, 702)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules.cr601_2f_total import Sum, at_least
from judgecall.engine.state.objects import NOTHING_ANNOUNCED
from judgecall.engine.terms.mana import ManaCost, Symbol, mana_cost
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import with_object
from msgspec.structs import replace
from wrong import Wrong, right

CHANGES = "cr601_2f_total.changes"
TOTAL = "cr601_2f_total.total_cost"
AID = "cr601_2h_paying.aid_pays"


def _goes_where_it_would(g: Game, name: str, e: Any) -> list[Any]:
    return [e] if name == "exile when leaving" else right("cr614_applying.by_rule")(g, name, e)


def _no_tax_on_alternatives(g: Game, p: Any) -> Iterator[Any]:
    for change in right("cr601_2f_total.changes")(g, p):
        if change[0].less or not p.announced.method:
            yield change


def _no_reduction_of_alternatives(g: Game, p: Any) -> Iterator[Any]:
    for change in right("cr601_2f_total.changes")(g, p):
        if not (change[0].less and p.announced.method):
            yield change


def _nothing_is_free(g: Game, p: Any) -> ManaCost:
    own: ManaCost | None = right("cr601_2_proposal.own_mana_cost")(g, p)
    return own if own is not None else ManaCost(())


def _both_costs(g: Game, p: Any, permission: Any) -> list[Any]:
    found: list[Any] = right("cr601_3_permission.offered")(g, p, permission)
    if permission.alternative:
        plain = replace(permission, cost=None, free=False)
        found = [*found, *(w for w in right("cr601_3_permission.offered")(g, p, plain) if w.alternative)]
    return found


def _both_ways(g: Game, p: Any) -> tuple[Any, ...]:
    found: tuple[Any, ...] = right("cr601_3_permission.ways")(g, p)
    more = [w for way in found if way.alternative for w in _both_costs(g, p, way)]
    return (*found, *(w for w in more if w not in found))


def _itself_among_the_others(g: Game, p: Any, part: Any) -> int:
    n: int = right("cr118_costs.needed")(g, p, part)
    escapes = getattr(p, "announced", NOTHING_ANNOUNCED).method == "escape"
    return n - 1 if escapes and isinstance(part, lc.ExileCost) else n


def _worth_what_was_paid(g: Game, p: Any) -> Iterator[Any]:
    o = g.state.objects[p.sid]
    paid = ManaCost(tuple(Symbol(t) for t in p.announced.mana_spent))
    faces = tuple(replace(f, mana_cost=paid) if i == o.face else f for i, f in enumerate(o.faces))
    g.become(with_object(g.state, replace(o, faces=faces)))
    return (yield from right("cr601_casting.becomes_cast")(g, p))


def _reduces_colored_too(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    before = total.size()
    yield from right("cr601_2f_total.reduce")(g, p, total, part, ctx)
    if part.floor is None and total.size() == before:
        total.typed -= {next(iter(+total.typed), "W"): 1}


def _no_reductions(g: Game, p: Any) -> Iterator[Any]:
    yield from (c for c in right(CHANGES)(g, p) if not c[0].less)


def _no_floors(g: Game, p: Any) -> Iterator[Any]:
    yield from (c for c in right(CHANGES)(g, p) if c[0].less or c[0].floor is None)


def _reductions_first(g: Game, p: Any) -> Iterator[Any]:
    total = Sum(p.mana or [])
    for part, ctx in right(CHANGES)(g, p):
        if part.less:
            yield from right("cr601_2f_total.reduce")(g, p, total, part, ctx)
    p.mana = list(total.cost().symbols) if p.mana is not None else None
    return (yield from right(TOTAL)(g, p))


def _floor_first(g: Game, p: Any) -> Iterator[Any]:
    total = Sum(p.mana or [])
    for part, _ in right(CHANGES)(g, p):
        if part.floor is not None and not part.less:
            at_least(g, total, part.floor)
    p.mana = list(total.cost().symbols) if p.mana is not None else None
    return (yield from right(TOTAL)(g, p))


def _locked_too_late(g: Game, p: Any, total: Any) -> Iterator[Any]:
    again = yield from right(TOTAL)(g, p)
    yield from right("cr601_casting.pay")(g, p, again)


def _x_of_their_choice(g: Game, p: Any, items: Any) -> Iterator[Any]:
    own = right("cr601_2_proposal.own_mana_cost")(g, p) if p.kind == "spell" else None
    if own is not None and own.has_x and p.way.free:
        x = yield from p.ask(g, "number", "X", rule="107.3a", data={"least": 0}, check=lambda a: None)
        p.announced = replace(p.announced, x=x)
        return
    yield from right("cr601_2_proposal.announce_x")(g, p, items)


def _free_means_plain(g: Game, p: Any) -> list[Any]:
    costs: list[Any] = right("cr601_2_proposal.additional_costs")(g, p)
    return [c for c in costs if not c.optional] if p.way.alternative else costs


def _free_means_nothing(g: Game, p: Any) -> list[Any]:
    costs: list[Any] = right("cr601_2_proposal.additional_costs")(g, p)
    return [c for c in costs if c.optional] if p.way.alternative else costs


def _escape_exiles_too(g: Game, p: Any, ways: Any) -> Iterator[Any]:
    yield from right("cr601_2_proposal.announce_way")(g, p, ways)
    if p.way.label == "escape":
        p.announced = replace(p.announced, exile_when_leaving=True)


def _as_if_resolved(g: Game, oid: int, cause: str) -> Iterator[Any]:
    move = zo.Move(object=oid, to=Zone.GRAVEYARD, cause=cause)
    yield from perform(g, [move, co.Resolved(object=oid, fizzled=True)], "608.2b")


def _fizzles_as_if_resolved(g: Game, oid: int) -> Iterator[Any]:
    yield from _as_if_resolved(g, oid, "resolve")


def _no_tax_unless_printed(g: Game, p: Any) -> int:
    return 0 if p.announced.method else right("cr601_2f_total.commander_tax")(g, p)


def _escape_first(g: Game, p: Any, parts: list[Any]) -> Iterator[Any]:
    yield from ()
    return sorted(parts, key=lambda x: isinstance(x, str) or not isinstance(x.part, lc.ExileCost))


def _never_late(g: Game, part: Any) -> bool:
    return False


def _all_reversed(g: Game, point: Any, journal: Any) -> Iterator[Any]:
    yield from ()
    g.reverse_to(point)


def _rested_creatures_only(g: Game, token: Any, need: str) -> bool:
    return g.state.objects[token.object].entered_turn != g.state.turn.number and right(AID)(g, token, need)


def _aids_pay_anything(g: Game, token: Any, need: str) -> bool:
    return True


def _counts_every_cast(g: Game, p: Any) -> int:
    o = g.view.obj(p.sid)
    casts = [e for e in (entry.event for entry in g.log) if isinstance(e, co.SpellCast) and e.player == p.player]
    return 2 * sum(g.view.obj(e.object).physical == o.physical for e in casts) if o.commander else 0


def _resolved_casts_only(g: Game, p: Any) -> int:
    tax: int = right("cr601_2f_total.commander_tax")(g, p)
    o = g.view.obj(p.sid)
    entered = [e.event for e in g.log if isinstance(e.event, zo.Move) and e.event.to is Zone.BATTLEFIELD]
    return tax if any(m.new is not None and g.view.obj(m.new).physical == o.physical for m in entered) else 0


def _one_tax_for_all(g: Game, p: Any) -> int:
    o = g.view.obj(p.sid)
    casts = [e for e in (entry.event for entry in g.log) if isinstance(e, co.SpellCast) and e.player == p.player]
    return 2 * sum(g.view.obj(e.object).commander for e in casts) if o.commander else 0


def _only_on_the_battlefield(g: Game, lasting: Any) -> bool:
    o = g.state.objects.get(lasting.object) if lasting.object is not None else None
    if lasting.name == "while you control it" and o is not None and o.zone is Zone.STACK:
        return False
    return bool(right("cr611_durations.still_lasts")(g, lasting))


def _x_whatever_is_paid(g: Game, p: Any, items: Any) -> Iterator[Any]:
    own = right("cr601_2_proposal.own_mana_cost")(g, p) if p.kind == "spell" else None
    if own is not None and own.has_x and p.way.alternative:
        x = yield from p.ask(g, "number", "X", rule="107.3a", data={"least": 0}, check=lambda a: None)
        p.announced = replace(p.announced, x=x)
        return
    yield from right("cr601_2_proposal.announce_x")(g, p, items)


def _types_before_generic(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    generic = total.generic
    yield from right("cr601_2f_total.reduce")(g, p, total, part, ctx)
    if not any(s.is_generic for s in mana_cost(part.mana).symbols):
        total.generic = generic


def _one_half_pays(g: Game, p: Any) -> ManaCost | None:
    own: ManaCost | None = right("cr601_2_proposal.own_mana_cost")(g, p)
    return g.view.obj(p.sid).faces[0].mana_cost if p.kind == "spell" and p.announced.paid.get("fuse") else own


def _colored_like_the_rest(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    yield from right("cr601_2f_total.reduce")(g, p, total, replace(part, colored_only=False), ctx)


def _generic_first(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    before, generic = dict(total.typed), total.generic
    yield from right("cr601_2f_total.reduce")(g, p, total, part, ctx)
    for s, n in before.items():
        back = min(n - total.typed[s], generic)
        total.typed[s] += back
        total.generic -= min(back, total.generic)
        generic -= back


def _copies_paid_nothing(g: Game, oid: int, controller: str, exceptions: Any) -> Any:
    move = right("cr707_copying.copy_on_stack")(g, oid, controller, exceptions)
    announced = replace(move.stack.announced, paid={}, method="")
    return replace(move, stack=replace(move.stack, announced=announced))


WRONG = (
    Wrong(
        "a flashback spell that is countered or fizzles goes to the graveyard",
        {"cr614_applying.by_rule": _goes_where_it_would},
        ("cost-0019", "escape-0006", "flashback-0001", "flashback-0002", "flashback-0003"),
        rules=("702.34a",),
    ),
    Wrong(
        "cost increases are forgotten for alternative costs",
        {"cr601_2f_total.changes": _no_tax_on_alternatives},
        ("escape-0022", "madness-0005", "morph-0005", "overload-0005", "plot-0004"),
        rules=("601.2f",),
    ),
    Wrong(
        "cost reductions are forgotten for alternative costs",
        {"cr601_2f_total.changes": _no_reduction_of_alternatives},
        ("escape-0023", "escape-0055"),
        rules=("601.2f",),
    ),
    Wrong(
        "a missing mana cost is read as zero",
        {"cr601_2_proposal.own_mana_cost": _nothing_is_free},
        ("escape-0008", "suspend-0001", "cost-0008"),
        rules=("118.6", "202.1b"),
    ),
    Wrong(
        "two alternative costs are applied to one spell",
        {"cr601_3_permission.ways": _both_ways},
        ("bestow-0007", "cost-0009", "escape-0013", "overload-0006", "permission-0004"),
        rules=("118.9a", "118.9b", "601.3", "601.3e"),
    ),
    Wrong(
        "escape counts the escaping card among the others",
        {"cr118_costs.needed": _itself_among_the_others},
        ("delve-0004", "escape-0009", "escape-0012"),
        rules=("118.3", "702.138a"),
    ),
    Wrong(
        "the mana value of a spell is what was paid for it",
        {"cr601_casting.becomes_cast": _worth_what_was_paid},
        ("cascade-0008", "casting-0009", "escape-0024", "suspend-0005"),
        rules=("202.3d", "202.3e", "202.3"),
    ),
    Wrong(
        "a reduction by generic mana reduces colored mana",
        {"cr601_2f_total.reduce": _reduces_colored_too},
        ("cost-0001", "cost-0013"),
        rules=("118.7a", "601.2f"),
    ),
    Wrong(
        "reductions come before increases",
        {TOTAL: _reductions_first, CHANGES: _no_reductions},
        ("cost-0002",),
        rules=("118.7", "601.2f"),
    ),
    Wrong(
        "a floor on the total comes before increases and reductions",
        {TOTAL: _floor_first, CHANGES: _no_floors},
        ("cost-0003", "cost-0004", "escape-0025"),
        rules=("118.7", "118.9d", "601.2f"),
    ),
    Wrong(
        "the total cost is determined again after mana abilities",
        {"cr601_casting.pay": _locked_too_late},
        ("casting-0011",),
        rules=("601.2f",),
    ),
    Wrong(
        "X is chosen for a spell cast without paying its mana cost",
        {"cr601_2_proposal.announce_x": _x_of_their_choice},
        ("casting-0010", "cascade-0004"),
        rules=("107.3b", "601.2b"),
    ),
    Wrong(
        "a spell cast for an alternative cost can't be kicked",
        {"cr601_2_proposal.additional_costs": _free_means_plain},
        ("buyback-0004", "copy-0201", "escape-0016", "kicker-0005"),
        rules=("118.8", "118.9d"),
    ),
    Wrong(
        "a spell cast for an alternative cost has no additional cost",
        {"cr601_2_proposal.additional_costs": _free_means_nothing},
        ("cascade-0003", "cost-0014", "escape-0015", "permission-0011"),
        rules=("118.8", "118.9d"),
    ),
    Wrong(
        "a spell that escaped is exiled when it leaves the stack",
        {"cr601_2_proposal.announce_way": _escape_exiles_too},
        ("escape-0001", "escape-0005", "escape-0031"),
        rules=("702.138a",),
    ),
    Wrong(
        "a spell whose buyback cost was paid returns to the hand though it did not resolve",
        {"cr608_resolving.fizzle": _fizzles_as_if_resolved},
        ("buyback-0002", "saga-0043", "mana-0003"),
        rules=("608.2b",),
    ),
    Wrong(
        "the commander tax is forgotten for alternative costs",
        {"cr601_2f_total.commander_tax": _no_tax_unless_printed},
        ("commander-0020",),
        rules=("903.8",),
    ),
    Wrong(
        "cards are exiled for an escape cost before the other costs are paid",
        {"cr601_2h_paying.in_order": _escape_first},
        ("escape-0010", "escape-0011", "escape-0037"),
        rules=("601.2h",),
    ),
    Wrong(
        "a random payment is made among the others",
        {"cr118_1_payment.is_late": _never_late},
        ("escape-0035",),
        rules=("601.2h",),
    ),
    Wrong(
        "mana abilities that drew a card are reversed with an illegal casting",
        {"cr733_illegal.reverse": _all_reversed},
        ("casting-0018",),
        rules=("733.1",),
    ),
    Wrong(
        "what came this turn can't be tapped to pay for a spell",
        {AID: _rested_creatures_only},
        ("convoke-0005", "improvise-0001", "improvise-0002", "convoke-0001"),
        rules=("702.51a", "702.126a"),
    ),
    Wrong(
        "convoke, delve and improvise pay for mana of any color",
        {AID: _aids_pay_anything},
        ("convoke-0002", "delve-0002"),
        rules=("702.51a", "702.66a"),
    ),
    Wrong(
        "the commander tax counts casts from everywhere",
        {"cr601_2f_total.commander_tax": _counts_every_cast},
        ("commander-0021",),
        rules=("903.8",),
    ),
    Wrong(
        "the commander tax counts only the casts that resolved",
        {"cr601_2f_total.commander_tax": _resolved_casts_only},
        ("commander-0022",),
        rules=("903.8",),
    ),
    Wrong(
        "two commanders share their tax",
        {"cr601_2f_total.commander_tax": _one_tax_for_all},
        ("commander-0023",),
        rules=("903.8",),
    ),
    Wrong(
        "haste of a suspended creature is lost as it resolves",
        {"cr611_durations.still_lasts": _only_on_the_battlefield},
        ("suspend-0006",),
        rules=("702.62a",),
    ),
    Wrong(
        "X is chosen for a spell whose mana cost is not paid",
        {"cr601_2_proposal.announce_x": _x_whatever_is_paid},
        ("permission-0005",),
        rules=("107.3b",),
    ),
    Wrong(
        "a reduction by colored mana never reduces generic mana",
        {"cr601_2f_total.reduce": _types_before_generic},
        ("cost-0017",),
        rules=("118.7c", "601.2f"),
    ),
    Wrong(
        "a fused spell costs one half",
        {"cr601_2_proposal.own_mana_cost": _one_half_pays},
        ("split-0002", "split-0006"),
        rules=("709.4d", "702.102c"),
    ),
    Wrong(
        "a reduction of colored mana only reduces generic mana as well",
        {"cr601_2f_total.reduce": _colored_like_the_rest},
        ("cost-0020",),
        rules=("118.7b", "601.2f"),
    ),
    Wrong(
        "a reduction by colored mana takes generic mana first",
        {"cr601_2f_total.reduce": _generic_first},
        ("cost-0016",),
        rules=("118.7a", "118.7b", "118.7c", "118.7d", "118.7e", "118.7f", "118.7g", "601.2f"),
    ),
    Wrong(
        "for a copy of a spell no costs count as paid",
        {"cr707_copying.copy_on_stack": _copies_paid_nothing},
        ("copy-0254", "kicker-0008", "surge-0003"),
        rules=("707.10", "707.10a"),
    ),
)
