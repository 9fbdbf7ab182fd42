"""Driving a game from outside: one open choice at a time."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .choices import Choice, Concede, GameOver, IllegalAction, IllegalAnswer
from .derive.game import Game
from .events import course as co
from .kernel.pipeline import perform
from .rules.cr117_priority import priority_round
from .rules.cr500_turn import end_step, next_step, next_turn, play
from .rules.cr601_casting import cast_spell  # noqa: F401  # loads all rule functions into the table
from .terms.steps import Step


class Session:
    """A running game with the choice that is open. `choice` is None when the game is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choice: Choice | None = None
        self._procedure: Generator[Choice, Any, None] | None = None

    @property
    def refused(self) -> IllegalAction | None:
        """Why the last action was refused and reversed, until the next one is taken (733.1)."""
        return self.game.refused

    def start(self) -> Choice | None:
        """Go on from the state as placed to the first choice."""
        self._procedure = play(self.game)
        return self._advance(lambda p: next(p))

    def send(self, answer: Any) -> Choice | None:
        """Answer the open choice. Raises IllegalAnswer, with the choice still open, when the answer is not allowed."""
        assert self.choice is not None
        assert self._procedure is not None
        if not isinstance(answer, Concede):
            reason = self.choice.refusal(answer)
            if reason is not None:
                raise IllegalAnswer(self.choice, answer, reason)
        return self._advance(lambda p: p.send(answer))

    def abandon(self, reason: str, rule: str = "") -> Choice | None:
        """Give up the action in progress as illegal: it is reversed (733.1)."""
        return self._advance(lambda p: p.throw(IllegalAction(reason, rule)))

    def _advance(self, step: Any) -> Choice | None:
        try:
            self.choice = step(self._procedure)
        except (StopIteration, GameOver):
            self.choice = None
        return self.choice

    def fork(self) -> Session:
        """An independent session at the same point: only while a player with priority is asked for an action, when the
        state is the whole truth."""
        assert self.choice is not None
        assert self.choice.kind == "act"
        other = Session(self.game.fork())
        other.resume()
        return other

    def resume(self) -> Choice | None:
        """Go on from a state in which a player with priority is about to act."""
        self._procedure = resume(self.game)
        return self._advance(lambda p: next(p))


def resume(g: Game) -> Generator[Choice, Any, None]:
    """Play on from a state in which a player has priority, keeping who has passed already (117.4)."""
    yield from priority_round(g, g.state.priority, checked=True, passed=g.state.passed)
    if g.state.turn.step is Step.CLEANUP and g.state.outcome is None and not g.state.turn.ending:
        yield from perform(g, [co.PlanSteps(steps=(Step.CLEANUP, *g.state.turn.plan))], "514.3a")
    yield from end_step(g)
    while g.state.outcome is None:
        if g.state.turn.plan:
            yield from next_step(g)
        else:
            yield from next_turn(g)
