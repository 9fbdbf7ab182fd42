"""Each lint of scenarios is shown failing on a scenario that breaks just that."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from judgecall.runner.errors import BadFeature
from judgecall.runner.facts import Clause, RulesIndex, Ruling
from judgecall.runner.lints import Suite, refusals
from judgecall.runner.lints import scenarios as lints
from judgecall.runner.lints import steps as step_lints
from judgecall.runner.scenarios import load
from msgspec.structs import replace
from pytest_bdd import parsers

GOOD = """\
Feature: F
  @id:toy-0001 @rule:714.2b @ruling:sagas-trigger
  Scenario: A Saga triggers
    Given the battlefield holds
      | permanent    | controller | as    |
      | 2 Forest     | Alice      |       |
      | "Blood Moon" | Bob        | First |
    Then "First" is on the battlefield
"""
INDEX = RulesIndex(edition="2026-04-17", classes={"714.2b": "open", "101.1": "open"}, sections=("714",))
TRIGGERS = Clause(says="A Saga triggers.", scenarios=("toy-0001",))
RULING = Ruling(
    id="sagas-trigger",
    cards=("Blood Moon",),
    rules=("714.2b",),
    clauses=(TRIGGERS,),
    standing="current",
    open=False,
    path=Path("r.yaml"),
)


@pytest.fixture
def suite(tmp_path):
    """A suite of the given feature text, with one ruling, two cards and an invented one."""

    def make(text=GOOD, **changes):
        path = tmp_path / "x.feature"
        path.write_text(text)
        fields = {
            "scenarios": load(path).scenarios,
            "rules": INDEX,
            "rulings": (RULING,),
            "retired": frozenset({"toy-0666"}),
            "cards": frozenset({"Forest", "Blood Moon", "Test Totem"}),
            "invented": frozenset({"Test Totem"}),
        }
        return Suite(**fields | changes)

    return make


ALL = [lints.tags, lints.ids, lints.titles, lints.rules, lints.rulings, lints.cards]


@pytest.mark.parametrize("lint", ALL)
def test_a_good_scenario_has_no_findings(suite, lint):
    assert lint(suite()) == []


SECOND = GOOD + GOOD.split("Feature: F\n")[1].replace("toy-0001", "toy-0002").replace(" @ruling:sagas-trigger", "")


@pytest.mark.parametrize(
    ("lint", "old", "new", "words"),
    [
        (lints.tags, "@rule:714.2b", "@rule:714.2b @slow", "unknown tag @slow. Allowed: @id:..."),
        (lints.tags, "@rule:714.2b", "@rule:714.2b @owner:me", "unknown tag @owner:me"),
        (lints.tags, "@rule:714.2b", "@rule:", "has no value"),
        (lints.tags, "@rule:714.2b", "@from:2025-06-06 @from:2026-04-17", "given 2 times"),
        (lints.ids, "@id:toy-0001 ", "", "no id"),
        (lints.ids, "toy-0001", "Toy_1", "malformed"),
        (lints.ids, "toy-0001", "toy-0666", "was retired"),
        (lints.titles, "A Saga triggers", "A Saga should trigger", '"should"'),
        (lints.titles, "A Saga triggers", "", "no title"),
        (lints.rules, "@rule:714.2b ", "", "cites no rule"),
        (lints.rules, "@rule:714.2b", "@rule:714.99", "have no number 714.99"),
        (lints.rulings, "@ruling:sagas-trigger", "@ruling:sagas-sing", "no ruling 'sagas-sing'"),
        (lints.rulings, " @ruling:sagas-trigger", "", "lacks the tag @ruling:sagas-trigger"),
        (lints.rulings, "toy-0001", "toy-0003", "does not list toy-0003"),
        (lints.cards, "2 Forest ", "2 Forst ", "no card 'Forst'"),
        (lints.cards, '"First"', '"Second"', "no card 'Second'"),
        (lints.cards, '"Blood Moon"', "Test Totem  ", "Test Totem is invented"),
        (lints.cards, "@rule:714.2b", "@rule:714.2b @invented", "no invented card"),
    ],
)
def test_a_breach_is_found(suite, lint, old, new, words):
    assert old in GOOD
    found = [str(finding) for finding in lint(suite(GOOD.replace(old, new)))]
    assert len(found) >= 1
    assert any(words in text for text in found), found


def test_an_id_used_twice(suite):
    both = SECOND.replace("toy-0002", "toy-0001").replace("A Saga triggers", "Another", 1)
    assert ["is taken by" in f.message for f in lints.ids(suite(both))] == [True]


def test_a_title_used_twice_in_the_suite(suite, tmp_path):
    (tmp_path / "y.feature").write_text(GOOD.replace("toy-0001", "toy-0002"))
    again = load(tmp_path / "y.feature").scenarios
    found = lints.titles(suite(scenarios=suite().scenarios + again))
    assert ["the title is taken by" in f.message for f in found] == [True]


@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        ({"clauses": (TRIGGERS, Clause(says="More.", scenarios=("toy-0404",)))}, "toy-0404, which is no scenario"),
        ({"clauses": (), "id": "alone"}, "not marked open: true"),
        ({"clauses": (TRIGGERS, Clause(says="More.", scenarios=()))}, 'no scenario settles "More."'),
        ({"cards": ("Forest Bear",)}, 'no scenario settles "A Saga triggers." with Forest Bear'),
        ({"open": True}, "is marked open, yet"),
        ({"rules": ("714.99",)}, "have no number 714.99"),
    ],
)
def test_the_catalogue_is_tied_to_its_scenarios(suite, ruling, words):
    changed = replace(RULING, **ruling)
    found = lints.rulings(suite(rulings=(changed,) if "id" not in ruling else (RULING, changed)))
    assert any(words in f.message for f in found), found


def test_what_the_rulings_card_cannot_show_is_settled_by_another(suite):
    clause = replace(TRIGGERS, elsewhere="it has no chapters")
    assert lints.rulings(suite(rulings=(replace(RULING, cards=("Forest Bear",), clauses=(clause,)),))) == []


def test_what_waits_for_the_engine_is_no_failure(suite):
    waiting = replace(RULING, id="later", rules=("101.1",), clauses=(), open=True)
    assert lints.rulings(suite(rulings=(RULING, waiting))) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("Scenario:", "Scenario Outline:") + "    Examples:\n      | x |\n      | 1 |\n", "Outline"),
        (SECOND, "already used at line 3"),
        ("Feature: F\n  Gievn\n| x |\n", "holds no scenario"),
    ],
)
def test_an_unreadable_file_an_outline_and_a_doubled_title(suite, tmp_path, text, words):
    path = tmp_path / "bad.feature"
    path.write_text(text)
    with pytest.raises(BadFeature) as caught:
        load(path)
    (finding,) = lints.unreadable(suite(broken=(caught.value,)))
    assert words in str(finding)


def definition(kind, pattern):
    """A step definition as pytest-bdd holds it."""

    def function():
        """Does nothing."""

    return SimpleNamespace(type=kind, parser=parsers.re(pattern), step_func=function)


BOTH = (definition("given", "the battlefield holds"), definition("then", r'"First" is .+'))


def test_a_vocabulary_that_is_all_used(suite):
    assert step_lints.use(suite(definitions=BOTH)) == []


def test_an_unused_step(suite):
    (finding,) = step_lints.use(suite(definitions=(*BOTH, definition("then", r"(?P<player>\w+) wins"))))
    assert finding.message == "no scenario uses: Then <player> wins"


def test_an_ambiguous_step(suite):
    (finding,) = step_lints.use(suite(definitions=(*BOTH, definition("then", ".*battlefield"))))
    assert (finding.lint, finding.line) == ("ambiguous-step", 8)
    assert "2 phrases match" in finding.message


def test_a_step_of_another_type_does_not_match(suite):
    found = step_lints.use(suite(definitions=(BOTH[0], definition("when", r'"First" is .+'))))
    assert {finding.lint for finding in found} == {"unknown-step", "unused-step"}


def test_the_41st_step(suite):
    forty = tuple(definition("then", f"fact {n}") for n in range(40))
    assert step_lints.limit(suite(definitions=forty)) == []
    (finding,) = step_lints.limit(suite(definitions=(*forty, definition("then", "fact 41"))))
    assert "41 step phrases; 40 are allowed" in finding.message


@pytest.mark.parametrize(
    ("given", "cited", "beside"),
    [
        (("117.1",), ("606.3",), True),
        (("117.1",), ("117.3c",), False),
        (("118.3",), ("702.74a",), True),
        (("118.3",), ("601.2h", "733.1"), False),
        (("307.1", "601.3"), ("702.109a", "302.1"), False),
        (("509.1",), ("802.2a",), True),
        (("702.14c", "509.1"), ("802.2a",), False),
        (("601.2c",), ("702.11b",), False),
        ((), ("702.11b",), False),
    ],
)
def test_a_refusal_by_the_way_is_told_from_one_by_the_rules_that_are_cited(given, cited, beside):
    assert refusals.is_beside_the_point(given, cited) is beside


def test_a_cannot_that_holds_for_another_reason_is_found(tmp_path):
    (tmp_path / "a.feature").write_text(
        """Feature: a
  @id:a-0001 @rule:702.11b
  Scenario: Nothing can be cast without mana
    Given a game between Alice and Bob
    And the battlefield holds
      | permanent     | controller |
      | Grizzly Bears | Bob        |
    And Alice's hand holds "Shock"
    Then Alice can't cast "Shock" targeting "Grizzly Bears"
"""
    )
    found = refusals.refusals(Suite(scenarios=load(tmp_path / "a.feature").scenarios))
    assert [(f.line, f.lint) for f in found] == [(9, "refusals")]
    assert "(118.3), which is none of the rules that the scenario cites (702.11b)" in found[0].message
