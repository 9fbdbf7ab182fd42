"""One scenario's game: the state while it is being described, then the engine that plays it."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from ..adapters.port import (
    REFERENCE,
    Action,
    ActReply,
    AdvanceReply,
    Answer,
    Block,
    ByDefault,
    CheckStateBasedActions,
    Choice,
    ChoiceReply,
    Choose,
    Concede,
    ConcedeNow,
    Done,
    Engine,
    EngineFault,
    EngineInfo,
    Fault,
    GameSetup,
    Illegal,
    Kind,
    Legal,
    ObjectSetup,
    Observation,
    ObservedPlayer,
    Prompt,
    PromptMatch,
    Refused,
    Stop,
    Stopped,
    Unreached,
    Unsupported,
    Until,
)
from ..engine.terms.steps import Step
from ..engine.terms.zones import Zone
from .actions import ActionReader, Intended, NotOffered, NotThere
from .answers import Prepared, describe_answers
from .binding import Answering, describe_prompt
from .builder import Builder
from .changes import Claims
from .indifferent import Call, Chooser, Following, every_answer, state_of
from .literals import ObjectLiteral, Point
from .names import CardSource, LiteralError, Names
from .outcomes import Mismatch, Refusal, ScenarioError, TimedOut
from .outcomes import Unsupported as UnsupportedOutcome
from .resolve import Finder, called
from .tables import Table

Reply = TypeVar("Reply")


class Game:
    """What the steps of one scenario share. Given steps fill ``builder``; the first other step starts the
    engine."""

    def __init__(self, engine: Engine, info: EngineInfo, cards: CardSource, edition: str, seed_text: str = "") -> None:
        self.engine = engine
        self.info = info
        self.names = Names(cards)
        self.builder = Builder(self.names, edition)
        self.seed = zlib.crc32(seed_text.encode())
        self.started = False
        self.prompt: Prompt | None = None
        self.refused: Refused | None = None
        self.tried = False
        self.claims = Claims()
        self.before: Observation | None = None
        self.moved: str | None = None
        self.place: Callable[[], Any] = lambda: None
        self._resuming = False
        self._answering: Answering | None = None
        self._seen: Observation | None = None
        self.refusals: list[Refusal] = []
        self._asked: list[Prompt] = []
        self._ever: set[str] = set()
        self._setup: GameSetup | None = None
        self._calls: list[Call] = []

    def where(self) -> str:
        """The step that runs, as a prefix of messages: file, line and text; empty when that is not known."""
        place = self.place()
        return "" if place is None else f"{place.path}:{place.line}: {place.text}: "

    def row_lines(self) -> tuple[int, ...]:
        """The lines of the table's rows of the step that runs, its header first."""
        place = self.place()
        return () if place is None else tuple(place.rows)

    # -- state -----------------------------------------------------------------------------------------------------

    def describing(self) -> Builder:
        """The builder, while Given steps are still allowed."""
        if self.started:
            raise LiteralError("a Given step after the game has started", "Given steps before the first When or Then")
        self.builder.where = self.where()
        return self.builder

    def start(self, checks_state: bool = False) -> None:
        """Send the state to the engine, once; later calls do nothing."""
        if self.started:
            return
        setup = self.builder.build(self.seed)
        self.names.printed = {thing.ref: thing.card for thing in setup.objects}
        self.started = True
        self._setup = setup
        try:
            reply = self._called(lambda: self.engine.new_game(setup))
        except ScenarioError as error:
            place = self.builder.place_of(str(error))
            raise ScenarioError(f"{place}{error}", located=bool(place)) from error
        if isinstance(reply, Unsupported):
            raise unsupported(reply)
        if reply.state_based and not checks_state:
            raise ScenarioError(
                "state-based actions would change the given state at once: "
                f"{'; '.join(reply.state_based)}. Allowed: a state to which none applies, or "
                "`When state-based actions are checked` as the first When"
            )
        if not self.is_reference:
            self._shows_what_was_given(setup)

    def _shows_what_was_given(self, setup: GameSetup) -> None:
        """An engine that leaves out a part of the given state has departed before anybody acts."""
        seen = self.seen()
        refs = {thing.ref for thing in seen.objects} | {thing.source_ref for thing in seen.stack}
        names = [player.name for player in seen.players]
        due = [thing for thing in setup.objects if _is_to_be_seen(thing)]
        hidden = [f"{thing.card} (ref {thing.ref})" for thing in due if thing.ref not in refs]
        hidden += [f"the player {player.name}" for player in setup.players if player.name not in names]
        if hidden:
            shown = [*(f"{thing.printed or thing.name} (ref {thing.ref})" for thing in seen.objects), *names]
            words = f"the engine doesn't show what it was given: {', '.join(hidden)}"
            raise self.mismatch(words, hidden, shown)

    def seen(self, viewer: str | None = None) -> Observation:
        """The game as it is now, for everybody or for one viewer."""
        self.start()
        if viewer is not None:
            return self._called(lambda: self.engine.observe(viewer))
        if self._seen is None:
            self._seen = self._called(self.engine.observe)
            for thing in self._seen.objects:
                self._ever |= {thing.name, thing.printed, thing.ref or ""}
            self._ever |= {thing.name for thing in self._seen.stack}
        return self._seen

    def was_ever(self, wanted: ObjectLiteral) -> bool:
        """Whether anything that goes by that name has been in the game, as far as it has been looked at."""
        definition = self.names.cards.find(wanted.name)
        names = {*called(wanted.name, wanted.token), definition.name if definition is not None else ""} - {""}
        return bool(names & self._ever)

    def player(self, name: str) -> ObservedPlayer:
        """One player as they are now."""
        found = next((p for p in self.seen().players if p.name == name), None)
        if found is None:
            raise self.mismatch(f"{name} is not among the players observed", name, [p.name for p in self.seen().players])
        return found

    def finder(self) -> Finder:
        """Looks up objects as they are now."""
        return Finder(self.seen(), self.names)

    def _called(self, call: Callable[[], Reply]) -> Reply:
        try:
            return call()
        except EngineFault as error:
            if error.fault.kind == "runaway":
                raise TimedOut(error.fault.message) from error
            if error.fault.kind in ("malformed", "unknown") and self.is_reference:
                details = f": {'; '.join(error.fault.details)}" if error.fault.details else ""
                raise ScenarioError(f"{error.fault.message}{details}") from error
            raise

    @property
    def is_reference(self) -> bool:
        """Whether the engine is the one by which scenarios are judged."""
        return self.info.name == REFERENCE

    # -- actions ---------------------------------------------------------------------------------------------------

    def reader(self, player: str) -> ActionReader:
        """Reads actions of this player in the present state."""
        name = self.names.player(player) if self.names.players else player
        return ActionReader(name, self.names, self.finder(), self.prompt)

    def perform(
        self, player: str, words: str, table: Table | None, until: PromptMatch | None = None, *, tries: bool = False
    ) -> None:
        """A player's action, in the infinitive."""
        self.start()
        try:
            intended = self.reader(player).read(words, table)
        except NotThere as error:
            if self.is_reference or self.before is None:
                raise  # before the first action, the state is the scenario's own
            raise self.mismatch(str(error), "the object that the action is about", error.allowed) from None
        except NotOffered as error:
            if not tries:
                raise self.mismatch(str(error), "an answer that is offered", self._offered()) from None
            self._begin(None)
            self.refused, self.tried = Refused(reason=str(error)), True
            return
        self.do(intended, until, tries=tries)

    def do(self, intended: Intended, until: PromptMatch | None = None, *, tries: bool = False) -> None:
        """One action, with its answers."""
        action = intended.action
        self._begin(intended.moved, resumes=isinstance(action, Choose))
        self.tried = tries
        self._run("act", action, intended.answers, until, tries=tries)

    def check_state(self, answers: list[Prepared], until: PromptMatch | None) -> None:
        """State-based actions are checked."""
        self.start(checks_state=True)
        self.do(Intended(CheckStateBasedActions(), answers), until)

    def advance(self, goal: Until, answers: list[Prepared], until: PromptMatch | None = None) -> None:
        """All players pass until then."""
        self.start()
        if self.prompt is not None:
            raise LiteralError(f"an answer is still missing: {describe_prompt(self.prompt)}", "Alice chooses ...")
        self._begin(None)
        self._run("advance", goal, answers, until)

    def not_yet(self, point: Point) -> None:
        """Nobody advances to where the game is already, unless it is the next such step that is meant."""
        seen = self.seen()
        if point.next or seen.step != point.step or point.player not in (None, seen.active):
            return
        problem = f"it is {seen.active}'s {seen.step} already"
        if not self.is_reference:
            raise self.mismatch(problem, f"a step before {point}", f"{seen.active}'s {seen.step}")
        raise LiteralError(problem, f"the game advances to {seen.active}'s next {seen.step}")

    def _begin(self, moved: str | None, resumes: bool = False) -> None:
        self._resuming = resumes
        if not resumes:
            self.before = self.seen()
            self.moved = moved
        self.refused, self.tried = None, False

    def _run(
        self, method: str, argument: Any, prepared: list[Prepared], until: PromptMatch | None, *, tries: bool = False
    ) -> None:
        kept = self._answering.left if self._answering is not None and self.prompt is not None else []
        rows = [*kept, *prepared]
        answering = Answering(self.names, rows, until)
        self._seen = None
        open_before = None if self._resuming else self.prompt
        reply: ActReply | AdvanceReply = self._send(method, argument, tuple(p.answer for p in rows), answering)
        if isinstance(reply, Stopped) and open_before is not None and reply.prompt.id == open_before.id:
            self.prompt = reply.prompt  # somebody else conceded; the question stands
            self._answering = answering
            return
        while isinstance(reply, Stopped) and reply.prompt not in answering.asked:
            # An engine that suspends without calling back: ask for the answer now, and go on with it.
            action = _resume(reply.prompt, answering(reply.prompt))
            if action is None:
                break
            reply = self._send("act", action, (), answering)
        if isinstance(reply, Stopped) and answering.reached is None:
            reply, answering = self._without_difference(reply, answering, rows, until)
        self._asked += answering.asked
        self._answering = answering
        self._judge(reply, answering, until, tries=tries)

    def _send(self, method: str, argument: Any, answers: tuple[Answer, ...], chooser: Chooser) -> Any:
        """One call to the engine that moves the game."""
        call = Call(method, argument, answers)
        self._calls.append(call)
        return self._called(lambda: call.make(self.engine, chooser))

    def _without_difference(
        self, stopped: Stopped, answering: Answering, rows: list[Prepared], until: PromptMatch | None
    ) -> tuple[ActReply | AdvanceReply, Answering]:
        """What follows from a question that the scenario does not answer, when all answers lead to the same state: then
        the engine is not wrong to ask it. Of the reference engine each question is one of the rules'."""
        if self.is_reference or self.info.capabilities.prompts != "callback" or not answering.unanswered:
            return stopped, answering
        *earlier, call = self._calls
        replies = [reply for reply in call.replies if not isinstance(reply, Stop)]
        found: list[tuple[ActReply | AdvanceReply, Answering, Any]] = []
        for choice in every_answer(stopped.prompt):
            again = Answering(self.names, rows, until)
            self._called(self._setup_again)
            for before in earlier:
                self._called(partial(before.again, self.engine))
            for prompt in answering.asked[: len(replies)]:
                again(prompt)  # uses up the rows that are answered already
            reply = self._called(partial(call.make, self.engine, Following([*replies, choice], again)))
            if isinstance(reply, Stopped) and again.reached is None:
                return stopped, answering
            found.append((reply, again, state_of(self._called(self.engine.observe))))
            if (type(reply), found[-1][2]) != (type(found[0][0]), found[0][2]):
                return stopped, answering
        return (found[-1][0], found[-1][1]) if found else (stopped, answering)

    def _setup_again(self) -> None:
        assert self._setup is not None
        self.engine.new_game(self._setup)

    def _judge(self, reply: ActReply | AdvanceReply, answering: Answering, until: PromptMatch | None, *, tries: bool) -> None:
        match reply:
            case Unsupported():
                raise unsupported(reply)
            case Refused():
                self.refused = reply
                if not tries:
                    hint = self._how_to_block()
                    raise self.mismatch(f"the action is refused: {reply.reason}{hint}", "the action is taken", refusal(reply))
            case Unreached():
                raise self.mismatch(f"that point is not reached: {reply.reason}", "that point is reached", reply.reason)
            case Stopped():
                self._stopped(reply.prompt, answering, until)
            case Done():
                self._done(reply, answering, until)
            case _:
                raise EngineFault(Fault(kind="malformed", message=f"no reply of the port: {reply!r}"))

    def _how_to_block(self) -> str:
        """What to write where blockers of several players are declared in one go (802.4), once that is over."""
        action = self._calls[-1].argument
        blocking = [p for p in self.seen().players if p.name != self.seen().active and not p.lost]
        if not isinstance(action, Block) or self.seen().step != Step.DECLARE_BLOCKERS or len(blocking) < 2:
            return ""
        other = next(p.name for p in blocking if p.name != action.player)
        return (
            f". Several players declare blockers one after the other, in one go (802.4): `{other} blocks ... until "
            f"{action.player} is asked for blockers`, and then `{action.player} blocks ...`"
        )

    def _stopped(self, prompt: Prompt, answering: Answering, until: PromptMatch | None) -> None:
        self.prompt = prompt
        if until is not None and answering.reached is not None:
            return
        if answering.problems:
            raise self.left_open(answering.problems[0], prompt)
        raise self.left_open(f"the scenario has no answer to: {describe_prompt(prompt)}", prompt)

    def _done(self, reply: Done, answering: Answering, until: PromptMatch | None) -> None:
        self.prompt = None
        asked = [describe_prompt(p) for p in answering.asked]
        if until is not None:
            raise self.mismatch("the prompt to stop at never came", _describe_match(until), asked)
        unused = answering.unused(reply.forced)
        if self.info.capabilities.prompts == "prepared":
            unused = [p for place, p in enumerate(answering.left) if place in reply.unused]
        if unused:
            words = describe_answers(unused)
            able = self.info.capabilities
            if not able.random_outcomes and all(p.answer.kind is Kind.RANDOM for p in unused):
                raise UnsupportedOutcome("the engine decides chance itself (random outcomes)")
            if not able.trigger_order and all(p.answer.kind is Kind.TRIGGER_ORDER for p in unused):
                raise UnsupportedOutcome("the engine orders triggers itself (trigger order)")
            if self.is_reference:
                found = [f"{p.words}. {answering.where_else(p, reply.forced)}" for p in unused]
                raise ScenarioError(f"nobody asked for the answer of {'; and of '.join(found)}")
            raise self.mismatch(f"a choice was not offered: {words}", words, asked)

    def left_open(self, problem: str, prompt: Prompt) -> Exception:
        """The error that a prompt has no fitting answer: the scenario's fault on the reference engine only."""
        if self.is_reference:
            return ScenarioError(
                f"{problem}. Allowed: a row in the table of this step with the answer, or `until {prompt.decider} is "
                f"asked for {prompt.kind.value}` at its end"
            )
        return self.mismatch(problem, "no such choice, or one with the scenario's answer", describe_prompt(prompt))

    def _offered(self) -> list[str]:
        from .binding import describe_option

        return [describe_option(o) for o in self.prompt.options] if self.prompt is not None else []

    # -- legality --------------------------------------------------------------------------------------------------

    def legal(self, player: str, words: str, table: Table | None) -> Legal | Illegal:
        """Whether that player may do that now."""
        self.start()
        try:
            intended = self.reader(player).read(words, table)
        except NotOffered as error:
            return Illegal(reason=str(error))
        if intended.answers:
            raise LiteralError(
                f"nobody is asked for the answer of {describe_answers(intended.answers)}: the action is not taken here",
                "rows with choice and answer alone, which announce: targets, modes, x, costs",
            )
        reply: Legal | Illegal = Illegal()
        for action in (intended.action, *intended.alternatives):
            answer = self._called(partial(self.engine.legal, action))
            if isinstance(answer, Unsupported):
                raise unsupported(answer)
            reply = answer
            if isinstance(reply, Legal):
                break
        return reply

    def was_illegal(self, reply: Refused | Illegal) -> None:
        """Keep why something was illegal, as a Then step says that it is."""
        place = self.place()
        if place is not None:
            self.refusals.append(Refusal(place.line, place.text, reply.reason, tuple(reply.rules)))

    def mismatch(self, message: str, expected: Any, actual: Any) -> Mismatch:
        """The engine departed from the scenario."""
        return Mismatch(message, expected, actual, tuple(self._asked))


