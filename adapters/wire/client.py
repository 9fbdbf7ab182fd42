"""The suite's side of one connection: calls, answers to ``choose``, and what each departure from them is called."""

from __future__ import annotations

import time
from typing import Any

from .. import port
from ..port.base import Message
from . import messages
from .faults import EngineLost
from .limits import Limits
from .messages import Envelope
from .transport import Transport, excerpt


class Connection:
    """One life of an engine. A call returns its reply or raises :class:`port.EngineFault`.

    After an :class:`EngineLost`, or anything else that interrupts a call, the engine is gone and ``lost`` says why:
    an answer that comes too late would be taken for that of the next call.
    """

    def __init__(self, transport: Transport, limits: Limits) -> None:
        self.lost = ""
        self.strays: list[str] = []
        self._transport = transport
        self._limits = limits
        self._number = 0

    def call(self, method: str, params: Message, choose: port.Chooser = port.stop, seconds: float | None = None) -> Any:
        """One call and its reply, decoded. Time that ``choose`` takes is not the engine's."""
        if self.lost:
            raise EngineLost("internal", self.lost)
        allowed = self._limits.call if seconds is None else seconds
        call = _Call(self, self._transport, self._limits, method, allowed, choose)
        self._number += 1
        try:
            return call.run(self._number, params)
        except EngineLost as lost:
            self._lose(lost.fault.message)
            raise EngineLost(lost.fault.kind, lost.fault.message, self._details(call.strays), lost.exit_code) from None
        except port.EngineFault:
            raise
        except BaseException as interruption:
            self._lose(f"it was stopped in the middle of {method}: {interruption}")
            for detail in self._details(call.strays):
                interruption.add_note(detail)
            raise

    def settle(self) -> None:
        """Between two games: raises :class:`EngineLost` when the engine has ended, or said something unasked."""
        if self.lost:
            return
        why = self._transport.departed()
        if why:
            self._lose(why)
            raise EngineLost("internal", f"after its last reply: {why}", self._details(0))

    def close(self) -> bool:
        """End the engine gracefully, or else by force; whether it ended by itself."""
        if self.lost:
            return False
        try:
            self.call("shutdown", messages.Nothing(), seconds=self._limits.stop)
            return self._transport.finish(self._limits.stop)
        except port.EngineFault:
            self._lose("it is being shut down")
            return False
        finally:
            self.lost = self.lost or "it has been shut down"

    def log(self) -> tuple[str, ...]:
        """The last lines of the engine's log."""
        return self._transport.log()

    def _lose(self, why: str) -> None:
        self.lost = why
        self._transport.kill()

    def _details(self, strays: int) -> tuple[str, ...]:
        details = [f"lines on its stdout that are no messages: {strays}; the last: {self.strays[-1]}"] if strays else []
        log = self._transport.log()
        return (*details, *(("the end of its log:", *log) if log else ()))


class _Call:
    """One call under way."""

    def __init__(
        self, owner: Connection, transport: Transport, limits: Limits, method: str, seconds: float, choose: port.Chooser
    ) -> None:
        self.strays = 0
        self._owner = owner
        self._transport = transport
        self._limits = limits
        self._method = method
        self._seconds = seconds
        self._choose = choose
        self._until = time.monotonic() + seconds
        self._prompts = 0
        self._stopped = False

    def run(self, number: int, params: Message) -> Any:
        self._transport.send(messages.request(number, self._method, params), self._until)
        while True:
            message = self._next()
            if message is None:
                continue
            if message.method is not None:
                self._asked(message)
            elif message.id != number and not (message.id is None and message.error):
                raise EngineLost("malformed", f"{self._method}: its answer has the id {message.id!r}; sent was {number}")
            elif message.error:
                raise self._fault(message)
            else:
                return self._reply(message)

    def _next(self) -> Envelope | None:
        """The next message; None for a line that is none."""
        try:
            line = self._transport.receive(self._until)
        except TimeoutError:
            asked = f", after it asked {self._prompts} times" if self._prompts else ""
            raise EngineLost("runaway", f"{self._method}: no answer within {self._seconds:g} s{asked}") from None
        try:
            message = messages.envelope(line)
        except messages.NOT_JSON as error:
            if line.lstrip().startswith(b'{"jsonrpc"'):
                words = f"{self._method}: a message that cannot be read ({error}): {excerpt(line)}"
                raise EngineLost("malformed", words) from None
            message = Envelope()
        if message.jsonrpc == "2.0":
            return message
        if message.id is not None and (message.result or message.error or message.method):
            raise EngineLost("malformed", f'{self._method}: a message without "jsonrpc":"2.0": {excerpt(line)}')
        self._stray(line)
        return None

    def _stray(self, line: bytes) -> None:
        self.strays += 1
        self._owner.strays.append(excerpt(line))
        del self._owner.strays[:-20]
        if self.strays > self._limits.strays:
            raise EngineLost("internal", f"{self._method}: {self.strays} lines on its stdout that are no messages")

    def _fault(self, message: Envelope) -> port.EngineFault:
        try:
            return port.EngineFault(messages.decode_error(message.error).fault())
        except messages.NOT_JSON as error:
            return self._malformed(f"its error is not one ({error})", message.error)

    def _reply(self, message: Envelope) -> Any:
        if not message.result:
            raise EngineLost("malformed", f"{self._method}: an answer with neither result nor error")
        try:
            return messages.decode_result(self._method, message.result)
        except messages.NOT_JSON as error:
            raise self._malformed(f"its answer is not what was asked for ({error})", message.result) from None

    def _malformed(self, words: str, raw: Any) -> port.EngineFault:
        return port.EngineFault(port.Fault("malformed", f"{self._method}: {words}: {excerpt(bytes(memoryview(raw)))}"))

    def _asked(self, message: Envelope) -> None:
        """Answer a request of the engine; nothing for a notification."""
        if message.id is None:
            return
        if message.method != "choose" or self._method not in ("game/act", "game/advance"):
            words = f"{message.method!r} is no call that the suite takes during {self._method}"
            self._transport.send(messages.error(message.id, messages.METHOD_NOT_FOUND, words), self._until)
            return
        if self._stopped:
            raise EngineLost("malformed", f"{self._method}: it asks again, although it was told to stop")
        self._prompts += 1
        if self._prompts > self._limits.prompts:
            raise EngineLost("runaway", f"{self._method}: it asked {self._prompts} times without coming to an end")
        try:
            prompt = messages.decode_params("choose", message.params)
        except messages.NOT_JSON as error:
            raise EngineLost(
                "malformed", f"{self._method}: its prompt is none ({error}): {excerpt(bytes(memoryview(message.params)))}"
            ) from None
        began = time.monotonic()
        reply = self._choose(prompt)
        self._until += time.monotonic() - began
        self._stopped = isinstance(reply, port.Stop)
        self._transport.send(messages.result(message.id, reply), self._until)
