"""Targets of an ability, bound before its effects are worded."""

from __future__ import annotations

from collections.abc import Sequence

from ...terms.zones import Zone
from ..lang import nouns
from . import amounts, noun_phrases
from .voice import Voice


def bind_targets(targets: Sequence[nouns.Target], voice: Voice) -> None:
    """Say how each target is called at its first mention (115.1) and later."""
    for target in targets:
        noun_phrases.bind_target(target, voice)
        if target.divide is not None:
            voice.divided[target.as_] = amounts.digits(target.divide, voice)
        what = target.what
        if what is not None and what.zone is Zone.GRAVEYARD and what.owner == nouns.Player(name="you"):
            voice.own.add(target.as_)
