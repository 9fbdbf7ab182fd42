"""Rules 603.2-603.4, 603.6-603.10: which abilities trigger on what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import events as le
from ..choices import Procedure
from ..derive import conditions, patterns
from ..derive import cr603_10_looking_back as cr603_10
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr401_5_revealed import shown
from ..derive.game import Game
from ..derive.view import Ability, Index, View
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..state.effects import Delayed, Waiting
from ..state.objects import Abl, GameObject, ObjectId
from ..terms.counters import LORE
from ..terms.zones import HIDDEN_ZONES, Zone
from . import cr113_8_sourceless as sourceless
from . import cr603_2c_occurrences as occurring
from . import cr610_until as cr610
from . import cr714_sagas as sagas

Found = tuple[Waiting, Event]


@hooks.notice
def notice(g: Game, before: View, happened: Sequence[Event]) -> None:
    """Let the abilities trigger that a batch of events triggers; they wait for the stack (603.3)."""
    waiting: list[Waiting] = []
    if before.index.triggered or g.view.index.triggered:
        waiting += triggered(g, before, happened)
    if before.state.delayed:
        waiting += delayed(g, before, happened)
    if sourceless.any_inherent(g):
        waiting += sourceless.inherent_triggers(g, happened)
    if g.view.index.state_triggers:
        waiting += state_triggers(g)
    while waiting:
        g.happen([ch.Triggers(waiting=w) for w in waiting], _why)
        placed = g.state.waiting[-len(waiting) :]
        waiting = on_triggering(g, [replace(w, id=x.id) for w, x in zip(waiting, placed, strict=True)])


@rule("603.2", "603.3b")
def on_triggering(g: Game, waiting: Sequence[Waiting]) -> list[Waiting]:
    """The abilities that trigger on others triggering."""
    happened = [ch.Triggers(waiting=w) for w in waiting]
    found = triggered(g, g.view, happened) if g.view.index.triggered else []
    return [*found, *(delayed(g, g.view, happened) if g.state.delayed else ())]


def _why(e: Event) -> tuple[str, ...]:
    """The rules by which an ability triggers."""
    assert isinstance(e, ch.Triggers)
    abl = e.waiting.abl
    if isinstance(abl.ability, ab.Chapter):
        return ("603.2", "714.2b")
    return ("603.2", "603.7b", *abl.keyword) if e.waiting.delayed is not None else ("603.2", *abl.keyword)


# --- abilities of objects ---------------------------------------------------------------------------------------------


@rule("603.2", "603.10", "603.6a", "603.6b")
def triggered(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """Abilities of objects: those that look back as things were before, the others as they are after (603.10)."""
    after = g.view
    out: list[Waiting] = []
    same = after.as_before(before)
    kinds = {type(e) for e in happened}
    for view in (after,) if same else (before, after):
        if _listened_for(view.index).isdisjoint(kinds):
            continue
        for a in view.index.triggered:
            if isinstance(a.ability, ab.Chapter):
                if view is after:
                    out += _chapters(g, before, a, happened)
                continue
            assert isinstance(a.ability, ab.Triggered)
            parts = sides(g, a.ability.when)
            for back, when in parts:
                if back is (view is before) or same:
                    rest = happened if back or len(parts) == 1 else _not_matched_yet(before, a, parts, happened)
                    out += _of_ability(g, before, view, a, when, rest)
    return out


def _listened_for(index: Index) -> frozenset[type]:
    """The kinds of event on which triggered abilities trigger at all."""
    if index.kinds is None:
        kinds: set[type] = set()
        for a in index.triggered:
            kinds.update(_CHAPTER_EVENTS if isinstance(a.ability, ab.Chapter) else patterns.event_kinds(_when(a)))
        index.kinds = frozenset(kinds)
    return index.kinds


def _when(a: Ability) -> le.Event:
    assert isinstance(a.ability, ab.Triggered)
    return a.ability.when


_CHAPTER_EVENTS = (zo.Move, ch.PutCounters, ch.RemoveCounters)


def _not_matched_yet(before: View, a: Ability, parts: Sequence[Side], happened: Sequence[Event]) -> list[Event]:
    """The events that the part of a condition that looks back doesn't match: one event triggers it once (603.2c)."""
    if not before.exists(a.object):
        return list(happened)
    ctx = before.ctx(a.object)
    backward = [when for back, when in parts if back]
    return [e for e in happened if not any(patterns.occurrences(when, e, ctx) for when in backward)]


