"""The GitHub Action: its script is run as GitHub would run it, on a toy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from judgecall.runner.paths import BASE

if not (BASE / "action.yml").is_file() or shutil.which("bash") is None:
    pytest.skip("needs a checkout and bash", allow_module_level=True)

ACTION = yaml.safe_load((BASE / "action.yml").read_text(encoding="utf-8"))
STEP = ACTION["runs"]["steps"][-1]

FEATURE = """\
Feature: Ours
  @id:ours-1 @rule:117.3d
  Scenario: It is Alice's turn
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has {life} life
"""


@pytest.fixture
def act(tmp_path):
    """Runs the action's script with these inputs: the exit code, its outputs, and the summary."""
    binaries = tmp_path / "judgecall-venv" / "bin"
    binaries.mkdir(parents=True)
    program = binaries / "judgecall"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -P {BASE / "runner" / "__main__.py"} "$@"\n')
    program.chmod(0o755)

    def run(life=20, **inputs):
        (tmp_path / "with space").mkdir(exist_ok=True)
        (tmp_path / "with space" / "x.feature").write_text(FEATURE.format(life=life))
        given = {name: str(spec.get("default", "")) for name, spec in ACTION["inputs"].items()} | inputs
        env = {
            **{key: given[value.split("inputs.")[1].split(" ")[0]] for key, value in STEP["env"].items()},
            "PATH": os.environ["PATH"],
            "RUNNER_TEMP": str(tmp_path),
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
            "GITHUB_OUTPUT": str(tmp_path / "output"),
        }
        call = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", STEP["run"]]
        done = subprocess.run(call, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        outputs = dict(line.split("=", 1) for line in (tmp_path / "output").read_text().splitlines())
        summary = tmp_path / "summary.md"
        return done, outputs, summary.read_text() if summary.exists() else ""

    return run


TINY = f"{sys.executable} {BASE / 'tests' / 'wire' / 'misbehaving' / 'tiny.py'}"


def test_every_input_is_used_and_described():
    used = str(ACTION["runs"])
    for name, spec in ACTION["inputs"].items():
        assert f"inputs.{name} " in used
        assert spec["description"]
    assert "${{" not in STEP["run"]


def test_a_run_that_conforms(act):
    done, outputs, summary = act(engine=TINY, paths="with space\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert outputs["exit-code"] == "0"
    assert Path(outputs["junit"]).is_file()
    assert Path(outputs["results"]).is_file()
    assert "## judgecall: conforms" in summary


def test_a_regression_fails_the_job_and_is_in_the_summary(act):
    done, outputs, summary = act(life=21, engine=TINY, paths="with space")
    assert (done.returncode, outputs["exit-code"]) == (1, "1")
    assert "| `ours-1` It is Alice's turn | failed | 117.3d |" in summary


def test_inputs_are_no_script(act, tmp_path):
    done, outputs, _ = act(engine='$(touch "hacked"); `touch hacked`', paths="with space")
    assert (done.returncode, outputs["exit-code"]) == (4, "4")
    assert not (tmp_path / "hacked").exists()


def test_expectations_reach_the_run(act, tmp_path):
    (tmp_path / "known file.yaml").write_text('ours-1: {verdict: failed, reason: "119.1: starts at 20"}\n')
    done, _, _ = act(life=21, engine=TINY, paths="with space", expect="known file.yaml")
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_other_python_gets_in_the_way_of_the_adapters():
    setup = next(step for step in ACTION["runs"]["steps"] if "setup-python" in step.get("uses", ""))
    assert setup["with"]["update-environment"] is False
    assert "GITHUB_PATH" not in str(ACTION["runs"])


@pytest.mark.parametrize(("engine", "code"), [("no-such-program", 4), (f"{sys.executable} -c pass", 3)])
def test_where_nothing_is_judged_the_summary_says_why(act, engine, code):
    done, outputs, summary = act(engine=engine, paths="with space")
    assert (done.returncode, outputs["exit-code"]) == (code, str(code))
    assert f"nothing was judged (exit code {code})" in summary
    assert engine in summary


def test_a_second_use_shows_nothing_of_the_first(act):
    _, first, _ = act(engine=TINY, paths="with space")
    act(engine="no-such-program", paths="with space")
    _, second, _ = act(engine=TINY, paths="with space")
    assert Path(first["results"]).parent != Path(second["results"]).parent
