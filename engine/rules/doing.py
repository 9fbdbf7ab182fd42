"""What verbs share: choosing on resolution, finding objects, making events of an effect, remembering what was done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from ..cards.lang import nouns as n
from ..choices import Choice, Procedure
from ..derive import amounts, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..kernel.pipeline import perform
from ..state.objects import ObjectId, PlayerId, Recipient
from ..terms.zones import HIDDEN_ZONES, Zone

E = TypeVar("E", bound=Event)
T = TypeVar("T")


def of_effect(ctx: Ctx, event_type: type[E], /, **fields: Any) -> E:
    """An event that is part of an effect: with its source, and the replacement effects that have had their
    opportunity."""
    return event_type(source=ctx.source, by_effect=True, applied=ctx.applied, **fields)


def as_of_effect(ctx: Ctx, e: E) -> E:
    """An event as part of an effect."""
    return replace(e, source=ctx.source, by_effect=True, applied=ctx.applied)


def do(g: Game, ctx: Ctx, events: Iterable[Event], *rules: str) -> Procedure[tuple[Event, ...]]:
    """Perform events of an effect; the effect can find objects that it moved to a public zone (400.7j)."""
    happened = yield from perform(g, list(events), *rules, *ctx.keyword)
    for e in happened:
        if isinstance(e, zo.Move) and e.object is not None and e.new is not None and e.to not in HIDDEN_ZONES:
            ctx.follow[e.object] = e.new
    return happened


def moved(happened: Sequence[Event]) -> tuple[ObjectId, ...]:
    """The new ids of the objects that changed zones."""
    return tuple(e.new for e in happened if isinstance(e, zo.Move) and e.new is not None)


def remember(ctx: Ctx, name: str | None, value: Any) -> None:
    """Bind what an effect did to its name ("if you do", "those cards")."""
    if name is not None:
        ctx.bindings[name] = value
        if value:
            speaker: dict[str, Any] = {k: ctx.bindings[k] for k in ("that", "that_player") if k in ctx.bindings}
            ctx.done.setdefault(name, []).append({**speaker, name: value})


def existing(ctx: Ctx, objects: Iterable[ObjectId]) -> list[ObjectId]:
    """The objects to act on: themselves or what they became, as far as the effect can find them, each once; a
    phased-out permanent is treated as though it did not exist (702.26b)."""
    found = (ctx.find(o) for o in objects)
    there = ctx.view.state.objects
    return list(dict.fromkeys(o for o in found if o is not None and not there[o].phased_out))


@rule("109.2", "400.7")
def where_it_is(g: Game, ctx: Ctx, objects: Iterable[ObjectId]) -> list[ObjectId]:
    """The objects that an effect changes where they are. A permanent that went to a graveyard, or was moved to pay for
    the effect, is a card now, which the effect might move but which no description of a permanent means."""
    used = ctx.announced.used.values() if ctx.announced is not None else ()
    paid_with = {o for paid in used for o in paid}
    out: list[ObjectId] = []
    for o in objects:
        here = existing(ctx, (o,))
        moved_on = [x for x in here if x != o and g.view.obj(o).zone is Zone.BATTLEFIELD]
        if any(g.view.obj(x).zone is Zone.GRAVEYARD or o in paid_with for x in moved_on):
            continue
        out += here
    return list(dict.fromkeys(out))


def pick(g: Game, phrase: n.Objects, ctx: Ctx) -> Procedure[tuple[ObjectId, ...]]:
    """The objects that a phrase means, with the choices on resolution that it asks for (608.2d)."""
    if isinstance(phrase, n.Choose):
        return (yield from choose_objects(g, phrase, ctx))
    if isinstance(phrase, n.Union):
        out: list[ObjectId] = []
        for part in phrase.of:
            out += yield from pick(g, part, ctx)
        return tuple(dict.fromkeys(out))
    return nouns.objects(phrase, ctx)


@rule("608.2d")
def choose_objects(g: Game, phrase: n.Choose, ctx: Ctx) -> Procedure[tuple[ObjectId, ...]]:
    """Objects chosen as the effect is applied, without targeting."""
    options = nouns.each(phrase.what, ctx)
    limit = len(options) if phrase.n is None else min(amounts.amount(phrase.n, ctx), len(options))
    least = 0 if phrase.up_to or phrase.n is None else limit
    who = yield from pick_players(g, phrase.by, ctx)
    player = who[0] if who else ctx.you
    answer: tuple[ObjectId, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="random" if phrase.random else "objects",
            source=ctx.source,
            about=phrase.as_ or "choose",
            options=options,
            least=least,
            most=limit,
            rule="608.2d",
        ),
    )
    remember(ctx, phrase.as_ or "chosen_objects", answer)
    return answer


def recipients(g: Game, phrase: n.Objects | None, players: n.Players | None, ctx: Ctx) -> Procedure[tuple[Recipient, ...]]:
    """Objects and players to which something is done where they are: a bound name may mean both ("any target")."""
    out: list[Recipient] = []
    if isinstance(phrase, n.Ref) and phrase.name in ctx.bindings:
        value = ctx.bindings[phrase.name]
        values = value if isinstance(value, tuple) else (value,)
        for v in values:
            if isinstance(v, str):
                out.append(v)
            elif isinstance(v, int) and not isinstance(v, bool):
                out += where_it_is(g, ctx, (v,))
    elif isinstance(phrase, n.Union):
        for part in phrase.of:
            out += yield from recipients(g, part, None, ctx)
    elif phrase is not None:
        out += where_it_is(g, ctx, (yield from pick(g, phrase, ctx)))
        if isinstance(phrase, n.Ref) and not out:
            out += nouns.players(n.Player(name=phrase.name), ctx)
    if players is not None:
        out += yield from pick_players(g, players, ctx)
    return tuple(dict.fromkeys(out))


@rule("608.2d")
def pick_players(g: Game, phrase: n.Players, ctx: Ctx) -> Procedure[tuple[PlayerId, ...]]:
    """Players that a phrase means, with a choice when it asks for one."""
    if not isinstance(phrase, n.ChoosePlayer):
        return nouns.players(phrase, ctx)
    options = nouns.players(phrase.among, ctx)
    who = nouns.players(phrase.by, ctx)
    player = who[0] if who else ctx.you
    if not options:
        return ()
    answer: tuple[PlayerId, ...] = yield from ask(
        g,
        Choice(
            player=player, decider=player, kind="player", source=ctx.source, about=phrase.as_, options=options, rule="608.2d"
        ),
    )
    remember(ctx, phrase.as_, answer)
    return answer


def yes(g: Game, ctx: Ctx, player: PlayerId, about: Any, number: str = "608.2d", *, possible: bool = True) -> Procedure[bool]:
    """Whether a player takes an option; one that is not possible can't be taken (608.2d)."""
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="yes/no",
            source=ctx.source,
            about=about,
            options=("yes", "no") if possible else ("no",),
            optional=True,
            rule=number,
        ),
    )
    return bool(answer == ("yes",))


