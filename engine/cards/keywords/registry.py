"""What a keyword expands to: a registry that the modules beside this one fill."""

from __future__ import annotations

from collections.abc import Callable

from ...memo import by_identity
from ..lang.abilities import Ability, Keyword
from ..lang.nouns import Amount, Number

Macro = Callable[[Keyword], tuple[Ability, ...]]
_MACROS: dict[str, Macro] = {}

FLAGS = frozenset(
    {
        "aftermath",
        "ascend",
        "banding",
        "convoke",
        "deathtouch",
        "delve",
        "double strike",
        "enchant",
        "entwine",
        "first strike",
        "fuse",
        "haste",
        "improvise",
        "infect",
        "lifelink",
        "morph",
        "phasing",
        "plot",
        "reach",
        "read ahead",
        "split second",
        "start your engines!",
        "toxic",
        "trample",
        "trample over planeswalkers",
        "vigilance",
        "wither",
    }
)
"""Keywords that the rules ask for by name; they expand to nothing."""


def keyword(name: str) -> Callable[[Macro], Macro]:
    """Registers what a keyword of this name expands to."""

    def register(macro: Macro) -> Macro:
        _MACROS[name] = macro
        return macro

    return register


@by_identity(4096)
def expand(ability: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for (702); none for a keyword of FLAGS. Raises KeyError for an unknown
    one."""
    return () if ability.name in FLAGS else _MACROS[ability.name](ability)


def number(ability: Keyword) -> Amount:
    """The N of a keyword, as an amount; X when it has none."""
    assert ability.n is not None, "the decoder demands the number"
    return Number(n=ability.n)
