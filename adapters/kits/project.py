"""Writes a kit into a folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath

import msgspec

from . import in_java, in_python, in_typescript
from .model import Model, model

TEMPLATES = Path(__file__).parent / "templates"
SUFFIX = ".txt"
"""What a template has beside the name of its file, so that no tool takes it for code of ours."""

HIDDEN = frozenset({"gitignore", "github"})
"""Names that begin with a dot in the project; packages leave hidden files behind."""

_SLOT = re.compile(r"\{\{(\w+)\}\}")


class Kit(msgspec.Struct, frozen=True):
    """A kit: where its messages go, what it is started with, what builds it, and what it needs on a machine; the file that
    is the author's, what checks the literals, and the files worth knowing with what they are."""

    language: str
    render: Callable[[Model], str]
    messages: str
    engine: str
    build: str
    needs: str
    adapter: str
    literals: str
    files: tuple[tuple[str, str], ...]
    setup: str
    ignored: str


def _ci(*lines: str) -> str:
    return "\n".join(f"      {line}" for line in lines)


KITS: Mapping[str, Kit] = {
    kit.language: kit
    for kit in (
        Kit(
            language="python",
            render=in_python.render,
            messages="port/messages.py",
            engine="python3 adapter.py",
            build="",
            needs="Python 3.11",
            adapter="adapter.py",
            literals="python3 check_literals.py",
            files=(
                ("adapter.py", "yours: the calls, to be filled in"),
                ("port/messages.py", "the messages of the protocol, typed"),
                ("port/wire.py", "the loop over stdin and stdout, and the helper that asks the suite for choices"),
            ),
            setup=_ci(
                "- uses: actions/setup-python@v5",
                "  with: {python-version: '3.12'}",
                "- run: python3 check_literals.py",
            ),
            ignored="__pycache__/",
        ),
        Kit(
            language="typescript",
            render=in_typescript.render,
            messages="src/port/messages.ts",
            engine="node dist/main.js",
            build="npm install && npm run build",
            needs="Node 18 and npm",
            adapter="src/adapter.ts",
            literals="npm run check-literals",
            files=(
                ("src/adapter.ts", "yours: the calls, to be filled in"),
                ("src/port/messages.ts", "the messages of the protocol, typed"),
                ("src/port/wire.ts", "the loop over stdin and stdout, and the helper that asks the suite for choices"),
            ),
            setup=_ci(
                "- uses: actions/setup-node@v4",
                "  with: {node-version: 20}",
                "- run: npm install",
                "- run: npm run build",
                "- run: npm run check-literals",
            ),
            ignored="node_modules/\ndist/",
        ),
        Kit(
            language="java",
            render=in_java.render,
            messages="src/judgecall/port/Messages.java",
            engine="java -cp out adapter.Main",
            build="javac -encoding UTF-8 -d out src/judgecall/port/*.java src/adapter/*.java",
            needs="a JDK from 17 on, without Maven or Gradle",
            adapter="src/adapter/Adapter.java",
            literals="java -cp out adapter.CheckLiterals",
            files=(
                ("src/adapter/Adapter.java", "yours: the calls, to be filled in"),
                ("src/judgecall/port/Messages.java", "the messages of the protocol, typed"),
                ("src/judgecall/port/", "the loop over stdin and stdout, JSON, and the helper that asks the suite for choices"),
            ),
            setup=_ci(
                "- uses: actions/setup-java@v4",
                "  with: {distribution: temurin, java-version: 17}",
                "- run: javac -encoding UTF-8 -d out src/judgecall/port/*.java src/adapter/*.java",
                "- run: java -cp out adapter.CheckLiterals",
            ),
            ignored="out/",
        ),
    )
}
"""All kits by the name of their language."""


def files(kit: Kit, version: str, edition: str, literals: str) -> dict[PurePosixPath, str]:
    """The files of a new project with their texts. ``literals`` are the test vectors of the literal grammar."""
    slots = {
        "engine": kit.engine,
        "build": f"{kit.build}\n" if kit.build else "",
        "adapter": kit.adapter,
        "messages": kit.messages,
        "literals": kit.literals,
        "files": "\n".join(("| file | what it is |", "|---|---|", *(f"| `{name}` | {what} |" for name, what in kit.files))),
        "needs": kit.needs,
        "setup": kit.setup,
        "ignored": kit.ignored,
        "version": version,
        "edition": edition,
    }
    made = {
        PurePosixPath(kit.messages): kit.render(model()),
        PurePosixPath("literals.json"): literals,
    }
    for folder in (TEMPLATES / "common", TEMPLATES / kit.language):
        for path in sorted(folder.rglob(f"*{SUFFIX}")):
            text = _SLOT.sub(lambda found: slots[found[1]], path.read_text(encoding="utf-8"))
            made[_place(path.relative_to(folder))] = text
    return made


def write(made: Mapping[PurePosixPath, str], folder: Path) -> None:
    """Write a project into a folder; :class:`OSError` when that cannot be."""
    for place, text in made.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def _place(template: Path) -> PurePosixPath:
    parts = (f".{part}" if part in HIDDEN else part for part in PurePosixPath(template.as_posix().removesuffix(SUFFIX)).parts)
    return PurePosixPath(*parts)
