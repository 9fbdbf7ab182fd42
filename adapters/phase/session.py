"""One game being played: actions, advances and the questions that they meet."""

from __future__ import annotations

import itertools
import time
from typing import Any

from ...engine.terms.steps import Step
from .. import port
from . import cards, placing, readers, readers_cast, readers_combat
from .asking import THEN, CannotAsk, Ctx, Make
from .binding import Doc, Malformed, Rejected, Table
from .courses import AtDeclaration, AtPrompt, AtStep, Course, Goal, NoFurther, Open, StackEmpty, TopResolved
from .naming import Names, NotThere
from .words import spaced

READERS: dict[str, Make] = readers.READERS | readers_cast.READERS | readers_combat.READERS

_LIMIT = 3000
"""Questions and passes in one call, after which it is given up."""
_SECONDS = 6.0
"""How long one call may go on."""
_PASSED_OVER = frozenset({Step.UNTAP, Step.CLEANUP})
"""Steps at which the engine never stops."""


class Session:
    """A game in the engine, and what stands open in it."""

    def __init__(self, placed: placing.Placed) -> None:
        self.table: Table = placed.table
        self.real: Table = placed.table
        """The game itself, while an action is tried on a copy."""
        self.names = Names(placed)
        self.open: Open | None = None
        self._ids = itertools.count(1)

    @property
    def state(self) -> Doc:
        """The engine's state."""
        return self.table.state

    # --- going on ---

    def go(self, course: Course, choose: port.Chooser) -> Any:
        """Answer questions and pass priority until the course's goal; the port's reply."""
        end = time.monotonic() + _SECONDS
        for _ in range(_LIMIT):
            if time.monotonic() > end:
                break
            waiting = self.state["waiting_for"]
            if waiting["type"] == "GameOver":
                return port.Done()
            if course.goal.reached(self.state) and (waiting["type"] == "Priority" or isinstance(course.goal, AtDeclaration)):
                return self._arrived(course, choose)
            if waiting["type"] == "Priority":
                why = course.goal.given_up(self.state)
                if why:
                    return self._refused(course, why)
                if (unread := self.misread()) is not None:
                    return unread
                self.table.apply(waiting["data"]["player"], {"type": "PassPriority"})
            elif (reply := self._question(course, choose, ())) is not None:
                return reply
        return port.Unsupported(reason="the engine does not end a loop (104.4b)", capabilities=("loops",))

    def misread(self) -> port.Unsupported | None:
        """Why the object on top of the stack must not resolve: the engine misread that ability."""
        if not self.state["stack"]:
            return None
        entry = self.state["stack"][-1]
        known = self.names.things.get(entry["source_id"])
        ability = self.names.stack_ability(self.state, entry)
        for card in (known.card if known is not None else "", self.names.source_name(self.state, entry)):
            for what in (f"chapter {ability.chapter}", f"ability {ability.number}"):
                how = cards.misread().get(card, {}).get(what)
                if how is not None:
                    return port.Unsupported(reason=f"misread by the engine: {card}, {what}: {how}", cards=(card,))
        return None

    def _arrived(self, course: Course, choose: port.Chooser) -> Any:
        if course.then is None:
            why = course.taken(self.state, course.heard) if course.taken is not None else ""
            return self._refused(course, why) if why else port.Done()
        then, course.then, course.goal = course.then, None, NoFurther()
        try:
            then()
        except Rejected as error:
            return self._refused(course, str(error))
        return self.go(course, choose)

    def _refused(self, course: Course, why: str) -> Any:
        if not course.acts and not isinstance(course.goal, NoFurther):
            return port.Unreached(reason=why)
        self.table.restore(course.document)
        self.open = None
        return port.Refused(reason=why)

    def _question(self, course: Course, choose: port.Chooser, given: tuple[port.Choice | port.ByDefault, ...]) -> Any:
        """Answer what the engine asks; a reply of the port where it ends here, or None to go on."""
        state = self.state
        ctx = Ctx(self.names, state, course.announced, self._ids)
        ctx.heard = course.heard
        ctx.forced = readers_combat.forced(ctx, self.table)
        make = READERS.get(ctx.kind)
        ctx.offered = self.table.offered
        reader = make(ctx) if make is not None else ctx.two_ways()
        try:
            prompt = next(reader)
            for choice in given:
                prompt = reader.send(choice)
            while True:
                reply = choose(prompt)
                if isinstance(reply, port.ConcedeNow):
                    self.table.apply(self.names.seat(reply.player), concession(self.names.seat(reply.player)))
                    return None
                if isinstance(reply, port.Stop):
                    self.open = Open(prompt, given, course)
                    return port.Stopped(prompt=prompt)
                given = (*given, reply)
                prompt = reader.send(reply)
        except StopIteration as stop:
            return self._answered(ctx, course, stop.value)
        except NotThere as error:
            return self._refused(course, str(error))
        except CannotAsk as error:
            return port.Unsupported(reason=f"the adapter cannot put the engine's question {ctx.kind}: {error}")

    def _answered(self, ctx: Ctx, course: Course, action: Doc) -> Any:
        try:
            for made in (action, *action.pop(THEN, ())):
                self.table.apply(ctx.seat, made)
        except Malformed as error:
            return port.Unsupported(reason=f"the adapter cannot answer the engine's question {ctx.kind}: {error}")
        except Rejected as error:
            helping = readers_cast.helping(ctx)
            if helping is not None:
                self.table.apply(ctx.seat, helping)
                return None
            return self._refused(course, f"{spaced(ctx.kind)}: {error}")
        return None

    def resume(self, player: str, choice: port.Choice | port.ByDefault, choose: port.Chooser) -> Any:
        """Answer the open prompt and go on."""
        opened = self.open
        if opened is None:
            return port.Refused(reason="nobody is asked for anything")
        if player != opened.prompt.decider:
            return port.Refused(reason=f"{opened.prompt.decider} is asked, not {player}")
        self.open = None
        replies = iter((choice,))

        def first(prompt: port.Prompt) -> port.ChoiceReply:
            return next(replies, None) or choose(prompt)

        try:
            reply = self._question(opened.course, first, opened.given)
        except Rejected as error:
            return port.Refused(reason=str(error))
        return reply if reply is not None else self.go(opened.course, choose)

    # --- advancing ---

    def goal(self, until: port.Until) -> Goal | port.Unsupported:
        """How far an advance goes."""
        match until:
            case port.StackEmpty():
                return StackEmpty()
            case port.TopResolved():
                return TopResolved(self.state)
            case port.AtStep():
                if until.step in _PASSED_OVER:
                    return port.Unsupported(reason=f"the engine never stops in the {until.step}")
                seat = None if until.player is None else self.names.seat(until.player)
                return AtStep(self.state, until.step, seat)
        return AtPrompt(self.state)

    def advance(self, until: port.Until, choose: port.Chooser) -> Any:
        """All players pass until then."""
        goal = self.goal(until)
        if isinstance(goal, port.Unsupported):
            return goal
        return self.go(Course(self.table.document, goal), choose)

    def declaring(self, kind: str, seat: int, then: Any, announced: port.Announcement) -> Course:
        """A course to a declaration and through it."""
        return Course(self.table.document, AtDeclaration(self.state, kind, seat), announced, then)

    def check_state(self, choose: port.Chooser) -> Any:
        """State-based actions are checked; the engine can be told to."""
        course = Course(self.table.document, NoFurther())
        placing.debug(self.table, "RunStateBasedActions")
        return self.go(course, choose)


def concession(seat: int) -> Doc:
    """The action of conceding."""
    return {"type": "Concede", "data": {"player_id": seat}}
