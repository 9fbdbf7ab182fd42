"""Paying mana where nobody says how, beside the engine, which itself never picks: what is in the pool first, then the
sources that can make the fewest types of mana, then those that make little more than what is needed, then those that cost
more than being tapped; among equals the one that came first."""

from __future__ import annotations

from typing import Any

from ...engine.choices import Choice
from ...engine.derive.game import Game
from ...engine.rules import cr118_3_payable as payable
from ...engine.rules import cr118_3_settling as settling
from ...engine.rules.cr118_3_settling import Settled
from ...engine.rules.cr118_3_wanted import UNSAID, Means, Step
from ...engine.rules.cr601_2_proposal import Proposal
from ...engine.rules.cr601_2f_total import Total
from ...engine.terms.mana import ManaCost


def plan(g: Game, p: Proposal, cost: ManaCost) -> tuple[Step, ...] | None:
    """Mana abilities after which the player of a proposal can pay this mana, or None."""
    return payable.way_to_pay(g, p, Total(cost))


def plan_for(g: Game, c: Choice, means: Means = UNSAID) -> tuple[Step, ...] | None:
    """Mana abilities with which the cost that is to be paid now can be paid, or None."""
    return payable.way_to_pay(g, c.data["proposal"], c.data["total"], means)


def settle(g: Game, c: Choice, means: Means = UNSAID) -> Settled | None:
    """How the cost can be paid of which a symbol, or a reduction, is just asked for, or None."""
    return settling.settle(g, c.data["proposal"], means)


class AutoPay:
    """Answers the choices of a payment that a scenario leaves open. One object serves one action."""

    def __init__(self) -> None:
        self._answers: list[Any] = []

    def answer(self, g: Game, choice: Choice) -> Any:
        """The answer to a choice of kind `payment`, or to which mana a source makes; None when it is no such choice."""
        if choice.about == "reverse mana ability":
            return ("yes",)
        if choice.about == "mana abilities":
            found = plan_for(g, choice)
            self._answers = list(found[0].answers) if found else []
            return (found[0].held,) if found else ()
        if self._answers and choice.refusal(self._answers[0]) is None:
            return self._answers.pop(0)
        if choice.about == "mana" and choice.kind == "name/type/color":
            return (choice.options or ())[:1]
        if choice.kind != "payment":
            return None
        if choice.about in ("hybrid", "phyrexian"):
            settled = settle(g, choice)
            return (settled.picks[len(choice.data["proposal"].picks)],) if settled is not None else self._other(choice)
        if choice.about == "mana":
            return choice.data["default"]
        return self._other(choice)

    def _other(self, choice: Choice) -> tuple[Any, ...]:
        """As little as is allowed, of what comes first: mana rather than life, the order in which parts are written."""
        if choice.options is None:
            return ()
        return choice.options[: choice.least]
