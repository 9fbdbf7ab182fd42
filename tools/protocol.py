"""Writes what is generated about the wire: fixtures/protocol/ (schema.json, and conversations/*.jsonl from real runs), and
the blocks of docs/protocol.md.

    python tools/protocol.py            writes the files
    python tools/protocol.py --check    exit 1 when one is not what it would be written as

A conversation is the run of the feature file beside it on the reference engine: one message a line, with who sends it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import protocol_reference
from judgecall.adapters.wire.schema import protocol_schema
from judgecall.runner import engines
from judgecall.runner.execute import run
from judgecall.runner.paths import BASE, PROTOCOL
from judgecall.runner.selection import Selection, choose
from judgecall.runner.settings import Settings

CONVERSATIONS = PROTOCOL / "conversations"
GUIDE = BASE / "docs" / "protocol.md"
REPORTED = ("cited", "asked")
"""What is left out of observations: it is for reports, and changes whenever the reference engine cites another rule."""


class Recorder:
    """Passes lines on, and keeps them."""

    def __init__(self, inner, lines):
        self.inner, self.lines = inner, lines

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def send(self, line, until):
        line = line.replace(b',"observing":true', b"")  # with an engine that does without, each step stands by itself
        self._keep("suite", line)
        self.inner.send(line, until)

    def receive(self, until):
        line = self.inner.receive(until)
        self._keep("engine", line)
        return line

    def _keep(self, sender, line):
        message = json.loads(line)
        for part in REPORTED:
            if isinstance(message.get("result"), dict):
                message["result"].pop(part, None)
        for card in message.get("params", {}).get("cards", ()):
            card.pop("structure", None)  # as for an engine that does not declare it
        self.lines.append(json.dumps({"from": sender, "message": message}, ensure_ascii=False, separators=(",", ":")))


def conversation(feature: Path) -> str:
    """The conversation that a feature file leads to."""
    lines: list[str] = []
    connect = engines.resolve("judgecall serve-engine").connect
    engines.RESOLVERS.insert(0, lambda spec: engines.Means(connect=lambda limits: Recorder(connect(limits), lines)))
    results = []
    try:
        chosen = choose(Selection(paths=(feature,)))
        run(Settings(engine="recorded", features={f.path: f for f in chosen.features}), results.append)
    finally:
        engines.RESOLVERS.pop(0)
    for result in results:
        if result.verdict != "passed":
            raise SystemExit(f"{feature}: {result.verdict}: {result.reason}")
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """All generated files with their text."""
    schema = protocol_schema()
    talks = {f.stem: conversation(f) for f in sorted(CONVERSATIONS.glob("*.feature"))}
    made = {CONVERSATIONS / f"{name}.jsonl": text for name, text in talks.items()}
    made[PROTOCOL / "schema.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    made[GUIDE] = protocol_reference.filled(GUIDE.read_text(encoding="utf-8"), schema, talks)
    return made


def main() -> None:
    """Write or check the files."""
    wrong = []
    for path, text in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        wrong.append(path)
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    if wrong and "--check" in sys.argv[1:]:
        sys.exit("not as generated: " + ", ".join(map(str, wrong)) + "; run: python tools/protocol.py")


if __name__ == "__main__":
    main()
