"""Rule 605: mana abilities."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..cards.lang import events as le
from ..cards.lang.costs import Cost, LoyaltyCost, TapSelf
from ..choices import Procedure
from ..derive import conditions
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..derive.view import Live
from ..events import changes as ch
from ..kernel.pipeline import perform
from ..memo import by_identity
from . import verbs_mana


@by_identity(4096)
def is_mana_ability(ability: ab.Activated) -> bool:
    """Whether an activated ability is a mana ability: without target, it could add mana, no loyalty ability
    (605.1a)."""
    return not has_targets(ability) and adds_mana(ability) and not is_loyalty_ability(ability)


@by_identity(4096)
def is_loyalty_ability(ability: ab.Activated) -> bool:
    """Whether its cost has a loyalty symbol (606.2)."""
    return any(isinstance(part, LoyaltyCost) for part in ability.cost)


def is_triggered_mana_ability(ability: Any) -> bool:
    """Whether a triggered ability is a mana ability: without target, it could add mana, and it triggers from a mana
    ability or from mana being added (605.1b)."""
    if not isinstance(ability, ab.Triggered) or has_targets(ability) or not adds_mana(ability):
        return False
    return _from_mana(ability.when)


@rule("605.1a", "605.3b")
def without_stack(g: Game, ability: ab.Activated) -> bool:
    """Whether an activated ability resolves as it is activated, without the stack."""
    return is_mana_ability(ability)


@rule("605.1b", "605.4a")
def triggered_without_stack(g: Game, ability: Any) -> bool:
    """Whether a triggered ability resolves at once, without the stack."""
    return is_triggered_mana_ability(ability)


def _from_mana(when: le.Event) -> bool:
    if isinstance(when, le.EitherEvent):
        return all(_from_mana(e) for e in when.of)
    if isinstance(when, le.Tapped):
        return when.for_mana
    return isinstance(when, le.AddsMana) or (isinstance(when, le.Activates) and when.mana_abilities)


def has_targets(ability: ab.Activated | ab.Triggered) -> bool:
    """Whether an ability requires targets, in any of its modes (115.6)."""
    modes = ability.modes.modes if ability.modes is not None else ()
    return bool(ability.targets) or any(m.targets for m in modes)


def adds_mana(ability: ab.Activated | ab.Triggered) -> bool:
    """Whether an ability could add mana as it resolves (605.1a-b)."""
    modes = ability.modes.modes if ability.modes is not None else ()
    return _adds(ability.do) or any(_adds(m.do) for m in modes)


def _adds(effects: Iterable[ef.Effect]) -> bool:
    return any(isinstance(e, ef.AddMana) or _adds(inner(e)) for e in effects)


def inner(e: ef.Effect) -> tuple[ef.Effect, ...]:
    """The effects inside an effect that happen as it is carried out; not those of what it creates."""
    if isinstance(e, ef.May):
        return (*e.do, *e.else_)
    if isinstance(e, ef.Unless | ef.ForEach):
        return e.do
    if isinstance(e, ef.When):
        return (*e.then, *e.else_)
    if isinstance(e, ef.ChooseMode):
        return tuple(x for m in e.modes.modes for x in m.do)
    return (*e.win, *e.lose) if isinstance(e, ef.FlipCoin) else ()


def taps(cost: Cost) -> bool:
    """Whether {T} is in a cost: then activating the ability is tapping the permanent for mana (106.12)."""
    return any(isinstance(part, TapSelf) for part in cost)


@rule("605.3b", "605.4a", "106.12")
def resolve(g: Game, ability: ab.Activated, ctx: Ctx) -> Procedure[None]:
    """A mana ability resolves immediately after it is activated, and the triggered ones that it triggers right after
    it."""
    from .cr608_effects import carry_out

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
    from .cr608_effects import carry_out

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
def could_produce(g: Game, ability: ab.Activated, ctx: Ctx) -> tuple[tuple[str, ...], ...]:
    """The ways in which the types of mana could come out that an ability would add if it resolved now; () when it
    adds none, or when that depends on more than a choice of types."""
    ways: list[tuple[tuple[str, ...], ...]] = []
    for e in ability.do:
        if isinstance(e, ef.AddMana):
            ways.append(verbs_mana.could_add(g, e, ctx))
    return tuple(dict.fromkeys(tuple(t for part in w for t in part) for w in product(*ways))) if ways else ()
