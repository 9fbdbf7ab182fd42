"""Misreadings of keywords of the hand and the graveyard, of those that make a token, and of speed (702)."""

from __future__ import annotations

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from keywords_rare import SELF, Macro, nothing, number  # beside this file
from msgspec.structs import replace
from wrong import Wrong, right

K = "keywords."
SPEED = "cr702_179_speed."


def _no_mill(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Dredge returns its card for nothing."""
    (ability,) = right("keywords.dredge")(k)
    return (replace(ability, ops=(con.InsteadDo(do=(ef.PutInHand(what=SELF),)),)),)


def _one_counter(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """Scavenge puts one counter."""
    (ability,) = right("keywords.scavenge")(k)
    (put,) = ability.do
    return (replace(ability, do=(replace(put, n=number(1)),)),)


def _colorless_spirits(k: ab.Keyword) -> tuple[ab.Ability, ...]:
    """The Spirits have no color."""
    (ability,) = right("keywords.afterlife")(k)
    (made,) = ability.do
    return (replace(ability, do=(replace(made, token=replace(made.token, colors=())),)),)


def _unattached(name: str) -> Macro:
    """The token is made, and the Equipment stays where it is."""

    def misread(k: ab.Keyword) -> tuple[ab.Ability, ...]:
        (ability,) = right(f"keywords.{name}")(k)
        return (replace(ability, do=ability.do[:1]),)

    return misread


WRONG = [
    Wrong("dredge mills nothing", {K + "dredge": _no_mill}, ("dredge-0001",), ("702.52a",)),
    Wrong("dredge is nothing", {K + "dredge": nothing}, ("dredge-0001",), ("702.52a",)),
    Wrong("scavenge puts one counter", {K + "scavenge": _one_counter}, ("scavenge-0001",), ("702.97a",)),
    Wrong("the Spirits of afterlife are colorless", {K + "afterlife": _colorless_spirits}, ("afterlife-0001",), ("702.135a",)),
    Wrong(
        "living weapon attaches nothing",
        {K + "living weapon": _unattached("living weapon")},
        ("living-weapon-0001",),
        ("702.92a",),
    ),
    Wrong(
        "For Mirrodin! attaches nothing",
        {K + "for Mirrodin!": _unattached("for Mirrodin!")},
        ("for-mirrodin-0001",),
        ("702.163a",),
    ),
    Wrong("job select attaches nothing", {K + "job select": _unattached("job select")}, ("job-select-0001",), ("702.182a",)),
    Wrong("undaunted is nothing", {K + "undaunted": nothing}, ("undaunted-0001",), ("702.125a",)),
    Wrong(
        "speed never increases",
        {SPEED + "inherent_triggers": lambda g, happened: []},
        ("speed-0001",),
        ("702.179d",),
    ),
]
