"""The commands besides run, as far as they need no reference engine."""

import importlib
import json

import pytest
from judgecall.adapters import port
from judgecall.runner import engines, facts
from judgecall.runner.coverage import measure
from judgecall.runner.facts import RulesIndex
from judgecall.runner.scenarios import load
from judgecall.runner.watch import WatchedEngine


@pytest.fixture
def told(judgecall, toys, monkeypatch, feature_text):
    """Explains the toy scenario on a toy engine that keeps a log."""

    def start(*_):
        engine = WatchedEngine(importlib.import_module("toy_engine").Telling())
        return engine, engine.initialize(port.Hello())

    monkeypatch.setattr(engines, "start", start)
    (toys / "x.feature").write_text(feature_text)
    return lambda *arguments: judgecall("explain", *arguments)


@pytest.mark.parametrize("place", [("x.feature",), ("x.feature:3",), ("x.feature", "--id", "toy-0001")])
def test_explain_tells_each_step_with_its_rules(told, place):
    outcome = told(*place)
    assert outcome.code == 0
    lines = [line.strip() for line in outcome.out.splitlines() if line.strip()]
    assert lines == [
        "toy-0001  Alice passes",
        "x.feature:3  rules of 2026-04-17, citing 117.3d",
        "Given a game between Alice and Bob",
        "When Alice passes priority",
        "turn 1, upkeep",
        "- Alice passes priority  [117.3d]",
        "? Bob is asked to act: passes  [117.1]",
        "Then Alice has 20 life",
        "passed",
    ]


def test_explain_as_json(told):
    found = json.loads(told("x.feature", "--format", "json").out)
    assert (found["id"], found["verdict"], found["edition"]) == ("toy-0001", "passed", "2026-04-17")
    assert [len(step["entries"]) for step in found["steps"]] == [0, 2, 0]
    assert found["steps"][1]["entries"][0]["rules"] == ["117.3d"]


def test_explain_wants_one_scenario(told, toys, feature_text):
    again = feature_text.split("Feature: Toys\n")[1].replace("toy-0001", "toy-0002").replace("passes\n", "waits\n", 1)
    (toys / "x.feature").write_text(feature_text + again)
    outcome = told("x.feature")
    assert outcome.code == 4
    assert "2 scenarios match; name one by its line or its id" in outcome.err
    assert told("x.feature:9").code == 0


def test_explain_says_when_an_edition_does_not_apply(told, toys, feature_text):
    (toys / "x.feature").write_text(feature_text.replace("@rule", "@from:2025-06-06 @rule"))
    outcome = told("x.feature", "--edition", "2025-04-04")
    assert outcome.code == 4
    assert "holds from 2025-06-06 until now" in outcome.err


def test_steps_lists_the_phrases(judgecall):
    text = judgecall("steps").out
    assert "Given\n  a game between Alice and Bob" in text
    assert "Alice has <life> life" in text
    assert "4 phrases" in text
    found = json.loads(judgecall("steps", "--json").out)
    assert [phrase["type"] for phrase in found] == ["given", "when", "then", "then"]
    assert found[2]["phrase"] == "Alice has <life> life"


def test_schema_describes_every_message(judgecall, toys):
    assert judgecall("schema", "out").code == 0
    schema = json.loads((toys / "out" / "protocol.json").read_text())
    assert (toys / "out" / "card-language.md").read_text().startswith("# ")
    assert json.loads((toys / "out" / "card.json").read_text())["$schema"]
    assert {"GameSetup", "Observation", "Prompt", "Cast", "Ready"} <= set(schema["$defs"])


INDEX = RulesIndex(
    edition="2026-04-17",
    classes={"117.3d": "open", "117.3": "open", "714.2b": "open", "714.1": "definition"},
    sections=("117", "714"),
)


def test_coverage_counts_what_is_cited(tmp_path, feature_text):
    path = tmp_path / "x.feature"
    path.write_text(feature_text.replace("@rule:117.3d", "@rule:117.3d @rule:714.1"))
    ruling = facts.Ruling(id="toy-ruling", cards=(), rules=(), clauses=(), standing="current", open=False, path=path)
    found = measure(INDEX, [ruling], load(path).scenarios, ["117.1", "117.1", "117.3d"])
    assert found.rules == {
        "total": 4,
        "testable": 3,
        "tested": 1,
        "open": 2,
        "sections": {"117": {"testable": 2, "tested": 1}, "714": {"testable": 1, "tested": 0}},
    }
    assert found.rulings == {"catalogued": 1, "covered": 1}
    assert found.exercised == 2


def test_coverage_leaves_disputed_scenarios_out(tmp_path, feature_text):
    path = tmp_path / "x.feature"
    path.write_text(feature_text.replace("@rule", "@disputed @rule"))
    found = measure(INDEX, [], load(path).scenarios, [])
    assert found.rules["tested"] == 0


def test_the_index_of_the_pinned_edition_keeps_numbers_as_text():
    index = facts.rules_index()
    assert "613.10" in index
    assert "714.2b" in index
    assert "714" in index
    assert "714.99" not in index


BEAR = "name: Test Bear\ninvented: true\ncost: '{1}{G}'\ntypes: Creature — Bear\npower: 2\ntoughness: 2\n"


def test_cards_of_the_user_stand_beside_the_shipped_ones(judgecall, toys):
    (toys / "mine").mkdir()
    (toys / "mine" / "bear.yaml").write_text(BEAR)
    outcome = judgecall("cards", "Test Bear", "Forest", "--cards", "mine", "--format", "jsonl")
    bear, forest = map(json.loads, outcome.out.splitlines())
    assert list(bear) == ["name", "invented", "faces"]
    fields = "name mana_cost type_line power toughness loyalty rules_text"
    assert list(bear["faces"][0]) == fields.split()
    assert (bear["invented"], bear["faces"][0]["power"]) == (True, "2")
    assert (forest["name"], forest["invented"]) == ("Forest", False)
    assert "Creature — Bear  2/2" in judgecall("cards", "Test Bear", "--cards", "mine").out


@pytest.mark.parametrize("command", [("cards",), ("run", "x.feature"), ("explain", "x.feature")])
def test_a_bad_card_file_tells_all_that_is_wrong(judgecall, toys, feature_text, command):
    (toys / "x.feature").write_text(feature_text)
    (toys / "mine").mkdir()
    (toys / "mine" / "bear.yaml").write_text(BEAR.replace("Creature", "Creatur").replace("power", "powr", 1))
    outcome = judgecall(*command, "--cards", "mine")
    assert outcome.code == (4 if command == ("cards",) else 0)  # what no scenario uses hinders none
    assert "bear.yaml:4" in outcome.err
    assert "bear.yaml:5" in outcome.err
    assert "did you mean power" in outcome.err


def test_an_unknown_card_is_one_message(judgecall):
    outcome = judgecall("cards", "Blod Moon")
    assert outcome.code == 4
    assert "did you mean 'Blood Moon'" in outcome.err
