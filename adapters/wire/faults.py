"""What can go wrong between the suite and an engine, apart from what the engine itself replies."""

from __future__ import annotations

from ..port import EngineFault, Fault
from .messages import FaultKind


class EngineLost(EngineFault):
    """The engine cannot be spoken to any more in this life: it ended, fell silent, or its stream makes no sense.

    ``exit_code`` is that of its process, when it has ended by itself.
    """

    def __init__(self, kind: FaultKind, message: str, details: tuple[str, ...] = (), exit_code: int | None = None) -> None:
        super().__init__(Fault(kind, message, details))
        self.exit_code = exit_code


class EngineGivenUp(Exception):
    """The engine was restarted as often as a run allows."""
