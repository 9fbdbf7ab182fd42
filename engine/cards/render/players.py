"""What continuous effects say of players (613.10-11)."""

from __future__ import annotations

from typing import Any

from ..lang import continuous as c
from ..lang.nouns import Filter
from . import amounts, noun_phrases
from .voice import NoWording, Voice
from .words import number_word

_RULES = {
    "no maximum hand size": "have|has no maximum hand size",
    "keep mana": "don't|doesn't lose unspent {what}mana as steps and phases end",
    "play with hand revealed": "play|plays with {their} hand revealed",
    "play with top card revealed": "play|plays with the top card of {their} library revealed",
    "look at top card": "may look at the top card of {their} library any time",
    "life total can't change": "can't gain or lose life",
    "hexproof": "have|has hexproof",
    "shroud": "have|has shroud",
    "loyalty abilities twice each turn": (
        "may activate the loyalty abilities of planeswalkers {their0} control twice each turn rather than only once"
    ),
    "cast as though flash": "may cast {what}spells as though they had flash",
}
_CANT = {
    "cast": "cast {which}",
    "play lands": "play lands",
    "activate": "activate abilities{of}",
    "gain life": "gain life",
    "lose life": "lose life",
    "draw": "draw cards",
    "draw more than one": "draw more than one card each turn",
    "search": "search libraries",
    "attack": "attack",
    "get counters": "get counters",
    "lose": "lose the game",
    "win": "win the game",
    "pay life": "pay life to cast spells or activate abilities",
    "sacrifice": "sacrifice {which} to cast spells or activate abilities",
    "be targeted": "be the target of spells or abilities",
    "cast more than one": "cast more than one {one}each turn",
    "become the monarch": "become the monarch",
    "untap more than": "untap more than {n}during their untap steps",
}


def predicate(part: Any, voice: Voice, their: str = "their") -> str:
    """A part about players as a predicate, verbs marked."""
    if isinstance(part, c.PlayerCant):
        return f"can't {_cant(part, voice)}"
    if isinstance(part, c.PlayerRule) and part.rule in ("protection", "hexproof", "shroud"):
        return f"have|has {part.rule}{_protected_from(part, voice)}"
    if not isinstance(part, c.PlayerRule) or (part.rule not in _RULES and part.n is None):
        raise NoWording(type(part).__name__)
    if part.rule == "additional land plays" and part.n is not None:
        return f"may play {amounts.of(part.n, 'additional land', voice)} on each of {their} turns"
    if part.rule == "maximum hand size" and part.n is not None:
        return f"have|has maximum hand size {amounts.digits(part.n, voice)}"
    what = f"{noun_phrases.noun(part.what, voice)} " if part.what else ""
    if part.rule == "keep mana" and part.what is not None:
        what = f"{' and '.join(part.what.is_)} "
    if part.rule not in _RULES:
        raise NoWording(part.rule)
    return _RULES[part.rule].format(their=their, their0="you" if their == "your" else "they", what=what)


def _protected_from(part: c.PlayerRule, voice: Voice) -> str:
    if part.rule != "protection":
        return ""
    if part.what is None:
        return " from everything"
    if part.what.chosen is not None:
        return f" from the chosen {'card name' if part.what.chosen == 'name' else part.what.chosen}"
    return f" from {noun_phrases.noun(part.what, voice, many=True)}"


def _aiming(which: Filter | None) -> str:
    """Spells and abilities, of sources of a quality where there is one."""
    if which is None:
        return "spells or abilities"
    if which != Filter(is_=which.is_):
        raise NoWording("PlayerCant")
    kind = " ".join(which.is_)
    return f"{kind} spells or abilities of {kind} sources"


def _cant(part: c.PlayerCant, voice: Voice) -> str:
    which = part.which
    many = noun_phrases.noun(which, voice, many=True) if which else "spells" if part.what == "cast" else "permanents"
    one = f"{noun_phrases.noun(which, voice)} " if which else "spell " if part.what == "cast more than one" else ""
    if part.what == "be targeted" and part.by is not None:
        return f"be the target of {_aiming(which)} your opponents control"
    of = f" of {many}" if which else ""
    n = "" if part.n is None else f"{number_word(part.n)} {(one or 'permanent ') if part.n == 1 else many + ' '}"
    return _CANT[part.what].format(which=many, one=one, of=of, n=n)
