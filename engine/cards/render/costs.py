"""Costs (118): before the colon of an activated ability, after a keyword, or as what a player may pay."""

from __future__ import annotations

from collections.abc import Sequence

from ..lang import costs, nouns
from ..lang.costs import CostPart
from ..lang.nouns import Number
from . import amounts, noun_phrases
from .voice import Voice
from .words import a, capital, listed


def activation(cost: Sequence[CostPart], voice: Voice) -> str:
    """The cost before a colon: `{2}, {T}, Sacrifice a creature`."""
    return ", ".join(capital(_part(part, voice)) for part in cost)


def keyword_cost(cost: Sequence[CostPart], voice: Voice) -> str:
    """A keyword's cost with what parts it from the keyword: ` {2}` or `—Sacrifice a creature.`"""
    text = activation(cost, voice)
    return f" {text}" if all(isinstance(part, costs.Mana) for part in cost) else f"—{text}."


def payment(cost: Sequence[CostPart], voice: Voice) -> str:
    """The cost as what one does: `pay {2}`, `sacrifice a creature`."""
    return listed([_action(part, voice) for part in cost])


def _action(part: CostPart, voice: Voice) -> str:
    if isinstance(part, costs.Mana):
        return f"pay {part.cost}"
    if isinstance(part, costs.OwnManaCost):
        return "pay its mana cost"
    text = _part(part, voice)
    return text[0].lower() + text[1:]


def _part(part: CostPart, voice: Voice) -> str:
    match part:
        case costs.Mana(cost=cost):
            return cost
        case costs.TapSelf():
            return "{T}"
        case costs.UntapSelf():
            return "{Q}"
        case costs.PayLife(amount=n):
            return f"pay {amounts.life(n, voice)}"
        case costs.PayEnergy(amount=n):
            return "pay " + ("{E}" * n.n if isinstance(n, Number) else f"{amounts.word(n, voice)} {{E}}")
        case costs.LoyaltyCost(change=change):
            return change.replace("-", "−")
        case costs.SacrificeCost(what=None):
            voice.mentioned.append("self") if "self" not in voice.mentioned else None
            return f"sacrifice {voice.self_word}"
        case costs.SacrificeCost(what=what, n=n):
            return f"sacrifice {_some(what, n, voice)}"
        case costs.DiscardCost():
            return _discard(part, voice)
        case costs.ExileCost():
            return _exile(part, voice)
        case costs.ReturnCost(what=None):
            return f"return {voice.self_word} to its owner's hand"
        case costs.ReturnCost(what=what, n=n):
            return f"return {_some(what, n, voice)} to its owner's hand"
        case costs.TapOthers(what=what, total_power=power) if power is not None:
            few = noun_phrases.noun(what, voice, many=True)
            return f"tap any number of untapped {few} with total power {amounts.digits(power, voice)} or greater"
        case costs.TapOthers(what=what, n=n):
            return f"tap {_some(what, n, voice, 'untapped ')}"
        case costs.RemoveCountersCost():
            return _remove(part, voice)
        case costs.PutCountersCost(kind=kind, n=n):
            return f"put {amounts.of(n, f'{kind} counter', voice)} on {voice.self_word}"
        case costs.RevealCost(what=what, n=n):
            return f"reveal {_some(what, n, voice)} from your hand"
        case costs.MillCost(n=n):
            return f"mill {amounts.cards(n, voice)}"
        case costs.EitherCost(of=parts):
            return listed([payment(option, voice) for option in parts], "or")
        case _:
            return "pay its mana cost"


def _some(what: nouns.Filter | None, n: nouns.Amount, voice: Voice, state: str = "") -> str:
    kind = what or nouns.Filter(is_=("card",))
    if n == Number(n=1):
        one = noun_phrases.noun(kind, voice)
        if one.startswith("other "):
            return f"another {state}{one.removeprefix('other ')}"
        return a(f"{state}{one}")
    return f"{amounts.word(n, voice)} {state}{noun_phrases.noun(kind, voice, many=True)}"


def _discard(part: costs.DiscardCost, voice: Voice) -> str:
    if part.self_:
        return "discard this card"
    if part.hand:
        return "discard your hand"
    what = part.what
    if what is not None and "card" not in what.is_:
        what = nouns.Filter(is_=(*what.is_, "card"), any_=what.any_)
    return f"discard {_some(what, part.n, voice)}{' at random' if part.random else ''}"


def _exile(part: costs.ExileCost, voice: Voice) -> str:
    if part.self_:
        where = "" if part.from_.value == "battlefield" else f" from your {part.from_}"
        return f"exile {'this card' if where else voice.self_word}{where}"
    if part.top:
        n = "card" if part.n == Number(n=1) else amounts.cards(part.n, voice)
        return f"exile the top {n} of your library"
    what = part.what or nouns.Filter(is_=("card",))
    if part.from_.value == "battlefield":
        return f"exile {_some(what, part.n, voice)}"
    return f"exile {_some(what, part.n, voice)} from your {part.from_}"


def _remove(part: costs.RemoveCountersCost, voice: Voice) -> str:
    kind = f"{part.kind} counter" if part.kind else "counter"
    where = a(noun_phrases.noun(part.from_, voice)) if part.from_ else voice.self_word
    if part.from_ is None:
        voice.mentioned.append("self")
    return f"remove {amounts.of(part.n, kind, voice)} from {where}"
