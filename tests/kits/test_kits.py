"""Each kit is generated, built, held to the suite, and, with a tiny engine in it, plays some of it right."""

import json
import re
import shlex
import subprocess

import pytest
import yaml
from judgecall.adapters.kits.project import KITS
from judgecall.runner.paths import BASE

from .conftest import judgecall, shell

LANGUAGES = list(KITS)
PLAYED = (
    "ending-0008", "ending-0009", "leaving-0031", "leaving-0033",
    "saga-0020", "saga-0030", "saga-0033", "saga-0040", "saga-0049",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_kit_is_held_to_the_suite_and_calls_everything_unsupported(projects, language):
    kit = projects(language)
    done = kit.judgecall("check-engine")
    assert done.returncode == 0, done.stdout
    assert ", 0 wrong" in done.stdout
    done = kit.judgecall("run", "--rule", "714", "--json", "r.json")  # a section stands for all: nothing gets beyond the set-up
    assert done.returncode == 4, done.stdout + done.stderr
    assert "unsupported in" in done.stdout
    assert "not yet: game/new" in done.stdout
    assert "Nothing is supported, so nothing is judged: exit code 4" in done.stdout
    summary = json.loads((kit.folder / "r.json").read_text())["summary"]
    assert {name for name, count in summary.items() if count} == {"unsupported"}


@pytest.mark.parametrize("language", ["typescript", "java"])
def test_a_tiny_engine_in_a_kit_plays_scenarios_right(filled, language):
    kit = filled(language)
    done = kit.judgecall("check-engine")
    assert "14 good, 3 notes, 0 wrong" in done.stdout, done.stdout
    chosen = [word for name in PLAYED for word in ("--id", name)]
    done = kit.judgecall("run", *chosen, "--write-expect", "known.yaml")
    assert f"{len(PLAYED)} passed" in done.stdout, done.stdout
    assert done.returncode == 0
    done = kit.judgecall("run", *chosen, "-n", "2", "--expect", "known.yaml", "--json", "r.json")
    assert done.returncode == 0, done.stdout
    verdicts = {one["id"]: one["verdict"] for one in json.loads((kit.folder / "r.json").read_text())["scenarios"]}
    assert verdicts == dict.fromkeys(PLAYED, "passed")


def test_a_game_without_cards_in_the_kit_in_python(filled):
    done = filled("python").judgecall("check-engine")
    assert "14 good, 3 notes, 0 wrong" in done.stdout, done.stdout


CHOSEN = {
    '{"type":"choice","picks":["blue"]}': "picked ['blue']",
    '{"type":"choice","declined":true}': "picked []",
    '{"type":"by-default"}': "picked ['red']",
    '{"type":"stop"}': '"type": "stopped"',
    '{"type":"concede-now","player":"Alice"}': "Conceded: Alice",
}


@pytest.mark.parametrize("reply", CHOSEN)
def test_a_choice_in_the_kit_in_python(filled, reply):
    action = '{"type":"special-action","player":"Alice","action":"plot"}'
    asked = f'{{"jsonrpc":"2.0","id":"choose-1","result":{reply}}}'
    assert CHOSEN[reply] in talk(filled("python"), action, asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_later_suite_may_add_does_no_harm(filled, language):
    assert '"type":"unsupported"' in talk(filled(language), '{"type":"levitate","who":"Alice"}').replace(" ", "")


def talk(kit, action, *more):
    """What the adapter answers to an action in a game without cards, and to whatever is said then."""
    setup = '{"players":[{"name":"Alice"},{"name":"Bob"}],"active":"Alice","edition":"2026-04-17","weather":"rain"}'
    lines = [
        '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocols":["1"],"suite":"9","hour":12}}',
        f'{{"jsonrpc":"2.0","id":2,"method":"game/new","params":{setup}}}',
        f'{{"jsonrpc":"2.0","id":3,"method":"game/act","params":{{"action":{action}}}}}',
        *more,
        '{"jsonrpc":"2.0","id":4,"method":"shutdown","params":{}}',
    ]
    call = shlex.split(kit.kit.engine)
    text = "\n".join(lines) + "\n"
    done = subprocess.run(call, cwd=kit.folder, input=text, capture_output=True, text=True, check=False, timeout=30)
    (answer,) = [line for line in done.stdout.splitlines() if json.loads(line)["id"] == 3]
    assert [json.loads(line)["jsonrpc"] for line in done.stdout.splitlines()].count("2.0") == 4 + len(more)
    return answer


CHECKS = {"python": "python3 check_literals.py", "typescript": "npm run -s check-literals", "java": KITS["java"].literals}


@pytest.mark.parametrize("language", LANGUAGES)
def test_literals_are_held_to_the_vectors(projects, language):
    done = shell(CHECKS[language], projects(language).folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"literals: 3 right, 0 wrong, \d+ of kinds that are not read here", done.stdout)


def test_a_literal_that_is_read_otherwise_is_told(filled):
    folder = filled("python").folder
    source = (folder / "literals.py").read_text()
    (folder / "literals.py").write_text(source.replace('"V": 5', '"V": 6'))
    done = shell("python3 check_literals.py", folder)
    assert done.returncode == 1
    assert "roman 'XIV': got \"error: 'XIV' is no chapter number\", expected 14" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_workflow_uses_the_action_as_it_is(tmp_path, language):
    if not (BASE / "action.yml").is_file():
        pytest.skip("needs a checkout")
    assert judgecall("new-adapter", language, tmp_path / "kit").returncode == 0
    workflow = yaml.safe_load((tmp_path / "kit" / ".github" / "workflows" / "rules.yml").read_text())
    (used,) = [step for step in workflow["jobs"]["judgecall"]["steps"] if "judgecall@" in step.get("uses", "")]
    action = yaml.safe_load((BASE / "action.yml").read_text())
    assert set(used["with"]) <= set(action["inputs"])
    assert used["with"]["engine"] == KITS[language].engine
    assert (tmp_path / "kit" / used["with"]["expect"]).is_file()
    readme = (tmp_path / "kit" / "README.md").read_text()
    assert "{{" not in readme
    for said in re.findall(r"^\| `(.+?)` \|", readme, re.M):
        assert (tmp_path / "kit" / said).exists(), said


def test_the_guide_names_the_commands_of_each_kit():
    if not (BASE / "docs" / "adapters.md").is_file():
        pytest.skip("needs a checkout")
    guide = (BASE / "docs" / "adapters.md").read_text(encoding="utf-8")
    for language, kit in KITS.items():
        (row,) = re.findall(rf"^\| `{language}` \|.*$", guide, re.M)
        assert row.endswith(f"| `{kit.engine}` |")
        assert kit.build in row


def test_bad_usage(tmp_path):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    for arguments, words in (
        (("cobol", tmp_path / "x"), "'cobol' is not one of 'python', 'typescript', 'java'"),
        (("java",), "Missing argument 'DIR'"),
        (("java", tmp_path / "full"), "is not empty, and nothing is overwritten"),
        (("java", tmp_path / "full" / "mine.txt"), "is a file"),
        (("java", tmp_path / "full" / "mine.txt" / "x"), "cannot be written"),
    ):
        done = judgecall("new-adapter", *arguments)
        assert done.returncode == 4, arguments
        assert words in done.stderr
        assert "Traceback" not in done.stderr
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["mine.txt"]
