"""Misreadings of names: those of cards, of halves, and those that objects have in common (201)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judgecall.engine.derive.game import Game
from judgecall.engine.printed import faces_of
from judgecall.engine.state.objects import Characteristics
from wrong import Wrong, false, none, right

CHOSEN = "cr201_4_names.no_such_name"
HAS = "cr201_names.has_name"


def _any_card(g: Game, of: Any, name: Any) -> str | None:
    """Whatever is wanted of the card, any card's name will do."""
    reason: str | None = right(CHOSEN)(g, None, name)
    return reason


def _in_any_order(g: Game, of: Any, name: Any) -> str | None:
    """A name is good when some name of its card is the name of such a card."""
    card = g.card_named(name) if g.card_named is not None else None
    names = [f.name for f in card.faces] if card is not None else [name]
    reasons = [right(CHOSEN)(g, of, n) for n in names]
    return None if None in reasons else reasons[0]


def _fronts_only(g: Game, of: Any, name: Any) -> str | None:
    """Only what stands on the front of a card, as its own name, is a card name."""
    card = g.card_named(name) if g.card_named is not None else None
    if card is not None and card.layout in ("transform", "modal", "adventure", "flip") and card.faces[0].name != name:
        return "not the name on the front"
    reason: str | None = right(CHOSEN)(g, of, name)
    return reason


def _as_it_is_in_the_game(g: Game, of: Any, name: Any) -> str | None:
    """A card in the game is looked at as it is there."""
    here = [c for o in g.view.battlefield() if name in (c := g.view.chars(o)).names]
    if here and of is not None and "noncreature" in of.is_ and any("Creature" in c.types for c in here):
        return "it is a creature"
    reason: str | None = right(CHOSEN)(g, of, name)
    return reason


def _whole_cards(g: Game, of: Any, name: Any) -> str | None:
    """A split card is chosen by the name that stands above both halves."""
    card = g.card_named(name) if g.card_named is not None else None
    if card is not None and card.layout == "split":
        return None if card.name == name else "half a name"
    reason: str | None = right(CHOSEN)(g, of, name)
    return reason


def _both_together(g: Game, c: Characteristics, name: str) -> bool:
    """A split card's name is both names together."""
    return c.name == name


def _any_half(g: Game, c: Characteristics, name: str) -> bool:
    """A half on the stack has the names of both."""
    card = g.card_named(c.name) if g.card_named is not None and c.name and not c.halves else None
    if card is not None and card.layout == "split":
        return any(f.name == name for f in faces_of(card))
    return bool(right(HAS)(g, c, name))


def _nameless_alike(g: Game, a: Characteristics, b: Characteristics) -> bool:
    """Two objects without a name have the same name."""
    return a.names == b.names or not a.names.isdisjoint(b.names)


def _cards_only(g: Game, a: Characteristics, b: Characteristics) -> bool:
    """Only the very same printed object has the same name."""
    return a is b


def _all_count(g: Game, looks: Iterable[Characteristics]) -> int:
    """Each object counts."""
    return len(list(looks))


WRONG = (
    Wrong("any text is a card name", {CHOSEN: none}, ("name-0001",), rules=("201.4",)),
    Wrong("any card name will do", {CHOSEN: _any_card}, ("name-0002", "name-0004", "name-0005"), rules=("201.4a",)),
    Wrong("one face speaks for all", {CHOSEN: _in_any_order}, ("name-0004", "name-0005"), rules=("201.4d", "201.4f")),
    Wrong("only fronts have names", {CHOSEN: _fronts_only}, ("name-0004", "name-0006"), rules=("201.4d", "201.4f")),
    Wrong("a card name as the game has it", {CHOSEN: _as_it_is_in_the_game}, ("name-0003",), rules=("201.4a",)),
    Wrong("split cards are named whole", {CHOSEN: _whole_cards}, ("name-0007",), rules=("201.4b",)),
    Wrong("both halves make one name", {HAS: _both_together}, ("name-0009",), rules=("709.4a",)),
    Wrong("a half goes by both names", {HAS: _any_half}, ("name-0008",), rules=("709.3a",)),
    Wrong("no effect goes by a name", {HAS: false}, ("name-0024",), rules=("201.2",)),
    Wrong("the nameless share a name", {"cr201_names.same_name": _nameless_alike}, ("name-0021",), rules=("201.2a",)),
    Wrong("no two objects share a name", {"cr201_names.same_name": _cards_only}, ("name-0022",), rules=("201.2a",)),
    Wrong("every land has a name of its own", {"cr201_names.differently_named": _all_count}, ("name-0023",), rules=("201.2b",)),
)
