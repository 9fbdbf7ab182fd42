"""Modes (700.2): the instruction to choose, and a bullet for each."""

from __future__ import annotations

from ..lang import nouns
from ..lang.effects import Modes
from ..lang.nouns import Number
from . import amounts, costs, effects, noun_phrases
from .targets import bind_targets
from .voice import Voice
from .words import a, capital


def render(modes: Modes, voice: Voice) -> str:
    """`Choose one —` and the modes."""
    word = _keyword(modes)
    lines = [word or f"{instruction(modes, voice)} —"]
    for mode in modes.modes:
        inner = voice.fresh()
        inner.mentioned = list(voice.mentioned)
        inner.named = dict(voice.named)
        bind_targets(mode.targets, inner)
        price = f"{costs.activation(mode.cost, inner)} — " if mode.cost else ""
        name = f"{mode.name} — " if mode.name else ""
        lines.append(f"{'+' if word == 'Spree' else '•'} {name}{price}{effects.sentences(mode.do, inner)}")
    return "\n".join(lines)


def _keyword(modes: Modes) -> str:
    """The keyword that stands for the instruction where each mode has a cost (702.172a, 702.183a)."""
    if modes.n != Number(n=1) or not all(mode.cost for mode in modes.modes):
        return ""
    return "Spree" if modes.most == Number(n=len(modes.modes)) else "Tiered" if modes.most is None else ""


def instruction(modes: Modes, voice: Voice) -> str:
    """`Choose one`, `Choose one or both`, `Choose up to two`."""
    who = noun_phrases.players(modes.by, voice, subject=True)
    verb = "Choose" if who == "you" else f"{capital(a(who.removeprefix('each ')))} chooses"
    at_random = " at random" if modes.random else ""
    repeat = ". You may choose the same mode more than once" if modes.repeat else ""
    return f"{verb} {_count(modes, voice)}{at_random}{repeat}"


def _count(modes: Modes, voice: Voice) -> str:
    least, most = modes.n, modes.most
    if most is None or most == least:
        return amounts.word(least, voice)
    if least == Number(n=0):
        return f"up to {amounts.word(most, voice)}"
    if isinstance(most, nouns.Number) and most.n == len(modes.modes):
        return "one or both" if most.n == 2 else "one or more"
    return f"{amounts.word(least, voice)} or {amounts.word(most, voice)}"
