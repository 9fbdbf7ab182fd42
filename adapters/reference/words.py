"""Answers and values in words, for reports."""

from __future__ import annotations

from .. import port


def value_words(value: port.Value) -> str:
    """A value in words."""
    match value:
        case port.OfPlayer():
            return value.player
        case port.OfObject():
            return object_words(value.object)
        case port.OfNumber():
            return str(value.number)
        case port.OfWord():
            return value.word
        case port.OfMana():
            return value.mana
        case port.OfAbility():
            return f"{ability_words(value.ability)} of {object_words(value.source)}"
    raise AssertionError(value)


def object_words(ref: port.ObjectRef) -> str:
    """An object in words."""
    name = ref.name or ref.ref or f"object {ref.id}"
    if ref.ability is not None:
        name = f"{ability_words(ref.ability)} of {name}"
    return f"copy of {name}" if ref.copy else name


def roman(n: int) -> str:
    """A number in Roman numerals, as chapter symbols have it (714.2a)."""
    out = ""
    for value, letters in ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV")):
        out += letters * (n // value)
        n %= value
    return out + "I" * n


def ability_words(ability: port.Ability) -> str:
    """Which ability, in words."""
    if ability.chapter is not None:
        return f"chapter {roman(ability.chapter)}"
    if ability.keyword is not None:
        return ability.keyword
    if ability.number is not None:
        return f"ability {ability.number}"
    return "an ability" + (f" from {ability.granted}" if ability.granted else "")


def answer_words(prompt: port.Prompt, given: port.Choice) -> str:
    """An answer in words."""
    if given.declined:
        return "declined"
    if given.yes is not None:
        return "yes" if given.yes else "no"
    if given.number is not None:
        return str(given.number)
    if given.word is not None:
        return given.word
    options = {o.id: o for o in prompt.options}
    picked = [options[p].label or value_words(options[p].value) for p in given.picks if p in options]
    if given.amounts:
        return ", ".join(f"{n} to {name}" for n, name in zip(given.amounts, picked, strict=False))
    if given.places:
        return ", ".join(f"{name}: {place}" for name, place in zip(picked, given.places, strict=False))
    return ", ".join(picked) or "nothing"
