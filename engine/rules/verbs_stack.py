"""Verbs about spells and abilities on the stack (701.6, 707.10, 115.7, 608.2g)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..cards.lang import effects as ef
from ..choices import Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..kernel.effects import carries_out
from ..state.objects import ObjectId
from ..terms.zones import Zone
from . import cr115_7_changing as changing
from . import cr707_copying as copying
from .cr305_lands import land_faces, never, play_land_during_resolution
from .cr601_3_permission import Way
from .cr601_casting import cast_during_resolution, openings_by_effect
from .doing import do, existing, moved, of_effect, pick, pick_players, remember, yes


@carries_out(ef.CounterSpell)
@rule("701.6a")
def counter(g: Game, e: ef.CounterSpell, ctx: Ctx) -> Procedure[None]:
    """Counters spells and abilities."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events = [of_effect(ctx, zo.CounterIt, object=o, to=e.to or Zone.GRAVEYARD, by=ctx.you) for o in objects]
    happened = yield from do(g, ctx, events, "701.6a")
    remember(ctx, e.as_, tuple(x.object for x in happened if isinstance(x, zo.CounterIt)))


@carries_out(ef.CopySpell)
@rule("707.10", "707.10c", "608.2h")
def copy_spell(g: Game, e: ef.CopySpell, ctx: Ctx) -> Procedure[None]:
    """Puts copies of a spell or ability onto the stack; it is copied as it last was when it is gone. The controller of
    a copy may choose new targets for it."""
    originals = yield from pick(g, e.what, ctx)
    players = yield from pick_players(g, e.who, ctx)
    made: list[ObjectId] = []
    for original in originals:
        if g.view.obj(original).stack is None or not players:
            continue
        if e.for_each_target is not None:
            made += yield from changing.copy_for_each(g, ctx, e, original, players[0])
        elif e.target is not None:
            wanted = yield from pick(g, e.target, ctx)
            made += yield from changing.copy_for_this(g, ctx, e, original, players[0], wanted)
        else:
            made += yield from _copies(g, e, ctx, original, players[0])
    remember(ctx, e.as_, tuple(made))


def _copies(g: Game, e: ef.CopySpell, ctx: Ctx, original: ObjectId, player: str) -> Procedure[list[ObjectId]]:
    made: list[ObjectId] = []
    for _ in range(amounts.amount(e.n, ctx)):
        move = copying.copy_on_stack(g, original, player, e.exceptions)
        move = replace(move, source=ctx.source, by_effect=True)
        for new in moved((yield from do(g, ctx, [move], "707.10"))):
            made.append(new)
            if e.new_targets:
                yield from changing.new_targets_for_copy(g, ctx, new, player)
            yield from changing.put_with_targets(g, ctx, new, original, player)
    return made


@carries_out(ef.ChangeTargets)
@rule("115.7")
def change_targets(g: Game, e: ef.ChangeTargets, ctx: Ctx) -> Procedure[None]:
    """Changes targets of a spell or ability."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    to = nouns.objects(e.to, ctx) if e.to is not None else ()
    for o in objects:
        yield from changing.change(g, ctx, o, e.how, to)


@carries_out(ef.CastCard)
@rule("608.2g", "707.12")
def cast_card(g: Game, e: ef.CastCard, ctx: Ctx) -> Procedure[None]:
    """Casts cards during the resolution, or plays them as lands where the effect says so."""
    players = yield from pick_players(g, e.who, ctx)
    way = Way(label=e.label, cost=e.cost) if e.cost is not None else None
    done: list[ObjectId] = []
    for o in existing(ctx, (yield from pick(g, e.what, ctx))):
        if not players:
            return
        as_land = e.lands and bool(land_faces(g, o)) and never(g, players[0], o) is None
        faces = (1,) if e.transformed else None
        if not as_land and not openings_by_effect(g, players[0], o, e.free, e.only_if, ctx, way, faces):
            continue
        if e.optional and not (yield from yes(g, ctx, players[0], ("cast", o), "608.2g")):
            continue
        if as_land:
            yield from play_land_during_resolution(g, players[0], o)
            continue
        card: ObjectId = o
        if e.copy:
            card = yield from _copy_of_card(g, ctx, o, players[0])
        new: Any = yield from cast_during_resolution(g, players[0], card, e.free, e.only_if, ctx, way, faces)
        if new is not None:
            done.append(new)
    remember(ctx, e.as_, tuple(done))


@rule("707.12")
def _copy_of_card(g: Game, ctx: Ctx, oid: ObjectId, player: str) -> Procedure[ObjectId]:
    """A copy of a card is created in the zone where the card is; it ceases to exist unless it is cast (704.5e)."""
    o = g.state.objects[oid]
    faces, _ = copying.copiable_values(g, oid)
    seed = zo.TokenSeed(faces=faces if len(faces) == len(o.faces) else o.faces, owner=player, layout=o.layout, kind="copy")
    happened = yield from do(g, ctx, [of_effect(ctx, zo.Move, seed=seed, to=o.zone, cause="copy")], "707.12")
    return moved(happened)[0]
