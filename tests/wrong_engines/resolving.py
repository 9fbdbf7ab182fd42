"""Misreadings of resolving (608)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import nouns
from judgecall.engine.derive import cr613_layers as layers
from judgecall.engine.derive.game import Game
from judgecall.engine.events import course as co
from judgecall.engine.events import zones as zo
from judgecall.engine.kernel.effects import carry_out
from judgecall.engine.kernel.pipeline import perform
from judgecall.engine.rules import cr608_resolving as resolving
from judgecall.engine.rules.cr704_state_based import check
from judgecall.engine.state.objects import LastKnown
from judgecall.engine.terms.zones import Zone
from judgecall.engine.writer.edit import with_object
from msgspec.structs import replace
from wrong import Wrong, nothing, right

RESOLVING = "cr608_resolving."


def _true(g: Game, *rest: Any) -> bool:
    return True


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


def _all_at_once(g: Game) -> Iterator[Any]:
    """When all have passed, the whole stack resolves."""
    while g.view.zone(Zone.STACK) and g.state.outcome is None:
        yield from right(RESOLVING + "resolve_top")(g)
        yield from check(g)


def _is_done_anyway(g: Game, e: Any, ctx: Any) -> Iterator[Any]:
    """What a player may do happens."""
    yield from right("verbs_structure.may")(g, e, ctx)
    if not ctx.bindings.get(e.as_) and not e.cost:
        yield from carry_out(g, e.do, ctx)


def _all_or_nobody(g: Game, ctx: Any, players: Any, options: Any, count: Any, about: str, up_to: bool = False) -> Iterator[Any]:
    """What one player can't do nobody does."""
    if any(len(options(p)) < count(p) for p in players):
        return dict.fromkeys(players, ())
    return (yield from right("doing.each_chooses")(g, ctx, players, options, count, about, up_to))


def _creatures_only(g: Game, e: Any) -> bool:
    """What is returned must still be the creature that it was."""
    o = g.state.objects.get(e.object) if isinstance(e, zo.Move) and e.object is not None else None
    if o is not None and e.to is Zone.HAND and e.by_effect and o.zone is Zone.BATTLEFIELD:
        return "Creature" in g.view.chars(o.id).types
    return bool(right("expanding.possible")(g, e))


def _nothing_is_known(g: Game, state: Any, oid: int) -> LastKnown:
    """What is gone has no numbers."""
    last = state.last_known[oid]
    return LastKnown(last.object, replace(last.characteristics, power=None, toughness=None, mana_cost=None))


def _spells_stay(g: Game, e: Any, ctx: Any) -> Iterator[Any]:
    """Nobody gains control of a spell."""
    spells = [o for o in ctx.bindings.get("target", ()) if o in g.state.objects and g.state.objects[o].zone is Zone.STACK]
    if spells and any(isinstance(p, con.ControlledBy) for p in e.parts):
        return
    yield from right("verbs_continuous.modify")(g, e, ctx)


def _whatever_enters_may(g: Game, e: Any) -> Any:
    if isinstance(e, zo.Move) and e.to is Zone.BATTLEFIELD:
        return None
    return right("cr614_17_cant.cant_happen")(g, e)


def _everything_is_countered(g: Game, e: Any) -> Any:
    return None if isinstance(e, zo.CounterIt) else right("cr614_17_cant.cant_happen")(g, e)


