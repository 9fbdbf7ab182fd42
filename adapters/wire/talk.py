"""A conversation with an adapter that is being checked: every departure from the protocol is named at once."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import structs

from .. import port
from ..port.base import Message
from . import messages
from .limits import Limits
from .messages import Envelope
from .transport import Transport, excerpt


class Wrong(Exception):
    """The engine did something that it may not do: what, and what was allowed."""

    def __init__(self, said: str, advice: str = "") -> None:
        super().__init__(said)
        self.said = said
        self.advice = advice


class Note(Wrong):
    """The engine may do so, but it is hardly meant."""


class Fault(Exception):
    """The engine answered with an error."""

    def __init__(self, error: messages.Error) -> None:
        super().__init__(error.message)
        self.error = error


class Talk:
    """A conversation with an engine in which every departure from the protocol is named at once."""

    def __init__(self, transport: Transport, limits: Limits) -> None:
        self.transport = transport
        self.limits = limits
        self.strays: list[str] = []
        self.seconds: list[float] = []
        self.asked = 0
        self._number = 0
        self._seen: port.Observation | None = None

    def call(self, method: str, params: Message | None = None, seconds: float | None = None) -> Any:
        """A call and its decoded reply; :class:`Fault` for an error."""
        self._number += 1
        began = time.monotonic()
        until = began + (seconds or self.limits.call)
        self.transport.send(messages.request(self._number, method, params or messages.Nothing()), until)
        reply = self._answer(method, self._number, until)
        self.seconds.append(time.monotonic() - began)
        if reply.error:
            raise Fault(self._error(method, reply))
        try:
            result = messages.decode_result(method, reply.result)
        except messages.NOT_JSON as error:
            shown = excerpt(bytes(memoryview(reply.result)), 300)
            raise Wrong(f"{method}: the result is not what was asked for: {error}. It was {shown}", _allowed(method)) from None
        self._compare(method, params, result)
        return result

    def _compare(self, method: str, params: Message | None, result: Any) -> None:
        """What was seen with a reply is what is seen when that is asked for."""
        if method in ("game/new", "game/act", "game/advance"):
            self._seen = getattr(result, "seen", None)
        if method == "game/observe" and params == messages.ObserveParams() and self._seen is not None:
            before, now = (structs.replace(x, cited=(), asked=()) for x in (self._seen, result))
            self._seen = None
            if before != now:
                fields = ", ".join(f for f in before.__struct_fields__ if getattr(before, f) != getattr(now, f))
                raise Wrong(
                    f"seen in the reply before is not what game/observe shows: {fields}",
                    "the same observation, or no seen at all",
                )

    def raw(self, line: bytes) -> Envelope | None:
        """The answer to any line, within a second; None when there is none."""
        until = time.monotonic() + min(self.limits.call, 1.0)
        self.transport.send(line, until)
        try:
            return self._message("a line that is no request", until)
        except TimeoutError:
            return None

    def silent(self, seconds: float = 0.2) -> None:
        """Make sure that the engine says nothing unasked."""
        try:
            message = self._message("between two calls", time.monotonic() + seconds)
        except TimeoutError:
            return
        what = f"a request {message.method!r}" if message.method else f"an answer to request {message.id!r}"
        raise Wrong(f"it sends {what} between two calls", "each request is answered once, and nothing is sent unasked")

    def _answer(self, method: str, number: int, until: float) -> Envelope:
        while True:
            try:
                message = self._message(method, until)
            except TimeoutError:
                stray = f"; on stdout was {self.strays[-1]}" if self.strays else ""
                raise Wrong(
                    f"{method}: no answer within {self.limits.call:g} s{stray}",
                    "an answer to every request, as one line, flushed; --call-timeout gives it more time",
                ) from None
            if message.method is not None:
                self._asked(method, message, until)
                continue
            if isinstance(message.id, int) and message.id < number:
                raise Wrong(f"{method}: one more answer to request {message.id}", "each request is answered once, in order")
            if message.id != number:
                got, sent = shown_id(message.id), shown_id(number)
                raise Wrong(f"{method}: the answer has the id {got}", f"the id of the request, which was {sent}")
            if bool(message.result) == bool(message.error):
                both = "both result and error" if message.result else "neither result nor error"
                raise Wrong(f"{method}: the answer has {both}", 'one of them; {"result":null} counts as one')
            return message

    def _message(self, what: str, until: float) -> Envelope:
        while True:
            line = self.transport.receive(until)
            try:
                message = messages.envelope(line)
            except messages.NOT_JSON as error:
                if line.lstrip().startswith(b"{"):
                    raise Wrong(f"{what}: a message that cannot be read: {error}: {excerpt(line)}", "JSON in UTF-8") from None
                message = Envelope()
            if message.jsonrpc == "2.0":
                return message
            if message.id is not None and (message.result or message.error or message.method):
                raise Wrong(f'{what}: a message without "jsonrpc":"2.0": {excerpt(line)}', "every message has it")
            self.strays.append(excerpt(line))

    def _asked(self, method: str, message: Envelope, until: float) -> None:
        if message.id is None:
            raise Wrong(f"{method}: it sends the notification {message.method!r}", "the suite takes choose alone")
        if message.method != "choose" or method not in ("game/act", "game/advance"):
            raise Wrong(f"{method}: it calls {message.method!r}", "choose, while game/act or game/advance is open")
        try:
            messages.decode_params("choose", message.params)
        except messages.NOT_JSON as error:
            raise Wrong(f"{method}: its prompt is none: {error}", _allowed("choose")) from None
        self.asked += 1
        self.transport.send(messages.result(message.id, port.ByDefault()), until)

    def _error(self, method: str, reply: Envelope) -> messages.Error:
        try:
            return messages.decode_error(reply.error)
        except messages.NOT_JSON as error:
            advice = '{"code": NUMBER, "message": TEXT}, and data if there is more to say'
            raise Wrong(f"{method}: its error is not one: {error}", advice) from None


def shown_id(value: object) -> str:
    """An id as it stands on the wire."""
    return msgspec.json.encode(value).decode()


def _allowed(method: str) -> str:
    """What a method may return, or what a prompt is, by the names in docs/protocol.md."""
    if method == "choose":
        return "see Prompt in docs/protocol.md"
    result = messages.METHODS[method].result
    parts = getattr(result, "__args__", (result,))
    tags = [f'"type":"{part.__struct_config__.tag}"' for part in parts if getattr(part, "__struct_config__", None)]
    named = " or ".join(getattr(part, "__name__", "null") for part in parts)
    return f"{named}; see docs/protocol.md" + (f" ({', '.join(tags)})" if len(parts) > 1 else "")
