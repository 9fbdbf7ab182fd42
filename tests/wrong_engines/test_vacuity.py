"""An engine that changes nothing, refuses everything or shows nothing passes no scenario that has a When."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from judgecall.runner import cli, engines
from judgecall.runner.selection import Selection, choose

sys.path.insert(0, str(Path(__file__).parent))
from vacuous import VACUOUS, Changeless  # beside this file


@pytest.mark.parametrize("kind", VACUOUS, ids=lambda k: k.__name__)
def test_a_vacuous_engine_passes_nothing(kind, tmp_path, monkeypatch):
    means = engines.Means(make=lambda folders: kind())
    monkeypatch.setattr(engines, "RESOLVERS", (lambda spec: means, *engines.RESOLVERS))
    out = tmp_path / "result.json"
    cli.invoke(["run", "--engine", "vacuous", "--json", str(out)])
    scenarios = json.loads(out.read_text())["scenarios"]
    assert scenarios
    passed = {s["id"] for s in scenarios if s["verdict"] == "passed"}
    assert passed - (derived() if kind is Changeless else set()) == set()


def derived():
    """Scenarios in which nobody acts: they are about what the given state amounts to (613), and only checking
    state-based actions stands between. An engine that changes nothing may see that right; a blind one may not."""
    only_looked_at = "state-based actions are checked"
    scenarios = choose(Selection()).scenarios
    return {s.id for s in scenarios if {x.text for x in s.steps if x.type == "when"} == {only_looked_at}}
