"""Verbs that begin continuous effects, shields and delayed triggers (603.7, 611.2, 614.3, 615.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

import msgspec
from msgspec.structs import replace

from ..cards.lang import abilities as ab
from ..cards.lang import continuous as con
from ..cards.lang import effects as ef
from ..cards.lang import events as le
from ..cards.lang import nouns as n
from ..choices import Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr613_1_order import LAYER_PARTS
from ..derive.game import Game
from ..events import changes as ch
from ..kernel.effects import carries_out
from ..state.effects import ContinuousEffect, Delayed, Lasting, Shield, Waiting
from ..state.objects import Abl, Recipient
from . import cr611_durations as durations
from . import cr707_copying as copying
from .doing import do, existing, pick, pick_players, recipients, where_it_is

AMOUNTS: tuple[type, ...] = get_args(n.Amount)


@rule("611.2d", "608.2h")
def locked(g: Game, node: Any, ctx: Ctx) -> Any:
    """A part with its variables replaced by the numbers that they have now; abilities that it grants stay as they
    are."""
    if isinstance(node, AMOUNTS):
        if isinstance(node, n.Number) or _about_it(node):
            return node
        return n.Number(n=amounts.amount(cast(n.Amount, node), ctx))
    if isinstance(node, con.GainAbilities):
        return with_choices(node, ctx)
    if isinstance(node, n.Filter):
        return node
    if isinstance(node, msgspec.Struct):
        changes = {f: locked(g, getattr(node, f), ctx) for f in node.__struct_fields__}
        return type(node)(**changes)
    return node


WORDS = ("color", "creature type", "card type")
"""What can be chosen as an effect is applied and is a word of a filter."""


def with_choices(node: Any, ctx: Ctx) -> Any:
    """Abilities as they are granted: what was chosen as the effect was applied stands in them, since no linked ability
    of the object that gets them chose anything (608.2d, 607.5a)."""
    if not any(word in ctx.bindings for word in WORDS):
        return node
    if isinstance(node, tuple):
        return tuple(with_choices(x, ctx) for x in node)
    if isinstance(node, n.Filter) and node.chosen in WORDS and node.chosen in ctx.bindings:
        return replace(node, chosen=None, is_=(*node.is_, ctx.bindings[node.chosen]))
    if isinstance(node, msgspec.Struct):
        return type(node)(**{f: with_choices(getattr(node, f), ctx) for f in node.__struct_fields__})
    return node


def _about_it(node: Any) -> bool:
    """An amount about each affected object (`it`) can't be one number."""
    return isinstance(node, n.ValueOf | n.CountersOn) and n.Ref(name="it") in (
        getattr(node, "of", None),
        getattr(node, "on", None),
    )


@carries_out(ef.Modify)
@rule("611.2", "611.2b", "611.2c", "611.2d")
def modify(g: Game, e: ef.Modify, ctx: Ctx) -> Procedure[None]:
    """A continuous effect: the set of objects is locked in for the parts that change characteristics or control, and
    stays open for those that change rules."""
    picked = yield from pick(g, e.what, ctx)
    changed = any(isinstance(p, LAYER_PARTS) for p in e.parts)
    objects = tuple(where_it_is(g, ctx, picked) if changed else existing(ctx, picked))
    duration = durations.begins(g, ctx, e.lasts, objects)
    if duration is None:
        return
    parts = tuple(locked(g, p, ctx) for p in e.parts)
    layered = tuple(p for p in parts if isinstance(p, LAYER_PARTS) and not isinstance(p, con.BecomesCopy))
    other = tuple(p for p in parts if not isinstance(p, LAYER_PARTS))
    events: list[ch.BeginEffect] = []
    copies = [p for p in e.parts if isinstance(p, con.BecomesCopy)]
    for copy in copies:
        effect = begin_copy(g, ctx, copy, objects, duration)
        if effect is not None:
            events.append(ch.BeginEffect(effect=effect))
    if layered and objects:
        events.append(ch.BeginEffect(effect=_effect(ctx, layered, objects, None, duration)))
    if other:
        still_open = e.what.what if isinstance(e.what, n.Each) else None
        if objects or still_open is not None:
            events.append(ch.BeginEffect(effect=_effect(ctx, other, objects, still_open, duration)))
    yield from do(g, ctx, events, "611.2")


