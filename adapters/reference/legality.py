"""Whether a player may take an action now: it is tried in an independent game, with whatever its announcement leaves open
chosen in any legal way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, permutations, product
from typing import Any

from ...engine.choices import Choice
from ...engine.events import course as co
from .. import port
from .goals import Declare, TakeAction
from .intents import Intent, attackers, blockers, intent_of
from .refs import NotFound
from .table import Misfit, Table, refusal, rules_of

TRIES = 250
"""So many ways are tried at the most."""
WIDTH = 24
"""So many answers to one choice are tried at the most."""


class Completed(Exception):
    """The action has been taken; what follows does not matter."""


class Search:
    """One depth-first search: a path of answers by their places; each try begins anew."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.width: list[int] = []
        self.depth = 0

    def pick(self, candidates: list[Any]) -> Any:
        """The answer that this try gives here."""
        if self.depth == len(self.path):
            self.path.append(0)
            self.width.append(len(candidates))
        place = self.path[self.depth]
        self.depth += 1
        return candidates[min(place, len(candidates) - 1)]

    def next(self) -> bool:
        """Go to the next path; False when all have been tried."""
        del self.path[self.depth :], self.width[self.depth :]
        while self.path and self.path[-1] + 1 >= self.width[-1]:
            self.path.pop()
            self.width.pop()
        self.depth = 0
        if not self.path:
            return False
        self.path[-1] += 1
        return True


def legal(t: Table, action: port.Action) -> port.LegalReply:
    """Whether that player may take this action now."""
    c = t.session.choice
    if c is None:
        return port.Illegal(reason="the game is over", rules=("104.1",))
    match action:
        case port.Choose():
            return _answer(t, c, action)
        case port.Concede():
            return port.Illegal(reason="out of the game") if t.game.state.players[action.player].left else port.Legal()
        case port.CheckStateBasedActions():
            return port.Legal()
        case port.PassPriority():
            may = c.kind == "act" and action.player in (c.player, c.decider)
            return port.Legal() if may else _no_priority(action.player)
    if c.kind != "act":
        return _meanwhile(t, c, action)
    return _tried(t, action)


def _no_priority(player: str) -> port.Illegal:
    return port.Illegal(reason=f"{player} doesn't have priority", rules=("117.1",))


def _meanwhile(t: Table, c: Choice, action: port.Action) -> port.LegalReply:
    """While somebody is asked something: the declaration that is asked for, or a mana ability while paying."""
    try:
        if isinstance(action, port.Attack) and c.kind == "attack":
            return _declared(c, attackers(t, action), action.player)
        if isinstance(action, port.Block) and c.kind == "block":
            return _declared(c, blockers(t, action), action.player)
        if isinstance(action, port.Activate) and c.about == "mana abilities" and c.player == action.player:
            oid = t.refs.find(t.game, action.source)
            if any(h.object == oid for h in c.options or ()):
                return port.Legal()
    except NotFound as problem:
        return port.Illegal(reason=str(problem))
    return _no_priority(getattr(action, "player", ""))


def _declared(c: Choice, answer: Any, player: str) -> port.LegalReply:
    if player not in (c.player, c.decider):
        return port.Illegal(reason=f"{player} is not to declare", rules=(c.rule,))
    reason = c.refusal(answer)
    return port.Legal() if reason is None else port.Illegal(reason=reason, rules=rules_of(reason, c.rule))


def _answer(t: Table, c: Choice, action: port.Choose) -> port.LegalReply:
    """Whether an answer to the open prompt is allowed."""
    from .forms import BadAnswer

    if t.asking is None or action.player not in (c.player, c.decider):
        return port.Illegal(reason=f"{action.player} is not asked")
    if isinstance(action.choice, port.ByDefault):
        return port.Legal()
    kept = list(t.asking.answers)
    try:
        t.asking.answer(action.choice)
        reason = c.refusal(t.asking.whole) if t.asking.done else None
    except BadAnswer as problem:
        reason = str(problem)
    finally:
        t.asking.answers[:] = kept
    return port.Legal() if reason is None else port.Illegal(reason=reason, rules=rules_of(reason, c.rule))


