"""Lines to and from an engine: a process's pipes or a socket, with a time limit on everything."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Protocol, cast

from .family import Family
from .faults import EngineLost
from .limits import Limits
from .memory import group_memory

CHUNK = 1 << 16
LOG = 1 << 14
"""How much of an engine's stderr is kept, in bytes."""
PATROL = 0.25
"""Seconds between two looks at an engine's memory while it is awaited."""
WINDOWS = os.name == "nt"
_yield: Callable[[], object] = getattr(os, "sched_yield", lambda: time.sleep(0))
"""Let other processes go first."""


class Transport(Protocol):
    """One connection to one life of an engine. What it cannot do it raises as :class:`EngineLost`."""

    def send(self, line: bytes, until: float) -> None:
        """Write a line before that moment (``time.monotonic``)."""
        ...

    def receive(self, until: float) -> bytes:
        """The next line, without its end, before that moment; ``TimeoutError`` when none comes."""
        ...

    def log(self) -> tuple[str, ...]:
        """The last lines of what the engine wrote to its log."""
        ...

    def departed(self) -> str:
        """What says that this life is over, or that what it says makes no sense, though nothing was asked; "" if nothing."""
        ...

    def finish(self, seconds: float) -> bool:
        """Close gracefully: tell it that nothing more comes, and whether it ended in that time. Then it is gone."""
        ...

    def kill(self) -> None:
        """End it now."""
        ...


class Lines:
    """Lines of a stream, which is read only when one is waited for: a flood takes no memory here.

    ``source`` is what the system can wait for; ``release`` closes what is read.
    """

    def __init__(
        self, source: int | socket.socket, read: Callable[[], bytes], release: Callable[[], None], limits: Limits
    ) -> None:
        self._source = source
        self._read = read
        self._release = release
        self._limit = limits.message
        self._wakeful = limits.wakeful
        self._lines: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._size = 0
        self._unread = 0
        self._end = ""
        self._too_long = False
        self._ready = selectors.DefaultSelector()
        self._ready.register(source, selectors.EVENT_READ)

    def get(self, seconds: float) -> bytes | None:
        """The next line; None when none came in that time; :class:`EngineLost` when none can come any more."""
        until = time.monotonic() + seconds
        while not self._lines:
            if self._end:
                rest = b"".join(self._parts)
                half = f"; half a line was left: {excerpt(rest)}" if rest and not self._too_long else ""
                raise EngineLost("malformed" if self._too_long else "internal", self._end + half)
            if not self._comes(until):
                return None
            self._take()
        line = self._lines.popleft()
        self._unread -= len(line)
        return line

    def _comes(self, until: float) -> bool:
        """Whether there is something to read before that moment."""
        asleep = min(time.monotonic() + self._wakeful, until)
        while time.monotonic() < asleep:
            if self._ready.select(0):
                return True
            _yield()
        return bool(self._ready.select(max(until - time.monotonic(), 0)))

    @property
    def over(self) -> bool:
        """Whether nothing more can come."""
        return bool(self._end)

    def unasked(self) -> str:
        """What has come although nothing was asked: the end of the stream, or a line; "" if nothing has."""
        while not self._lines and not self._end and self._ready.select(0):
            self._take()
        if self._lines:
            return f"it said something that nobody asked for: {excerpt(self._lines[0])}"
        return self._end

    def writable(self, target: int | socket.socket, until: float) -> bool:
        """Whether something can be written to ``target`` before that moment. What is said meanwhile is taken in, as far as
        the limit of one message goes: an engine may write before it reads."""
        while (left := until - time.monotonic()) > 0:
            with selectors.DefaultSelector() as either:
                either.register(target, selectors.EVENT_WRITE)
                if not self._end and self._unread <= self._limit:
                    either.register(self._source, selectors.EVENT_READ)
                found = [key.fileobj for key, _ in either.select(left)]
            if target in found:
                return True
            if found:
                self._take()
        return False

    def close(self) -> None:
        """Nothing more is read."""
        self._end = self._end or "it has been ended"
        self._ready.close()
        with contextlib.suppress(OSError):
            self._release()

    def _take(self) -> None:
        try:
            chunk = self._read()
        except BlockingIOError:
            return
        except (OSError, ValueError):
            chunk = b""
        if not chunk:
            self._end = "it closed its output"
            return
        *whole, rest = chunk.split(b"\n")
        for line in whole:
            line = b"".join((*self._parts, line))
            self._lines.append(line)
            self._unread += len(line)
            self._parts, self._size = [], 0
        self._parts.append(rest)
        self._size += len(rest)
        if self._size > self._limit:
            self._too_long = True
            self._end = f"it sent a message of more than {self._limit} bytes"


def waitable(read: Callable[[], bytes], release: Callable[[], None]) -> socket.socket:
    """A socket out of which comes what is read, for systems that can wait for nothing else: a thread passes it on."""
    near, far = socket.socketpair()

    def pass_on() -> None:
        with far, contextlib.suppress(OSError, ValueError):
            while chunk := read():
                far.sendall(chunk)
        with contextlib.suppress(OSError):
            release()

    threading.Thread(target=pass_on, name="engine reader", daemon=True).start()
    return near


def excerpt(line: bytes, length: int = 120) -> str:
    """The beginning of a line for a message."""
    text = line[: length * 4].decode("utf-8", "backslashreplace")
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return repr(text if len(text) <= length else text[:length] + "...")


