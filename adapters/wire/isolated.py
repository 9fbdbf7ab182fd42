"""An engine behind a wire as the suite sees it: whatever befalls it costs the scenario it was in, and no more."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from msgspec import structs

from .. import port
from ..port.base import Message
from . import messages
from .client import Connection
from .faults import EngineGivenUp, EngineLost
from .limits import LIMITS, Limits
from .transport import Transport


class IsolatedEngine:
    """A :class:`port.Engine` whose work is done elsewhere. ``connect`` starts, or reaches, one life of it.

    A lost engine is started again for the next game, ``limits.restarts`` times; after that ``new_game`` raises
    :class:`EngineGivenUp`. What it does after its last reply costs the game of that reply if it is seen at once
    (``settle``), and no later one: ``departed`` says what was found before the next game.
    ``observing``: it is told that it may observe with each reply.
    """

    def __init__(self, connect: Callable[[Limits], Transport], limits: Limits = LIMITS, observing: bool = True) -> None:
        self.restarts = 0
        self.departed = ""
        self._observing = observing
        self._seen: port.Observation | None = None
        self._connect = connect
        self._limits = limits
        self._hello = port.Hello()
        self._info: port.EngineInfo | None = None
        self._connection: Connection | None = None

    def initialize(self, hello: port.Hello) -> port.EngineInfo:
        """See :class:`port.Engine`."""
        self._hello = structs.replace(hello, observing=self._observing)
        self._info = self._start()
        return self._info

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        """See :class:`port.Engine`."""
        self.departed = ""
        try:
            self.settle()
        except EngineLost as lost:
            self.departed = lost.fault.message  # no fault of this game
        if self._connection is None or self._connection.lost:
            self._restart()
        reply: port.NewGameReply = self._changed("game/new", setup)
        return reply

    def act(
        self, action: port.Action, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.ActReply:
        """See :class:`port.Engine`."""
        reply: port.ActReply = self._changed("game/act", messages.ActParams(action, answers), choose)
        return reply

    def advance(
        self, until: port.Until, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.AdvanceReply:
        """See :class:`port.Engine`."""
        reply: port.AdvanceReply = self._changed("game/advance", messages.AdvanceParams(until, answers), choose)
        return reply

    def legal(self, action: port.Action) -> port.LegalReply:
        """See :class:`port.Engine`."""
        reply: port.LegalReply = self._alive().call("game/legal", messages.LegalParams(action))
        return reply

    def observe(self, viewer: str | None = None) -> port.Observation:
        """See :class:`port.Engine`."""
        if viewer is None and self._seen is not None:
            return self._seen
        seen: port.Observation = self._alive().call("game/observe", messages.ObserveParams(viewer))
        return seen

    def settle(self) -> None:
        """At the end of a game: raises :class:`EngineLost` when the engine has ended since its last reply, or has said
        something unasked."""
        if self._connection is not None:
            self._connection.settle()

    def shutdown(self) -> None:
        """See :class:`port.Engine`; raises nothing."""
        if self._connection is not None:
            self._connection.close()

    def _changed(self, method: str, params: Message, choose: port.Chooser = port.stop) -> Any:
        """A call that may change the game, and its reply; what is seen with it is kept for the next ``observe``."""
        self._seen = None
        reply = self._alive().call(method, params, choose)
        seen = getattr(reply, "seen", None)
        if seen is None:
            return reply
        self._seen = seen
        return structs.replace(reply, seen=None)

    def _alive(self) -> Connection:
        if self._connection is None:
            raise EngineLost("internal", "the engine does not run")
        return self._connection

    def _start(self) -> port.EngineInfo:
        self._connection = None
        transport = self._connect(self._limits)
        connection = Connection(transport, self._limits)
        try:
            info: port.EngineInfo = connection.call("initialize", self._hello, seconds=self._limits.start)
        except BaseException:
            with contextlib.suppress(OSError):
                transport.kill()
            raise
        self._connection = connection
        return info

    def _restart(self) -> None:
        if self.restarts >= self._limits.restarts:
            why = self._connection.lost if self._connection is not None else "it does not start again"
            raise EngineGivenUp(f"the engine was restarted {self.restarts} times, and is lost once more: {why}")
        self.restarts += 1
        info = self._start()
        if info != self._info:
            raise port.EngineFault(
                port.Fault("internal", "after a restart, the engine says something else of itself than before")
            )
