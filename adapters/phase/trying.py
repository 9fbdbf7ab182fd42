"""Whether an action is legal: it is tried on a copy, with what it leaves open chosen in one way after another."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from .. import port

TRIES = 40
"""How many ways of choosing are tried before an action is called illegal."""
_WIDTH = 6
_AS_IT_COMES = frozenset(
    {
        *(port.Kind.ORDER, port.Kind.TRIGGER_ORDER, port.Kind.ARRANGEMENT),
        *(port.Kind.DIVISION, port.Kind.RANDOM, port.Kind.PAYMENT),
    }
)


class Script:
    """Answers every prompt with one of the few answers that there are, a different course each time."""

    def __init__(self) -> None:
        self.course: list[int] = []
        self.width: list[int] = []
        self.place = 0

    def __call__(self, prompt: port.Prompt) -> port.ChoiceReply:
        """The answer of this course."""
        possible = list(itertools.islice(answers(prompt), _WIDTH)) or [port.ByDefault()]
        if self.place == len(self.course):
            self.course.append(0)
            self.width.append(len(possible))
        reply = possible[min(self.course[self.place], len(possible) - 1)]
        self.place += 1
        return reply

    def next(self) -> bool:
        """Turn to the next course; False when there is none."""
        del self.course[self.place :], self.width[self.place :]
        self.place = 0
        while self.course:
            self.course[-1] += 1
            if self.course[-1] < self.width[-1]:
                return True
            self.course.pop()
            self.width.pop()
        return False


def answers(prompt: port.Prompt) -> Iterator[port.Choice | port.ByDefault]:
    """Some answers to a prompt."""
    if prompt.kind is port.Kind.YES_NO:
        yield port.Choice(yes=True)
        yield port.Choice(yes=False)
    elif prompt.kind is port.Kind.NUMBER:
        low = prompt.low or 0
        for number in range(low, min(prompt.high if prompt.high is not None else low, low + _WIDTH) + 1):
            yield port.Choice(number=number)
    elif prompt.kind in _AS_IT_COMES:
        yield port.ByDefault()
    else:
        ids = [option.id for option in prompt.options]
        for count in range(prompt.least, prompt.most + 1):
            for picks in itertools.combinations(ids, count):
                yield port.Choice(picks=picks)
