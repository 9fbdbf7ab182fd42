"""When: what players do, and what time does. Nothing here changes the game by decree."""

from __future__ import annotations

import re

from ..adapters.port import AtPrompt, AtStep, PromptMatch, StackEmpty, TopResolved
from .actions import ATTACKS, BLOCKS
from .answers import ANSWERS, Prepared, parse_prompt, read_answers
from .game import Game
from .literals import parse_point
from .names import LiteralError
from .phrases import when
from .tables import Table

Slots = dict[str, str]

_ASKED = re.compile(r"(?P<player>\w+) is asked for (?P<kind>.+?)(?: about (?P<about>.+))?")


def _until(game: Game, slots: Slots) -> PromptMatch | None:
    if not slots.get("until"):
        return None
    m = _ASKED.fullmatch(slots["until"])
    if m is None:
        raise LiteralError(f"{slots['until']!r} names no prompt", "Alice is asked for KIND about X")
    return parse_prompt(m["player"], m["kind"], m["about"], game.names)


def _answers(game: Game, table: Table | None) -> list[Prepared]:
    game.start()
    reader = game.reader(game.names.players[0])
    return read_answers(table, game.names, announces=(), locate=reader.locate)[1]


def _act(game: Game, slots: Slots, verb: str, table: Table | None) -> None:
    what = slots.get("what")
    words = f"{verb} {what}" if what else verb
    game.perform(slots["player"], words, table, _until(game, slots))


@when("{player} casts {what}", ANSWERS)
def casts(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Cast a spell (601.2): from the hand, unless ``from ...`` says otherwise. The announcement stands in the
    step (``targeting "A" and Bob``; ``targeting "A", then "B"`` for two uses of "target") or in the table."""
    _act(game, slots, "cast", datatable)


@when("{player} activates {what}", ANSWERS)
def activates(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Activate an ability (602.2): ``ability 2 of "X"``, ``cycling of "X"``, or ``"X"`` when it has but one."""
    _act(game, slots, "activate", datatable)


@when("{player} plays {what}", ANSWERS)
def plays(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Play a land (305.1)."""
    _act(game, slots, "play", datatable)


@when("{player} takes the special action {what}", ANSWERS)
def takes_special_action(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Take a special action (116.2): ``turn face up with "X"``, ``foretell with "X"`` ..."""
    _act(game, slots, "take the special action", datatable)


@when("{player} attacks[ {what}]", ATTACKS, ANSWERS)
def attacks(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Declare attackers (508.1), after all players have passed priority up to that step of this turn:
    ``attacks Bob with "A" and "B"``, or the table of attackers. Without creatures, nobody attacks."""
    _act(game, slots, "attack", datatable)


@when("{player} blocks[ {what}]", BLOCKS, ANSWERS)
def blocks(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Declare blockers (509.1), after all players have passed priority up to that step: ``blocks "A" with
    "B"``."""
    _act(game, slots, "block", datatable)


@when("{player} passes priority", ANSWERS)
def passes(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Pass priority once (117.3d). When all have passed in succession, the top of the stack resolves (117.4)."""
    _act(game, slots, "pass priority", datatable)


@when("{player} concedes")
def concedes(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Leave the game (104.3a)."""
    _act(game, slots, "concede", datatable)


@when("{player} chooses[ {what}]", ANSWERS)
def chooses(game: Game, slots: Slots, datatable: Table | None) -> None:
    """Answer the open prompt, at which the step before stopped. Further rows answer what comes after."""
    _act(game, slots, "choose", datatable)


@when("{player} tries to {action}", ANSWERS, ATTACKS, BLOCKS)
def tries(game: Game, slots: Slots, datatable: Table | None) -> None:
    """An action that may be illegal; ``Then the action is refused`` says that it was, and undone (733.1)."""
    game.perform(slots["player"], slots["action"], datatable, _until(game, slots), tries=True)


@when("the top of the stack resolves", ANSWERS)
def top_resolves(game: Game, slots: Slots, datatable: Table | None) -> None:
    """All players pass in succession (117.4). Triggers that wait are put on the stack first (603.3)."""
    game.advance(TopResolved(), _answers(game, datatable), _until(game, slots))


@when("the stack resolves until empty", ANSWERS)
def stack_resolves(game: Game, slots: Slots, datatable: Table | None) -> None:
    """All players pass until nothing is left on the stack, what comes to it meanwhile included. Triggers that
    wait are put there first (603.3)."""
    game.advance(StackEmpty(), _answers(game, datatable), _until(game, slots))


@when("the game advances[ to {point}]", ANSWERS)
def advances(game: Game, slots: Slots, datatable: Table | None) -> None:
    """All players pass, and nobody attacks, until that step has begun and somebody has priority in it. The
    stack resolves on the way. From the same step it is ``Alice's next upkeep``."""
    until = _until(game, slots)
    if slots["point"]:
        point = parse_point(slots["point"], game.names)
        game.not_yet(point)
        goal: AtStep | AtPrompt = AtStep(point.step, point.player)
    elif until is not None:
        goal = AtPrompt(until)
    else:
        raise LiteralError("how far the game advances, is missing", "to Alice's upkeep; until Alice is asked for KIND")
    game.advance(goal, _answers(game, datatable), until)


@when("state-based actions are checked", ANSWERS)
def state_checked(game: Game, slots: Slots, datatable: Table | None) -> None:
    """One check of state-based actions (704.3). As the first When, it allows a given state to which some
    apply."""
    game.start(checks_state=True)
    game.check_state(_answers(game, datatable), _until(game, slots))
