"""The documents say what is so: the guide's example runs, and its list of phrases is the real one."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "runner" / "__main__.py"
GUIDE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


def block(language):
    """The first code block of a language in the guide."""
    return re.search(rf"```{language}\n(.*?)```", GUIDE, re.S)[1]


def test_the_example_of_the_guide_passes(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "cards").mkdir()
    (tmp_path / "mine" / "hours.feature").write_text(block("gherkin"), encoding="utf-8")
    (tmp_path / "cards" / "hours.yaml").write_text(block("yaml"), encoding="utf-8")
    for command in (("run", "mine"), ("explain", "mine/hours.feature:4")):
        call = [sys.executable, "-P", str(PROGRAM), *command, "--cards", "cards"]
        done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_list_of_phrases_in_the_guide_is_the_real_one():
    call = [sys.executable, "-P", str(PROGRAM), "steps"]
    printed = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    listed = GUIDE.split("$ judgecall steps\n")[1].split("\n```")[0]
    assert listed.split() == printed.split(), "run: python tools/render_docs.py"
