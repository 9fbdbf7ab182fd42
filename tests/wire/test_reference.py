"""The reference engine behind the wire says of every scenario what it says in process."""

import json
import subprocess
import sys

from judgecall.runner.paths import BASE


def played(tmp_path, *options):
    """The results of a run of the whole suite."""
    file = tmp_path / "r.json"
    program = [sys.executable, "-P", str(BASE / "runner" / "__main__.py"), "run", "-n", "2", "--json", str(file)]
    subprocess.run([*program, *options], capture_output=True, check=False)
    return [{**scenario, "seconds": 0} for scenario in json.loads(file.read_text())["scenarios"]]


def test_the_whole_suite_over_the_wire(tmp_path):
    assert played(tmp_path, "--engine", "judgecall serve-engine") == played(tmp_path)
