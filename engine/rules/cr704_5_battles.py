"""Rules 704.5v-x, 310: state-based actions about battles."""

from __future__ import annotations

from functools import partial

from ..choices import Choice, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import changes as ch
from ..events.base import Event
from ..kernel.asking import ask
from ..state.objects import ObjectId, PlayerId
from ..terms.counters import DEFENSE
from ..terms.zones import Zone
from .cr704_5_permanents import into_graveyard
from .cr704_board import Board, Decision, Permanent

PROTECTOR = "protector"
"""The key under which a battle's protector is kept among what was chosen for it."""


def protector(g: Game, oid: ObjectId) -> PlayerId | None:
    """The protector of a battle while that player is in the game (310.8); None when it has none."""
    value = g.view.obj(oid).chosen.get(PROTECTOR)
    return value if isinstance(value, str) and not g.state.players[value].left else None


@rule("704.5v", "310.7")
def no_defense(g: Game, board: Board) -> list[Event]:
    """A battle with defense 0 goes to its owner's graveyard, unless an ability of it has triggered and not left the
    stack."""
    return [
        into_graveyard(x.id)
        for x in board
        if "Battle" in x.c.types and not x.o.counters.get(DEFENSE) and not source_of_pending_ability(g, x.id)
    ]


def source_of_pending_ability(g: Game, oid: ObjectId) -> bool:
    """Whether this is the source of a triggered ability that waits for the stack or is on it."""
    if any(w.source == oid for w in g.state.waiting):
        return True
    on_stack = (g.state.objects[i].stack for i in g.view.zone(Zone.STACK))
    return any(on is not None and on.kind == "triggered" and on.source == oid for on in on_stack)


@rule("704.5w", "310.10")
def no_protector(g: Game, board: Board) -> list[Decision]:
    """A battle that is not being attacked gets an appropriate protector when it has none."""
    return [
        _decision(g, x, "704.5w")
        for x in board
        if "Battle" in x.c.types
        and not _is_attacked(g, x.id)
        and protector(g, x.id) not in appropriate(g, x)
        and not _protects_own_siege(g, x)
        and x.c.controller is not None
    ]


@rule("704.5x", "310.11a")
def protected_by_controller(g: Game, board: Board) -> list[Decision]:
    """The controller of a Siege who is its protector chooses an opponent instead."""
    return [_decision(g, x, "704.5x") for x in board if "Battle" in x.c.types and _protects_own_siege(g, x)]


def _protects_own_siege(g: Game, x: Permanent) -> bool:
    return "Siege" in x.c.subtypes and x.c.controller is not None and protector(g, x.id) == x.c.controller


def _is_attacked(g: Game, oid: ObjectId) -> bool:
    combat = g.state.combat
    return combat is not None and any(a.defender == oid for a in combat.attackers.values())


def appropriate(g: Game, x: Permanent) -> tuple[PlayerId, ...]:
    """Who may protect a battle: an opponent of a Siege's controller (310.11a); of one without battle types its
    controller (310.8a)."""
    if x.c.controller is None:
        return ()
    return g.opponents(x.c.controller) if "Siege" in x.c.subtypes else (x.c.controller,)


def _decision(g: Game, x: Permanent, number: str) -> Decision:
    assert x.c.controller is not None
    return Decision(x.c.controller, partial(_choose, g, x, number))


def _choose(g: Game, x: Permanent, number: str) -> Procedure[list[Event]]:
    player = x.c.controller
    options = appropriate(g, x)
    if not options or player is None:
        return [into_graveyard(x.id)]
    asked = Choice(player=player, decider=player, kind="player", source=x.id, about=PROTECTOR, options=options, rule=number)
    answer = yield from ask(g, asked)
    return [ch.SetChosen(object=x.id, key=PROTECTOR, value=answer[0])] if answer else []
