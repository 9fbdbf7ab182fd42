"""phase.rs behind the port."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .. import port
from . import binding
from .acting import act
from .binding import Rejected
from .observing import observe
from .placing import PINNED, CannotPlace, place, turns_before
from .session import Session
from .trying import TRIES, Script

NAME = "phase.rs"

CAPABILITIES = port.Capabilities(
    players=6,
    givens=frozenset(
        {
            *("step", "combat", "attachments", "counters", "damage", "designations", "faces", "tokens", "mana"),
            *("library", "exile", "command", "control", "stack", "face-down", "phased out", "chosen", "player counters"),
        }
    ),
    formats=frozenset({"free"}),
    cards=frozenset({"text"}),
    prompts="callback",
    suspend=True,
    trigger_order=True,
    stack=True,
    legality=True,
    viewer=True,
)


class PhaseEngine:
    """The engine under test. Making it needs the optional package; see :mod:`.binding`."""

    def __init__(self, cards: tuple[Path, ...] = ()) -> None:
        del cards  # every card comes with the state, as text
        self._module = binding.load()
        self._session: Session | None = None
        self._before = 0

    def initialize(self, hello: port.Hello) -> port.EngineInfo:
        """See :class:`port.Engine`."""
        del hello
        return port.EngineInfo(
            name=NAME, version=binding.version(), edition=PINNED, editions=(PINNED,), capabilities=CAPABILITIES
        )

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        """See :class:`port.Engine`."""
        self._session = None
        if len(setup.players) > CAPABILITIES.players:
            return port.Unsupported(reason=f"{len(setup.players)} players", capabilities=("players",))
        try:
            placed = place(self._module, setup)
        except CannotPlace as error:
            return error.reply
        except (ValueError, RuntimeError) as error:
            return port.Unsupported(reason=f"the engine does not accept the state: {error}")
        self._session = Session(placed)
        self._before = turns_before(setup)
        return port.Ready()

    def act(
        self, action: port.Action, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.ActReply:
        """See :class:`port.Engine`."""
        del answers
        reply: port.ActReply = self._guarded(lambda: act(self._playing(), action, choose))
        return reply

    def advance(
        self, until: port.Until, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.AdvanceReply:
        """See :class:`port.Engine`."""
        del answers
        reply: port.AdvanceReply = self._guarded(lambda: self._playing().advance(until, choose))
        return reply

    def legal(self, action: port.Action) -> port.LegalReply:
        """See :class:`port.Engine`. The action is tried on a copy."""
        session = self._playing()
        table, opened = session.table, session.open
        session.real = table
        script = Script()
        reply: Any = port.Illegal()
        try:
            for _ in range(TRIES):
                session.table, session.open = table.fork(), opened
                reply = self._guarded(lambda: act(session, action, script))
                if not isinstance(reply, port.Refused):
                    break
                if not script.next():
                    break
        finally:
            session.table, session.open = table, opened
        if isinstance(reply, port.Refused):
            return port.Illegal(reason=reply.reason, rules=reply.rules)
        return reply if isinstance(reply, port.Unsupported) else port.Legal()

    def observe(self, viewer: str | None = None) -> port.Observation:
        """See :class:`port.Engine`."""
        session = self._playing()
        prompt = session.open.prompt if session.open is not None else None
        return observe(session.names, session.state, viewer, self._before, prompt)

    def shutdown(self) -> None:
        """See :class:`port.Engine`."""
        self._session = None

    def _playing(self) -> Session:
        if self._session is None:
            raise port.EngineFault(port.Fault(kind="malformed", message="there is no game yet"))
        return self._session

    def _guarded(self, call: Any) -> Any:
        """Whatever goes wrong in the binding is the engine's fault, and no traceback."""
        try:
            return call()
        except port.EngineFault:
            raise
        except Rejected as error:
            return port.Unsupported(reason=f"the engine refuses what the adapter does: {error}")
        except BaseException as error:
            if isinstance(error, (KeyboardInterrupt, SystemExit, TimeoutError, GeneratorExit)):
                raise
            message = f"{type(error).__name__}: {error}"
            raise port.EngineFault(port.Fault(kind="internal", message=message)) from error
