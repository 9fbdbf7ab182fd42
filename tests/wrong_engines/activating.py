"""Misreadings of activating, mana and loyalty abilities (602, 605, 606)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import costs as lc
from judgecall.engine.cards.lang import nouns
from judgecall.engine.cards.lang.abilities import Triggered
from judgecall.engine.derive import cr605_1_mana_abilities as cr605_1
from judgecall.engine.derive.game import Game
from judgecall.engine.events import changes as ch
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr601_3_permission as permission
from judgecall.engine.rules import cr608_resolving as resolving
from judgecall.engine.rules.cr118_1_payment import NOTHING
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import with_object
from msgspec.structs import replace
from wrong import Wrong, right

ACTIVATING = "cr602_activating."
MANA = "cr605_mana."
RESOLVING = "cr608_resolving."
TOTAL = "cr601_2f_total."


def _false(g: Game, *rest: Any) -> bool:
    return False


def _none(g: Game, *rest: Any, **more: Any) -> None:
    return None


def _anybody(g: Game, h: Any) -> tuple[str, ...]:
    return g.in_turn_order()


def _controller_only(g: Game, h: Any) -> tuple[str, ...]:
    return (g.view.controller(h.object),)


def _controller_wherever(g: Game, h: Any) -> tuple[str, ...]:
    """The controller of the source at the moment: no ability of a card that nobody controls."""
    o = g.view.obj(h.object)
    return (g.view.controller(h.object),) if o.zone is Zone.BATTLEFIELD else ()


def _mana_too(g: Game, player: str, h: Any, is_mana: bool) -> Any:
    return right(ACTIVATING + "prohibited")(g, player, h, False)


def _permanents_only(g: Game, player: str, h: Any, is_mana: bool) -> Any:
    if g.view.obj(h.object).zone is not Zone.BATTLEFIELD:
        return None
    return right(ACTIVATING + "prohibited")(g, player, h, is_mana)


def _no_prohibition_but_split_second(g: Game, player: str, h: Any, is_mana: bool) -> Any:
    return "split second" if not is_mana and permission.split_second(g) else None


def _since_it_became_a_creature(g: Game, h: Any) -> bool:
    """The tap symbol is barred to creatures by what they are printed as."""
    o = g.view.obj(h.object)
    return "Creature" in o.faces[o.face].types and bool(right(ACTIVATING + "sick")(g, h))


def _limit_of_the_controller(g: Game, h: Any) -> Any:
    o = g.view.obj(h.object)
    if g.view.controller(h.object) != o.owner:
        return None
    return right(ACTIVATING + "limit_reached")(g, h)


def _limit_of_the_name(g: Game, h: Any) -> Any:
    used = {key[0] for key in g.state.activations if isinstance(key[0], int)}
    limited = h.ability.once_each_turn or h.ability.timing == "once each turn"
    names = {g.view.chars(oid).name for oid in used}
    return "used" if limited and g.view.chars(h.object).name in names else None


def _limit_counts_resolutions(g: Game, h: Any) -> Any:
    """A use that has been countered is none."""
    if any(isinstance(entry.event, zo.CounterIt) for entry in g.log):
        return None
    return right(ACTIVATING + "limit_reached")(g, h)


def _always_timely(g: Game, player: str, h: Any, paying: bool = False) -> Any:
    return right(ACTIVATING + "wrong_time")(g, player, h, False)


def _any_time(g: Game, player: str, h: Any, paying: bool = False) -> None:
    return None


def _taxes_mana(g: Game, p: Any) -> Iterator[Any]:
    yield from right(TOTAL + "changes")(g, p)
    if p.kind == "mana":
        yield from ((part, e.ctx) for part, e in g.view.parts(con.CostChange) if part.abilities and not part.less)


def _without_floor(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    yield from right(TOTAL + "reduce")(g, p, total, replace(part, floor=None), ctx)


def _whatever_adds(g: Game, ability: Any) -> bool:
    return cr605_1.adds_mana(ability)


def _whatever_adds_triggered(g: Game, ability: Any) -> bool:
    return isinstance(ability, Triggered) and cr605_1.adds_mana(ability)


def _from_mana(g: Game, ability: Any) -> bool:
    return isinstance(ability, Triggered) and not cr605_1.has_targets(ability) and cr605_1.from_mana(ability.when)


def _one_planeswalker_a_turn(g: Game, player: str, h: Any) -> Any:
    if cr605_1.is_loyalty_ability(h.ability) and any(k[0] == "loyalty" for k in g.state.activations):
        return "one loyalty ability a turn"
    return right(ACTIVATING + "loyalty")(g, player, h)


def _loyalty_limit_only(g: Game, player: str, h: Any) -> Any:
    used = g.state.activations.get(("loyalty", h.object))
    return "used" if cr605_1.is_loyalty_ability(h.ability) and used else None


def _no_loyalty_limit(g: Game, player: str, h: Any) -> Any:
    loyal = cr605_1.is_loyalty_ability(h.ability)
    return "as a sorcery" if loyal and not permission.sorcery_time(g, player) else None


def _once(g: Game, player: str) -> int:
    return 1


def _each_loyalty_cost(g: Game, p: Any, items: tuple[Any, ...]) -> tuple[Any, ...]:
    return items


def _goes_with_its_source(g: Game, oid: int, on: Any) -> Any:
    if on.kind == "activated" and on.source not in g.state.objects:
        return None
    return right(RESOLVING + "still_legal")(g, oid, on)


def _of_the_sources_controller(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    on = g.state.objects[oid].stack
    if on is not None and on.kind == "activated" and on.source in g.state.objects:
        controller = g.view.controller(on.source)
        g.become(with_object(g.state, replace(g.state.objects[oid], controller=controller)))
    yield from right(RESOLVING + "resolve_effects")(g, oid, legal)


def _not_itself(g: Game, ctx: Any, target: Any, r: Any) -> bool:
    return r != ctx.source and bool(right("cr115_targets.is_legal")(g, ctx, target, r))


def _abilities_are_spells(g: Game, ctx: Any, target: Any, r: Any) -> bool:
    spells = target.what is not None and "spell" in target.what.is_
    ability = isinstance(r, int) and r in g.state.objects and g.state.objects[r].kind == "ability"
    return (spells and ability) or bool(right("cr115_targets.is_legal")(g, ctx, target, r))


def _whatever_is_there(g: Game, ctx: Any, target: Any, r: Any) -> bool:
    there = isinstance(r, int) and r in g.state.objects and g.state.objects[r].zone is Zone.BATTLEFIELD
    return there or bool(right("cr115_targets.is_legal")(g, ctx, target, r))


def _controller_chooses(g: Game, ctx: Any, by: Any, about: str) -> Iterator[Any]:
    return (yield from right("cr115_targets.who_chooses")(g, ctx, nouns.Player(name="you"), about))


def _no_chance(g: Game, p: Any, total: Any, journal: Any) -> Iterator[Any]:
    return
    yield


def _at_once(g: Game, p: Any) -> Iterator[Any]:
    """Spells that add mana are as fast as abilities that do."""
    yield from right("cr601_casting.becomes_cast")(g, p)
    ability = resolving.spell_ability(g, p.sid)
    if ability is not None and cr605_1.adds_mana(ability):
        yield from resolving.resolve_top(g)


def _costs_are_effects(g: Game, p: Any, item: Any) -> Iterator[Any]:
    if isinstance(item.part, lc.LoyaltyCost) and item.part.change.startswith("+"):
        put = ch.PutCounters(target=p.source, kind="loyalty", amount=int(item.part.change), by=p.player, by_effect=True)
        yield from perform(g, [put], "601.2h")
        return NOTHING
    return (yield from right("cr118_1_payment.pay")(g, p, item))


def _costs_are_not_replaced(g: Game, p: Any, item: Any) -> Iterator[Any]:
    if isinstance(item.part, lc.LoyaltyCost) and item.part.change.startswith("+"):
        g.write((ch.PutCounters(target=p.source, kind="loyalty", amount=int(item.part.change)),))
        return NOTHING
    return (yield from right("cr118_1_payment.pay")(g, p, item))


def _not_undone(g: Game, point: Any, journal: Any) -> Iterator[Any]:
    """What has been begun stays begun."""
    return
    yield


WRONG = (
    Wrong(
        "anybody activates anything",
        {ACTIVATING + "who_may": _anybody},
        ("activate-0001", "activate-0002", "loyalty-0003"),
        rules=("602.2", "602.5a"),
    ),
    Wrong(
        "nobody but the controller activates",
        {ACTIVATING + "who_may": _controller_only},
        ("activate-0002",),
        rules=("602.1b", "602.2"),
    ),
    Wrong(
        "abilities are activated on the battlefield only",
        {ACTIVATING + "who_may": _controller_wherever},
        ("activate-0010",),
        rules=("602.2",),
    ),
    Wrong(
        "prohibitions cover mana abilities",
        {ACTIVATING + "prohibited": _mana_too},
        ("activate-0110", "activate-0113", "casting-0013"),
        rules=("602.5", "702.61a"),
    ),
    Wrong(
        "prohibitions are about permanents", {ACTIVATING + "prohibited": _permanents_only}, ("activate-0114",), rules=("602.5",)
    ),
    Wrong(
        "only split second prohibits",
        {ACTIVATING + "prohibited": _no_prohibition_but_split_second},
        ("activate-0111", "activate-0112", "activate-0113", "loyalty-0007"),
        rules=("602.5",),
    ),
    Wrong(
        "sickness keeps from attacking only",
        {ACTIVATING + "sick": _false},
        ("activate-0101", "activate-0103", "activate-0104", "activate-0105", "activate-0117"),
        rules=("602.5a",),
    ),
    Wrong(
        "lands that become creatures are never sick",
        {ACTIVATING + "sick": _since_it_became_a_creature},
        ("activate-0104",),
        rules=("602.5a",),
    ),
    Wrong(
        "a limit is its controller's",
        {ACTIVATING + "limit_reached": _limit_of_the_controller},
        ("activate-0107",),
        rules=("602.5b",),
    ),
    Wrong(
        "a limit is that of the name",
        {ACTIVATING + "limit_reached": _limit_of_the_name},
        ("activate-0108", "activate-0109"),
        rules=("602.5b",),
    ),
    Wrong(
        "there are no limits",
        {ACTIVATING + "limit_reached": _none},
        ("activate-0107", "activate-0109", "mana-0105"),
        rules=("602.5b",),
    ),
    Wrong(
        "a countered use is none",
        {ACTIVATING + "limit_reached": _limit_counts_resolutions},
        ("activate-0109",),
        rules=("602.5b",),
    ),
    Wrong(
        "abilities can be activated at any time",
        {ACTIVATING + "wrong_time": _any_time},
        ("activate-0106", "mana-0104"),
        rules=("602.5d", "602.5e"),
    ),
    Wrong("an instant's time is any time", {ACTIVATING + "wrong_time": _always_timely}, ("mana-0104",), rules=("602.5e",)),
    Wrong("taxes are for mana abilities too", {TOTAL + "changes": _taxes_mana}, ("activate-0115",), rules=("601.2f",)),
    Wrong(
        "reductions of activation costs go down to nothing",
        {TOTAL + "reduce": _without_floor},
        ("activate-0116",),
        rules=("601.2f",),
    ),
    Wrong(
        "whatever adds mana is a mana ability",
        {MANA + "without_stack": _whatever_adds},
        ("mana-0002", "mana-0004"),
        rules=("605.1a",),
    ),
    Wrong(
        "mana abilities wait on the stack",
        {MANA + "without_stack": _false},
        ("mana-0001", "mana-0007", "mana-0101", "mana-0107"),
        rules=("605.3b", "605.3a"),
    ),
    Wrong(
        "whatever adds mana as it triggers is a mana ability",
        {MANA + "triggered_without_stack": _whatever_adds_triggered},
        ("mana-0008",),
        rules=("605.1b",),
    ),
    Wrong(
        "whatever triggers from mana is a mana ability",
        {MANA + "triggered_without_stack": _from_mana},
        ("mana-0009", "mana-0011"),
        rules=("605.1b", "605.4a"),
    ),
    Wrong(
        "triggered mana abilities wait on the stack",
        {MANA + "triggered_without_stack": _false},
        ("mana-0010", "mana-0011"),
        rules=("605.1b", "605.4a"),
    ),
    Wrong(
        "one loyalty ability a turn",
        {ACTIVATING + "loyalty": _one_planeswalker_a_turn},
        ("loyalty-0001", "loyalty-0004"),
        rules=("606.3",),
    ),
    Wrong(
        "loyalty abilities are activated at any time",
        {ACTIVATING + "loyalty": _loyalty_limit_only},
        ("loyalty-0002",),
        rules=("606.3",),
    ),
    Wrong(
        "loyalty abilities are activated as often as they can be paid",
        {ACTIVATING + "loyalty": _no_loyalty_limit},
        ("loyalty-0001", "loyalty-0004", "loyalty-0005", "loyalty-0006", "loyalty-0008"),
        rules=("606.3",),
    ),
    Wrong(
        "nothing allows a second loyalty ability",
        {ACTIVATING + "loyalty_uses": _once},
        ("loyalty-0008",),
        rules=("101.1", "606.3"),
    ),
    Wrong(
        "loyalty may go below nothing",
        {"cr118_costs.cant_pay_loyalty": _none},
        ("loyalty-0101", "loyalty-0103", "loyalty-0108"),
        rules=("606.6",),
    ),
    Wrong(
        "loyalty costs are paid one by one",
        {TOTAL + "loyalty_combined": _each_loyalty_cost},
        ("loyalty-0107",),
        rules=("606.5",),
    ),
    Wrong(
        "an ability goes with its source",
        {RESOLVING + "still_legal": _goes_with_its_source},
        ("activate-0003", "loyalty-0102", "resolve-0206", "saga-0152"),
        rules=("113.7a",),
    ),
    Wrong(
        "an ability is its source's controller's",
        {RESOLVING + "resolve_effects": _of_the_sources_controller},
        ("activate-0004",),
        rules=("113.8", "602.2a"),
    ),
    Wrong("an ability can't target its source", {"cr115_targets.is_legal": _not_itself}, ("activate-0006",), rules=("602.2b",)),
    Wrong(
        "abilities are targeted as spells",
        {"cr115_targets.is_legal": _abilities_are_spells},
        ("activate-0007",),
        rules=("112.1", "602.2a"),
    ),
    Wrong(
        "whatever is there is a legal target",
        {"cr115_targets.is_legal": _whatever_is_there},
        ("activate-0011", "copy-0211", "kicker-0006", "casting-0005"),
        rules=("115.1", "601.2c", "115.7a"),
    ),
    Wrong(
        "targets are chosen by the controller",
        {"cr115_targets.who_chooses": _controller_chooses},
        ("activate-0008", "activate-0009"),
        rules=("602.3",),
    ),
    Wrong(
        "mana comes before costs",
        {"cr601_2h_paying.chance_for_mana": _no_chance},
        ("casting-0002", "emerge-0005", "flashback-0009", "land-0005", "land-0006"),
        rules=("117.1d", "118.3c"),
    ),
    Wrong(
        "spells that add mana are mana abilities", {"cr601_casting.becomes_cast": _at_once}, ("mana-0005",), rules=("605.5b",)
    ),
    Wrong(
        "nothing is undone",
        {"cr733_illegal.reverse": _not_undone},
        ("activate-0005", "casting-0007", "mana-0106", "casting-0006"),
        rules=("733.1",),
    ),
    Wrong("loyalty costs are effects", {"cr118_1_payment.pay": _costs_are_effects}, ("loyalty-0104",), rules=("606.4",)),
    Wrong("costs are never replaced", {"cr118_1_payment.pay": _costs_are_not_replaced}, ("loyalty-0105",), rules=("606.4",)),
)
