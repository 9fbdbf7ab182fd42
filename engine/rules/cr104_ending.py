"""Rule 104: ending the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events.base import Event
from ..kernel.pipeline import perform
from ..state.game_state import Outcome
from ..state.objects import PlayerId

Loss = tuple[PlayerId, str, str]
"""A player who is to lose, why, and by which rule."""

# --- losing -----------------------------------------------------------------------------------------------------------


@rule("104.3a", "104.3e")
def player_loses(g: Game, player: PlayerId, reason: str, number: str, conceded: bool = False) -> Procedure[None]:
    """One player loses the game, by an effect or by conceding. What a concession does nothing can prevent or
    replace."""
    if g.state.outcome is not None or g.state.players[player].left:
        return
    event = co.LoseGame(player=player, reason=reason, rule=number, conceded=conceded)
    happened = yield from perform(g, [event], number)
    yield from after_losing(g, happened)


def players_lose(g: Game, losses: Sequence[Loss]) -> Procedure[None]:
    """Several players lose the game simultaneously."""
    events = loss_events(g, losses)
    happened = yield from perform(g, events, *dict.fromkeys(number for _, _, number in losses))
    yield from after_losing(g, happened)


@rule("704.7")
def loss_events(g: Game, losses: Sequence[Loss]) -> list[Event]:
    """One loss for each player, however many reasons there are: a single replacement effect replaces them all."""
    reasons: dict[PlayerId, list[tuple[str, str]]] = {}
    for player, reason, number in losses:
        reasons.setdefault(player, []).append((reason, number))
    return [
        co.LoseGame(player=p, reason="; ".join(r for r, _ in why), rule=", ".join(n for _, n in why))
        for p, why in reasons.items()
    ]


def after_losing(g: Game, happened: Iterable[Event]) -> Procedure[None]:
    """Those who have lost leave the game, all at once; when nobody is left over, the game is a draw."""
    losers = tuple(dict.fromkeys(e.player for e in happened if isinstance(e, co.LoseGame)))
    if not losers or g.state.outcome is not None:
        return
    if all_lose(g, losers):
        yield from end(g, Outcome("draw", (), "all players remaining lose simultaneously", "104.4a"))
        return
    yield from leave(g, losers)


@rule("104.4a", "104.4d")
def all_lose(g: Game, losers: Sequence[PlayerId]) -> bool:
    """Whether everybody who is still in the game loses at the same time."""
    return all(p in losers for p in g.in_turn_order())


@rule("104.5")
def leave(g: Game, players: Sequence[PlayerId]) -> Procedure[None]:
    """A player who loses leaves the game."""
    from .cr800_leaving import players_leave  # leaving ends with the question whether somebody has won

    yield from players_leave(g, players)


# --- winning ----------------------------------------------------------------------------------------------------------


@rule("104.2a", "104.2c")
def last_standing(g: Game) -> Outcome | None:
    """How the game ends when all opponents of those who are left have left it, whatever effects say; None while it
    goes on."""
    remaining = g.in_turn_order()
    if not remaining:
        return Outcome("draw", (), "no player is left", "104.4a")
    if any(g.opponents(p) for p in remaining):
        return None
    return Outcome("won", with_team(g, remaining), "all opponents have left the game", "104.2a")


def with_team(g: Game, players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """These players with all members of their teams, those included who had lost before (104.2c)."""
    some = tuple(players)
    teams = {g.state.players[p].team for p in some} - {0}
    return tuple(p for p in g.state.order if p in some or g.state.players[p].team in teams)


@rule("104.2b")
def players_win(g: Game, winners: Sequence[PlayerId]) -> Procedure[None]:
    """Effects say that players win the game; the game ends at once (104.1), unless nobody of them can win."""
    in_game = [p for p in winners if not g.state.players[p].left]
    if g.state.outcome is not None or not in_game:
        return
    happened = yield from perform(g, [co.WinGame(player=p) for p in in_game], "104.2b")
    won = tuple(e.player for e in happened if isinstance(e, co.WinGame))
    if won and g.state.outcome is None:
        yield from end(g, Outcome("won", with_team(g, won), "an effect says so", "104.2b"))


@rule("104.3f")
def win_and_lose(g: Game, winners: Sequence[PlayerId], losses: Sequence[Loss]) -> Procedure[None]:
    """Players win and lose simultaneously: who would do both loses."""
    losers = {p for p, _, _ in losses}
    yield from players_win(g, [p for p in winners if p not in losers])
    if g.state.outcome is None and losses:
        yield from players_lose(g, losses)


# --- draws ------------------------------------------------------------------------------------------------------------


@rule("104.4c")
def drawn_by_effect(g: Game) -> Procedure[None]:
    """An effect says that the game is a draw."""
    yield from end(g, Outcome("draw", (), "an effect says so", "104.4c"))


@rule("104.4b", "732.4")
def drawn_by_loop(g: Game) -> Procedure[None]:
    """The game has come into a loop of mandatory actions."""
    yield from end(g, Outcome("draw", (), "a loop of mandatory actions", "104.4b"))


@rule("104.1")
def end(g: Game, outcome: Outcome) -> Procedure[None]:
    """The game ends immediately."""
    if g.state.outcome is None:
        yield from perform(g, [co.GameEnds(outcome=outcome)], outcome.rule)