@rule("603.10")
def looks_back(g: Game, when: le.Event) -> bool:
    """Whether a trigger condition looks back in time (603.10a-g)."""
    return cr603_10.looks_back(when, g.since("sacrifice looks back"))


Side = tuple[bool, le.Event]
"""A part of a trigger condition, and whether it looks back."""


def sides(g: Game, when: le.Event) -> list[Side]:
    """A trigger condition, parted into what looks back and what doesn't: "enters or dies" does both."""
    if not isinstance(when, le.EitherEvent):
        return [(looks_back(g, when), when)]
    found: dict[bool, list[le.Event]] = {}
    for part in when.of:
        for back, one in sides(g, part):
            found.setdefault(back, []).append(one)
    return [(back, le.EitherEvent(of=tuple(parts))) for back, parts in found.items()]


def _of_ability(g: Game, before: View, view: View, a: Ability, when: le.Event, happened: Sequence[Event]) -> list[Waiting]:
    ability = a.ability
    assert isinstance(ability, ab.Triggered)
    functioning = functioning_part(g, ability, when, view.obj(a.object))
    if functioning is None or not visible(g, before, view, a.object):
        return []
    when, ctx = functioning, view.ctx(a.object)
    found = occurring.found(when, happened, ctx)
    if not found:
        return []
    return [w for group in occurring.grouped(g, when, found) for w in _of_group(g, view, a, ability, group, ctx)]


@rule("603.2f")
def visible(g: Game, before: View, view: View, oid: ObjectId) -> bool:
    """Whether all players can see the object that has an ability, or could just before it was put into a hidden zone: else
    the ability doesn't trigger."""
    o = view.obj(oid)
    if o.zone not in HIDDEN_ZONES or shown(g, view, "", o):
        return True
    former = before.state.objects.get(o.former) if o.former is not None else None
    return former is not None and (former.zone not in HIDDEN_ZONES or shown(g, before, "", former))


@rule("113.6", "113.6k")
def functioning_part(g: Game, ability: ab.Triggered, when: le.Event, o: GameObject) -> le.Event | None:
    """What of a trigger condition functions in the zone its object is in: each part of it where it can be met (113.6k)."""
    if ability.zone is not None or o.kind == "emblem" or not isinstance(when, le.EitherEvent):
        return when if functions(ability, when, o) else None
    parts = tuple(p for p in when.of if functioning_part(g, ability, p, o) is not None)
    return le.EitherEvent(of=parts) if parts else None


def functions(ability: ab.Triggered, when: le.Event, o: GameObject) -> bool:
    """Whether a trigger condition functions in the zone its object is in (113.6, 113.6k)."""
    if o.kind == "emblem":
        return o.zone is Zone.COMMAND
    if ability.zone is not None:
        return o.zone is ability.zone
    if isinstance(when, le.Casts) and when.self_:
        return o.zone is Zone.STACK
    if isinstance(when, le.ZoneMove) and when.what is None and Zone.BATTLEFIELD not in (when.to, when.from_):
        return when.to is None or o.zone in (when.to, when.from_) or when.cause == "discard"
    if isinstance(when, le.Discards) and when.of_itself:
        return True
    return o.zone is Zone.BATTLEFIELD


def _of_group(
    g: Game, view: View, a: Ability, ability: ab.Triggered, group: list[occurring.Occurring], ctx: Ctx
) -> list[Waiting]:
    """The ability triggers once on all of them, unless effects keep each from making it trigger (603.2d)."""
    often = [how_often(g, view, a.object, e, ctx) for e, _ in group]
    counted = [pair for pair, n in zip(group, often, strict=True) if n]
    if not counted:
        return []
    e, _ = group[often.index(max(often))]
    causes = tuple(cause for cause, _ in counted)
    return [replace(w, causes=causes) for w in _waiting(g, view, a, ability, e, occurring.merged(counted), ctx)]


@rule("603.4")
def intervening_if(g: Game, ability: ab.Triggered, ctx: Ctx) -> bool:
    """The intervening "if" clause, checked as the event occurs and again on resolution."""
    return ability.if_ is None or conditions.holds(ability.if_, ctx)


