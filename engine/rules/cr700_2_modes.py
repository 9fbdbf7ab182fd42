"""Rule 700.2: modes."""

from __future__ import annotations

from typing import Any

from ..cards.lang.abilities import Activated, Chapter, Spell, Triggered
from ..cards.lang.effects import Modes
from ..cards.lang.nouns import Target
from ..choices import Choice, Procedure
from ..derive import amounts
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..kernel.asking import ask
from . import cr115_targets as cr115

HasModes = Spell | Activated | Triggered | Chapter
"""Abilities that may have targets and modes."""


@rule("700.2a", "700.2b")
def legal_modes(g: Game, ctx: Ctx, ability: HasModes) -> tuple[int, ...]:
    """The modes for which legal targets can be chosen, by their index."""
    modes = ability.modes
    if modes is None:
        return ()
    return tuple(i for i, m in enumerate(modes.modes) if cr115.possible(g, ctx, (*ability.targets, *m.targets)))


def how_many(modes: Modes, ctx: Ctx) -> tuple[int, int]:
    """How many modes at least and at most are chosen."""
    n = amounts.amount(modes.n, ctx)
    most = len(modes.modes) if modes.most is None and n == 0 else n
    if modes.most is not None:
        most = amounts.amount(modes.most, ctx)
    return n, max(n, most)


@rule("700.2", "700.2d", "700.2e", "601.2b", "603.3c")
def choose_modes(
    g: Game, ctx: Ctx, ability: HasModes, most: int | None = None, least: int | None = None
) -> Procedure[tuple[int, ...] | None]:
    """The modes, by index in the order chosen (601.2b); () for what is not modal, None when none can be chosen.

    `least`, `most`: other bounds than the ability has by itself, where other choices of the announcement allow that
    (601.4)."""
    modes = ability.modes
    if modes is None:
        return ()
    options = legal_modes(g, ctx, ability)
    low, high = how_many(modes, ctx)
    low = low if least is None else least
    high = high if most is None else most
    if not options or (len(options) < low and not modes.repeat):
        return None
    decider = yield from cr115.who_chooses(g, ctx, modes.by, "modes")

    def check(answer: Any) -> str | None:
        chosen = tuple(t for m in answer for t in modes.modes[m].targets)
        return None if cr115.possible(g, ctx, (*ability.targets, *chosen)) else "no legal targets for these modes together"

    if not modes.repeat and low >= len(options):
        return options if check(options) is None else None
    choice = Choice(
        player=decider,
        decider=decider,
        kind="random" if modes.random else "modes",
        numbers="modes",
        source=ctx.stack_id or ctx.source,
        about="modes",
        options=options,
        least=low,
        most=high if modes.repeat else min(high, len(options)),
        repeat=modes.repeat,
        rule="700.2",
        data={"names": tuple(m.name for m in modes.modes), "of": len(modes.modes)},
        check=check if high > 1 and len(options) > 1 else None,
    )
    chosen: tuple[int, ...] = yield from ask(g, choice)
    return chosen


@rule("700.2c", "700.2d")
def targets_of(g: Game, ability: HasModes, modes: tuple[int, ...]) -> tuple[Target, ...]:
    """The uses of the word "target" of an ability with these modes, in printed order; a mode chosen twice counts
    twice."""
    chosen = ability.modes.modes if ability.modes is not None else ()
    return (*ability.targets, *(t for m in sorted(modes) for t in chosen[m].targets))
