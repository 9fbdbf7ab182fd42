"""Verbs that make tokens (111, 701.7, 701.16, 701.36, 701.47)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..cards.lang import continuous as con
from ..cards.lang import effects as ef
from ..cards.lang import nouns as n
from ..cards.lang.continuous import CounterGift
from ..choices import Procedure
from ..derive import amounts, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..events import changes as ch
from ..events import zones as zo
from ..kernel.effects import carries_out
from ..printed import as_abls, faces_of
from ..state.objects import Copiable, ObjectId
from ..terms.colors import COLOR_WORDS
from ..terms.counters import PLUS
from ..terms.typeline import type_line
from . import cr508_4_joining as joining
from . import cr707_copying as copying
from .doing import do, moved, of_effect, pick, pick_players, remember
from .verbs_continuous import modify


@rule("111.3", "111.4", "111.10")
def token_values(g: Game, t: ef.TokenSpec, ctx: Ctx) -> Copiable:
    """A token's characteristics as the effect defines them; its name is its subtypes and the word Token unless it
    says."""
    if t.predefined is not None:
        assert g.predefined_tokens is not None
        return faces_of(g.predefined_tokens(t.predefined))[0]
    line = type_line(t.types)
    power = amounts.amount(t.power, ctx) if t.power is not None else None
    toughness = amounts.amount(t.toughness, ctx) if t.toughness is not None else None
    name = t.name if t.name is not None else " ".join((*line.subtypes, "Token"))
    return Copiable(
        name=name,
        colors=frozenset(COLOR_WORDS[c] for c in t.colors),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=power,
        toughness=toughness,
        abilities=_abls(t.abilities),
    )


@rule("111.10", "111.10i")
def token_faces(g: Game, t: ef.TokenSpec, ctx: Ctx) -> tuple[tuple[Copiable, ...], str]:
    """All faces of a token, and its layout: some predefined tokens are double-faced."""
    if t.predefined is not None:
        assert g.predefined_tokens is not None
        card = g.predefined_tokens(t.predefined)
        if len(card.faces) > 1:
            return faces_of(card), card.layout
    return (token_values(g, t, ctx),), "normal"


@lru_cache(maxsize=1024)
def _abls(abilities: Any) -> Any:
    return as_abls(abilities, mark="token")


@carries_out(ef.CreateToken)
@rule("701.7a", "122.6a")
def create(g: Game, e: ef.CreateToken, ctx: Ctx) -> Procedure[None]:
    """701.7."""
    faces, layout = token_faces(g, e.token, ctx)
    players = yield from pick_players(g, e.who, ctx)
    new = yield from create_tokens(g, ctx, faces, e.n, players, e.tapped, e.counters, layout)
    if e.attacking:
        yield from joining.join_attack(g, ctx, new)
    if e.blocking is not None:
        yield from joining.join_block(g, new, nouns.objects(e.blocking, ctx))
    remember(ctx, e.as_, new)


def create_tokens(
    g: Game,
    ctx: Ctx,
    faces: tuple[Copiable, ...],
    n: Any,
    players: tuple[str, ...],
    tapped: bool = False,
    counters: tuple[CounterGift, ...] = (),
    layout: str = "normal",
    face: int = 0,
) -> Procedure[tuple[ObjectId, ...]]:
    """Tokens for players, all at once; the new ids."""
    given = {c.kind: amounts.amount(c.n, ctx) for c in counters}
    events = []
    for p in players:
        entering = zo.Entering(controller=p, tapped=tapped, counters=given, face=face)
        seed = zo.TokenSeed(faces=faces, owner=p, layout=layout)
        count = amounts.amount(n, ctx.binding(that_player=p))
        events.append(of_effect(ctx, zo.CreateTokens, player=p, seed=seed, n=count, entering=entering))
    return moved((yield from do(g, ctx, events, "701.7a")))


@carries_out(ef.CreateCopyToken)
@rule("707.2", "111.12", "707.8a")
def create_copy(g: Game, e: ef.CreateCopyToken, ctx: Ctx) -> Procedure[None]:
    """A token that's a copy of an object, by last-known information when that is gone; of nothing, no token."""
    objects = yield from pick(g, e.of, ctx)
    players = yield from pick_players(g, e.who, ctx)
    out: list[ObjectId] = []
    for o in objects:
        faces, face = copying.copiable_values(g, o)
        if {"Instant", "Sorcery"} & set(faces[face].types):
            continue  # 111.5
        counters: tuple[CounterGift, ...] = ()
        if e.exceptions is not None:
            faces = copying.with_exceptions(g, faces, face, e.exceptions)
            counters = e.exceptions.counters
        layout = g.view.obj(o).layout if len(faces) > 1 else "normal"
        up = face if layout in copying.DOUBLE_FACED else 0
        out += yield from create_tokens(g, ctx, faces, e.n, players, e.tapped, counters, layout, up)
    if e.attacking:
        yield from joining.join_attack(g, ctx, out)
    remember(ctx, e.as_, tuple(out))


@carries_out(ef.Populate)
@rule("701.36a")
def populate(g: Game, e: ef.Populate, ctx: Ctx) -> Procedure[None]:
    """A token that's a copy of a creature token that the player controls and chooses."""
    phrase = n.Choose(what=n.Filter(is_=("creature", "token"), controller=n.Player(name="you")), as_="populated")
    chosen = yield from pick(g, phrase, ctx)
    if chosen:
        yield from create_copy(g, ef.CreateCopyToken(of=n.Ref(name="populated")), ctx)


@carries_out(ef.Investigate)
@rule("701.16a")
def investigate(g: Game, e: ef.Investigate, ctx: Ctx) -> Procedure[None]:
    """Create a Clue token, so many times."""
    for _ in range(amounts.amount(e.times, ctx)):
        yield from create(g, ef.CreateToken(token=ef.TokenSpec(predefined="Clue")), ctx)


@carries_out(ef.Incubate)
@rule("701.53a")
def incubate(g: Game, e: ef.Incubate, ctx: Ctx) -> Procedure[None]:
    """Create an Incubator token that enters with so many +1/+1 counters."""
    gift = CounterGift(kind=PLUS, n=e.n)
    yield from create(g, ef.CreateToken(token=ef.TokenSpec(predefined="Incubator"), counters=(gift,)), ctx)


@carries_out(ef.Amass)
@rule("701.47a")
def amass(g: Game, e: ef.Amass, ctx: Ctx) -> Procedure[None]:
    """An Army creature token if the player controls none; then counters on an Army that they choose."""
    army = n.Filter(is_=("Army", "creature"), controller=n.Player(name="you"))
    if not any(filters.matches(ctx, o, army) for o in g.view.battlefield()):
        spec = ef.TokenSpec(
            types=f"Creature — {e.subtype} Army", colors=("black",), power=n.Number(n=0), toughness=n.Number(n=0)
        )
        yield from create(g, ef.CreateToken(token=spec), ctx)
    chosen = yield from pick(g, n.Choose(what=army, as_="army"), ctx)
    count = amounts.amount(e.n, ctx)
    events = [of_effect(ctx, ch.PutCounters, target=o, kind=PLUS, amount=count, by=ctx.you) for o in chosen]
    yield from do(g, ctx, events, "701.47a")
    for o in chosen:
        if not filters.has_subtype(g.view.chars(o), e.subtype):
            part = con.AddTypes(types=(e.subtype,))
            yield from modify(g, ef.Modify(what=n.Ref(name="army"), parts=(part,), lasts="game"), ctx)
