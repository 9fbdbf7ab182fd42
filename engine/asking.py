"""Asking a player: validation, answers that are forced, concession while somebody is asked (104.3a, 608.2d)."""

from __future__ import annotations

from typing import Any

from .choices import Choice, Concede, GameOver, IllegalAnswer, Procedure
from .game import Game


def ask(g: Game, choice: Choice) -> Procedure[Any]:
    """The answer to a choice. A choice with one possible answer is not asked. Any player may concede instead (104.3a):
    that is carried out at once, and the choice goes on, unless its decider has left.

    Raises IllegalAnswer into the caller when the answer is not allowed, and GameOver when the game is over."""
    if g.state.outcome is not None:
        raise GameOver
    if g.state.players[choice.decider].left and choice.kind != "random":
        from .rules.cr800_leaving import passed_on

        instead = yield from passed_on(g, choice)
        if instead is None:
            return _default(choice)
        choice = instead
    forced = choice.forced
    if forced is not None and choice.check is None:
        return forced
    while True:
        answer = yield choice
        if isinstance(answer, Concede):
            yield from concede(g, answer)
            if g.state.outcome is not None:
                raise GameOver
            if g.state.players[choice.decider].left:
                return _default(choice)
            continue
        reason = choice.refusal(answer)
        if reason is not None:
            raise IllegalAnswer(choice, answer, reason)
        g.remark("choice", (choice.rule,) if choice.rule else (), (choice, answer))
        return answer


def concede(g: Game, answer: Concede) -> Procedure[None]:
    """A player concedes and leaves the game (104.3a)."""
    from .rules.cr104_ending import player_loses

    yield from player_loses(g, answer.player, "conceded", "104.3a", conceded=True)


def _default(choice: Choice) -> Any:
    """What stands in for the answer of a player who has left (800.4f-g): as little as is allowed, in the form that the
    choice asks for."""
    if choice.options is not None:
        return choice.options[: choice.least]
    data = choice.data
    if choice.kind == "arrangement":
        return data.get("cards", ()), ()
    if choice.kind in ("attack", "block"):
        return {}
    if choice.kind == "targets":
        return data.get("old", ())
    if choice.kind == "number":
        return data.get("least", 0)
    if choice.kind == "division":
        return _default_division(choice)
    return data.get("default", ()) if choice.kind == "payment" else ""


def _default_division(choice: Choice) -> Any:
    data = choice.data
    if "counters" in data:
        return {}
    recipients = data["recipients"]
    if "amount" in data:
        return {recipients[0]: data["amount"]}
    rest = len(recipients) - 1
    return (data["total"] - rest, *(1,) * rest)
