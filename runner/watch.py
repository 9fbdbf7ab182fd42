"""A watched engine: the engine under test, with a record of what a scenario asked of it and it asked back."""

from __future__ import annotations

from typing import TypeVar

import click
import msgspec

from ..adapters import port
from ..adapters.wire.faults import EngineGivenUp
from .declared import contradicted
from .errors import EngineBroke
from .shown_text import safe

Reply = TypeVar("Reply")


class Record(msgspec.Struct):
    """What went through the port in one scenario. ``refused`` was declared, and then called unsupported;
    ``lacking`` are cards that the engine does not have."""

    setup: port.GameSetup | None = None
    prompts: list[port.Prompt] = []
    capabilities: set[str] = set()
    cited: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()


class WatchedEngine:
    """Passes every call on, and keeps a record of the current scenario. It changes nothing on the way."""

    def __init__(self, inner: port.Engine) -> None:
        self.inner = inner
        self.record = Record()
        self._capabilities = port.Capabilities()

    def initialize(self, hello: port.Hello) -> port.EngineInfo:
        """See :class:`port.Engine`."""
        info = self.inner.initialize(hello)
        self._capabilities = getattr(info, "capabilities", self._capabilities)
        return info

    def new_game(self, setup: port.GameSetup) -> port.NewGameReply:
        """See :class:`port.Engine`; begins a new record. Raises :class:`EngineBroke` when the engine is given up."""
        self.record = Record(setup=setup)
        try:
            reply = self.inner.new_game(setup)
            departed = getattr(self.inner, "departed", "")
            if departed:
                words = f"the engine was lost between two scenarios, and started again: {departed}"
                click.echo(safe(f"judgecall: {words}"), err=True)
            return self._supported(reply, new=True)
        except EngineGivenUp as error:
            raise EngineBroke(str(error)) from None

    def act(
        self, action: port.Action, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.ActReply:
        """See :class:`port.Engine`."""
        return self._stopped(self.inner.act(action, answers, self._heard(choose)))

    def advance(
        self, until: port.Until, answers: tuple[port.Answer, ...] = (), choose: port.Chooser = port.stop
    ) -> port.AdvanceReply:
        """See :class:`port.Engine`."""
        return self._stopped(self.inner.advance(until, answers, self._heard(choose)))

    def legal(self, action: port.Action) -> port.LegalReply:
        """See :class:`port.Engine`."""
        self.record.capabilities.add("legality")
        return self._supported(self.inner.legal(action))

    def observe(self, viewer: str | None = None) -> port.Observation:
        """See :class:`port.Engine`."""
        if viewer is not None:
            self.record.capabilities.add("viewer")
        seen = self.inner.observe(viewer)
        self.record.cited = seen.cited
        return seen

    def settle(self) -> None:
        """At the end of a scenario: whatever the engine did after its last reply."""
        settle = getattr(self.inner, "settle", None)
        if settle is not None:
            settle()

    def shutdown(self) -> None:
        """See :class:`port.Engine`."""
        self.inner.shutdown()

    def _heard(self, choose: port.Chooser) -> port.Chooser:
        def listening(prompt: port.Prompt) -> port.ChoiceReply:
            self.record.prompts.append(prompt)
            return choose(prompt)

        return listening

    def _stopped(self, reply: Reply) -> Reply:
        if isinstance(reply, port.Stopped):
            self.record.capabilities.add("suspend")
        return self._supported(reply)

    def _supported(self, reply: Reply, new: bool = False) -> Reply:
        if isinstance(reply, port.Unsupported):
            self.record.refused = contradicted(self._capabilities, reply, self.record.setup, new)
            self.record.lacking = reply.cards
        return reply
