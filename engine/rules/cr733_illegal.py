"""Rule 733: an action that can't be completed is reversed; mana abilities activated meanwhile stay unless they are
reversed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from ..choices import Choice, Concede, IllegalAction, IllegalAnswer, Procedure
from ..derive.citation import rule
from ..derive.game import Checkpoint, Game
from ..events import changes as ch
from ..events import zones as zo
from ..events.base import Event
from ..kernel.asking import ask
from ..state.objects import ObjectId, PlayerId
from ..terms.zones import Zone

T = TypeVar("T")


class ManaUse:
    """A mana ability that was activated while something was paid: who did, how to do it again with the same answers,
    what it did to libraries, from whose mana it was paid."""

    def __init__(self, player: PlayerId, source: ObjectId, label: Any, again: Callable[[], Procedure[Any]]) -> None:
        self.player = player
        self.source = source
        self.label = label
        self.again = again
        self.answers: list[Any] = []
        self.touched_library = False
        self.spent_from: set[ObjectId | None] = set()


Journal = list[ManaUse]


class Abandoned(Exception):
    """The player who takes an action has left the game, or the game is over, while it went on (800.4a, 104.1)."""


def go_on(g: Game, player: PlayerId) -> None:
    """Raises Abandoned when there is nobody any more to go on with an action."""
    if g.state.outcome is not None or g.state.players[player].left:
        raise Abandoned


def recorded(g: Game, use: ManaUse) -> Procedure[None]:
    """Carry out a mana ability, and keep what is needed to do it again."""
    start = len(g.log)
    procedure = use.again()
    try:
        choice = next(procedure)
        while True:
            answer = yield choice
            if not isinstance(answer, Concede):
                use.answers.append(answer)
            choice = procedure.send(answer)
    except StopIteration:
        pass
    happened = [entry.event for entry in g.log[start:] if entry.event is not None]
    use.touched_library = any(touches_library(e) for e in happened)
    use.spent_from = {u.source for e in happened if isinstance(e, ch.SpendMana) for u in e.units}


def touches_library(e: Event) -> bool:
    """Whether an event moved cards to or from a library, shuffled one, or revealed cards of one (733.1)."""
    if isinstance(e, zo.Move):
        return e.to is Zone.LIBRARY or (e.old_zone is Zone.LIBRARY and e.to is not Zone.STACK)
    return isinstance(e, zo.Shuffle | zo.Reorder | zo.Searched)


def _again(use: ManaUse) -> bool:
    """Do it again with the same answers; False when it no longer goes the same way."""
    procedure = use.again()
    answers = list(use.answers)
    try:
        next(procedure)
        while answers:
            procedure.send(answers.pop(0))
    except StopIteration:
        return not answers
    except (IllegalAction, IllegalAnswer):
        return False
    procedure.close()
    return False


@rule("733.1")
def reverse(g: Game, point: Checkpoint, journal: Journal) -> Procedure[None]:
    """The game returns to the moment before the action. Each player may also reverse the mana abilities that they
    activated for it, but not those that touched a library, nor those whose mana paid for one that stays."""
    kept: Journal = []
    for use in reversed(journal):
        if use.touched_library or any(use.source in k.spent_from for k in kept):
            kept.append(use)
            continue
        answer = yield from ask(
            g,
            Choice(
                player=use.player,
                decider=use.player,
                kind="yes/no",
                source=use.source,
                about="reverse mana ability",
                options=("yes", "no"),
                optional=True,
                rule="733.1",
                data={"ability": use.label},
            ),
        )
        if answer == ("no",):
            kept.append(use)
    g.reverse_to(point)
    for use in reversed(kept):
        before = g.checkpoint()
        if not _again(use):
            g.reverse_to(before)


def attempt(g: Game, action: Callable[[Journal], Procedure[T]]) -> Procedure[T]:
    """Take an action that may turn out illegal. If it does, it is reversed, and IllegalAction tells why, with
    `reversed` set. When its player leaves the game meanwhile, the action just ends, and its result is None (800.4a)."""
    point = g.checkpoint()
    journal: Journal = []
    try:
        return (yield from action(journal))
    except Abandoned:
        return cast(T, None)
    except IllegalAnswer as wrong:
        refusal = IllegalAction(wrong.reason, wrong.choice.rule)
    except IllegalAction as illegal:
        refusal = illegal
    yield from reverse(g, point, journal)
    refusal.reversed = True  # whoever gave priority must not reverse again
    raise refusal
