"""Amounts (107): as digits, as words, as counts of cards, and the forms "for each" and "equal to"."""

from __future__ import annotations

from ..lang import nouns
from ..lang.nouns import Amount, Number, Var
from . import events, noun_phrases
from .voice import NoWording, Voice
from .words import a, number_word, plural, times_word


def fixed(amount: Amount) -> bool:
    """Whether it is a number or a letter, which stands before its noun."""
    return isinstance(amount, Number | Var)


def _meant(amount: Amount, voice: Voice) -> Amount:
    """What a bound number stands for, at its first mention."""
    return voice.meant.pop(amount.name, amount) if isinstance(amount, Var) else amount


PREVENTED = "the damage prevented this way"
"""How much of the damage a prevention effect prevented (615.5)."""


def digits(amount: Amount, voice: Voice) -> str:
    """As a number (damage, life, power): `3`, `X`, `that much`, or a phrase."""
    amount = _meant(amount, voice)
    if isinstance(amount, Number):
        return str(amount.n)
    if isinstance(amount, Var):
        return {"X": "X", "prevented": PREVENTED}.get(amount.name, "that much")
    return phrase(amount, voice)


def word(amount: Amount, voice: Voice) -> str:
    """As a count: `three`, `X`, `that many`, or a phrase."""
    amount = _meant(amount, voice)
    if isinstance(amount, Number):
        return number_word(amount.n)
    if isinstance(amount, Var):
        return {"X": "X", "prevented": PREVENTED}.get(amount.name, "that many")
    return phrase(amount, voice)


def of(amount: Amount, thing: str, voice: Voice, article: bool = True) -> str:
    """So many of a thing: `a card`, `two cards`, `X cards`, `a card for each ...`, `cards equal to ...`."""
    amount = _meant(amount, voice)
    if amount == Number(n=1):
        return a(thing) if article else f"one {thing}"
    if fixed(amount):
        return f"{word(amount, voice)} {plural(thing)}"
    each = for_each(amount, voice)
    if each is not None:
        n, rest = each
        return f"{a(thing) if n == 1 else f'{number_word(n)} {plural(thing)}'} for each {rest}"
    if isinstance(amount, nouns.Half):
        return f"{phrase(amount, voice)} {plural(thing)}"
    return f"a number of {plural(thing)} equal to {phrase(amount, voice)}"


def cards(amount: Amount, voice: Voice) -> str:
    """So many cards."""
    amount = _meant(amount, voice)
    if isinstance(amount, Var) and amount.name in voice.counted:
        return f"a card for each {voice.counted[amount.name]}"
    if fixed(amount) or for_each(amount, voice) is not None:
        return of(amount, "card", voice)
    return f"cards equal to {phrase(amount, voice)}"


def times(n: int) -> str:
    """How often: `once`, `three more times`."""
    return "once" if n == 1 else f"{number_word(n)} more times"


def life(amount: Amount, voice: Voice) -> str:
    """So much life."""
    amount = _meant(amount, voice)
    if fixed(amount):
        return f"{digits(amount, voice)} life"
    each = for_each(amount, voice)
    if each is not None:
        return f"{each[0]} life for each {each[1]}"
    if isinstance(amount, nouns.Half):
        return phrase(amount, voice)
    return f"life equal to {phrase(amount, voice)}"


def for_each(amount: Amount, voice: Voice) -> tuple[int, str] | None:
    """The number and noun of "so many for each", when the amount is a count or a multiple of one."""
    if isinstance(amount, nouns.Times):
        inner = for_each(amount.amount, voice)
        return None if inner is None else (inner[0] * amount.by, inner[1])
    if isinstance(amount, nouns.Count) and isinstance(amount.what, nouns.Each):
        return 1, noun_phrases.noun(amount.what.what, voice)
    if isinstance(amount, nouns.CountersOn):
        kind = f"{amount.kind} counter" if amount.kind else "counter"
        own = isinstance(amount.on, nouns.Ref) and amount.on.name == "self"
        return 1, f"{kind} on {voice.self_word if own else noun_phrases.objects(amount.on, voice)}"
    if isinstance(amount, nouns.ThisTurn):
        if amount.different:
            return 1, events.of_different(amount.event, voice)
        return 1, events.happening(amount.event, voice, amount.before_self)
    if isinstance(amount, nouns.ValueOf) and amount.value == "times kicked":
        return 1, "time it was kicked"
    if isinstance(amount, nouns.CountPlayers):
        who = noun_phrases.players(amount.who, voice).removeprefix("each ")
        return 1, {"opponent": "opponent you have"}.get(who, who)
    return None


def phrase(amount: Amount, voice: Voice) -> str:
    """A noun phrase for a number: `the number of ...`, `its power`."""
    amount = _meant(amount, voice)
    match amount:
        case Number(n=n):
            return str(n)
        case Var():
            return digits(amount, voice)
        case nouns.ValueOf():
            return _value(amount, voice)
        case nouns.PlayerValue(value=value, of=who):
            return _player_value(value, who, voice)
        case nouns.DistinctAmong(value=value, among=among):
            return f"the number of {value} among {noun_phrases.objects(among, voice, '')}"
        case nouns.Times(amount=inner, by=2):
            return f"twice {phrase(inner, voice)}"
        case nouns.Times(amount=inner, by=by):
            return f"{times_word(by)} {phrase(inner, voice)}"
        case nouns.Sum(of=parts):
            return " plus ".join(phrase(part, voice) for part in parts)
        case nouns.Minus(amount=whole, less=less):
            return f"{phrase(whole, voice)} minus {phrase(less, voice)}"
        case nouns.Half(of=whole, rounded=way):
            return f"half {phrase(whole, voice)}, rounded {way}"
        case nouns.Greatest(of=parts):
            return "the greatest of " + ", ".join(phrase(part, voice) for part in parts)
        case _:
            return _number_of(amount, voice)


def _number_of(amount: Amount, voice: Voice) -> str:
    if isinstance(amount, nouns.Count):
        return f"the number of {noun_phrases.objects(amount.what, voice, '')}"
    each = for_each(amount, voice)
    if each is None:
        raise NoWording(type(amount).__name__)
    first, _, rest = each[1].partition(" on ")
    return f"the number of {plural(first)} on {rest}" if rest else f"the number of {plural(each[1])}"


def _value(amount: nouns.ValueOf, voice: Voice) -> str:
    if isinstance(amount.of, nouns.Each):
        among = noun_phrases.objects(amount.of, voice, "")
        if amount.over == "greatest":
            return f"the greatest {amount.value} among {among}"
        return f"the total {amount.value} of {among}"
    spent = {"colors spent": "the number of colors of mana spent", "mana spent": "the amount of mana spent"}
    if amount.value in spent:
        return f"{spent[amount.value]} to cast {'this spell' if voice.spell else 'it'}"
    whose = noun_phrases.of_object(amount.of, voice)
    if whose.endswith(" control's"):
        return f"the {amount.value} of {whose.removesuffix(chr(39) + 's')}"
    return f"{whose} {amount.value}"


def _player_value(value: str, who: nouns.Players, voice: Voice) -> str:
    whose = noun_phrases.owners(who, voice)
    named = noun_phrases.players(who, voice, subject=True)
    return {
        "life": f"{whose} life total",
        "cards in hand": f"the number of cards in {whose} hand",
        "cards in library": f"the number of cards in {whose} library",
        "life lost this turn": f"the life {named} lost this turn",
        "life gained this turn": f"the life {named} gained this turn",
        "starting life": f"{whose} starting life total",
    }[value]
