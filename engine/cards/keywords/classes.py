"""Class level bars (716.2)."""

from __future__ import annotations

from ..lang import abilities as ab
from ..lang import continuous as con
from ..lang import effects as ef
from ..lang import nouns as n


def level_bar(bar: ab.ClassLevel) -> tuple[ab.Ability, ...]:
    """The activated and the static ability that a class level bar stands for (716.2a)."""
    level = n.ValueOf(value="level")
    before = n.Compare(amount=level, range=n.Range(equal=n.Number(n=bar.level - 1)))
    reached = n.Compare(amount=level, range=n.Range(least=n.Number(n=bar.level)))
    return (
        ab.Activated(cost=bar.cost, do=(ef.SetLevel(n=bar.level),), timing="sorcery", if_=before),
        ab.Static(parts=(con.GainAbilities(abilities=bar.abilities),), if_=reached),
    )
