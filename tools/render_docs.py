"""Puts real output into the documents: whatever stands between ``<!-- output: COMMAND -->`` and ``<!-- end -->``.

    python tools/render_docs.py [FILE ...]            rewrites the files, or README.md and docs/*.md
    python tools/render_docs.py --check [FILE ...]    exit 1 when one is not what it would be written as

Lines that differ from run to run (times) are kept by --check as they stand.
"""

from __future__ import annotations

import difflib
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"(<!-- output: (?P<command>.+?) -->\n)(?P<old>.*?)(<!-- end -->)", re.S)
TIMED = re.compile(r"\bin \d+\.\d\d s\b")


def output(command: str) -> str:
    """What a command prints, run in the checkout by this Python."""
    program, *arguments = shlex.split(command)
    if program != "judgecall":
        raise SystemExit(f"render_docs: only judgecall is run, not {program}")
    call = [sys.executable, "-P", str(ROOT / "runner" / "__main__.py"), *arguments]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"render_docs: {command}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    lines = (line.rstrip() for line in done.stdout.rstrip().splitlines())
    return f"```\n$ {command}\n" + "\n".join(lines) + "\n```\n"


def rendered(text: str) -> str:
    """A document with its blocks filled anew."""
    return BLOCK.sub(lambda m: m[1] + output(m["command"]) + m[4], text)


def main() -> int:
    """Rewrite or check the documents."""
    check = "--check" in sys.argv[1:]
    named = [Path(name) for name in sys.argv[1:] if name != "--check"]
    stale = 0
    for path in named or [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        old = path.read_text(encoding="utf-8")
        new = rendered(old)
        if not check:
            path.write_text(new, encoding="utf-8")
        elif TIMED.sub("", old) != TIMED.sub("", new):
            stale += 1
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(path), "anew"))
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
