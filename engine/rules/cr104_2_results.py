"""Rules 104.1, 104.2 and 104.4: how the game ends: somebody wins, or it is a draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..choices import Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..kernel.pipeline import perform
from ..state.game_state import Outcome
from ..state.objects import PlayerId

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
