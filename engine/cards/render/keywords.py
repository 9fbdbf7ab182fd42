"""Keyword abilities with their parameters, in lower case (702)."""

from __future__ import annotations

from ..lang import abilities as ab
from ..lang import nouns
from ..lang.nouns import Player
from . import costs, noun_phrases
from .voice import Voice


def keyword(ability: ab.Keyword, voice: Voice) -> str:
    """A keyword with its parameter, in lower case."""
    name, what = ability.name, ability.what
    if name == "enchant":
        return _enchant(ability, voice)
    if name == "protection":
        if ability.players is not None:
            return f"protection from {noun_phrases.players(ability.players, voice)}"
        return f"protection from {_quality(what, voice)}"
    if name == "hexproof" and what is not None:
        return f"hexproof from {_quality(what, voice)}"
    if name == "landwalk" and what is not None and what != nouns.Filter(is_=what.is_):
        kind = noun_phrases.noun(what, voice).removesuffix(" permanent")
        return f"{kind}walk"
    if name == "landwalk" and what is not None:
        words = [word for word in what.is_ if word != "land"]
        subtype = bool(words) and words[-1][0].isupper()
        return f"{' '.join(words).lower()}walk" if subtype else " ".join([*words, "landwalk"])
    if name == "typecycling" and what is not None:
        kind = noun_phrases.noun(what, voice).removesuffix(" permanent")
        return f"{kind}cycling{costs.keyword_cost(ability.cost or (), voice)}"
    if name == "affinity" and what is not None:
        return f"affinity for {noun_phrases.noun(what, voice, many=True)}"
    if name == "suspend":
        return f"suspend {ability.n}—{costs.activation(ability.cost or (), voice)}"
    if name in ("reinforce", "awaken"):
        return f"{name} {ability.n}—{costs.activation(ability.cost or (), voice)}"
    if name == "devour" and what is not None:
        return f"devour {noun_phrases.noun(what, voice).removesuffix(' permanent')} {ability.n}"
    if name == "equip" and what is not None:
        kind = noun_phrases.noun(what, voice).removesuffix(" permanent")
        return f"equip {kind}{costs.keyword_cost(ability.cost or (), voice)}"
    if ability.cost is not None:
        return f"{name}{costs.keyword_cost(ability.cost, voice)}"
    return f"{name} {ability.n}" if ability.n is not None else name


def _enchant(ability: ab.Keyword, voice: Voice) -> str:
    if ability.players is not None:
        name = ability.players.name if isinstance(ability.players, Player) else ""
        return f"enchant {'opponent' if 'opponent' in name else 'player'}"
    return f"enchant {noun_phrases.noun(ability.what, voice)}" if ability.what else "enchant permanent"


_EACH_COLOR = tuple(nouns.Filter(is_=(color,)) for color in ("white", "blue", "black", "red", "green"))


def _quality(what: nouns.Filter | None, voice: Voice) -> str:
    if what is None or what == nouns.Filter():
        return "everything"
    if what.any_ == _EACH_COLOR:
        return "each color"
    if what.any_ and not what.is_:
        return " and from ".join(_quality(option, voice) for option in what.any_)
    colors = {"white", "blue", "black", "red", "green", "multicolored", "monocolored", "colorless"}
    if what == nouns.Filter(is_=what.is_) and what.is_[-1] in colors:
        return " ".join(what.is_)
    if what.chosen and not what.is_:
        return f"the chosen {what.chosen}"
    return noun_phrases.noun(what, voice, many=True)
