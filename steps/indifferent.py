"""Questions that make no difference: an engine may ask what the rules don't, as long as all answers lead to one state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import Any

import msgspec

from ..adapters.port import Choice, ChoiceReply, Kind, Observation, Prompt, Stop
from .binding import ORDERED

MOST = 24
"""So many answers to one question are compared at the most."""

Chooser = Callable[[Prompt], ChoiceReply]


class Call:
    """A call that has been made, with the replies to what it asked, so that it can be made again."""

    def __init__(self, method: str, argument: Any, answers: tuple[Any, ...]) -> None:
        self.method = method
        self.argument = argument
        self.answers = answers
        self.replies: list[ChoiceReply] = []

    def make(self, engine: Any, chooser: Chooser) -> Any:
        """Make it, and keep the replies that ``chooser`` gives."""
        self.replies = []

        def choose(prompt: Prompt) -> ChoiceReply:
            reply = chooser(prompt)
            self.replies.append(reply)
            return reply

        return getattr(engine, self.method)(self.argument, self.answers, choose)

    def again(self, engine: Any) -> Any:
        """Make it as before."""
        return self.make(engine, Following(self.replies, lambda _: Stop()))


class Following:
    """Gives these replies first, one after another, and then those of another chooser."""

    def __init__(self, replies: list[ChoiceReply], then: Chooser) -> None:
        self._left = list(replies)
        self._then = then

    def __call__(self, prompt: Prompt) -> ChoiceReply:
        """The reply to one prompt."""
        return self._left.pop(0) if self._left else self._then(prompt)


def every_answer(prompt: Prompt) -> tuple[Choice, ...]:
    """All answers to a prompt; none when they are too many, or can't be told."""
    found = tuple(islice(_answers(prompt), MOST + 1))
    return found if len(found) <= MOST else ()


def _answers(prompt: Prompt) -> Iterator[Choice]:
    if prompt.may_decline:
        yield Choice(declined=True)
    if prompt.kind is Kind.YES_NO:
        yield from (Choice(yes=True), Choice(yes=False))
    elif prompt.kind in (Kind.DIVISION, Kind.ARRANGEMENT, Kind.PILE, Kind.ACT) or prompt.repeats:
        return
    elif prompt.kind is Kind.NUMBER and not prompt.options:
        if prompt.low is not None and prompt.high is not None:
            yield from (Choice(number=n) for n in range(prompt.low, prompt.high + 1))
    else:
        ways = permutations if prompt.kind in ORDERED else combinations
        ids = [option.id for option in prompt.options]
        for n in range(prompt.least, min(prompt.most, len(ids)) + 1):
            yield from (Choice(picks=picks) for picks in ways(ids, n))


UNCOMPARED = ("viewer", "asked", "cited", "prompt")


def state_of(seen: Observation) -> Any:
    """An observation without an engine's own ids, to be compared with another."""
    plain = msgspec.to_builtins(seen)
    names: dict[str, str] = {}
    for field in ("objects", "stack"):
        for place, thing in enumerate(plain.get(field, ())):
            names.setdefault(thing["id"], f"{field} {place}")
    return _renamed({k: v for k, v in plain.items() if k not in UNCOMPARED}, names)


def _renamed(node: Any, names: dict[str, str]) -> Any:
    match node:
        case str():
            return names.get(node, node)
        case dict():
            return {key: _renamed(value, names) for key, value in node.items()}
        case list() | tuple():
            return [_renamed(value, names) for value in node]
    return node