class Process:
    """An engine that is a process of its own, with its log on stderr."""

    def __init__(self, command: Sequence[str], limits: Limits, env: Mapping[str, str] | None = None) -> None:
        pipe = subprocess.PIPE
        self._family = Family(env)
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, env=self._family.env, start_new_session=not WINDOWS
            )
        except OSError as error:
            raise EngineLost("internal", f"{command[0]}: cannot be started: {error.strerror}") from None
        self._limits = limits
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = cast("tuple[IO[bytes], IO[bytes], IO[bytes]]", streams)
        out = self._out.fileno()
        if WINDOWS:
            passed = waitable(lambda: os.read(out, CHUNK), self._out.close)
            self._lines = Lines(passed, lambda: passed.recv(CHUNK), passed.close, limits)
        else:
            os.set_blocking(self._in.fileno(), False)
            self._lines = Lines(out, lambda: os.read(out, CHUNK), self._out.close, limits)
        self._kept = bytearray()
        self._logger = threading.Thread(target=self._keep_log, name="engine log", daemon=True)
        self._logger.start()

    def send(self, line: bytes, until: float) -> None:
        """See :class:`Transport`."""
        view = memoryview(line)
        while view:
            try:
                view = view[os.write(self._in.fileno(), view) :]
            except BlockingIOError:
                if not self._lines.writable(self._in.fileno(), until):
                    raise EngineLost("runaway", "it does not read what it is sent") from None
            except (OSError, ValueError):
                raise self._ended("it closed its input") from None

    def receive(self, until: float) -> bytes:
        """See :class:`Transport`."""
        while True:
            left = until - time.monotonic()
            try:
                line = self._lines.get(min(left, PATROL))
            except EngineLost as lost:
                if lost.fault.kind == "malformed":
                    raise
                raise self._ended(lost.fault.message) from None
            if line is not None:
                return line
            if self._process.poll() is not None:
                raise self._ended("what it started holds its output open")
            used = group_memory(self._process.pid)
            if used > self._limits.memory:
                raise EngineLost("internal", f"it uses more than {self._limits.memory >> 20} MiB of memory")
            if left <= PATROL:
                raise TimeoutError

    def log(self) -> tuple[str, ...]:
        """See :class:`Transport`."""
        text = bytes(self._kept).decode("utf-8", "backslashreplace")
        return tuple(line.rstrip() for line in text.splitlines()[-20:])

    def departed(self) -> str:
        """See :class:`Transport`."""
        why = self._lines.unasked()
        over = self._lines.over or self._process.poll() is not None
        return self._ended(why or "nothing was asked of it").fault.message if over else why

    def finish(self, seconds: float) -> bool:
        """See :class:`Transport`."""
        with contextlib.suppress(OSError, ValueError):
            self._in.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        ended = self._process.returncode is not None
        self.kill()
        return ended

    def kill(self) -> None:
        """See :class:`Transport`."""
        with contextlib.suppress(OSError):
            if WINDOWS:
                self._process.kill()
            else:
                self._family.end(self._process.pid)  # with whatever it has started
        self._lines.close()
        self._process.wait()
        with contextlib.suppress(OSError, ValueError):
            self._in.close()

    def _ended(self, how: str) -> EngineLost:
        """The loss of a process, with its exit code when it has one."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(0.5)
        code = self._process.returncode
        if code is None:
            return EngineLost("internal", f"{how}, but did not end")
        self._logger.join(0.5)
        return EngineLost("internal", f"the process ended with {_exit_words(code)}: {how}", exit_code=code)

    def _keep_log(self) -> None:
        with self._err, contextlib.suppress(OSError):
            while chunk := os.read(self._err.fileno(), CHUNK):
                self._kept += chunk
                del self._kept[:-LOG]


def _exit_words(code: int) -> str:
    if code < 0:
        with contextlib.suppress(ValueError):
            return f"signal {-code} ({signal.Signals(-code).name})"
    return f"exit code {code}"


class Socket:
    """An engine that is a server somewhere; it keeps its log itself."""

    def __init__(self, host: str, port: int, limits: Limits) -> None:
        try:
            self._socket = socket.create_connection((host, port), timeout=limits.call)
        except OSError as error:
            raise EngineLost("internal", f"tcp://{host}:{port}: {error.strerror or error}") from None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setblocking(False)
        self._reading = self._socket.dup()  # nothing can be registered twice in one selector
        self._lines = Lines(self._reading, lambda: self._reading.recv(CHUNK), self._reading.close, limits)

    def send(self, line: bytes, until: float) -> None:
        """See :class:`Transport`."""
        view = memoryview(line)
        while view:
            try:
                view = view[self._socket.send(view[:CHUNK]) :]
            except BlockingIOError:
                if not self._lines.writable(self._socket, until):
                    raise EngineLost("runaway", "it does not read what it is sent") from None
            except OSError as error:
                raise EngineLost("internal", f"the connection broke: {error.strerror}") from None

    def receive(self, until: float) -> bytes:
        """See :class:`Transport`."""
        line = self._lines.get(until - time.monotonic())
        if line is None:
            raise TimeoutError
        return line

    def log(self) -> tuple[str, ...]:
        """See :class:`Transport`."""
        return ()

    def departed(self) -> str:
        """See :class:`Transport`."""
        return self._lines.unasked()

    def finish(self, seconds: float) -> bool:
        """See :class:`Transport`."""
        self.kill()
        return True

    def kill(self) -> None:
        """See :class:`Transport`; only the connection is ours to end."""
        self._lines.close()
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
