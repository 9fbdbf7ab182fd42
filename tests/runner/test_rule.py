"""``judgecall rule``: what there is on a number, for every number of the edition."""

import json

import pytest
from judgecall.runner import about_rule, cli, facts, wrong_engines
from judgecall.runner.about_rule import about, checked_number, citing
from judgecall.runner.errors import UsageProblem
from judgecall.runner.selection import Selection, choose

INDEX = facts.rules_index()
SCENARIOS = choose(Selection()).scenarios


def invoke(capfd, *arguments):
    code = cli.invoke(["rule", *arguments])
    printed = capfd.readouterr()
    return code, printed.out, printed.err


def test_a_number_shows_all_that_there_is(capfd):
    code, out, _ = invoke(capfd, "702.85a")
    assert code == 0
    assert out.startswith("702.85a  tested\n  under 702.85\n")
    assert "  cascade-0001  Cascade triggers as the spell is cast, and its spell resolves first" in out
    assert "      features/702-keywords/702.85-cascade.feature:" in out
    assert "  keywords.cascade  engine/cards/keywords/casting.py:" in out
    assert "  Bloodbraid Elf  cascade; cascade-0001" in out
    assert "  cascade lets any face of the card be cast  tests/wrong_engines/" in out
    assert "  2024-11-08 to 2026-04-17  702.85a" in out


def test_json_has_the_same(capfd):
    code, out, _ = invoke(capfd, "714.4", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["number"], found["class"], found["edition"], found["above"]) == ("714.4", "tested", "2026-04-17", "714")
    assert "saga-0040" in {s["id"] for s in found["scenarios"]}
    assert "cr714_sagas.is_finished" in {f["name"] for f in found["code"]}
    assert "a Saga is sacrificed at exactly its final number" in {w["name"] for w in found["wrong_engines"]}
    assert [c["date"] for c in found["changes"]] == ["2025-06-06"]


def test_a_number_that_moved_says_what_it_was(capfd):
    _, out, _ = invoke(capfd, "725.2")
    assert "  2025-07-25 to 2026-01-16  724.2\n  2026-04-17  725.2" in out


@pytest.mark.parametrize(
    ("number", "first"),
    [
        ("732.1", "732.1  physical: shortcuts are a matter between persons"),
        ("714.1", "714.1  definition: how the card looks"),
        ("901.9a", "901.9a  variant: casual variants other than Commander"),
        ("702.85", "702.85  definition: a title"),
    ],
)
def test_an_untested_number_says_why(capfd, number, first):
    assert invoke(capfd, number)[1].splitlines()[0] == first


def test_a_section_and_a_rule_list_what_lies_under_them(capfd):
    assert "\n  714.2     tested      " in invoke(capfd, "714")[1]
    assert "\n  714.2b    tested      " in invoke(capfd, "714.2")[1]


@pytest.mark.parametrize(
    ("number", "nearest"),
    [
        ("714.2z", "714.2c, 714.2d"),
        ("714.9", "714.3, 714.3a, 714.3b, 714.3c, 714.4"),
        ("702.85d", "702.85a, 702.85b, 702.85c"),
        ("716.2f", "716.2c, 716.2d"),
    ],
)
def test_a_number_that_does_not_exist_is_refused_with_the_nearest(capfd, number, nearest):
    code, out, err = invoke(capfd, number)
    assert (code, out) == (4, "")
    assert f"judgecall: rule {number}: the edition 2026-04-17 has no such number. Nearest: " in err
    assert nearest in err


def test_what_is_no_number_is_refused():
    with pytest.raises(UsageProblem, match=r"rule Sagas: .* Write it as 714, 714\.2 or 714\.2b"):
        checked_number("Sagas", INDEX)


def test_without_the_tests_no_wrong_engines_are_shown(capfd, monkeypatch, tmp_path):
    monkeypatch.setattr("judgecall.runner.commands.rule.wrong_engines", lambda: wrong_engines.wrong_engines(tmp_path / "none"))
    _, out, _ = invoke(capfd, "714.4")
    assert "Wrong engines: they are in the tests, which only a checkout has" in out
    assert json.loads(invoke(capfd, "714.4", "--json")[1])["wrong_engines"] is None


def test_every_number_of_the_edition_has_an_answer():
    wrong = wrong_engines.wrong_engines()
    by_rule = citing(SCENARIOS)
    cited = {n for s in SCENARIOS if not s.disputed for n in s.rules}
    for number in (*INDEX.sections, *INDEX.classes):
        found = about(number, INDEX, by_rule, wrong, {})
        assert (found.class_ == about_rule.TESTED) is (number in cited), number
        assert found.reason or found.class_ == about_rule.TESTED, number
        assert found.numbers["2026-04-17"] == number


def test_the_wrong_engines_are_read_as_they_are():
    found = wrong_engines.wrong_engines()
    assert found is not None
    assert len({w.name for w in found}) == len(found) > 700
    assert all(w.rules and w.caught_by for w in found)
