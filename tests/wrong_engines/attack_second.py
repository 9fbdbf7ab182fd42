"""Misreadings found by a second attack: mana abilities that others make possible or worthwhile (106.7, 601.2g)."""

from __future__ import annotations

from typing import Any

from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang import continuous as con
from judgecall.engine.cards.lang import effects as ef
from judgecall.engine.cards.lang import events as le
from judgecall.engine.derive.game import Game
from judgecall.engine.rules.cr611_durations import begun
from judgecall.engine.terms.zones import Zone
from msgspec.structs import replace
from wrong import Wrong, false, right

OUTLOOK = "cr118_3_outlook."
UP = "cr116_special_actions."
DETERMINE = "cr502_3_untapping.determine"
OVERLOADED = "cr613_parts.overloaded"
TRYING = "cr118_3_trying."


def _not_itself(g: Game, oid: int) -> Any:
    """A land that looks at other lands could itself produce nothing else."""
    found = right("verbs_mana.looked_at")(g, oid)
    return [] if any(e.produced_by is not None for e in found) else found


def _with_what_comes_first(g: Game, w: Any, c: Any) -> Any:
    """A mana ability is paid for with whatever mana is there, wanted or not."""
    return [c.data["default"]]


def _status_of_the_original(g: Game, o: Any, copied: Any, face: int) -> int:
    """A copy of a flipped permanent is flipped."""
    return min(face, len(copied) - 1)


def _first_morph(g: Game, oid: int) -> Any:
    """A permanent has one morph cost."""
    return right(UP + "morph_costs_if_face_up")(g, oid)[:1]


def _on_the_battlefield(g: Game, ability: Any, when: Any, o: Any) -> Any:
    """A discard is noticed from the battlefield only."""
    if isinstance(when, le.Discards) and o.zone is not Zone.BATTLEFIELD:
        return None
    return right("cr603_noticing.functioning_part")(g, ability, when, o)


def _the_greatest_limit(g: Game, player: str, tapped: list[int], limits: Any) -> Any:
    """The limit that lets most untap is the one that counts."""
    yield from ()
    most = max(x.most for x in limits)
    return tapped[:most]


def _looked_for_again(g: Game, a: Any) -> Any:
    """An overloaded spell finds what it speaks of anew each time."""
    found = right(OVERLOADED)(g, a)
    spell = found.ability
    if not isinstance(spell, ab.Spell):
        return found
    return replace(found, ability=replace(spell, do=tuple(e for e in spell.do if not isinstance(e, ef.Let))))


def _not_once_reworded(g: Game, a: Any) -> Any:
    """A spell is overloaded only until another effect changes a text."""
    reworded = any(isinstance(p, con.ChangeText) for e in begun(g) for p in getattr(e, "parts", ()))
    return a if reworded else right(OVERLOADED)(g, a)


WRONG = [
    Wrong(
        "a copy is flipped as the original is",
        {"work.copied_face": _status_of_the_original},
        ("flip-copy-0001", "flip-copy-0002"),
        ("707.2", "707.3"),
    ),
    Wrong("a permanent has one morph cost", {UP + "morph_costs_if_face_up": _first_morph}, ("morph-0031",), ("702.37e",)),
    Wrong(
        "a discard is noticed from the battlefield",
        {"cr603_noticing.functioning_part": _on_the_battlefield},
        ("zone-of-ability-0150",),
        ("113.6k",),
    ),
    Wrong("the greatest limit on untapping counts", {DETERMINE: _the_greatest_limit}, ("untap-0031",), ("502.3",)),
    Wrong("overload looks for its objects again", {OVERLOADED: _looked_for_again}, ("overload-0031",), ("702.96a",)),
    Wrong("a changed text ends overload", {OVERLOADED: _not_once_reworded}, ("overload-0041",), ("702.96a", "612.1")),
    Wrong("a land looks past itself", {"verbs_mana.looked_at": _not_itself}, ("could-produce-0005",), ("106.7",)),
    Wrong(
        "what can't be activated yet never can",
        {OUTLOOK + "others_may_follow": false},
        ("pays-0011",),
        ("601.2g", "605.3a"),
    ),
    Wrong(
        "mana that is wanted makes mana",
        {TRYING + "payments_for_mana": _with_what_comes_first},
        ("pays-0012",),
        ("601.2g",),
    ),
]
