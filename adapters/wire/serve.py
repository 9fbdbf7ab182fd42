"""An engine's side of the wire: serves any object that has the calls of the port."""

from __future__ import annotations

import contextlib
import os
import socketserver
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
from msgspec import structs

from .. import port
from ..garbage import between_scenarios
from . import messages
from .messages import Envelope

Maker = Callable[[], port.Engine]


_WITH_SIGHT = (port.Ready, port.Done, port.Stopped, port.Refused, port.Unreached)


class _Gone(Exception):
    """The suite has closed the connection."""


class Server:
    """Answers one connection, a line at a time."""

    def __init__(self, engine: port.Engine, reader: BinaryIO, writer: BinaryIO) -> None:
        self._engine = engine
        self._reader = reader
        self._writer = writer
        self._asked = 0
        self._observing = False
        self._over = False

    def run(self) -> None:
        """Serve until ``shutdown`` or the end of the input; then the engine is shut down."""
        try:
            with between_scenarios() as garbage:
                while not self._over:
                    message = self._receive()
                    if message is not None and message.method is not None:
                        self._send(self._answer(message))
                        if message.method == "game/new":
                            garbage.collect()
        except (_Gone, BrokenPipeError, ConnectionError):
            pass
        finally:
            if not self._over:
                self._engine.shutdown()

    def _receive(self) -> Envelope | None:
        """The next message; None, after an error to the suite, for a line that is none."""
        line = self._reader.readline()
        if not line:
            raise _Gone
        if not line.strip():
            return None
        try:
            return messages.envelope(line)
        except msgspec.ValidationError as error:
            self._send(messages.error(None, messages.INVALID_REQUEST, f"not a request: {error}"))
        except messages.NOT_JSON as error:
            self._send(messages.error(None, messages.PARSE_ERROR, f"not JSON: {error}"))
        return None

    def _send(self, line: bytes | None) -> None:
        if line is not None:
            self._writer.write(line)
            self._writer.flush()

    def _answer(self, message: Envelope) -> bytes | None:
        """The response to a request; None for a notification."""
        assert message.method is not None
        if message.id is None:
            return None
        method = messages.METHODS.get(message.method)
        if method is None or method.caller != "suite":
            words = f"{message.method!r} is no method of protocol {port.PROTOCOL}"
            return messages.error(message.id, messages.METHOD_NOT_FOUND, words)
        try:
            params = messages.decode_params(message.method, message.params)
            return messages.result(message.id, self._perform(message.method, params))
        except _Gone:
            raise
        except messages.NOT_JSON as error:
            return messages.error(message.id, messages.CODES["malformed"], f"{message.method}: {error}")
        except port.EngineFault as error:
            data = messages.ErrorData(error.fault.kind, error.fault.details)
            return messages.error(message.id, messages.CODES[error.fault.kind], error.fault.message, data)
        except Exception as error:
            traceback.print_exc()
            return messages.error(message.id, messages.CODES["internal"], _words(error))

    def _perform(self, method: str, params: Any) -> Any:
        engine = self._engine
        match method:
            case "initialize":
                self._observing = params.observing
                return engine.initialize(params)
            case "game/new":
                return self._with_sight(engine.new_game(params))
            case "game/act":
                return self._with_sight(engine.act(params.action, params.answers, self._choose))
            case "game/advance":
                return self._with_sight(engine.advance(params.until, params.answers, self._choose))
            case "game/legal":
                return engine.legal(params.action)
            case "game/observe":
                return engine.observe(params.viewer)
        self._over = True
        return engine.shutdown()

    def _with_sight(self, reply: Any) -> Any:
        """A reply with what is seen now, if the suite would have it; where the engine fails, the suite may ask itself."""
        if self._observing and isinstance(reply, _WITH_SIGHT):
            with contextlib.suppress(Exception):
                return structs.replace(reply, seen=self._engine.observe())
        return reply

    def _choose(self, prompt: port.Prompt) -> port.ChoiceReply:
        """Ask the suite, which answers before it says anything else."""
        self._asked += 1
        number = f"choose-{self._asked}"
        self._send(messages.request(number, "choose", prompt))
        while True:
            message = self._receive()
            if message is None or message.method is not None or message.id != number:
                continue
            if message.error:
                raise port.EngineFault(messages.decode_error(message.error).fault())
            reply: port.ChoiceReply = messages.decode_result("choose", message.result)
            return reply


def _words(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def over_pipes(make: Maker) -> None:
    """Serve one engine over stdin and stdout. Whatever it prints itself goes to stderr."""
    writer = os.fdopen(os.dup(1), "wb")
    reader = os.fdopen(os.dup(0), "rb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with reader, contextlib.suppress(BrokenPipeError), writer:
        Server(make(), reader, writer).run()


def over_tcp(make: Maker, host: str, number: int, ready: Callable[[int], None] = lambda _number: None) -> None:
    """Serve over TCP for ever, an engine to each connection. ``ready`` is told the number of the port, also for 0."""

    class Handler(socketserver.StreamRequestHandler):
        disable_nagle_algorithm = True

        def handle(self) -> None:
            Server(make(), self.rfile, self.wfile).run()  # type: ignore[arg-type]  # socket files

    class Threads(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Threads((host, number), Handler) as server:
        ready(server.server_address[1])
        server.serve_forever()
