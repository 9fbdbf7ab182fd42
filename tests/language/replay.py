"""Scenarios as tapes of calls of the port: recorded once, and played again on cards from which something was taken."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from items import Change, rewrite, used
from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from judgecall.adapters.reference.cards import from_structure
from judgecall.engine.cards.keywords import registry
from judgecall.engine.cards.keywords.classes import level_bar
from judgecall.engine.cards.keywords.registry import expand
from judgecall.engine.cards.lang import abilities as ab
from judgecall.engine.cards.lang.costs import Mana
from judgecall.engine.derive import cr613_layers
from judgecall.runner import engines, execute
from judgecall.runner.selection import Selection, choose
from judgecall.runner.settings import Settings


class Call(msgspec.Struct):
    """One call, the prompts with their answers on the way, and the reply."""

    name: str
    arguments: tuple[Any, ...]
    asked: list[tuple[port.Prompt, port.ChoiceReply]] = []
    reply: Any = None


class Tape(msgspec.Struct):
    """One scenario as it went through the port, and what happened in the engine."""

    setup: port.GameSetup
    calls: list[Call]
    log: list[Any] = []


class Recorder(ReferenceEngine):
    """The reference engine, which keeps a tape of each game."""

    def __init__(self) -> None:
        super().__init__()
        self.tapes: list[Tape] = []

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        self.end()
        self.tapes.append(Tape(setup=setup, calls=[]))
        return self._kept(Call("new_game", (setup,)), super().new_game(setup))

    def act(self, action: Any, answers: Any = (), choose: port.Chooser = port.stop) -> port.ActReply:
        call = Call("act", (action, answers), [])
        return self._kept(call, super().act(action, answers, _heard(call, choose)))

    def advance(self, until: Any, answers: Any = (), choose: port.Chooser = port.stop) -> port.AdvanceReply:
        call = Call("advance", (until, answers), [])
        return self._kept(call, super().advance(until, answers, _heard(call, choose)))

    def legal(self, action: port.Action) -> port.LegalReply:
        return self._kept(Call("legal", (action,)), super().legal(action))

    def observe(self, viewer: str | None = None) -> port.Observation:
        return self._kept(Call("observe", (viewer,)), super().observe(viewer))

    def end(self) -> None:
        """Keep what happened in the last game."""
        if self.tapes and not self.tapes[-1].log:
            self.tapes[-1].log = self.log()

    def _kept(self, call: Call, reply: Any) -> Any:
        call.reply = reply
        self.tapes[-1].calls.append(call)
        return reply


def _heard(call: Call, choose: port.Chooser) -> port.Chooser:
    def listening(prompt: port.Prompt) -> port.ChoiceReply:
        reply = choose(prompt)
        call.asked.append((prompt, reply))
        return reply

    return listening


def record(ids: Iterable[str] = ()) -> dict[str, Tape]:
    """The tapes of these scenarios, or of the whole suite, by id."""
    recorder = Recorder()
    chosen = choose(Selection(ids=tuple(ids)))
    tapes: dict[str, Tape] = {}

    def heard(result: Any) -> None:
        recorder.end()
        if recorder.tapes and result.verdict == "passed":
            tapes[result.id] = recorder.tapes[-1]
        recorder.tapes.clear()

    means = engines.Means(make=lambda folders: recorder)
    before = engines.RESOLVERS
    engines.RESOLVERS = (lambda spec: means if spec == "recorder" else None, *before)
    try:
        execute.run(Settings(engine="recorder", features={f.path: f for f in chosen.features}), heard)
    finally:
        engines.RESOLVERS = before
    return tapes


# --- what a scenario uses ---------------------------------------------------------------------------------------------


def uses(tape: Tape, known: dict[str, frozenset[str]]) -> frozenset[str]:
    """The items that the cards of a scenario use, those of what their keywords stand for included."""
    found: set[str] = set()
    for card in tape.setup.cards:
        if card.name not in known and card.structure is not None:
            known[card.name] = frozenset(_with_expansions(from_structure(card.structure)))
        found |= known.get(card.name, frozenset())
    return frozenset(found)


def _with_expansions(card: ab.CardDefinition) -> Iterator[str]:
    yield from used(card)
    for face in card.faces:
        for short in _short(face.abilities):
            yield from used(expand(short) if isinstance(short, ab.Keyword) else level_bar(short))


def _short(value: Any) -> Iterator[ab.Keyword | ab.ClassLevel]:
    """The keywords and level bars in a part of a card: they are short for other abilities."""
    if isinstance(value, tuple):
        for child in value:
            yield from _short(child)
    elif isinstance(value, ab.Keyword):
        yield value
    elif isinstance(value, msgspec.Struct):
        if isinstance(value, ab.ClassLevel):
            yield value
        for name in value.__struct_fields__:
            yield from _short(getattr(value, name))


# --- playing again ----------------------------------------------------------------------------------------------------


class _Departed(BaseException):
    """The course has left the tape: no need to go on."""


class Poorer(ReferenceEngine):
    """The reference engine with cards from which something was taken away."""

    def __init__(self) -> None:
        super().__init__(name="poorer")
        self._fresh: dict[str, ab.CardDefinition] = {}

    def take(self, setup: port.GameSetup, change: Change) -> None:
        """Let the cards of a scenario be without something. They are decoded anew, since much is remembered of a card."""
        given = (from_structure(card.structure) for card in setup.cards if card.structure is not None)
        self._fresh = {card.name: rewrite(card, change) for card in given}

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        give = self._cards.give

        def given(definitions: Any) -> None:
            give(definitions)
            self._cards._given |= self._fresh

        self._cards.give = given  # type: ignore[method-assign]  # for this call
        try:
            return super().new_game(setup)
        finally:
            del self._cards.give  # type: ignore[method-assign]  # the class's own again


@contextmanager
def _macros(change: Change) -> Iterator[None]:
    """What keywords and level bars stand for is changed as well."""
    before: Mapping[str, Any] = dict(registry._MACROS)

    def poorer(macro: Any) -> Any:
        def made(keyword: ab.Keyword) -> tuple[ab.Ability, ...]:
            bar = ab.ClassLevel(level=0, cost=(), abilities=macro(keyword))
            less: ab.ClassLevel = rewrite(bar, change)
            return less.abilities

        return made

    registry._MACROS.update({name: poorer(macro) for name, macro in before.items()})
    cr613_layers.level_bar = lambda bar: _poorer_bar(bar, change)  # type: ignore[attr-defined]  # for this game
    _forget()
    try:
        yield
    finally:
        cr613_layers.level_bar = level_bar  # type: ignore[attr-defined]
        registry._MACROS.update(before)
        _forget()


_GAINED = (ab.Static(parts=(), word="what the level gives"),)
_COST = (Mana(cost="{99}"),)


def _poorer_bar(bar: ab.ClassLevel, change: Change) -> tuple[ab.Ability, ...]:
    """What a level bar stands for, changed; but for its cost and the abilities in it, which were changed with the card."""
    hollow = level_bar(msgspec.structs.replace(bar, cost=_COST, abilities=_GAINED))
    less = rewrite(ab.ClassLevel(level=0, cost=(), abilities=hollow), change)
    back: ab.ClassLevel = rewrite(
        less, lambda v, field, struct, member: bar.abilities if v == _GAINED else bar.cost if v == _COST else v
    )
    return back.abilities


def _forget() -> None:
    """What the engine remembers by the value of a part, and not by its identity, may hold what a keyword stood for."""
    for module in ("carrying", "cr613_parts", "cr613_8_dependency"):
        for found in vars(importlib.import_module(f"judgecall.engine.derive.{module}")).values():
            if hasattr(found, "cache_clear"):
                found.cache_clear()


class Departure(NamedTuple):
    """How a course departed from the tape; `why` is empty when it didn't. A crash of the engine proves nothing."""

    why: str
    crash: bool = False

    @property
    def differs(self) -> bool:
        """Whether the course was another one."""
        return bool(self.why) and not self.crash


