"""A card with a word that the engine doesn't carry out says so: in `judgecall cards`, and as the verdict."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from judgecall.engine.cards.cardfile import decode_cards
from judgecall.engine.cards.unsupported import not_carried_out
from judgecall.runner import cli

ROOM = """\
name: Left // Right
invented: true
layout: room
faces:
  - {name: Left, cost: "{W}", types: Enchantment — Room, abilities: [flash]}
  - {name: Right, cost: "{U}", types: Enchantment — Room, abilities: [flash]}
"""
SCENARIO = """\
Feature: A room

  Scenario: A room is cast
    Given a game between Alice and Bob
    And Alice's hand holds "Left // Right"
    Then the stack is empty
"""


def test_the_words_of_a_card_come_with_their_rules() -> None:
    (card,) = decode_cards(ROOM, "room.yaml")
    assert not_carried_out(card) == ("room (709.5)",)
    (plain,) = decode_cards("name: A\ntypes: Artifact\nabilities: [flash]\n", "a.yaml")
    assert not_carried_out(plain) == ()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "room.yaml").write_text(ROOM, encoding="utf-8")
    (tmp_path / "room.feature").write_text(SCENARIO, encoding="utf-8")
    return tmp_path


def test_a_scenario_with_such_a_card_is_unsupported(folder: Path) -> None:
    out = folder / "out.json"
    cli.invoke(["run", str(folder / "room.feature"), "--cards", str(folder), "--json", str(out)])
    (only,) = json.loads(out.read_text())["scenarios"]
    assert only["verdict"] == "unsupported"
    assert "room (709.5)" in only["reason"]
    assert "Left // Right" in only["reason"]


@pytest.mark.parametrize("arguments", [["cards", "Left // Right"], ["needs", "{folder}/room.feature"]])
def test_the_commands_say_it_before_any_run(folder: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    cli.invoke([*(a.format(folder=folder) for a in arguments), "--cards", str(folder)])
    assert "room (709.5)" in capsys.readouterr().out
