"""check-engine tells an author what is wrong, and nothing of what is right."""

import shlex
import sys
from pathlib import Path

import pytest
from judgecall.runner import cli

HERE = Path(__file__).parent / "misbehaving"


@pytest.fixture
def check(capfd):
    """Checks the small adapter with a fault: the exit code, and the lines that are not good."""

    def run(fault="", *options):
        spec = shlex.join([sys.executable, str(HERE / "checked.py"), *([fault] if fault else [])])
        code = cli.invoke(["check-engine", spec, "--call-timeout", "2", *options])
        out, err = capfd.readouterr()
        assert "Traceback" not in out + err
        return code, [line for line in out.splitlines()[:-2] if not line.startswith("ok ")], out

    return run


def test_a_good_adapter_hears_nothing_but_good(check):
    code, lines, out = check()
    assert lines == [], out
    assert "17 good, 0 notes, 0 wrong" in out
    assert code == 0


FAULTS = {
    "version": ("handshake", 'without "jsonrpc":"2.0"'),
    "protocol": ("handshake", "it chose protocol '7'"),
    "given": ("handshake", "it declares the givens weather"),
    "field": ("handshake", "Object contains unknown field `vendor`"),
    "id": ("simple game", "the answer has the id 4"),
    "silent": ("no game yet", "game/observe: no answer within 0.5 s"),
    "error": ("no game yet", "its error is not one"),
    "twice": ("simple game", "one more answer to request 3"),
    "life": ("simple game", "Alice has 40 life"),
    "stays": ("passing priority", "then Alice has priority"),
    "stale": ("passing priority", "seen in the reply before is not what game/observe shows: priority"),
    "bad prompt": ("passing priority", "its prompt is none"),
    "anybody": ("passing priority", "Alice passes without having priority"),
    "remembers": ("another game", "the players observed are"),
    "refuses": ("declared givens", "step is declared, and then unsupported: not that step"),
    "changes": ("legality", "game/legal changed the game"),
    "alone": ("simple game", "the players observed are ('Alice',)"),
    "no ref": ("a land", "it is then in: no zone"),
    "no land": ("a land", "it is then in: hand"),
    "free": ("a spell", "tapped then: []"),
    "fizzles": ("a spell", "it is then in: graveyard"),
    "harmless": ("an attack", "life totals then: {'Alice': 20, 'Bob': 20}"),
    "stays on": ("end", "it still runs"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(check, fault):
    options = ("--call-timeout", "0.5") if fault == "silent" else ()
    code, lines, out = check(fault, *options)
    probe, words = FAULTS[fault]
    assert lines[0].startswith("WRONG "), out
    assert probe in lines[0]
    assert words in lines[0]
    assert code == 3


NOTES = {
    "code": "a method that does not exist is answered with error -32000",
    "undeclared": "legality is not declared",
    "prints": "on stdout: 'done initialize'",
    "slow": "ms a call in an empty game",
}


@pytest.mark.parametrize("fault", NOTES)
def test_what_is_hardly_meant_is_a_note(check, fault):
    code, lines, out = check(fault)
    assert lines[0].startswith("note "), out
    assert NOTES[fault] in lines[0]
    assert code == 0


def test_an_adapter_that_does_not_start(capfd):
    assert cli.invoke(["check-engine", shlex.join([sys.executable, str(HERE / "does_not_start.py")])]) == 3
    assert "its log: no rules found" in capfd.readouterr().out


def test_the_reference_engine_is_a_good_one(capfd):
    assert cli.invoke(["check-engine", "reference"]) == 0
    assert "17 good, 0 notes, 0 wrong" in capfd.readouterr().out


def test_bad_usage(capfd):
    assert cli.invoke(["check-engine", "no-such-engine"]) == 4
    assert cli.invoke(["check-engine"]) == 4
    assert "Traceback" not in capfd.readouterr().err
