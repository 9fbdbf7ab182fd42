"""English words of rules text: numbers, articles, plurals, lists."""

from __future__ import annotations

from collections.abc import Sequence

_NUMBERS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_TIMES = {1: "once", 2: "twice"}
_IRREGULAR = {
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Mouse": "Mice",
    "Thief": "Thieves",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
    "itself": "themselves",
}
_SAME = frozenset({"Plains", "Merfolk", "Eldrazi", "Moonfolk", "Sheep", "Fish", "Wastes", "Treefolk", "Equipment"})


def number_word(n: int) -> str:
    """A small number as a word: `three`."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def times_word(n: int) -> str:
    """How often, as a word: `twice`."""
    return _TIMES.get(n, f"{number_word(n)} times")


def a(noun: str) -> str:
    """A noun phrase with its indefinite article; `another` and `other` need none."""
    if noun.startswith("other "):
        return f"an{noun}"
    vowel = noun[:1].lower() in "aeiou" or noun.startswith(("8", "11/", "X "))
    vowel = vowel and not noun.startswith(("Unicorn", "one", "uni"))
    return f"{'an' if vowel else 'a'} {noun}"


def plural(noun: str) -> str:
    """The plural of a noun, or of the last word of a noun phrase."""
    head, _, last = noun.rpartition(" ")
    return f"{head} {_plural_word(last)}" if head else _plural_word(last)


def _plural_word(word: str) -> str:
    if word in _SAME:
        return word
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


def listed(parts: Sequence[str], word: str = "and") -> str:
    """`a, b, and c`."""
    if len(parts) < 2:
        return "".join(parts)
    if len(parts) == 2:
        return f"{parts[0]} {word} {parts[1]}"
    return f"{', '.join(parts[:-1])}, {word} {parts[-1]}"


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def possessive(noun: str) -> str:
    """`its`, `your`, `that creature's`."""
    pronouns = {"it": "its", "you": "your", "they": "their", "them": "their"}
    if noun in pronouns:
        return pronouns[noun]
    return f"{noun}'" if noun.endswith("s") and noun.startswith(("those ", "these ")) else f"{noun}'s"


def roman(n: int) -> str:
    """A chapter number (714.2b)."""
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while n >= value:
            text, n = text + letters, n - value
    return text
