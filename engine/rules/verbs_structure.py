"""The structure of instructions: options, conditions, repetition, choices (608.2c-f, 118.12, 700.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..cards.lang import effects as ef
from ..cards.lang import nouns as n
from ..choices import Choice, Procedure
from ..derive import amounts, conditions, filters, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..kernel.asking import ask
from ..kernel.effects import carries_out, carry_out
from ..state.objects import ObjectId, PlayerId
from ..terms.colors import COLOR_WORDS
from ..terms.typeline import BASIC_LAND_TYPES
from .choosing_words import check, numbers
from .cr118_optional import can_be_done, may_pay, paid_so_often
from .doing import in_some_order, pick, pick_players, remember, yes


@carries_out(ef.May)
@rule("603.5", "608.2d", "608.2e")
def may(g: Game, e: ef.May, ctx: Ctx) -> Procedure[None]:
    """An option: to do something, or to pay a cost; no impossible option can be chosen. Of several players all choose,
    in turn order, before any of them does it; of others than "you" each is `that_player` meanwhile."""
    outer = ctx.bindings.get("that_player")
    takers: list[PlayerId] = []
    for p in (yield from pick_players(g, e.who, ctx)):
        _speak_of(ctx, e.who, p)
        if (yield from _takes_option(g, e, ctx, p)):
            takers.append(p)
    for p in takers:
        _speak_of(ctx, e.who, p)
        remember(ctx, e.as_, True)
        yield from carry_out(g, e.do, ctx)
    if e.as_ is not None:
        ctx.bindings[e.as_] = bool(takers)
    if outer is not None:
        ctx.bindings["that_player"] = outer
    if not takers:
        yield from carry_out(g, e.else_, ctx)


def _takes_option(g: Game, e: ef.May, ctx: Ctx, player: PlayerId) -> Procedure[bool]:
    if e.cost:
        return (yield from may_pay(g, ctx, player, e.cost, about=e.as_))
    return (yield from yes(g, ctx, player, e.as_, "603.5", possible=can_be_done(g, e.do, ctx, player)))


def _speak_of(ctx: Ctx, who: n.Players, player: PlayerId) -> None:
    if who != n.Player(name="you"):
        ctx.bindings["that_player"] = player


@carries_out(ef.Unless)
@rule("118.12", "118.12a")
def unless(g: Game, e: ef.Unless, ctx: Ctx) -> Procedure[None]:
    """Something happens unless a player pays."""
    players = yield from pick_players(g, e.who, ctx)
    for p in players:
        if (yield from may_pay(g, ctx, p, e.cost, about="unless", times=e.times)):
            return
    yield from carry_out(g, e.do, ctx)


@carries_out(ef.PayRepeatedly)
@rule("118.12", "603.12a")
def pay_repeatedly(g: Game, e: ef.PayRepeatedly, ctx: Ctx) -> Procedure[None]:
    """A cost that may be paid any number of times is paid as often as its payer chooses, and can: what is about that was
    done once, however often it was paid."""
    most = amounts.amount(e.most, ctx) if e.most is not None else None
    remember(ctx, e.as_, (yield from paid_so_often(g, ctx, ctx.you, e.cost, most, e.as_)))


@carries_out(ef.When)
def when(g: Game, e: ef.When, ctx: Ctx) -> Procedure[None]:
    """A condition looked at as the instruction is followed."""
    yield from carry_out(g, e.then if conditions.holds(e.if_, ctx) else e.else_, ctx)


@carries_out(ef.ForEach)
@rule("608.2f")
def for_each(g: Game, e: ef.ForEach, ctx: Ctx) -> Procedure[None]:
    """Repeats instructions for each object or player, or a number of times."""
    rounds: list[dict[str, Any]] = []
    if e.times is not None:
        rounds = [{} for _ in range(amounts.amount(e.times, ctx))]
    elif e.who is not None:
        rounds = [{"that_player": p} for p in (yield from pick_players(g, e.who, ctx))]
    elif e.what is not None:
        rounds = [{"that": o} for o in (yield from one_by_one(g, ctx, (yield from pick(g, e.what, ctx))))]
    before = dict(ctx.bindings)
    found: list[dict[str, Any]] = []
    for names in rounds:
        for name in ctx.bindings.keys() - before.keys() - {"that", "that_player"}:
            del ctx.bindings[name]
        ctx.bindings.update(names)
        yield from carry_out(g, e.do, ctx)
        found.append({k: v for k, v in ctx.bindings.items() if k not in before and k not in ("that", "that_player")})
    ctx.bindings.update(in_all_rounds(g, found))


@rule("608.2c", "608.2f")
def in_all_rounds(g: Game, rounds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the names mean after instructions were followed several times: all the objects and players, and how much it
    was together; whether something was done at all. In each round they mean what that round did."""
    out: dict[str, Any] = {}
    for names in rounds:
        for name, value in names.items():
            old = out.get(name)
            if isinstance(value, bool) and isinstance(old, bool):
                out[name] = old or value
            elif isinstance(value, int) and isinstance(old, int):
                out[name] = old + value
            elif isinstance(value, tuple) and isinstance(old, tuple):
                out[name] = tuple(dict.fromkeys((*old, *value)))
            else:
                out[name] = value
    return out


