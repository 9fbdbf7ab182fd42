"""Asking a player: validation, answers that are forced, concession while somebody is asked (104.3a, 608.2d)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..choices import Choice, Concede, GameOver, IllegalAnswer, Procedure
from ..derive.game import Game
from . import hooks


def ask(g: Game, choice: Choice) -> Procedure[Any]:
    """The answer to a choice. A choice with one possible answer is not asked, only shown to whoever
    wants to see it (see `Game.shows_forced`). Any player may concede instead (104.3a):
    that is carried out at once, and the choice goes on among what is left; when its decider has left, it may pass to
    another player (800.4f-h).

    Raises IllegalAnswer into the caller when the answer is not allowed, and GameOver when the game is over."""
    while True:
        yield from conceded_before(g)
        if g.state.outcome is not None:
            raise GameOver
        if g.state.players[choice.decider].left and choice.kind != "random":
            instead = yield from hooks.the_decider_has_left.function(g, choice)
            if instead is None:
                return _default(choice)
            choice = instead
        forced = choice.forced
        if forced is not None and choice.check is None:
            if g.shows_forced and choice.kind != "payment":
                yield choice
            return forced
        answer = yield choice
        if isinstance(answer, Concede):
            yield from hooks.a_player_concedes.function(g, answer)
            choice = among_the_rest(g, choice)
            continue
        reason = choice.refusal(answer)
        if reason is not None:
            raise IllegalAnswer(choice, answer, reason)
        g.remark("choice", (choice.rule,) if choice.rule else (), (choice, answer))
        return answer


def conceded_before(g: Game) -> Procedure[None]:
    """Reversing an illegal action reverses no concession: those that happened meanwhile happen again (104.3a, 733.1)."""
    while g.conceded and g.state.outcome is None:
        yield from hooks.a_player_concedes.function(g, Concede(g.conceded.pop(0)))


def among_the_rest(g: Game, choice: Choice) -> Choice:
    """A choice without the options that have left the game meanwhile."""
    if choice.options is None or choice.kind not in ("objects", "player", "order", "targets"):
        return choice
    s = g.state
    options = tuple(
        o for o in choice.options if (not s.players[o].left if o in s.players else o in s.objects or o not in s.last_known)
    )
    if options == choice.options:
        return choice
    few = len(options)
    return replace(choice, options=options, least=min(choice.least, few), most=min(choice.most, few))


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
