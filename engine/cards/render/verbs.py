"""One-shot effects as clauses: a template for each plain verb."""

from __future__ import annotations

from typing import Any

import msgspec

from ..lang import effects as e
from ..lang.nouns import Player
from . import amounts, noun_phrases
from .clauses import Clause, fill, object_clause, subject_clause, verbs
from .voice import Voice


class Verb(msgspec.Struct, frozen=True):
    """The wording of a verb. `subject`: the field with the players (or objects) that do it, or empty; `explicit`: "you"
    is said."""

    template: str
    subject: str = ""
    explicit: bool = False


VERBS: dict[type, Verb] = {
    e.Destroy: Verb("destroy|destroys {what:all}"),
    e.PutInGraveyard: Verb("put {what:all} into its owner's graveyard"),
    e.Draw: Verb("draw|draws [additional?an additional card][!additional?{n:cards}]", "who"),
    e.Mill: Verb("mill|mills {n:cards}", "who"),
    e.Scry: Verb("scry|scries {n:digits}", "who"),
    e.Surveil: Verb("surveil|surveils {n:digits}", "who"),
    e.Shuffle: Verb("shuffle|shuffles", "who"),
    e.GainLife: Verb("gain|gains {n:life}", "who", True),
    e.LoseLife: Verb("lose|loses {n:life}", "who", True),
    e.Tap: Verb("tap {what:all}"),
    e.Untap: Verb("untap {what:that}"),
    e.TapOrUntap: Verb("tap or untap {what:all}"),
    e.Attach: Verb("attach {what:all} to {to:all}"),
    e.Unattach: Verb("unattach {what:all}"),
    e.Transform: Verb("transform {what:all}"),
    e.Regenerate: Verb("regenerate {what:all}"),
    e.RemoveFromCombat: Verb("remove {what:all} from combat"),
    e.BecomeBlocked: Verb("{what:all} becomes blocked"),
    e.Populate: Verb("populate"),
    e.Goad: Verb("goad {what:all}"),
    e.BecomeMonarch: Verb("become|becomes the monarch", "who", True),
    e.TakeInitiative: Verb("take|takes the initiative", "who", True),
    e.LoseGame: Verb("lose|loses the game", "who", True),
    e.WinGame: Verb("win|wins the game", "who", True),
    e.ExtraTurn: Verb("take|takes an extra turn after this one", "who"),
    e.EndTurn: Verb("end the turn"),
    e.SkipNext: Verb("skip|skips {who:owners} next {part:text}", "who", True),
    e.ExchangeControl: Verb("exchange control of {a:all}[b? and {b:all}]"),
    e.Incubate: Verb("incubate {n:digits}"),
    e.Amass: Verb("amass {subtype:text}s {n:digits}"),
    e.SetLife: Verb("becomes {n:digits}"),
    e.ExchangeLife: Verb("exchange|exchanges life totals[with_? with {with_:players}]", "who"),
    e.SetLevel: Verb("become level {n:text}"),
}
"""Verbs that one template can word."""


def plain(effect: Any, voice: Voice) -> Clause | None:
    """The clause of a verb of VERBS, or None."""
    verb = VERBS.get(type(effect))
    if verb is None:
        return None
    if isinstance(effect, e.Incubate) and not amounts.fixed(effect.n):
        text = f"incubate X, where X is {amounts.phrase(effect.n, voice)}"
        return Clause(text, text)
    if isinstance(effect, e.SetLife):
        return Clause(fill(verb.template, effect, voice), subject=f"{noun_phrases.owners(effect.who, voice)} life total")
    if verb.subject:
        who = getattr(effect, verb.subject)
        subject = noun_phrases.players(who, voice, subject=True)
        clause = subject_clause(Player(name="you"), fill(verb.template, effect, voice), voice, verb.explicit)
        many = noun_phrases.players_many(who, voice)
        return msgspec.structs.replace(clause, subject=subject, plural=many)
    text, third = verbs(fill(verb.template, effect, voice))
    return Clause(text, third)


def fight(effect: e.Fight, voice: Voice) -> Clause:
    """701.14."""
    first = noun_phrases.objects(effect.a, voice, subject=True)
    return object_clause(effect.a, f"fight|fights {noun_phrases.objects(effect.b, voice)}", voice, first=first)


def phase_out(effect: e.PhaseOut, voice: Voice) -> Clause:
    """702.26."""
    return object_clause(effect.what, "phase|phases out", voice)