def departure(tape: Tape, change: Change, engine: Poorer) -> Departure:
    """The first difference of a course from which something was taken away."""
    with _macros(change):
        try:
            engine.take(tape.setup, change)
            why = next((why for why in (_again(call, engine) for call in tape.calls) if why), "")
            return Departure(why or ("the log" if engine.log() != tape.log else ""))
        except _Departed as departed:
            return Departure(str(departed))
        except (port.EngineFault, ValueError, AssertionError) as fault:
            return Departure(str(fault), crash=True)


def _again(call: Call, engine: Poorer) -> str:
    waiting = list(call.asked)

    def choose(prompt: port.Prompt) -> port.ChoiceReply:
        if not waiting or waiting[0][0] != prompt:
            raise _Departed(f"prompt: {prompt.kind}")
        return waiting.pop(0)[1]

    method = getattr(engine, call.name)
    reply = method(*call.arguments, choose) if call.name in ("act", "advance") else method(*call.arguments)
    if waiting:
        return "a prompt is missing"
    if _seen(reply) != _seen(call.reply):
        return f"reply to {call.name}"
    return ""


def _seen(reply: Any) -> Any:
    """A reply, without the list of abilities that objects have: that an ability is there is not that it does anything."""
    if not isinstance(reply, port.Observation):
        return reply
    bare = tuple(msgspec.structs.replace(o, abilities=()) for o in reply.objects)
    return msgspec.structs.replace(reply, objects=bare, cited=(), asked=())
