"""Verbs about mana (106)."""

from __future__ import annotations

from itertools import combinations_with_replacement, islice

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..derive import amounts, linked, nouns
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr613_layers import functional
from ..derive.game import Game
from ..events import changes as ch
from ..kernel.asking import ask
from ..kernel.effects import carries_out
from ..state.game_state import ManaUnit
from ..state.objects import ObjectId, PlayerId
from ..terms.colors import COLOR_WORDS
from ..terms.mana import Symbol, mana_cost
from .doing import do, of_effect, pick_players

COLOR_LETTERS = ("W", "U", "B", "R", "G")
TAPPED_FOR_MANA = "tapped for mana"
"""Bound while a mana ability with {T} in its cost resolves (106.12)."""


@carries_out(ef.AddMana)
@rule("106.4", "106.3", "106.6", "106.12")
def add_mana(g: Game, e: ef.AddMana, ctx: Ctx) -> Procedure[None]:
    """Mana from the source goes into the pools of those players, with the restrictions that come with it."""
    snow = "Snow" in g.view.chars(ctx.source).supertypes
    tapped_for = ctx.source if ctx.bindings.get(TAPPED_FOR_MANA) else None
    for player in (yield from pick_players(g, e.who, ctx)):
        types = yield from types_of_mana(g, e, ctx, player)
        units = tuple(ManaUnit(t, snow, e.only_for, e.not_for, ctx.source) for t in types)
        if units:
            yield from do(g, ctx, [of_effect(ctx, ch.AddMana, player=player, units=units, tapped_for=tapped_for)], "106.4")


@rule("106.8", "106.9", "106.10", "106.11")
def types_of_mana(g: Game, e: ef.AddMana, ctx: Ctx, player: PlayerId) -> Procedure[tuple[str, ...]]:
    """The types of the mana that is added, as its player chooses where there is a choice."""
    n = amounts.amount(e.n, ctx)
    if e.mana is not None:
        out: list[str] = []
        for s in mana_cost(e.mana).symbols * n:
            out += yield from _of_symbol(g, ctx, player, s)
        return tuple(out)
    options = colors_to_choose(g, e, ctx)
    if not options or n <= 0:
        return ()
    if not e.combination:
        return (yield from _choose(g, ctx, player, options, 0)) * n
    chosen: tuple[str, ...] = ()
    for i in range(n):
        chosen += yield from _choose(g, ctx, player, options, i)
    return chosen


def _choose(g: Game, ctx: Ctx, player: PlayerId, options: tuple[str, ...], i: int) -> Procedure[tuple[str, ...]]:
    answer: tuple[str, ...] = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="name/type/color",
            source=ctx.source,
            about="mana",
            options=options,
            rule="605.3",
            data={"index": i},
        ),
    )
    return answer


def colors_to_choose(g: Game, e: ef.AddMana, ctx: Ctx) -> tuple[str, ...]:
    """The types among which the mana may be chosen, as letters."""
    if e.combination:
        return tuple(letter(w) for w in e.combination)
    if e.chosen:
        value = linked.chosen(ctx, "color")
        return (letter(value),) if isinstance(value, str) else ()
    if e.produced_by is not None:
        return producible(g, e, ctx)
    return COLOR_LETTERS if e.any_color else ()


@rule("106.7")
def producible(g: Game, e: ef.AddMana, ctx: Ctx) -> tuple[str, ...]:
    """The types of mana (with `any_color`: the colors) that those permanents could produce, whatever their abilities
    cost. Of permanents that look at one another, none adds a type by being looked at again."""
    asked = [(e, ctx)]
    known: dict[_Looking, set[str]] = {_looking(e, ctx): set()}
    seen_by: list[tuple[_Looking, _Looking]] = []
    for outer, its in asked:
        assert outer.produced_by is not None
        for oid in nouns.objects(outer.produced_by, its):
            for inner in looked_at(g, oid):
                there = g.view.ctx(oid)
                if inner.produced_by is None:
                    types = {t for way in could_add(g, inner, there) for t in way}
                    known[_looking(outer, its)] |= _of_its_kind(outer, types)
                    continue
                if _looking(inner, there) not in known:
                    known[_looking(inner, there)] = set()
                    asked.append((inner, there))
                seen_by.append((_looking(inner, there), _looking(outer, its)))
    effects = {_looking(x, its): x for x, its in asked}
    grows = True
    while grows:
        grows = False
        for inside, outside in seen_by:
            more = _of_its_kind(effects[outside], known[inside]) - known[outside]
            known[outside] |= more
            grows = grows or bool(more)
    return tuple(t for t in (*COLOR_LETTERS, "C") if t in known[_looking(e, ctx)])


_Looking = tuple[ObjectId, int]


def _looking(e: ef.AddMana, ctx: Ctx) -> _Looking:
    return ctx.source, id(e)


def _of_its_kind(e: ef.AddMana, types: set[str]) -> set[str]:
    return types - {"C"} if e.any_color else set(types)


@rule("106.7")
def looked_at(g: Game, oid: ObjectId) -> list[ef.AddMana]:
    """What the activated abilities of a permanent say of mana."""
    abilities = [x for a in g.view.chars(oid).abilities for x in functional(a) if isinstance(x, ab.Activated)]
    modes = [m for x in abilities if x.modes is not None for m in x.modes.modes]
    done = [*(x.do for x in abilities), *(m.do for m in modes)]
    return [e for effects in done for e in effects if isinstance(e, ef.AddMana)]


def letter(word: str) -> str:
    """The letter of a type of mana, given by its letter or its word."""
    if word in COLOR_WORDS:
        return COLOR_WORDS[word].value
    return "C" if word == "colorless" else word.strip("{}").upper()


def _of_symbol(g: Game, ctx: Ctx, player: PlayerId, s: Symbol) -> Procedure[tuple[str, ...]]:
    ways = symbol_ways(ctx, s)
    if len(ways) == 1:
        return ways[0]
    picked = yield from _choose(g, ctx, player, s.halves, 0)
    return ways[s.halves.index(picked[0])]


def symbol_ways(ctx: Ctx, s: Symbol) -> tuple[tuple[str, ...], ...]:
    """What one symbol of added mana can be: a half of a hybrid one; generic and snow symbols mean colorless mana."""
    if s.is_x:
        return (("C",) * amounts.variable(s.text, ctx),)
    return tuple(("C",) * int(h) if h.isdigit() else ("C",) if h == "S" else (h,) for h in s.halves)


@rule("106.7")
def could_add(g: Game, e: ef.AddMana, ctx: Ctx, most: int = 10_000) -> tuple[tuple[str, ...], ...]:
    """The ways in which the types of the added mana could come out, without asking; so many of them at the most."""
    n = amounts.amount(e.n, ctx)
    if n <= 0:
        return ()
    if e.mana is not None:
        ways: list[tuple[str, ...]] = [()]
        for s in mana_cost(e.mana).symbols * n:
            ways = list(dict.fromkeys((*w, *more) for w in ways for more in symbol_ways(ctx, s)))[:most]
        return tuple(ways)
    options = colors_to_choose(g, e, ctx)
    if e.combination:
        return tuple(islice(combinations_with_replacement(options, n), most))
    return tuple((t,) * n for t in options)
