"""Continuous effects with a wording of their own, that is no "subject does this" (611.2)."""

from __future__ import annotations

from ..lang import continuous as c
from ..lang import effects as e
from ..lang import nouns
from . import noun_phrases
from .clauses import Clause
from .voice import Voice


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
