"""The wrong engines of the tests, as data: what each misreads, and which scenarios catch it. They are no part of an
installed package; nothing of them is imported here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .paths import BASE

FOLDER = BASE / "tests" / "wrong_engines"


class WrongEngine(msgspec.Struct, frozen=True):
    """A misreading: its name, the rules that it misreads, the scenarios that fail on it, and where it stands."""

    name: str
    rules: tuple[str, ...]
    caught_by: tuple[str, ...]
    path: str
    line: int


def wrong_engines(folder: Path = FOLDER) -> list[WrongEngine] | None:
    """The wrong engines of a checkout, by file; None where the tests are not at hand."""
    if not folder.is_dir():
        return None
    return [found for path in sorted(folder.glob("*.py")) for found in _of_file(path)]


def _of_file(path: Path) -> Iterator[WrongEngine]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Wrong":
            given = dict(zip(("name", "overrides", "caught_by", "rules"), node.args, strict=False))
            given |= {k.arg: k.value for k in node.keywords if k.arg}
            if all(isinstance(given.get(field), ast.Constant | ast.Tuple) for field in ("name", "caught_by", "rules")):
                name, caught_by, rules = (ast.literal_eval(given[f]) for f in ("name", "caught_by", "rules"))
                yield WrongEngine(name, rules, caught_by, path.relative_to(BASE).as_posix(), node.lineno)
