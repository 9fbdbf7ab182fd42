"""Verbs that move objects between zones (701.8, 701.13, 701.21, 701.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..cards.lang import effects as ef
from ..cards.lang.continuous import CantBe
from ..choices import Choice, Procedure
from ..derive import amounts, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.effects import carries_out
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from . import cr508_4_joining as joining
from .cr610_until import has_happened, return_when_source_leaves
from .doing import do, each_chooses, existing, library_order, moved, of_effect, pick, pick_players, remember
from .verbs_library import shuffle_libraries


@carries_out(ef.Destroy)
@rule("701.8a", "608.2c")
def destroy(g: Game, e: ef.Destroy, ctx: Ctx) -> Procedure[None]:
    """701.8."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    events = [of_effect(ctx, zo.Destroy, object=o, regenerable=not e.no_regeneration) for o in objects]
    happened = yield from do(g, ctx, events, "701.8a")
    remember(ctx, e.as_, tuple(x.object for x in happened if isinstance(x, zo.Destroy)))


@carries_out(ef.Exile)
@rule("701.13a", "406.3", "122.6")
def exile(g: Game, e: ef.Exile, ctx: Ctx) -> Procedure[None]:
    """701.13; "until" effects don't move anything when the event is already past (610.3a-b)."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    if e.until_leaves and has_happened(g, ctx.source):
        g.remark("nothing is exiled: the source has left already", ("610.3b",), ctx.source)
        return
    before = {o: g.state.objects[o].zone for o in objects}
    events = [of_effect(ctx, zo.Move, object=o, to=Zone.EXILE, cause="exile", face_down=e.face_down) for o in objects]
    happened = yield from do(g, ctx, events, "701.13a")
    new = moved(happened)
    remember(ctx, e.as_, new)
    if e.link is not None or e.until_leaves:
        key = e.link or "exiled"
        yield from do(g, ctx, [ch.SetLinks(object=ctx.source, key=key, objects=new)], "607.2a")
    if e.until_leaves and new:
        back = return_when_source_leaves(ctx.source, ctx.you, _by_origin(happened, before))
        yield from do(g, ctx, [ch.BeginDelayed(delayed=back)], "610.3")
    if e.counters:
        gifts = [
            of_effect(ctx, ch.PutCounters, target=o, kind=c.kind, amount=amounts.amount(c.n, ctx), by=ctx.you)
            for o in new
            for c in e.counters
        ]
        yield from do(g, ctx, gifts, "122.6")


def _by_origin(happened: Iterable[Event], before: dict[ObjectId, Zone]) -> dict[Zone, tuple[ObjectId, ...]]:
    """What was exiled, by the zone that it came from."""
    out: dict[Zone, tuple[ObjectId, ...]] = {}
    for e in happened:
        if isinstance(e, zo.Move) and e.object in before and e.new is not None:
            zone = before[e.object]
            out[zone] = (*out.get(zone, ()), e.new)
    return out


def _on_battlefield(g: Game, oid: ObjectId) -> bool:
    o = g.state.objects.get(oid)
    return o is not None and o.zone is Zone.BATTLEFIELD


@carries_out(ef.ReturnToHand, ef.PutInHand)
@rule("400.3")
def to_hand(g: Game, e: ef.ReturnToHand | ef.PutInHand, ctx: Ctx) -> Procedure[None]:
    """To its owner's hand."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    happened = yield from do(g, ctx, [of_effect(ctx, zo.Move, object=o, to=Zone.HAND) for o in objects], "400.3")
    remember(ctx, getattr(e, "as_", None), moved(happened))


@carries_out(ef.PutInGraveyard)
def to_graveyard(g: Game, e: ef.PutInGraveyard, ctx: Ctx) -> Procedure[None]:
    """Into its owner's graveyard."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    yield from do(g, ctx, [of_effect(ctx, zo.Move, object=o, to=Zone.GRAVEYARD) for o in objects], "400.3")


@rule("108.2b", "401.7")
def nth_card(g: Game, owner: PlayerId, nth: int) -> int:
    """Where a library's n-th card from the top is put: a token that is there is no card, and isn't counted."""
    library = g.view.zone(Zone.LIBRARY, owner)
    cards = [i for i, o in enumerate(library) if g.state.objects[o].kind == "card"]
    return cards[nth - 2] + 1 if 2 <= nth <= len(cards) + 1 else 0 if nth < 2 else len(library)


@carries_out(ef.PutOnLibrary)
@rule("401.4", "401.7")
def on_library(g: Game, e: ef.PutOnLibrary, ctx: Ctx) -> Procedure[None]:
    """On or into its owner's library; its owner orders several (401.4)."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    by_owner: dict[PlayerId, list[ObjectId]] = {}
    for o in objects:
        by_owner.setdefault(g.state.objects[o].owner, []).append(o)
    events: list[Event] = []
    for owner, cards in by_owner.items():
        order = tuple(cards)
        if not e.shuffle:
            order = yield from library_order(g, ctx, owner, cards, "library", "401.4", e.random_order)
        position = -1 if e.bottom else nth_card(g, owner, e.nth) if e.nth else 0
        sequence = order if e.bottom else tuple(reversed(order))
        events += [of_effect(ctx, zo.Move, object=o, to=Zone.LIBRARY, position=position) for o in sequence]
    yield from do(g, ctx, events, "401.4")
    if e.shuffle:
        yield from shuffle_libraries(g, ctx, by_owner)


