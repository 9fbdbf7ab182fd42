"""Ending an engine with all that it has started, in whatever process groups and sessions."""

from __future__ import annotations

import contextlib
import os
import signal
import uuid
from collections.abc import Iterator, Mapping
from pathlib import Path

_PROC = Path("/proc")
_MARK = "JUDGECALL_LIFE"
"""An environment variable: what an engine starts inherits it."""


class Family:
    """The processes of one life of an engine. ``env`` is what the first of them is to be started with."""

    def __init__(self, env: Mapping[str, str] | None) -> None:
        mark = uuid.uuid4().hex
        self.env = {**(os.environ if env is None else env), _MARK: mark}
        self._entry = f"{_MARK}={mark}".encode()

    def end(self, leader: int) -> None:
        """Kill the leader's process group, and whatever else bears the mark (where /proc tells, on Linux). All are
        stopped first, so that none starts another one meanwhile."""
        for call in (signal.SIGSTOP, signal.SIGKILL):
            with contextlib.suppress(OSError):
                os.killpg(leader, call)
            for pid in self._members():
                with contextlib.suppress(OSError):
                    os.kill(pid, call)

    def _members(self) -> Iterator[int]:
        if not _PROC.is_dir():
            return
        for folder in _PROC.iterdir():
            if folder.name.isdecimal():
                with contextlib.suppress(OSError):
                    if self._entry in (folder / "environ").read_bytes().split(b"\0"):
                        yield int(folder.name)
