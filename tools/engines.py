"""Writes the tables of docs/engines.md: what an engine passed, what it departs in, what is unsupported and why.

    judgecall run --engine phase --json RESULT.json
    python tools/engines.py phase RESULT.json     the tables of a run
    python tools/engines.py --check               exit 1 when a list of departures is not that of the expectation file

The departures come from ``adapters/ENGINE/expected.yaml``, the numbers from the run.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judgecall.runner import expectations

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "engines.md"
COLUMNS = ("passed", "failed", "unsupported")


def block(name: str) -> re.Pattern[str]:
    """The marked part of the page of that name."""
    return re.compile(rf"(<!-- {re.escape(name)} -->\n)(.*?)(<!-- end -->)", re.S)


def departures(engine: str) -> str:
    """The table of an engine's expectation file."""
    entries = expectations.load(ROOT / "adapters" / engine / "expected.yaml").entries
    lines = ["| scenario | rule | what it does instead |", "|---|---|---|"]
    for name, entry in sorted(entries.items()):
        rule, _, argument = entry.reason.partition(": ")
        lines.append(f"| {name} | {rule} | {argument} |")
    return "\n".join(lines) + "\n"


def figures(result: dict[str, Any]) -> str:
    """The tables of a run: by section of the rules, and why scenarios were unsupported."""
    sections: dict[str, Counter[str]] = {}
    reasons: Counter[str] = Counter()
    for scenario in result["scenarios"]:
        section = scenario["feature"].split("/")[-2].partition("-")[0]
        sections.setdefault(section, Counter())[scenario["verdict"]] += 1
        if scenario["verdict"] == "unsupported":
            reasons[re.sub(r" \([^()]*\)$", "", scenario["reason"])] += 1
    return "\n".join((*_figures(result, sections), "", *_reasons(reasons))) + "\n"


def _figures(result: dict[str, Any], sections: dict[str, Counter[str]]) -> Iterator[str]:
    engine = result["engine"]
    yield f"{engine['name']} {engine['version']}, rules of {result['edition'] or 'the newest edition'}:"
    yield ""
    yield f"| section | {' | '.join(COLUMNS)} | other |"
    yield "|---|" + "---:|" * (len(COLUMNS) + 1)
    for section, counts in sorted(sections.items()):
        yield _row(section, counts)
    yield _row("all", sum(sections.values(), Counter()))


def _row(title: str, counts: Counter[str]) -> str:
    shown = [counts[c] for c in COLUMNS]
    return "| " + " | ".join(map(str, (title, *shown, counts.total() - sum(shown)))) + " |"


def _reasons(reasons: Counter[str]) -> Iterator[str]:
    yield "| unsupported in | because of |"
    yield "|---:|---|"
    for reason, count in reasons.most_common():
        yield f"| {count} | {reason} |"


def replaced(text: str, name: str, content: str) -> str:
    """The page with one of its marked parts anew."""
    pattern = block(name)
    if not pattern.search(text):
        raise SystemExit(f"engines: {PAGE.name} has no part <!-- {name} --> ... <!-- end -->")
    return pattern.sub(lambda m: m[1] + content + m[3], text)


def main() -> int:
    """Write or check the tables."""
    text = PAGE.read_text(encoding="utf-8")
    new = text
    for path in sorted((ROOT / "adapters").glob("*/expected.yaml")):
        new = replaced(new, f"departures: {path.parent.name}", departures(path.parent.name))
    if sys.argv[1:] == ["--check"]:
        return 0 if new == text else 1
    if len(sys.argv) == 3:
        result = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
        new = replaced(new, f"run: {sys.argv[1]}", figures(result))
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
