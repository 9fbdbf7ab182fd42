"""Engines that do nothing: no scenario with a When may pass on one of them (DESIGN section 7)."""

from __future__ import annotations

from typing import Any

from judgecall.adapters import port
from judgecall.adapters.reference import ReferenceEngine
from msgspec.structs import replace


class Changeless(ReferenceEngine):
    """Every action is taken, and nothing happens."""

    def __init__(self) -> None:
        super().__init__(name="changes nothing")

    def act(self, action: Any, answers: Any = (), choose: Any = port.stop) -> Any:
        return port.Done()

    def advance(self, until: Any, answers: Any = (), choose: Any = port.stop) -> Any:
        return port.Done()


class Refusing(ReferenceEngine):
    """No action is legal, and no point is reached."""

    def __init__(self) -> None:
        super().__init__(name="refuses everything")

    def act(self, action: Any, answers: Any = (), choose: Any = port.stop) -> Any:
        return port.Refused(reason="no")

    def advance(self, until: Any, answers: Any = (), choose: Any = port.stop) -> Any:
        return port.Unreached(reason="no")

    def legal(self, action: Any) -> Any:
        return port.Illegal(reason="no")


class Blind(ReferenceEngine):
    """Everything happens, and nothing of it is seen: what is observed is empty."""

    def __init__(self) -> None:
        super().__init__(name="observes nothing")

    def observe(self, viewer: str | None = None) -> Any:
        seen = super().observe(viewer)
        nobody = tuple(port.ObservedPlayer(name=p.name, life=0) for p in seen.players)
        return replace(seen, players=nobody, objects=(), stack=(), prompt=None, over=False, priority=None)


VACUOUS = (Changeless, Refusing, Blind)