def _of_what_it_enchants(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    """An Aura is controlled by whoever controls what it enchants."""
    host = next((t for group in legal for t in group), None)
    if isinstance(host, int):
        g.become(with_object(g.state, replace(g.state.objects[oid], controller=g.view.controller(host))))
    yield from right(RESOLVING + "resolve_permanent")(g, oid, legal)


def _finds_its_source(g: Game, ctx: Any, objects: Any) -> list[int]:
    """An ability finds its source again wherever it is."""
    found = []
    for oid in objects:
        while oid in g.state.successor:
            oid = g.state.successor[oid]
        if oid in g.state.objects:
            found.append(oid)
    return found


def _what_is_over_is_forgotten(g: Game, p: Any, total: Any, part: Any, ctx: Any) -> Iterator[Any]:
    """A cost counts those that are still there and attack."""
    if not isinstance(part.times, nouns.ThisTurn):
        yield from right("cr601_2f_total.reduce")(g, p, total, part, ctx)


def _as_it_was_cast(g: Game, oid: int, legal: Any) -> Iterator[Any]:
    """Numbers are those of the moment at which the spell was cast."""
    cast = g.state.objects[oid].timestamp
    later = {k: e for k, e in g.state.effects.items() if e.timestamp > cast}
    g.become(replace(g.state, effects={k: e for k, e in g.state.effects.items() if k not in later}))
    yield from right(RESOLVING + "resolve_effects")(g, oid, legal)
    g.become(replace(g.state, effects={**g.state.effects, **later}))


def _of_one_color_only(g: Game, e: Any) -> bool:
    """An effect about a color is about what has that color alone."""
    if isinstance(e, zo.Destroy) and e.by_effect and e.object in g.state.objects and len(g.view.chars(e.object).colors) > 1:
        return False
    return bool(right("expanding.possible")(g, e))


WRONG = (
    Wrong("a color is the only color", {"expanding.possible": _of_one_color_only}, ("resolve-0114",), rules=("608.2j",)),
    Wrong(
        "numbers are those of the casting",
        {RESOLVING + "resolve_effects": _as_it_was_cast},
        ("resolve-0209",),
        rules=("608.2h",),
    ),
    Wrong(
        "what was discarded is forgotten",
        {"verbs_zones.discards": nothing},
        ("resolve-0104", "resolve-0211"),
        rules=("608.2c", "608.2h"),
    ),
    Wrong("an ability finds its source again", {"doing.where_it_is": _finds_its_source}, ("resolve-0122",), rules=("400.7",)),
    Wrong(
        "attacks that are over are forgotten",
        {"cr601_2f_total.reduce": _what_is_over_is_forgotten},
        ("resolve-0210",),
        rules=("608.2i",),
    ),
    Wrong(
        "one illegal target stops the whole",
        {RESOLVING + "still_legal": _all_or_nothing},
        ("resolve-0004", "resolve-0005", "resolve-0006", "resolve-0010"),
        rules=("608.2b",),
    ),
    Wrong(
        "illegal targets are affected",
        {RESOLVING + "still_legal": _illegal_ones_too},
        ("resolve-0004", "resolve-0007", "resolve-0008"),
        rules=("608.2b",),
    ),
    Wrong(
        "what has no legal target resolves as far as it can",
        {RESOLVING + "still_legal": _never_fizzles},
        ("resolve-0001", "resolve-0002", "resolve-0009", "resolve-0011", "resolve-0013"),
        rules=("608.2b",),
    ),
    Wrong(
        "only what has left is an illegal target",
        {RESOLVING + "still_legal": _as_announced},
        ("resolve-0002", "resolve-0003", "resolve-0004", "resolve-0007"),
        rules=("608.2b",),
    ),
    Wrong(
        "state-based actions are performed while a spell resolves",
        {RESOLVING + "resolve_effects": _checked_all_the_time},
        ("resolve-0118", "resolve-0119"),
        rules=("608.2",),
    ),
    Wrong(
        "a spell that leaves stops",
        {RESOLVING + "resolve_effects": _stops_when_gone},
        ("resolve-0116", "buyback-0001"),
        rules=("608.2c", "608.2n"),
    ),
    Wrong(
        "a spell finds itself in the graveyard",
        {RESOLVING + "resolve_effects": _in_the_graveyard_first},
        ("resolve-0117",),
        rules=("608.2n",),
    ),
    Wrong("impossible options can be chosen", {"cr118_optional.can_be_done": _true}, ("draw-0009",), rules=("121.2b",)),
    Wrong(
        "nobody draws from an empty library",
        {"cr118_optional.can_be_done": _the_first_thing_goes_on},
        ("resolve-0108",),
        rules=("608.2d",),
    ),
    Wrong(
        "players sacrifice one after another",
        {"doing.each_chooses": _one_by_one},
        ("apnap-0005", "resolve-0110"),
        rules=("101.4",),
    ),
    Wrong(
        "what is gone is known as it is printed",
        {"cr608_last_known.last_known": _as_printed},
        ("resolve-0202", "resolve-0203", "resolve-0204", "resolve-0207", "resolve-0208"),
        rules=("608.2h",),
    ),
    Wrong("numbers go on being counted", {"verbs_continuous.locked": _not_locked}, ("resolve-0201",), rules=("608.2h",)),
    Wrong(
        "the whole stack resolves",
        {RESOLVING + "resolve_top": _all_at_once},
        ("permission-0010", "resolve-0305", "target-0009", "permission-0016", "trigger-0509"),
        rules=("608.1", "608.2"),
    ),
    Wrong(
        "what one may do is done",
        {"verbs_structure.may": _is_done_anyway},
        ("resolve-0107", "trigger-0301"),
        rules=("608.2d", "603.5"),
    ),
    Wrong(
        "what one can't do nobody does",
        {"doing.each_chooses": _all_or_nobody},
        ("resolve-0101", "resolve-0102"),
        rules=("608.2c", "609.3"),
    ),
    Wrong("what is returned must be a creature", {"expanding.possible": _creatures_only}, ("resolve-0115",), rules=("608.2k",)),
    Wrong(
        "what is gone has no numbers",
        {"cr608_last_known.last_known": _nothing_is_known},
        ("resolve-0202", "resolve-0203", "resolve-0205", "resolve-0206"),
        rules=("608.2h", "113.7a"),
    ),
    Wrong(
        "spells don't change control",
        {"verbs_continuous.modify": _spells_stay},
        ("resolve-0301", "resolve-0302"),
        rules=("608.3a", "608.2c"),
    ),
    Wrong("whatever enters may", {"cr614_17_cant.cant_happen": _whatever_enters_may}, ("resolve-0303",), rules=("614.17",)),
    Wrong(
        "whatever is countered may be",
        {"cr614_17_cant.cant_happen": _everything_is_countered},
        ("resolve-0103",),
        rules=("608.2c",),
    ),
    Wrong(
        "Auras are the host's controller's",
        {RESOLVING + "resolve_permanent": _of_what_it_enchants},
        ("resolve-0304",),
        rules=("608.3", "608.3c"),
    ),
)
