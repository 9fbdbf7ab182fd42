"""Coverage of the rules and of the catalogued rulings, by what scenarios cite and what the engine cited."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .facts import RulesIndex, Ruling
from .rule_numbers import section, sort_key
from .scenarios import Scenario


class Coverage(msgspec.Struct, frozen=True):
    """The fields of ``judgecall coverage --json``."""

    edition: str
    rules: dict[str, Any]
    rulings: dict[str, int]
    exercised: int


def measure(index: RulesIndex, catalogue: Iterable[Ruling], scenarios: Iterable[Scenario], cited: Iterable[str]) -> Coverage:
    """Rules tested of those testable, by section; rulings covered of those catalogued; rules exercised.

    A rule is tested when a scenario cites that very number. Disputed scenarios count for nothing.
    """
    counted = [scenario for scenario in scenarios if not scenario.disputed]
    testable = set(index.testable)
    tested = {number for scenario in counted for number in scenario.rules} & testable
    covered = {ruling for scenario in counted for ruling in scenario.rulings}
    catalogue = list(catalogue)
    sections = {
        name: {"testable": sum(section(n) == name for n in testable), "tested": sum(section(n) == name for n in tested)}
        for name in sorted({section(number) for number in testable}, key=sort_key)
    }
    return Coverage(
        edition=index.edition,
        rules={
            "total": len(index.classes),
            "testable": len(testable),
            "tested": len(tested),
            "open": len(testable - tested),
            "sections": sections,
        },
        rulings={"catalogued": len(catalogue), "covered": sum(ruling.id in covered for ruling in catalogue)},
        exercised=len(set(cited)),
    )
