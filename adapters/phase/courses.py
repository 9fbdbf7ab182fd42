"""What is under way: an action or an advance, how far it goes, and the question at which it was stopped."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.terms.steps import Step
from .. import port
from .binding import Doc
from .words import step_of


class Goal:
    """How far the players pass priority. ``reached`` and ``given_up`` are asked whenever somebody has priority."""

    def reached(self, state: Doc) -> bool:
        """Whether the game is there."""
        raise NotImplementedError

    def given_up(self, state: Doc) -> str:
        """Why it cannot be reached any more; empty while it can."""
        del state
        return ""


class NoFurther(Goal):
    """An action's own procedure only: nobody passes."""

    def reached(self, state: Doc) -> bool:
        """At once."""
        del state
        return True


class StackEmpty(Goal):
    """Until nothing is on the stack."""

    def reached(self, state: Doc) -> bool:
        """Whether the stack is empty."""
        return not state["stack"]


class TopResolved(Goal):
    """Until the object that is on top of the stack now has left it."""

    def __init__(self, state: Doc) -> None:
        self.top = state["stack"][-1]["id"] if state["stack"] else None

    def reached(self, state: Doc) -> bool:
        """Whether it has left."""
        return all(entry["id"] != self.top for entry in state["stack"])


class _Turns(Goal):
    """A goal that is given up when a round of turns has gone by."""

    def __init__(self, state: Doc) -> None:
        self.last = state["turn_number"] + len(state["players"]) + 1

    def given_up(self, state: Doc) -> str:
        """A whole round of turns has passed."""
        return "a round of turns has passed" if state["turn_number"] > self.last else ""


class AtStep(_Turns):
    """Until that step begins, in a turn of that seat or of anybody."""

    def __init__(self, state: Doc, step: Step, seat: int | None) -> None:
        super().__init__(state)
        self.step = step
        self.seat = seat
        self.start: tuple[int, Step] | None = (state["turn_number"], step_of(state))

    def reached(self, state: Doc) -> bool:
        """Whether somebody has priority in it."""
        now = (state["turn_number"], step_of(state))
        if now == self.start:
            return False
        self.start = None
        return now[1] is self.step and self.seat in (None, state["active_player"])


class AtPrompt(_Turns):
    """Until the suite stops at a prompt."""

    def reached(self, state: Doc) -> bool:
        """Never by itself."""
        del state
        return False


class AtDeclaration(Goal):
    """Until a seat declares attackers or blockers; given up when that part of the turn is over."""

    def __init__(self, state: Doc, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.turn = state["turn_number"]
        self.begun = False

    def reached(self, state: Doc) -> bool:
        """Whether it is asked for."""
        waiting = state["waiting_for"]
        return bool(waiting["type"] == self.kind and waiting["data"]["player"] == self.seat)

    def given_up(self, state: Doc) -> str:
        """That step has been left without asking this player."""
        what = "attackers" if self.kind == "DeclareAttackers" else "blockers"
        if state.get("extra_phases") and state["turn_number"] == self.turn:
            return ""
        if state["turn_number"] != self.turn or state["phase"] in ("EndCombat", "PostCombatMain", "End", "Cleanup"):
            return f"there is no declaration of {what} by that player in this turn"
        if state["phase"] in ("DeclareBlockers", "CombatDamage") and self.kind == "DeclareAttackers":
            return "attackers have been declared"
        return ""


class Course:
    """An action or an advance under way. ``then`` goes on when the goal is reached; ``taken`` says why an action has
    not been taken as announced. ``heard`` are the parts of the announcement that the engine has asked for."""

    def __init__(
        self,
        document: Doc,
        goal: Goal,
        announced: port.Announcement | None = None,
        then: Callable[[], None] | None = None,
        taken: Callable[[Doc, list[str]], str] | None = None,
    ) -> None:
        self.document = document
        self.goal = goal
        self.announced = announced
        self.then = then
        self.taken = taken
        self.heard: list[str] = []

    @property
    def acts(self) -> bool:
        """Whether it is an action, which can be refused, and no advance."""
        return not isinstance(self.goal, (StackEmpty, TopResolved, _Turns))


class Open:
    """A question that waits for its answer: the prompt, the answers already given to earlier parts of the same
    question, and what it interrupted."""

    def __init__(self, prompt: port.Prompt, given: tuple[port.Choice | port.ByDefault, ...], course: Course) -> None:
        self.prompt = prompt
        self.given = given
        self.course = course