def _waiting(
    g: Game, view: View, a: Ability, ability: ab.Triggered, e: Event, o: patterns.Occurrence, ctx: Ctx
) -> list[Waiting]:
    looking = g.view if a.object in g.view.state.objects else view
    bindings = {**x_of_the_spell(g, a.object, e), **o.bindings}
    speaker = ctx.at(looking).binding(**bindings)
    if not intervening_if(g, ability, speaker):
        g.remark("does not trigger: its condition is false", ("603.4",), (a.object, a.abl.number))
        return []
    key = (a.object, a.abl.mark, a.abl.number)
    if ability.do_once_each_turn and done_this_turn(g, a.object, a.abl.number):
        g.remark("does not trigger: this was done this turn", ("603.2h",), (a.object, a.abl.number))
        return []
    if ability.once_each_turn:
        if g.state.activations.get(key):
            return []
        g.write((ch.Limited(key=key),))
    w = Waiting(
        id=0,
        controller=ctx.you,
        source=a.object,
        abl=_as_abl(a.abl, ability),
        bindings=bindings,
        follow=dict(o.follow),
        triggered_by_trigger=isinstance(e, ch.Triggers),
    )
    return [w] * how_often(g, view, a.object, e, ctx)


@rule("107.3m")
def x_of_the_spell(g: Game, oid: ObjectId, e: Event) -> dict[str, int]:
    """What X means in an ability that triggers as its object enters: the X of the spell that became the object."""
    if not isinstance(e, zo.Move) or e.new != oid or e.to is not Zone.BATTLEFIELD or e.entering is None:
        return {}
    x = e.entering.announced.x
    return {} if x is None else {"X": x}


@rule("603.2h")
def done_this_turn(g: Game, source: ObjectId, number: int) -> bool:
    """Whether what an ability says to do only once each turn was done this turn, with that ability of that object."""
    return bool(g.state.activations.get((source, "done", number)))


def _as_abl(abl: Abl, ability: ab.Ability) -> Abl:
    """The ability that triggered; of a keyword the one that it stands for (702.1)."""
    return abl if abl.ability is ability else replace(abl, ability=ability, keyword=abl.by_keyword)


@rule("603.2d")
def how_often(g: Game, view: View, oid: ObjectId, e: Event, ctx: Ctx) -> int:
    """How many times an ability triggers on one occurrence."""
    times = 1
    for part, effect in view.parts(con.ExtraTriggers):
        if _caused(part.when, e, effect.ctx) and _concerns(view, effect, oid):
            times += 1
    return 0 if silenced(view, oid, e) else times


def silenced(view: View, oid: ObjectId | None, e: Event) -> bool:
    """Whether an effect keeps an event from making an ability of this object trigger, or one that no object has (a
    delayed one), which only an effect about every ability does."""
    return any(
        _caused(part.when, e, effect.ctx) and (effect.general or (oid is not None and _concerns(view, effect, oid)))
        for part, effect in view.parts(con.CantTrigger)
    )


def _concerns(view: View, effect: Any, oid: ObjectId) -> bool:
    return bool(effect.concerns(oid)) if oid in view.state.objects else True


def _caused(when: le.Event | None, e: Event, ctx: Ctx) -> bool:
    return when is None or bool(patterns.occurrences(when, e, ctx))


# --- chapter abilities ------------------------------------------------------------------------------------------------


def _chapters(g: Game, before: View, a: Ability, happened: Sequence[Event]) -> list[Waiting]:
    """Chapter abilities, for each putting of lore counters on the Saga (714.2b)."""
    out: list[Waiting] = []
    o = g.state.objects.get(a.object)
    if o is None or o.zone is not Zone.BATTLEFIELD:
        return out
    old = before.state.objects.get(a.object)
    count = old.counters.get(LORE, 0) if old is not None else 0
    for e in happened:
        if isinstance(e, zo.Move) and e.new == a.object and e.entering is not None:
            put = e.entering.counters.get(LORE, 0)
        elif isinstance(e, ch.PutCounters) and e.target == a.object and e.kind == LORE:
            put = e.amount
        elif isinstance(e, ch.RemoveCounters) and e.target == a.object and e.kind == LORE:
            count = max(0, count - e.amount)
            continue
        else:
            continue
        entered = o.entered_turn == g.state.turn.number
        if put and sagas.chapter_triggers(g, a.object, a.abl, count, count + put, entered):
            w = Waiting(id=0, controller=g.view.controller(a.object), source=a.object, abl=a.abl)
            out += [w] * how_often(g, g.view, a.object, e, g.view.ctx(a.object))
        count += put
    return out


