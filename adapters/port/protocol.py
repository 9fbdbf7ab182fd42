"""The calls that an engine takes, in process; over a wire they are the same ones as JSON-RPC."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ...engine.terms.steps import Step
from .actions import Action
from .base import Tagged
from .choices import Answer, ChoiceReply, Prompt, PromptMatch, Stop
from .observation import Observation
from .replies import ActReply, AdvanceReply, EngineInfo, Hello, LegalReply, NewGameReply
from .setup import GameSetup


class StackEmpty(Tagged, frozen=True):
    """Until the stack is empty and a player has priority, or would have."""


class TopResolved(Tagged, frozen=True):
    """Until the object that is on top of the stack now has left it; the stack is not empty."""


class AtStep(Tagged, frozen=True):
    """Until the next time that this step begins, in a turn of ``player`` or (None) of anybody, and somebody
    has priority in it; in a step without priority, until its turn-based actions are done (500.3, 502.4,
    514.3). The step that the game is in does not count."""

    step: Step
    player: str | None = None


class AtPrompt(Tagged, frozen=True):
    """Until such a prompt is open. The engine calls ``choose``, which stops it there."""

    prompt: PromptMatch


Until = StackEmpty | TopResolved | AtStep | AtPrompt
"""How far the game advances."""

Chooser = Callable[[Prompt], ChoiceReply]
"""The call from the engine to the suite; it raises nothing. What it cannot answer it stops."""


def stop(prompt: Prompt) -> ChoiceReply:
    """A chooser that answers nothing."""
    del prompt
    return Stop()


class Engine(Protocol):
    """An engine under test.

    One game at a time; ``new_game`` forgets the one before. Each call but the first two presupposes a game. A
    call raises ``EngineFault`` and nothing else. While a prompt is open (the last reply was ``Stopped``), only
    ``Choose``, ``Concede`` and, for a declaration, ``Attack`` or ``Block`` are legal actions; ``observe`` and
    ``legal`` work.
    """

    def initialize(self, hello: Hello) -> EngineInfo:
        """Agree on a version and say what the engine can do. Called once."""
        ...

    def new_game(self, setup: GameSetup) -> NewGameReply:
        """Set up this state, exactly."""
        ...

    def act(self, action: Action, answers: tuple[Answer, ...] = (), choose: Chooser = stop) -> ActReply:
        """Take one action and stop when its procedure is over: a spell is cast, not resolved.

        What then happens before a player would receive priority (state-based actions, triggers put on the
        stack, 117.5) belongs to it. The announcement comes with the action. Any other prompt goes to
        ``choose``, or, in an engine that cannot suspend, is answered from ``answers``.
        """
        ...

    def advance(self, until: Until, answers: tuple[Answer, ...] = (), choose: Chooser = stop) -> AdvanceReply:
        """All players pass priority, and nobody attacks or blocks, until that point."""
        ...

    def legal(self, action: Action) -> LegalReply:
        """Whether that player may take this action now.

        What its announcement leaves open may be chosen in any legal way: it is legal when there is one, costs
        included (601.2, 601.3). ``Attack`` and ``Block`` are judged where they would be declared, as though all
        players had passed priority up to there. The game is left as it is.
        """
        ...

    def observe(self, viewer: str | None = None) -> Observation:
        """The game as this player sees it, or all of it."""
        ...

    def shutdown(self) -> None:
        """Release what the engine holds. Called once, at the end."""
        ...
