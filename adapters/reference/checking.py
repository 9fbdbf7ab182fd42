"""What state-based actions would do to a state, without doing it (704.3)."""

from __future__ import annotations

from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.rules import cr704_state_based as rule_704
from .refs import Refs


def state_based(game: Game, refs: Refs) -> tuple[str, ...]:
    """The state-based actions that would apply, one a line."""
    from .describe import Teller

    g = game.fork()
    teller = Teller(g, refs)
    found: list[str] = []
    procedure = rule_704.proposals(g)
    try:
        choice = next(procedure)
        while True:
            found.append(f"{choice.player} would choose: {choice.about} ({choice.rule})")
            choice = procedure.send(_any(choice))
    except StopIteration as done:
        proposed = done.value
    return tuple(found) + tuple(f"{teller.event(e)} ({number})" for e, number in proposed)


def _any(c: Choice) -> object:
    return () if c.options is None else c.options[: max(c.least, min(1, c.most))]
