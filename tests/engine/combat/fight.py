"""Combats in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harness import Table, run
from judgecall.engine.choices import Choice
from judgecall.engine.derive.game import Game
from judgecall.engine.events.base import Event
from judgecall.engine.events.changes import Damage
from judgecall.engine.rules import cr506_combat as combat
from judgecall.engine.rules.cr508_attackers import declare_attackers
from judgecall.engine.rules.cr509_blockers import declare_blockers
from judgecall.engine.rules.cr510_damage import combat_damage, needs_first_strike_step


class Fight:
    """A combat on a table, played step by step."""

    def __init__(self, table: Table) -> None:
        self.g: Game = table.game()
        self.asked: list[Choice] = []
        run(combat.begin_combat(self.g))

    def attack(self, *declaration: Mapping[int, Any]) -> Fight:
        """Declare attackers; no declaration when it must not be asked for."""
        run(declare_attackers(self.g), *declaration, asked=self.asked)
        return self

    def block(self, *declarations: Mapping[int, tuple[int, ...]]) -> Fight:
        """Declare blockers, one declaration for each player who is asked."""
        run(declare_blockers(self.g), *declarations, asked=self.asked)
        return self

    def damage(self, *divisions: Mapping[Any, int], first: bool = False) -> Fight:
        """One combat damage step."""
        run(combat_damage(self.g, first), *divisions, asked=self.asked)
        return self

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the turn began."""
        return list(self.g.this_turn(kind))

    def dealt(self) -> dict[tuple[int, Any], int]:
        """Damage dealt so far, by dealer and recipient."""
        out: dict[tuple[int, Any], int] = {}
        for e in self.happened(Damage):
            out[e.dealer, e.target] = out.get((e.dealer, e.target), 0) + e.amount
        return out

    def two_steps(self) -> bool:
        """Whether there are two combat damage steps."""
        return needs_first_strike_step(self.g)
