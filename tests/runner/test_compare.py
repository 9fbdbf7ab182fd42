"""``judgecall compare``: where the verdicts of engines differ, and nothing else."""

import json

import pytest

FEATURE = """\
Feature: Toys
  @id:toy-0001 @rule:119.1
  Scenario: Alice has 20 life
    Given a game between Alice and Bob
    Then Alice has 20 life

  @id:toy-0002 @rule:117.3d
  Scenario: Alice passes, and keeps her life
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has 20 life

  @id:toy-0003 @rule:117.3d @disputed
  Scenario: Alice passes, and nobody knows what then
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has 20 life
"""


@pytest.fixture
def compare(judgecall, toys):
    (toys / "x.feature").write_text(FEATURE)
    return lambda *arguments: judgecall("compare", *arguments, "--path", "x.feature")


def test_one_fault_is_the_one_difference(compare, toys):
    outcome = compare("toy_engine:Good", "toy_engine:Faulty", "--json", "c.json")
    assert outcome.code == 1
    assert outcome.out.splitlines() == [
        "A  toy 7 (toy_engine:Good): 2 passed",
        "B  toy 7 (toy_engine:Faulty): 1 passed, 1 crashed",
        "",
        "toy-0002  Alice passes, and keeps her life  [117.3d]",
        "  A  passed",
        "  B  crashed: internal: lost count",
        "",
        "B against A: 0 won, 1 lost, 0 otherwise different",
    ]
    (difference,) = json.loads((toys / "c.json").read_text())["differences"]
    assert difference["id"] == "toy-0002"
    assert difference["verdicts"] == ["passed", "crashed"]


def test_an_engine_is_like_itself(compare):
    outcome = compare("toy_engine:Good", "toy_engine:Good")
    assert outcome.code == 0
    assert outcome.out.splitlines()[-1] == "B against A: 0 won, 0 lost, 0 otherwise different"


def test_the_results_of_an_earlier_version_are_a_side(compare, judgecall):
    judgecall("run", "x.feature", "--engine", "toy_engine:Faulty", "--json", "before.json")
    outcome = compare("before.json", "toy_engine:Good")
    assert outcome.code == 1
    assert "A  toy 7 (before.json): 1 passed, 1 crashed" in outcome.out
    assert outcome.out.splitlines()[-1] == "B against A: 1 won, 0 lost, 0 otherwise different"


def test_three_sides(compare):
    outcome = compare("toy_engine:Good", "toy_engine:Unable", "toy_engine:Faulty")
    assert "C against A: 0 won, 1 lost, 0 otherwise different" in outcome.out
    assert "B against A: 0 won, 2 lost, 0 otherwise different" in outcome.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("toy_engine:Good",), "name two engines"),
        (("toy_engine:Good", "nowhere.json"), "nowhere.json: cannot be read"),
        (("toy_engine:Good", "nobody"), "unknown engine"),
        (("toy_engine:Good", "toy_engine:Good", "--json", "x.feature"), "name a file *.json that is not compared"),
    ],
)
def test_what_cannot_be_compared_is_said(compare, arguments, words):
    outcome = compare(*arguments)
    assert outcome.code == 4
    assert words in outcome.err


def test_a_file_that_is_no_result_is_said(compare, toys):
    (toys / "other.json").write_text('{"scenarios": 3}')
    outcome = compare("other.json", "toy_engine:Good")
    assert outcome.code == 4
    assert "other.json: not written by judgecall run --json" in outcome.err
