"""Rules 704.5a-c, 704.5z, 704.6c: state-based actions about players."""

from __future__ import annotations

from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events.base import Event
from ..terms.counters import POISON
from .cr704_board import Board

DEADLY_POISON = 10
"""Poison counters with which a player loses (104.3d)."""

DEADLY_COMMANDER_DAMAGE = 21
"""Combat damage by one commander with which a player loses (903.10a)."""

START_YOUR_ENGINES = "start your engines!"


@rule("704.5a", "104.3b")
def no_life(g: Game, board: Board) -> list[Event]:
    """A player with 0 or less life loses."""
    players = g.state.players
    return [_loss(p, "0 or less life", "704.5a") for p in g.in_turn_order() if players[p].life <= 0]


@rule("704.5b", "104.3c")
def drew_from_empty_library(g: Game, board: Board) -> list[Event]:
    """A player loses who tried to draw from an empty library since the last check."""
    players = g.state.players
    return [_loss(p, "drew from an empty library", "704.5b") for p in g.in_turn_order() if players[p].failed_draw]


@rule("704.5c", "104.3d")
def poisoned(g: Game, board: Board) -> list[Event]:
    """A player with ten or more poison counters loses."""
    players = g.state.players
    return [
        _loss(p, "ten or more poison counters", "704.5c")
        for p in g.in_turn_order()
        if players[p].counters.get(POISON, 0) >= DEADLY_POISON
    ]


@rule("704.6c", "104.3j", "903.10a")
def commander_damage(g: Game, board: Board) -> list[Event]:
    """In a Commander game a player loses who has been dealt 21 or more combat damage by the same commander."""
    if g.state.format != "commander":
        return []
    players = g.state.players
    return [
        _loss(p, "21 or more combat damage by one commander", "704.6c")
        for p in g.in_turn_order()
        if any(n >= DEADLY_COMMANDER_DAMAGE for n in players[p].commander_damage.values())
    ]


def _loss(player: str, reason: str, number: str) -> Event:
    return co.LoseGame(player=player, reason=reason, rule=number)


@rule("704.5z", "702.179a")
def starts_engines(g: Game, board: Board) -> list[Event]:
    """The speed of a player without speed who controls a permanent with start your engines! becomes 1."""
    controllers = {x.c.controller for x in board if START_YOUR_ENGINES in x.c.keywords}
    return [co.SetSpeed(player=p, speed=1) for p in g.in_turn_order() if p in controllers and not g.state.players[p].speed]
