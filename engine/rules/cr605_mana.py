"""Rule 605: mana abilities."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..choices import Procedure
from ..derive import conditions
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.cr605_1_mana_abilities import (
    is_mana,
    is_triggered_mana_ability,
    taps,
)
from ..derive.game import Game
from ..derive.view import Live
from ..events import changes as ch
from ..kernel.effects import carry_out
from ..kernel.pipeline import perform
from . import verbs_mana


@rule("605.1a", "605.3b")
def without_stack(g: Game, ability: ab.Activated) -> bool:
    """Whether an activated ability resolves as it is activated, without the stack."""
    return is_mana(g, ability)


@rule("605.1b", "605.4a")
def triggered_without_stack(g: Game, ability: Any) -> bool:
    """Whether a triggered ability resolves at once, without the stack."""
    return is_triggered_mana_ability(ability)


@rule("605.3b", "605.4a", "106.12")
def resolve(g: Game, ability: ab.Activated, ctx: Ctx) -> Procedure[None]:
    """A mana ability resolves immediately after it is activated, and the triggered ones that it triggers right after
    it."""
    if taps(ability.cost):
        ctx = ctx.binding(**{verbs_mana.TAPPED_FOR_MANA: True})
    effects = list(ability.do)
    if ability.modes is not None and ctx.announced is not None:
        effects += [x for m in sorted(ctx.announced.modes) for x in ability.modes.modes[m].do]
    yield from carry_out(g, effects, ctx)
    yield from resolve_triggered(g)


@rule("605.4a")
def resolve_triggered(g: Game) -> Procedure[None]:
    """Triggered mana abilities resolve without waiting for priority."""
    while True:
        w = next((w for w in g.state.waiting if triggered_without_stack(g, w.abl.ability)), None)
        if w is None:
            return
        yield from perform(g, [ch.NoLongerWaiting(waiting=w.id)], "605.4a")
        ctx = Ctx(Live(g), w.controller, w.source, w.bindings, w.follow)
        ability = w.abl.ability
        assert isinstance(ability, ab.Triggered)
        if ability.if_ is None or conditions.holds(ability.if_, ctx):
            yield from carry_out(g, ability.do, ctx)


@rule("106.7")
def could_produce(g: Game, ability: ab.Activated, ctx: Ctx, most: int = 10_000) -> tuple[tuple[str, ...], ...]:
    """The ways in which the types of mana could come out that an ability would add if it resolved now, so many at the
    most; () when it adds none, or when that depends on more than a choice of types."""
    ways: list[tuple[tuple[str, ...], ...]] = []
    for e in ability.do:
        if isinstance(e, ef.AddMana):
            ways.append(verbs_mana.could_add(g, e, ctx, most))
    if not ways:
        return ()
    return tuple(dict.fromkeys(tuple(t for part in w for t in part) for w in islice(product(*ways), most)))
