"""Targets of an ability, bound before its effects are worded."""

from __future__ import annotations

from collections.abc import Sequence

from ...terms.zones import Zone
from ..lang import costs, nouns
from ..lang.costs import CostPart
from . import amounts, noun_phrases
from .voice import Voice

_PAID: dict[type, str] = {
    costs.SacrificeCost: "sacrificed",
    costs.DiscardCost: "discarded",
    costs.ExileCost: "exiled",
    costs.ReturnCost: "returned",
    costs.RevealCost: "revealed",
}


def bind_paid(cost: Sequence[CostPart], voice: Voice) -> None:
    """Say how the objects with which costs were paid are called (608.2k)."""
    for part in cost:
        name = _PAID.get(type(part))
        what = getattr(part, "what", None)
        if name is not None and (what is not None or isinstance(part, costs.DiscardCost)):
            noun = "card" if what is None or name != "sacrificed" else noun_phrases.head(what)
            voice.bind(name, f"the {name} {noun}", noun)


def bind_targets(targets: Sequence[nouns.Target], voice: Voice) -> None:
    """Say how each target is called at its first mention (115.1) and later."""
    for target in targets:
        noun_phrases.bind_target(target, voice)
        if target.divide is not None:
            number = amounts.digits if target.divided_what == "damage" else amounts.word
            voice.divided[target.as_] = number(target.divide, voice)
        what = target.what
        if what is not None and what.zone is Zone.GRAVEYARD and what.owner == nouns.Player(name="you"):
            voice.own.add(target.as_)