@rule("101.4")
def each_chooses(
    g: Game, ctx: Ctx, players: Iterable[PlayerId], options: Any, count: Any, about: str, up_to: bool = False
) -> Procedure[dict[PlayerId, tuple[ObjectId, ...]]]:
    """Several players choose objects in APNAP order. `options` and `count` are functions of the player."""
    out: dict[PlayerId, tuple[ObjectId, ...]] = {}
    wanted = set(players)
    for p in g.in_turn_order():
        if p not in wanted:
            continue
        possible = options(p)
        limit = min(count(p), len(possible))
        out[p] = yield from ask(
            g,
            Choice(
                player=p,
                decider=p,
                kind="objects",
                source=ctx.source,
                about=about,
                options=possible,
                least=0 if up_to else limit,
                most=limit,
                rule="101.4",
            ),
        )
    return out


def library_order(
    g: Game, ctx: Ctx, player: PlayerId, cards: Sequence[ObjectId], about: str, rule_number: str, random: bool = False
) -> Procedure[tuple[ObjectId, ...]]:
    """The order in which a player puts cards on a library, or chance does, first the one nearest the top. Tokens are no
    cards (108.2b): where they lie makes no difference."""
    real = tuple(c for c in cards if g.view.obj(c).kind == "card")
    others = tuple(c for c in cards if c not in real)
    return (*(yield from in_some_order(g, ctx.source, player, real, about, rule_number, random)), *others)


def in_some_order(
    g: Game,
    source: ObjectId,
    player: PlayerId,
    things: Sequence[T],
    about: str,
    rule_number: str,
    random: bool = False,
) -> Procedure[tuple[T, ...]]:
    """Objects or players in an order that a player chooses, or chance."""
    if len(things) < 2:
        return tuple(things)
    answer: tuple[T, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="random" if random else "order",
            source=source,
            about=about,
            options=tuple(things),
            least=len(things),
            most=len(things),
            rule=rule_number,
            check=lambda a: None,
        ),
    )
    return answer
