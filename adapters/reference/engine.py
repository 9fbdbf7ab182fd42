"""The reference engine behind the port, in process."""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from ...engine.cards.unsupported import NotCarriedOut
from ...engine.choices import Choice, IllegalAnswer
from ...engine.derive.game import Game, Runaway
from ...engine.editions import EDITIONS, PINNED
from ...engine.session import Session
from .. import port
from .advancing import Advance
from .cards import Cards
from .checking import state_based
from .forms import BadAnswer
from .goals import Leave
from .intents import intent_of
from .intents import unsupported as not_played
from .legality import legal
from .meaning import meaningless
from .observing import Likes, Memory, Observer
from .placing import Placed, place, unsupported
from .table import Goal, Misfit, Reply, Table, refusal

P = ParamSpec("P")
R = TypeVar("R")

CAPABILITIES = port.Capabilities(
    players=8,
    givens=port.GIVENS,
    formats=frozenset({"free", "commander"}),
    cards=frozenset({"structure"}),
    prompts="callback",
    suspend=True,
    trigger_order=True,
    random_outcomes=True,
    explicit_mana=True,
    stack=True,
    legality=True,
    viewer=True,
    loops=True,
)


def guarded(
    call: Callable[Concatenate[ReferenceEngine, P], R],
) -> Callable[Concatenate[ReferenceEngine, P], R]:
    """Let nothing out but faults of the port."""

    @functools.wraps(call)
    def run(self: ReferenceEngine, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return call(self, *args, **kwargs)
        except port.EngineFault:
            raise
        except NotCarriedOut as lacking:
            return cast(R, port.Unsupported(reason=f"what the engine does not carry out: {lacking}"))
        except Runaway as error:
            raise port.EngineFault(port.Fault(kind="runaway", message=str(error))) from error
        except Exception as error:
            raise port.EngineFault(_internal(error)) from error

    return run


def _internal(error: Exception) -> port.Fault:
    lines = traceback.format_exception(error)[-12:]
    return port.Fault(
        kind="internal",
        message=f"{type(error).__name__}: {error}",
        details=tuple(line.strip() for line in lines),
    )


class ReferenceEngine:
    """The engine by which scenarios are judged. Implements :class:`port.Engine`.

    ``cards``: folders of further card definitions. ``overrides``: entries of the table of rule functions to replace;
    an engine with any is another one and needs a ``name`` of its own.
    """

    def __init__(
        self,
        cards: Iterable[Path] = (),
        *,
        overrides: Mapping[str, Callable[..., Any]] | None = None,
        name: str = port.REFERENCE,
    ) -> None:
        if overrides and name == port.REFERENCE:
            raise ValueError("an engine with overridden rules is not the reference engine: give it a name")
        self.name = name
        self._overrides = overrides or {}
        self._cards = Cards(cards)
        self._table: Table | None = None
        self._printed: dict[int, str] = {}
        self._likes: Likes = {}
        self._memory = Memory(self._likes)

    # --- the port ---

    @guarded
    def initialize(self, hello: port.Hello) -> port.EngineInfo:
        """See :class:`port.Engine`."""
        del hello
        return port.EngineInfo(name=self.name, edition=PINNED, editions=EDITIONS, capabilities=CAPABILITIES)

    @guarded
    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        """See :class:`port.Engine`."""
        self._table = None
        self._memory = Memory(self._likes)
        self._cards.give(setup.cards)
        placed = Placed(setup, self._cards)
        refused = unsupported(placed)
        if refused is not None:
            return refused
        game, refs = place(placed, self._overrides, self._cards)
        self._printed = {oid: row.card for oid, row in placed.rows().items() if not row.token}
        game.pauses = True
        found = state_based(game, refs)
        session = Session(game)
        session.start()
        self._table = Table(session, refs, setup.seed)
        return port.Ready(state_based=found)

    @guarded
    def act(
        self, action: port.Action, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.ActReply:
        """See :class:`port.Engine`."""
        t = self._running()
        t.game.shows_forced = bool(answers)
        if t.session.choice is None:
            return port.Refused(reason="the game is over", rules=("104.1",))
        lacking = not_played(action)
        if lacking is not None:
            return lacking
        match action:
            case port.Choose():
                return _act(self._answered(t, action, choose))
            case port.Concede():
                return _act(self._conceded(t, action.player, choose))
            case port.Attack() | port.Block() if t.asking is not None:
                return _act(self._declared(t, action, choose))
        if t.asking is not None:
            return port.Refused(reason=f"{t.asking.choice.decider} is asked for something first", rules=("117.2e",))
        return _act(self._meant(t, action, t.run(intent_of(action), choose)))

    @guarded
    def advance(
        self, until: port.Until, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.AdvanceReply:
        """See :class:`port.Engine`."""
        t = self._running()
        t.game.shows_forced = bool(answers)
        if t.asking is not None:
            raise port.EngineFault(port.Fault(kind="malformed", message="an answer is still missing"))
        reply = t.run(Advance(t, until), choose)
        assert not isinstance(reply, port.Refused)
        return reply

    @guarded
    def legal(self, action: port.Action) -> port.LegalReply:
        """See :class:`port.Engine`."""
        t = self._running()
        return not_played(action) or self._meant(t, action, legal(t, action))

    @guarded
    def observe(self, viewer: str | None = None) -> port.Observation:
        """See :class:`port.Engine`."""
        t = self._running()
        g = t.game
        if viewer is not None and viewer not in g.state.players:
            raise port.EngineFault(port.Fault(kind="unknown", message=f"{viewer!r} is no player"))
        seen = Observer(g, t.refs, self._printed, viewer, t.asking.choice if t.asking is not None else None, self._memory)
        return port.Observation(
            viewer=viewer,
            turn=g.state.turn.number,
            active=g.state.turn.active,
            step=g.state.turn.step,
            priority=g.state.priority if g.state.outcome is None else None,
            over=g.state.outcome is not None,
            day_night=g.state.designations.get("day/night"),
            players=seen.players(),
            objects=seen.objects(),
            stack=seen.stack(),
            prompt=t.asking.prompt if t.asking is not None and not t.asking.done else None,
            asked=tuple(t.asked),
            cited=tuple(dict.fromkeys((*g.exercised, *(number for entry in g.log for number in entry.rules)))),
        )

    def shutdown(self) -> None:
        """See :class:`port.Engine`."""
        self._table = None

    # --- beyond the port ---

    def log(self) -> list[Any]:
        """What has happened in this game, event by event, each with its rule numbers; for explanations."""
        from .describe import entries

        t = self._table
        return [] if t is None else entries(t.game, t.refs)

    @property
    def game(self) -> Game:
        """The engine's game; for tests."""
        found: Game = self._running().game
        return found

    # --- parts of a call ---

    def _meant(self, t: Table, action: port.Action, reply: Any) -> Any:
        """A reply, unless it refuses what nothing in the game could mean: then whoever asked is told. Only the engine by
        which scenarios are judged knows what they could mean."""
        problem = meaningless(t, action) if isinstance(reply, port.Refused | port.Illegal) else None
        if problem is not None and self.name == port.REFERENCE:
            raise port.EngineFault(port.Fault(kind="unknown", message=problem))
        return reply

    def _running(self) -> Table:
        if self._table is None:
            raise port.EngineFault(port.Fault(kind="malformed", message="there is no game yet"))
        return self._table

    def _answered(self, t: Table, action: port.Choose, choose: port.Chooser) -> Reply:
        """The answer to the open prompt; then the action that it interrupted goes on."""
        if t.asking is None or t.goal is None:
            return port.Refused(reason="nobody is asked for anything")
        c = t.asking.choice
        if action.player not in (c.player, c.decider):
            return port.Refused(reason=f"{action.player} is not asked, {c.decider} is", rules=("608.2d",))
        try:
            self._take(t, c, action.choice)
        except BadAnswer as problem:
            return refusal(Misfit(str(problem), c.rule))
        except IllegalAnswer as illegal:
            return refusal(Misfit(illegal.reason, c.rule))
        return _gone_on(t, c, t.goal, choose)

    def _take(self, t: Table, c: Choice, given: port.Choice | port.ByDefault) -> None:
        assert t.asking is not None
        prompt = t.asking.prompt
        if isinstance(given, port.ByDefault):
            t.by_default(c, prompt)
            return
        t.take(t.asking, prompt, given)
        if t.asking.done:
            t.finish(t.asking)

    def _conceded(self, t: Table, player: str, choose: port.Chooser) -> Reply:
        if player not in t.game.state.players or t.game.state.players[player].left:
            return port.Refused(reason=f"{player} is not in the game", rules=("104.3a",))
        goal = t.goal or Leave(player)
        t.concede(player)
        if t.asking is not None:
            return port.Stopped(prompt=t.asking.prompt)
        return t.run(goal, choose)

    def _declared(self, t: Table, action: port.Attack | port.Block, choose: port.Chooser) -> Reply:
        """A declaration in answer to the prompt for it."""
        assert t.asking is not None
        assert t.goal is not None
        c, goal = t.asking.choice, t.goal
        intent = intent_of(action)
        kind = "attack" if isinstance(action, port.Attack) else "block"
        if c.kind != kind or action.player not in (c.player, c.decider):
            return port.Refused(reason=f"{c.decider} is asked for something else first", rules=("117.2e",))
        try:
            said = intent.said(t, c)
            assert said is not None
            t.send(c, said.answer)
        except Misfit as problem:
            return refusal(problem)
        return _gone_on(t, c, goal, choose)


def _gone_on(t: Table, answered: Choice, goal: Goal, choose: port.Chooser) -> Reply:
    """A call goes on after an answer. A declaration that turned out illegal is refused, and asked for again (508.1, 509.1)."""
    reply = t.run(_resumed(goal), choose)
    again = t.asking.choice if t.asking is not None else None
    if t.session.refused is None or again is None or (again.kind, again.player) != (answered.kind, answered.player):
        return reply
    return refusal(t.session.refused) if again.kind in ("attack", "block") else reply


def _resumed(goal: Goal) -> Goal:
    """What a call goes on with after an answer: a prompt that was to be reached has been reached."""
    if isinstance(goal, Advance) and isinstance(goal.until, port.AtPrompt):
        return Leave("")
    return goal


def _act(reply: Reply) -> port.ActReply:
    """The reply to an action that may have gone on with an advance."""
    return port.Refused(reason=reply.reason) if isinstance(reply, port.Unreached) else reply
