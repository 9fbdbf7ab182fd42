"""What a call is after: an action that a player takes, or a declaration of attackers or blockers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import actions as act
from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.events import course as co
from ...engine.session import Session
from ...engine.state.objects import ObjectId
from ...engine.terms.steps import PHASE_OF, Phase, Step
from .. import port
from .announcing import Decisions
from .paying import Paying
from .refs import NotFound
from .table import Misfit, Reply, Said, Table, refusal

Ready = Callable[[Table], Any]
"""Makes the engine's action, now that the player has priority. Raises Misfit."""


class Quiet:
    """What goals have in common: nothing is announced, and the end of the game ends the call."""

    backup: Game | None = None
    """The game as it was before, should all of it have to be taken back."""

    def said(self, t: Table, c: Choice) -> Said | None:
        """Nothing but that what a refused action has paid is taken back (733.1)."""
        return Said(("yes",)) if c.about == "reverse mana ability" else None

    def misfit(self, t: Table, problem: Misfit) -> Reply | None:
        """The game is as it was before."""
        if self.backup is not None:
            t.session = Session(self.backup)
            t.session.resume()
        return refusal(problem)

    def at_pause(self, t: Table) -> Reply | None:
        """Steps without priority go by."""
        return None

    def ended(self, t: Table) -> Reply:
        """The game is over: the action was taken."""
        return port.Done()


class TakeAction(Quiet):
    """An action of a player with priority: it is over when a player may act again."""

    def __init__(self, player: str | None, ready: Ready) -> None:
        self.player = player
        self.ready = ready
        self.decisions: Decisions | None = None
        self.payment: port.Payment | None = None
        self.taken = False
        self.began = 0

    def at_act(self, t: Table, c: Choice) -> Reply | Said:
        """First the action, then the reply."""
        if self.taken:
            return self._over(t)
        if self.player is not None and self.player not in (c.player, c.decider):
            return port.Refused(reason=f"{self.player} doesn't have priority", rules=("117.1",))
        try:
            action = self.ready(t)
            t.paying = Paying()
            t.paying.announce(t, self.payment)
        except NotFound as problem:
            return refusal(Misfit(str(problem), ""))
        except Misfit as problem:
            return refusal(problem)
        self.taken = True
        self.backup = t.game.fork() if self.decisions is not None else None
        self.began = len(t.game.log)
        return Said(action)

    def _over(self, t: Table) -> Reply:
        if t.session.refused is not None:
            return refusal(t.session.refused)
        contradiction = self.contradiction(t)
        if contradiction is not None:
            return self.misfit(t, Misfit(contradiction)) or port.Done()
        idle = t.paying.unused(t.game, self.began)
        if idle is not None:
            self.misfit(t, Misfit(idle))
            raise port.EngineFault(port.Fault(kind="malformed", message=idle))
        return port.Done()

    def at_pause(self, t: Table) -> Reply | None:
        """Nobody can act in such a step; an action that has led there is over before it."""
        if self.taken or self.player is None:
            return None
        return port.Refused(reason=f"{self.player} doesn't have priority", rules=("117.3a",))

    def completed(self, t: Table) -> co.SpellCast | co.AbilityActivated | None:
        """The event by which the spell became cast, or the ability activated, if that has happened."""
        g: Game = t.game
        found: list[tuple[int, co.SpellCast | co.AbilityActivated]] = [*g.latest(co.SpellCast, self.began - 1)]
        found += [(i, e) for i, e in g.latest(co.AbilityActivated, self.began - 1) if not e.mana_ability]
        return min(found, key=lambda entry: entry[0])[1] if found else None

    def contradiction(self, t: Table) -> str | None:
        """Why what was put on the stack is not what was announced, or None."""
        if self.decisions is None:
            return None
        made = self.completed(t)
        return self.decisions.contradiction(t, made.object) if made is not None else self.decisions.unheard()

    def said(self, t: Table, c: Choice) -> Said | None:
        """What was announced, until the spell is cast or the ability is activated."""
        if self.decisions is None or c.about == "reverse mana ability" or self.completed(t) is not None:
            return super().said(t, c)
        answer = self.decisions.said(t, c)
        return Said(answer) if answer is not None else None

    def misfit(self, t: Table, problem: Misfit) -> Reply | None:
        """The action in progress is reversed (733.1); once it is complete, the whole call is."""
        if self.decisions is None or self.completed(t) is not None or t.session.choice is None:
            return super().misfit(t, problem)
        if t.session.choice.kind == "act":
            return super().misfit(t, problem)
        t.session.abandon(problem.reason, problem.rule)
        return None


class Leave(Quiet):
    """A concession while nothing else is asked: it is over when a player may act again."""

    def __init__(self, player: str) -> None:
        self.player = player

    def at_act(self, t: Table, c: Choice) -> Reply | Said:
        """Nothing more is to be done."""
        return port.Done()

    def at_pause(self, t: Table) -> Reply | None:
        """Nothing more is to be done."""
        return port.Done()


class Declare(Quiet):
    """A declaration of attackers or blockers, up to which all players pass priority (508.1, 509.1)."""

    def __init__(self, player: str, kind: str, find: Callable[[Table], dict[ObjectId, Any]]) -> None:
        self.player = player
        self.kind = kind
        self.find = find
        self.declared = False
        self.began = -1
        self.turn = 0

    @property
    def step(self) -> Step:
        """The step in which it is declared."""
        return Step.DECLARE_ATTACKERS if self.kind == "attack" else Step.DECLARE_BLOCKERS

    def at_act(self, t: Table, c: Choice) -> Reply | Said:
        """Pass until the declaration; afterwards the action is over."""
        g = t.game
        if self.declared:
            return port.Done()
        if self.began < 0:
            self.began, self.turn = len(g.log), g.state.turn.number
            self.backup = t.game.fork()
        if self._too_late(t):
            return self.misfit(t, self._none_possible()) or port.Done()
        return Said(act.Pass())

    def _too_late(self, t: Table) -> bool:
        turn = t.game.state.turn
        if turn.number != self.turn:
            return True
        if self.kind == "attack" and turn.active != self.player:
            return True
        begun = any(e.step is self.step for _, e in t.game.latest(co.StepBegins, self.began - 1))
        now_or_later = PHASE_OF[turn.step] in (Phase.POSTCOMBAT_MAIN, Phase.ENDING) and self.step not in turn.plan
        at_step = turn.step is self.step
        return begun or now_or_later or (at_step and not begun)

    def _none_possible(self) -> Misfit:
        what, rule = ("attackers", "508.1") if self.kind == "attack" else ("blockers", "509.1")
        return Misfit(f"{self.player} is not to declare {what}, or has none that could be declared", rule)

    def said(self, t: Table, c: Choice) -> Said | None:
        """The declaration when its time has come; before it nobody else attacks or blocks where they need not."""
        mine = c.kind == self.kind and self.player in (c.player, c.decider)
        if self.declared and mine:
            raise Misfit("what the declaration costs can't be paid", "508.1j" if self.kind == "attack" else "509.1f")
        if c.kind not in ("attack", "block") or self.declared:
            return super().said(t, c)
        if mine:
            try:
                answer = self.find(t)
            except NotFound as problem:
                raise Misfit(str(problem)) from problem
            reason = c.refusal(answer)
            if reason is not None:
                raise Misfit(reason, c.rule)
            self.declared = True
            return Said(answer)
        return Said({}) if c.refusal({}) is None else None

    def ended(self, t: Table) -> Reply:
        """The game ended before or after the declaration."""
        if self.declared:
            return port.Done()
        return self.misfit(t, Misfit("the game is over before that", self.kind)) or port.Done()
