"""Which scenarios a run takes."""

from pathlib import Path

import pytest
from judgecall.runner import scenarios
from judgecall.runner.editions import PINNED, Window
from judgecall.runner.rule_numbers import covers
from judgecall.runner.selection import Selection, choose


@pytest.mark.parametrize(
    ("selector", "inside", "outside"),
    [
        ("702", ["702", "702.1", "702.138a"], ["703", "70", "7021"]),
        ("702.1", ["702.1", "702.1a"], ["702.138", "702.10", "702"]),
        ("702.1a", ["702.1a"], ["702.1", "702.1b", "702.11a"]),
        ("8", ["800.4a", "899"], ["700", "108.3"]),
    ],
)
def test_a_rule_takes_whole_leading_components(selector, inside, outside):
    assert all(covers(selector, number) for number in inside)
    assert not any(covers(selector, number) for number in outside)


TWO = """\
@rule:714.2b
Feature: Two
  @id:two-0001 @rule:702.1 @ruling:first
  Scenario: One
    Given x

  @rule:800.4a
  Rule: Leaving
    @id:two-0002 @until:2025-06-05
    Scenario: Two
      Given y
"""


@pytest.fixture
def two(tmp_path):
    path = tmp_path / "two.feature"
    path.write_text(TWO)
    return path


@pytest.mark.parametrize(
    ("asked", "taken"),
    [
        ({}, ["two-0001", "two-0002"]),
        ({"rules": ("714",)}, ["two-0001", "two-0002"]),
        ({"rules": ("8",)}, ["two-0002"]),
        ({"rules": ("702.1", "800")}, ["two-0001", "two-0002"]),
        ({"rules": ("702.13",)}, []),
        ({"rulings": ("first",)}, ["two-0001"]),
        ({"rulings": ("fir",)}, []),
        ({"ids": ("two-0002",), "rulings": ("first",)}, ["two-0001", "two-0002"]),
        ({"ids": ("two-000",)}, []),
        ({"line": 5}, ["two-0001"]),
        ({"line": 10}, ["two-0002"]),
        ({"line": 9}, ["two-0002"]),
    ],
)
def test_any_that_fits_is_taken(two, asked, taken):
    chosen = choose(Selection(paths=(two,), **asked))
    assert [scenario.id for scenario in chosen.scenarios] == taken


def test_tags_of_feature_and_rule_are_merged_in(two):
    first, second = scenarios.load(two).scenarios
    assert first.rules == ("702.1", "714.2b")
    assert second.rules == ("714.2b", "800.4a")
    assert second.window == Window(last="2025-06-05")


def test_files_whose_text_cannot_match_are_not_parsed(two, monkeypatch):
    (two.parent / "other.feature").write_text("this is no Gherkin")
    chosen = choose(Selection(paths=(two.parent,), ids=("two-0001",)))
    assert [s.id for s in chosen.scenarios] == ["two-0001"]
    assert chosen.broken == ()


def test_a_scenario_without_an_id_is_named_by_its_place(tmp_path):
    path = tmp_path / "mine.feature"
    path.write_text("Feature: F\n\n  Scenario: S\n    Given x\n")
    (scenario,) = scenarios.load(path).scenarios
    assert scenario.id == f"{path.as_posix()}:3"
    assert choose(Selection(paths=(path,), ids=(scenario.id,))).scenarios == [scenario]


def test_an_and_takes_the_type_of_the_step_before(tmp_path):
    path = Path(tmp_path / "and.feature")
    path.write_text("Feature: F\n  Background:\n    Given a\n  Scenario: S\n    When b\n    And c\n    Then d\n")
    (scenario,) = scenarios.load(path).scenarios
    assert [(s.type, s.text) for s in scenario.steps] == [("given", "a"), ("when", "b"), ("when", "c"), ("then", "d")]


@pytest.mark.parametrize(
    ("window", "newest"),
    [
        (Window(), PINNED),
        (Window(first="2025-06-06"), PINNED),
        (Window(last="2025-06-05"), "2025-04-04"),
        (Window(first="2025-06-06", last="2026-04-16"), "2026-01-16"),
        (Window(last="2020-01-01"), "2020-01-01"),
        (Window(first="2026-09-25"), "2026-09-25"),
    ],
)
def test_the_newest_edition_of_a_window(window, newest):
    assert window.newest == newest


WINDOWS = """\
@rule:714.4
Feature: Editions
  @id:ed-0001 @until:2025-06-05
  Scenario: Before
    Given a game between Alice and Bob
    Then the edition is 2025-04-04

  @id:ed-0002 @from:2025-06-06
  Scenario: After
    Given a game between Alice and Bob
    Then the edition is 2026-04-17
"""


def test_each_scenario_runs_under_the_newest_edition_of_its_window(run_toy):
    outcome = run_toy(WINDOWS)
    assert outcome.code == 0
    assert outcome.json["edition"] == PINNED
    assert outcome.json["summary"]["passed"] == 2


def test_an_edition_leaves_out_what_does_not_apply_to_it(run_toy):
    outcome = run_toy(WINDOWS, "Good", "--edition", "2025-07-25")
    assert [s["id"] for s in outcome.json["scenarios"]] == ["ed-0002"]
    assert outcome.json["edition"] == "2025-07-25"
    assert outcome.json["scenarios"][0]["failure"]["actual"] == "2025-07-25"
    assert "1 not applicable to the edition" in outcome.out
