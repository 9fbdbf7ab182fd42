"""Kits, generated and built as their authors would: once a language, for all tests."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from judgecall.adapters.kits.project import KITS
from judgecall.runner.paths import BASE, PROTOCOL

HERE = Path(__file__).parent
TOOLS = {"python": ("python3",), "typescript": ("node", "npm"), "java": ("java", "javac")}
OVERLAYS = {
    "python": {"python/adapter.py": "adapter.py"},
    "typescript": {"typescript/adapter.ts": "src/adapter.ts"},
    "java": {"java/Adapter.java": "src/adapter/Adapter.java", "java/RoundTrip.java": "src/judgecall/port/RoundTrip.java"},
}
SCHEMA = json.loads((PROTOCOL / "schema.json").read_text(encoding="utf-8"))

NPM = {"fetch_retries": "0", "prefer_offline": "true", "audit": "false", "fund": "false", "update_notifier": "false"}
ENVIRONMENT = {**os.environ, **{f"npm_config_{name}": value for name, value in NPM.items()}}


def shell(command, folder):
    """A command line, as a person would type it there; npm does not wait for a registry that is not there."""
    done = subprocess.run(command, shell=True, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
    return done


def judgecall(*arguments, folder=None):
    """The command of this checkout."""
    call = [sys.executable, "-P", str(BASE / "runner" / "__main__.py"), *map(str, arguments)]
    return subprocess.run(call, cwd=folder, capture_output=True, text=True, check=False)


class Project:
    """A kit in a folder of its own."""

    def __init__(self, language, folder):
        self.kit, self.language, self.folder = KITS[language], language, folder

    def build(self, command=None):
        command = self.kit.build if command is None else command
        if command:
            done = shell(command, self.folder)
            if "npm install" in command and re.search(r"E(NOTFOUND|AI_AGAIN|CONNREFUSED|TIMEDOUT)|network", done.stderr):
                pytest.skip("the npm registry cannot be reached")
            assert done.returncode == 0, done.stdout + done.stderr

    def judgecall(self, command, *arguments):
        engine = [self.kit.engine] if command == "check-engine" else ["--engine", self.kit.engine]
        return judgecall(command, *engine, *arguments, folder=self.folder)


def tools(language):
    """Skips where a language's usual tools are missing."""
    for tool in TOOLS[language]:
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")


@pytest.fixture(scope="session")
def projects(tmp_path_factory):
    """Projects by language, as they come."""
    made = {}

    def get(language):
        if language not in made:
            tools(language)
            folder = tmp_path_factory.mktemp(language) / "kit"
            done = judgecall("new-adapter", language, folder)
            assert done.returncode == 0, done.stderr
            project = Project(language, folder)
            project.build()
            made[language] = project
        return made[language]

    return get


@pytest.fixture(scope="session")
def filled(projects, tmp_path_factory):
    """Projects by language, with the small engine of tests/kits in them."""
    made = {}

    def get(language):
        if language not in made:
            kit = projects(language)
            folder = tmp_path_factory.mktemp(f"filled-{language}") / "kit"
            shutil.copytree(kit.folder, folder, ignore=shutil.ignore_patterns("node_modules", "dist", "out", "__pycache__"))
            if (kit.folder / "node_modules").exists():
                os.symlink(kit.folder / "node_modules", folder / "node_modules")
            for source, target in OVERLAYS[language].items():
                shutil.copy(HERE / source, folder / target)
            project = Project(language, folder)
            project.build("npm run build" if language == "typescript" else None)
            made[language] = project
        return made[language]

    return get


def examples():
    """Real messages with the names of their kinds, from the example conversations."""
    found = []
    for path in sorted((PROTOCOL / "conversations").glob("*.jsonl")):
        asked = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            message = json.loads(line)["message"]
            if "method" in message:
                method = message["method"]
                asked[message["id"]] = method
                params = message["params"]
                wrapped = {"game/act": "action", "game/advance": "until", "game/legal": "action"}.get(method)
                if wrapped:
                    found.append((wrapped.title(), params[wrapped]))
                elif method in ("initialize", "game/new", "choose"):
                    found.append((SCHEMA["methods"][method]["params"]["$ref"].rpartition("/")[2], params))
            elif message.get("result") is not None:
                found.append((RESULTS[asked[message["id"]]], message["result"]))
    return found


RESULTS = {
    "initialize": "EngineInfo", "game/new": "NewGameReply", "game/act": "ActReply", "game/advance": "AdvanceReply",
    "game/legal": "LegalReply", "game/observe": "Observation", "choose": "ChoiceReply",
}  # fmt: skip
