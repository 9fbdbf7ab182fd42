"""Verbs about spells and abilities on the stack (701.6, 707.10, 115.7, 608.2g)."""

from __future__ import annotations

from msgspec.structs import replace

from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..kernel.asking import ask
from ..kernel.effects import carries_out
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from . import cr115_7_changing as changing
from . import cr707_copying as copying
from .cr305_lands import land_faces, never, play_land_during_resolution
from .cr601_3_permission import Way
from .cr601_casting import cast_during_resolution, openings_by_effect
from .cr601_prospect import Face
from .doing import do, existing, in_some_order, moved, of_effect, pick, pick_players, remember, yes


@carries_out(ef.CounterSpell)
@rule("701.6a")
def counter(g: Game, e: ef.CounterSpell, ctx: Ctx) -> Procedure[None]:
    """Counters spells and abilities."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events = [of_effect(ctx, zo.CounterIt, object=o, to=e.to or Zone.GRAVEYARD, by=ctx.you) for o in objects]
    yield from do(g, ctx, events, "701.6a")


@carries_out(ef.CopySpell)
@rule("707.10", "707.10c", "608.2h", "405.3")
def copy_spell(g: Game, e: ef.CopySpell, ctx: Ctx) -> Procedure[None]:
    """Puts copies of a spell or ability onto the stack; it is copied as it last was when it is gone. The controller of
    a copy may choose new targets for it."""
    players = yield from pick_players(g, e.who, ctx)
    originals = tuple(o for o in (yield from pick(g, e.what, ctx)) if copying.can_be_copied(g, o))
    for player in players:
        for original in (yield from in_some_order(g, ctx.source, player, originals, "copies", "405.3")):
            yield from _copied(g, e, ctx, original, player)


def _copied(g: Game, e: ef.CopySpell, ctx: Ctx, original: ObjectId, player: str) -> Procedure[list[ObjectId]]:
    if e.for_each_target is not None:
        return (yield from changing.copy_for_each(g, ctx, e, original, player))
    if e.target is not None:
        wanted = yield from pick(g, e.target, ctx)
        return (yield from changing.copy_for_this(g, ctx, e, original, player, wanted))
    return (yield from _copies(g, e, ctx, original, player))


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
    """Casts cards during the resolution, one after another as the player decides, or plays them as lands where the effect
    says so."""
    players = yield from pick_players(g, e.who, ctx)
    left = list(existing(ctx, (yield from pick(g, e.what, ctx))))
    done: list[ObjectId] = []
    while players:
        o = yield from which_next(g, e, ctx, players[0], tuple(x for x in left if _castable(g, e, ctx, players[0], x)))
        if o is None:
            break
        left.remove(o)
        if _as_land(g, e, players[0], o):
            yield from play_land_during_resolution(g, players[0], o)
            continue
        card: ObjectId = o
        if e.copy:
            card = yield from _copy_of_card(g, ctx, o, players[0])
        new = yield from cast_during_resolution(g, players[0], card, e.free, e.only_if, ctx, _way(e), _faces(e))
        if new is not None:
            done.append(new)
    remember(ctx, e.as_, tuple(done))


@rule("608.2d", "608.2g", "607.3")
def which_next(g: Game, e: ef.CastCard, ctx: Ctx, player: PlayerId, cards: tuple[ObjectId, ...]) -> Procedure[ObjectId | None]:
    """Which of several cards the player casts next; None: no more of them."""
    if not cards:
        return None
    if len(cards) == 1:
        wanted = not e.optional or (yield from yes(g, ctx, player, ("cast", cards[0]), "608.2g"))
        return cards[0] if wanted else None
    answer: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=ctx.source,
            about="cast",
            options=cards,
            least=0 if e.optional else 1,
            rule="608.2g",
        ),
    )
    return answer[0] if answer else None


def _castable(g: Game, e: ef.CastCard, ctx: Ctx, player: PlayerId, o: ObjectId) -> bool:
    if o not in g.state.objects:
        return False
    return _as_land(g, e, player, o) or bool(openings_by_effect(g, player, o, e.free, e.only_if, ctx, _way(e), _faces(e)))


def _as_land(g: Game, e: ef.CastCard, player: PlayerId, o: ObjectId) -> bool:
    return e.lands and bool(land_faces(g, o)) and never(g, player, o) is None


def _way(e: ef.CastCard) -> Way | None:
    return Way(label=e.label, cost=e.cost) if e.cost is not None else None


def _faces(e: ef.CastCard) -> tuple[Face, ...] | None:
    return (1,) if e.transformed else None


@rule("707.12")
def _copy_of_card(g: Game, ctx: Ctx, oid: ObjectId, player: str) -> Procedure[ObjectId]:
    """A copy of a card is created in the zone where the card is; it ceases to exist unless it is cast (704.5e)."""
    o = g.state.objects[oid]
    faces, _ = copying.copiable_values(g, oid)
    seed = zo.TokenSeed(faces=faces if len(faces) == len(o.faces) else o.faces, owner=player, layout=o.layout, kind="copy")
    happened = yield from do(g, ctx, [of_effect(ctx, zo.Move, seed=seed, to=o.zone, cause="copy")], "707.12")
    return moved(happened)[0]