# --- delayed and state triggers, and what follows immediately ---------------------------------------------------------


@rule("603.7a", "603.7b", "603.7c")
def delayed(g: Game, before: View, happened: Sequence[Event]) -> list[Waiting]:
    """Delayed triggered abilities that were there before the events."""
    out: list[Waiting] = []
    for d in before.state.delayed.values():
        if d.immediate or d.id not in g.state.delayed:
            continue
        for group in delayed_occurrences(g, before, d, happened):
            group = [(e, o) for e, o in group if not silenced(g.view, None, e)]
            if not group:
                continue
            occurrence = occurring.merged(group)
            bindings = {**d.bindings, **occurrence.bindings}
            if not intervening_if(g, d.ability, Ctx(g.view, d.controller, d.source, bindings)):
                continue
            abl = Abl(d.ability, 0, "granted", 0, ("delayed", d.id), d.keyword)
            follow = {**d.follow, **occurrence.follow}
            w = Waiting(id=0, controller=d.controller, source=d.source, abl=abl, bindings=bindings, follow=follow, delayed=d.id)
            by_trigger = any(isinstance(e, ch.Triggers) for e, _ in group)
            out.append(replace(w, causes=tuple(e for e, _ in group), triggered_by_trigger=by_trigger))
            if d.once:
                break
    return out


@rule("603.7b", "603.2c")
def delayed_occurrences(g: Game, before: View, d: Delayed, happened: Sequence[Event]) -> Iterator[list[occurring.Occurring]]:
    """What a delayed trigger waits for, as often as it has occurred."""
    for back, when in sides(g, d.ability.when):
        ctx = Ctx(before if back else g.view, d.controller, d.source, d.bindings, d.follow)
        found = occurring.found(when, happened, ctx)
        yield from occurring.grouped(g, when, [(e, o) for e, o in found if d.about is None or o.subject in d.about])


@hooks.immediately_after
@rule("610.3")
def immediate(g: Game, happened: Sequence[Event]) -> list[Callable[[], Procedure[None]]]:
    """The second one-shot effects that happen immediately after a specified event."""
    due: list[Delayed] = []
    for d in list(g.state.delayed.values()):
        if d.immediate and any(True for _ in _immediate_occurrences(g, d, happened)):
            due.append(d)
    if not due:
        return []
    end = ch.EndEffects(effects=tuple(d.id for d in due))
    g.write((end,))
    return [lambda: cr610.go_back(g, due)]


def _immediate_occurrences(g: Game, d: Delayed, happened: Sequence[Event]) -> Iterator[patterns.Occurrence]:
    ctx = Ctx(g.view, d.controller, d.source, d.bindings, d.follow)
    for e in happened:
        for o in patterns.occurrences(d.ability.when, e, ctx):
            if d.about is None or o.subject in d.about:
                yield o


@rule("603.8")
def state_triggers(g: Game) -> list[Waiting]:
    """State triggers that are true and not already waiting or on the stack."""
    out: list[Waiting] = []
    for a in g.view.index.state_triggers:
        ability = a.ability
        assert isinstance(ability, ab.Triggered)
        assert isinstance(ability.when, le.StateIs)
        if not functions(ability, ability.when, g.view.obj(a.object)) or _pending(g, a):
            continue
        ctx = g.view.ctx(a.object)
        if conditions.holds(ability.when.if_, ctx):
            abl = _as_abl(a.abl, ability)
            out.append(Waiting(id=0, controller=ctx.you, source=a.object, abl=abl, state_trigger=True))
    return out


def _pending(g: Game, a: Ability) -> bool:
    if any(w.source == a.object and w.abl.mark == a.abl.mark and w.abl.number == a.abl.number for w in g.state.waiting):
        return True
    for oid in g.view.zone(Zone.STACK):
        on = g.state.objects[oid].stack
        if on is not None and on.source == a.object and on.number == a.abl.number and on.kind == "triggered":
            return True
    return False
