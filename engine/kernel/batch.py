"""Simultaneous events on their way to the writer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..choices import Procedure
from ..events.base import Event


class Batch:
    """Simultaneous events as they will really happen, and what is to follow immediately."""

    def __init__(self, rules: tuple[str, ...]) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self.follow_ups: list[Callable[[], Procedure[None]]] = []
        self.gained: dict[Any, Event] = {}
        """The life that each source of damage in the batch makes its controller gain: once, for all of it (119.9)."""
        self.entering: frozenset[Any] = frozenset()
        """The objects that are to enter the battlefield at once (614.13a)."""
        self.shares: dict[tuple[Any, Any], dict[int, int]] = {}
        """Which damage a shield prevents, by shield and recipient (615.7)."""
        self.also: dict[Any, dict[str, Any]] = {}
        """What comes with a prevention effect, once for all the simultaneous damage to one recipient."""
