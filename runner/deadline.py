"""A time limit for one scenario, where the platform can interrupt a running computation."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

from .verdicts import ScenarioTimedOut


@contextlib.contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise :class:`ScenarioTimedOut` inside the block after ``seconds``; no limit where signals are missing."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise ScenarioTimedOut(f"no end after {seconds:g} s.")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
