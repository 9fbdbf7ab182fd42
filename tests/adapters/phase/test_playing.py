"""Features played on phase.rs: what the adapter brings about, and what the engine misreads."""

import re
from pathlib import Path

import pytest
from judgecall.adapters.phase import cards


def test_states_and_actions(verdicts):
    got = verdicts("placing.feature")
    assert {name: found for name, found in got.items() if found[0] != "passed"} == {}


def test_the_controls_are_right(verdicts):
    got = verdicts("controls.feature", "reference")
    assert {name: found for name, found in got.items() if found[0] != "passed"} == {}


def test_every_misread_text_is_misread_still(verdicts, monkeypatch):
    monkeypatch.setattr(cards, "misread", dict)
    got = verdicts("controls.feature")
    assert {name: found for name, found in got.items() if found[0] != "failed"} == {}


def test_misread_texts_are_unsupported(verdicts):
    got = verdicts("controls.feature")
    assert {verdict for verdict, _ in got.values()} == {"unsupported"}
    assert all(re.search("misread by the engine|the engine cannot read", reason) for _, reason in got.values())


def test_every_misread_text_has_a_control():
    titles = re.findall(r"Scenario: (.+)", Path(__file__).with_name("controls.feature").read_text())
    listed = {f"{card}, {what}" for card, entry in cards.misread().items() for what in entry}
    assert listed == set(titles)


@pytest.mark.parametrize("reason", [r for entry in cards.misread().values() for r in entry.values()])
def test_every_misreading_is_explained(reason):
    assert len(reason) > 20
