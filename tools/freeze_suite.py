"""Freezes the present suite under the version of the project: writes fixtures/suites/<version>.yaml.

Usage: python tools/freeze_suite.py [--replace]. A version that is out is never frozen again.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from judgecall.runner.paths import version
from judgecall.runner.selection import Selection, choose
from judgecall.runner.suites import SUITES, text


def main() -> None:
    """Write the file, or say why not."""
    target = SUITES / f"{version()}.yaml"
    if target.exists() and "--replace" not in sys.argv[1:]:
        sys.exit(f"{target} is there already; raise the version in pyproject.toml, or use --replace before it is out")
    chosen = choose(Selection())
    if chosen.broken:
        sys.exit("\n".join(str(problem) for problem in chosen.broken))
    ids = [scenario.id for scenario in chosen.scenarios if not scenario.disputed]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text(version(), ids), encoding="utf-8")
    print(f"{target}: {len(ids)} scenarios")


if __name__ == "__main__":
    main()
