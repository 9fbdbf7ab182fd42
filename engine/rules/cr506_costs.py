"""Costs to attack and to block (508.1h-j, 509.1d-f)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.lang.costs import Cost
from ..choices import IllegalAction, Procedure
from ..game import Game
from ..state.objects import ObjectId, PlayerId


def pay_to_fight(g: Game, player: PlayerId, due: Sequence[tuple[Cost, ObjectId]], number: str) -> Procedure[None]:
    """The player pays the total cost to attack or to block: costs with the objects that demand them. Partial payments
    are not allowed. Raises IllegalAction when it can't be paid."""
    raise IllegalAction("costs to attack or block can't be paid yet", number)
    yield  # pragma: no cover
