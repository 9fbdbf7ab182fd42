"""Choices as values: what the engine asks and what may be answered (608.2d, 601.2, 616.1)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from .state.objects import ObjectId, PlayerId

T = TypeVar("T")

KINDS = (
    "targets",
    "modes",
    "number",
    "cost",
    "face",
    "yes/no",
    "objects",
    "player",
    "order",
    "arrangement",
    "name/type/color",
    "division",
    "vote or pile",
    "trigger order",
    "replacement",
    "payment",
    "random",
    "act",
    "attack",
    "block",
    "damage",
    "concede",
    "pause",
)
"""The kinds of choice. `act` is what a player may do with priority or during a procedure; `pause` no question
at all but a moment in a step without priority, for whoever wants to look (see `Game.pauses`)."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A question that a procedure yields.

    `player` is concerned, `decider` answers (723.5). `source` and `number`: the object and the ability on it that ask;
    `about`: what the answer is for (an object, an event, a label). `options`: what may be taken, in a stable order, or
    None when the answer is built (an order, a division, a declaration). `least`/`most`: how many of them.
    `check`: tells why an answer is illegal, or None when it is legal. An answer is a tuple of options, or the built
    value."""

    player: PlayerId
    decider: PlayerId
    kind: str
    source: ObjectId | None = None
    number: int | None = None
    about: Any = None
    options: tuple[Any, ...] | None = None
    least: int = 1
    most: int = 1
    repeat: bool = False
    numbers: Literal["ids", "numbers", "modes"] = "ids"
    """What the numbers among the options of a choice by chance are: ids of objects, results (706.2), or modes."""
    optional: bool = False
    rule: str = ""
    text: str = ""
    data: Mapping[str, Any] = {}
    check: Callable[[Any], str | None] | None = None

    def refusal(self, answer: Any) -> str | None:
        """Why this answer is illegal, or None."""
        if self.options is not None:
            if not isinstance(answer, tuple):
                return "the answer is not a tuple of options"
            if not self.least <= len(answer) <= self.most:
                return f"{len(answer)} chosen, from {self.least} to {self.most} are needed"
            for a in answer:
                if a not in self.options:
                    return f"{a!r} is not among the options"
            if not self.repeat and len(answer) > 1 and len(set(answer)) != len(answer):
                return "the same option is chosen twice"
        return self.check(answer) if self.check else None

    @property
    def is_shown_only(self) -> bool:
        """Whether nothing is asked, since there is one possible answer, `forced`."""
        return self.check is None and self.forced is not None

    @property
    def forced(self) -> tuple[Any, ...] | None:
        """The only answer there is, when there is just one and it can be seen from the options."""
        if self.options is None or self.kind == "act":
            return None
        if self.least >= len(self.options) and self.least == self.most and not self.repeat:
            return self.options if self.kind != "random" else None
        if self.most == 0:
            return ()
        return None


class Concede(msgspec.Struct, frozen=True):
    """An answer to any choice: somebody concedes the game instead (104.3a)."""

    player: PlayerId


class IllegalAction(Exception):
    """A player took an action that the rules don't allow, or could not complete it; it is reversed (733.1)."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.reversed = False
        """Whether it has been reversed already."""


class GameOver(Exception):
    """The game has ended while something was going on: nothing more of it happens (104.1)."""


class IllegalAnswer(Exception):
    """An answer that the open choice does not allow."""

    def __init__(self, choice: Choice, answer: Any, reason: str) -> None:
        super().__init__(f"{choice.kind}: {reason}")
        self.choice = choice
        self.answer = answer
        self.reason = reason


Procedure = Generator[Choice, Any, T]
"""A procedure: yields choices, receives answers, returns a result."""
