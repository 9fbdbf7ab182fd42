"""Rule 117: who receives priority when, and what happens before that."""

from __future__ import annotations

from typing import Any

from ..actions import CheckStateBased, Pass
from ..choices import Choice, IllegalAction, Procedure
from ..derive.citation import rule
from ..derive.game import Game
from ..events import course as co
from ..kernel.acting import actions, takes
from ..kernel.asking import ask
from ..kernel.pipeline import write_down
from ..state.objects import PlayerId
from ..terms.zones import Zone
from . import cr104_4_loops as loops
from . import cr603_3_stacking as stacking
from . import cr704_state_based as state_based
from . import cr800_leaving as leaving
from .cr104_2_results import drawn_by_loop
from .cr506_combat import prune_combat
from .cr608_resolving import resolve_top


@rule("117.5", "704.3", "603.3")
def before_priority(g: Game) -> Procedure[None]:
    """State-based actions until there are none, then waiting triggers onto the stack, until neither is left."""
    while g.state.outcome is None:
        yield from prune_combat(g)
        if (yield from state_based.check(g)):
            continue
        if not (yield from stacking.put_waiting(g)):
            return


@rule("117.3", "117.4")
def priority_round(
    g: Game, first: PlayerId | None = None, checked: bool = False, passed: frozenset[PlayerId] = frozenset()
) -> Procedure[None]:
    """Players receive priority until all pass in succession with an empty stack. `checked`: the state is as placed,
    and nothing is checked before the first player acts."""
    player = first if first is not None else g.state.turn.active
    while g.state.outcome is None:
        if not checked:
            yield from before_priority(g)
            if g.state.outcome is not None:
                return
        checked = False
        receiver = leaving.receives_priority(g, player)
        if receiver is None:
            return
        yield from give(g, receiver, passed)
        if g.state.outcome is not None:
            return
        action = yield from act(g, receiver)
        if g.state.outcome is not None:
            return
        if g.state.players[receiver].left:
            player = leaving.receives_priority(g, receiver) or g.state.turn.active
            continue
        if isinstance(action, CheckStateBased):
            checked, player = True, receiver  # nothing but the check: triggers wait (603.3)
            continue
        if not isinstance(action, Pass):
            passed, player = frozenset(), receiver  # 117.3c
            continue
        passed = passed | {receiver}
        alive = g.in_turn_order()
        if not all(p in passed for p in alive):
            player = next(p for p in (*g.in_turn_order(receiver)[1:], receiver) if p not in passed)
            continue
        if not g.view.zone(Zone.STACK):
            nobody_has_priority(g)
            return
        nobody_has_priority(g)
        yield from resolve_top(g)
        if g.state.turn.ending:
            yield from turn_ended(g)
            return
        passed, player = frozenset(), g.state.turn.active  # 117.3b


@rule("724.1c", "724.1f")
def turn_ended(g: Game) -> Procedure[None]:
    """The turn has been ended: state-based actions are performed, but nobody gets priority, and what has triggered waits
    for the cleanup step."""
    while g.state.outcome is None and (yield from state_based.check(g)):
        pass


def give(g: Game, player: PlayerId, passed: frozenset[PlayerId]) -> Procedure[None]:
    """A player receives priority; a position that has recurred by itself is noticed here (104.4b)."""
    write_down(g, (co.Priority(player=player, passed=passed),), ("117.3",))
    watch = g.loop_watch = g.loop_watch or loops.LoopWatch()
    if watch.recurs(g):
        yield from drawn_by_loop(g)


def nobody_has_priority(g: Game) -> None:
    """While something resolves or a turn-based action happens, nobody has priority (117.2e)."""
    write_down(g, (co.Priority(player=None),), ("117.2e",))


@rule("117.1", "117.3c", "733.1", "733.2")
def act(g: Game, player: PlayerId) -> Procedure[Any]:
    """The player takes an action or passes. An illegal action is reversed, and the player still has priority."""
    while True:
        action = yield from ask(
            g,
            Choice(
                player=player,
                decider=player,
                kind="act",
                about="priority",
                optional=True,
                rule="117.1",
                data={"refused": g.refused},
            ),
        )
        g.refused = None
        if isinstance(action, Pass) or g.state.outcome is not None or g.state.players[player].left:
            return action
        point = g.checkpoint()
        try:
            yield from carry_out(g, player, action)
            return action
        except IllegalAction as refusal:
            if g.state is not point.state and not refusal.reversed:
                g.reverse_to(point)
            g.refused = refusal
            if g.state.outcome is not None or g.state.players[player].left:
                return action


def carry_out(g: Game, player: PlayerId, action: Any) -> Procedure[None]:
    """Take the action."""
    yield from actions()[type(action)](g, player, action)


@takes(CheckStateBased)
def check_state_based(g: Game, player: PlayerId, action: CheckStateBased) -> Procedure[None]:
    """State-based actions are checked until none is performed (704.3)."""
    while (yield from state_based.check(g)):
        pass
