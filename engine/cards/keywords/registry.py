"""What a keyword expands to: a registry that the modules beside this one fill."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...memo import by_identity
from ..lang.abilities import Ability, Keyword
from ..lang.nouns import Amount, Number

Macro = Callable[[Keyword], tuple[Ability, ...]]
_MACROS: dict[str, Macro] = {}
_RULES: dict[str, tuple[str, ...]] = {}

_OF_FLAGS = {
    "aftermath": "702.127a",
    "ascend": "702.131a",
    "banding": "702.22j",
    "convoke": "702.51a",
    "deathtouch": "702.2b",
    "delve": "702.66a",
    "double strike": "702.4b",
    "enchant": "702.5a",
    "entwine": "702.42a",
    "first strike": "702.7b",
    "fuse": "702.102a",
    "haste": "702.10b",
    "improvise": "702.126a",
    "infect": "702.90b",
    "lifelink": "702.15b",
    "morph": "702.37c",
    "partner": "702.124a",
    "phasing": "702.26a",
    "plot": "702.170a",
    "reach": "702.17b",
    "read ahead": "702.155a",
    "split second": "702.61a",
    "start your engines!": "702.179a",
    "toxic": "702.164c",
    "trample": "702.19b",
    "trample over planeswalkers": "702.19c",
    "vigilance": "702.20b",
    "wither": "702.80a",
}
FLAGS = frozenset(_OF_FLAGS)
"""Keywords that the rules ask for by name; they expand to nothing."""


def keyword(name: str, *rules: str) -> Callable[[Macro], Macro]:
    """Registers what a keyword of this name expands to, by these rules."""

    def register(macro: Macro) -> Macro:
        _MACROS[name] = macro
        _RULES[name] = rules
        return macro

    return register


@by_identity(4096)
def expand(ability: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for (702); none for a keyword of FLAGS. Raises KeyError for an unknown
    one."""
    return () if ability.name in FLAGS else _MACROS[ability.name](ability)


def rules_of(name: str) -> tuple[str, ...]:
    """The number of the rule that says what a keyword of this name stands for; none for a name of something else."""
    if name in FLAGS:
        return (_OF_FLAGS[name],)
    return _RULES.get(name, ())[:1]


def macros() -> Mapping[str, tuple[Macro, tuple[str, ...]]]:
    """By keyword: the function that expands it, and the rules that this function carries out."""
    return {name: (macro, _RULES[name]) for name, macro in _MACROS.items()}


def number(ability: Keyword) -> Amount:
    """The N of a keyword, as an amount; X when it has none."""
    assert ability.n is not None, "the decoder demands the number"
    return Number(n=ability.n)