def _effect(
    ctx: Ctx, parts: tuple[Any, ...], objects: tuple[Recipient, ...], still_open: n.Filter | None, duration: Lasting
) -> ContinuousEffect:
    return ContinuousEffect(
        id=0,
        source=ctx.source,
        controller=ctx.you,
        timestamp=0,
        parts=parts,
        affected=objects,
        open=still_open,
        lasting=duration,
        bindings=dict(ctx.bindings),
    )


@carries_out(ef.ModifyGame)
@rule("611.2", "613.11")
def modify_game(g: Game, e: ef.ModifyGame, ctx: Ctx) -> Procedure[None]:
    """A continuous effect on the rules that is about no object and no player in particular."""
    duration = durations.begins(g, ctx, "this turn")
    assert duration is not None
    effect = replace(_effect(ctx, (con.ObjectFlag(flag=e.rule),), (), None, duration), affected=None)
    yield from do(g, ctx, [ch.BeginEffect(effect=effect)], "611.2")


@carries_out(ef.Goad)
@rule("701.15a", "701.15b")
def goad(g: Game, e: ef.Goad, ctx: Ctx) -> Procedure[None]:
    """Creatures become goaded until their goader's next turn. It is a designation of those permanents: no other object
    comes to have it, and losing abilities doesn't end it."""
    objects = tuple(existing(ctx, (yield from pick(g, e.what, ctx))))
    duration = durations.begins(g, ctx, "your next turn")
    if objects and duration is not None:
        parts = (con.MustAttack(not_whom=n.Player(name="you")),)
        effect = _effect(ctx, parts, objects, None, duration)
        yield from do(g, ctx, [ch.BeginEffect(effect=effect)], "701.15a")


@rule("707.2b", "707.2c", "707.4")
def begin_copy(
    g: Game, ctx: Ctx, part: con.BecomesCopy, objects: tuple[Recipient, ...], duration: Lasting
) -> ContinuousEffect | None:
    """Objects become copies: the copiable values are determined now."""
    originals = nouns.objects(part.of, ctx)
    if not originals or not objects:
        return None
    faces, face = copying.values_for_permanent(g, originals[0])
    if part.exceptions is not None:
        keep: tuple[Abl, ...] = ()
        if "this ability" in part.exceptions.keep and ctx.stack_id is not None:
            on = g.view.obj(ctx.stack_id).stack
            if on is not None and on.ability is not None:
                keep = (Abl(on.ability, on.number, "text", 0, ("kept", on.number)),)
        o = g.view.obj(objects[0]) if isinstance(objects[0], int) else None
        own = o.faces[o.face] if o is not None else None
        faces = copying.with_exceptions(g, faces, face, part.exceptions, own=own, keep=keep)
    effect = _effect(ctx, (), objects, None, duration)
    return replace(effect, copied=faces, copied_face=face)


@carries_out(ef.ModifyPlayers)
@rule("611.2", "613.10", "613.11")
def modify_players(g: Game, e: ef.ModifyPlayers, ctx: Ctx) -> Procedure[None]:
    """A continuous effect about players (613.10)."""
    players = yield from pick_players(g, e.who, ctx)
    parts = tuple(locked(g, p, ctx) for p in e.parts)
    duration = durations.begins(g, ctx, e.lasts)
    if players and duration is not None:
        yield from do(g, ctx, [ch.BeginEffect(effect=_effect(ctx, parts, players, None, duration))], "611.2")


@carries_out(ef.BeginReplacement)
@rule("614.3", "615.3", "615.7", "615.11")
def begin_replacement(g: Game, e: ef.BeginReplacement, ctx: Ctx) -> Procedure[None]:
    """A replacement or prevention effect begins: one shield for each object or player that it is about."""
    about: tuple[Recipient, ...] | None = None
    if e.about is not None or e.about_players is not None:
        about = yield from recipients(g, e.about, e.about_players, ctx)
        if not about:
            return
    amount = next((p.amount for p in e.ops if isinstance(p, con.Prevent) and p.shield), None)
    left = amounts.amount(amount, ctx) if amount is not None else None
    ops = tuple(locked(g, p, ctx) for p in e.ops)
    shields = [
        Shield(
            id=0,
            source=ctx.source,
            controller=ctx.you,
            event=e.event,
            ops=ops,
            lasting=duration,
            once=e.once,
            about=of,
            left=left,
            bindings=dict(ctx.bindings),
        )
        for of in (((r,) for r in about) if about is not None else (None,))
        if (duration := durations.begins(g, ctx, e.lasts, of or ())) is not None
    ]
    yield from do(g, ctx, [ch.BeginShield(shield=s) for s in shields], "614.3")


