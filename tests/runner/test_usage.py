"""A user's mistake costs one clear message and the right exit code, never a traceback (the fixture checks that)."""

import pytest


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("run", "missing.feature"), "no such file or folder"),
        (("run", "notes.txt"), "not a feature file"),
        (("run", "--engine", "forge"), "unknown engine. Allowed: reference"),
        (("run", "--engine", "no_such_module:Engine"), "cannot be imported"),
        (("run", "--engine", "toy_engine:Nobody"), "has no class 'Nobody'"),
        (("run", "--rule", "71"), "not a rule number"),
        (("run", "--rule", "714.2bb"), "not a rule number"),
        (("run", "--edition", "yesterday"), "not a date"),
        (("run", "x.feature", "--cards", "nowhere"), "no such folder"),
        (("run", "x.feature", "--id", "toy-9999"), "no scenario matches"),
        (("run", "x.feature", "-n", "0"), "Invalid value for '-n'"),
        (("run", "empty.feature"), "the file is empty"),
        (("run", "comments.feature"), "holds no Feature"),
        (("run", "latin.feature"), "not UTF-8"),
        (("run", "broken.feature"), "did you mean Given?"),
        (("run", "outline.feature"), "Scenario Outline"),
        (("run", "twice.feature"), "already used at line 2"),
        (("run", "window.feature"), "@from: soon: not a date"),
        (("run", "backwards.feature"), "is empty"),
        (("run", "x.feature", "--engine", "toy_engine:Good", "--json", "no/where.json"), "cannot be written"),
        (("explain", "missing.feature"), "no such file or folder"),
        (("explain",), "PATH or --id"),
        (("fly",), "No such command"),
        (("run", "--colour"), "No such option"),
    ],
)
def test_bad_usage(judgecall, toys, arguments, words):
    given = "Feature: F\n  {tags}\n  Scenario: A\n    Given a game between Alice and Bob\n"
    files = {
        "x.feature": given.format(tags="@id:toy-0001"),
        "notes.txt": "hello",
        "empty.feature": "",
        "comments.feature": "# nothing\n",
        "broken.feature": "Feature: F\n  Scenario: A\n    Gievn a game\n",
        "outline.feature": "Feature: F\n  Scenario Outline: A\n    Given <x>\n    Examples:\n      | x |\n      | 1 |\n",
        "twice.feature": "Feature: F\n  Scenario: A\n    Given x\n  Rule: R\n    Scenario: A\n      Given x\n",
        "window.feature": given.format(tags="@from:soon"),
        "backwards.feature": given.format(tags="@from:2026-01-01 @until:2025-01-01"),
    }
    for name, text in files.items():
        (toys / name).write_text(text)
    (toys / "latin.feature").write_bytes("Feature: Öde\n".encode("latin-1"))
    outcome = judgecall(*arguments)
    assert words in outcome.err
    assert outcome.code == 4


@pytest.mark.parametrize(("engine", "words"), [("NoStart", "no display"), ("OldProtocol", "protocol 1")])
def test_an_adapter_that_does_not_start(run_toy, engine, words):
    outcome = run_toy(engine=engine)
    assert outcome.code == 3
    assert words in outcome.err


def test_an_unreadable_file_costs_itself_only(run_toy, toys, judgecall):
    run_toy()
    (toys / "y.feature").write_text("Feature: F\n  Gievn\n  nothing: at all\n | a |\n")
    outcome = judgecall("run", ".", "--engine", "toy_engine:Good")
    assert "1 passed" in outcome.out
    assert "1 unreadable files" in outcome.out
    assert "y.feature" in outcome.err
    assert outcome.code == 4
