"""A toy vocabulary and toy engines, so that the runner is tested without the real ones."""

import importlib
import json
import sys
from pathlib import Path

import pytest
from judgecall.runner import cli, plugin

HERE = Path(__file__).parent

FEATURE = """\
Feature: Toys
  @id:toy-0001 @rule:117.3d @ruling:toy-ruling
  Scenario: Alice passes
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has 20 life
"""


@pytest.fixture
def feature_text():
    """A feature of one toy scenario."""
    return FEATURE


@pytest.fixture
def toys(monkeypatch, tmp_path):
    """The toy vocabulary instead of the real one, and a working directory of our own."""
    monkeypatch.syspath_prepend(str(HERE))
    importlib.import_module("toy_steps")
    monkeypatch.setattr(plugin, "step_modules", lambda: ["toy_steps"])
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for name in ("toy_engine",):
        sys.modules.pop(name, None)


class Outcome:
    """What a call of the command line printed and returned."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def judgecall(toys, capfd):
    """Calls the command line in this process: ``judgecall("run", "x.feature")``."""

    def call(*arguments):
        code = cli.invoke([str(a) for a in arguments])
        captured = capfd.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Outcome(code, captured.out, captured.err)

    return call


@pytest.fixture
def run_toy(judgecall, toys):
    """Runs one feature text on a toy engine and returns the outcome and the JSON results."""

    def run(text=None, engine="Good", *options):
        (toys / "x.feature").write_text(text or FEATURE)
        outcome = judgecall("run", "x.feature", "--engine", f"toy_engine:{engine}", "--json", "r.json", *options)
        file = toys / "r.json"
        outcome.json = json.loads(file.read_text()) if file.exists() else None
        return outcome

    return run
