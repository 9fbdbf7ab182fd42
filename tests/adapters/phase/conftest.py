"""Runs features on phase.rs, in this process."""

import importlib.util
import json
from pathlib import Path

import pytest
from judgecall.adapters.phase import ENGINE
from judgecall.runner import cli

HERE = Path(__file__).parent
MISSING = "phase-python is not installed (pip install 'judgecall[phase]')"


@pytest.fixture
def verdicts(tmp_path, capsys):
    """The verdicts of a feature of this folder, by id; ``reference`` instead of phase.rs when asked for."""

    def run(feature, engine=ENGINE):
        if engine == ENGINE and importlib.util.find_spec("phase") is None:
            pytest.skip(MISSING)
        path = tmp_path / "result.json"
        with pytest.raises(SystemExit):
            cli.main(["run", str(HERE / feature), "--engine", engine, "--in-process", "--json", str(path)])
        shown = capsys.readouterr()
        assert path.is_file(), shown.err
        return {s["id"]: (s["verdict"], s["reason"]) for s in json.loads(path.read_text())["scenarios"]}

    return run
