"""Probes of an adapter: small conversations that show its author what it does wrong, one at a time."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec

from ...engine.terms.steps import Step
from ...engine.terms.zones import Zone
from .. import port
from . import messages, probe_cards
from .faults import EngineLost
from .limits import Limits
from .talk import Fault, Note, Talk, Wrong, shown_id
from .transport import Transport

Standing = Literal["good", "note", "wrong"]

SLOW = 0.1
"""Seconds for one call above which an engine is called slow: a thousand scenarios have about ten thousand calls."""

PLAYERS = ("Alice", "Bob")


class Finding(msgspec.Struct, frozen=True):
    """What one probe showed. ``advice`` says what was allowed, or what to do."""

    probe: str
    standing: Standing
    said: str
    advice: str = ""
    log: tuple[str, ...] = ()


class State:
    """What the probes know so far."""

    def __init__(self, talk: Talk, start: float) -> None:
        self.talk = talk
        self.start = start
        self.info = port.EngineInfo(name="")
        self.supported = False

    def setup(self, names: tuple[str, ...] = PLAYERS, **fields: Any) -> port.GameSetup:
        """A game without any card."""
        players = tuple(port.PlayerSetup(name=name) for name in names)
        edition = self.info.edition or "2026-04-17"
        return port.GameSetup(**{"players": players, "active": names[0], "edition": edition, **fields})

    def new_game(self, setup: port.GameSetup) -> None:
        """Set a game up; :class:`Note` when the engine does not support it."""
        reply = self.talk.call("game/new", setup)
        if isinstance(reply, port.Unsupported):
            raise Note(f"unsupported: {reply.reason}")


def handshake(state: State) -> str:
    """initialize: an answer in time, of the right shape, with a name and known capabilities."""
    info = state.talk.call("initialize", port.Hello(suite="check-engine", observing=True), seconds=state.start)
    state.info = info
    if info.protocol != port.PROTOCOL:
        raise Wrong(f"it chose protocol {info.protocol!r}", f"one of those offered: {port.PROTOCOL!r}")
    if not info.name.strip():
        raise Wrong("its name is empty", "the name of the engine")
    unknown = sorted(info.capabilities.givens - port.GIVENS)
    if unknown:
        raise Wrong(f"it declares the givens {', '.join(unknown)}", f"of {', '.join(sorted(port.GIVENS))}")
    if not info.edition:
        raise Note("it does not say which edition of the rules it knows", 'a date: "edition": "2026-04-17"')
    return f"{info.name} {info.version}".strip()


def unknown_method(state: State) -> str:
    """A method that does not exist is answered by error -32601, and the engine goes on."""
    reply = state.talk.raw(messages.request("a method", "game/nothing", messages.Nothing()))
    if reply is None:
        raise Wrong("a method that does not exist: no answer", f"error {messages.METHOD_NOT_FOUND}")
    if reply.id != "a method":
        raise Wrong(f'the id "a method" comes back as {shown_id(reply.id)}', "ids may be strings, and come back as they are")
    if not reply.error:
        raise Wrong("a method that does not exist is answered with a result", f"error {messages.METHOD_NOT_FOUND}")
    code = messages.decode_error(reply.error).code
    if code != messages.METHOD_NOT_FOUND:
        raise Note(f"a method that does not exist is answered with error {code}", f"{messages.METHOD_NOT_FOUND}")
    return "refused, as it should be"


def broken_line(state: State) -> str:
    """A line that is no JSON is answered by error -32700 with the id null, or ignored, and the engine goes on."""
    reply = state.talk.raw(b"{this is no json\n")
    if reply is None:
        return "ignored"
    if not reply.error or reply.id is not None:
        raise Wrong("a line that is no JSON is answered as a request", f"error {messages.PARSE_ERROR} with id null, or nothing")
    return "refused, as it should be"


def no_game(state: State) -> str:
    """A call that presupposes a game is an error when there is none."""
    try:
        reply = state.talk.call("game/observe", messages.ObserveParams())
    except Fault as fault:
        return f"error {fault.error.code}: {fault.error.message}"
    raise Note(f"game/observe without a game: {type(reply).__name__}", "an error")


def simple_game(state: State) -> str:
    """The simplest game is set up, and observed as it was set up."""
    state.new_game(state.setup())
    state.supported = True
    seen = state.talk.call("game/observe", messages.ObserveParams())
    names = tuple(player.name for player in seen.players)
    if names != PLAYERS:
        raise Wrong(f"the players observed are {names}", f"those of game/new, in turn order: {PLAYERS}")
    wrong = [f"{p.name} has {p.life} life" for p in seen.players if p.life != 20]
    if wrong:
        raise Wrong(", ".join(wrong), "20 life, where game/new says nothing else (103.4)")
    if (seen.active, seen.step) != ("Alice", "precombat main phase"):
        raise Wrong(f"it is {seen.active}'s {seen.step}", "Alice's precombat main phase, as in game/new")
    if seen.priority != "Alice":
        raise Note(f"{seen.priority or 'nobody'} has priority", "the active player, Alice, once the state is set up (117.3a)")
    return "two players at 20 life, Alice to act"


def passing(state: State) -> str:
    """Passing priority gives it to the next player."""
    state.new_game(state.setup())
    reply = state.talk.call("game/act", messages.ActParams(port.PassPriority("Alice")))
    if not isinstance(reply, port.Done):
        raise Note(f"Alice passes priority: {type(reply).__name__}", "done (117.3d)")
    seen = state.talk.call("game/observe", messages.ObserveParams())
    if seen.priority != "Bob":
        raise Wrong(f"then {seen.priority or 'nobody'} has priority", "Bob, the next player in turn order (117.3d)")
    reply = state.talk.call("game/act", messages.ActParams(port.PassPriority("Alice")))
    if not isinstance(reply, port.Refused):
        raise Wrong(f"Alice passes without having priority: {type(reply).__name__}", "refused (117.1)")
    return "Alice, then Bob"


def unknown_player(state: State) -> str:
    """An action of somebody who does not play is an error or refused, and the engine goes on."""
    state.new_game(state.setup())
    try:
        reply = state.talk.call("game/act", messages.ActParams(port.PassPriority("Zoë Æther")))
    except Fault as fault:
        return f"error {fault.error.code}: {fault.error.message}"
    if isinstance(reply, (port.Done, port.Stopped)):
        raise Wrong(f"a player who does not exist may pass: {type(reply).__name__}", "an error of kind unknown, or refused")
    return type(reply).__name__.lower()


def unknown_card(state: State) -> str:
    """A card that nobody has is unsupported by name, never passed over."""
    name = "Zyxwvut, Card of No Set"
    thing = port.ObjectSetup(ref="it", card=name, zone=Zone.BATTLEFIELD, owner="Alice")
    card = port.CardDefinition(name=name, faces=(port.FaceDefinition(name=name, type_line="Artifact"),), invented=True)
    reply = state.talk.call("game/new", state.setup(objects=(thing,), cards=(card,)))
    if isinstance(reply, port.Unsupported):
        if name not in reply.cards:
            raise Note(f"unsupported, but cards is {list(reply.cards)}", "the names of the cards that it does not have")
        return "unsupported, by name"
    seen = state.talk.call("game/observe", messages.ObserveParams())
    if not any(o.ref == "it" and o.name == name for o in seen.objects):
        raise Wrong("ready, but the card is not observed", "unsupported, with the card's name; or the card, with its ref")
    return "played by its definition"


def another_game(state: State) -> str:
    """A new game forgets the one before; names may be any letters."""
    names = ("Zoë", "Łukasz")
    state.new_game(state.setup(names))
    seen = state.talk.call("game/observe", messages.ObserveParams())
    found = tuple(player.name for player in seen.players)
    if found != names:
        raise Wrong(f"the players observed are {found}", f"{names}: UTF-8 on both sides, and nothing of the game before")
    return "nothing is left of the game before"


def declared_givens(state: State) -> str:
    """Givens that it declares can be set, and are observed as set."""
    givens = state.info.capabilities.givens
    tried = []
    for given, fields, check in _GIVENS:
        if given not in givens:
            continue
        tried.append(given)
        reply = state.talk.call("game/new", state.setup(**fields))
        if isinstance(reply, port.Unsupported):
            raise Wrong(f"{given} is declared, and then unsupported: {reply.reason}", "not to declare it, or to set it")
        seen = state.talk.call("game/observe", messages.ObserveParams())
        if not check(seen):
            raise Wrong(f"{given}: the state observed is not the one given", f"given was {_short(fields)}")
    return f"tried: {', '.join(tried) or 'none that needs no card'}"


def _short(fields: dict[str, Any]) -> str:
    return msgspec.json.encode(fields, order="deterministic").decode()


_GIVENS: tuple[tuple[str, dict[str, Any], Callable[[port.Observation], bool]], ...] = (
    ("step", {"step": Step.UPKEEP}, lambda seen: seen.step == "upkeep"),
    (
        "player counters",
        {"players": (port.PlayerSetup(name="Alice", counters={"poison": 3}), port.PlayerSetup(name="Bob"))},
        lambda seen: any(p.counters.get("poison") == 3 for p in seen.players if p.name == "Alice"),
    ),
    (
        "mana",
        {"players": (port.PlayerSetup(name="Alice", mana="{R}{G}"), port.PlayerSetup(name="Bob"))},
        lambda seen: any(p.mana == "{R}{G}" for p in seen.players if p.name == "Alice"),
    ),
    (
        "designations",
        {"players": (port.PlayerSetup(name="Alice"), port.PlayerSetup(name="Bob", designations=("monarch",)))},
        lambda seen: any("monarch" in p.designations for p in seen.players if p.name == "Bob"),
    ),
)


def legality(state: State) -> str:
    """Declared, game/legal answers and leaves the game as it is; undeclared, it is unsupported."""
    state.new_game(state.setup())
    before = state.talk.call("game/observe", messages.ObserveParams())
    reply = state.talk.call("game/legal", messages.LegalParams(port.PassPriority("Alice")))
    declared = state.info.capabilities.legality
    if isinstance(reply, port.Unsupported):
        if declared:
            raise Wrong("legality is declared, and then unsupported", "not to declare it, or to answer")
        return "not declared, and unsupported"
    if not declared:
        raise Note("game/legal answers, but legality is not declared", 'to declare it: "legality": true')
    if not isinstance(reply, port.Legal):
        raise Wrong(f"Alice may not pass priority: {reply.reason}", "legal (117.3d)")
    if state.talk.call("game/observe", messages.ObserveParams()) != before:
        raise Wrong("game/legal changed the game", "the game is left as it is")
    return "answers, and changes nothing"


def speed(state: State) -> str:
    """An empty game is set up and observed fast enough for a suite."""
    state.talk.seconds.clear()
    for _ in range(10):
        state.new_game(state.setup())
        state.talk.call("game/observe", messages.ObserveParams())
    taken = state.talk.seconds
    median = max(statistics.median(taken[::2]), statistics.median(taken[1::2]))
    said = f"{median * 1000:.1f} ms a call in an empty game"
    if median > SLOW:
        raise Note(said, f"under {SLOW * 1000:.0f} ms; a thousand scenarios are about ten thousand calls")
    return said


def large(state: State) -> str:
    """A large message is read whole."""
    things = tuple(port.ObjectSetup(ref=f"r{n}", card="Plains", zone=Zone.LIBRARY, owner=PLAYERS[n % 2]) for n in range(3000))
    plains = port.CardDefinition(name="Plains", faces=(port.FaceDefinition(name="Plains", type_line="Basic Land — Plains"),))
    reply = state.talk.call("game/new", state.setup(objects=things, cards=(plains,)))
    return f"3000 cards: {type(reply).__name__.lower()}"


def end(state: State) -> str:
    """shutdown is answered with null, and the process ends."""
    state.talk.call("shutdown", seconds=state.talk.limits.stop)
    if not state.talk.transport.finish(state.talk.limits.stop):
        raise Wrong(f"it still runs {state.talk.limits.stop:g} s after shutdown and the end of stdin", "it ends by itself")
    return "ended by itself"


PROBES: tuple[tuple[str, Callable[[State], str], bool], ...] = (
    ("handshake", handshake, False),
    ("unknown method", unknown_method, False),
    ("broken line", broken_line, False),
    ("no game yet", no_game, False),
    ("simple game", simple_game, False),
    ("passing priority", passing, True),
    ("unknown player", unknown_player, True),
    ("unknown card", unknown_card, False),
    *((name, run, True) for name, run in probe_cards.PROBES),
    ("another game", another_game, True),
    ("declared givens", declared_givens, True),
    ("legality", legality, True),
    ("large message", large, False),
    ("speed", speed, True),
    ("end", end, False),
)
"""All probes in order; the last field says that it needs an engine that can set up the simple game."""


def probe(connect: Callable[[], Transport], limits: Limits) -> Iterator[Finding]:
    """Run all probes. After one in which the engine is lost, or its stream makes no sense, it is started again."""
    state: State | None = None
    supported = True
    for name, run, needs_game in PROBES:
        if needs_game and not supported:
            yield Finding(name, "note", "not tried, as the simple game is not supported")
            continue
        if state is None:
            try:
                state = State(Talk(connect(), limits), limits.start)
            except EngineLost as lost:
                yield Finding(name, "wrong", str(lost))
                return
            again, lost_again = _run("starting again", handshake, state) if run is not handshake else (None, False)
            if again is not None and lost_again:
                yield again
                return
        finding, lost_now = _run(name, run, state)
        yield finding
        supported = state.supported if run is simple_game else supported
        if run is handshake and finding.standing == "wrong":
            state.talk.transport.kill()
            return
        if lost_now and run is not end:
            state.talk.transport.kill()
            state = None


def _run(name: str, run: Callable[[State], str], state: State) -> tuple[Finding, bool]:
    """One probe, and whether the engine must be started again after it."""
    strays = len(state.talk.strays)
    try:
        said = run(state)
        if run is not end:
            state.talk.silent(0.05)
    except Note as note:
        return Finding(name, "note", note.said, note.advice), False
    except Wrong as wrong:
        return Finding(name, "wrong", wrong.said, wrong.advice), True
    except Fault as fault:
        data = f" {fault.error.data}" if fault.error.data else ""
        return Finding(name, "wrong", f"error {fault.error.code}: {fault.error.message}{data}", "a reply"), False
    except EngineLost as lost:
        return Finding(name, "wrong", str(lost), log=state.talk.transport.log()[-3:]), True
    if new := state.talk.strays[strays:]:
        return Finding(name, "note", f"{said}; on stdout: {new[0]}", "logs go to stderr"), False
    return Finding(name, "good", said), False
