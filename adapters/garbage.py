"""When garbage in cycles is collected: between scenarios, so that no call of an engine in Python is held up by it."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

EVERY = 400
"""After so many scenarios everything is gone through; after each only what is new."""


class Between:
    """Collects between scenarios."""

    def __init__(self) -> None:
        self.count = 0

    def collect(self) -> None:
        """A scenario has ended."""
        self.count += 1
        gc.collect(2 if self.count % EVERY == 0 else 0)


@contextlib.contextmanager
def between_scenarios() -> Iterator[Between]:
    """No automatic collection within; as it was afterwards."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield Between()
    finally:
        if was:
            gc.enable()
