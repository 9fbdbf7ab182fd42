"""How much an engine may take of time, memory and the suite's patience."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Limits of one engine process.

    ``call`` and ``start`` are seconds for one call, and for starting up to the answer to ``initialize``;
    ``message`` and ``memory`` are bytes, of one line and of the process with its children (where /proc tells, on
    Linux). ``strays`` are lines that are no messages, during one call; ``prompts`` is how often one call may ask.
    ``wakeful``: for so many seconds an answer is awaited without going to sleep. A processor that slept is slow at first,
    so this is well spent where one is to spare.
    """

    call: float = 10.0
    start: float = 60.0
    stop: float = 2.0
    message: int = 32 << 20
    memory: int = 4 << 30
    strays: int = 10_000
    prompts: int = 2_000
    restarts: int = 20
    wakeful: float = 0.0


LIMITS = Limits()
"""The limits of a run that sets no others."""
