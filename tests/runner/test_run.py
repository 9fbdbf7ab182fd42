"""Runs as wholes: hostile working directories, several processes, result files, the stock step lookup."""

import sys
import xml.etree.ElementTree as ET

import pytest
from judgecall.runner import fast_lookup

MANY = "@rule:117.3d\nFeature: Many {n}\n" + "".join(
    f"""
  @id:many-{{n}}-{i}
  Scenario: Title {i}
    Given a game between Alice and Bob
    When Alice passes priority
    Then Alice has {20 if i else 19} life
"""
    for i in range(4)
)


def test_a_hostile_working_directory_does_not_matter(run_toy, toys):
    bomb = "raise SystemExit('the working directory was imported')"
    for name in ("conftest.py", "pytest_bdd.py", "yaml.py", "click.py", "sitecustomize.py", "__init__.py"):
        (toys / name).write_text(bomb)
    for package in ("engine", "steps", "adapters", "runner", "judgecall", "features"):
        (toys / package).mkdir()
        (toys / package / "__init__.py").write_text(bomb)
    (toys / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\npython_files = *.py\n")
    (toys / "tox.ini").write_text("[pytest]\nbad\n")
    assert run_toy().code == 0


def test_the_environment_of_pytest_does_not_matter(run_toy, monkeypatch):
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    assert run_toy().code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_several_processes_give_the_same_results(judgecall, toys, jobs):
    for n in range(3):
        (toys / f"{n}.feature").write_text(MANY.format(n=n))
    outcome = judgecall("run", ".", "--engine", "toy_engine:Good", "-n", jobs, "--junit", "r.xml")
    assert "9 passed, 3 failed" in outcome.out
    assert outcome.code == 1
    ids = [case.get("name").split()[0] for case in ET.parse(toys / "r.xml").iter("testcase")]
    assert ids == [f"many-{n}-{i}" for n in range(3) for i in range(4)]


def test_a_process_that_dies_costs_the_scenario_it_was_in(judgecall, toys):
    for n in range(2):
        (toys / f"{n}.feature").write_text(MANY.format(n=n))
    outcome = judgecall("run", ".", "--engine", "toy_engine:Dies", "-n", "2")
    assert "8 crashed" in outcome.out
    assert "exit code 9" in outcome.out
    assert outcome.code == 1


def test_an_adapter_that_does_not_start_ends_all_processes(judgecall, toys):
    for n in range(2):
        (toys / f"{n}.feature").write_text(MANY.format(n=n))
    outcome = judgecall("run", ".", "--engine", "toy_engine:NoStart", "-n", "2")
    assert outcome.code == 3
    assert "no display" in outcome.err


def test_junit_tells_failures_errors_and_skips_apart(run_toy, toys):
    for engine, element in (("Unable", "skipped"), ("Raises", "error")):
        run_toy(None, engine, "--junit", "r.xml")
        root = ET.parse(toys / "r.xml").getroot()
        assert root.find(f"testsuite/testcase/{element}") is not None
    assert root.find("testsuite").get("errors") == "1"
    assert root.find("testsuite/testcase/properties/property").get("value") == "117.3d"


def test_nothing_decorative_goes_to_a_pipe(run_toy):
    outcome = run_toy()
    assert "\x1b" not in outcome.out + outcome.err
    assert outcome.err == ""


def test_without_the_fast_lookup(run_toy, monkeypatch):
    stock = sys.modules["pytest_bdd.scenario"].get_step_function
    monkeypatch.setattr(sys.modules["pytest_bdd.scenario"], "get_step_function", getattr(stock, "stock", stock))
    monkeypatch.setenv(fast_lookup.SWITCH, "1")
    assert run_toy().code == 0
    assert not hasattr(sys.modules["pytest_bdd.scenario"].get_step_function, "stock")


def test_the_fast_lookup_declines_what_it_does_not_know(monkeypatch):
    module = sys.modules["pytest_bdd.scenario"]
    monkeypatch.setattr(module, "get_step_function", lambda request, step, scope: None)
    assert not fast_lookup.install(lambda node: True)
    monkeypatch.delattr(module, "get_step_function")
    assert not fast_lookup.install(lambda node: True)
