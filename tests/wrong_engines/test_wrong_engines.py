"""Each wrong engine fails the scenarios that name it, and the reference engine passes them (DESIGN section 7)."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import sys
from pathlib import Path

import pytest
from judgecall.engine import rules
from judgecall.engine.cards.keywords.registry import macros
from judgecall.engine.derive.citation import TABLE
from judgecall.runner import cli, engines
from judgecall.runner.selection import Selection, choose

sys.path.insert(0, str(Path(__file__).parent))
from wrong import KEYWORD, MOST, Wrong, collected, meets, none  # beside this file

MODULES = (
    "static_words",
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
    "stack_copies",
    "special_actions",
    "spells",
    "abilities_waiting",
    "attack_second",
    "attack_third",
    "entering",
    "departures",
    "in_combat",
    "keyworded",
    "keywords_rare",
    "keywords_counting",
    "keywords_elsewhere",
    "simultaneous",
    "as_printed",
    "where_it_went",
    "untapping",
    "one_by_one",
    "face_down",
    "chance",
    "at_once",
    "language_words",
    "event_words",
    "documents",
    "noun_words",
    "attack_first",
    "structure_words",
    "structure_fields",
    "effect_words",
    "moving_words",
)
SCENARIOS = choose(Selection()).scenarios
CITED = {s.id: s.rules for s in SCENARIOS}
CASES = collected((w for m in MODULES for w in importlib.import_module(m).WRONG), CITED)


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


GAP = (Path(__file__).parent / "gap.txt").read_text(encoding="utf-8").split()
"""The honest gap: scenarios that no engine which misreads their own rule is known to fail. It may only shrink: a scenario
comes with a wrong engine."""


def test_the_gap_only_shrinks():
    named = {i for w in CASES for i in w.caught_by}
    gap = [s.id for s in SCENARIOS if s.id not in named and not s.disputed]
    assert sorted(set(gap) - set(GAP)) == [], "name them by a wrong engine that misreads their own rule"
    assert sorted(set(GAP) - set(gap)) == [], "closed: strike them from gap.txt"


WRONG = ("x", {"cr714_sagas.is_finished": none})
"""A misreading of 714.4, which saga-0067 and its like do not cite."""


def test_one_that_names_a_scenario_of_another_rule_is_refused():
    cited = {"saga-0040": ("714.4",), "token-0001": ("111.1", "714")}
    assert collected([Wrong(*WRONG, ("saga-0040",), ("714.4",))], cited)
    with pytest.raises(ValueError, match=r"x: misreads 714\.4; token-0001 is about 111\.1, 714: name a scenario"):
        collected([Wrong(*WRONG, ("saga-0040", "token-0001"), ("714.4",))], cited)
    with pytest.raises(ValueError, match=r"x: no scenario that it names is about 704\.5s"):
        collected([Wrong(*WRONG, ("saga-0040",), ("714.4", "704.5s"))], cited)
    with pytest.raises(ValueError, match="x: there is no scenario saga-9999"):
        collected([Wrong(*WRONG, ("saga-9999",), ("714.4",))], cited)


def test_one_that_names_more_scenarios_than_it_can_speak_for_is_refused():
    with pytest.raises(ValueError, match="x: named by 6 scenarios; 5 at most"):
        Wrong(*WRONG, tuple(f"saga-000{n}" for n in range(MOST + 1)), ("714.4",))
    with pytest.raises(ValueError, match="x: rules is empty"):
        Wrong(*WRONG, ("saga-0040",), ())


@pytest.mark.parametrize(
    ("number", "other", "so"),
    [
        ("714.2b", "714.2b", True),
        ("714.2", "714.2b", True),
        ("714.2b", "714.2", True),
        ("714.2b", "714.2c", False),
        ("714", "714.2", False),
        ("714", "714", True),
        ("714.1", "714.10a", False),
    ],
)
def test_which_numbers_meet(number, other, so):
    assert meets(number, other) is so


def test_each_module_of_wrong_engines_is_collected():
    here = {p.stem for p in Path(__file__).parent.glob("*.py") if re.search(r"^WRONG\b.*= ", p.read_text("utf-8"), re.M)}
    assert here - {Path(__file__).stem} == set(MODULES)


def test_each_wrong_engine_has_a_name_of_its_own():
    names = [w.name for w in CASES]
    assert sorted(set(names)) == sorted(names)


def test_what_a_wrong_engine_replaces_is_in_the_table():
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        importlib.import_module(module.name)
    known = {*TABLE, *(f"{KEYWORD}{name}" for name in macros())}
    assert all(name in known for w in CASES for name in w.overrides)
