"""Continuous effects with a wording of their own, that is no "subject does this" (611.2)."""

from __future__ import annotations

from ..lang import continuous as c
from ..lang import effects as e
from ..lang import nouns
from . import noun_phrases
from .clauses import Clause
from .voice import Voice

DURATIONS = {
    "end of turn": "until end of turn",
    "this turn": "this turn",
    "your next turn": "until your next turn",
    "end of your next turn": "until the end of your next turn",
    "end of combat": "this combat",
    "while you control self": "for as long as you control {self}",
    "while you control it": "for as long as you control it",
    "while self on battlefield": "for as long as {self} remains on the battlefield",
    "while self tapped": "for as long as {self} remains tapped",
    "while attached": "for as long as {self} remains attached to it",
    "until self leaves": "until {self} leaves the battlefield",
    "game": "",
}
"""The durations in words (611.2a-b)."""


def during(lasts: str, voice: Voice) -> str:
    """The duration of what waits for an event, said after that event: of a delayed trigger or a replacement effect."""
    said = "this turn" if lasts == "end of turn" else DURATIONS[lasts].format(self=voice.self_word)
    return f" {said}" if said else ""


def whole(effect: e.Modify, lasts: str, voice: Voice) -> Clause | None:
    """The wording of the whole effect, or None where it has the usual one."""
    part = effect.parts[0] if len(effect.parts) == 1 else None
    match part:
        case c.SwitchPT():
            return Clause(f"switch {noun_phrases.of_object(effect.what, voice)} power and toughness {lasts}")
        case c.ChangeText():
            text = noun_phrases.of_object(effect.what, voice).removesuffix("'s")
            return Clause(f"change the text of {text} by replacing all instances of the first with the second")
        case c.ChangePT(power=nouns.ValueOf(value="power", of=of), toughness=nouns.Number(n=0)) if of == effect.what:
            return Clause(f"double the power of {noun_phrases.objects(effect.what, voice)} {lasts}".rstrip())  # 701.10b
        case _:
            return None
