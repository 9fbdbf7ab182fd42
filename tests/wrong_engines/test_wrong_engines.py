"""Each wrong engine fails the scenarios that name it, and the reference engine passes them (DESIGN section 7)."""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from pathlib import Path

import pytest
from judgecall.engine import rules
from judgecall.engine.derive.citation import TABLE
from judgecall.runner import cli, engines
from judgecall.runner.selection import Selection, choose

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
MODULES = (
    "sagas",
    "multiplayer",
    "copies",
    "casting",
    "permissions",
    "paying",
    "settling_costs",
    "layers",
    "replacement",
    "state_based",
    "combat",
    "fighting",
    "evergreen",
    "keyword_actions",
    "objects",
    "card_types",
    "identity",
    "activating",
    "linking",
    "resolving",
    "triggers",
    "trigger_events",
    "saying",
    "naming",
)
CASES = [w for m in MODULES for w in importlib.import_module(m).WRONG]


def verdicts(spec: str, ids: tuple[str, ...], folder: Path) -> dict[str, str]:
    """The verdict of each of these scenarios on an engine."""
    out = folder / "result.json"
    arguments = ["run", "--engine", spec, "--json", str(out)]
    for i in ids:
        arguments += ["--id", i]
    cli.invoke(arguments)
    return {s["id"]: s["verdict"] for s in json.loads(out.read_text())["scenarios"]}


@pytest.mark.parametrize("case", CASES, ids=lambda w: w.name)
def test_a_wrong_engine_is_caught(case, tmp_path, monkeypatch):
    means = engines.Means(make=lambda folders: case.engine())
    monkeypatch.setattr(engines, "RESOLVERS", (lambda spec: means, *engines.RESOLVERS))
    found = verdicts("wrong", case.caught_by, tmp_path)
    assert set(found) == set(case.caught_by)
    assert {i for i, v in found.items() if v == "failed"} == set(case.caught_by)


def test_the_reference_engine_passes_what_catches_the_wrong_ones(tmp_path):
    ids = tuple(sorted({i for w in CASES for i in w.caught_by}))
    assert set(verdicts("reference", ids, tmp_path).values()) == {"passed"}


UNNAMED = [
    "artifact-0014",
    "awaken-0002",
    "basic-0187",
    "cost-0006",
    "cost-0010",
    "enters-0019",
    "enters-0021",
    "escape-0014",
    "escape-0033",
    "escape-0034",
    "foretell-0006",
    "land-0004",
    "mdfc-0006",
    "monarch-0052",
    "morph-0002",
    "overload-0004",
    "permission-0006",
    "resolve-0120",
    "saga-0080",
    "split-0001",
]
"""Scenarios that only engines which do nothing, refuse everything or see nothing are known to fail. None is to be added:
a scenario comes with a wrong engine."""


def test_every_scenario_is_failed_by_some_wrong_engine():
    named = {i for w in CASES for i in w.caught_by}
    assert sorted(s.id for s in choose(Selection()).scenarios if s.id not in named) == UNNAMED


def test_each_wrong_engine_has_a_name_of_its_own():
    names = [w.name for w in CASES]
    assert sorted(set(names)) == sorted(names)


def test_what_a_wrong_engine_replaces_is_in_the_table():
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        importlib.import_module(module.name)
    assert all(name in TABLE for w in CASES for name in w.overrides)