@carries_out(ef.PutOntoBattlefield)
@rule("110.2a", "303.4f", "611.2e")
def onto_battlefield(g: Game, e: ef.PutOntoBattlefield, ctx: Ctx) -> Procedure[None]:
    """Puts objects onto the battlefield, under somebody's or their owners' control (110.2a)."""
    objects = existing(ctx, (yield from pick(g, e.what, ctx)))
    under = nouns.players(e.under, ctx) if e.under is not None else ()
    host = nouns.objects(e.attached_to, ctx) if e.attached_to is not None else ()
    counters = {c.kind: amounts.amount(c.n, ctx) for c in e.counters}
    events: list[Event] = []
    for o in objects:
        card = g.state.objects[o]
        if e.transformed and not (card.layout == "transform" and len(card.faces) > 1):
            continue  # 701.27g: an object without a back face stays where it is
        if e.attached_to is not None and not host and "Aura" in g.view.chars(o).subtypes:
            continue  # 303.4i: what it is to enchant is undefined
        entering = zo.Entering(
            controller=under[0] if under else card.owner,
            tapped=e.tapped,
            counters=counters,
            face=1 if e.transformed else 0,
            attached_to=host[0] if host else None,
            parts=tuple(e.is_also),
        )
        events.append(of_effect(ctx, zo.Move, object=o, to=Zone.BATTLEFIELD, entering=entering))
    happened = yield from do(g, ctx, events, "110.2a")
    if e.attacking:
        yield from joining.join_attack(g, ctx, moved(happened))
    remember(ctx, e.as_, moved(happened))


# --- sacrificing and discarding ---------------------------------------------------------------------------------------


@carries_out(ef.Sacrifice)
def sacrifice(g: Game, e: ef.Sacrifice, ctx: Ctx) -> Procedure[None]:
    """701.21: bound objects, or so many that each player chooses; all at once (101.4)."""
    if e.these is not None:
        objects = existing(ctx, (yield from pick(g, e.these, ctx)))
        events: list[Event] = [
            of_effect(ctx, zo.Sacrifice, player=g.view.controller(o), object=o)
            for o in objects
            if _on_battlefield(g, o) and g.view.controller(o) in nouns.players(e.who, ctx)
        ]
    else:
        players = yield from pick_players(g, e.who, ctx)

        def options(p: PlayerId) -> tuple[ObjectId, ...]:
            return tuple(
                o
                for o in g.view.permanents_of(p)
                if (e.what is None or filters.matches(ctx, o, e.what)) and can_sacrifice(g, o)
            )

        def count(p: PlayerId) -> int:
            return 10_000 if e.n is None else amounts.amount(e.n, ctx.binding(that_player=p))

        chosen = yield from each_chooses(g, ctx, players, options, count, "sacrifice")
        events = [of_effect(ctx, zo.Sacrifice, player=p, object=o) for p, objects in chosen.items() for o in objects]
    happened = yield from do(g, ctx, events, "701.21a")
    remember(ctx, e.as_, tuple(x.object for x in happened if isinstance(x, zo.Sacrifice)))


def can_sacrifice(g: Game, oid: ObjectId) -> bool:
    """Whether an effect forbids sacrificing it."""
    return not any(p.what == "sacrificed" for p, _ in g.view.parts_on(oid, CantBe))


@carries_out(ef.Discard)
def discard(g: Game, e: ef.Discard, ctx: Ctx) -> Procedure[None]:
    """701.9: cards that the player, another player or chance chooses; all players at once."""
    if e.these is not None:
        objects = yield from pick(g, e.these, ctx)
        chosen: dict[PlayerId, tuple[ObjectId, ...]] = {}
        for o in objects:
            owner = g.view.obj(o).owner
            chosen[owner] = (*chosen.get(owner, ()), o)
    else:
        players = yield from pick_players(g, e.who, ctx)
        chosen = yield from _chosen_discards(g, e, ctx, players)
    events = [of_effect(ctx, zo.Discard, player=p, object=o) for p, objects in chosen.items() for o in objects]
    happened = yield from do(g, ctx, events, "701.9a")
    remember(ctx, e.as_, moved(discards(g, happened)))


@rule("701.9a", "701.9c")
def discards(g: Game, happened: Sequence[Event]) -> list[Event]:
    """The moves of cards that were discarded, wherever they went instead of a graveyard."""
    discarded = {x.object for x in happened if isinstance(x, zo.Discard)}
    return [x for x in happened if isinstance(x, zo.Move) and x.object in discarded]


def _chosen_discards(
    g: Game, e: ef.Discard, ctx: Ctx, players: tuple[PlayerId, ...]
) -> Procedure[dict[PlayerId, tuple[ObjectId, ...]]]:
    def options(p: PlayerId) -> tuple[ObjectId, ...]:
        hand = g.view.hand(p)
        return tuple(o for o in hand if e.what is None or filters.matches(ctx, o, e.what, Zone.HAND))

    def count(p: PlayerId) -> int:
        return len(options(p)) if e.n is None else amounts.amount(e.n, ctx.binding(that_player=p))

    if e.chosen_by is None and not e.random:
        return (yield from each_chooses(g, ctx, players, options, count, "discard", e.up_to))
    out: dict[PlayerId, tuple[ObjectId, ...]] = {}
    for p in players:
        decider = nouns.players(e.chosen_by, ctx)[0] if e.chosen_by is not None else p
        limit = min(count(p), len(options(p)))
        out[p] = yield from ask(
            g,
            Choice(
                player=decider,
                decider=decider,
                kind="random" if e.random else "objects",
                source=ctx.source,
                about="discard",
                options=options(p),
                least=0 if e.up_to else limit,
                most=limit,
                rule="701.9b",
            ),
        )
    return out
