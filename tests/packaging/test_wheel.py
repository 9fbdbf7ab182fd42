"""The wheel, built from a copy of the checkout and installed into a fresh environment, run from a hostile directory."""

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAPPED = ("adapters", "engine", "features", "fixtures", "runner", "steps")
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis", "tests"
)


def call(*arguments, cwd, expected=0):
    """Run a program to its end; its standard output."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "PYTHON"))}
    done = subprocess.run(arguments, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == expected, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel of a copy: a build folder left in the checkout would add its stale files."""
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "checkout"
    shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
    call(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(folder), str(copy), cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The programs of a fresh environment with nothing but the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    call(str(programs / "python"), "-m", "pip", "install", "--quiet", str(wheel), cwd=folder)
    return programs


@pytest.fixture
def hostile(tmp_path):
    """A working directory where everything that could be picked up by mistake is a bomb."""
    bomb = "raise SystemExit('the working directory was imported')"
    for name in ("conftest.py", "yaml.py", "pytest_bdd.py", "__init__.py"):
        (tmp_path / name).write_text(bomb)
    for package in (*MAPPED, "judgecall"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(bomb)
        (tmp_path / package / "conftest.py").write_text(bomb)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    return tmp_path


def test_the_wheel_holds_every_file_under_one_package(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    assert {name.split("/")[0] for name in held if ".dist-info/" not in name} == {"judgecall"}
    kinds = {".py", ".feature", ".yaml", ".json", ".jsonl", ".typed", ".txt"}
    wanted = {
        f"judgecall/{path.relative_to(ROOT).as_posix()}"
        for top in MAPPED
        for path in (ROOT / top).rglob("*")
        if path.suffix in kinds and "__pycache__" not in path.parts
    }
    assert wanted - held == set()


def test_the_reference_engine_is_served_from_a_hostile_directory(installed, hostile):
    program = str(installed / "judgecall")
    call(program, "run", "--rule", "714.2", "--engine", "judgecall serve-engine", "-n", "2", cwd=hostile)
    call(program, "check-engine", f"{program} serve-engine", cwd=hostile)


def test_the_suite_runs_from_a_hostile_directory(installed, hostile):
    call(str(installed / "judgecall"), "run", "--rule", "714.2", "--json", "r.json", cwd=hostile)
    found = json.loads((hostile / "r.json").read_text())
    ids = {scenario["id"] for scenario in found["scenarios"]}
    assert ids
    assert found["summary"]["passed"] == len(ids)


def test_the_other_commands_run_from_a_hostile_directory(installed, hostile):
    program = str(installed / "judgecall")
    assert json.loads(call(program, "steps", "--json", cwd=hostile))
    assert "Forest" in call(program, "cards", "Forest", cwd=hostile)
    assert "judgecall" in call(program, "--version", cwd=hostile)


def test_a_checkout_runs_without_an_install(tmp_path):
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
    code = (
        "import sys\n"
        # As if nothing were installed: neither the finder of an editable install nor its mapping.
        "sys.meta_path[:] = [f for f in sys.meta_path if 'editable' not in str(f)]\n"
        "sys.path_hooks[:] = [h for h in sys.path_hooks if 'editable' not in str(h)]\n"
        "sys.path[:] = [p for p in sys.path if 'editable' not in p]\n"
        "import runpy\n"
        "sys.argv = ['judgecall', 'cards', 'Forest']\n"
        "runpy.run_module('runner', run_name='__main__')\n"
    )
    assert "Forest" in call(sys.executable, "-c", code, cwd=copy)
