"""Plays scenarios with one card replaced by another of its name, until one of them fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from _pytest.runner import runtestprotocol
from judgecall.adapters.reference import ReferenceEngine
from judgecall.adapters.reference.cards import Cards
from judgecall.engine.cards.lang.abilities import CardDefinition
from judgecall.runner import engines, execute
from judgecall.runner.scenarios import Feature, Scenario
from judgecall.runner.selection import Selection, choose
from judgecall.runner.settings import Settings
from judgecall.runner.verdicts import Result
from msgspec.structs import replace

SECONDS = 5.0
"""Time allowed for one scenario with a wrong card: some of them go on without an end."""


class _OneCard(Cards):
    """The shipped cards, but for one."""

    changed: CardDefinition | None = None

    def find(self, name: str) -> CardDefinition | None:
        if self.changed is not None and name == self.changed.name:
            return self.changed
        return super().find(name)


def with_card(name: str) -> tuple[Feature, ...]:
    """The scenarios in which a card has a part, by feature; disputed ones count for nothing."""
    taken = []
    for feature in choose(Selection()).features:
        scenarios = tuple(s for s in feature.scenarios if not s.disputed and _mentions(s, name))
        if scenarios:
            taken.append(replace(feature, scenarios=scenarios))
    return tuple(taken)


def _mentions(scenario: Scenario, name: str) -> bool:
    rows = (cell for step in scenario.steps for row in step.table or () for cell in row)
    return any(name in text for text in (*rows, *(step.text for step in scenario.steps)))


class Play:
    """One run of pytest in which the scenarios are played for each card in turn, until one has failed."""

    def __init__(self, features: tuple[Feature, ...], cards: Iterable[tuple[str, CardDefinition]]) -> None:
        self.features = features
        self.cards = cards
        self.fates: dict[str, str] = {}
        """For each card, by what was changed: the scenario that failed, or what else they all ended in."""
        self._engine = ReferenceEngine(name="a wrong card")
        self._one = self._engine._cards = _OneCard()
        self._last: Result | None = None

    def run(self) -> dict[str, str]:
        """Play, and tell what became of each card."""
        means = engines.Means(make=lambda _folders: self._engine)
        engines.RESOLVERS.insert(0, lambda spec: means if spec == "wrong cards" else None)
        try:
            taken = {feature.path: feature for feature in self.features}
            execute.run(Settings(engine="wrong cards", features=taken, seconds=SECONDS), self._listen, hooks=[self])
        finally:
            del engines.RESOLVERS[0]
        return self.fates

    def _listen(self, result: Result) -> None:
        self._last = result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of each scenario once: for each card as many as it takes."""
        items = list(session.items)
        for what, card in self.cards:
            self._one.changed = card
            ends = set()
            for item, result in self._played(items):
                ends.add(result.verdict)
                if result.verdict == "failed":
                    self.fates[what] = result.id
                    items.remove(item)
                    items.insert(0, item)  # what told one card apart mostly tells apart the next
                    break
            else:
                self.fates[what] = ", ".join(sorted(ends))
        return True

    def _played(self, items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, Result]]:
        for item in tuple(items):
            item._initrequest()  # type: ignore[attr-defined]  # an item is to be run again
            runtestprotocol(item, log=False, nextitem=item.session)  # type: ignore[arg-type]  # end all but the session
            assert self._last is not None
            yield item, self._last
