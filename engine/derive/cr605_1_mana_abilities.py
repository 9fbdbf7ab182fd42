"""Rules 605.1 and 606.2: which abilities are mana abilities, and which loyalty abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..cards.lang import abilities as ab
from ..cards.lang import effects as ef
from ..cards.lang import events as le
from ..cards.lang.costs import Cost, ExileCost, LoyaltyCost, MillCost, TapSelf
from ..memo import by_identity
from ..terms.zones import Zone
from .context import Holder


@by_identity(4096)
def is_mana_ability(ability: ab.Activated) -> bool:
    """Whether an activated ability is a mana ability: without target, it could add mana, no loyalty ability
    (605.1a)."""
    return not has_targets(ability) and adds_mana(ability) and not is_loyalty_ability(ability)


def is_mana(g: Holder, ability: ab.Activated) -> bool:
    """Whether an activated ability is a mana ability by the edition of a game: by the later ones none that moves cards to or
    from a library (605.1a)."""
    if not is_mana_ability(ability):
        return False
    return not (g.since("mana abilities leave libraries alone") and moves_library_cards(ability))


@by_identity(4096)
def moves_library_cards(ability: ab.Activated) -> bool:
    """Whether its cost or its effect moves cards to or from a library."""
    modes = ability.modes.modes if ability.modes is not None else ()
    return any(_of_library(x) for x in (*ability.cost, *ability.do, *modes))


def _of_library(node: Any) -> bool:
    if isinstance(node, _FROM_LIBRARY):
        return True
    if isinstance(node, ExileCost) and node.top:
        return True
    if isinstance(node, Zone):
        return node is Zone.LIBRARY
    if isinstance(node, tuple):
        return any(_of_library(x) for x in node)
    return isinstance(node, msgspec.Struct) and any(_of_library(getattr(node, f)) for f in node.__struct_fields__)


_FROM_LIBRARY = (
    ef.Draw,
    ef.Mill,
    ef.Surveil,
    ef.LookAndTake,
    ef.Search,
    ef.ExileTop,
    ef.RevealUntil,
    ef.PutOnLibrary,
    MillCost,
)


@by_identity(4096)
def is_loyalty_ability(ability: ab.Activated) -> bool:
    """Whether its cost has a loyalty symbol (606.2)."""
    return any(isinstance(part, LoyaltyCost) for part in ability.cost)


def is_triggered_mana_ability(ability: Any) -> bool:
    """Whether a triggered ability is a mana ability: without target, it could add mana, and it triggers from a mana
    ability or from mana being added (605.1b)."""
    if not isinstance(ability, ab.Triggered) or has_targets(ability) or not adds_mana(ability):
        return False
    return from_mana(ability.when)


def from_mana(when: le.Event) -> bool:
    """Whether an event is a mana ability being activated, or mana being added (605.1b)."""
    if isinstance(when, le.EitherEvent):
        return all(from_mana(e) for e in when.of)
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
