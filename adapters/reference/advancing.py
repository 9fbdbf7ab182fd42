"""Advancing: all players pass priority until a point is reached."""

from __future__ import annotations

from ...engine import actions as act
from ...engine.choices import Choice
from ...engine.events import course as co
from ...engine.state.objects import ObjectId
from ...engine.terms.zones import Zone
from .. import port
from .goals import Quiet
from .paying import Paying
from .table import Misfit, Reply, Said, Table

TURNS = 3
"""So many rounds of turns are waited for a step or a prompt."""


class Advance(Quiet):
    """All players pass until the point that ``until`` names."""

    def __init__(self, t: Table, until: port.Until) -> None:
        g = t.game
        t.paying = Paying()
        self.until = until
        self.began = len(g.log)
        self.waits = bool(g.state.waiting)
        """Whether triggers wait to be put on the stack (603.3), which happens before anything resolves (117.5)."""
        self.top = _top(t)
        self.nothing = self.top is None and not self.waits
        self.last_turn = g.state.turn.number + TURNS * len(g.state.order)

    def at_act(self, t: Table, c: Choice) -> Reply | Said:
        """Whether it is reached; otherwise whoever has priority passes."""
        if self.waits and not t.game.state.waiting:
            self.waits, self.top = False, _top(t)
        reply = None if self.waits else self._reached(t)
        if reply is not None:
            return reply
        if t.game.state.turn.number > self.last_turn:
            return port.Unreached(reason=f"{self._words()} has not come in {TURNS} rounds of turns")
        return Said(act.Pass())

    def _reached(self, t: Table) -> Reply | None:
        g = t.game
        stack = g.view.zone(Zone.STACK)
        match self.until:
            case port.StackEmpty() if self.nothing:
                return port.Unreached(reason="there is nothing on the stack")
            case port.StackEmpty():
                return None if stack else port.Done()
            case port.TopResolved():
                if self.top is None:
                    return port.Unreached(reason="there is nothing on the stack")
                return None if self.top in stack else port.Done()
            case port.AtStep():
                return port.Done() if self._step_began(t, self.until) else None
        return None

    def at_pause(self, t: Table) -> Reply | None:
        """A step without priority may be the point."""
        match self.until:
            case port.AtStep():
                return port.Done() if self._step_began(t, self.until) else None
            case port.StackEmpty():
                return None if t.game.view.zone(Zone.STACK) else port.Done()
        return None

    def _step_began(self, t: Table, until: port.AtStep) -> bool:
        begun = t.game.latest(co.StepBegins, self.began - 1)
        return any(e.step is until.step and until.player in (None, e.player) for _, e in begun)

    def _words(self) -> str:
        match self.until:
            case port.AtStep():
                whose = f"{self.until.player}'s " if self.until.player else ""
                return f"{whose}{self.until.step}"
            case port.AtPrompt():
                return "that prompt"
        return "that point"

    def misfit(self, t: Table, problem: Misfit) -> Reply | None:
        """There is no action to refuse: the answer is at fault."""
        rule = f" ({problem.rule})" if problem.rule and problem.rule not in problem.reason else ""
        raise port.EngineFault(port.Fault(kind="malformed", message=f"an illegal answer: {problem.reason}{rule}"))

    def ended(self, t: Table) -> Reply:
        """What was on the stack is gone when the game is over; steps and prompts no longer come."""
        if isinstance(self.until, port.StackEmpty | port.TopResolved):
            return port.Done()
        return port.Unreached(reason=f"the game is over before {self._words()}")


def _top(t: Table) -> ObjectId | None:
    stack = t.game.view.zone(Zone.STACK)
    return stack[-1] if stack else None
