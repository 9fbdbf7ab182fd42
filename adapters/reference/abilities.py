"""How the port names abilities: by number, chapter, keyword, or the object whose effect grants them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine.cards.lang import abilities as ab
from ...engine.derive.cr613_layers import functional
from ...engine.state.objects import Abl
from ...engine.terms.typeline import BASIC_LAND_TYPES
from .. import port


def numbered(printed: Iterable[Abl]) -> list[tuple[int, Abl]]:
    """The abilities of a card's text with their numbers: each chapter number is one of its own (714.2c)."""
    return list(enumerate((a for a in printed if a.origin == "text"), start=1))


def named(abl: Abl, printed: Iterable[Abl], granter: str | None = None, now: Iterable[Abl] = ()) -> port.Ability:
    """An ability as the port names it; ``printed`` are the abilities of the object's own text, ``now`` all that it has
    now. Those that effects give are counted on after the text's, in their order."""
    chapter = abl.number if isinstance(abl.ability, ab.Chapter) else None
    keyword = abl.ability.name if isinstance(abl.ability, ab.Keyword) else None
    if abl.origin == "intrinsic":
        land_type = next((w for w in abl.mark if w in BASIC_LAND_TYPES), None)  # 305.6
        return port.Ability(keyword=keyword, granted=land_type)
    own = numbered(printed)
    if abl.origin == "granted":
        given = [a for a in now if a.origin == "granted"]
        place = next((i for i, a in enumerate(given, start=1) if a is abl or a == abl), None)
        number = len(own) + place if place is not None else None
        return port.Ability(number=number, chapter=chapter, keyword=keyword, granted=granter)
    number = next((n for n, a in own if a.mark == abl.mark and a.number == abl.number), None)
    return port.Ability(number=number, chapter=chapter, keyword=keyword)


def kind_of(ability: ab.Ability) -> str:
    """The category of an ability (113.3); empty for a keyword or class level that stands for abilities of several."""
    if isinstance(ability, ab.Keyword | ab.ClassLevel):
        kinds = {kind_of(x) for x in functional(Abl(ability, 0))} - {""}
        return kinds.pop() if len(kinds) == 1 else "static" if not kinds else ""
    return _KINDS[type(ability)]


_KINDS: dict[type[Any], str] = {
    ab.Spell: "spell",
    ab.Activated: "activated",
    ab.Triggered: "triggered",
    ab.Chapter: "triggered",
    ab.Static: "static",
    ab.Replaces: "static",
    ab.AdditionalCost: "static",
    ab.InstanceCost: "static",
    ab.AlternativeCost: "static",
}


def label(ability: ab.Ability) -> str:
    """A keyword with its parameters as printed; empty for an ability in full text."""
    if not isinstance(ability, ab.Keyword):
        return ""
    if ability.cost is None and ability.n is None and ability.what is None and ability.players is None:
        return f"{ability.name} {ability.word}" if ability.word else ability.name
    from ...engine.cards.render.keywords import keyword
    from ...engine.cards.render.voice import Voice

    return keyword(ability, Voice("this permanent", "this permanent"))


def fits(wanted: port.Ability, actual: port.Ability) -> bool:
    """Whether an ability is the one that is meant; nothing set means any."""
    pairs = (
        (wanted.number, actual.number),
        (wanted.chapter, actual.chapter),
        (wanted.keyword, actual.keyword),
        (wanted.granted, actual.granted),
    )
    return all(w is None or w == a for w, a in pairs)


def matching(ability: ab.Ability, abilities: Iterable[Abl]) -> Abl | None:
    """The ability among these that an ability on the stack is, or is one of those that a keyword stands for."""
    listed = tuple(abilities)
    for a in listed:
        if a.ability is ability or a.ability == ability:
            return a
    return next((a for a in listed if isinstance(a.ability, ab.Keyword | ab.ClassLevel) and ability in functional(a)), None)
