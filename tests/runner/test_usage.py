"""A user's mistake costs one clear message and the right exit code, never a traceback (the fixture checks that)."""

import os
import subprocess
import sys

import pytest
from judgecall.runner.phrases import nearest

COMMAND_ENV = {**os.environ, "PYTHONUTF8": "0"}


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
        (("run", "x.feature", "--id", "toy-9999"), "no scenario in x.feature matches the id toy-9999"),
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
        (("run", "x.feature", "--id", "toy-001"), "did you mean toy-0001"),
        (("run", "."), "did you mean Given?"),
        (("run", "folder"), "there is no *.feature file in folder"),
        (("run", ""), "PATH is empty"),
        (("run", "x.feature:3", "."), "stands alone"),
        (("run", "x.feature", "--cards", "notes.txt"), "is a file; give the folder"),
        (("run", "x.feature", "--edition", "1990-01-01"), "no such edition is known. Allowed: 2024-11-08"),
        (("run", "x.feature", "--edition", "2031-01-01"), "no such edition is known"),
        (("run", "x.feature", "--edition", ""), "not a date"),
        (("run", "x.feature", "--timeout", "nan"), "no number of seconds"),
        (("run", "x.feature", "--timeout", "inf"), "not in the range"),
        (("run", "x.feature", "--json", "folder"), "it is a folder"),
        (("run", "x.feature", "--summary", "no/where.md"), "there is no folder no"),
        (("run", "x.feature", "--json", "x.feature"), "a *.feature is read, and not written here"),
        (("run", "x.feature", "--json", "r", "--junit", "r"), "--json names that file already"),
        (("run", "x.feature", "--id", "toy-0001", "--rule", "714.4"), "matches the rule 714.4"),
        (("needs", "x.feature", "--id", "toy-001"), "did you mean toy-0001"),
        (("run", "cells.feature"), "more or fewer cells than the one above"),
        (("run", "text.feature"), "belongs to no step"),
        (("fly",), "No such command"),
        (("run", "--colour"), "No such option"),
    ],
)
def test_bad_usage(judgecall, toys, arguments, words):
    given = "Feature: F\n  {tags}\n  Scenario: A\n    Given a game between Alice and Bob\n    Then Alice has 20 life\n"
    files = {
        "x.feature": given.format(tags="@id:toy-0001"),
        "notes.txt": "hello",
        "empty.feature": "",
        "comments.feature": "# nothing\n",
        "broken.feature": "Feature: F\n  Scenario: A\n    Gievn a game\n",
        "outline.feature": "Feature: F\n  Scenario Outline: A\n    Given <x>\n    Examples:\n      | x |\n      | 1 |\n",
        "twice.feature": "Feature: F\n  Scenario: A\n    Given x\n  Rule: R\n    Scenario: A\n      Given x\n",
        "cells.feature": "Feature: F\n  Scenario: A\n    Given x\n      | a | b |\n      | c\n",
        "text.feature": 'Feature: F\n  Scenario: A\n    Given x\n      """\n      y\n      """\n',
        "window.feature": given.format(tags="@from:soon"),
        "backwards.feature": given.format(tags="@from:2026-01-01 @until:2025-01-01"),
    }
    for name, text in files.items():
        (toys / name).write_text(text)
    (toys / "folder").mkdir()
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


def test_a_scenario_is_run_by_its_line(judgecall, toys, feature_text):
    again = feature_text.partition("\n")[2].replace("toy-0001", "toy-0002").replace("Scenario: Alice passes", "Scenario: Again")
    (toys / "x.feature").write_text(feature_text + again)
    outcome = judgecall("run", "x.feature:8", "--engine", "toy_engine:Good", "-v")
    assert "toy-0002" in outcome.out
    assert "toy-0001" not in outcome.out
    outcome = judgecall("run", "x.feature:99", "--engine", "toy_engine:Good")
    assert (outcome.code, "x.feature:99: the file has " in outcome.err) == (4, True)


def test_a_scenario_without_an_id_is_called_by_the_path_as_typed(run_toy, feature_text):
    outcome = run_toy(feature_text.replace("@id:toy-0001 ", ""), "Good", "-v")
    assert "  x.feature:3  Alice passes" in outcome.out


@pytest.mark.parametrize("command", [["steps"], ["cards"], ["explain", "--id", "saga-0040"]])
@pytest.mark.parametrize(("sink", "code"), [("closed", 141), ("/dev/full", 4)])
def test_output_that_cannot_be_written(command, sink, code):
    if sink == "closed":
        reader, writer = os.pipe()
        os.close(reader)
    elif os.path.exists(sink):
        writer = os.open(sink, os.O_WRONLY)
    else:
        pytest.skip("no /dev/full here")
    call = [sys.executable, "-m", "judgecall.runner", *command]
    done = subprocess.run(call, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=COMMAND_ENV)
    os.close(writer)
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert done.returncode == code


@pytest.mark.parametrize("terminal", [{"PYTHONIOENCODING": "ascii"}, {"COLUMNS": "0"}, {"COLUMNS": "40", "NO_COLOR": "1"}])
def test_an_odd_terminal(terminal):
    call = [sys.executable, "-m", "judgecall.runner", "cards", "History of Benalia"]
    done = subprocess.run(call, capture_output=True, text=True, check=False, env=COMMAND_ENV | terminal)
    assert done.returncode == 0, done.stderr
    assert "History of Benalia" in done.stdout


def test_the_nearest_phrases_of_an_unknown_step():
    assert "When the top of the stack resolves[ until <until>]" in nearest("And the stack is resolved (line 3)")
    assert nearest("Given a game with Alice and Bob (line 3)") == ["Given a [<format> ]game between <players>"]