@rule("608.2f")
def one_by_one(g: Game, ctx: Ctx, objects: Sequence[ObjectId]) -> Procedure[tuple[ObjectId, ...]]:
    """The order in which objects are considered one after another: those of the active player first, and those of one
    player as the controller of the spell or ability chooses."""
    whose = [filters.controller_of(ctx, o) for o in objects]
    order: tuple[ObjectId, ...] = ()
    for player in dict.fromkeys((*g.in_turn_order(), *whose)):
        own = [o for o, p in zip(objects, whose, strict=True) if p == player]
        order += yield from in_some_order(g, ctx.source, ctx.you, own, "for each", "608.2f")
    return order


@carries_out(ef.Let)
@rule("608.2h")
def let(g: Game, e: ef.Let, ctx: Ctx) -> Procedure[None]:
    """Information is determined once and kept under a name."""
    if e.amount is not None:
        remember(ctx, e.as_, amounts.amount(e.amount, ctx))
    elif e.objects is not None:
        remember(ctx, e.as_, (yield from pick(g, e.objects, ctx)))
    elif e.players is not None:
        remember(ctx, e.as_, (yield from pick_players(g, e.players, ctx)))


KEYWORDS_TO_CHOOSE = (
    "deathtouch",
    "first strike",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "trample",
    "vigilance",
)


@carries_out(ef.ChooseWord)
@rule("608.2d")
def choose_word(g: Game, e: ef.ChooseWord, ctx: Ctx) -> Procedure[None]:
    """A color, type, name, number or word chosen on resolution."""
    players = nouns.players(e.who, ctx)
    player = players[0] if players else ctx.you
    options: Any = tuple(e.options)
    if not options:
        options = {
            "color": tuple(COLOR_WORDS),
            "basic land type": tuple(BASIC_LAND_TYPES),
            "keyword": KEYWORDS_TO_CHOOSE,
        }.get(e.kind)
    low = amounts.amount(e.least, ctx) if e.least is not None else 0
    if e.kind == "number":
        options = numbers(low, amounts.amount(e.most, ctx) if e.most is not None else None)
    if e.unlike is not None and options is not None:
        options = tuple(x for x in options if x != ctx.bindings.get(e.unlike))
    kind = "number" if e.kind == "number" else "name/type/color"
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind=kind,
            source=ctx.source,
            about=e.as_,
            options=options,
            rule="608.2d",
            data={"least": low} if kind == "number" else {},
            check=check(g, e.kind, e.card, low) if options is None else None,
        ),
    )
    remember(ctx, e.as_, answer[0] if options is not None else answer)


@rule("608.2d")
def possible_modes(g: Game, e: ef.ChooseMode, ctx: Ctx, player: PlayerId) -> tuple[int, ...]:
    """The modes, by index, that are possible: an impossible one can't be chosen on resolution."""
    return tuple(i for i, mode in enumerate(e.modes.modes) if can_be_done(g, mode.do, ctx, player))


@carries_out(ef.ChooseMode)
@rule("700.2")
def choose_mode(g: Game, e: ef.ChooseMode, ctx: Ctx) -> Procedure[None]:
    """Modes chosen on resolution."""
    players = nouns.players(e.who, ctx)
    player = players[0] if players else ctx.you
    modes = e.modes.modes
    options = possible_modes(g, e, ctx, player)
    if not options:
        return
    least = amounts.amount(e.modes.n, ctx)
    most = amounts.amount(e.modes.most, ctx) if e.modes.most is not None else least
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="modes",
            source=ctx.source,
            about="modes",
            options=options,
            least=min(least, len(options)),
            most=min(most, len(options)),
            repeat=e.modes.repeat,
            rule="700.2",
        ),
    )
    for i in sorted(answer):
        yield from carry_out(g, modes[i].do, ctx)
