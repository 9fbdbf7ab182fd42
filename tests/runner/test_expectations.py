"""Expectation files, frozen suites, declared capabilities: when a run is a regression, stale, or conforms."""

import xml.etree.ElementTree as ET

import pytest
from judgecall.runner import expectations, selection, suites
from judgecall.runner.facts import read_list
from judgecall.runner.paths import FEATURES

GAMES = "Feature: Games\n" + "".join(
    f"""
  @id:game-{n} @rule:119.1
  Scenario: Game {n}
    Given a game between Alice and Bob
    Then Alice has {life} life
"""
    for n, life in enumerate((20, 21, 20))
)

LISTED = 'game-1: {verdict: failed, reason: "119.1: starts at 20"}\n'


@pytest.fixture
def held(run_toy, toys):
    """Runs the three games, of which the second fails, against an expectation file of this text."""

    def run(text, *options, engine="Good"):
        (toys / "e.yaml").write_text(text)
        return run_toy(GAMES, engine, "--expect", "e.yaml", *options)

    return run


def test_a_run_that_equals_its_file_conforms(held):
    outcome = held(LISTED)
    assert outcome.code == 0
    assert "1 departures expected" in outcome.out
    assert "FAILED" not in outcome.out


def test_a_new_failure_is_a_regression(held):
    outcome = held("")
    assert outcome.code == 1
    assert "REGRESSION  game-1: failed, and not listed so in e.yaml" in outcome.out
    assert "expected  21" in outcome.out


def test_another_verdict_than_the_one_listed_is_a_regression(held):
    assert held(LISTED.replace("failed", "timed out")).code == 1


def test_an_unexpected_pass_is_stale(held):
    outcome = held(LISTED + "game-2: {verdict: crashed, reason: it did}\n")
    assert outcome.code == 2
    assert "STALE  game-2: listed as crashed in e.yaml:2, now: passed. Take the line out" in outcome.out


def test_a_regression_outweighs_a_stale_entry(held):
    outcome = held("game-2: {verdict: crashed, reason: it did}\n")
    assert outcome.code == 1
    assert "STALE  game-2" in outcome.out
    assert "REGRESSION  game-1" in outcome.out


def test_entries_of_scenarios_that_are_not_run_say_nothing(held):
    assert held(LISTED + "game-7: {verdict: crashed, reason: it did}\n").code == 0
    assert held(LISTED, "--id", "game-0").code == 0


def test_an_entry_for_no_scenario_is_stale_when_the_suite_is_run():
    entry = expectations.Entry("failed", "because", 1)
    found = expectations.compare("e.yaml", expectations.Expectations({"game-7": entry}), [], frozenset(), frozenset({"game-0"}))
    assert [stale.now for stale in found.stale] == ["no such scenario"]
    assert not expectations.compare("e.yaml", expectations.Expectations({"game-7": entry}), [], frozenset(), None).stale


def test_a_disputed_scenario_needs_no_entry(run_toy, toys):
    (toys / "e.yaml").write_text(LISTED)
    outcome = run_toy(GAMES.replace("@id:game-1", "@id:game-1 @disputed"), "Good", "--expect", "e.yaml")
    assert outcome.code == 2
    assert "disputed, and counts for nobody" in outcome.out


def test_a_file_that_is_written_is_one_to_which_the_run_conforms(run_toy, toys, held):
    assert run_toy(GAMES, "Good", "--write-expect", "e.yaml").code == 0
    text = (toys / "e.yaml").read_text()
    assert "game-1: {verdict: failed, reason: " in text
    assert "passed:\n  [\n    game-0, game-2,\n  ]" in text
    assert held(text).code == 0


def test_a_reason_that_was_argued_is_kept(run_toy, toys):
    (toys / "e.yaml").write_text(LISTED + "game-2: {verdict: failed, reason: it did}\n")
    run_toy(GAMES, "Good", "--id", "game-1", "--write-expect", "e.yaml")
    assert expectations.load(toys / "e.yaml").entries.keys() == {"game-1", "game-2"}
    assert expectations.load(toys / "e.yaml").entries["game-1"].reason == "119.1: starts at 20"
    run_toy(GAMES, "Good", "--write-expect", "e.yaml")
    assert expectations.load(toys / "e.yaml").entries.keys() == {"game-1"}


FLOOR = "passed: [game-0, game-2]\n"


def test_support_that_is_lost_is_a_regression(held):
    assert held(LISTED + FLOOR).code == 0
    outcome = held(FLOOR, engine="Unable")
    assert outcome.code == 1
    assert "REGRESSION  game-0: unsupported, and listed as passed in e.yaml: two players are too many" in outcome.out
    assert "REGRESSION  game-1" not in outcome.out


def test_more_than_the_floor_may_pass(held):
    assert held(LISTED + "passed: [game-0]\n").code == 0


