"""Misreadings of activating, mana, loyalty and linked abilities, and of resolving (602, 605-608, 610.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang.abilities import Triggered
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.game import Game
from judgecall.engine.pipeline import perform
from judgecall.engine.rules import cr601_3_permission as permission
from judgecall.engine.rules import cr605_mana as mana
from judgecall.engine.rules import cr608_resolving as resolving
from judgecall.engine.rules import cr613_layers as layers
from judgecall.engine.rules.cr608_effects import carry_out
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.state.objects import LastKnown
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, right

ACTIVATING = "cr602_activating."
MANA = "cr605_mana."
RESOLVING = "cr608_resolving."
TOTAL = "cr601_2f_total."


def _false(g: Game, *rest: Any) -> bool:
    return False


def _true(g: Game, *rest: Any) -> bool:
    return True


def _none(g: Game, *rest: Any, **more: Any) -> None:
    return None


# --- activating ---------------------------------------------------------------------------------------------------------


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


# --- mana and loyalty ----------------------------------------------------------------------------------------------------


def _whatever_adds(g: Game, ability: Any) -> bool:
    return mana.adds_mana(ability)


def _whatever_adds_triggered(g: Game, ability: Any) -> bool:
    return isinstance(ability, Triggered) and mana.adds_mana(ability)


def _from_mana(g: Game, ability: Any) -> bool:
    return isinstance(ability, Triggered) and not mana.has_targets(ability) and mana._from_mana(ability.when)


def _one_planeswalker_a_turn(g: Game, player: str, h: Any) -> Any:
    if mana.is_loyalty_ability(h.ability) and any(k[0] == "loyalty" for k in g.state.activations):
        return "one loyalty ability a turn"
    return right(ACTIVATING + "loyalty")(g, player, h)


def _loyalty_limit_only(g: Game, player: str, h: Any) -> Any:
    used = g.state.activations.get(("loyalty", h.object))
    return "used" if mana.is_loyalty_ability(h.ability) and used else None


def _no_loyalty_limit(g: Game, player: str, h: Any) -> Any:
    loyal = mana.is_loyalty_ability(h.ability)
    return "as a sorcery" if loyal and not permission.sorcery_time(g, player) else None


def _once(g: Game, player: str) -> int:
    return 1


def _each_loyalty_cost(g: Game, p: Any, items: tuple[Any, ...]) -> tuple[Any, ...]:
    return items


# --- targets -------------------------------------------------------------------------------------------------------------


def _all_or_nothing(g: Game, oid: int, on: Any) -> Any:
    legal = right(RESOLVING + "still_legal")(g, oid, on)
    return legal if legal == on.announced.targets else None


def _illegal_ones_too(g: Game, oid: int, on: Any) -> Any:
    legal = right(RESOLVING + "still_legal")(g, oid, on)
    return None if legal is None else on.announced.targets


def _never_fizzles(g: Game, oid: int, on: Any) -> Any:
    legal = right(RESOLVING + "still_legal")(g, oid, on)
    return legal if legal is not None else tuple(() for _ in on.announced.targets)


def _as_announced(g: Game, oid: int, on: Any) -> Any:
    """Only a target that is gone is illegal."""
    chosen = on.announced.targets
    there = tuple(tuple(r for r in group if isinstance(r, str) or r in g.state.objects) for group in chosen)
    return there if any(there) or not any(chosen) else None


# --- what is done --------------------------------------------------------------------------------------------------------


def _checked_all_the_time(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    """State-based actions are performed after each instruction."""
    o = g.state.objects[oid]
    assert o.stack is not None
    ctx = resolving.context(g, oid)
    ability = o.stack.ability if o.stack.ability is not None else resolving.spell_ability(g, oid)
    for names, effects in resolving.runs(ability, o.stack.announced, legal):
        ctx.bindings.update(names)
        for effect in effects:
            yield from carry_out(g, [effect], ctx)
            yield from check(g)
    last = zo.CeaseToExist(object=oid) if o.kind == "ability" else zo.Move(object=oid, to=Zone.GRAVEYARD, cause="resolve")
    yield from perform(g, [last, co.Resolved(object=oid)], "608.2n")


def _stops_when_gone(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    """What has left the stack is not carried out any further."""
    o = g.state.objects[oid]
    assert o.stack is not None
    ctx = resolving.context(g, oid)
    ability = o.stack.ability if o.stack.ability is not None else resolving.spell_ability(g, oid)
    for names, effects in resolving.runs(ability, o.stack.announced, legal):
        ctx.bindings.update(names)
        for effect in effects:
            if oid in g.state.objects:
                yield from carry_out(g, [effect], ctx)
    if oid in g.state.objects:
        last = zo.CeaseToExist(object=oid) if o.kind == "ability" else zo.Move(object=oid, to=Zone.GRAVEYARD)
        yield from perform(g, [last, co.Resolved(object=oid)], "608.2n")


def _in_the_graveyard_first(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    """A spell is put into the graveyard, and then it is carried out."""
    o = g.state.objects[oid]
    assert o.stack is not None
    if o.kind != "card":
        yield from right(RESOLVING + "resolve_effects")(g, oid, legal)
        return
    ctx = resolving.context(g, oid)
    ability = resolving.spell_ability(g, oid)
    yield from perform(g, [zo.Move(object=oid, to=Zone.GRAVEYARD, cause="resolve"), co.Resolved(object=oid)], "608.2n")
    for names, effects in resolving.runs(ability, o.stack.announced, legal):
        ctx.bindings.update(names)
        yield from carry_out(g, effects, ctx)


def _the_first_thing_goes_on(g: Game, do: Any, ctx: Any, player: str) -> bool:
    """An empty library makes drawing impossible."""
    if any(isinstance(e, ef.Draw) for e in do) and not g.view.zone(Zone.LIBRARY, player):
        return False
    return bool(right("cr118_optional.can_be_done")(g, do, ctx, player))


def _one_by_one(g: Game, ctx: Any, players: Any, options: Any, count: Any, about: str, up_to: bool = False) -> Iterator[Any]:
    """Each player does what was chosen before the next one chooses."""
    chosen: dict[str, tuple[int, ...]] = {}
    for p in g.in_turn_order():
        if p in set(players):
            mine = yield from right("doing.each_chooses")(g, ctx, [p], options, count, about, up_to)
            chosen.update(mine)
            if about == "sacrifice":
                yield from perform(g, [zo.Sacrifice(player=p, object=o, by_effect=True) for o in mine[p]], "701.21a")
    return chosen


def _as_printed(g: Game, state: Any, oid: int) -> LastKnown:
    """Of what is gone the card is known, and not what it was."""
    last = state.last_known[oid]
    bare = replace(last.object, counters={}, controller=last.object.owner, attached_to=None)
    return LastKnown(bare, layers.plain(g, bare))


def _not_locked(g: Game, node: Any, ctx: Any) -> Any:
    return node


# --- exile until, and links ------------------------------------------------------------------------------------------------


def _never_returns(g: Game, happened: Any) -> list[Any]:
    return []


def _in_turn(g: Game, due: Any) -> Iterator[Any]:
    for d in due:
        yield from right("cr610_until.go_back")(g, [d])


def _to_the_battlefield(g: Game, due: Any) -> Iterator[Any]:
    there = [replace(d, bindings={"exiled from battlefield": next(iter(d.bindings.values()))}) for d in due]
    yield from right("cr610_until.go_back")(g, there)


def _under_its_exilers_control(g: Game, due: Any) -> Iterator[Any]:
    from judgecall.engine.cards.lang import nouns as n
    from judgecall.engine.evaluate.context import Ctx

    for d in due:
        for name, objects in d.bindings.items():
            ctx = Ctx(g.view, d.controller, d.source, {name: objects}, d.follow)
            yield from carry_out(g, [ef.PutOntoBattlefield(what=n.Ref(name=name), under=n.Player(name="you"))], ctx)


WRONG = (
    Wrong("anybody activates anything", {ACTIVATING + "who_may": _anybody}, ("activate-0001", "activate-0002")),
    Wrong("nobody but the controller activates", {ACTIVATING + "who_may": _controller_only}, ("activate-0002",)),
    Wrong(
        "abilities are activated on the battlefield only", {ACTIVATING + "who_may": _controller_wherever}, ("activate-0010",)
    ),
    Wrong(
        "prohibitions cover mana abilities",
        {ACTIVATING + "prohibited": _mana_too},
        ("activate-0110", "activate-0113", "mana-0006"),
    ),
    Wrong("prohibitions are about permanents", {ACTIVATING + "prohibited": _permanents_only}, ("activate-0114",)),
    Wrong(
        "only split second prohibits",
        {ACTIVATING + "prohibited": _no_prohibition_but_split_second},
        ("activate-0111", "activate-0112", "activate-0113", "loyalty-0007"),
    ),
    Wrong(
        "sickness keeps from attacking only",
        {ACTIVATING + "sick": _false},
        ("activate-0101", "activate-0103", "activate-0104", "activate-0105"),
    ),
    Wrong("lands that become creatures are never sick", {ACTIVATING + "sick": _since_it_became_a_creature}, ("activate-0104",)),
    Wrong("a limit is its controller's", {ACTIVATING + "limit_reached": _limit_of_the_controller}, ("activate-0107",)),
    Wrong(
        "a limit is that of the name",
        {ACTIVATING + "limit_reached": _limit_of_the_name},
        ("activate-0108", "activate-0109"),
    ),
    Wrong("there are no limits", {ACTIVATING + "limit_reached": _none}, ("activate-0107", "activate-0109", "mana-0105")),
    Wrong("a countered use is none", {ACTIVATING + "limit_reached": _limit_counts_resolutions}, ("activate-0109",)),
    Wrong("abilities can be activated at any time", {ACTIVATING + "wrong_time": _any_time}, ("activate-0106", "mana-0104")),
    Wrong("an instant's time is any time", {ACTIVATING + "wrong_time": _always_timely}, ("mana-0104",)),
    Wrong("taxes are for mana abilities too", {TOTAL + "changes": _taxes_mana}, ("activate-0115",)),
    Wrong("reductions of activation costs go down to nothing", {TOTAL + "reduce": _without_floor}, ("activate-0116",)),
    Wrong(
        "whatever adds mana is a mana ability",
        {MANA + "without_stack": _whatever_adds},
        ("mana-0002", "mana-0003", "mana-0004"),
    ),
    Wrong("mana abilities wait on the stack", {MANA + "without_stack": _false}, ("mana-0001", "mana-0007", "mana-0107")),
    Wrong(
        "whatever adds mana as it triggers is a mana ability",
        {MANA + "triggered_without_stack": _whatever_adds_triggered},
        ("mana-0008",),
    ),
    Wrong(
        "whatever triggers from mana is a mana ability",
        {MANA + "triggered_without_stack": _from_mana},
        ("mana-0009", "mana-0011"),
    ),
    Wrong(
        "triggered mana abilities wait on the stack",
        {MANA + "triggered_without_stack": _false},
        ("mana-0010", "mana-0011"),
    ),
    Wrong("one loyalty ability a turn", {ACTIVATING + "loyalty": _one_planeswalker_a_turn}, ("loyalty-0001", "loyalty-0004")),
    Wrong(
        "loyalty abilities are activated at any time",
        {ACTIVATING + "loyalty": _loyalty_limit_only},
        ("loyalty-0002",),
    ),
    Wrong(
        "loyalty abilities are activated as often as they can be paid",
        {ACTIVATING + "loyalty": _no_loyalty_limit},
        ("loyalty-0001", "loyalty-0004", "loyalty-0005", "loyalty-0006", "loyalty-0008"),
    ),
    Wrong("nothing allows a second loyalty ability", {ACTIVATING + "loyalty_uses": _once}, ("loyalty-0008",)),
    Wrong("loyalty may go below nothing", {"cr118_costs.cant_pay_loyalty": _none}, ("loyalty-0101", "loyalty-0103")),
    Wrong(
        "loyalty costs are paid one by one",
        {TOTAL + "loyalty_combined": _each_loyalty_cost},
        ("loyalty-0107",),
    ),
    Wrong(
        "one illegal target stops the whole",
        {RESOLVING + "still_legal": _all_or_nothing},
        ("resolve-0004", "resolve-0005", "resolve-0006", "resolve-0010"),
    ),
    Wrong("illegal targets are affected", {RESOLVING + "still_legal": _illegal_ones_too}, ("resolve-0004", "resolve-0007")),
    Wrong(
        "what has no legal target resolves as far as it can",
        {RESOLVING + "still_legal": _never_fizzles},
        ("resolve-0001", "resolve-0002", "resolve-0009"),
    ),
    Wrong(
        "only what has left is an illegal target",
        {RESOLVING + "still_legal": _as_announced},
        ("resolve-0002", "resolve-0003", "resolve-0004", "resolve-0007"),
    ),
    Wrong(
        "state-based actions are performed while a spell resolves",
        {RESOLVING + "resolve_effects": _checked_all_the_time},
        ("resolve-0118", "resolve-0119"),
    ),
    Wrong("a spell that leaves stops", {RESOLVING + "resolve_effects": _stops_when_gone}, ("resolve-0116",)),
    Wrong(
        "a spell finds itself in the graveyard",
        {RESOLVING + "resolve_effects": _in_the_graveyard_first},
        ("resolve-0117",),
    ),
    Wrong("impossible options can be chosen", {"cr118_optional.can_be_done": _true}, ("resolve-0106",)),
    Wrong("nobody draws from an empty library", {"cr118_optional.can_be_done": _the_first_thing_goes_on}, ("resolve-0108",)),
    Wrong("players sacrifice one after another", {"doing.each_chooses": _one_by_one}, ("resolve-0110",)),
    Wrong(
        "what is gone is known as it is printed",
        {"cr608_last_known.last_known": _as_printed},
        ("resolve-0202", "resolve-0203", "resolve-0204", "resolve-0206", "resolve-0207", "resolve-0208"),
    ),
    Wrong("numbers go on being counted", {"verbs_continuous.locked": _not_locked}, ("resolve-0201",)),
    Wrong(
        "what is exiled until something leaves stays",
        {"cr603_noticing.immediate": _never_returns},
        ("linked-0101", "linked-0103", "linked-0105", "linked-0106", "linked-0107", "linked-0111"),
    ),
    Wrong("the exiled cards return one after another", {"cr610_until.go_back": _in_turn}, ("linked-0105",)),
    Wrong("the exiled cards return to the battlefield", {"cr610_until.go_back": _to_the_battlefield}, ("linked-0111",)),
    Wrong(
        "the exiled cards return under the exiler's control",
        {"cr610_until.go_back": _under_its_exilers_control},
        ("linked-0101", "linked-0107"),
    ),
    Wrong("what has left exiles for ever", {"cr610_until.has_happened": _false}, ("linked-0102",)),
    Wrong("a choice stays with its object", {"linked.undefined": _false}, ("linked-0010",)),
)