@carries_out(ef.Regenerate)
@rule("701.19a")
def regenerate(g: Game, e: ef.Regenerate, ctx: Ctx) -> Procedure[None]:
    """The next time the permanent would be destroyed this turn, it regenerates instead."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    duration = durations.begins(g, ctx, "this turn")
    assert duration is not None
    shields = [
        Shield(
            id=0,
            source=ctx.source,
            controller=ctx.you,
            event=le.Destroyed(what=n.Filter()),
            ops=(con.RegenerateInstead(),),
            lasting=duration,
            once=True,
            about=(o,),
        )
        for o in objects
    ]
    yield from do(g, ctx, [ch.BeginShield(shield=s) for s in shields], "701.19a")


@carries_out(ef.DelayedTrigger)
@rule("603.7", "603.7d", "603.7e")
def delayed_trigger(g: Game, e: ef.DelayedTrigger, ctx: Ctx) -> Procedure[None]:
    """A delayed triggered ability: of the source and controller of the spell or ability that creates it."""
    duration = durations.begins(g, ctx, e.lasts)
    if duration is None:
        return
    ability = ab.Triggered(when=e.when, targets=e.targets, do=e.do)
    d = Delayed(
        id=0,
        source=ctx.source,
        controller=ctx.you,
        ability=ability,
        lasting=duration,
        once=not e.repeats,
        bindings=dict(ctx.bindings),
        follow=dict(ctx.follow),
        keyword=ctx.keyword,
    )
    yield from do(g, ctx, [ch.BeginDelayed(delayed=d)], "603.7a")


@carries_out(ef.ReflexiveTrigger)
@rule("603.12", "603.12a")
def reflexive(g: Game, e: ef.ReflexiveTrigger, ctx: Ctx) -> Procedure[None]:
    """A reflexive triggered ability triggers at once, as often as what it is about was done."""
    times = times_done(g, ctx, e.name)
    ability = ab.Triggered(when=le.EitherEvent(of=()), targets=e.targets, do=e.do, modes=e.modes)
    for names in times:
        w = Waiting(
            id=0,
            controller=ctx.you,
            source=ctx.source,
            abl=Abl(ability, 0, "granted", 0, ("reflexive",), ctx.keyword),
            bindings={**ctx.bindings, **names},
            follow=dict(ctx.follow),
        )
        yield from do(g, ctx, [ch.Triggers(waiting=w)], "603.12")


@rule("603.12a")
def times_done(g: Game, ctx: Ctx, name: str) -> Sequence[Mapping[str, Any]]:
    """What the named effect did, each time that it did something since this was last asked."""
    return ctx.done.pop(name, [])


@carries_out(ef.ExchangeControl)
@rule("701.12a", "701.12b")
def exchange_control(g: Game, e: ef.ExchangeControl, ctx: Ctx) -> Procedure[None]:
    """Two permanents under different control change controllers at once, or nothing happens."""
    a = existing(ctx, nouns.objects(e.a, ctx))
    a, b = (a[:1], existing(ctx, nouns.objects(e.b, ctx))[:1]) if e.b is not None else (a[:1], a[1:2])
    if not a or not b:
        return
    x, y = g.view.controller(a[0]), g.view.controller(b[0])
    if x == y:
        return
    duration = durations.begins(g, ctx, "game")
    assert duration is not None
    bound = ctx.binding(first=x, second=y)
    events = []
    for objects, who in ((tuple(a), "second"), (tuple(b), "first")):
        part = con.ControlledBy(who=n.Player(name=who))
        effect = _effect(bound, (part,), objects, None, duration)
        events.append(ch.BeginEffect(effect=effect))
    yield from do(g, ctx, events, "701.12b")