def test_an_id_of_the_floor_that_is_no_scenario_is_stale_when_the_suite_is_run():
    listed = expectations.Expectations(passed={"game-7": 3})
    found = expectations.compare("e.yaml", listed, [], frozenset(), frozenset({"game-0"}))
    assert [(stale.id, stale.entry.line, stale.now) for stale in found.stale] == [("game-7", 3, "no such scenario")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game-1: failed\n", "e.yaml:1: 'failed' is no mapping"),
        ("- game-1\n", "a list is no mapping"),
        ("passed: []\npassed: []\n", "e.yaml:2: `passed` stands twice, first in line 1"),
        ("[a, b]: c\n", "e.yaml:1: a list or a mapping is no id"),
        ("\ngame-1: {verdict: wrong, reason: x}\n", "e.yaml:2: game-1: the verdict 'wrong'. Allowed: failed"),
        ("game-1: {verdict: passed, reason: x}\n", "the verdict 'passed'"),
        ("game-1: {verdict: failed}\n", "no reason is given"),
        ("game-1: {verdict: failed, why: x}\n", "why: not expected here"),
        (LISTED * 2, "e.yaml:2: game-1 is listed twice, first in line 1"),
        ("game-1: {\n", "not YAML"),
        ("passed: game-1\n", "e.yaml:1: `passed` is no list of ids"),
        ("passed: [{game-1: 1}]\n", "`passed` lists something that is no id"),
        ("passed: [game-0,\n  game-0]\n", "e.yaml:2: game-0 is listed twice, first in line 1"),
        (LISTED + "passed: [game-1]\n", "e.yaml:2: game-1 is to pass, and is listed as failed in line 1"),
    ],
)
def test_a_file_that_is_none_names_its_line(held, text, words):
    outcome = held(text)
    assert outcome.code == 4
    assert words in outcome.err


def test_nothing_but_unsupported_is_nothing_judged(held):
    assert held("", engine="Unable").code == 4
    text = "".join(f"game-{n}: {{verdict: unsupported, reason: two players}}\n" for n in range(3))
    assert held(text, engine="Unable").code == 4


def test_what_is_declared_and_then_refused_fails(run_toy):
    outcome = run_toy(engine="Boastful")
    (scenario,) = outcome.json["scenarios"]
    assert (scenario["verdict"], outcome.code) == ("failed", 1)
    assert "the engine declares trigger order, and calls it unsupported: not yet" in scenario["reason"]


def test_a_frozen_suite_leaves_newer_scenarios_out(run_toy, toys, monkeypatch):
    monkeypatch.setattr(suites, "SUITES", toys)
    (toys / "0.9.0.yaml").write_text(suites.text("0.9.0", ["game-2", "game-0"]))
    (toys / "0.10.0.yaml").write_text(suites.text("0.10.0", ["game-0", "game-1", "game-2"]))
    assert suites.versions() == ["0.9.0", "0.10.0"]
    outcome = run_toy(GAMES, "Good", "--suite", "0.9.0")
    assert (outcome.code, len(outcome.json["scenarios"])) == (0, 2)
    assert run_toy(GAMES, "Good", "--suite", "0.10.0").code == 1
    outcome = run_toy(GAMES, "Good", "--suite", "0.8.0")
    assert outcome.code == 4
    assert "no such version of the suite. Allowed: 0.9.0, 0.10.0" in outcome.err
    assert run_toy(GAMES, "Good", "--suite", "0.9.0", "--id", "game-1").code == 4


def test_every_scenario_of_a_frozen_suite_exists():
    ids = {scenario.id for scenario in selection.choose(selection.Selection()).scenarios}
    ids |= set(read_list(FEATURES / "retired-ids.txt"))
    for version in suites.versions():
        assert not suites.frozen(version) - ids, f"ids of {version} are gone: ids are permanent"


def test_the_summary_shows_regressions_and_stale_entries(held, toys):
    held("game-2: {verdict: crashed, reason: it did}\n", "--summary", "s.md")
    text = (toys / "s.md").read_text()
    assert "## judgecall: 1 regressions" in text
    assert "| `game-1` Game 1 | failed | 119.1 | " in text
    assert "| `game-2` | crashed | passed |" in text
    held(LISTED, "--summary", "s.md")
    assert "## judgecall: conforms" in (toys / "s.md").read_text()


def test_junit_skips_what_is_known_and_fails_what_is_stale(held, toys):
    held(LISTED + "game-2: {verdict: crashed, reason: it did}\n", "--junit", "r.xml")
    suite = ET.parse(toys / "r.xml").getroot().find("testsuite")
    assert [[child.tag for child in case if child.tag != "properties"] for case in suite] == [[], ["skipped"], ["failure"]]
    assert (suite.get("failures"), suite.get("skipped"), suite.get("errors")) == ("1", "1", "0")


def test_in_process_a_class_runs_here(run_toy):
    assert run_toy(None, "Good", "--in-process").code == 0
    outcome = run_toy(None, "Raises", "--in-process")
    assert "KeyError" in outcome.json["scenarios"][0]["reason"]
