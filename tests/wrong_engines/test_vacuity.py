"""An engine that changes nothing, refuses everything or shows nothing passes no scenario that has a When."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from judgecall.runner import cli, engines

sys.path.insert(0, str(Path(__file__).parent))
from vacuous import VACUOUS  # beside this file


@pytest.mark.parametrize("kind", VACUOUS, ids=lambda k: k.__name__)
def test_a_vacuous_engine_passes_nothing(kind, tmp_path, monkeypatch):
    means = engines.Means(make=lambda folders: kind())
    monkeypatch.setattr(engines, "RESOLVERS", (lambda spec: means, *engines.RESOLVERS))
    out = tmp_path / "result.json"
    cli.invoke(["run", "--engine", "vacuous", "--json", str(out)])
    scenarios = json.loads(out.read_text())["scenarios"]
    assert scenarios
    assert [s["id"] for s in scenarios if s["verdict"] == "passed"] == []
