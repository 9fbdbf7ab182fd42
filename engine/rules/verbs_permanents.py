"""Verbs about permanents where they are (701.3, 701.15, 701.26, 701.27, 702.26, 708, 506.4)."""

from __future__ import annotations

from ..cards.lang import effects as ef
from ..choices import Procedure
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import course as co
from ..events.base import Event
from ..kernel.effects import carries_out
from ..state.objects import ObjectId
from ..terms.zones import Zone
from . import cr508_4_joining as joining
from .cr303_attachment import can_be_attached
from .cr702_26_phasing import phasing_out
from .doing import as_of_effect, do, existing, of_effect, pick, recipients, yes


def _permanents(g: Game, objects: list[ObjectId]) -> list[ObjectId]:
    return [o for o in objects if g.state.objects[o].zone is Zone.BATTLEFIELD]


@carries_out(ef.Tap)
@rule("701.26a")
def tap(g: Game, e: ef.Tap, ctx: Ctx) -> Procedure[None]:
    """701.26a."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    yield from do(g, ctx, [of_effect(ctx, ch.TapIt, object=o) for o in objects], "701.26a")


@carries_out(ef.Untap)
def untap(g: Game, e: ef.Untap, ctx: Ctx) -> Procedure[None]:
    """701.26b."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    yield from do(g, ctx, [of_effect(ctx, ch.UntapIt, object=o) for o in objects], "701.26b")


@carries_out(ef.TapOrUntap)
@rule("701.26")
def tap_or_untap(g: Game, e: ef.TapOrUntap, ctx: Ctx) -> Procedure[None]:
    """The controller of the effect may tap or untap it."""
    for o in existing(ctx, (yield from pick(g, e.what, ctx))):
        tapped = g.state.objects[o].tapped
        kind = ch.UntapIt if tapped else ch.TapIt
        if (yield from yes(g, ctx, ctx.you, ("untap" if tapped else "tap", o))):
            yield from do(g, ctx, [of_effect(ctx, kind, object=o)], "701.26")


@carries_out(ef.Attach)
@rule("701.3a", "701.3b")
def attach(g: Game, e: ef.Attach, ctx: Ctx) -> Procedure[None]:
    """Moves it onto an object or player that it can be attached to; else nothing happens."""
    what = _permanents(g, existing(ctx, (yield from pick(g, e.what, ctx))))
    to = yield from recipients(g, e.to, None, ctx)
    if not what or not to:
        return
    o, host = what[0], to[0]
    if g.state.objects[o].attached_to == host or can_be_attached(g, o, host) is not None:
        return
    yield from do(g, ctx, [of_effect(ctx, ch.AttachIt, object=o, to=host)], "701.3a")


@carries_out(ef.Unattach)
@rule("701.3d")
def unattach(g: Game, e: ef.Unattach, ctx: Ctx) -> Procedure[None]:
    """701.3d."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events = [of_effect(ctx, ch.UnattachIt, object=o) for o in objects if g.state.objects[o].attached_to is not None]
    yield from do(g, ctx, events, "701.3d")


@carries_out(ef.Transform)
@rule("701.27a", "701.27f")
def transform(g: Game, e: ef.Transform, ctx: Ctx) -> Procedure[None]:
    """Turns it over; an ability of the permanent itself does so only if it has not transformed since the ability was
    put on the stack."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events: list[Event] = []
    for o in objects:
        if o == ctx.source and ctx.stack_id is not None and _turned_since(g, o, ctx.stack_id):
            continue
        events.append(of_effect(ctx, ch.TransformIt, object=o))
    yield from do(g, ctx, events, "701.27a")


def _turned_since(g: Game, oid: ObjectId, stack_id: ObjectId) -> bool:
    put = g.view.obj(stack_id).timestamp
    return g.state.objects[oid].timestamp > put and any(x.object == oid for x in g.this_turn(ch.TransformIt))


@carries_out(ef.TurnFace)
@rule("708.2b", "708.7")
def turn_face(g: Game, e: ef.TurnFace, ctx: Ctx) -> Procedure[None]:
    """708.2b, 708.7."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events = [
        of_effect(ctx, ch.TurnFace, object=o, up=e.up) for o in _permanents(g, objects) if g.state.objects[o].face_down is e.up
    ]
    yield from do(g, ctx, events, "708.7")


@carries_out(ef.PhaseOut)
@rule("702.26b", "702.26g")
def phase_out(g: Game, e: ef.PhaseOut, ctx: Ctx) -> Procedure[None]:
    """Phases out, with what is attached to it."""
    objects = _permanents(g, existing(ctx, (yield from pick(g, e.what, ctx))))
    yield from do(g, ctx, [as_of_effect(ctx, e) for e in phasing_out(g, objects)], "702.26b")


@carries_out(ef.RemoveFromCombat)
@rule("506.4")
def remove_from_combat(g: Game, e: ef.RemoveFromCombat, ctx: Ctx) -> Procedure[None]:
    """506.4."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    yield from do(g, ctx, [of_effect(ctx, co.RemovedFromCombat, object=o) for o in objects], "506.4")


@carries_out(ef.BecomeBlocked)
@rule("509.1h")
def become_blocked(g: Game, e: ef.BecomeBlocked, ctx: Ctx) -> Procedure[None]:
    """509.1h."""
    yield from joining.become_blocked(g, existing(ctx, (yield from pick(g, e.what, ctx))))
