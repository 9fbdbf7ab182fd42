"""One game at the port: drives the engine from choice to choice, and asks the suite what is not said."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Protocol

from ...engine.choices import Choice, Concede, IllegalAction, IllegalAnswer
from ...engine.session import Session
from .. import port
from .forms import BadAnswer, Talk, form_of
from .paying import Paying
from .prompts import Asking
from .refs import Refs
from .words import answer_words

Reply = port.Done | port.Stopped | port.Refused | port.Unreached
NUMBER = re.compile(r"\d{3}\.\d+[a-z]*")


class Misfit(Exception):
    """What was announced is not what the rules allow here: a reason, and the number of the rule."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class Said:
    """An answer that follows from what was announced."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer


class Goal(Protocol):
    """What a call is after: an action with its announcement, or a point to which the game advances."""

    def at_act(self, t: Table, c: Choice) -> Reply | Said:
        """What to do while a player with priority may act: the reply that ends the call, or an action."""
        ...

    def said(self, t: Table, c: Choice) -> Said | None:
        """The answer to a choice that was announced, or None. Raises Misfit."""
        ...

    def misfit(self, t: Table, problem: Misfit) -> Reply | None:
        """What to do when what was announced is illegal: a reply, or None to go on."""
        ...

    def at_pause(self, t: Table) -> Reply | None:
        """The reply that ends the call in a step without priority, or None to go on."""
        ...

    def ended(self, t: Table) -> Reply:
        """The reply when the game is over."""
        ...


Decide = Callable[["Table", Choice], Any]
"""Answers a choice in place of the suite; for looking ahead."""


class Table:
    """A running game, the names of its objects, and the question that is open."""

    def __init__(self, session: Session, refs: Refs, seed: int, decide: Decide | None = None) -> None:
        self.session = session
        self.refs = refs
        self.random = random.Random(seed)
        self.decide = decide
        self.goal: Goal | None = None
        self.asking: Asking | None = None
        self.asked: list[port.Asked] = []
        self.forced: list[port.Prompt] = []
        """The choices of this call that had one possible answer, where the suite has answers to compare with."""
        self.paying = Paying()
        self._names = 0

    @property
    def game(self) -> Any:
        """The engine's game."""
        return self.session.game

    @property
    def talk(self) -> Talk:
        """The game as it is talked about at the port."""
        return Talk(self.session.game, self.refs)

    def has_priority(self) -> str | None:
        """Who may act now; None while somebody is asked something else, or the game is over."""
        c = self.session.choice
        return c.player if c is not None and c.kind == "act" else None

    # --- the course of a call ---

    def run(self, goal: Goal, choose: port.Chooser) -> Reply:
        """Go on until the goal is reached, something is refused, or the suite stops at a prompt."""
        self.goal = goal
        while True:
            c = self.session.choice
            if c is None:
                return self._over(goal.ended(self))
            if c.kind == "act":
                step = goal.at_act(self, c)
                if not isinstance(step, Said):
                    return self._over(step)
                self.session.send(step.answer)
                continue
            if c.is_shown_only:
                self._keep_forced(c)
                self.session.send(c.forced)
                continue
            if c.kind == "pause":
                pause = goal.at_pause(self)
                if pause is not None:
                    return self._over(pause)
                self.session.send(())
                continue
            reply = self._answer(goal, c, choose)
            if reply is not None:
                return reply if isinstance(reply, port.Stopped) else self._over(reply)

    def _keep_forced(self, c: Choice) -> None:
        """Keep the prompts that a choice with one possible answer would have been."""
        if self.decide is None:
            self._names += 1
            form = form_of(self.talk, c)
            self.forced += [Asking(self.talk, c, form, f"p{self._names}").prompt] if form.parts else []

    def _over(self, reply: Reply) -> Reply:
        self.goal = None
        self.asking = None
        if isinstance(reply, port.Done) and self.forced:
            reply = port.Done(forced=tuple(self.forced))
        self.forced = []
        return reply

    def _answer(self, goal: Goal, c: Choice, choose: port.Chooser) -> Reply | None:
        """Answer one choice that is no action: as announced, or as the suite says. A reply ends the call."""
        try:
            said = None if self._being_asked(c) else goal.said(self, c)
            said = said or self.paying.said(self, c)
            if said is not None:
                self.send(c, said.answer)
                return None
        except Misfit as problem:
            return goal.misfit(self, problem)
        if self.decide is not None:
            self.send(c, self.decide(self, c))
            return None
        try:
            return self._ask(c, choose)
        except BadAnswer as problem:
            bad = Misfit(str(problem), c.rule)
        except IllegalAnswer as illegal:
            bad = Misfit(illegal.reason, c.rule)
        self.asking = None
        return goal.misfit(self, bad)

    def _being_asked(self, c: Choice) -> bool:
        return self.asking is not None and self.asking.choice is c

    def send(self, c: Choice, answer: Any) -> None:
        """Give an answer to the engine. Raises Misfit when it is illegal."""
        reason = c.refusal(answer)
        if reason is not None:
            raise Misfit(reason, c.rule)
        self.asking = None
        self.session.send(answer)

    def ask_about(self, c: Choice) -> Asking:
        """The question that a choice is, begun or gone on with."""
        if self.asking is None or self.asking.choice is not c:
            self._names += 1
            self.asking = Asking(self.talk, c, form_of(self.talk, c), f"p{self._names}")
        return self.asking

    def _ask(self, c: Choice, choose: port.Chooser) -> Reply | None:
        """Ask the suite, part by part. Raises BadAnswer and IllegalAnswer."""
        asking = self.ask_about(c)
        while not asking.done:
            prompt = asking.prompt
            reply = choose(prompt)
            match reply:
                case port.Stop():
                    return port.Stopped(prompt=prompt)
                case port.ConcedeNow():
                    self.concede(reply.player)
                    return None
                case port.ByDefault():
                    self.by_default(c, prompt)
                    return None
                case port.Choice():
                    self.take(asking, prompt, reply)
        self.finish(asking)
        return None

    def take(self, asking: Asking, prompt: port.Prompt, given: port.Choice) -> None:
        """An answer to one part of what is asked. Raises BadAnswer."""
        asking.answer(given)
        self.asked.append(port.Asked(prompt=prompt, answer=answer_words(prompt, given)))

    def finish(self, asking: Asking) -> None:
        """Give the whole answer to the engine. Raises IllegalAnswer, and the question stands from its beginning."""
        c, answer = asking.choice, asking.whole
        reason = c.refusal(answer)
        if reason is not None:
            asking.answers.clear()
            raise IllegalAnswer(c, answer, reason)
        self.asking = None
        self.session.send(answer)

    def by_default(self, c: Choice, prompt: port.Prompt) -> None:
        """The answer that a scenario may leave open: chance by the seed, payment by own means, the given order."""
        self.asked.append(port.Asked(prompt=prompt, answer="by default"))
        self.asking = None
        if c.kind == "payment":
            self.paying.by_default = True
            self.session.send(self.paying.default(self, c))
        else:
            self.session.send(self.default(c))

    def default(self, c: Choice) -> Any:
        """Any legal answer: of chance, one by the seed."""
        if c.kind == "random":
            options = list(c.options or ())
            if c.repeat:
                return tuple(self.random.choice(options) for _ in range(c.least))
            return tuple(self.random.sample(options, c.least))
        return tuple(c.options or ())[: max(c.least, 1 if c.most else 0)]

    # --- leaving ---

    def concede(self, player: str) -> None:
        """A player concedes, whatever is asked (104.3a)."""
        asked = self.session.choice
        self.session.send(Concede(player))
        if self.session.choice is not asked:
            self.asking = None


def rules_of(*texts: str) -> tuple[str, ...]:
    """The rule numbers in these texts, each once."""
    return tuple(dict.fromkeys(n for text in texts for n in NUMBER.findall(text)))


def refusal(problem: Misfit | IllegalAction) -> port.Refused:
    """The reply that something is illegal."""
    rules = rules_of(problem.reason, problem.rule)
    return port.Refused(reason=re.sub(r"\s*\((?:\d{3}\.\d+[a-z]*(?:, )?)+\)", "", problem.reason), rules=rules)
