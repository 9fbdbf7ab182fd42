"""The two small texts inside card files: words of a filter (109.2) and costs (118)."""

from __future__ import annotations

import re
from functools import cache

from ..terms.colors import COLOR_WORDS
from ..terms.mana import ManaError, mana_cost
from ..terms.subtypes import CREATURE_TYPES, PLANESWALKER_TYPES
from ..terms.typeline import (
    ARTIFACT_TYPES,
    BATTLE_TYPES,
    CARD_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    SPELL_TYPES,
    SUPERTYPES,
)
from .lang.costs import (
    CostPart,
    DiscardCost,
    ExileCost,
    LoyaltyCost,
    Mana,
    MillCost,
    PayEnergy,
    PayLife,
    ReturnCost,
    SacrificeCost,
    TapSelf,
    UntapSelf,
)
from .lang.nouns import Amount, Filter, Number, Var
from .problems import listing, nearest

STATES = frozenset(
    {
        *("permanent", "card", "spell", "token", "copy", "tapped", "untapped", "attacking", "blocking", "blocked"),
        *("unblocked", "face-down", "face-up", "historic", "modified", "kicked", "commander", "double-faced"),
        *("transformed", "attached", "enchanted", "equipped", "colorless", "multicolored", "monocolored", "outlaw"),
        *("foretold", "plotted"),
    }
)
"""Filter words that are no types and no colors."""

PAIRS = frozenset(f"{kind} ability" for kind in ("activated", "triggered", "loyalty", "chapter"))
"""Filter words of two words."""

SUBTYPES = CREATURE_TYPES | PLANESWALKER_TYPES | LAND_TYPES | ENCHANTMENT_TYPES | ARTIFACT_TYPES | SPELL_TYPES | BATTLE_TYPES
WORDS = STATES | frozenset(COLOR_WORDS) | {t.lower() for t in (*CARD_TYPES, *SUPERTYPES)} | SUBTYPES
"""All words of a filter: types and supertypes in lower case, subtypes with a capital."""


class PhraseError(ValueError):
    """A text that is no filter or no cost, with what was allowed and the nearest allowed word."""

    def __init__(self, what: str, allowed: str = "", suggestion: str = "") -> None:
        super().__init__(what)
        self.what, self.allowed, self.suggestion = what, allowed, suggestion


@cache
def filter_words(text: str) -> tuple[str, ...]:
    """The words of a filter text, e.g. `nonbasic land`; `non` or `non-` before a word negates it. Raises
    PhraseError."""
    words = text.split()
    result: list[str] = []
    while words:
        pair = " ".join(words[:2])
        word = words.pop(0)
        if pair.removeprefix("non") in PAIRS:
            words.pop(0)
            word = pair
        elif word not in WORDS:
            word = _negated(word)
        result.append(word)
    return tuple(result)


def _negated(word: str) -> str:
    bare = word.removeprefix("non").removeprefix("-")
    if word.startswith("non") and bare in WORDS:
        return f"non{bare}" if bare.islower() else f"non-{bare}"
    near = nearest(word, WORDS) or nearest(word.capitalize(), WORDS)
    raise PhraseError(
        f"{word!r} is no word of a filter",
        "types, supertypes and colors in lower case, subtypes with a capital letter, non before any of them, "
        + listing(STATES | PAIRS),
        near,
    )


_ARTICLE = re.compile(r"^(a|an|one|two|three|four|five|X|\d+)\s+(.+)$")
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_LOYALTY = re.compile(r"[+-](\d+|X)|0")
_LIFE = re.compile(r"pay (\d+|X) life")
_MILL = re.compile(r"mill (\w+) cards?")
_EXILE = re.compile(r"exile (.+) from your graveyard")
COST_TEXTS = (
    "{2}{R}, {T}, {Q}, {E}, +1, -X, pay 3 life, sacrifice this, sacrifice a creature, discard a card, discard this, "
    "discard your hand, exile this from your graveyard, exile two cards from your graveyard, mill two cards, "
    "return this to hand; anything else as a list of cost parts"
)


@cache
def cost_text(text: str) -> tuple[CostPart, ...]:
    """The parts of a cost written as text, parted by commas. Raises PhraseError."""
    parts: list[CostPart] = []
    for piece in filter(None, (p.strip() for p in text.split(","))):
        parts.extend(_cost_piece(piece))
    if not parts:
        raise PhraseError("an empty cost", COST_TEXTS)
    return tuple(parts)


def _cost_piece(piece: str) -> tuple[CostPart, ...]:
    if piece in ("{T}", "{Q}"):
        return (TapSelf() if piece == "{T}" else UntapSelf(),)
    if piece.replace("{E}", "") == "":
        return (PayEnergy(amount=Number(n=piece.count("{E}"))),)
    if _LOYALTY.fullmatch(piece):
        return (LoyaltyCost(change=piece),)
    if piece.startswith("{"):
        try:
            mana_cost(piece)
        except ManaError as error:
            raise PhraseError(str(error), COST_TEXTS) from None
        return (Mana(cost=piece),)
    lowered = piece[0].lower() + piece[1:]
    part = _verb(lowered)
    if part is None:
        raise PhraseError(f"{piece!r} is no cost", COST_TEXTS)
    return (part,)


def _verb(piece: str) -> CostPart | None:
    fixed: dict[str, CostPart] = {
        "sacrifice this": SacrificeCost(),
        "discard this": DiscardCost(self_=True),
        "discard your hand": DiscardCost(hand=True),
        "exile this": ExileCost(self_=True),
        "exile this from your graveyard": ExileCost(self_=True),
        "return this to hand": ReturnCost(),
    }
    if piece in fixed:
        return fixed[piece]
    if m := _LIFE.fullmatch(piece):
        return PayLife(amount=_amount(m[1]))
    if m := _MILL.fullmatch(piece):
        return MillCost(n=_amount(m[1]))
    if m := _EXILE.fullmatch(piece):
        n, what = _counted(m[1])
        return ExileCost(what=what, n=n)
    verb, _, rest = piece.partition(" ")
    if verb in ("sacrifice", "discard") and rest:
        n, what = _counted(rest)
        return SacrificeCost(what=what, n=n) if verb == "sacrifice" else DiscardCost(what=what, n=n)
    return None


def _amount(word: str) -> Amount:
    if word in _COUNTS:
        return Number(n=_COUNTS[word])
    return Number(n=int(word)) if word.isdigit() else Var(name=word)


def _counted(text: str) -> tuple[Amount, Filter | None]:
    m = _ARTICLE.match(text)
    if not m:
        raise PhraseError(f"{text!r} does not say how many", "a creature, two lands, X artifacts")
    n = _amount(m[1])
    words = m[2] if n == Number(n=1) else m[2].removesuffix("s")
    found = filter_words(words)
    return n, None if found == ("card",) else Filter(is_=found)
