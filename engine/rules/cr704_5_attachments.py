"""Rules 704.5m-p: state-based actions about what is attached where it can't be."""

from __future__ import annotations

from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events.base import Event
from .cr303_attachment import can_be_attached
from .cr704_5_permanents import into_graveyard
from .cr704_board import Board, Permanent


def _is_aura(x: Permanent) -> bool:
    return "Aura" in x.c.subtypes


def _is_equipment(x: Permanent) -> bool:
    return "Equipment" in x.c.subtypes or "Fortification" in x.c.subtypes


@rule("702.103f")
def is_bestowed(g: Game, x: Permanent) -> bool:
    """Whether an Aura is bestowed: then it becomes unattached, and so a creature, where another would be put into the
    graveyard."""
    return x.o.announced.method == "bestow"


@rule("704.5m", "303.4c", "303.4d", "702.103f")
def auras(g: Game, board: Board) -> list[Event]:
    """An Aura that is attached to something illegal or to nothing goes to its owner's graveyard."""
    return [
        ch.UnattachIt(object=x.id) if is_bestowed(g, x) else into_graveyard(x.id)
        for x in board
        if _is_aura(x) and (x.o.attached_to is None or can_be_attached(g, x.id, x.o.attached_to) is not None)
    ]


@rule("704.5n", "301.5c", "301.6")
def equipment(g: Game, board: Board) -> list[Event]:
    """An Equipment or Fortification that is attached to something illegal, or to a player, becomes unattached."""
    return [
        ch.UnattachIt(object=x.id)
        for x in board
        if _is_equipment(x)
        and not _is_aura(x)
        and x.o.attached_to is not None
        and can_be_attached(g, x.id, x.o.attached_to) is not None
    ]


@rule("704.5p", "310.9")
def unattachable(g: Game, board: Board) -> list[Event]:
    """A battle, a creature, and whatever is no Aura, Equipment or Fortification becomes unattached."""
    return [
        ch.UnattachIt(object=x.id)
        for x in board
        if x.o.attached_to is not None and (x.c.types & {"Battle", "Creature"} or not (_is_aura(x) or _is_equipment(x)))
    ]
