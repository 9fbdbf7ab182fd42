"""The core rules are covered: at least so many scenarios in the folders of each group of sections."""

from __future__ import annotations

from collections import Counter

import pytest
from judgecall.runner.selection import Selection, choose

EVERGREEN = {*range(2, 22), 108, 111}
"""The keywords of 702 that most sets use: deathtouch to ward, menace, prowess."""

LEAST: dict[str, tuple[frozenset[str], int]] = {
    "continuous effects": (frozenset({"611", "613"}), 50),
    "replacement and prevention": (frozenset({"614", "615", "616"}), 40),
    "triggered abilities": (frozenset({"603"}), 40),
    "activating and resolving": (frozenset({"602", "605", "606", "607", "608"}), 30),
    "state-based actions": (frozenset({"704"}), 30),
    "combat": (frozenset(map(str, range(506, 512))), 45),
    "objects, zones, types and evergreen keywords": (
        frozenset({"111", "113", "115", "119", "120", "121", "122", *map(str, range(301, 311)), "400", "701", "702"}),
        65,
    ),
}


def core_of(section: str, rule: str) -> bool:
    """Whether a scenario of a section counts here: of the keywords the evergreen ones only."""
    number = rule.removeprefix("702.").rstrip("abcdefghijklmnopqrstuvwxyz")
    return section != "702" or (number.isdigit() and int(number) in EVERGREEN)


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    """Scenarios by the folder in which they lie, where the rule that decides is one of that folder's section."""
    counts: Counter[str] = Counter()
    for s in choose(Selection()).scenarios:
        section = s.path.parent.name.split("-")[0]
        if s.rules[0].split(".")[0] == section and core_of(section, s.rules[0]):
            counts[section] += 1
    return counts


@pytest.mark.parametrize("group", LEAST)
def test_least_number(group: str, counted: Counter[str]) -> None:
    sections, least = LEAST[group]
    have = {section: counted[section] for section in sorted(sections) if counted[section]}
    assert sum(have.values()) >= least, have


def test_all_together(counted: Counter[str]) -> None:
    assert sum(counted[section] for sections, _ in LEAST.values() for section in sections) >= 300
