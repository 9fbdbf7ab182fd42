"""Every verdict, its exit code, and what is said of it."""

from pathlib import Path

import pytest
from judgecall.adapters import port
from judgecall.runner import report
from judgecall.runner.declared import contradicted
from judgecall.runner.verdicts import Failure, Judged, Result

VERDICTS = {
    "Good": ("passed", 0, ""),
    "Unable": ("unsupported", 4, "two players are too many"),
    "Raises": ("crashed", 1, "KeyError"),
    "Faulty": ("crashed", 1, "lost count"),
    "Runaway": ("timed out", 1, "without recurring"),
    "Refuses": ("error", 1, "not Alice's priority"),
}


@pytest.mark.parametrize("engine", VERDICTS)
def test_an_engine_gets_its_verdict(run_toy, engine):
    verdict, code, words = VERDICTS[engine]
    outcome = run_toy(engine=engine)
    (scenario,) = outcome.json["scenarios"]
    assert (scenario["verdict"], outcome.code) == (verdict, code)
    assert words in scenario["reason"]
    assert words in outcome.out
    assert outcome.json["summary"][verdict.replace(" ", "_")] == 1
    assert sum(outcome.json["summary"].values()) == 1


def test_a_hang_is_timed_out(run_toy):
    outcome = run_toy(None, "Hangs", "--timeout", "0.2")
    assert outcome.code == 1
    assert outcome.json["scenarios"][0]["verdict"] == "timed out"
    assert "0.2 s" in outcome.json["scenarios"][0]["reason"]


WRONG_LIFE = """\
Feature: Toys
  @id:toy-0002 @rule:119.1
  Scenario: Alice has too much life
    Given a game between Alice and Bob
    Then Alice has 21 life
"""


def test_a_mismatch_names_step_expected_actual_rules_and_command(run_toy):
    outcome = run_toy(WRONG_LIFE)
    assert outcome.code == 1
    failure = outcome.json["scenarios"][0]["failure"]
    assert failure == {"step": "Then Alice has 21 life (line 5)", "expected": 21, "actual": 20, "prompts": []}
    for words in (
        "FAILED  toy-0002  Alice has too much life",
        "at        x.feature:3",
        "step      Then Alice has 21 life (line 5)",
        "expected  21",
        "actual    20",
        "rules     119.1",
        "again     judgecall run x.feature --id toy-0002 --engine toy_engine:Good",
    ):
        assert words in outcome.out


def test_the_json_has_exactly_the_fields_of_the_contract(run_toy):
    found = run_toy().json
    assert list(found) == ["judgecall", "edition", "engine", "summary", "seconds", "scenarios"]
    assert found["engine"] == {"name": "toy", "version": "7"}
    assert list(found["summary"]) == ["passed", "failed", "unsupported", "crashed", "timed_out", "error"]
    (scenario,) = found["scenarios"]
    fields = "id feature line name rules rulings needs verdict reason failure seconds"
    assert list(scenario) == fields.split()
    assert scenario["id"] == "toy-0001"
    assert scenario["line"] == 3
    assert scenario["rules"] == ["117.3d"]
    assert scenario["rulings"] == ["toy-ruling"]
    assert scenario["needs"] == {"players": 2, "cards": [], "capabilities": [], "givens": []}
    assert scenario["failure"] is None


def test_a_step_that_no_phrase_matches_names_the_nearest(run_toy):
    outcome = run_toy(WRONG_LIFE.replace("a game between Alice and Bob", "a game between Alice or Bob"))
    assert outcome.json["scenarios"][0]["verdict"] == "error"
    assert "no step phrase matches" in outcome.out
    assert "- Given a game between Alice and Bob" in outcome.out


def test_a_scenario_that_claims_nothing_is_in_error(run_toy):
    outcome = run_toy("Feature: F\n  Scenario: A\n    Given a game between Alice and Bob\n    When Alice passes priority\n")
    assert "the scenario claims nothing" in outcome.out
    assert outcome.code == 1


def test_a_disputed_scenario_counts_for_nobody(run_toy):
    outcome = run_toy(WRONG_LIFE.replace("@rule:119.1", "@rule:119.1 @disputed"))
    assert sum(outcome.json["summary"].values()) == 0
    assert "1 disputed (not counted)" in outcome.out
    assert outcome.code == 4


def test_verbose_prints_each_verdict_with_its_rules(run_toy):
    assert "117\n  passed   toy-0001  Alice passes  [117.3d]\n" in run_toy(None, "Good", "--verbose").out


def unsupported(*lacking, reason="no"):
    return Result("x", "x.feature", 1, "X", (), (), {}, "unsupported", reason, None, 0.0, lacking=lacking)


def test_why_much_is_unsupported_is_said_in_few_lines():
    results = [unsupported("Island", f"Card {n}") for n in range(30)]
    results += [unsupported(reason=f"reason {n}") for n in range(20)] + [unsupported(reason="reason 3")]
    lines = list(report.unsupported_lines(results))
    assert lines[0].startswith("unsupported in 30, for want of cards: Island (30), Card 0 (1), ")
    assert lines[0].endswith(", and 16 other cards")
    assert lines[1] == "unsupported in 2: reason 3"
    assert lines[-2] == "unsupported in 5, for 5 other reasons: --json FILE writes them all"
    assert len(lines) == 18


@pytest.mark.parametrize(
    ("able", "givens", "new", "words"),
    [
        (True, (), True, ()),
        (True, (), False, ("stack",)),
        (False, ("stack",), True, ("stack",)),
        (False, ("stack",), False, ()),
    ],
)
def test_the_stack_of_a_set_up_is_the_given_and_any_other_the_capability(able, givens, new, words):
    declared = port.Capabilities(stack=able, givens=frozenset(givens))
    assert contradicted(declared, port.Unsupported("not yet", capabilities=("stack",)), None, new) == words


def test_a_place_and_a_step_are_said_once():
    step = "Then Alice has 21 lief (line 4)"
    failed = Judged("error", "/x/y.feature:4: Then Alice has 21 lief: 'lief' is nothing", Failure(step, None, None))
    result = Result("x", "y.feature", 3, "X", (), (), {}, failed.verdict, failed.reason, failed.failure, 0.0)
    assert "  reason    'lief' is nothing" in report.result_lines(result, Path("/x/y.feature"))
