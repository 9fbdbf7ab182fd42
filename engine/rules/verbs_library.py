"""Verbs about libraries and drawing (121, 401, 701.17, 701.20, 701.22-25)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..cards.lang import effects as ef
from ..cards.lang.nouns import Filter
from ..choices import Choice, Procedure
from ..derive import amounts, filters
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..events.base import Event
from ..kernel import hooks
from ..kernel.asking import ask
from ..kernel.effects import carries_out
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from .doing import do, library_order, moved, of_effect, pick, pick_players, remember


@carries_out(ef.Draw)
@rule("121.2", "121.2a")
def draw(g: Game, e: ef.Draw, ctx: Ctx) -> Procedure[None]:
    """Cards are drawn one at a time; of several players all draw in APNAP order (121.2c)."""
    players = yield from pick_players(g, e.who, ctx)
    for p in players:
        for _ in range(amounts.amount(e.n, ctx.binding(that_player=p))):
            yield from do(g, ctx, [of_effect(ctx, zo.Draw, player=p)], "121.2")


@carries_out(ef.Mill)
@rule("701.17a")
def mill(g: Game, e: ef.Mill, ctx: Ctx) -> Procedure[None]:
    """That many cards from the top of the library into the graveyard, at once."""
    events: list[Event] = []
    for p in (yield from pick_players(g, e.who, ctx)):
        count = amounts.amount(e.n, ctx.binding(that_player=p))
        events += [of_effect(ctx, zo.Move, object=o, to=Zone.GRAVEYARD, cause="mill", by=p) for o in g.view.library(p)[:count]]
    yield from do(g, ctx, events, "701.17a")


@carries_out(ef.Scry)
@rule("701.22a", "701.22c")
def scry(g: Game, e: ef.Scry, ctx: Ctx) -> Procedure[None]:
    """Look at the top cards, put any number on the bottom and the rest back on top, each in any order."""
    players = yield from pick_players(g, e.who, ctx)
    yield from arrange(g, ctx, {p: amounts.amount(e.n, ctx.binding(that_player=p)) for p in players}, "scry", Zone.LIBRARY)


@carries_out(ef.Surveil)
@rule("701.25a")
def surveil(g: Game, e: ef.Surveil, ctx: Ctx) -> Procedure[None]:
    """Look at the top cards, put any number into the graveyard and the rest back on top in any order."""
    players = yield from pick_players(g, e.who, ctx)
    yield from arrange(g, ctx, {p: amounts.amount(e.n, ctx.binding(that_player=p)) for p in players}, "surveil", Zone.GRAVEYARD)


@rule("701.22c", "101.4")
def arrange(g: Game, ctx: Ctx, counts: Mapping[PlayerId, int], about: str, away: Zone) -> Procedure[None]:
    """So many cards for each player to scry or surveil: all decide in APNAP order, and then the cards move at the same
    time."""
    orders: list[Event] = []
    moves: list[Event] = []
    for player, n in counts.items():
        cards = g.view.library(player)[:n]
        if not cards:
            continue
        kept, gone = yield from _kept_and_gone(g, ctx, player, cards, about)
        rest = tuple(o for o in g.view.zone(Zone.LIBRARY, player) if o not in cards)
        if away is Zone.LIBRARY:
            orders.append(zo.Reorder(player=player, order=(*kept, *rest, *gone)))
            continue
        if kept != tuple(o for o in cards if o in kept):
            orders.append(zo.Reorder(player=player, order=(*kept, *gone, *rest)))
        moves += [of_effect(ctx, zo.Move, object=o, to=Zone.GRAVEYARD, cause="surveil", by=player) for o in gone]
    number = "701.22a" if about == "scry" else "701.25a"
    yield from do(g, ctx, orders, number)
    yield from do(g, ctx, moves, number)


def _kept_and_gone(
    g: Game, ctx: Ctx, player: PlayerId, cards: tuple[ObjectId, ...], about: str
) -> Procedure[tuple[tuple[ObjectId, ...], tuple[ObjectId, ...]]]:
    """The choice of scry and surveil: cards that stay on top, from the top; cards that go away."""

    def check(answer: Any) -> str | None:
        if not (isinstance(answer, tuple) and len(answer) == 2):
            return "the answer is (kept on top, put away)"
        kept, gone = answer
        return None if sorted((*kept, *gone)) == sorted(cards) else "every card looked at must be placed once"

    kept, gone = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="arrangement",
            source=ctx.source,
            about=about,
            data={"cards": cards},
            check=check,
            rule="701.22a" if about == "scry" else "701.25a",
        ),
    )
    return tuple(kept), tuple(gone)


@carries_out(ef.Search)
@rule("701.23a", "701.23b", "701.23h")
def search(g: Game, e: ef.Search, ctx: Ctx) -> Procedure[None]:
    """Look through the library for cards that match; a player need not find them all where a quality is stated; then
    shuffle."""
    players = yield from pick_players(g, e.who, ctx)
    for p in players:
        happened = yield from do(g, ctx, [of_effect(ctx, zo.Searched, player=p, library_of=p)], "701.23a")
        if not happened:
            yield from shuffle_libraries(g, ctx, (p,))  # who can't search does the rest all the same (609.3)
            continue
        library = g.view.library(p)
        options = tuple(o for o in library if filters.matches(ctx, o, e.what, Zone.LIBRARY))
        limit = min(amounts.amount(e.n, ctx), len(options))
        answer: tuple[ObjectId, ...] = yield from ask(
            g,
            Choice(
                player=p,
                decider=p,
                kind="objects",
                source=ctx.source,
                about="search",
                options=options,
                least=0 if e.up_to or has_quality(g, e.what) else limit,
                most=limit,
                rule="701.23b",
            ),
        )
        if e.reveal and answer:
            yield from do(g, ctx, [of_effect(ctx, zo.Reveal, objects=answer)], "701.20a")
        if e.on_top:
            yield from shuffle_libraries(g, ctx, (p,))
            rest = tuple(o for o in g.view.zone(Zone.LIBRARY, p) if o not in answer)
            yield from do(g, ctx, [zo.Reorder(player=p, order=(*answer, *rest))], "701.23a")
            continue
        yield from _put_found(g, e, ctx, p, answer)
        yield from shuffle_libraries(g, ctx, (p,))


@rule("701.23b", "701.23d")
def has_quality(g: Game, what: Filter) -> bool:
    """Whether a search is for cards with a stated quality, not simply for a quantity of cards."""
    return what not in (Filter(), Filter(is_=("card",)))


def _put_found(g: Game, e: ef.Search, ctx: Ctx, player: PlayerId, found: tuple[ObjectId, ...]) -> Procedure[None]:
    events: list[Event] = []
    for o in found:
        entering = zo.Entering(controller=player, tapped=e.tapped) if e.to is Zone.BATTLEFIELD else None
        events.append(of_effect(ctx, zo.Move, object=o, to=e.to, entering=entering))
    yield from do(g, ctx, events, "701.23a")


@carries_out(ef.Shuffle)
@rule("701.24a")
def shuffle(g: Game, e: ef.Shuffle, ctx: Ctx) -> Procedure[None]:
    """701.24."""
    yield from shuffle_libraries(g, ctx, (yield from pick_players(g, e.who, ctx)))


@hooks.moved_to_be_shuffled
def shuffled_into(g: Game, owners: Sequence[PlayerId]) -> Procedure[None]:
    """Libraries into which a replacement effect has put cards to be shuffled there are shuffled (614.6, 701.24a)."""
    yield from shuffle_libraries(g, None, owners)


@rule("701.24a")
def shuffle_libraries(g: Game, ctx: Ctx | None, players: Iterable[PlayerId]) -> Procedure[None]:
    """Libraries are put into an order that chance chooses."""
    for p in players:
        library = g.view.zone(Zone.LIBRARY, p)
        if len(library) < 2:
            order: tuple[ObjectId, ...] = library
        else:
            order = yield from ask(
                g,
                Choice(
                    player=p,
                    decider=p,
                    kind="random",
                    about="shuffle",
                    options=library,
                    least=len(library),
                    most=len(library),
                    rule="701.24a",
                    source=ctx.source if ctx is not None else None,
                    check=lambda a: None,
                ),
            )
        yield from perform(g, [zo.Shuffle(player=p, order=order)], "701.24a")


@carries_out(ef.Reveal)
@rule("701.20a")
def reveal(g: Game, e: ef.Reveal, ctx: Ctx) -> Procedure[None]:
    """701.20."""
    objects: list[ObjectId] = []
    if e.what is not None:
        objects += yield from pick(g, e.what, ctx)
    if e.hand_of is not None:
        for p in (yield from pick_players(g, e.hand_of, ctx)):
            objects += g.view.hand(p)
    yield from do(g, ctx, [of_effect(ctx, zo.Reveal, objects=tuple(objects))], "701.20a")
    remember(ctx, e.as_, tuple(objects))


@carries_out(ef.ExileTop)
@rule("701.13a", "406.3", "607.2a")
def exile_top(g: Game, e: ef.ExileTop, ctx: Ctx) -> Procedure[None]:
    """Exile the top cards of a library."""
    events: list[Event] = []
    for p in (yield from pick_players(g, e.who, ctx)):
        cards = g.view.library(p)[: amounts.amount(e.n, ctx)]
        events += [of_effect(ctx, zo.Move, object=o, to=Zone.EXILE, cause="exile", face_down=e.face_down) for o in cards]
    new = moved((yield from do(g, ctx, events, "701.13a")))
    remember(ctx, e.as_, new)


@carries_out(ef.LookAndTake)
@rule("608.2c", "701.20e")
def look_and_take(g: Game, e: ef.LookAndTake, ctx: Ctx) -> Procedure[None]:
    """Look at or reveal the top cards, take some, and put the rest elsewhere."""
    player = ctx.you
    cards = g.view.library(player)[: amounts.amount(e.n, ctx)]
    if not cards:
        return
    yield from do(g, ctx, [of_effect(ctx, zo.Reveal, objects=cards, to=None if e.reveal else (player,))], "701.20a")
    options = tuple(o for o in cards if e.what is None or filters.matches(ctx, o, e.what, Zone.LIBRARY))
    limit = min(amounts.amount(e.take, ctx), len(options))
    taken: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="objects",
            source=ctx.source,
            about="take",
            options=options,
            least=0 if e.optional else limit,
            most=limit,
            rule="608.2d",
        ),
    )
    if e.reveal_taken and taken:
        yield from do(g, ctx, [of_effect(ctx, zo.Reveal, objects=taken)], "701.20a")
    yield from _put_taken(g, e, ctx, player, taken)
    yield from _put_rest(g, e, ctx, player, tuple(o for o in cards if o not in taken))


@rule("608.2c", "401.4", "400.1")
def _put_taken(g: Game, e: ef.LookAndTake, ctx: Ctx, player: PlayerId, taken: tuple[ObjectId, ...]) -> Procedure[None]:
    """The cards that were taken go to another zone; or they are put on top of the library, which they don't leave."""
    if e.to is Zone.LIBRARY:
        order = yield from library_order(g, ctx, player, taken, "top", "401.4")
        others = tuple(o for o in g.view.zone(Zone.LIBRARY, player) if o not in taken)
        yield from do(g, ctx, [zo.Reorder(player=player, order=(*order, *others))], "401.4")
        return
    events: list[Event] = []
    for o in taken:
        entering = zo.Entering(controller=player, tapped=e.tapped) if e.to is Zone.BATTLEFIELD else None
        events.append(of_effect(ctx, zo.Move, object=o, to=e.to, entering=entering))
    yield from do(g, ctx, events, "608.2c")


