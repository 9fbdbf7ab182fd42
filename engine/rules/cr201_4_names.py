"""Rule 201.4: the names that a player who is to choose a card name can choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cards.lang.nouns import Filter
from ..derive import filters
from ..derive import work as wk
from ..derive.citation import rule
from ..derive.context import Ctx
from ..derive.game import Game
from ..printed import faces_of
from ..state.objects import NO_SOURCE, Characteristics, GameObject, ObjectId
from ..terms.zones import Zone

if TYPE_CHECKING:
    from ..state.game_state import State


@rule("201.4", "201.4a", "201.4b", "201.4c", "201.4d", "201.4e", "201.4f", "709.4a")
def no_such_name(g: Game, of: Filter | None, name: Any) -> str | None:
    """Why a name can't be chosen as the name of a card, or of such a card, or None. A card's other names count with what
    goes with them: of a split card, that half; of a double-faced card, that face; of a flip or adventurer card, its
    alternative characteristics."""
    assert g.card_named is not None
    card = g.card_named(name) if isinstance(name, str) else None
    face = next((i for i, f in enumerate(card.faces) if f.name == name), None) if card is not None else None
    if card is None or face is None:
        return f"{name!r} is no card's name (201.4)"
    printed = GameObject(
        id=NO_SOURCE, kind="card", physical=(), faces=faces_of(card), face=face, layout=card.layout, owner="", zone=Zone.LIBRARY
    )
    if of is not None and not filters.described(Ctx(_AsPrinted(g, printed), "", NO_SOURCE), NO_SOURCE, of):
        return f"{name!r} is not the name of such a card (201.4a)"
    return None


class _AsPrinted:
    """A card as its text has it, whatever effects do to it in the game. Implements `Looking`."""

    def __init__(self, game: Game, card: GameObject) -> None:
        self.game = game
        self.state: State = game.state
        self._card = card
        self._chars = wk.base(card, card.faces[card.face], True).frozen()

    def chars(self, oid: ObjectId) -> Characteristics:
        """What is printed."""
        return self._chars

    def obj(self, oid: ObjectId) -> GameObject:
        """The card."""
        return self._card

    def exists(self, oid: ObjectId) -> bool:
        """It is nowhere in the game."""
        return False
