"""Adding mana (106.4, 605.3)."""

from __future__ import annotations

from typing import Any

from ..asking import ask
from ..cards.lang import effects as ef
from ..choices import Choice, Procedure
from ..citation import rule
from ..evaluate import amounts
from ..evaluate.context import Ctx
from ..events import changes as ch
from ..game import Game
from ..state.game_state import ManaUnit
from ..terms.colors import COLOR_WORDS
from ..terms.mana import mana_cost
from .cr608_effects import Verb
from .doing import do, of_effect, pick_players

_ANY_COLOR = ("W", "U", "B", "R", "G")


@rule("106.4", "106.6", "106.12")
def add_mana(g: Game, e: ef.AddMana, ctx: Ctx) -> Procedure[None]:
    """Adds mana to a pool: fixed symbols, or of a color that is chosen as it is added."""
    snow = "Snow" in g.view.chars(ctx.source).supertypes
    tapped_for = ctx.source if ctx.bindings.get("tapped for mana") else None
    for p in (yield from pick_players(g, e.who, ctx)):
        letters = yield from _letters(g, e, ctx, p)
        units = tuple(ManaUnit(letter, snow, e.only_for, e.not_for, ctx.source) for letter in letters)
        if units:
            yield from do(g, ctx, [of_effect(ctx, ch.AddMana, player=p, units=units, tapped_for=tapped_for)], "106.4")


def _letters(g: Game, e: ef.AddMana, ctx: Ctx, player: str) -> Procedure[list[str]]:
    n = amounts.amount(e.n, ctx)
    if e.mana is not None:
        return [s.text for s in mana_cost(e.mana)] * n
    if e.chosen:
        word = g.view.obj(ctx.source).chosen.get("color")
        return [COLOR_WORDS[word].value] * n if word in COLOR_WORDS else []
    if e.any_color:
        return [(yield from _choose(g, ctx, player, _ANY_COLOR, 0))] * n
    out: list[str] = []
    options: tuple[Any, ...] = tuple(c.strip("{}") for c in e.combination) or _ANY_COLOR
    for i in range(n):
        out.append((yield from _choose(g, ctx, player, options, i)))
    return out


def _choose(g: Game, ctx: Ctx, player: str, options: tuple[Any, ...], i: int) -> Procedure[str]:
    answer = yield from ask(
        g,
        Choice(
            player=player,
            decider=player,
            kind="name/type/color",
            source=ctx.source,
            about="mana",
            options=options,
            data={"index": i},
            rule="605.3",
        ),
    )
    return str(answer[0])


VERBS: dict[type, Verb] = {ef.AddMana: add_mana}
