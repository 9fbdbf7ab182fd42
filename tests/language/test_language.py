"""No word of the card language is accepted and ignored: each keyword, struct, field and enumerated word has a scenario
whose course is another one when it is taken away. `tools/witnesses.py` finds them; here they are played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

from items import items, takings  # found by the line above
from replay import Poorer, departure, record
from witnessed import unproved, witnesses

SHARES = 12
"""So many tests share the witnesses, so that several processes can."""
MOST_UNPROVED = 57
"""The list of unproved items is only to become shorter."""


def share(number: int) -> dict[str, tuple[str, int]]:
    """The witnesses of one test, each scenario in one share only."""
    known = witnesses()
    scenarios = sorted({scenario for scenario, _ in known.values()})
    mine = set(scenarios[number::SHARES])
    return {item: witness for item, witness in known.items() if witness[0] in mine}


@pytest.mark.parametrize("number", range(SHARES))
def test_taking_an_item_away_changes_the_course(number: int) -> None:
    mine = share(number)
    tapes = record({scenario for scenario, _ in mine.values()})
    engine = Poorer()
    same = [
        f"{item} ({scenario})"
        for item, (scenario, nth) in mine.items()
        if scenario not in tapes or not departure(tapes[scenario], takings(item)[nth], engine).differs
    ]
    assert same == [], "these no longer matter where they did: python tools/witnesses.py looks for others"


def test_a_scenario_on_its_own_cards_stays_on_its_tape() -> None:
    (tape,) = record({"saga-0040"}).values()
    assert departure(tape, lambda value, field, struct, member: value, Poorer()).why == ""


def test_every_item_has_a_witness_or_stands_in_the_list() -> None:
    missing = [item for item in items() if item not in witnesses()]
    assert missing == unproved(), "python tools/witnesses.py writes both files anew"
    assert len(missing) <= MOST_UNPROVED
