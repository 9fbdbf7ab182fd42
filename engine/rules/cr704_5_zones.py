"""Rules 704.5d-e, 704.6d: state-based actions about objects in zones where they don't stay."""

from __future__ import annotations

from functools import partial

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone
from .cr704_board import Board, Decision


@rule("704.5d", "111.7")
def tokens_elsewhere(g: Game, board: Board) -> list[Event]:
    """A token in a zone other than the battlefield ceases to exist."""
    return [
        zo.CeaseToExist(object=o.id) for o in g.state.objects.values() if o.kind == "token" and o.zone is not Zone.BATTLEFIELD
    ]


@rule("704.5e", "707.10a")
def copies_elsewhere(g: Game, board: Board) -> list[Event]:
    """A copy of a spell in a zone other than the stack, or of a card in one other than stack and battlefield, ceases
    to exist."""
    return [
        zo.CeaseToExist(object=o.id)
        for o in g.state.objects.values()
        if o.kind == "copy" and o.zone not in (Zone.STACK, Zone.BATTLEFIELD)
    ]


@rule("704.6d", "903.9a")
def commanders(g: Game, board: Board) -> list[Decision]:
    """In a Commander game, the owner of a commander that was put into a graveyard or into exile since the last check
    may put it into the command zone."""
    if g.state.format != "commander":
        return []
    return [
        Decision(o.owner, partial(_commander, g, o.id, o.owner))
        for o in (g.state.objects[i] for i in moved_since_check(g) if i in g.state.objects)
        if o.commander and o.zone in (Zone.GRAVEYARD, Zone.EXILE)
    ]


def _commander(g: Game, oid: ObjectId, owner: PlayerId) -> Procedure[list[Event]]:
    answer = yield from ask(
        g,
        Choice(
            player=owner,
            decider=owner,
            kind="yes/no",
            source=oid,
            about="command zone",
            options=("yes", "no"),
            optional=True,
            rule="704.6d",
        ),
    )
    return [zo.Move(object=oid, to=Zone.COMMAND, cause="state-based")] if answer == ("yes",) else []


def moved_since_check(g: Game) -> list[ObjectId]:
    """The objects that came into being by changing zones since state-based actions were last checked, in order."""
    out: list[ObjectId] = []
    for entry in reversed(g.log):
        if isinstance(entry.event, co.CheckedDraws):
            break
        if isinstance(entry.event, zo.Move) and entry.event.new is not None:
            out.append(entry.event.new)
    return out[::-1]
