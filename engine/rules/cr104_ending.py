"""Rule 104.3: losing the game, and what that leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..choices import Concede, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..events.base import Event
from ..kernel import hooks
from ..kernel.pipeline import perform
from ..state.game_state import Outcome
from ..state.objects import PlayerId
from .cr104_2_results import end, players_win
from .cr800_leaving import players_leave

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


@hooks.a_player_concedes
def concede(g: Game, answer: Concede) -> Procedure[None]:
    """A player concedes and leaves the game (104.3a)."""
    yield from player_loses(g, answer.player, "conceded", "104.3a", conceded=True)


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
    yield from players_leave(g, players)


@rule("104.3f")
def win_and_lose(g: Game, winners: Sequence[PlayerId], losses: Sequence[Loss]) -> Procedure[None]:
    """Players win and lose simultaneously: who would do both loses."""
    losers = {p for p, _, _ in losses}
    yield from players_win(g, [p for p in winners if p not in losers])
    if g.state.outcome is None and losses:
        yield from players_lose(g, losses)