def _put_rest(g: Game, e: ef.LookAndTake, ctx: Ctx, player: PlayerId, rest: tuple[ObjectId, ...]) -> Procedure[None]:
    if not rest:
        return
    if e.rest == "graveyard":
        yield from do(g, ctx, [of_effect(ctx, zo.Move, object=o, to=Zone.GRAVEYARD) for o in rest], "608.2c")
        return
    if e.rest == "bottom in a random order" and len(rest) > 1:
        order = yield from ask(
            g,
            Choice(
                player=player,
                decider=player,
                kind="random",
                source=ctx.source,
                about="bottom",
                options=rest,
                least=len(rest),
                most=len(rest),
                check=lambda a: None,
                rule="608.2d",
            ),
        )
    else:
        order = yield from library_order(g, ctx, player, rest, e.rest, "401.4")
    others = tuple(o for o in g.view.zone(Zone.LIBRARY, player) if o not in rest)
    whole = (*order, *others) if e.rest.startswith("top") else (*others, *order)
    yield from do(g, ctx, [zo.Reorder(player=player, order=whole)], "401.4")


@carries_out(ef.RevealUntil)
@rule("701.20a")
def reveal_until(g: Game, e: ef.RevealUntil, ctx: Ctx) -> Procedure[None]:
    """Reveals or exiles cards from the top of a library, one after another, until one matches."""
    found: list[ObjectId] = []
    rest: list[ObjectId] = []
    for p in (yield from pick_players(g, e.who, ctx)):
        for o in g.view.library(p):
            here = o
            fits = filters.matches(ctx, o, e.what, Zone.LIBRARY)
            if e.exile:
                gone = yield from do(g, ctx, [of_effect(ctx, zo.Move, object=o, to=Zone.EXILE, cause="exile")], "701.13a")
                here = next(iter(moved(gone)), o)
            else:
                yield from do(g, ctx, [of_effect(ctx, zo.Reveal, objects=(o,))], "701.20a")
            if fits:
                found.append(here)
                break
            rest.append(here)
    remember(ctx, e.as_, tuple(found))
    remember(ctx, e.rest, tuple(rest))
