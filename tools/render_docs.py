"""Puts real output into the documents: whatever stands between ``<!-- output: COMMAND -->`` and ``<!-- end -->``; between
``<!-- counted: suite -->`` and ``<!-- end -->``, what the suite covers; between ``<!-- counted: wrong engines -->`` and
``<!-- end -->``, what the wrong engines prove of it; between ``<!-- counted: rulings -->`` and ``<!-- end -->``, the
catalogue of rulings, clause by clause.

    python tools/render_docs.py [FILE ...]            rewrites the files, or README.md and docs/*.md
    python tools/render_docs.py --check [FILE ...]    exit 1 when one is not what it would be written as

What differs from run to run (times), and the counts, which every new scenario changes, are nothing to --check.
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
COUNTED = re.compile(r"(<!-- counted: suite -->\n)(.*?)(<!-- end -->)", re.S)
PROVED = re.compile(r"(<!-- counted: wrong engines -->\n)(.*?)(<!-- end -->)", re.S)
RULINGS = re.compile(r"(<!-- counted: rulings -->\n)(.*?)(<!-- end -->)", re.S)
TIMED = re.compile(rf"\bin \d+\.\d\d s\b|{COUNTED.pattern}|{PROVED.pattern}|{RULINGS.pattern}", re.S)
PARTS = {
    "1": "concepts: players, mana, objects, costs, life, damage, counters, tokens",
    "2": "characteristics of objects",
    "3": "types of cards",
    "4": "zones",
    "5": "turn and combat",
    "6": "casting, abilities, resolving, layers, replacement",
    "7": "keywords, copies, state-based actions, kinds of cards",
    "8": "many players",
    "9": "casual variants: Commander",
}
"""What the suite has of each hundred of the rules, in our words."""


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


def counted() -> str:
    """What the suite covers: scenarios by the first rule that each cites, and the rule numbers that any cites."""
    sys.path.insert(0, str(ROOT))
    from judgecall.runner import card_library, facts
    from judgecall.runner.coverage import measure
    from judgecall.runner.editions import PINNED
    from judgecall.runner.selection import Selection, choose

    scenarios = [s for s in choose(Selection()).scenarios if not s.disputed]
    found = measure(facts.rules_index(PINNED), facts.rulings(), scenarios, ())
    lines = ["| rules | about | scenarios | rule numbers tested | of testable |", "|---|---|--:|--:|--:|"]
    for digit, about in PARTS.items():
        own = sum(s.rules[0].startswith(digit) for s in scenarios)
        sections = [counts for name, counts in found.rules["sections"].items() if name.startswith(digit)]
        tested, testable = (sum(counts[key] for counts in sections) for key in ("tested", "testable"))
        lines.append(f"| {digit}xx | {about} | {own or ''} | {tested or ''} | {testable} |")
    rules, rulings = found.rules, found.rulings
    lines.append(f"| **all** | | **{len(scenarios)}** | **{rules['tested']}** | **{rules['testable']}** |")
    known, invented = card_library.names()
    return "\n".join(lines) + (
        f"\n\nThey are played with {len(known)} cards and faces, {len(invented)} of them invented, and cover "
        f"{rulings['covered']} of {rulings['catalogued']} catalogued rulings.\n"
    )


def proved() -> str:
    """How many scenarios a wrong engine that misreads their own rule is known to fail, and how many none."""
    sys.path.insert(0, str(ROOT))
    from judgecall.runner.selection import Selection, choose
    from judgecall.runner.wrong_engines import wrong_engines

    engines = wrong_engines() or []
    named = {i for w in engines for i in w.caught_by}
    ids = [s.id for s in choose(Selection()).scenarios if not s.disputed]
    gap = sum(i not in named for i in ids)
    return (
        f"{len(engines)} wrong engines misread {len({n for w in engines for n in w.rules})} rule numbers. Of {len(ids)} "
        f"scenarios, {len(ids) - gap} are failed by one that misreads their own rule; **{gap}** are not known to be.\n"
    )


def rulings() -> str:
    """The catalogue, clause by clause, with the scenarios that settle each."""
    sys.path.insert(0, str(ROOT))
    from judgecall.runner import facts

    lines = ["| ruling | rules | clause | settled by |", "|---|---|---|---|"]
    for ruling in facts.rulings():
        for n, clause in enumerate(ruling.clauses):
            own = f"{ruling.id} | {', '.join(ruling.rules)}" if n == 0 else " | "
            said = f"{clause.says} ({clause.elsewhere})" if clause.elsewhere else clause.says
            lines.append(f"| {own} | {said} | {', '.join(clause.scenarios)} |")
    return "\n".join(lines) + "\n"


def rendered(text: str) -> str:
    """A document with its blocks filled anew."""
    text = RULINGS.sub(lambda m: m[1] + rulings() + m[3], text)
    text = PROVED.sub(lambda m: m[1] + proved() + m[3], text)
    text = COUNTED.sub(lambda m: m[1] + counted() + m[3], text)
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
