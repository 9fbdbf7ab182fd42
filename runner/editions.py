"""Editions of the Comprehensive Rules, and the windows of editions that scenarios are bound to."""

from __future__ import annotations

import datetime

import msgspec

from .errors import UsageProblem

PINNED = "2026-04-17"
"""The edition whose numbers every citation uses."""

KNOWN = (
    "2024-11-08",
    "2025-02-07",
    "2025-04-04",
    "2025-06-06",
    "2025-07-25",
    "2025-09-19",
    "2025-11-14",
    "2026-01-16",
    PINNED,
)
"""The editions known as a whole, by the date they took effect, oldest first."""

IN_PARTS = ("2026-09-25",)
"""Later editions, of which some changes are known: a run may ask for one, and none is taken of its own accord."""


def checked_date(text: str, what: str) -> str:
    """``text``, if it is a date as YYYY-MM-DD; :class:`UsageProblem` naming ``what`` otherwise."""
    try:
        if datetime.date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise UsageProblem(f"{what} {text}: not a date. Write it as YYYY-MM-DD, for example {PINNED}")


def checked_edition(text: str) -> str:
    """A date on which one of the known editions was in force, also of those known in parts; :class:`UsageProblem` for any
    other."""
    date = checked_date(text, "--edition")
    if not KNOWN[0] <= date <= IN_PARTS[-1]:
        known = ", ".join((*KNOWN, *IN_PARTS))
        raise UsageProblem(f"--edition {text}: no such edition is known. Allowed: {known}, or a date between them")
    return date


class Window(msgspec.Struct, frozen=True):
    """The editions a scenario holds for, both ends included; ``None`` leaves an end open."""

    first: str | None = None
    last: str | None = None

    def __contains__(self, edition: str) -> bool:
        return (self.first or "") <= edition and (self.last is None or edition <= self.last)

    @property
    def newest(self) -> str:
        """The newest known edition in the window; its own nearest end when no known edition lies in it."""
        inside = [edition for edition in KNOWN if edition in self]
        return inside[-1] if inside else (self.last or self.first or PINNED)