def _tried(t: Table, action: port.Action) -> port.LegalReply:
    search = Search()
    why: port.Illegal | None = None
    for _ in range(TRIES):
        reply = _try(t, intent_of(action), search)
        if isinstance(reply, port.Legal):
            return reply
        why = why or reply
        if not search.next():
            break
    return why or port.Illegal()


def _try(t: Table, goal: Intent, search: Search) -> port.Legal | port.Illegal:
    """One try, in a fork of the game."""

    def decide(trial: Table, c: Choice) -> Any:
        if _is_completed(trial, goal):
            raise Completed
        if c.kind == "payment" and c.about not in _CHOSEN:
            return trial.paying.default(trial, c)
        return search.pick(list(islice(candidates(trial, c), WIDTH)) or [trial.default(c)])

    trial = Table(t.session.fork(), t.refs, 0, decide)
    trial.random.setstate(t.random.getstate())
    try:
        reply = trial.run(goal, port.stop)
    except Completed:
        wrong = (
            goal.contradiction(trial) or trial.paying.unused(trial.game, goal.began) if isinstance(goal, TakeAction) else None
        )
        return port.Legal() if wrong is None else port.Illegal(reason=wrong, rules=rules_of(wrong))
    if isinstance(reply, port.Refused):
        return port.Illegal(reason=reply.reason, rules=reply.rules)
    return port.Legal()


_CHOSEN = frozenset({"tapped", "sacrificed", "discarded", "exiled", "returned", "revealed", "counters"})


def _is_completed(trial: Table, goal: Intent) -> bool:
    if isinstance(goal, TakeAction):
        return goal.taken and goal.completed(trial) is not None
    if isinstance(goal, Declare) and goal.declared:
        kind = co.AttackersDeclared if goal.kind == "attack" else co.BlockersDeclared
        return any(True for _ in trial.game.latest(kind, goal.began - 1))
    return False


def candidates(t: Table, c: Choice) -> Iterator[Any]:
    """Answers to a choice, those first that are most likely to work."""
    for answer in _possible(c):
        if c.refusal(answer) is None:
            yield answer


def _possible(c: Choice) -> Iterator[Any]:
    options = c.options
    if options is not None:
        if c.kind in ("trigger order", "order", "random"):
            yield options[: c.most]
            return
        for n in range(c.least, min(c.most, max(len(options), c.least)) + 1):
            if c.repeat:
                yield from product(options, repeat=n)
            elif c.kind == "modes":
                yield from permutations(options, n)
            else:
                yield from combinations(options, n)
    elif c.kind == "number":
        yield from range(c.data.get("least", 0), c.data.get("least", 0) + 21)
    elif c.kind == "division":
        yield from _divisions(c)
    elif c.kind == "targets":
        yield from _new_targets(c)
    elif c.kind == "arrangement":
        yield (c.data["cards"], ())
    elif c.kind in ("attack", "block"):
        yield {}
    else:
        yield "Plains"


def _new_targets(c: Choice) -> Iterator[Any]:
    old, legal = c.data["old"], c.data["legal"]
    yield old
    yield from ((*old[:i], (r,), *old[i + 1 :]) for i, found in enumerate(legal) for r in found if len(old[i]) == 1)


def _divisions(c: Choice) -> Iterator[Any]:
    if "counters" in c.data:
        limit = c.data["limit"]
        yield dict(c.data["counters"]) if sum(c.data["counters"].values()) <= limit else {}
        yield from ({k: limit} for k in c.data["counters"])
        return
    recipients = c.data["recipients"]
    if "amount" in c.data:
        yield from ({r: c.data["amount"]} for r in recipients)
        return
    rest = len(recipients) - 1
    yield (c.data["total"] - rest, *(1,) * rest)


__all__ = ["Misfit", "legal", "refusal"]