def _is_to_be_seen(thing: ObjectSetup) -> bool:
    """Whether every engine shows it by its ``ref``: an ability on the stack has only its source's, and a library needn't be
    shown card by card."""
    return thing.zone != Zone.LIBRARY and (thing.announced is None or thing.announced.ability is None)


def _resume(prompt: Prompt, reply: ChoiceReply) -> Action | None:
    """The action that answers an open prompt so; None when it stays open."""
    match reply:
        case Choice() | ByDefault():
            return Choose(prompt.decider, reply)
        case ConcedeNow():
            return Concede(reply.player)
    return None


def unsupported(reply: Unsupported) -> UnsupportedOutcome:
    """The engine's own word that it cannot do this."""
    details = ", ".join((*reply.capabilities, *reply.cards))
    return UnsupportedOutcome(f"{reply.reason} ({details})" if details else reply.reason)


def refusal(reply: Refused | Illegal) -> str:
    """A refusal in words, with its rules."""
    rules = f" ({', '.join(reply.rules)})" if reply.rules else ""
    return f"{reply.reason or 'refused'}{rules}"


def _describe_match(wanted: PromptMatch) -> str:
    from .binding import describe_value

    about = f" about {describe_value(wanted.about)}" if wanted.about is not None else ""
    return f"{wanted.player or 'somebody'} is asked for {wanted.kind or 'anything'}{about}"
